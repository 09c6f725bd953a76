"""Where games are kept: every table, who sits there, and every choice, in the order in which they were made."""
