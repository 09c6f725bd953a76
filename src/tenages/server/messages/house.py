"""What the REST interface is asked and answers."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from tenages.rules.editions import DEFAULT_EDITION
from tenages.server.messages.seen import Color, Icon, Seen
from tenages.server.messages.tables import Keeper, Phase
from tenages.server.messages.wishes import Level, Name, Pace


class Question(BaseModel):
    """Anything that is asked."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class Answer(BaseModel):
    """Anything that is answered."""

    model_config = ConfigDict(frozen=True)


# --- what there is ---------------------------------------------------------------------------------------------------


class EditionOffered(Answer):
    """An edition and who can play it."""

    name: str
    most_players: int
    most_players_with_expansion: int
    teams: bool
    """Whether it has rules for teams, of four players."""
    mixes_sets: bool
    """Whether it plays an expansion as the American variant unless one wants it otherwise."""


class HouseOffer(Answer):
    """What one can play here."""

    version: str
    engine: int
    editions: list[EditionOffered]
    default_edition: str
    expansions: list[str]
    levels: list[str]
    languages: list[str]
    catalogues: list[str]
    paces: list[str]


class Slot(Answer):
    """What stands in one of the four slots of a card."""

    kind: Literal["icon", "picture", "note", "bonus", "echo"]
    icon: Icon | None
    bonus: int


class CardEffect(Answer):
    """An effect of a card; its words are the message "card-" + name + "." + key."""

    key: str
    number: int
    demand: bool


class CardFacts(Answer):
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


class Cards(Answer):
    """All cards of an edition; the special achievements by name."""

    cards: list[CardFacts]


class RuleLine(Answer):
    """One rule of the sheet."""

    term: str
    text: str


class RulesSection(Answer):
    """Some rules that belong together."""

    title: str
    rules: list[RuleLine]


class RulesSheet(Answer):
    """The rules in short, as one table plays them, in the reader's words."""

    title: str
    sections: list[RulesSection]


# --- tables ----------------------------------------------------------------------------------------------------------


class SeatWanted(Question):
    """Who is to sit there: a person, yourself or whoever comes, or a bot of some level."""

    keeper: Literal["you", "open", "bot"]
    level: Level = "adept"


class TableWanted(Question):
    """A table that one wants to play at."""

    seats: Annotated[list[SeatWanted], Field(min_length=2, max_length=5)]
    name: Name | None = None
    """Your own name, if you sit down."""
    edition: Annotated[str, Field(max_length=32)] = DEFAULT_EDITION
    expansions: Annotated[list[Annotated[str, Field(max_length=32)]], Field(max_length=4)] = []
    american: bool | None = None
    teams: bool = False
    language: Annotated[str, Field(max_length=32)] = "en"
    listed: bool = False
    hints: bool = True
    pace: Pace = "calm"
    seed: Annotated[int, Field(ge=0, lt=2**53)] | None = None


class TableMade(Answer):
    """A new table, and your seat if you took one."""

    id: str
    seat: int | None


class SeatListed(Answer):
    """A seat of a table in the list."""

    seat: int
    keeper: Keeper
    name: str
    level: str | None


class TableListed(Answer):
    """A table as everyone may know it without sitting at it."""

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
    """How many turns were begun."""
    you: int | None
    """The seat that your browser holds there."""


class TablesListed(Answer):
    """The tables that anyone may join or watch."""

    tables: list[TableListed]


class SeatTaken(Question):
    """Sit down."""

    name: Name


class Seated(Answer):
    """You sit there now: a cookie says so from now on."""

    id: str
    seat: int


class SeatKey(Answer):
    """A key that moves your seat to the first device that uses it."""

    key: str


class SeatMoved(Question):
    """Take a seat over with its key."""

    key: Annotated[str, Field(min_length=1, max_length=128)]


# --- replays ---------------------------------------------------------------------------------------------------------


class RecordSent(Question):
    """A record as a file has it."""

    record: Annotated[str, Field(max_length=200_000)]


class ReplayMade(Answer):
    """Where the game can be watched."""

    id: str


class SeatStory(Answer):
    """What one player did in a game."""

    seat: int
    name: str
    score: list[int]
    """The score at the end of each turn; the first is before the first turn."""
    achievements: list[int]
    """The number of achievements at the end of each turn."""


class Highlight(Answer):
    """Something that mattered."""

    step: int
    """The step of the replay after which it stands so."""
    turn: int
    seat: int
    kind: Literal["age", "special", "end"]
    text: str


class CardUse(Answer):
    """How often a card's dogma was used."""

    card: str
    count: int
    by: list[int]
    """How often by each seat."""


class Replay(Answer):
    """A finished game, or one from a record: what to show around its steps."""

    id: str
    names: list[str]
    edition: str
    expansions: list[str]
    american: bool
    teams: bool
    language: str
    steps: int
    """How many choices; there is one more position than that."""
    turns: list[int]
    """The first step of each turn."""
    winners: list[int]
    ending: str
    """Who won and how, in words; empty if the record ends before the game does."""
    story: list[SeatStory]
    highlights: list[Highlight]
    most_used: list[CardUse]


class ReplaySteps(Answer):
    """Some positions of a replay in a row, as seen by one seat or by everyone."""

    start: int
    steps: list[Seen]


class Problem(Answer):
    """Why something cannot be done."""

    key: str
    text: str
