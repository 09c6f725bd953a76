"""Sampled worlds: whole games that agree with what a bot knows."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Final

from tenages.game import Game
from tenages.sight.sample import Worlds
from tenages.sight.view import View

DRAWS_PER_WORLD: Final = 200
"""How often a world is drawn before giving up. In a long effect only one draw in some hundreds fits."""
POOL_SIZE: Final = 50
"""How many worlds are kept, to use them again where new ones are hard to find."""


def some_worlds(view: View, number: int, random: Random) -> list[Game]:
    """Up to `number` worlds that fit a view: fewer, or even none, where they are hard to find."""
    worlds = Worlds(view)
    found: list[Game] = []
    for _ in range(number * DRAWS_PER_WORLD):
        world = Game()
        if worlds.draw_into(world, random):
            found.append(world)
            if len(found) == number:
                break
    return found


def mean_over_worlds(view: View, number: int, random: Random, rate: Callable[[Game], list[float]]) -> list[float]:
    """The mean rating of each option over some worlds; random ratings if no world was found."""
    found = [rate(world) for world in some_worlds(view, number, random)]
    if not found:
        assert view.decision is not None
        return [random.random() for _ in view.decision.options]
    return [sum(column) / len(found) for column in zip(*found, strict=True)]


class Stream:
    """An endless stream of worlds: a new one if the draw succeeds, else one that was found before."""

    def __init__(self, view: View, random: Random) -> None:
        self._worlds = Worlds(view)
        self._random = random
        self._kept: list[Game] = []

    def next(self) -> Game | None:
        """A world that may be changed; None if this draw failed and none has been found yet."""
        world = Game()
        if not self._worlds.draw_into(world, self._random):
            return self._random.choice(self._kept).copy() if self._kept else None
        if len(self._kept) < POOL_SIZE:
            self._kept.append(world.copy())
        return world


def many_worlds(view: View, random: Random, different: int, draws: int) -> Iterator[Game | None]:
    """Worlds without end, so many different ones and then the same again in turn: a copy costs far less than a draw.

    None for each draw that fails before the first world is found; after so many there is no world.
    """
    worlds = Worlds(view)
    kept: list[Game] = []
    failed = 0
    while len(kept) < different and failed < draws:
        world = Game()
        if worlds.draw_into(world, random):
            kept.append(world.copy())
            failed = 0
            yield world
        else:
            failed += 1
            yield kept[random.randrange(len(kept))].copy() if kept else None
    while kept:
        for world in kept:
            yield world.copy()
