"""The requests and answers of the REST interface."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from tenages.rules.editions import DEFAULT_EDITION
from tenages.rules.setup import Rules
from tenages.server.messages.requests import Level, Name, Pace
from tenages.server.messages.seen import Color, Icon, LogSeen, Seen
from tenages.server.messages.tables import Keeper, Phase


class RestRequest(BaseModel):
    """The body of a request."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class RestAnswer(BaseModel):
    """The body of an answer."""

    model_config = ConfigDict(frozen=True)


# --- what can be played ----------------------------------------------------------------------------------------------


class GoalOffered(RestAnswer):
    """How many achievements win a game of this kind."""

    players: int
    teams: bool
    expansion: bool
    achievements: int


class EditionOffered(RestAnswer):
    """An edition, and how many can play it."""

    name: str
    most_players: int
    most_players_with_expansion: int
    teams: bool
    """Whether it has rules for teams, of four players."""
    mixes_sets: bool
    """Whether it mixes the sets, as the American variant does, unless the table says otherwise."""
    goals: list[GoalOffered]
    """One for every kind of game that it has."""


class RatingOffered(RestAnswer):
    """How strong a level is at a table for two: Elo with its 95% interval, where `random` has 0."""

    rating: int
    low: int
    high: int


class LobbyOffer(RestAnswer):
    """What can be played on this server."""

    version: str
    engine: int
    editions: list[EditionOffered]
    default_edition: str
    expansions: list[str]
    levels: list[str]
    """The weakest first."""
    ratings: dict[str, RatingOffered]
    """By level; a level that has not been measured is missing."""
    languages: list[str]
    catalogues: list[str]
    paces: list[str]


class Slot(RestAnswer):
    """The content of one of the four slots of a card."""

    kind: Literal["icon", "picture", "note", "bonus", "echo"]
    icon: Icon | None
    bonus: int


class CardEffect(RestAnswer):
    """An effect of a card; its words are the message "card-" + name + "." + key."""

    key: str
    number: int
    demand: bool


class CardFacts(RestAnswer):
    """A card as an edition prints it."""

    name: str
    age: int
    color: Color
    deck: str
    dogma: Icon
    slots: list[Slot]
    """Top left, bottom left, bottom centre, bottom right."""
    echo: str | None
    """The key of its echo effect, if it has one."""
    effects: list[CardEffect]


class Cards(RestAnswer):
    """All cards of an edition; the special achievements by name."""

    cards: list[CardFacts]
    monument_mixes: bool
    """Whether scored and tucked cards add up for Monument."""


class RuleLine(RestAnswer):
    """One rule of the sheet."""

    term: str
    text: str


class RulesSection(RestAnswer):
    """A section of the rules sheet."""

    title: str
    rules: list[RuleLine]


class RulesSheet(RestAnswer):
    """The rules sheet of one table, in the reader's language."""

    title: str
    sections: list[RulesSection]


# --- tables ----------------------------------------------------------------------------------------------------------


class SeatWanted(RestRequest):
    """Who sits there: yourself, any person who comes, or a bot."""

    keeper: Literal["you", "open", "bot"]
    level: Level = "adept"


class TableWanted(RestRequest):
    """A table to be made."""

    seats: Annotated[list[SeatWanted], Field(min_length=2, max_length=5)]
    name: Name | None = None
    """Your own name, if you take a seat."""
    edition: Annotated[str, Field(max_length=32)] = DEFAULT_EDITION
    expansions: Annotated[list[Annotated[str, Field(max_length=32)]], Field(max_length=4)] = []
    american: bool | None = None
    teams: bool = False
    language: Annotated[str, Field(max_length=32)] = "en"
    listed: bool = False
    hints: bool = True
    pace: Pace = "calm"
    seed: Annotated[int, Field(ge=0, lt=2**53)] | None = None

    @property
    def rules(self) -> Rules:
        """What is to be played."""
        return Rules(len(self.seats), self.edition, self.teams, tuple(self.expansions), self.american, self.language)


class LessonWanted(RestRequest):
    """A guided first game to be made."""

    name: Name
    language: Annotated[str, Field(max_length=32)] = "en"


class TableMade(RestAnswer):
    """A new table, and your seat if you took one."""

    id: str
    seat: int | None


class SeatListed(RestAnswer):
    """A seat of a listed table."""

    seat: int
    keeper: Keeper
    name: str
    level: str | None
    achievements: int
    """The number of achievements of the player's side."""
    points: int


class TableListed(RestAnswer):
    """A table as everyone may know it."""

    id: str
    phase: Phase
    edition: str
    expansions: list[str]
    american: bool
    teams: bool
    language: str
    listed: bool
    seats: list[SeatListed]
    turns: int
    """The number of turns so far."""
    you: int | None
    """The seat that your browser holds."""
    waits_for: int | None
    """The seat that has to decide, as far as you may know. A list of tables does not tell it, nor who has what."""
    seed: str | None
    """The number that someone typed to choose the deal; None if nobody knows it."""


class TablesListed(RestAnswer):
    """The tables that anyone may join or watch."""

    tables: list[TableListed]


class SeatTaken(RestRequest):
    """Sit down."""

    name: Name


class Seated(RestAnswer):
    """You hold this seat now, by a cookie."""

    id: str
    seat: int


class RematchWanted(RestRequest):
    """Play again."""

    bots: Literal["weaker", "same", "stronger"] = "same"
    """How well bots play this time. Whoever asks first decides."""


class SeatKey(RestAnswer):
    """A key that moves your seat to the first device that uses it."""

    key: str


class SeatMoved(RestRequest):
    """Take a seat over with its key."""

    key: Annotated[str, Field(min_length=1, max_length=128)]


# --- replays ---------------------------------------------------------------------------------------------------------


class RecordSent(RestRequest):
    """A record, as in its file."""

    record: Annotated[str, Field(max_length=200_000)]


class ReplayMade(RestAnswer):
    """The id of a new replay."""

    id: str


class SeatStory(RestAnswer):
    """How one player fared in a game."""

    seat: int
    name: str
    score: list[int]
    """The score at the end of each turn; the first is before the first turn."""
    achievements: list[int]
    """The number of achievements at the end of each turn."""


class Highlight(RestAnswer):
    """An achievement, or the end of the game."""

    step: int
    """The position from which it came about: one step on it has happened. For the end: the last position."""
    turn: int
    """The turn in which it happened; the position is one of this turn."""
    seat: int
    kind: Literal["age", "special", "end"]
    age: int | None
    """Of which age the achievement is."""
    special: str | None
    """The name of the special achievement: "monument"."""
    card: str | None
    """The card that brought a special achievement, if one was in play."""
    text: str


class Swing(RestAnswer):
    """A turn in which players won or lost many points."""

    step: int
    """The position at which its card was activated, or at which the turn began."""
    turn: int
    seat: int
    """The player whose points changed most."""
    points: int
    """By how much; negative if they were lost."""
    card: str | None
    """The card that moved most of the points, if one was in play."""
    text: str


class CardUse(RestAnswer):
    """How often a card's dogma was used."""

    card: str
    count: int
    by: list[int]
    """How often by each seat."""


class ReplaySummary(RestAnswer):
    """A replay: what to show around its positions."""

    id: str
    names: list[str]
    edition: str
    expansions: list[str]
    american: bool
    teams: bool
    language: str
    steps: int
    """The number of choices; there is one position more."""
    turns: list[int]
    """The first step of each turn."""
    winners: list[int]
    """Empty if the game is a draw, or if the record ends before the game."""
    ending: str
    """Who won and how, or that it is a draw, in words; empty if the record ends before the game."""
    story: list[SeatStory]
    highlights: list[Highlight]
    swings: list[Swing]
    """The turns that changed most points, the largest first."""
    most_used: list[CardUse]


class ReplaySteps(RestAnswer):
    """Consecutive positions of a replay, as seen by one seat or by everyone."""

    start: int
    steps: list[Seen]


class ReplayLog(RestAnswer):
    """Earlier lines of the log of a replay; no lines if there are none."""

    log: LogSeen


class Problem(RestAnswer):
    """Why a request was refused."""

    key: str
    text: str
