"""Networks that judge what a player sees: the interface that any network can be plugged into, and our own files."""
