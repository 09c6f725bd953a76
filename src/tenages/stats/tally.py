"""How often something was done, by how many players, and how many of them won."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, MutableMapping
from dataclasses import dataclass
from typing import Final, TypeVar

from tenages.intervals import wilson

WHOLE: Final = 60
"""A victory in parts. Up to five players can share it out exactly, and the sum is the same in whatever order."""
Key = TypeVar("Key")


@dataclass(slots=True)
class Tally:
    """Counts of one thing that players do, each player once in each game."""

    times: int = 0
    players: int = 0
    """How many did it at least once."""
    wins: int = 0
    """What they won, in parts of a victory: one that several share counts as half, a third, and so on, for each."""
    chances: int = 0
    """What they would have won if luck alone decided, in parts of a victory: at a table of four, a quarter each."""
    turns: int = 0
    """The turns in which they did it first, added up."""

    def add(self, times: int, turn: int, won: int, chance: int) -> None:
        """Count a player who did it so many times, for the first time in that turn."""
        self.times += times
        self.players += 1
        self.wins += won
        self.chances += chance
        self.turns += turn

    def join(self, other: Tally) -> None:
        """Count all that the other one has counted."""
        self.times += other.times
        self.players += other.players
        self.wins += other.wins
        self.chances += other.chances
        self.turns += other.turns

    def __bool__(self) -> bool:
        return self.players > 0

    @property
    def rate(self) -> float:
        """How many of them won, as a share."""
        return self.wins / (WHOLE * self.players)

    @property
    def base_rate(self) -> float:
        """How many of them would have won by luck alone."""
        return self.chances / (WHOLE * self.players)

    @property
    def lift(self) -> float:
        """How much more of them won than luck alone would have it."""
        return self.rate - self.base_rate

    @property
    def interval(self) -> tuple[float, float]:
        """Between which rates the true one lies, at 95%: Wilson's interval."""
        return wilson(self.rate, self.players)

    @property
    def mean_turn(self) -> float:
        """In which turn they did it first, on average."""
        return self.turns / self.players


def tally_of(tallies: MutableMapping[Key, Tally], key: Key) -> Tally:
    """The tally under a key; a new one, if nothing was counted there yet."""
    found = tallies.get(key)
    if found is None:
        found = tallies[key] = Tally()
    return found


def join_all(tallies: MutableMapping[Key, Tally], others: Mapping[Key, Tally]) -> None:
    """Count all that the others have counted, each under its key."""
    for key, other in others.items():
        tally_of(tallies, key).join(other)


def total(tallies: Iterable[Tally]) -> Tally:
    """All of them together."""
    whole = Tally()
    for tally in tallies:
        whole.join(tally)
    return whole
