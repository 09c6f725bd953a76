"""Positions that several tests of bots look at."""

from __future__ import annotations

import tenages
from tenages import Game


def about_to_win() -> Game:
    """Five achievements of six, and enough points for the one of age 1."""
    score = ["Pottery", "Sailing", "Clothing", "Oars", "Code of Laws"]
    return tenages.position(
        {"board": ["Archery"], "score": score, "achievements": [2, 3, 4, 5, 6]},
        {"board": ["Tools"]},
    )
