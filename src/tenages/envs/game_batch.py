"""Many games side by side: one call answers all of them and shows what is asked next. Compiled."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from librt.strings import BytesWriter, write_f32_le

from tenages.encoding.actions import OPTIONS
from tenages.encoding.sparse_rows import SparseRows
from tenages.rules.errors import IllegalChoice
from tenages.rules.options import Option
from tenages.rules.play import Play

ALL_SEATS: Final = -1
"""The agent's seat if it plays all of them."""
GOES_ON: Final = 0
ENDED: Final = 1
CUT_OFF: Final = 2
NO_LIMIT: Final = 1 << 30

# The compiler reads what is defined here faster than what is imported from a module that is not compiled.
_OPTIONS: Final[tuple[Option, ...]] = OPTIONS


class Steps:
    """What one call did, as bytes that NumPy can read: one entry for each game."""

    def __init__(self) -> None:
        self.rows = SparseRows()
        """What the player sees who is asked now, and the actions that he can take."""
        self.last_rows = SparseRows()
        """What the player saw at the end of each game that ended with this step."""
        self.ended: list[Play] = []
        """The games that ended with this step, in their order."""
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
        """ENDED or CUT_OFF if the game ended with this step, so that a new one was dealt; else GOES_ON: 8 bits each."""
        return self._over.getvalue()

    def rewards(self) -> bytes:
        """What the player won or lost who acted in this step: floats of 32 bits."""
        return self._rewards.getvalue()

    def leads(self) -> bytes:
        """How far that player was ahead when the game ended; 0 before: floats of 32 bits."""
        return self._leads.getvalue()


class GameBatch:
    """Many games; those that end are dealt anew.

    `deal` gives the next game for a place in the batch, and the agent's seat in it, or ALL_SEATS. `others` answers for
    the other seats there. `payoff` and `lead` say what a game was worth to a seat, and how far it was ahead at the end.
    """

    def __init__(
        self,
        games: int,
        deal: Callable[[int], tuple[Play, int]],
        others: Callable[[int, Play], Option],
        payoff: Callable[[Play, int], float],
        lead: Callable[[Play, int], float],
        max_decisions: int,
    ) -> None:
        self._deal = deal
        self._others = others
        self._payoff = payoff
        self._lead = lead
        self._max_decisions = max_decisions
        self.games: list[Play] = []
        self._agents: list[int] = []
        self._decisions: list[int] = []
        for number in range(games):
            self.games.append(Play())
            self._agents.append(ALL_SEATS)
            self._decisions.append(0)
            self._deal_at(number)

    def _deal_at(self, number: int) -> None:
        """Deal a game, and let it go on until the agent is asked. No limit ends it before: all choose a first meld."""
        game, agent = self._deal(number)
        self.games[number] = game
        self._agents[number] = agent
        self._decisions[number] = 0
        self._go_on(number, NO_LIMIT)

    def _go_on(self, number: int, limit: int) -> None:
        """Answer what has only one answer, and what the other seats are asked, until the agent has to decide.

        The engine asks some questions with a single answer so as not to reveal a hand; an agent learns nothing there.
        """
        game = self.games[number]
        agent = self._agents[number]
        decision = game.decision
        while decision is not None and self._decisions[number] < limit:
            if len(decision.options) == 1:
                game.choose(decision.options[0])
            elif agent != ALL_SEATS and decision.player != agent:
                game.choose(self._others(number, game))
            else:
                return
            self._decisions[number] += 1
            decision = game.decision

    def look(self) -> Steps:
        """What is asked now, before anyone acts."""
        steps = Steps()
        for game in self.games:
            self._show(game, steps, GOES_ON, 0.0, 0.0)
        return steps

    def step(self, actions: list[int]) -> Steps:
        """Answer in all games, each by an action number. An illegal action is an error."""
        steps = Steps()
        for number, action in enumerate(actions):
            game = self.games[number]
            decision = game.decision
            assert decision is not None
            seat = decision.player
            option = _OPTIONS[action]
            if not decision.offers(option):
                possible = tuple([repr(offered.notation) for offered in decision.options])
                raise IllegalChoice("not-possible", player=str(seat), option=repr(option.notation), possible=possible)
            game.choose(option)
            self._decisions[number] += 1
            self._go_on(number, self._max_decisions)
            over = GOES_ON
            reward = 0.0
            lead = 0.0
            if game.decision is None:
                over = ENDED
            elif self._decisions[number] >= self._max_decisions:
                over = CUT_OFF
            if over != GOES_ON:
                reward = self._payoff(game, seat)
                lead = self._lead(game, seat)
                steps.last_rows.add(game, seat)
                steps.ended.append(game)
                self._deal_at(number)
                game = self.games[number]
            self._show(game, steps, over, reward, lead)
        return steps

    def _show(self, game: Play, steps: Steps, over: int, reward: float, lead: float) -> None:
        decision = game.decision
        assert decision is not None
        steps.rows.add(game, decision.player)
        steps.rows.add_actions(decision)
        steps.add(decision.player, over, reward, lead)
