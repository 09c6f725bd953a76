"""Search for a card or a special achievement by its typed name, in the reader's language or in English."""

from __future__ import annotations

from functools import cache
from typing import Final

from tenages.cards import CARDS, SPECIALS
from tenages.cards.titles import Titles
from tenages.rules.achievements import Special
from tenages.rules.card import Card
from tenages.rules.errors import UnknownCard
from tenages.words.catalogue import DEFAULT, LAYERS, Words, words_of
from tenages.words.terms import card_title, listed, listed_or, special_name

ENGLISH: Final = (DEFAULT, *[name for name in LAYERS if name.startswith("en-") and name != DEFAULT])
"""The English catalogues: a few cards have different titles in them (docs/words.md)."""
MOST_NAMED: Final = 8
"""Of more names than this that fit, only the number is given."""


def find(words: Words, text: str) -> Card | Special:
    """The card or the special achievement of that name; a part is enough if it occurs in no other name.

    Case, accents, spaces, dots and an article are forgiven.
    """
    catalogues = (words.name, *ENGLISH)
    for catalogue in catalogues:
        found = _titles(catalogue).named(text)
        if found is not None:
            return found
    for catalogue in catalogues:
        fitting = _titles(catalogue).containing(text)
        if len(fitting) == 1:
            return fitting[0]
        if len(fitting) > MOST_NAMED:
            raise UnknownCard("part-of-many", title=repr(text), names=str(len(fitting)))
        if fitting:
            names = [_name(words_of(catalogue), thing) for thing in fitting]
            raise UnknownCard("part-of-several", title=repr(text), names=listed(words, names))
    near = [_name(words, thing) for thing in _titles(words.name).similar(text)]
    if near:
        raise UnknownCard("unknown-card-near", title=repr(text), near=listed_or(words, near))
    raise UnknownCard("unknown-card", title=repr(text))


@cache
def _titles(catalogue: str) -> Titles[Card | Special]:
    words = words_of(catalogue)
    # No two of them have the same name, in any of the catalogues; a test checks that.
    things: tuple[Card | Special, ...] = (*CARDS, *SPECIALS)
    return Titles({_name(words, thing): thing for thing in things})


def _name(words: Words, thing: Card | Special) -> str:
    return card_title(words, thing) if isinstance(thing, Card) else special_name(words, thing)
