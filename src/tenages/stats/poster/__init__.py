"""Statistics as a poster: one HTML file with plots, for a screen, a phone or a print."""
