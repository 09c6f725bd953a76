"""The database of a server: tables, their seats, and all choices in order."""
