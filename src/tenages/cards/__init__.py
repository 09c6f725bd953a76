"""What the cards are and what they do."""

from __future__ import annotations

import unicodedata
from difflib import get_close_matches
from typing import Final

from tenages.cards.base import BASE
from tenages.cards.special import BASE_SPECIALS
from tenages.rules.card import Card
from tenages.rules.errors import IllegalChoice, UnknownCard
from tenages.rules.options import CARDLESS_OPTIONS, Option

CARDS: Final[tuple[Card, ...]] = tuple(BASE.cards)
SPECIALS: Final = BASE_SPECIALS

_BY_SLUG: Final = {card.slug: card for card in CARDS}
_OPTIONS: Final = {
    option.notation: option
    for option in (*CARDLESS_OPTIONS, *[made for card in CARDS for made in (card.pick, card.meld, card.activate)])
}


def by_slug(slug: str) -> Card:
    """The card with this short name."""
    return _BY_SLUG[slug]


def _plain(text: str) -> str:
    letters = unicodedata.normalize("NFKD", text.casefold())
    return "".join([letter for letter in letters if letter.isalnum()])


_BY_PLAIN_TITLE: Final = {_plain(card.title): card for card in CARDS}


def find_card(title: str) -> Card:
    """The card with this printed English title; case, accents, spaces and dots are forgiven."""
    found = _BY_PLAIN_TITLE.get(_plain(title))
    if found is None:
        near = get_close_matches(_plain(title), list(_BY_PLAIN_TITLE), n=3, cutoff=0.6)
        hint = " or ".join([_BY_PLAIN_TITLE[name].title for name in near])
        raise UnknownCard(f"there is no card {title!r}" + (f"; did you mean {hint}?" if hint else ""))
    return found


def option_named(notation: str) -> Option:
    """The option that a record writes so."""
    found = _OPTIONS.get(notation)
    if found is None:
        raise IllegalChoice(f"there is no option {notation!r}; options read like 'draw' or 'meld agriculture'")
    return found
