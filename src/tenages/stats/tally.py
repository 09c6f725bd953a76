"""How often players did something, how many did, and how many of them won."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, MutableMapping
from dataclasses import dataclass
from typing import Final, TypeVar

from tenages.intervals import wilson

WHOLE: Final = 60
"""Parts of a victory. Up to five players can share it exactly, and sums do not depend on the order of games."""
Key = TypeVar("Key")


@dataclass(slots=True)
class Tally:
    """Counts of one thing that players do, each player once in each game."""

    times: int = 0
    players: int = 0
    """How many did it at least once in a game."""
    wins: int = 0
    """What they won, in parts of a victory: one that several share counts as half, a third, and so on, for each.

    So does a draw, as if all shared it.
    """
    chances: int = 0
    """What they would have won if all were equal, in parts of a victory: at a table of four, a quarter each."""
    turns: int = 0
    """The sum of the turns in which each did it first."""

    def add(self, times: int, turn: int, won: int, chance: int) -> None:
        """Count a player who did it `times` times, the first time in that turn."""
        self.times += times
        self.players += 1
        self.wins += won
        self.chances += chance
        self.turns += turn

    def join(self, other: Tally) -> None:
        """Add the counts of another one."""
        self.times += other.times
        self.players += other.players
        self.wins += other.wins
        self.chances += other.chances
        self.turns += other.turns

    def __bool__(self) -> bool:
        return self.players > 0

    @property
    def rate(self) -> float:
        """The share of them that won."""
        return self.wins / (WHOLE * self.players)

    @property
    def base_rate(self) -> float:
        """The share of them that would have won if all were equal."""
        return self.chances / (WHOLE * self.players)

    @property
    def lift(self) -> float:
        """By how much the win rate is above the base rate."""
        return self.rate - self.base_rate

    @property
    def interval(self) -> tuple[float, float]:
        """The 95% interval of the win rate."""
        return wilson(self.rate, self.players)

    @property
    def mean_turn(self) -> float:
        """The mean turn in which a player did it first."""
        return self.turns / self.players


def tally_of(tallies: MutableMapping[Key, Tally], key: Key) -> Tally:
    """The tally under a key; a new one if there is none yet."""
    found = tallies.get(key)
    if found is None:
        found = tallies[key] = Tally()
    return found


def join_all(tallies: MutableMapping[Key, Tally], others: Mapping[Key, Tally]) -> None:
    """Add other tallies, each under its key."""
    for key, other in others.items():
        tally_of(tallies, key).join(other)


def total(tallies: Iterable[Tally]) -> Tally:
    """The sum of some tallies."""
    whole = Tally()
    for tally in tallies:
        whole.join(tally)
    return whole
