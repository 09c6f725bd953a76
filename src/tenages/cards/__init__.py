"""What the cards are and what they do."""

from __future__ import annotations

import unicodedata
from difflib import get_close_matches
from typing import Final

from tenages.cards.base import BASE
from tenages.cards.special import BASE_SPECIALS
from tenages.rules.card import Card
from tenages.rules.errors import UnknownCard

CARDS: Final[tuple[Card, ...]] = tuple(BASE.cards)
SPECIALS: Final = BASE_SPECIALS


def _plain(text: str) -> str:
    letters = unicodedata.normalize("NFKD", text.casefold())
    return "".join([letter for letter in letters if letter.isalnum()])


_BY_PLAIN_TITLE: Final = {_plain(card.title): card for card in CARDS}


def find_card(title: str) -> Card:
    """The card with this printed English title; case, accents, spaces and dots are forgiven."""
    if not isinstance(title, str):
        raise UnknownCard(f"a card is named by its title, not by {title!r}")
    found = _BY_PLAIN_TITLE.get(_plain(title))
    if found is None:
        near = get_close_matches(_plain(title), list(_BY_PLAIN_TITLE), n=3, cutoff=0.6)
        hint = " or ".join([_BY_PLAIN_TITLE[name].title for name in near])
        raise UnknownCard(f"there is no card {title!r}" + (f"; did you mean {hint}?" if hint else ""))
    return found
