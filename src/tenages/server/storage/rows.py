"""The rows of the database, as plain values."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Any, NamedTuple

from tenages.rules.setup import Rules


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A seat and who keeps it."""

    seat: int
    keeper: str
    """ "open", "person" or "bot"."""
    name: str
    """The name of the person who holds the seat, also while a bot plays for that person."""
    level: str | None
    """How well a bot plays."""
    token: bytes | None
    """SHA-256 of the seat's secret; only the browser that holds the seat has the secret itself."""
    key: bytes | None
    """SHA-256 of the key that moves the seat to another device, once."""
    given: bool = False
    """Whether the person gave the seat to a bot. Then it does not come back by connecting, only on request."""
    conceded: bool = False
    """Whether the person gave up while others played on. Then a bot plays to the end."""

    @property
    def holder(self) -> bytes | None:
        """The token of the person who plays here, or can come back."""
        return None if self.conceded else self.token


class Notice(NamedTuple):
    """A notice about a player that everyone at a table gets once, except the player himself."""

    number: int
    """Notices of a table are counted, so that each process knows which ones it has sent."""
    key: str
    seat: int
    but: int | None
    """A seat that does not get it."""


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
    """How often choices were undone, without first melds before they are shown."""
    next: str | None
    """The table of the rematch."""
    made: datetime
    touched: datetime
    """When something last happened there; like `made`, with its time zone."""
    archived: bool
    seats: tuple[SeatRow, ...]
    choices: tuple[str, ...]
    """The notations of choices, in order: of all, or only of new ones, or of none, as whoever made the row says."""
    typed: bool = False
    """Whether a person typed the seed. Then everyone at the table may know it."""
    made_by: str = ""
    """The network of the address that made the table, for the limits and for the operator; empty once it is over."""
    revision: int = 0
    """Counts all changes of the table. A change is only stored if it was made for the current revision."""
    epoch: int = 0
    """Counts the changes that took choices back."""
    proposal: Mapping[str, Any] | None = None
    """The proposal under way, see `tenages.server.proposal`."""
    notices: tuple[Notice, ...] = ()
    """The last notices."""
    ending: Mapping[str, Any] | None = None
    """How the players ended the game, if the rules did not; see `tenages.records.ending`."""
    position: str = ""
    """The position that the game begins from, as records keep it, with its hidden cards; empty if the game is dealt."""
    floor: int = 0
    """How many of the first choices were made elsewhere, before the table began; nobody takes them back."""

    @property
    def rules(self) -> Rules:
        """What is played at the table."""
        return Rules(len(self.seats), self.edition, self.teams, self.expansions, self.american, self.language)

    def after_change(self, **columns: Any) -> TableRow:
        """The table after a change has been stored: a change makes it used again."""
        return replace(self, revision=self.revision + 1, archived=False, **columns)

    def with_seats(self, *seats: SeatRow) -> TableRow:
        """The table with these seats changed."""
        changed = {seat.seat: seat for seat in seats}
        return replace(self, seats=tuple([changed.get(seat.seat, seat) for seat in self.seats]))


@dataclass(frozen=True, slots=True)
class TableChange:
    """What changes at a table, all of it at once: only if nothing else has changed since that revision."""

    table_id: str
    revision: int
    """The revision that the change was made for."""
    choice: tuple[int, str] | None = None
    """A new choice: its number and notation."""
    remaining: tuple[str, ...] | None = None
    """All choices that remain after an undo."""
    seats: tuple[SeatRow, ...] = ()
    columns: Mapping[str, object] = field(default_factory=dict)
    """Changed columns of the table itself."""

    @property
    def is_only_a_choice(self) -> bool:
        """Whether there is a new choice and nothing else, as nearly always."""
        return self.choice is not None and self.remaining is None and not self.seats and not self.columns


class Overtaken(Exception):
    """Another change of the same table was stored first."""


class Damaged(Exception):
    """Choices of a stored table are missing; its id is the argument."""
