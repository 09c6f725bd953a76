"""A position in which everyone is about to win, as a text."""

from __future__ import annotations

from typing import Final

LAST_ACHIEVEMENT: Final = """
actions 1
player 1
R Archery
score Pottery, Sailing, Clothing, Oars, Code of Laws
achieved 2, 3, 4, 5, 6
player 2
B Tools
score Mysticism, Domestication, Masonry, City States, Agriculture
achieved 7, 8, 9, Empire, World
"""
"""Ann's last action. She can claim her sixth achievement, and so can Bob in his turn."""
