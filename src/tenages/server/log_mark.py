"""A mark in the log of a game: everything before it has been sent."""

from __future__ import annotations

from typing import NamedTuple

from tenages.game import Game
from tenages.rules.events import Log, events_since


class LogMark(NamedTuple):
    """A position in the log of a game."""

    log: Log = None
    events: int = 0
    """The number of events up to here."""

    def moved_to(self, game: Game) -> LogMark:
        """The end of the log of a later position of the same game."""
        log = game.table.log
        return LogMark(log, self.events + len(events_since(log, self.log)))
