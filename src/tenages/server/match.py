"""The game at a table: the choices so far, who made them, and what of it can be taken back."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tenages.game import Game
from tenages.rules.errors import IllegalChoice, TenAgesError
from tenages.rules.events import Log, events_since
from tenages.rules.options import option_named
from tenages.server.messages.tables import Undoing

Deal = Callable[[], Game]
"""Deals the game again, before the first choice."""


class Stale(TenAgesError):
    """The choice was meant for a moment that has passed."""


class Match:
    """A game with its past."""

    def __init__(self, deal: Deal, choices: Sequence[str], undone: int) -> None:
        self._deal = deal
        self.undone = undone
        """How often choices were taken back."""
        self.game: Game
        self.choices: list[str]
        self.by: list[int]
        """Which seat made each choice."""
        self.log: Log
        """What everyone has been told."""
        self.events: int
        """How many things that is."""
        self._play(choices)

    def _play(self, choices: Sequence[str]) -> None:
        self.game = self._deal()
        self.choices, self.by = [], []
        self._known = b""
        for notation in choices:
            self.choose(notation)
        self.log, self.events = self.game.table.log, len(self.game.events)

    # --- going on -----------------------------------------------------------------------------------------------------

    @property
    def moment(self) -> str:
        """The name of this moment: a choice is for one moment alone, and after an undo the numbers come again."""
        return f"{self.undone}.{len(self.choices)}"

    def check(self, seat: int | None, moment: str) -> None:
        """An error if a choice for that moment is not this seat's, or comes too late."""
        decision = self.game.decision
        if decision is not None and decision.player != seat:
            raise IllegalChoice("not-your-decision")
        if moment != self.moment:
            raise Stale("moment-has-passed")

    def choose(self, notation: str) -> None:
        """Whoever is asked chooses; if that is not possible, everything stays as it was."""
        decision = self.game.decision
        known = bytes(self.game.table.known)
        self.game.choose(option_named(notation))
        assert decision is not None
        self.by.append(decision.player)
        self.choices.append(notation)
        self._known = known

    def told(self) -> None:
        """Everyone has been told what happened."""
        log = self.game.table.log
        self.events += len(events_since(log, self.log))
        self.log = log

    # --- taking back --------------------------------------------------------------------------------------------------

    def last_of(self, seat: int) -> int | None:
        """The number of the last choice that this seat made."""
        for number in range(len(self.by) - 1, -1, -1):
            if self.by[number] == seat:
                return number
        return None

    def undoing(self, seat: int | None) -> Undoing:
        """Whether this seat can take its last choice back: freely for as long as nobody has learned anything since."""
        if seat is None or self.game.over or seat not in self.by:
            return "not"
        return "freely" if self.by[-1] == seat and not self._learned() else "by consent"

    def _learned(self) -> bool:
        """Whether the last choice let anyone know a card that he did not know before."""
        knew, knows = (int.from_bytes(known) for known in (self._known, self.game.table.known))
        return knows & ~knew != 0

    def take_back(self, keep: int) -> None:
        """Go back to where so many choices were made."""
        self.undone += 1
        self._play(self.choices[:keep])
