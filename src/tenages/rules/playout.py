"""Playing on at random: the quickest way to the end of a game, for simulations, searches and benchmarks."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from tenages.rules.play import Play

MOST_DECISIONS: Final = 100_000
"""No game lasts that long."""


def play_out(game: Play, random: Callable[[], float], most: int = MOST_DECISIONS) -> int:
    """Choose at random until the game is over, or so many choices were made; says how many it took.

    `random` gives numbers from 0 up to 1, as `Random.random` does.
    """
    made = 0
    while made < most:
        decision = game.decision
        if decision is None:
            break
        options = decision.options
        game.choose(options[int(random() * len(options))])
        made += 1
    return made
