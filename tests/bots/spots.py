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


def draw_or_lose(*board: str) -> Game:
    """Ann's last action: no cards are left, so a draw ends the game, and she and Bob are tied in every way.

    Otherwise Bob claims his sixth achievement. Ann has the points for it too, and lacks only a top card.
    """
    return tenages.position(
        {
            "board": list(board),
            "hand": ["Oars"],
            "score": ["Coal"],
            "achievements": ["Empire", "World", "Wonder", "Universe", 7],
        },
        {"board": ["Tools"], "score": ["Banking"], "achievements": [2, 3, 4, 5, 6]},
        only={age: [] for age in range(1, 11)},
        actions=1,
    )
