"""The draw rule of Echoes of the Past (docs/rules.md 18)."""

from __future__ import annotations

from tenages.cards.echoes.deck import ECHOES
from tenages.rules.card import Card


def draws_echoes(hand: tuple[Card, ...]) -> bool:
    """Whether a player with this hand draws from Echoes: if he has cards, but none of Echoes."""
    for card in hand:
        if card.set_number == ECHOES.number:
            return False
    return len(hand) > 0
