"""What one seat, or a spectator, is sent of a game. All of it is made from that seat's view.

Plain typed dictionaries: they are made for every client after every choice, so nothing is validated on the way out.
"""

from __future__ import annotations

from typing import Literal, NotRequired, Required

from typing_extensions import TypedDict

Color = Literal["red", "yellow", "green", "blue", "purple"]
Icon = Literal["castle", "crown", "leaf", "lightbulb", "factory", "clock"]
Splay = Literal["none", "left", "right", "up"]
PlaceName = Literal["hand", "score", "board", "forecast", "achieved", "supply", "available", "box"]


class FaceSeen(TypedDict):
    """What can be seen of a card: its front, or only its back."""

    card: str | None
    """The card's short name, such as "the-wheel"; None for a back."""
    age: int
    deck: str | None
    """The set that its back shows; None deep in a mixed pile, where not even the back can be seen."""


class Pile(TypedDict):
    """One color of a board; the top card comes first."""

    color: Color
    cards: list[FaceSeen]
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
    """The board and the cards of one player."""

    seat: int
    side: int
    """Players with the same side win together."""
    hand: list[FaceSeen]
    score: list[FaceSeen]
    forecast: list[FaceSeen]
    piles: list[Pile]
    """All five colors, in the order of `Color`."""
    icons: Icons
    points: int
    """The sum of the score pile."""
    bonus: int
    """What visible bonuses add to the points."""
    bonuses: list[int]
    ages: list[int]
    """The achievements of ages that the player has claimed."""
    specials: list[str]
    """The special achievements that the player has claimed: "monument"."""
    achievements: int
    """The number of achievements of the player's side."""


class SupplyPile(TypedDict):
    """A pile to draw from."""

    age: int
    count: int
    top: FaceSeen | None


class SupplyRowSeen(TypedDict):
    """The ten piles of a set; mixed piles are in the row of the base set."""

    deck: str
    piles: list[SupplyPile]


class Achievement(TypedDict):
    """The achievements of one age that can still be claimed."""

    age: int
    left: int
    points: int
    """How many points the reader needs to claim one."""
    within_reach: bool
    """Whether the reader's score and top cards are enough to claim one."""


class SpecialAchievement(TypedDict):
    """A special achievement that can still be claimed."""

    name: str
    """Its key in the catalogues is "special-" and this name."""
    needed: int
    progress: list[int]
    """How much each seat has of what is needed."""


class StakesSeen(TypedDict):
    """What a dogma would do to whom."""

    icon: Icon
    counts: list[int]
    """Everyone's count of that icon, by seat."""
    share: list[int]
    """The seats that would share: carry out what is not a demand, before the player who acts."""
    obey: list[int]
    """The seats that would have to obey a demand."""
    nothing: bool
    """Whether nothing would happen, as far as the reader may know."""


class Target(TypedDict):
    """The thing on the table that can be clicked for an option."""

    on: Literal["card", "back", "supply", "achievement", "pile", "player"]
    card: NotRequired[str]
    seat: NotRequired[int]
    age: NotRequired[int]
    deck: NotRequired[str]
    color: NotRequired[Color]


class OptionSeen(TypedDict):
    """An option of a decision."""

    option: str
    """What is sent back to choose it."""
    kind: str
    """draw, meld, dogma, achieve, card, back, color, value, player, either, icon, deck, yes, pass or show."""
    label: str
    hint: str
    """What would come of it; may be empty."""
    target: Target | None
    """None for an option that is only a button."""
    stakes: StakesSeen | None


class AskedSeen(TypedDict):
    """Who has to decide what."""

    seat: int | None
    """None while all choose their first melds, for those who have chosen or watch."""
    purpose: str
    """ "first meld", "act", or what an effect wants: "return", "splay left"."""
    text: str
    """The question in words; for the others it says who decides."""
    card: str | None
    """The card that asks; None for an action."""
    effect: str | None
    """The key of the effect that asks, among those of the card: "effect-2", "echo"."""


class StageEffect(TypedDict):
    """An effect of the dogma under way, and who carries it out."""

    card: str
    """The card that it is printed on: echo effects may come from other cards of the pile."""
    effect: str
    """Its key among the effects of that card: "effect-2", "echo"."""
    demand: bool
    seats: list[int]
    """Who carries it out, in this order."""


class StageSeen(TypedDict):
    """The dogma under way: what was counted, all of its effects, and how far it is."""

    card: str
    seat: int
    """Who activated it."""
    icon: Icon
    counts: list[int]
    """Everyone's count of the icon when the dogma began, by seat."""
    effects: list[StageEffect]
    at: int
    """The place of the effect under way among `effects`; their number when all are done."""
    player: int
    """The seat that carries it out now."""


class OutcomeSeen(TypedDict):
    """How the game ended."""

    winners: list[int]
    """Empty if the game is a draw."""
    how: Literal["achievements", "points", "effect", "conceded", "agreed"]
    text: str


class Place(TypedDict):
    """Where a card lies; places of the whole table have no seat."""

    place: PlaceName
    seat: int | None


class Move(TypedDict):
    """A card that went from one place to another."""

    face: FaceSeen
    origin: Place
    target: Place


class LogLineSeen(TypedDict):
    """One event."""

    text: str
    depth: int
    """0 for a turn, 1 for an action, 2 for who carries out an effect, 3 for what comes of it."""
    kind: str
    """drew, melded, tucked, scored, ... turn, ended (see `tenages.rules.events`)."""
    seat: int
    move: Move | None


class LogSeen(TypedDict):
    """A part of the log; lines are numbered from 0, and the first of these has the number `start`.

    With a moment come the lines up to its end: they replace those that the reader has from `start` on. The first
    moment has only the newest lines; earlier ones are sent when the reader asks for them.
    """

    start: int
    lines: list[LogLineSeen]


class Seen(TypedDict):
    """Everything that one seat sees at one moment."""

    moment: str
    """The name of this moment; a choice must name the moment it was made for."""
    seat: int | None
    """Whose view this is; None for a spectator."""
    status: str
    """Whose turn it is and what is left of it."""
    turn: int
    turns: int
    actions: int
    """How many actions the current player has left after the current one."""
    needed: int
    """How many achievements win the game."""
    seats: list[SeatSeen]
    supply: list[SupplyRowSeen]
    achievements: list[Achievement]
    specials: list[SpecialAchievement]
    shown: list[FaceSeen]
    """Cards that are revealed at the moment."""
    box: list[FaceSeen]
    """Cards that were removed from the game."""
    dogma: str | None
    """The card whose dogma is under way."""
    stage: StageSeen | None
    """The dogma under way."""
    chosen: str | None
    """The reader's own first meld, from its choice until all are revealed."""
    asked: AskedSeen | None
    options: list[OptionSeen] | None
    """The reader's options; None if someone else decides."""
    outcome: OutcomeSeen | None
    log: LogSeen


class SeatChange(TypedDict, total=False):
    """What an event changed at one seat. Everything that is not here stays as it was."""

    seat: Required[int]
    hand: list[FaceSeen]
    score: list[FaceSeen]
    forecast: list[FaceSeen]
    piles: list[Pile]
    """Only the colors that changed."""
    icons: Icons
    points: int
    bonus: int
    bonuses: list[int]
    ages: list[int]
    specials: list[str]
    achievements: int


class Change(TypedDict, total=False):
    """What one event changed. Everything that is not here stays as it was; what is here replaces it."""

    turn: int
    turns: int
    actions: int
    seats: list[SeatChange]
    """Only the seats that changed."""
    supply: list[SupplyRowSeen]
    """Only the rows and piles that changed, known by their set and age."""
    achievements: list[Achievement]
    specials: list[SpecialAchievement]
    shown: list[FaceSeen]
    box: list[FaceSeen]
    dogma: str | None
    stage: StageSeen | None


class Steps(TypedDict):
    """What happened between two moments, one event after the other, and what is asked then.

    After all changes the reader has exactly what it would be sent as `Seen`.
    """

    before: str
    """The moment that the first change starts from."""
    moment: str
    log: LogSeen
    """The lines of all events. The first one may be the last line of the moment before, in other words."""
    changes: list[Change]
    """What each event changed: one for each of the last lines of the log, in their order."""
    settled: Change
    """What changed after the last event, without a line of its own: the action that a player has left, for example."""
    status: str
    chosen: str | None
    asked: AskedSeen | None
    options: list[OptionSeen] | None
    outcome: OutcomeSeen | None
