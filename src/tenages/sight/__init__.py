"""Who knows what. The only way out of a game for anyone who sits at the table or watches."""
