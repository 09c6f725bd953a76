"""How cards interact: which ones name each other, look for the same icons, splay a color, or protect from a demand.

`concerns.json` says which icons, colors and other cards the effects of a card look at. Like `deeds.json` it is read
from their code (tests/cardbook/card_code.py).
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

from tenages.cardbook.deeds import DEMANDS, deeds_of
from tenages.cards import CARDS
from tenages.rules.card import THIRD, Card
from tenages.rules.icons import COLOR_NAMES, ICON_NAMES

CONCERNS: Final = "concerns.json"
MOST: Final = 4
"""How many cards are named for one reason."""
PROTECTING: Final = 3
"""Who shows so many icons of one card protects from most demands of its time."""
ALIKE: Final = 0.74
"""What share of all that two cards do they must both do, in order to be alike."""
FEWEST_ALIKE: Final = 3
"""How many things both must do."""
NEAR: Final = 2
"""How many ages apart cards may be that are alike."""

NAMED: Final = "named"
LOOKS: Final = "looks"
PROTECTS: Final = "protects"
SPLAYED: Final = "splayed"
LATER: Final = "later"
SIMILAR: Final = "similar"
REASONS: Final = (NAMED, PROTECTS, LOOKS, SPLAYED, LATER, SIMILAR)


class Related(NamedTuple):
    """Cards that belong to a card for one reason."""

    reason: str
    icon: str
    """Which icon it is about; empty if none."""
    cards: tuple[Card, ...]


@cache
def _written() -> dict[str, dict[str, list[str]]]:
    found: dict[str, dict[str, list[str]]] = json.loads(
        files("tenages.cardbook").joinpath(CONCERNS).read_text(encoding="utf-8")
    )
    return found


def _concerns(card: Card, what: str) -> list[str]:
    return _written()[card.slug].get(what, [])


@cache
def related_to(card: Card) -> tuple[Related, ...]:
    """The cards that interact with a card, by reason; each is named for the first reason only."""
    found: list[Related] = []
    named = {card}
    for reason, icon, fits in _reasons(card):
        fitting = [other for other in CARDS if other not in named and fits(other)]
        nearest = sorted(fitting, key=lambda other: _distance(card, other))[:MOST]
        named.update(nearest)
        if nearest:
            found.append(Related(reason, icon, tuple(sorted(nearest, key=lambda other: (other.age, other.index)))))
    return tuple(found)


def _reasons(card: Card) -> Iterator[tuple[str, str, Callable[[Card], bool]]]:
    """All reasons, the strongest first, with what must be true of the other card."""
    yield NAMED, "", lambda other: other.slug in _concerns(card, "names") or card.slug in _concerns(other, "names")
    if DEMANDS in deeds_of(card, THIRD):
        icon = card.dogma
        yield PROTECTS, ICON_NAMES[icon], lambda other: other.count(icon) >= PROTECTING and other.age <= card.age + 1
    for looked in _concerns(card, "icons"):
        yield LOOKS, looked, lambda other, looked=looked: looked in _concerns(other, "icons")  # type: ignore[misc]
    color = COLOR_NAMES[card.color]
    yield SPLAYED, "", lambda other: color in _concerns(other, "splays") and card.age <= other.age
    yield LATER, "", lambda other: other.color == card.color and other.dogma == card.dogma and other.age > card.age
    yield SIMILAR, "", lambda other: _alike(card, other) and abs(card.age - other.age) <= NEAR


def _alike(card: Card, other: Card) -> bool:
    own, others = set(deeds_of(card, THIRD)), set(deeds_of(other, THIRD))
    both = own & others
    return len(both) >= min(FEWEST_ALIKE, len(own)) and len(both) >= ALIKE * len(own | others)


def _distance(card: Card, other: Card) -> tuple[bool, int, int]:
    """Cards of the same set come first, and those of ages nearby."""
    return card.deck != other.deck, abs(card.age - other.age), other.index
