"""The order of cards in a list: by age, by title, or by worth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tenages.cardbook.finding import plain
from tenages.cardbook.worth import card_worth
from tenages.rules.card import Card
from tenages.rules.errors import TenAgesError
from tenages.words.catalogue import Words
from tenages.words.terms import card_title

SORTS: Final = ("age", "title", "worth")


def ordered(words: Words, cards: Sequence[Card], sort: str) -> list[Card]:
    """The cards, which come by age, in one of the orders."""
    if sort not in SORTS:
        raise TenAgesError("unknown-filter", given=repr(sort), known=SORTS)
    if sort == "title":
        return sorted(cards, key=lambda card: plain(card_title(words, card)))
    if sort == "worth":
        return sorted(cards, key=_lift, reverse=True)
    return list(cards)


def _lift(card: Card) -> float:
    total = card_worth().cards[card.slug].total()
    return total.lift if total else -1.0
