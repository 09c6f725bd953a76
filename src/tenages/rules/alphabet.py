"""The alphabet of the table's language: whose first card comes first in it begins (docs/rules.md 1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from tenages.rules.card import Card


DEFAULT_LANGUAGE: Final = "en"


class Alphabet:
    """In which order the titles of all cards stand in one language. The rules know the order, not the titles."""

    def __init__(self, language: str, places: tuple[int, ...]) -> None:
        self.language = language
        self.places = places
        """The place of each card, by its number."""

    def first(self, cards: list[Card]) -> int:
        """Which of these cards comes first, counted from 0."""
        places = [self.places[card.index] for card in cards]
        return places.index(min(places))
