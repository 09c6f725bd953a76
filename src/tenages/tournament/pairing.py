"""Who plays whom, at which deal, and who sits where.

Every deal is played by the same bots in all seats: at a table for two, twice with swapped seats. So nobody gains from
good cards.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, permutations
from typing import Final, NamedTuple

from tenages.rules.setup import Rules
from tenages.tournament.seeds import seeds_from

TEAMS: Final = 2


class Fixture(NamedTuple):
    """A game on the schedule."""

    number: int
    """Its place in the schedule, from 0. The same schedule for more games starts with the same games."""
    deal: int
    """The seed."""
    lineup: tuple[int, ...]
    """The entrant at each seat."""


def pairings(rules: Rules, entrants: int) -> list[tuple[int, ...]]:
    """All groups of entrants who play each other: as many as there are sides at the table, or all if they are fewer."""
    sides = TEAMS if rules.teams else rules.players
    return list(combinations(range(entrants), min(entrants, sides)))


def schedule(rules: Rules, entrants: int, games: int, seed: int) -> list[Fixture]:
    """All games, deal by deal. `games` is for each pairing, and is rounded up to whole deals."""
    groups = pairings(rules, entrants)
    deals = -(-games // len(groups[0]))
    lineups = [
        (deal, lineup)
        for place, deal in enumerate(seeds_from(seed, deals))
        for group in groups
        for lineup in seatings(_order(group, place), rules.players)
    ]
    return [Fixture(number, deal, lineup) for number, (deal, lineup) in enumerate(lineups)]


def seatings(order: tuple[int, ...], players: int) -> Iterator[tuple[int, ...]]:
    """As many seatings as there are entrants, so that each sits in every seat once.

    Where there are more seats than entrants they alternate: A B A B, then B A B A. So partners are the same entrant.
    """
    for first in range(len(order)):
        yield tuple([order[(first + seat) % len(order)] for seat in range(players)])


def _order(group: tuple[int, ...], place: int) -> tuple[int, ...]:
    """Who follows whom around the table: another order for each deal, until all orders were used."""
    first, *rest = group
    orders = list(permutations(rest))
    return (first, *orders[place % len(orders)])
