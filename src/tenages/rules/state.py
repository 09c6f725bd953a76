"""The table: everything that lies on it and whose turn it is. A copy of it is a handful of references.

Zones are tuples that are replaced, never changed, so that copies can share them.
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
    """All state of a game between two choices."""

    setup: Setup
    players: list[Player]
    supply: list[tuple[Card, ...]]
    """The supply pile of each age, top card first; number 0 is always empty.

    A set whose cards lie apart has a row of piles of its own behind the first (`Setup.rows`).
    """
    available: tuple[Card, ...]
    """The age achievements still to be had, lowest first. Nobody sees their faces."""
    specials: tuple[Special, ...]
    """The special achievements still to be had."""
    box: tuple[Card, ...]
    """Cards removed from the game."""
    where: bytearray
    """Where each card is: a code of `events`, by the number of the card."""
    known: bytearray
    """Who can tell each card apart where it lies: a mask of seats, by the number of the card."""
    shown: tuple[Card, ...]
    """Cards that lie open during the current effect, so that everyone can follow where they go."""
    log: Log
    turn: int
    """The seat of the player whose turn it is."""
    turns: int
    """How many turns have begun."""
    actions: int
    """How many actions the current player has left, the one under way not counted."""
    changes: int
    """How many changes there were; a share that leaves this number as it was has shared nothing."""
    phase: Phase
    """What the game is in the middle of."""
    outcome: Outcome | None
    """Who won and how; None while the game goes on."""

    __slots__ = tuple(__annotations__)

    def __init__(self) -> None:
        pass

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
        """Give the players their table, as long as the engine has them act.

        Only the engine calls this and `detach`. Tables and players that refer to each other could only be freed by
        Python's garbage collector, which costs as much as the play itself. So between choices players have no table:
        all that lies before them can be read, and only effects make them act.
        """
        for player in self.players:
            player._table = self

    def detach(self) -> None:
        """Take the table away from the players again."""
        for player in self.players:
            player._table = None

    def copy(self) -> Table:
        """The same table again, with its players detached; what is done on one does not show on the other."""
        new = Table()
        new.setup = self.setup
        new.players = [Player(player.setup, player.seat) for player in self.players]
        new.restore(self)
        return new

    def restore(self, other: Table) -> None:
        """Become equal to another table of the same game. The players stay the same objects."""
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
        """Write an event into the log."""
        self.log = (self.log, kind, player, card, origin, target, seen, self.phase.effect, detail)

    def events(self) -> list[Event]:
        """All that happened, oldest first."""
        return events_since(self.log, None)
