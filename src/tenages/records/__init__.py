"""Games as text: positions, saved games, replay."""
