"""A set of cards with its special achievements, its draw rule and its share of mixed piles."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from tenages.rules.options import LAST_AGE

if TYPE_CHECKING:
    from tenages.rules.achievements import Special
    from tenages.rules.card import Card, Deck

TakesDraw = Callable[[tuple["Card", ...]], bool]
"""Whether a player with this hand draws from this set's pile instead of the base set's."""


class CardSet:
    """The base set or an expansion. The engine has no list of sets: a table uses the sets that it is given."""

    name: str
    number: int
    cards: tuple[Card, ...]
    of_age: tuple[tuple[Card, ...], ...]

    def __init__(
        self,
        deck: Deck,
        specials: tuple[Special, ...],
        mixed_sizes: Mapping[int, int],
        takes_draw: TakesDraw | None = None,
    ) -> None:
        self.name = deck.name
        self.number = deck.number
        self.cards = tuple(deck.cards)
        self.of_age = tuple([tuple([card for card in deck.cards if card.age == age]) for age in range(LAST_AGE + 1)])
        """The cards of each age; there are none of age 0."""
        self.specials = specials
        self.mixed_sizes = mixed_sizes
        """How many of its cards go into each mixed pile, by the number of players (docs/rules.md 23)."""
        self.takes_draw = takes_draw

    def __repr__(self) -> str:
        return self.name
