"""Who plays whom, at which deal, and who sits where.

Every deal is played by the same bots in all seats: at a table for two, twice with swapped seats. So nobody owes his
place to good cards.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, permutations
from typing import Final, NamedTuple

from tenages.opening import Rules
from tenages.tournament.simulate import SEEDS

TEAMS: Final = 2


class Fixture(NamedTuple):
    """A game that is to be played."""

    number: int
    """Its place in the schedule, from 0. The same schedule for more games begins with the same games."""
    deal: int
    """The seed."""
    lineup: tuple[int, ...]
    """The entrant at each seat."""


def pairings(rules: Rules, entrants: int) -> list[tuple[int, ...]]:
    """All groups of entrants who play each other: as many as there are sides at the table, or all if they are fewer."""
    sides = TEAMS if rules.teams else rules.players
    return list(combinations(range(entrants), min(entrants, sides)))


def whole_deals(games: int, seats: int) -> int:
    """How many deals are played so that there are that many games at least, if each is played in so many seatings."""
    return -(-games // seats)


def schedule(rules: Rules, entrants: int, games: int, seed: int) -> list[Fixture]:
    """All games, deal by deal; so many for each pairing, rounded up to whole deals."""
    groups = pairings(rules, entrants)
    size = len(groups[0])
    lineups = [
        ((seed + deal) % SEEDS, lineup)
        for deal in range(whole_deals(games, size))
        for group in groups
        for lineup in seatings(_order(group, deal), rules.players)
    ]
    return [Fixture(number, deal, lineup) for number, (deal, lineup) in enumerate(lineups)]


def seatings(order: tuple[int, ...], players: int) -> Iterator[tuple[int, ...]]:
    """As many seatings as there are entrants, so that each sits in every seat once.

    Where there are more seats than entrants they take turns: A B A B, then B A B A. So partners are of one entrant.
    """
    for first in range(len(order)):
        yield tuple([order[(first + seat) % len(order)] for seat in range(players)])


def _order(group: tuple[int, ...], deal: int) -> tuple[int, ...]:
    """Who follows whom around the table: from deal to deal in another order, until there have been all."""
    first, *rest = group
    orders = list(permutations(rest))
    return (first, *orders[deal % len(orders)])
