"""Statistics as a poster: one HTML file with plots, for a wall, a screen or a phone."""
