"""Selecting cards by what is printed on them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tenages.rules.card import Card


def with_icon(cards: Iterable[Card], icon: int) -> tuple[Card, ...]:
    """The cards that have the icon printed on them."""
    return tuple([card for card in cards if card.has(icon)])


def without_icon(cards: Iterable[Card], icon: int) -> tuple[Card, ...]:
    """The cards that lack the icon."""
    return tuple([card for card in cards if not card.has(icon)])


def of_color(cards: Iterable[Card], color: int) -> tuple[Card, ...]:
    """The cards of one color."""
    return tuple([card for card in cards if card.color == color])


def not_of_color(cards: Iterable[Card], color: int) -> tuple[Card, ...]:
    """The cards of all other colors."""
    return tuple([card for card in cards if card.color != color])


def of_value(cards: Iterable[Card], *values: int) -> tuple[Card, ...]:
    """The cards of exactly these values (docs/rules.md 10)."""
    return tuple([card for card in cards if card.age in values])


def highest(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """Every card of the highest value among these."""
    value = highest_value(cards)
    return tuple([card for card in cards if card.age == value])


def lowest(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """Every card of the lowest value among these."""
    if not cards:
        return ()
    value = min([card.age for card in cards])
    return tuple([card for card in cards if card.age == value])


def highest_value(cards: tuple[Card, ...]) -> int:
    """The value of the highest card; 0 if there is none (docs/rules.md 9)."""
    value = 0
    for card in cards:
        if card.age > value:
            value = card.age
    return value


def different_values(cards: Iterable[Card]) -> int:
    """The number of different values among these cards."""
    return len({card.age for card in cards})
