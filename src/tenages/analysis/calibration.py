"""From what a search finds to the chance that is shown.

A search tries bad answers too, of everyone, and adds all of it up: so its means are too cautious. Of the players whom
it gave 75%, 88 in a hundred won. The odds are stretched by a power that was fitted on games between bots; docs/study.md
has the figures, and benchmarks/analysis_truth.py measures them again.
"""

from __future__ import annotations

from typing import Final

STRETCH: Final = 1.7
"""The power of the odds: fitted on one half of the games, and tested on the other."""


def shown_chance(found: float, sides: int) -> float:
    """The chance of a side to win, of so many sides, as it is shown. An even game, a win and a defeat stay the same."""
    found = min(1.0, max(0.0, found))
    own = pow(found, STRETCH)
    others = (sides - 1) * pow((1 - found) / (sides - 1), STRETCH)
    return float(own / (own + others))
