"""The game at a table: its choices so far, who made them, and which of them can be undone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from tenages.game import Game
from tenages.rules.errors import IllegalChoice, TenAgesError
from tenages.rules.events import TURN, Log
from tenages.rules.options import Decision, option_named
from tenages.rules.phase import FirstMelds
from tenages.rules.state import Table
from tenages.server.messages.tables import Undoing

Redeal = Callable[[], Game]
"""Deals the game again, before the first choice."""


class Stale(TenAgesError):
    """The choice was meant for a moment that has passed."""


class Announced(NamedTuple):
    """A position that every client has been sent."""

    log: Log
    moment: str
    table: Table


class GameSession:
    """A game that remembers its choices."""

    def __init__(self, deal: Redeal, choices: Sequence[str], undone: int, floor: int = 0) -> None:
        self._deal = deal
        self._floor = floor
        """How many of the first choices were made before the table began, and stay."""
        self.undone = undone
        """How often choices were undone, without those of first melds before all had chosen."""
        self.game = deal()
        self.choices: list[str] = []
        self.by: list[int] = []
        """The seat that made each choice."""
        self._first_melds = self.game.setup.players if self.choosing_first_melds else 0
        self._learned = False
        """Whether the last choice showed anyone a card that he did not know before."""
        self._begun: dict[int, int] = {}
        """After how many choices each turn had begun, by its number. If more happened at once, the choice before."""
        for notation in choices:
            self.play(notation)
        self.announced = self._announced_now()
        """What every client of the table has."""
        self.trail: list[Table] = []
        """The table after each event since then."""
        self.game.table.trail = self.trail

    @property
    def choosing_first_melds(self) -> bool:
        """Whether all players choose their first melds: at the same time, and nobody learns who has chosen."""
        return isinstance(self.game.table.phase, FirstMelds)

    # --- choosing -----------------------------------------------------------------------------------------------------

    @property
    def moment(self) -> str:
        """The name of this moment. It counts undos too: after one, the same number of choices is another moment.

        All first melds are one moment.
        """
        return f"{self.undone}.{0 if self.choosing_first_melds else len(self.choices)}"

    def seats_to_choose(self) -> list[int]:
        """The seats that are asked something now: one, or all that have not chosen a first meld."""
        return [player.seat for player in self.game.table.players if self.game.question(player.seat) is not None]

    def check(self, seat: int, moment: str) -> None:
        """Raise an error if nothing is asked of this seat, or the moment has passed."""
        self._must_be_asked(seat)
        if moment != self.moment:
            raise Stale("moment-has-passed")

    def _must_be_asked(self, seat: int) -> None:
        # After the end of the game nobody is asked: `game.choose` raises the better error.
        if not self.game.over and self.game.question(seat) is None:
            raise IllegalChoice("not-your-decision")

    def choose(self, seat: int, notation: str) -> None:
        """Make a choice for a seat that is asked; if it is not possible, nothing changes."""
        self._must_be_asked(seat)
        self._choose(self.game.question(seat), notation)

    def play(self, notation: str) -> int:
        """Make a choice that is stored already, for whoever it was asked of; returns that seat."""
        self._choose(self.game.question_for(notation), notation)
        return self.by[-1]

    def chosen_by_seat(self) -> dict[int, str]:
        """The last choice of each seat."""
        return dict(zip(self.by, self.choices, strict=True))

    def _choose(self, question: Decision | None, notation: str) -> None:
        option = option_named(notation)
        if question is not None:
            # Among the first melds, another player's card would be another player's choice.
            question.checked_option(option)
        known, turns = bytes(self.game.table.known), self.game.table.turns
        self.game.choose(option)
        assert question is not None
        self.by.append(question.player)
        self.choices.append(notation)
        self._learned = int.from_bytes(self.game.table.known) & ~int.from_bytes(known) != 0
        self._note_turns(turns)

    def _note_turns(self, before: int) -> None:
        """Remember when the turns after that one began."""
        log = self.game.table.log
        ends_with_it = log is not None and log[2] == TURN
        for turn in range(before + 1, self.game.table.turns + 1):
            last = turn == self.game.table.turns
            self._begun[turn] = max(self._first_melds, len(self.choices) - int(not (last and ends_with_it)))

    def since_last_turn(self, seat: int | None) -> int:
        """After how many choices the last turn of a seat was over; the first melds count in any case.

        For a spectator, the turn before the present one counts from its start.
        """
        table = self.game.table
        if seat is None:
            return self._begun.get(table.turns - 1, self._first_melds)
        players = len(table.players)
        # A seat's turn that goes on is not over: then it is the one before.
        ago = (table.turn - seat) % players or players
        return self._begun.get(table.turns - ago + 1, self._first_melds)

    def mark_announced(self) -> None:
        """Every client has everything up to here."""
        self.announced = self._announced_now()
        self.trail.clear()

    def _announced_now(self) -> Announced:
        return Announced(self.game.table.log, self.moment, self.game.table.copy())

    # --- undoing ------------------------------------------------------------------------------------------------------

    def undoing(self, seat: int | None) -> Undoing:
        """Whether this seat can undo its last choice: freely as long as nobody has learned a card since."""
        if seat is None or self.game.over or seat not in self.by[self._floor :]:
            return "not"
        if self.choosing_first_melds:
            return "freely"
        return "freely" if self.by[-1] == seat and not self._learned else "by consent"

    def without_last_choice_of(self, seat: int) -> list[str]:
        """The choices that remain if this seat undoes its last one. The first melds of the others always remain."""
        last = len(self.by) - 1 - self.by[::-1].index(seat)
        return self.choices[:last] + self.choices[last + 1 : self._first_melds]

    def restarted(self, choices: Sequence[str], undone: int) -> GameSession:
        """The same deal with these choices. Every client must then be sent the whole log."""
        return GameSession(self._deal, choices, undone, self._floor)
