"""What one seat, or someone who only watches, is shown of a game. All of it is made from that seat's view.

Plain dictionaries with a type: they are made for everyone after every choice, so nothing is checked twice on the way.
"""

from __future__ import annotations

from typing import Literal, NotRequired

from typing_extensions import TypedDict

Color = Literal["red", "yellow", "green", "blue", "purple"]
Icon = Literal["castle", "crown", "leaf", "lightbulb", "factory", "clock"]
Splay = Literal["none", "left", "right", "up"]
PlaceName = Literal["hand", "score", "board", "forecast", "achieved", "supply", "available", "box"]


class Face(TypedDict):
    """What one sees of a card: its name, or nothing but its back."""

    card: str | None
    """The card's short name, such as "the-wheel"; None for a back."""
    age: int
    deck: str | None
    """The set that its back shows; None where not even the back can be seen, deep in a mixed pile."""


class Pile(TypedDict):
    """One color of a board; the top card comes first."""

    color: Color
    cards: list[Face]
    splay: Splay


class Icons(TypedDict):
    """How many of each icon a board shows."""

    castle: int
    crown: int
    leaf: int
    lightbulb: int
    factory: int
    clock: int


class SeatSeen(TypedDict):
    """What lies before one player."""

    seat: int
    side: int
    """Who has the same number here wins together."""
    hand: list[Face]
    score: list[Face]
    forecast: list[Face]
    piles: list[Pile]
    """All five colors, in the order of `Color`."""
    icons: Icons
    points: int
    """The sum of the score pile."""
    bonus: int
    """What visible bonuses add to it."""
    bonuses: list[int]
    ages: list[int]
    """The achievements of ages that the player has claimed."""
    specials: list[str]
    """The special achievements that the player has claimed: "monument"."""
    achievements: int
    """How many achievements the player's side has."""


class SupplyPile(TypedDict):
    """A pile to draw from."""

    age: int
    count: int
    top: Face | None


class SupplyRow(TypedDict):
    """The ten piles of a set; mixed piles are in the row of the base set."""

    deck: str
    piles: list[SupplyPile]


class Achievement(TypedDict):
    """The achievements of one age that can still be claimed."""

    age: int
    left: int
    points: int
    """How many points one of them asks of the reader."""
    within_reach: bool
    """Whether the reader could claim it with the score and the top cards of this moment."""


class SpecialAchievement(TypedDict):
    """A special achievement that can still be claimed."""

    name: str
    """Its key in the words is "special-" and this name."""
    needed: int
    progress: list[int]
    """How far each seat is towards it."""


class Stakes(TypedDict):
    """What a dogma would do to whom."""

    icon: Icon
    counts: list[int]
    """Everyone's count of that icon, by seat."""
    share: list[int]
    """The seats that would carry out what is not a demand, before the one who acts."""
    obey: list[int]
    """The seats that would have to obey a demand."""


class Target(TypedDict):
    """The thing on the table that one can click for an option."""

    on: Literal["card", "back", "supply", "achievement", "pile", "player"]
    card: NotRequired[str]
    seat: NotRequired[int]
    age: NotRequired[int]
    deck: NotRequired[str]
    color: NotRequired[Color]


class OptionSeen(TypedDict):
    """One thing that can be answered."""

    option: str
    """What is sent back to choose it."""
    kind: str
    """draw, meld, dogma, achieve, card, back, color, value, player, either, icon, deck, yes, pass or show."""
    label: str
    hint: str
    """What it would mean; may be empty."""
    target: Target | None
    """None for what is not a thing on the table, and so is a button and nothing else."""
    stakes: Stakes | None


class AskedSeen(TypedDict):
    """Who is asked what."""

    seat: int
    purpose: str
    """ "first meld", "act", or what an effect wants: "return", "splay left"."""
    text: str
    """The question in words; for the others it says who is asked."""
    card: str | None
    """The card that asks; None for an action."""
    effect: str | None
    """The key of the effect that asks, among those of the card: "effect-2", "echo"."""


class OutcomeSeen(TypedDict):
    """How it ended."""

    winners: list[int]
    how: Literal["achievements", "points", "effect"]
    text: str


class Place(TypedDict):
    """Where a card is; a place of the table has no seat."""

    place: PlaceName
    seat: int | None


class Move(TypedDict):
    """A card that went from one place to another. A card that is shown stays where it is."""

    face: Face
    origin: Place
    target: Place


class LogLine(TypedDict):
    """One thing that happened."""

    text: str
    depth: int
    """0 for a turn, 1 for an action, 2 for who carries out an effect, 3 for what comes of it."""
    kind: str
    """drew, melded, tucked, scored, ... turn, ended (see `tenages.rules.events`)."""
    seat: int
    move: Move | None


class Log(TypedDict):
    """What happened: the lines from number `start` on, which replace those that the reader may have from there."""

    start: int
    lines: list[LogLine]


class Seen(TypedDict):
    """All that one seat sees at one moment."""

    moment: str
    """The name of this moment; a choice must name the moment that it answers."""
    seat: int | None
    """Whose eyes these are; None for who only watches."""
    status: str
    """Whose turn it is and what is left of it."""
    turn: int
    turns: int
    needed: int
    """How many achievements win."""
    seats: list[SeatSeen]
    supply: list[SupplyRow]
    achievements: list[Achievement]
    specials: list[SpecialAchievement]
    shown: list[Face]
    """Cards that lie open for the moment."""
    box: list[Face]
    """Cards that are out of the game."""
    dogma: str | None
    """The card whose dogma is under way."""
    chosen: str | None
    """The reader's own first meld, once it is chosen and before it is turned over."""
    asked: AskedSeen | None
    options: list[OptionSeen] | None
    """What the reader can answer; None if someone else is asked."""
    outcome: OutcomeSeen | None
    log: Log
