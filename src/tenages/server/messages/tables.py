"""The messages of a socket: the table itself, the game, and whatever else is sent to a client."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

from tenages.server.messages.seen import LogSeen, Seen, Steps

Phase = Literal["waiting", "playing", "over"]
Keeper = Literal["open", "person", "bot"]
Undoing = Literal["freely", "by consent", "not"]
Conceding = Literal["ends", "bot", "not"]
"""What giving up does: it ends the game, or a bot plays on to its end."""
Lost = Literal["bot", "moved", "conceded"]
"""Why someone does not play his seat: a bot plays it for now, another device has it, or he gave up."""


class TableSeat(TypedDict):
    """Who sits there."""

    seat: int
    keeper: Keeper
    name: str
    """Empty while nobody sits there."""
    level: str | None
    """How well a bot plays."""
    here: bool
    """Whether a person is connected; a bot always is."""


class ProposalSeen(TypedDict):
    """Something that a player proposes and others have to agree to."""

    number: int
    """Whoever answers names it. It identifies the proposal, and says nothing else."""
    kind: Literal["undo", "bot", "end"]
    by: int
    """The seat that proposes it."""
    seat: int
    """Whose choice is to be undone, or whose seat a bot is to take over; of an "end", the seat that proposes it."""
    level: str | None
    waits_for: list[int]
    """The seats that have not answered yet."""


class RulesSeen(TypedDict):
    """What is played at a table."""

    edition: str
    expansions: list[str]
    american: bool
    teams: bool
    language: str


class TableState(RulesSeen):
    """A table, as everyone at it may know it."""

    id: str
    phase: Phase
    listed: bool
    hints: bool
    pace: str
    """How long bots seem to think: "none", "quick", "calm" or "slow"."""
    you: int | None
    """The reader's own seat."""
    held: int | None
    """The seat that the reader holds while a bot plays for him; he can take it back."""
    lost: Lost | None
    """Why the reader does not play the seat that he had."""
    seed: str | None
    """The number that someone typed to choose the deal: whoever knows it can know all cards. Usually None."""
    seats: list[TableSeat]
    watching: int
    """The number of spectators; for one of them, of the others."""
    motion: ProposalSeen | None
    """The proposal under way. The key has its old name, for pages that were loaded before the server was updated."""
    undo: Undoing
    """Whether the reader can undo a choice now."""
    concede: Conceding
    """What comes of it if the reader gives up now."""
    end: Undoing
    """Whether the reader can end the game without a winner now."""
    next: str | None
    """The table of the rematch, once someone has asked for one."""


class TableMessage(TypedDict):
    """Something about the table has changed."""

    type: Literal["table"]
    table: TableState


class SeenMessage(TypedDict):
    """A new moment of the game."""

    type: Literal["seen"]
    seen: Seen


class StepsMessage(TypedDict):
    """What happened since the last moment, for clients that asked for steps instead of whole moments."""

    type: Literal["steps"]
    steps: Steps


class RecapMessage(TypedDict):
    """What happened since the reader's last turn, to be watched again. The game itself stays where it is."""

    type: Literal["recap"]
    seen: Seen
    """The game at the end of the reader's last turn, without options."""
    steps: list[Steps]
    """What happened since, without options."""


class LogMessage(TypedDict):
    """Earlier lines of the log; no lines if there are none."""

    type: Literal["log"]
    log: LogSeen


class OptionChance(TypedDict):
    """The chance to win with an option, from 0 to 1, as a bot sees it."""

    option: str
    chance: float


class HintMessage(TypedDict):
    """What a bot would do, and why. Without a reason, nothing but the option and its text is there."""

    type: Literal["hint"]
    moment: str
    option: str
    text: str
    now: float | None
    """The chance to win before the choice."""
    chances: list[OptionChance]
    """The options that the bot thought about, the best first."""
    stakes: str
    """What is at stake: the chance now, and what the worst choice would leave."""
    line: str
    """What is expected to happen next. No card is named that the reader does not know."""


class NoticeMessage(TypedDict):
    """A message to be shown once: someone has left, a proposal was declined."""

    type: Literal["notice"]
    text: str


class ErrorMessage(TypedDict):
    """Why the last request was refused. Nothing has changed."""

    type: Literal["error"]
    key: str
    text: str


class PongMessage(TypedDict):
    """The answer to a ping."""

    type: Literal["pong"]


Sent = (
    TableMessage
    | SeenMessage
    | StepsMessage
    | RecapMessage
    | LogMessage
    | HintMessage
    | NoticeMessage
    | ErrorMessage
    | PongMessage
)
"""Everything that the server sends over a socket."""
