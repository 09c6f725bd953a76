"""The alphabetical order of card titles in a language, which decides who begins (docs/rules.md 1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from tenages.rules.card import Card


DEFAULT_LANGUAGE: Final = "en"


class Alphabet:
    """The alphabetical order of all card titles in one language. The rules know the order, not the titles."""

    def __init__(self, language: str, places: tuple[int, ...]) -> None:
        self.language = language
        self.places = places
        """The position of each card in that order, by `Card.index`."""

    def first(self, cards: list[Card]) -> int:
        """The position in `cards` of the one that comes first alphabetically."""
        places = [self.places[card.index] for card in cards]
        return places.index(min(places))
