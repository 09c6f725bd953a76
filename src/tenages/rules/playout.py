"""Random play to the end of a game, for simulations, searches and benchmarks."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from tenages.rules.play import Play

MOST_DECISIONS: Final = 100_000
"""More decisions than any game has."""


def play_out(game: Play, random: Callable[[], float], most: int = MOST_DECISIONS) -> int:
    """Choose at random until the game is over or `most` choices were made; returns the number of choices.

    `random` returns numbers from 0 up to, but not including, 1, as `Random.random` does.
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
