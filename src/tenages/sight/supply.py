"""The supply piles as rows, one for each set that has piles of its own."""

from __future__ import annotations

from typing import NamedTuple

from tenages.rules.options import LAST_AGE
from tenages.rules.setup import Setup
from tenages.sight.scene import Face


class SupplyRow(NamedTuple):
    """The supply piles of a set, from age 1 to 10; mixed piles are in the base set's row."""

    deck: str
    piles: tuple[tuple[Face, ...], ...]


def rows_of(setup: Setup, supply: tuple[tuple[Face, ...], ...]) -> list[SupplyRow]:
    """The rows of a supply."""
    return [SupplyRow(deck, supply[row + 1 : row + LAST_AGE + 1]) for deck, row in places_of_rows(setup)]


def places_of_rows(setup: Setup) -> list[tuple[str, int]]:
    """Each set that has piles of its own, and the place in the supply just before its pile of age 1."""
    rows = [(card_set, setup.rows[card_set.number]) for card_set in setup.sets]
    return [(card_set.name, row) for card_set, row in rows if card_set.number == 0 or row]
