"""What a browser can send over a socket. Anything else is answered with an error."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

Level = Literal["novice", "adept", "expert", "master"]
Pace = Literal["none", "quick", "calm", "slow"]
_NO_CONTROL = r"\x00-\x1f\x7f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069"
"""No control character: neither of ASCII, nor one that changes the direction of the text after the name."""
Name = Annotated[
    str, Field(min_length=1, max_length=24, pattern=rf"^[^{_NO_CONTROL}]*[^\s{_NO_CONTROL}][^{_NO_CONTROL}]*$")
]
"""The name of a person, with at least one visible character."""


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
    """Accept or decline a proposal."""

    type: Literal["agree"]
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


class EarlierLog(SocketRequest):
    """Ask for the lines of the log before the line of that number."""

    type: Literal["log"]
    before: Annotated[int, Field(ge=0, le=1_000_000)]


class Ping(SocketRequest):
    """Check that the connection is alive."""

    type: Literal["ping"]


AnyRequest = Annotated[
    Choose | Undo | GiveToBot | Agree | Hint | SetPace | Read | FillWithBots | EarlierLog | Ping,
    Field(discriminator="type"),
]
REQUESTS: TypeAdapter[AnyRequest] = TypeAdapter(AnyRequest)
"""Parses a message; raises pydantic's ValidationError if it is none of these."""
