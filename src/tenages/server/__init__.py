"""The web server: tables and seats, the messages to each client, and the database."""
