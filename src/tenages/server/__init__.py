"""The table on the web: tables and seats, what is sent to whom, and how nothing of it is ever lost."""
