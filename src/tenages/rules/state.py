"""The table: everything that lies on it and whose turn it is. A copy of it is a handful of references.

Zones are tuples that are replaced, never changed, so that copies can share them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tenages.rules.events import Event, Log, events_since
from tenages.rules.player import Player

if TYPE_CHECKING:
    from tenages.rules.achievements import Special
    from tenages.rules.card import Card, Effect
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
    """Counts all that changed; a share that leaves it as it was has shared nothing."""
    effect: Effect | None
    """The effect under way."""
    tally: tuple[int, ...]
    """What each player did "due to" the card under way, where a later effect asks for it."""
    recalled: tuple[tuple[int, Card], ...]
    """Which seat drew, melded or tucked which card "due to" the card under way, where a later effect asks."""
    melded: Card | None
    """The card that a Meld action has just melded, while its player may promote another after it."""
    promoted: Card | None
    """The card just promoted, while its player may choose whether to activate it."""
    outcome: Outcome | None

    # A dogma under way, as plain data: which effect is on, and who still has to carry it out.
    dogma: Card | None
    acting: int
    effects: tuple[Effect, ...]
    effect_number: int
    queue: tuple[int, ...]
    sharers: tuple[int, ...]
    obeyers: tuple[int, ...]
    shared: bool

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

    def gather(self) -> None:
        """Have all players know this table, as they must for anything to be done at it."""
        for player in self.players:
            player.table = self

    def part(self) -> None:
        """Have the players forget the table until something is to be done again.

        A table and players that know each other could only be disposed of by Python's garbage collector, which costs
        as much as the play itself. So between choices, and in copies that nobody plays on, they do not.
        """
        for player in self.players:
            player.table = NOWHERE

    def copy(self) -> Table:
        """The same table again; what is done on one does not show on the other. Its players are not gathered yet."""
        new = Table()
        new.setup = self.setup
        players: list[Player] = []
        for player in self.players:
            seat = Player(NOWHERE, player.seat)
            seat.copy_from(player)
            players.append(seat)
        new.players = players
        new.supply = self.supply.copy()
        new.available = self.available
        new.specials = self.specials
        new.box = self.box
        new.where = self.where[:]
        new.known = self.known[:]
        new.shown = self.shown
        new.log = self.log
        new.turn = self.turn
        new.turns = self.turns
        new.actions = self.actions
        new.changes = self.changes
        new.effect = self.effect
        new.tally = self.tally
        new.recalled = self.recalled
        new.melded = self.melded
        new.promoted = self.promoted
        new.outcome = self.outcome
        new.dogma = self.dogma
        new.acting = self.acting
        new.effects = self.effects
        new.effect_number = self.effect_number
        new.queue = self.queue
        new.sharers = self.sharers
        new.obeyers = self.obeyers
        new.shared = self.shared
        return new

    def note(
        self, kind: str, player: int, card: Card | None, origin: int, target: int, seen: int, numbers: tuple[int, ...]
    ) -> None:
        """Write an event into the log."""
        self.log = (self.log, kind, player, card, origin, target, seen, self.effect, numbers)

    def events(self) -> list[Event]:
        """All that happened, oldest first."""
        return events_since(self.log, None)


NOWHERE: Final = Table()
"""Where players are that have not gathered at their table: nothing lies there, and nothing can be done."""
