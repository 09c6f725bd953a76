"""Views: what each player and each spectator may know of a game."""
