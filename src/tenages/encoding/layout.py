"""The layout of an observation: named parts, each with its axes, one after the other in one row of numbers."""

from __future__ import annotations

from dataclasses import dataclass
from math import prod
from typing import Final

from tenages.cards import BASE_SET, CARDS, EXPANSIONS, SPECIALS
from tenages.rules.card import EDITION_TEXTS
from tenages.rules.editions import EDITIONS, FEWEST_PLAYERS
from tenages.rules.icons import COLOR_NAMES, ICON_NAMES, SPLAY_NAMES
from tenages.rules.options import CARDLESS_OPTIONS, LAST_AGE, MOST_PLAYERS

SETS: Final = (BASE_SET.name, *EXPANSIONS)
"""The sets by their numbers."""
PURPOSES: Final = (
    "first meld",
    "act",
    "return",
    "meld",
    "score",
    "tuck",
    "transfer",
    "exchange",
    "reveal",
    "keep",
    "draw",
    "choose color",
    "choose value",
    "choose player",
    "rearrange",
    "execute",
    "promote",
    "activate",
    "foreshadow",
    "achieve",
    "take",
    "look",
    "put on deck",
    "offer",
    "choose icon",
    "either",
    "splay left",
    "splay right",
    "splay up",
    "splay none",
)
"""Everything that a decision can be about. New purposes are added at the end."""

# Divisors, so that most numbers lie between 0 and 1.
MANY_CARDS: Final = 10
MANY_ALIKE: Final = 5
"""Cards with the same back."""
MANY_IN_SUPPLY: Final = 15
MANY_POINTS: Final = 50
MANY_ICONS: Final = 20
MANY_DEEDS: Final = 6
MANY_TURNS: Final = 100
MOST_ACTIONS: Final = 2
MOST_NEEDED: Final = 8
SCALES: Final = (
    *(MANY_CARDS, MANY_ALIKE, MANY_IN_SUPPLY, MANY_POINTS, MANY_ICONS),
    *(MANY_DEEDS, MANY_TURNS, MOST_ACTIONS, MOST_NEEDED),
)
HIGHEST: Final = 64
"""No number in an observation is higher, whatever happens."""
DEPTHS: Final = (1.0, *[0.5 / depth for depth in range(1, len(CARDS))])
"""The entry of a card on a board, by the number of cards on it: 1 for the top card, less the deeper it lies."""

MOST_EFFECTS: Final = max([len(card.effects[texts]) for card in CARDS for texts in EDITION_TEXTS])

AXES: Final[dict[str, tuple[str, ...]]] = {
    "seat": tuple(map(str, range(MOST_PLAYERS))),
    "relative seat": ("me", *[f"left {step}" for step in range(1, MOST_PLAYERS)]),
    "card": tuple([card.slug for card in CARDS]),
    "cardless option": tuple([option.notation for option in CARDLESS_OPTIONS]),
    "age": tuple(map(str, range(1, LAST_AGE + 1))),
    "set": SETS,
    "expansion": SETS[1:],
    "color": COLOR_NAMES,
    "icon": (*ICON_NAMES, "bonus", "echo"),
    "special": tuple([special.name for special in SPECIALS]),
    "edition": tuple(EDITIONS),
    "number of players": tuple(map(str, range(FEWEST_PLAYERS, MOST_PLAYERS + 1))),
    "variant": ("american", "teams"),
    "state": ("turns", "actions", "needed", "over", "shared"),
    "purpose": PURPOSES,
    "effect": ("echo", *map(str, range(1, MOST_EFFECTS + 1)), "demand"),
    "role": ("here", "turn", "asked", "activated", "carries out", "shares", "obeys", "queued", "partner", "won"),
    "count": ("score", "points", "hand", "score pile", "forecast", "achievements", "scored", "tucked", "done"),
    "pile": ("cards", "value", *SPLAY_NAMES[1:]),
}
"""The meaning of each place along each axis."""


@dataclass(frozen=True)
class Part:
    """One part of the observation: where it starts, and its axes."""

    name: str
    start: int
    axes: tuple[str, ...]

    @property
    def shape(self) -> tuple[int, ...]:
        """The length of each of its axes."""
        return tuple([len(AXES[axis]) for axis in self.axes])

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return prod(self.shape)

    @property
    def end(self) -> int:
        """The place after its last number."""
        return self.start + self.size


def _laid_out(*parts: tuple[str, tuple[str, ...]]) -> dict[str, Part]:
    layout: dict[str, Part] = {}
    start = 0
    for name, axes in parts:
        layout[name] = Part(name, start, axes)
        start = layout[name].end
    return layout


LAYOUT: Final = _laid_out(
    ("players", ("number of players",)),
    ("edition", ("edition",)),
    ("expansions", ("expansion",)),
    ("variants", ("variant",)),
    ("own seat", ("seat",)),
    ("state", ("state",)),
    ("purpose", ("purpose",)),
    ("effect", ("effect",)),
    ("supply", ("set", "age")),
    ("on top", ("expansion", "age")),
    ("available", ("age",)),
    ("available specials", ("special",)),
    ("roles", ("relative seat", "role")),
    ("counts", ("relative seat", "count")),
    ("icons", ("relative seat", "icon")),
    ("piles", ("relative seat", "color", "pile")),
    ("hand backs", ("relative seat", "set", "age")),
    ("score backs", ("relative seat", "set", "age")),
    ("forecast backs", ("relative seat", "set", "age")),
    ("achieved", ("relative seat", "age")),
    ("achieved specials", ("relative seat", "special")),
    ("progress", ("relative seat", "special")),
    ("hand", ("relative seat", "card")),
    ("score pile", ("relative seat", "card")),
    ("forecast", ("relative seat", "card")),
    ("board", ("relative seat", "card")),
    ("known in supply", ("card",)),
    ("known out of play", ("card",)),
    ("open", ("card",)),
    ("cards due", ("card",)),
    ("promotion", ("card",)),
    ("asking", ("card",)),
    ("answered cards", ("card",)),
    ("answered", ("cardless option",)),
)
"""The parts of an observation by name, in their order; docs/environments.md explains each of them."""
SIZE: Final = max([part.end for part in LAYOUT.values()])
"""How many numbers an observation has."""


def place_name(place: int) -> str:
    """The meaning of a place in the observation: "board, me, agriculture"."""
    part = next(part for part in LAYOUT.values() if part.start <= place < part.end)
    left, labels = place - part.start, []
    for axis in reversed(part.axes):
        left, entry = divmod(left, len(AXES[axis]))
        labels.append(AXES[axis][entry])
    return ", ".join([part.name, *reversed(labels)])


def places_used(players: int, expansions: tuple[str, ...] = ()) -> list[int]:
    """The places that can be other than 0 at such a table. An agent that learns only there needs no others."""
    absent = AXES["relative seat"][players:]
    sets = (BASE_SET.name, *expansions)
    unused = {
        "relative seat": absent,
        "seat": AXES["seat"][players:],
        "card": [card.slug for card in CARDS if card.deck not in sets],
        "set": [name for name in SETS if name not in sets],
        "expansion": [name for name in SETS if name not in sets],
    }
    found: list[int] = []
    for part in LAYOUT.values():
        places = [part.start]
        for axis in part.axes:
            labels = AXES[axis]
            used = [entry for entry, label in enumerate(labels) if label not in unused.get(axis, ())]
            # Along each further axis, every place found so far is the start of a range.
            places = [(place - part.start) * len(labels) + entry + part.start for place in places for entry in used]
        found += places
    return found
