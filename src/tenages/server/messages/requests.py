"""What a browser can send over a socket. Anything else is answered with an error."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, TypeAdapter, WithJsonSchema

from tenages.server.names import MOST_BYTES, clean_name
from tenages.server.proposal import HIGHEST_NUMBER

Level = Literal["novice", "adept", "expert", "champion", "master"]
Pace = Literal["none", "quick", "calm", "slow"]
Name = Annotated[
    str,
    AfterValidator(clean_name),
    # The part of the rules that a schema can express: what violates it is always refused.
    WithJsonSchema({"type": "string", "minLength": 1, "maxLength": MOST_BYTES, "pattern": r"\S"}),
]
"""The name of a person. A bad one is not pydantic's error but `BadName`, which says what is wrong with it."""


class SocketRequest(BaseModel):
    """Any request."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class Choose(SocketRequest):
    """Make a choice at that moment."""

    type: Literal["choose"]
    moment: Annotated[str, Field(max_length=32)]
    option: Annotated[str, Field(max_length=64)]


class Undo(SocketRequest):
    """Undo your last choice: at once if nobody has learned anything since, otherwise if the others agree."""

    type: Literal["undo"]
    moment: Annotated[str, Field(max_length=32)]


class GiveToBot(SocketRequest):
    """Propose that a bot takes over a seat: your own, or that of someone who is away."""

    type: Literal["give"]
    seat: Annotated[int, Field(ge=0, le=4)]
    level: Level


class Agree(SocketRequest):
    """Accept or decline the proposal of that number: the sender may not know yet that there is another one."""

    type: Literal["agree"]
    proposal: Annotated[int, Field(ge=0, le=HIGHEST_NUMBER)]
    agree: bool


class Hint(SocketRequest):
    """Ask what a bot would do in your place."""

    type: Literal["hint"]
    moment: Annotated[str, Field(max_length=32)]


class SetPace(SocketRequest):
    """Change how long bots seem to think."""

    type: Literal["pace"]
    pace: Pace


class Read(SocketRequest):
    """Change to another language or vocabulary."""

    type: Literal["read"]
    catalogue: Annotated[str, Field(max_length=32)]


class FillWithBots(SocketRequest):
    """Give all open seats to bots."""

    type: Literal["fill"]
    level: Level


class TakeSeatBack(SocketRequest):
    """Take back the seat that a bot plays for you."""

    type: Literal["take back"]


class EarlierLog(SocketRequest):
    """Ask for the lines of the log before the line of that number."""

    type: Literal["log"]
    before: Annotated[int, Field(ge=0, le=1_000_000)]


class Concede(SocketRequest):
    """Give up the game: the others win, or, if several are left, a bot plays on for you."""

    type: Literal["concede"]


class ProposeEnd(SocketRequest):
    """Propose to end the game without a winner."""

    type: Literal["end"]


class Recap(SocketRequest):
    """Ask for everything that happened since your last turn, step by step."""

    type: Literal["recap"]


class Ping(SocketRequest):
    """Check that the connection is alive."""

    type: Literal["ping"]


AnyRequest = Annotated[
    Choose
    | Undo
    | GiveToBot
    | Agree
    | Hint
    | SetPace
    | Read
    | FillWithBots
    | TakeSeatBack
    | Concede
    | ProposeEnd
    | EarlierLog
    | Recap
    | Ping,
    Field(discriminator="type"),
]
REQUESTS: TypeAdapter[AnyRequest] = TypeAdapter(AnyRequest)
"""Parses a message; raises pydantic's ValidationError if it is none of these."""
