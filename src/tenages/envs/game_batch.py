"""Many games side by side: one call answers all of them and shows what is asked next. Compiled."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from librt.strings import BytesWriter, write_f32_le

from tenages.envs.actions import OPTIONS
from tenages.envs.sparse_rows import SparseRows
from tenages.rules.errors import IllegalChoice
from tenages.rules.options import Option
from tenages.rules.play import Play

_OPTIONS: Final[tuple[Option, ...]] = OPTIONS


class Steps:
    """What one call of `GameBatch.step` did, as bytes that NumPy can read: one entry for each game."""

    def __init__(self) -> None:
        self.rows = SparseRows()
        """What the player sees who is asked now, and the actions that he can take."""
        self._seats = BytesWriter()
        self._over = BytesWriter()
        self._rewards = BytesWriter()
        self._leads = BytesWriter()

    def add(self, seat: int, over: int, reward: float, lead: float) -> None:
        """Add the result of one game."""
        self._seats.append(seat)
        self._over.append(over)
        write_f32_le(self._rewards, reward)
        write_f32_le(self._leads, lead)

    def seats(self) -> bytes:
        """The seat of the player who is asked now: 8 bits each."""
        return self._seats.getvalue()

    def over(self) -> bytes:
        """Whether the game ended with this step, and a new one was dealt: 1; cut off: 2; else 0."""
        return self._over.getvalue()

    def rewards(self) -> bytes:
        """What the player won or lost who acted in this step: floats of 32 bits."""
        return self._rewards.getvalue()

    def leads(self) -> bytes:
        """The lead at the end of the game of the player who acted last, in achievements: floats of 32 bits."""
        return self._leads.getvalue()


GOES_ON: Final = 0
ENDED: Final = 1
CUT_OFF: Final = 2


class GameBatch:
    """Many games; those that end are dealt anew."""

    def __init__(
        self,
        games: int,
        deal: Callable[[], Play],
        payoff: Callable[[Play, int], float],
        lead: Callable[[Play, int], float],
        max_decisions: int,
    ) -> None:
        self._deal = deal
        self._payoff = payoff
        self._lead = lead
        self._max_decisions = max_decisions
        self.games: list[Play] = [self._dealt() for _ in range(games)]
        self._decisions = [0] * games

    def _dealt(self) -> Play:
        game = self._deal()
        _skip_forced(game)
        return game

    def look(self) -> Steps:
        """What is asked now, before anyone acts."""
        steps = Steps()
        for game in self.games:
            self._show(game, steps, GOES_ON, 0.0, 0.0)
        return steps

    def step(self, actions: list[int]) -> Steps:
        """Answer in all games, each by an action number. An illegal action is an error."""
        steps = Steps()
        games = self.games
        for number, action in enumerate(actions):
            game = games[number]
            decision = game.decision
            assert decision is not None
            seat = decision.player
            option = _OPTIONS[action]
            if not decision.offers(option):
                raise IllegalChoice("not-possible", player=str(seat), option=repr(option.notation), possible=())
            game.choose(option)
            _skip_forced(game)
            self._decisions[number] += 1
            over = ENDED if game.decision is None else CUT_OFF if self._decisions[number] >= self._max_decisions else GOES_ON
            reward = lead = 0.0
            if over:
                reward = self._payoff(game, seat)
                lead = self._lead(game, seat)
                game = games[number] = self._dealt()
                self._decisions[number] = 0
            self._show(game, steps, over, reward, lead)
        return steps

    def _show(self, game: Play, steps: Steps, over: int, reward: float, lead: float) -> None:
        decision = game.decision
        assert decision is not None
        steps.rows.add(game, decision.player)
        steps.rows.add_actions(decision)
        steps.add(decision.player, over, reward, lead)


def _skip_forced(game: Play) -> None:
    """Answer every question that has a single answer; the engine asks some of them so as not to reveal a hand."""
    decision = game.decision
    while decision is not None and len(decision.options) == 1:
        game.choose(decision.options[0])
        decision = game.decision
