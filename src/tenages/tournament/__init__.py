"""Bots against each other, and random games by the thousand."""
