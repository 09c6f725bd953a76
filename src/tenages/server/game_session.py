"""The game at a table: its choices so far, who made them, and which of them can be undone."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tenages.game import Game
from tenages.rules.errors import IllegalChoice, TenAgesError
from tenages.rules.options import option_named
from tenages.server.log_mark import LogMark
from tenages.server.messages.tables import Undoing

Redeal = Callable[[], Game]
"""Deals the game again, before the first choice."""


class Stale(TenAgesError):
    """The choice was meant for a moment that has passed."""


class GameSession:
    """A game that remembers its choices."""

    def __init__(self, deal: Redeal, choices: Sequence[str], undone: int) -> None:
        self._deal = deal
        self.undone = undone
        """How often choices were undone."""
        self.game: Game
        self.choices: list[str]
        self.by: list[int]
        """The seat that made each choice."""
        self.announced: LogMark
        """Up to where every client of the table has the log."""
        self._play(choices)

    def _play(self, choices: Sequence[str]) -> None:
        self.game = self._deal()
        self.choices, self.by = [], []
        self._known = b""
        for notation in choices:
            self.choose(notation)
        self.announced = LogMark()
        self.mark_announced()

    # --- choosing -----------------------------------------------------------------------------------------------------

    @property
    def moment(self) -> str:
        """The name of this moment. It counts undos too: after one, the same number of choices is another moment."""
        return f"{self.undone}.{len(self.choices)}"

    def check(self, seat: int | None, moment: str) -> None:
        """Raise an error if the decision is not this seat's, or the moment has passed."""
        decision = self.game.decision
        if decision is not None and decision.player != seat:
            raise IllegalChoice("not-your-decision")
        if moment != self.moment:
            raise Stale("moment-has-passed")

    def choose(self, notation: str) -> None:
        """Make a choice for the player to decide; if it is not possible, nothing changes."""
        decision = self.game.decision
        known = bytes(self.game.table.known)
        self.game.choose(option_named(notation))
        assert decision is not None
        self.by.append(decision.player)
        self.choices.append(notation)
        self._known = known

    def mark_announced(self) -> None:
        """Every client has the whole log now."""
        self.announced = self.announced.moved_to(self.game)

    # --- undoing ------------------------------------------------------------------------------------------------------

    def last_choice_of(self, seat: int) -> int | None:
        """The number of the last choice that this seat made."""
        for number in range(len(self.by) - 1, -1, -1):
            if self.by[number] == seat:
                return number
        return None

    def undoing(self, seat: int | None) -> Undoing:
        """Whether this seat can undo its last choice: freely as long as nobody has learned a card since."""
        if seat is None or self.game.over or seat not in self.by:
            return "not"
        return "freely" if self.by[-1] == seat and not self._learned() else "by consent"

    def _learned(self) -> bool:
        """Whether the last choice showed anyone a card that he did not know before."""
        knew, knows = (int.from_bytes(known) for known in (self._known, self.game.table.known))
        return knows & ~knew != 0

    def undo_to(self, keep: int) -> None:
        """Go back to the position after the first `keep` choices. Every client must then be sent the whole log."""
        self.undone += 1
        self._play(self.choices[:keep])
