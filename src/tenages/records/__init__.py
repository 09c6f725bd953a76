"""A game as text: positions, saved games, replay."""
