"""What cards are worth: how often players won who had melded a card, counted in games between bots.

The numbers are in `worth.json`; `python -m benchmarks.card_worth` plays the games and writes it. A player counts once
in a game for each card that he melded, at the age of the game when he did so first: the highest age that anyone at the
table would have drawn from when that turn began. What it is worth is the difference to 1/players, which is what he
would win if all were equal.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final, NamedTuple

from tenages.intervals import wilson
from tenages.rules.options import LAST_AGE

FILE: Final = "worth.json"
AGES: Final = tuple(range(1, LAST_AGE + 1))


class Melders(NamedTuple):
    """Players who melded a card, each once a game."""

    players: int = 0
    won: float = 0.0
    """How many of them won; a victory that several share counts as half, a third, and so on, for each."""
    expected: float = 0.0
    """How many would have won if all at a table were equal."""

    def __bool__(self) -> bool:
        return self.players > 0

    @property
    def rate(self) -> float:
        """The share of them that won."""
        return self.won / self.players

    @property
    def base(self) -> float:
        """The share of them that would have won if all were equal."""
        return self.expected / self.players

    @property
    def lift(self) -> float:
        """By how much the share that won is above the one of equals."""
        return self.rate - self.base

    @property
    def interval(self) -> tuple[float, float]:
        """The 95% interval of the share that won."""
        return wilson(self.rate, self.players)


def together(parts: Iterable[Melders]) -> Melders:
    """All of them in one."""
    found = list(parts)
    return Melders(
        sum([part.players for part in found]),
        sum([part.won for part in found]),
        sum([part.expected for part in found]),
    )


class CountedTable(NamedTuple):
    """A kind of table at which games were counted."""

    players: int
    expansions: tuple[str, ...]
    games: int


@dataclass(frozen=True)
class CardWorth:
    """What the games say of one card, by table and by age of the game."""

    tables: Sequence[CountedTable]
    counts: Sequence[Sequence[Melders]]
    """For each table those who melded it at each age of the game, from 1; empty if the card was not there."""

    def total(self) -> Melders:
        """All who melded it."""
        return together([each for row in self.counts for each in row])

    def by_age(self) -> list[Melders]:
        """Those who melded it at each age of the game, from 1 to 10, at all tables."""
        return [together([row[age - 1] for row in self.counts if row]) for age in AGES]

    def by_players(self) -> dict[int, Melders]:
        """Those who melded it, by number of players."""
        return {number: self._at([table.players == number for table in self.tables]) for number in self._numbers()}

    def by_echoes(self) -> dict[bool, Melders]:
        """Those who melded it, with Echoes and without."""
        return {
            echoes: self._at([bool(table.expansions) is echoes for table in self.tables]) for echoes in (False, True)
        }

    def _numbers(self) -> list[int]:
        return sorted({table.players for table in self.tables})

    def _at(self, wanted: Sequence[bool]) -> Melders:
        return together([each for row, is_wanted in zip(self.counts, wanted, strict=True) if is_wanted for each in row])


class Worth(NamedTuple):
    """The worth of all cards, and what it rests on."""

    edition: str
    bot: str
    version: str
    """The version of Ten Ages that played the games."""
    tables: tuple[CountedTable, ...]
    cards: dict[str, CardWorth]
    """By short name."""

    @property
    def games(self) -> int:
        """How many games were counted."""
        return sum([table.games for table in self.tables])


@cache
def card_worth() -> Worth:
    """What all cards are worth."""
    return read(json.loads(files("tenages.cardbook").joinpath(FILE).read_text(encoding="utf-8")))


def read(data: dict[str, Any]) -> Worth:
    """What `worth.json` says."""
    tables = tuple([CountedTable(each["players"], tuple(each["expansions"]), each["games"]) for each in data["tables"]])
    cards = {
        slug: CardWorth(tables, [_row(table, row) for table, row in zip(tables, rows, strict=True)])
        for slug, rows in data["cards"].items()
    }
    return Worth(data["edition"], data["bot"], data["version"], tables, cards)


def _row(table: CountedTable, row: Sequence[Sequence[float]]) -> list[Melders]:
    if not row:
        return []
    return [Melders(int(melded), won, melded / table.players) for melded, won in zip(*row, strict=True)]
