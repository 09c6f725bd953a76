"""The game as everyone uses it: play, copies, views and records in one place."""

from __future__ import annotations

from tenages.rules.play import Play
from tenages.sight.history import SeenEvent, history
from tenages.sight.view import View, view


class Game(Play):
    """A game of Innovation."""

    def _blank(self) -> Game:
        return Game()

    def copy(self) -> Game:
        """The same game again, to try things out on; cheap, and possible in the middle of an effect."""
        new = super().copy()
        assert isinstance(new, Game)
        return new

    def view(self, player: int | None) -> View:
        """All that a player may know; with None, all that everyone may know."""
        return view(self, player)

    def history(self, player: int | None) -> list[SeenEvent]:
        """All that happened, as a player saw it; with None, as everyone saw it."""
        return history(self, player)

    def record(self) -> str:
        """The game as text: its set-up and its choices. `tenages.replay` plays it again."""
        from tenages.records.saved import record

        return record(self)

    def __repr__(self) -> str:
        asked = f"player {self.decision.player} to {self.decision.purpose}" if self.decision else str(self.outcome)
        return f"<{self.setup.edition} for {self.setup.players}, turn {self.table.turns}, {asked}>"

    def __reduce__(self) -> tuple[object, ...]:
        # A running effect cannot be pickled, but a game is its record.
        from tenages.records.saved import record, replay

        return replay, (record(self),)
