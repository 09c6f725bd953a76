"""Search for a card or a special achievement by its typed name, in the reader's language or in English."""

from __future__ import annotations

from functools import cache

from tenages.cards import CARDS, SPECIALS, normalized, similar
from tenages.rules.achievements import Special
from tenages.rules.card import Card
from tenages.rules.errors import UnknownCard
from tenages.words.catalogue import DEFAULT, Words, words_of
from tenages.words.terms import card_title, listed_or, special_name


def find(words: Words, text: str) -> Card | Special:
    """The card or the special achievement with this name; case, accents, spaces and dots are ignored."""
    for name in (words.name, DEFAULT):
        found = _named(name).get(normalized(text))
        if found is not None:
            return found
    known = _named(words.name)
    near = [_name(words, known[name]) for name in similar(text, list(known))]
    if near:
        raise UnknownCard("unknown-card-near", title=repr(text), near=listed_or(words, near))
    raise UnknownCard("unknown-card", title=repr(text))


@cache
def _named(catalogue: str) -> dict[str, Card | Special]:
    words = words_of(catalogue)
    cards: dict[str, Card | Special] = {normalized(card_title(words, card)): card for card in CARDS}
    # No special achievement has the same name as a card, in any catalogue; a test checks that.
    return cards | {normalized(special_name(words, special)): special for special in SPECIALS}


def _name(words: Words, thing: Card | Special) -> str:
    return card_title(words, thing) if isinstance(thing, Card) else special_name(words, thing)
