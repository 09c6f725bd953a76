"""The game itself. Nothing in here imports anything but the standard library and the rules."""
