"""What is kept of a table, as plain values."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A seat and who keeps it."""

    seat: int
    keeper: str
    """ "open", "person" or "bot"."""
    name: str
    level: str | None
    """How well a bot plays."""
    token: bytes | None
    """SHA-256 of the seat's secret; the secret itself is known to its holder's browser alone."""
    key: bytes | None
    """SHA-256 of the key that moves the seat to another device, once."""


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table, from which its game can be played again choice by choice."""

    id: str
    edition: str
    expansions: tuple[str, ...]
    american: bool | None
    teams: bool
    language: str
    seed: int
    engine: int
    """The version of the engine that plays the game."""
    listed: bool
    hints: bool
    pace: str
    phase: str
    """ "waiting", "playing" or "over"."""
    undone: int
    """How many times a choice was taken back."""
    next: str | None
    """The table of the rematch."""
    made: datetime
    touched: datetime
    """When something last happened there; like `made` it knows its time zone."""
    archived: bool
    seats: tuple[SeatRow, ...]
    choices: tuple[str, ...]
    """The notations of all choices, in order."""
