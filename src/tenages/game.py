"""The game as everyone uses it: play, copies, views and records in one place."""

from __future__ import annotations

from random import randrange

from tenages.cards import sets_with
from tenages.rules.editions import DEFAULT_EDITION
from tenages.rules.play import Play
from tenages.rules.setup import Setup, new_table
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


def new_game(
    players: int = 2,
    *,
    edition: str = DEFAULT_EDITION,
    expansions: tuple[str, ...] = (),
    american: bool | None = None,
    teams: bool = False,
    seed: int | None = None,
) -> Game:
    """Shuffle and deal a new game. Without a seed one is drawn, and the record keeps it.

    `expansions` are the sets played with besides the base set: `("echoes",)`. `american` mixes the sets into one pile
    for each age, as the American variant of Echoes has it; unless said otherwise, as the edition does.
    """
    sets = sets_with(expansions)
    setup = Setup(players, edition, teams, randrange(2**32) if seed is None else seed, sets, american)
    game = Game()
    game.begin(setup, new_table(setup), ())
    return game
