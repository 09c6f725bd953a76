"""Positions by REST: the editor's requests and answers, and tables that begin somewhere in a game."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from pydantic import BaseModel, ConfigDict, Field

from tenages.records.position_text import MOST_LISTED, MOST_TURNS
from tenages.records.seeds import SAFE_IN_JSON
from tenages.rules.editions import DEFAULT_EDITION
from tenages.server.messages.analysis import DecisionJudged, Eyes
from tenages.server.messages.lobby import RestAnswer, RestRequest
from tenages.server.messages.requests import Level, Name, Pace
from tenages.server.messages.seen import Color, LogSeen, Seen, Splay, StakesSeen

LONGEST_TEXT: Final = 20_000
"""The longest text of a position, in letters: one with every card of both sets has about 5000."""
MOST_TRIED: Final = 200
"""How many choices can be tried from a position."""
MOST_CARDS: Final = MOST_LISTED
"""How many cards a place can be said to have; there are 210 in all."""

CardName = Annotated[str, Field(max_length=64)]
"""A card by its short name ("the-wheel") or its English title."""
CardNames = Annotated[list[CardName], Field(max_length=MOST_CARDS)]
AgeNumber = Annotated[int, Field(ge=1, le=10)]
AgeKey = Annotated[AgeNumber, Field(strict=False)]
"""An age as the key of an object: in JSON all keys are texts."""
Seat = Annotated[int, Field(ge=0, le=4)]
AchievementNames = Annotated[list[AgeNumber | CardName], Field(max_length=MOST_CARDS)]
"""Achievements: a special one by its name, an age's by the age (any card) or by its card."""
Count = Annotated[int, Field(ge=0, le=MOST_CARDS)]


class PositionPart(BaseModel):
    """A part of a position, as it is sent in both directions."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class PlayerPosition(PositionPart):
    """What lies before one player."""

    board: dict[Color, CardNames] = {}
    """The cards of each color, the top card first."""
    splay: dict[Color, Splay] = {}
    hand: CardNames = []
    score: CardNames = []
    forecast: CardNames = []
    achievements: AchievementNames = []
    scored: Count = 0
    """How many cards the player scored this turn, which counts for Monument."""
    tucked: Count = 0


class Position(PositionPart):
    """A whole position, as the editor has it. Answers have the same form, with all cards by their short names."""

    edition: Annotated[str, Field(max_length=32)] = DEFAULT_EDITION
    expansions: Annotated[list[Annotated[str, Field(max_length=32)]], Field(max_length=4)] = []
    american: bool | None = None
    teams: bool = False
    language: Annotated[str, Field(max_length=32)] = "en"
    players: Annotated[list[PlayerPosition], Field(min_length=2, max_length=5)]
    turn: Seat = 0
    """The seat whose turn it is."""
    actions: Annotated[int, Field(ge=1, le=2)] = 2
    """How many actions it has left, the one that is due included."""
    turns: Annotated[int, Field(ge=1, le=MOST_TURNS)] | None = None
    """How many turns have begun, this one included; None: one for each player."""
    top: dict[AgeKey, CardNames] = {}
    """The top cards of supply piles by age, top first; beneath them lies the rest of the age, at random."""
    whole: dict[AgeKey, CardNames] = {}
    """Whole supply piles by age, top first; the other cards of the age are out of the game."""
    available: AchievementNames | None = None
    """The achievements still to be had; None: all that no player has."""
    seed: Annotated[int, Field(ge=0, lt=SAFE_IN_JSON)] | Annotated[str, Field(pattern=r"^[0-9]{1,39}$")] = 0
    """What the order of all that is at random follows from; from 2^53 on, in digits."""


class PositionGiven(PositionPart):
    """A position in one of its three forms; exactly one is given."""

    position: Position | None = None
    text: Annotated[str, Field(max_length=LONGEST_TEXT)] | None = None
    code: Annotated[str, Field(max_length=LONGEST_TEXT, pattern=r"^[A-Za-z0-9_-]*$")] | None = None
    """The short form that stands in links."""


class TriedFrom(PositionGiven):
    """A position, some choices from there, and how to speak of them."""

    choices: Annotated[list[Annotated[str, Field(max_length=64)]], Field(max_length=MOST_TRIED)] = Field(
        default_factory=list
    )
    """Choices to try, by their notations ("dogma engineering"), of whichever player is asked."""
    names: Annotated[list[Annotated[str, Field(max_length=60)]], Field(max_length=5)] = []
    """The names of the players, for sentences; without them they are numbered."""
    you: Seat | None = None
    """Whom sentences call "you"."""
    catalogue: Annotated[str, Field(max_length=32)] = ""


class LookWanted(TriedFrom):
    """Look at a position, or at what comes of some choices from there."""

    eyes: Seat | None = None
    """The seat through whose eyes to look, which is then called "you".

    None: all cards are open, and the options are those of whoever is asked."""


class JudgeWanted(TriedFrom):
    """Judge the options of whoever is asked in a position, or after some choices from there."""

    eyes: Eyes = "fair"
    """From what this player can know there, or from all cards as they lie."""
    depth: Literal["quick", "full"] = "full"


class PositionPlace(RestAnswer):
    """A place of a position that a problem is about."""

    place: Literal["board", "hand", "score", "forecast", "achievements", "available", "supply", "rules", "turn"]
    seat: int | None
    """Whose place it is; None for those of the whole table."""
    color: Color | None
    """On a board: the pile."""
    age: int | None
    """In the supply, or among achievements: the age."""


class Remedy(RestAnswer):
    """A way to mend a problem."""

    text: str
    """What a button says: "Keep it on your board"."""
    position: Position
    """The position after it."""


class PositionProblem(RestAnswer):
    """Why a position cannot be."""

    key: str
    """Which rule it breaks: "card-twice"."""
    text: str
    """One sentence in the reader's words."""
    cards: list[str]
    """The cards concerned, by their short names."""
    places: list[PositionPlace]
    """All places concerned."""
    line: int | None
    """In a text that could not be read: the line, from 1."""
    remedies: list[Remedy]


class Gain(RestAnswer):
    """What the tried choices changed for one player."""

    seat: int
    points: int
    """By how much the score has changed, bonuses included."""
    achievements: int
    hand: int
    board: int
    """By how many cards the board has grown."""
    forecast: int


class Refusal(RestAnswer):
    """A choice that could not be made there. Those before it were made."""

    number: int
    """Its place among the choices, from 0."""
    text: str


class Reached(RestAnswer):
    """Where tried choices lead, as a position of its own."""

    position: Position | None
    """None if no position can say it."""
    note: str
    """Then a sentence that says why; otherwise empty."""


class Looked(RestAnswer):
    """A position, and what came of the choices tried there."""

    position: Position | None
    """As it was given, in one form with short names of cards; None if the text cannot be read."""
    text: str
    """The text of it, for people and for `tenages.position`; as given if it cannot be read."""
    code: str
    """The short form for links: /editor?p=CODE. Empty if the text cannot be read."""
    problems: list[PositionProblem]
    """What cannot be; empty if all is well. Until then nothing can be tried or played."""
    seen: Seen | None
    """The table after the choices. With problems: the nearest position that can be. None if there is no such."""
    choices: list[str]
    """The choices that were made."""
    refused: Refusal | None
    log: LogSeen
    """What came of them."""
    stakes: StakesSeen | None
    """Who shares and who obeys, if the first choice activates a card."""
    gains: list[Gain]
    """For each seat what the choices changed; empty without choices."""
    reached: Reached | None
    """The position after the choices; None without choices."""


class PositionJudged(RestAnswer):
    """How good the options are in a position."""

    eyes: Eyes
    chances: list[float]
    """The chance of each seat to win, if everyone goes on well."""
    decision: DecisionJudged
    """The options of whoever is asked, as of a decision in a game in which nothing was played yet.

    The reasons say why the best option is better than the next best."""


class MomentPosition(RestAnswer):
    """A moment of a replay as a position, for the editor."""

    step: int
    """The moment that it is: the one that was asked for, or the last before it at which an action was due."""
    exact: bool
    """Whether it is the moment that was asked for."""
    note: str
    """If not, a sentence that says so; otherwise empty."""
    names: list[str]
    position: Position
    text: str
    code: str


# --- play from here ---------------------------------------------------------------------------------------------------


class FromReplay(RestRequest):
    """Go on from a moment of a game that is over."""

    kind: Literal["replay"]
    id: Annotated[str, Field(min_length=1, max_length=64, pattern=r"^[a-z0-9]+$")]
    step: Annotated[int, Field(ge=0, le=1_000_000)]
    hidden: Literal["same", "anew"] = "same"
    """Whether hidden cards lie as they did, or are dealt anew to fit what the player of the seat knew."""


class FromPosition(PositionGiven):
    """Begin with a position."""

    kind: Literal["position"]


class TableFromWanted(RestRequest):
    """A table that begins somewhere in a game: you on one seat, bots on the others."""

    origin: Annotated[FromReplay | FromPosition, Field(discriminator="kind")]
    seat: Seat
    level: Level = "adept"
    name: Name
    hints: bool = True
    pace: Pace = "calm"
