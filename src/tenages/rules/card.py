"""A card as it is printed, and the options that name it.

Cards are made once and shared by every game; nothing about a card ever changes.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import TYPE_CHECKING, Any, Final

from tenages.rules.icons import HEX, ICON_NAMES, SLOTS_SHOWN, UNSPLAYED, packed
from tenages.rules.options import CARD, DOGMA, MELD, Option

if TYPE_CHECKING:
    from tenages.rules.options import Decision
    from tenages.rules.player import Player

Asking = Generator["Decision", Any, None]
"""An effect that asks: it yields decisions and is sent the answers."""

# An effect that never asks is a plain function that returns nothing; one that asks is a generator.
NonDemand = Callable[["Player"], "Asking | None"]
Demand = Callable[["Player", "Player"], "Asking | None"]

FIRST: Final = 0
THIRD: Final = 1
EDITION_TEXTS: Final = (FIRST, THIRD)
"""Which card texts an edition uses. Iello's cards carry the first edition's rules."""


class Effect:
    """One dogma effect of a card: its place on the card, our words for it, and what it does."""

    def __init__(self, card: Card, number: int, text: str, alone: NonDemand | None, demand: Demand | None) -> None:
        self.card = card
        self.number = number
        self.text = text
        self.alone = alone
        self.demand = demand

    @property
    def is_demand(self) -> bool:
        """Whether the effect begins with "I demand"."""
        return self.demand is not None

    def __repr__(self) -> str:
        return f"<effect {self.number} of {self.card.title}>"


class Card:
    """One innovation: title, age, colour, four slots, the icon its effects feature, and the effects."""

    def __init__(
        self, deck: str, index: int, title: str, age: int, color: int, slots: tuple[int, ...], dogma: int
    ) -> None:
        self.deck = deck
        self.index = index
        self.title = title
        self.slug = slug(title)
        self.age = age
        self.color = color
        self.slots = slots
        self.dogma = dogma
        self.icons = packed(slots)
        self.shows = tuple([packed(tuple([slots[place] for place in shown])) for shown in SLOTS_SHOWN])
        self.effects: list[tuple[Effect, ...]] = [() for _ in EDITION_TEXTS]
        # Each card has its options ready-made, numbered for good: three to a card, in the order of the cards.
        self.pick = Option(CARD, self.slug, 3 * index, card=self)
        self.meld = Option(MELD, self.slug, 3 * index + 1, card=self)
        self.activate = Option(DOGMA, self.slug, 3 * index + 2, card=self)

    def has(self, icon: int) -> bool:
        """Whether the icon is printed on the card."""
        return (self.icons >> (icon * 8)) & 255 > 0

    def effect(self, text: str, only: int | None = None) -> Callable[[NonDemand], NonDemand]:
        """Add a non-demand effect; `only` names the card texts (FIRST or THIRD) that have it, where they differ."""

        def add(function: NonDemand) -> NonDemand:
            self._add(text, function, None, only)
            return function

        return add

    def demand(self, text: str, only: int | None = None) -> Callable[[Demand], Demand]:
        """Add a demand effect: in it, `you` obeys and `me` is the player who demands."""

        def add(function: Demand) -> Demand:
            self._add(text, None, function, only)
            return function

        return add

    def _add(self, text: str, alone: NonDemand | None, demand: Demand | None, only: int | None) -> None:
        for texts in EDITION_TEXTS:
            if only is None or only == texts:
                number = len(self.effects[texts]) + 1
                self.effects[texts] += (Effect(self, number, text, alone, demand),)

    def __repr__(self) -> str:
        return self.title

    def __reduce__(self) -> tuple[Any, ...]:
        return _card_of, (self.pick,)

    def __deepcopy__(self, memo: dict[int, Any]) -> Card:
        return self


class Deck:
    """A set of cards under construction: the pages of a set add their cards to it, in printed order."""

    def __init__(self, name: str, first_index: int) -> None:
        self.name = name
        self.first_index = first_index
        self.cards: list[Card] = []

    def card(self, title: str, age: int, color: int, slots: str, dogma: int) -> Card:
        """Add a card. `slots` are top left, bottom left, bottom centre and bottom right, as words."""
        names = slots.split()
        icons = tuple([HEX if name == "hex" else ICON_NAMES.index(name) for name in names])
        made = Card(self.name, self.first_index + len(self.cards), title, age, color, icons, dogma)
        self.cards.append(made)
        return made


def _card_of(option: Option) -> Card:
    """Cards are made once: unpickling finds the one that is there."""
    assert option.card is not None
    return option.card


def shown_icons(pile: tuple[Card, ...], splay: int) -> int:
    """The icons that a pile shows, packed: all of its top card, and of the others what the splay shows."""
    if not pile:
        return 0
    total = pile[0].icons
    if splay != UNSPLAYED:
        for card in pile[1:]:
            total += card.shows[splay]
    return total


def slug(title: str) -> str:
    """A title as a short name for records: "The Pirate Code" is "the-pirate-code", "A.I." is "ai"."""
    return "-".join(title.lower().replace(".", "").split())
