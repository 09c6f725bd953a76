"""Worlds that fit what a bot knows."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from tenages.game import Game
from tenages.sight.sample import Worlds
from tenages.sight.view import View

TRIES_FOR_EACH: Final = 200
"""In a long effect only one guess in some hundreds fits; a bot makes do with fewer worlds then."""
KEPT: Final = 50
"""So many worlds are kept, to look into them again where new ones are hard to find."""


def some_worlds(view: View, number: int, random: Random) -> list[Game]:
    """So many worlds that fit a view. There may be fewer of them, and even none, where they are hard to find."""
    worlds = Worlds(view)
    found: list[Game] = []
    for _ in range(number * TRIES_FOR_EACH):
        world = Game()
        if worlds.draw_into(world, random):
            found.append(world)
            if len(found) == number:
                break
    return found


def mean_over_worlds(view: View, number: int, random: Random, weigh: Callable[[Game], list[float]]) -> list[float]:
    """What each option is worth on average over some worlds; where none was found, nobody knows, and chance decides."""
    found = [weigh(world) for world in some_worlds(view, number, random)]
    if not found:
        assert view.decision is not None
        return [random.random() for _ in view.decision.options]
    return [sum(column) / len(found) for column in zip(*found, strict=True)]


class Stream:
    """Worlds without end: always a new one where that is easy, else one that was found before."""

    def __init__(self, view: View, random: Random) -> None:
        self._worlds = Worlds(view)
        self._random = random
        self._kept: list[Game] = []

    def next(self) -> Game | None:
        """A world to play on in; None if this try was in vain and none has been found yet."""
        world = Game()
        if not self._worlds.draw_into(world, self._random):
            return self._random.choice(self._kept).copy() if self._kept else None
        if len(self._kept) < KEPT:
            self._kept.append(world.copy())
        return world
