"""The rows of the database, as plain values."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from tenages.rules.setup import Rules


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
    """SHA-256 of the seat's secret; only the browser that holds the seat has the secret itself."""
    key: bytes | None
    """SHA-256 of the key that moves the seat to another device, once."""


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table, with everything it takes to play its game again."""

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
    """How often choices were undone."""
    next: str | None
    """The table of the rematch."""
    made: datetime
    touched: datetime
    """When something last happened there; like `made`, with its time zone."""
    archived: bool
    seats: tuple[SeatRow, ...]
    choices: tuple[str, ...]
    """The notations of all choices, in order."""

    @property
    def rules(self) -> Rules:
        """What is played at the table."""
        return Rules(len(self.seats), self.edition, self.teams, self.expansions, self.american, self.language)
