"""Cards as printed, with their effects, and what piles of cards show.

Each card is made once and shared by all games; it never changes.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import TYPE_CHECKING, Any, Final

from tenages.rules.icons import BONUS, ECHO, HEX, ICON_NAMES, NOTE, SLOTS_SHOWN, UNSPLAYED, count, icon_counts, packed
from tenages.rules.options import BACKS_OF_A_SET, CARD, DOGMA, MELD, Option

if TYPE_CHECKING:
    from tenages.rules.options import Decision
    from tenages.rules.player import Player

Asking = Generator["Decision", Any, None]
"""An effect that asks: a generator that yields decisions and gets the answers sent."""

# An effect that never asks is a plain function that returns nothing; one that asks is a generator.
NonDemand = Callable[["Player"], "Asking | None"]
Demand = Callable[["Player", "Player"], "Asking | None"]

FIRST: Final = 0
THIRD: Final = 1
EDITION_TEXTS: Final = (FIRST, THIRD)
"""Which card texts an edition uses. Iello's cards carry the first edition's rules."""
TEXT_NAMES: Final = ("first", "third")


class Effect:
    """One dogma effect of a card: its number on the card, the key of its text, and its function."""

    def __init__(self, card: Card, number: int, key: str, non_demand: NonDemand | None, demand: Demand | None) -> None:
        self.card = card
        self.number = number
        self.key = key
        """The key of its text in the catalogues: "effect-2", "echo", or "first-1" where editions differ."""
        self.non_demand = non_demand
        self.demand = demand

    @property
    def is_demand(self) -> bool:
        """Whether the effect begins with "I demand"."""
        return self.demand is not None

    @property
    def is_echo(self) -> bool:
        """Whether it is an echo effect: one that is printed in a slot and has the number 0."""
        return self.number == 0

    def __repr__(self) -> str:
        return f"<echo of {self.card.title}>" if self.is_echo else f"<effect {self.number} of {self.card.title}>"


class Card:
    """One card: title, age, color, four slots, the featured icon of its effects, and the effects."""

    title: str

    def __init__(
        self, deck: Deck, index: int, title: str, age: int, color: int, slots: tuple[int, ...], dogma: int, bonus: int
    ) -> None:
        self.deck = deck.name
        self.set_number = deck.number
        self.index = index
        self.title = title
        self.slug = slug(title)
        self.age = age
        self.color = color
        self.slots = slots
        self.dogma = dogma
        self.bonus = bonus
        """The points of its bonus; 0 if it has none."""
        self.back = back_of(deck.number, age)
        """The number of its back; cards with the same number look the same face down."""
        self.packed_icons = packed(slots)
        self.shown_slots = tuple([tuple([slots[place] for place in shown]) for shown in SLOTS_SHOWN])
        """For each splay, the contents of the slots that it shows of a covered card."""
        self.packed_shown = tuple([packed(shown) for shown in self.shown_slots])
        self.pictures = tuple([shown.count(HEX) + shown.count(NOTE) for shown in self.shown_slots])
        """For each splay, how many pictures it shows of a covered card: 1 or 0."""
        self.effects: list[tuple[Effect, ...]] = [() for _ in EDITION_TEXTS]
        self.echo_effect: Effect | None = None
        # Each card has its three options, with permanent numbers, in the order of the cards.
        self.pick = Option(CARD, self.slug, 3 * index, card=self)
        self.meld = Option(MELD, self.slug, 3 * index + 1, card=self)
        self.activate = Option(DOGMA, self.slug, 3 * index + 2, card=self)

    @property
    def icons(self) -> dict[str, int]:
        """How many of each icon are printed on the card, by name."""
        return icon_counts(self.packed_icons)

    def count(self, icon: int) -> int:
        """How many of an icon are printed on the card."""
        return count(self.packed_icons, icon)

    def has(self, icon: int) -> bool:
        """Whether the icon is printed on the card."""
        return (self.packed_icons >> (icon * 8)) & 255 > 0

    def effect(self, function: NonDemand) -> NonDemand:
        """Add a non-demand effect."""
        for texts in EDITION_TEXTS:
            self._add(texts, "effect", function, None)
        return function

    def demand(self, function: Demand) -> Demand:
        """Add a demand effect: `you` is the player who obeys, `me` the one who demands."""
        for texts in EDITION_TEXTS:
            self._add(texts, "effect", None, function)
        return function

    def echo(self, function: NonDemand) -> NonDemand:
        """Add the echo effect, which is printed in the echo slot and is carried out when that slot is visible."""
        self.echo_effect = Effect(self, 0, "echo", function, None)
        return function

    def effect_in(self, texts: int) -> Callable[[NonDemand], NonDemand]:
        """Add a non-demand effect that only these card texts have, FIRST or THIRD."""

        def add(function: NonDemand) -> NonDemand:
            self._add(texts, TEXT_NAMES[texts], function, None)
            return function

        return add

    def demand_in(self, texts: int) -> Callable[[Demand], Demand]:
        """Add a demand effect that only these card texts have, FIRST or THIRD."""

        def add(function: Demand) -> Demand:
            self._add(texts, TEXT_NAMES[texts], None, function)
            return function

        return add

    def _add(self, texts: int, key: str, non_demand: NonDemand | None, demand: Demand | None) -> None:
        number = len(self.effects[texts]) + 1
        self.effects[texts] += (Effect(self, number, f"{key}-{number}", non_demand, demand),)

    def __repr__(self) -> str:
        return self.title

    def __reduce__(self) -> tuple[Any, ...]:
        return _card_of, (self.pick,)

    def __deepcopy__(self, memo: dict[int, Any]) -> Card:
        return self


class Deck:
    """A set of cards that is being filled: the modules of a set add their cards to it, in printed order."""

    def __init__(self, name: str, number: int, first_index: int) -> None:
        self.name = name
        self.number = number
        self.first_index = first_index
        self.cards: list[Card] = []

    def card(self, title: str, age: int, color: int, slots: str, dogma: int) -> Card:
        """Add a card. `slots` has one word for each of top left, bottom left, bottom centre and bottom right.

        A word is an icon, "hex" for the picture, "note" for a picture with a music note, "echo" for an echo effect, or
        the number of a bonus.
        """
        names = slots.split()
        bonus = sum([int(name) for name in names if name.isdecimal()])
        place = self.first_index + len(self.cards)
        made = Card(self, place, title, age, color, tuple([_slot(name) for name in names]), dogma, bonus)
        self.cards.append(made)
        return made


_OTHER_SLOTS: Final = {"hex": HEX, "note": NOTE, "echo": ECHO}


def _slot(name: str) -> int:
    if name.isdecimal():
        return BONUS
    return _OTHER_SLOTS[name] if name in _OTHER_SLOTS else ICON_NAMES.index(name)


def _card_of(option: Option) -> Card:
    """The existing card, for unpickling: each card exists only once."""
    assert option.card is not None
    return option.card


def shown_icons(pile: tuple[Card, ...], splay: int) -> int:
    """The icons that a pile shows, packed: all of the top card, and those of the others that the splay shows."""
    if not pile:
        return 0
    top = pile[0]
    total = top.packed_icons
    if splay != UNSPLAYED:
        # Adding all cards and subtracting the top one is faster than making a pile without it.
        for card in pile:
            total += card.packed_shown[splay]
        total -= top.packed_shown[splay]
    return total


def showing(pile: tuple[Card, ...], splay: int, slot: int) -> list[Card]:
    """The cards of a pile that show a slot with this content, from the top down."""
    found = [pile[0]] if pile and slot in pile[0].slots else []
    if splay != UNSPLAYED:
        found += [card for card in pile[1:] if slot in card.shown_slots[splay]]
    return found


def shown_echoes(pile: tuple[Card, ...], splay: int) -> tuple[Effect, ...]:
    """The echo effects that a pile shows, from the bottom up."""
    found = [card.echo_effect for card in showing(pile, splay, ECHO) if card.echo_effect is not None]
    found.reverse()
    return tuple(found)


def shown_bonuses(pile: tuple[Card, ...], splay: int) -> tuple[int, ...]:
    """The bonuses that a pile shows, from the top down."""
    return tuple([card.bonus for card in showing(pile, splay, BONUS)])


def highest_bonus(pile: tuple[Card, ...], splay: int) -> int:
    """The highest bonus that a pile shows; 0 if it shows none."""
    if not pile:
        return 0
    highest = pile[0].bonus
    if splay != UNSPLAYED:
        for card in pile:
            if card.bonus > highest and count(card.packed_shown[splay], BONUS):
                highest = card.bonus
    return highest


def bonus_points(highest: int, number: int) -> int:
    """The points for `number` visible bonuses: the highest, and one point for each other one (docs/rules.md 19)."""
    return highest + number - 1 if number else 0


def shown_pictures(pile: tuple[Card, ...], splay: int) -> int:
    """How many pictures a pile shows: the top card's, and those of the others that the splay shows."""
    if not pile:
        return 0
    if splay == UNSPLAYED:
        return 1
    shown = 1 - pile[0].pictures[splay]
    for card in pile:
        shown += card.pictures[splay]
    return shown


def back_of(set_number: int, age: int) -> int:
    """The number of the back of a set's cards of an age."""
    return set_number * BACKS_OF_A_SET + age


def slug(title: str) -> str:
    """A title as a short name for records: "The Pirate Code" is "the-pirate-code", "A.I." is "ai"."""
    return "-".join(title.lower().replace(".", "").split())
