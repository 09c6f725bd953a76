"""The table: the whole state of a game.

Zones are tuples that are replaced, never changed. So copies share them and are cheap.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tenages.rules.editions import same_side
from tenages.rules.events import Detail, Event, Log, events_since
from tenages.rules.phase import Phase
from tenages.rules.player import Player

if TYPE_CHECKING:
    from tenages.rules.achievements import Special
    from tenages.rules.card import Card
    from tenages.rules.editions import Edition
    from tenages.rules.endings import Outcome
    from tenages.rules.setup import Setup


class Table:
    """The state of a game between two choices."""

    setup: Setup
    players: list[Player]
    supply: list[tuple[Card, ...]]
    """The supply pile of each age, top card first; number 0 is always empty.

    A set with separate piles has its own row after the first (`Setup.rows`).
    """
    available: tuple[Card, ...]
    """The available age achievements, lowest first. Nobody sees their faces."""
    specials: tuple[Special, ...]
    """The available special achievements."""
    box: tuple[Card, ...]
    """Cards removed from the game."""
    where: bytearray
    """Where each card is: a code of `events`, by `Card.index`."""
    known: bytearray
    """Who knows which card each one is: a mask of viewers, by `Card.index`."""
    shown: tuple[Card, ...]
    """Cards that are face up during the current effect, so that everyone can see where they go."""
    log: Log
    turn: int
    """The seat of the player whose turn it is."""
    turns: int
    """How many turns have begun."""
    actions: int
    """How many actions the current player has left after the current one."""
    changes: int
    """How many changes there have been; a shared effect that does not raise this number does not count as shared."""
    phase: Phase
    """The current phase of the game."""
    outcome: Outcome | None
    """Who won and how; None while the game goes on."""
    trail: list[Table] | None
    """Where a copy of the table is kept after each event, for those who want to see one after the other; usually None.

    It belongs to this table alone: copies have none.
    """

    __slots__ = tuple(__annotations__)

    def __init__(self) -> None:
        self.trail = None

    @property
    def edition(self) -> Edition:
        """The edition that is played."""
        return self.setup.edition

    @property
    def teams(self) -> bool:
        """Whether partners play against partners."""
        return self.setup.teams

    def side(self, seat: int) -> list[Player]:
        """The player of a seat, and his partner in a game of teams."""
        return [player for player in self.players if same_side(seat, player.seat, self.setup.teams)]

    def side_achievements(self, seat: int) -> int:
        """The achievements of the player of a seat, or of both partners together."""
        return sum([player.achievement_count() for player in self.side(seat)])

    def attach(self) -> None:
        """Give the players their table while the engine runs.

        Only the engine calls this and `detach`. Tables and players that refer to each other could only be freed by
        Python's garbage collector, which costs as much as the play itself. So between choices players have no table:
        their cards can be read, but they cannot act.
        """
        for player in self.players:
            player._table = self

    def detach(self) -> None:
        """Remove the table from the players."""
        for player in self.players:
            player._table = None

    def copy(self) -> Table:
        """An independent copy of the table, with its players detached."""
        new = Table()
        new.setup = self.setup
        new.players = [Player(player.setup, player.seat) for player in self.players]
        new.restore(self)
        return new

    def restore(self, other: Table) -> None:
        """Take over the state of another table of the same game. The player objects stay the same."""
        for player, same in zip(self.players, other.players):  # noqa: B905  (checking the lengths costs time)
            player.copy_from(same)
        self.supply = other.supply.copy()
        self.available = other.available
        self.specials = other.specials
        self.box = other.box
        self.where = other.where[:]
        self.known = other.known[:]
        self.shown = other.shown
        self.log = other.log
        self.turn = other.turn
        self.turns = other.turns
        self.actions = other.actions
        self.changes = other.changes
        self.phase = other.phase
        self.outcome = other.outcome

    def note(
        self, kind: str, player: int, card: Card | None, origin: int, target: int, seen: int, detail: Detail
    ) -> None:
        """Add an event to the log."""
        log = self.log
        number = 1 if log is None else log[1] + 1
        self.log = (log, number, kind, player, card, origin, target, seen, self.phase.effect, detail)
        if self.trail is not None:
            self.trail.append(self.copy())

    def events(self) -> list[Event]:
        """All events, oldest first."""
        return events_since(self.log, None)
