"""What a browser can send over a socket. Whatever does not fit one of these is answered with an error."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

Level = Literal["novice", "adept", "expert", "master"]
Pace = Literal["none", "quick", "calm", "slow"]
Name = Annotated[
    str, Field(min_length=1, max_length=24, pattern=r"^[^\x00-\x1f\x7f]*[^\s\x00-\x1f\x7f][^\x00-\x1f\x7f]*$")
]
"""What someone is called: something that can be read."""


class Wish(BaseModel):
    """Anything that one can wish for."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class Choose(Wish):
    """Answer what one is asked at that moment."""

    type: Literal["choose"]
    moment: Annotated[str, Field(max_length=32)]
    option: Annotated[str, Field(max_length=64)]


class Undo(Wish):
    """Take back one's last choice: at once if nobody has learned anything since, or else if the others agree."""

    type: Literal["undo"]
    moment: Annotated[str, Field(max_length=32)]


class GiveToBot(Wish):
    """Propose that a bot takes over a seat: one's own, or that of someone who is away."""

    type: Literal["give"]
    seat: Annotated[int, Field(ge=0, le=4)]
    level: Level


class Agree(Wish):
    """Answer what another player proposes."""

    type: Literal["agree"]
    agree: bool


class Hint(Wish):
    """Ask what a bot would do in one's place."""

    type: Literal["hint"]
    moment: Annotated[str, Field(max_length=32)]


class SetPace(Wish):
    """Have the bots seem to think longer or shorter."""

    type: Literal["pace"]
    pace: Pace


class Read(Wish):
    """Read another language or vocabulary from now on."""

    type: Literal["read"]
    catalogue: Annotated[str, Field(max_length=32)]


class FillWithBots(Wish):
    """Do not wait any longer: bots take all seats that are still open."""

    type: Literal["fill"]
    level: Level


class Ping(Wish):
    """Are you still there?"""

    type: Literal["ping"]


AnyWish = Annotated[
    Choose | Undo | GiveToBot | Agree | Hint | SetPace | Read | FillWithBots | Ping,
    Field(discriminator="type"),
]
WISHES: TypeAdapter[AnyWish] = TypeAdapter(AnyWish)
"""Reads a message; raises pydantic's ValidationError if it is none of these."""
