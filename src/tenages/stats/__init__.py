"""Statistics of saved games: which cards win, how games end, and how the lead moves."""
