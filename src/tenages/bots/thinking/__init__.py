"""What the bots think with: an evaluation of positions, worlds that fit a view, a look ahead, and a search tree."""
