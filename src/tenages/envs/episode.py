"""A game as the environments play it: actions by number, rewards, and a limit on the number of decisions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from tenages.cards import setup_of
from tenages.encoding.numbering import Mask, mask, option_of
from tenages.encoding.observation import Observation, observe
from tenages.game import Game
from tenages.opening import deal
from tenages.rules.editions import same_side
from tenages.rules.errors import TenAgesError
from tenages.rules.options import Option
from tenages.rules.setup import Rules
from tenages.sight.view import View

MOST_DECISIONS: Final = 2_000
"""The usual limit on the decisions of all players together. Random games have some hundreds."""
POINTS_PER_ACHIEVEMENT: Final = 20
"""How many points shaping counts as one achievement."""
SEEDS: Final = 2**32
"""How many seeds the games after a seeded one are drawn from."""

Info = dict[str, Any]
"""What comes with an observation."""


@dataclass(frozen=True)
class EpisodeSettings:
    """How an environment deals its games: by which rules, how long they may last, and how it rewards."""

    rules: Rules
    max_decisions: int = MOST_DECISIONS
    """After this many decisions of all players together the game is cut off, and nobody has won."""
    shaping: float = 0.0
    """The weight of rewards for progress before the end of the game; see docs/environments.md."""

    def __post_init__(self) -> None:
        # An impossible table is refused now, not at the first reset.
        setup_of(self.rules, 0)
        if self.max_decisions < 1:
            raise TenAgesError("not-positive", what="max_decisions", given=self.max_decisions)

    def deal(self, seed: int | None) -> Episode:
        """A new game: the same as `tenages.new_game` deals from the seed, or without one."""
        return Episode(deal(self.rules, seed), self.max_decisions, self.shaping)


class Episode:
    """One game of an environment, from the deal to its end or its cut-off."""

    def __init__(
        self, game: Game, max_decisions: int = MOST_DECISIONS, shaping: float = 0.0, decisions: int | None = None
    ) -> None:
        self.game = game
        self.max_decisions = max_decisions
        self.shaping = shaping
        self.decisions = len(game.choices) if decisions is None else decisions
        """How many decisions all players together have made."""
        self._views: dict[int | None, View] = {}
        self._potentials = self._shaped()

    @property
    def asked(self) -> int | None:
        """The seat of the player who is asked; None when the episode is over."""
        decision = self.game.decision
        return None if decision is None or self.cut_off else decision.player

    @property
    def over(self) -> bool:
        """Whether the game has been played to its end."""
        return self.game.outcome is not None

    @property
    def cut_off(self) -> bool:
        """Whether the game has reached the limit of its decisions before its end."""
        return not self.over and self.decisions >= self.max_decisions

    def act(self, action: int) -> list[float]:
        """Answer what is asked, by an action number; gives everyone's reward. An illegal action is an error."""
        return self.choose(option_of(action))

    def choose(self, option: Option) -> list[float]:
        """The same with an option of the engine, as bots answer."""
        self.game.choose(option)
        self.decisions += 1
        self._views.clear()
        before = self._potentials
        self._potentials = after = self._shaped()
        return [reward + now - then for reward, now, then in zip(self.returns(), after, before, strict=True)]

    # --- what a player sees -----------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> View:
        """All that a player may know at this moment."""
        if seat not in self._views:
            self._views[seat] = self.game.view(seat)
        return self._views[seat]

    def observe(self, seat: int | None) -> Observation:
        """What a player may know, as a row of numbers."""
        return observe(self.view(seat))

    def mask(self, seat: int) -> Mask:
        """The actions that a player can take: none unless he is asked."""
        return mask(self.game.decision if self.asked == seat else None)

    def info(self, seat: int) -> Info:
        """What a player gets with the observation."""
        return {"view": self.view(seat)}

    # --- rewards ----------------------------------------------------------------------------------------------------

    def returns(self) -> list[float]:
        """What the game was worth to each player; 0 before its end, or if it was cut off."""
        setup, outcome = self.game.setup, self.game.outcome
        if outcome is None:
            return [0.0] * setup.players
        return payoffs(setup.players, outcome.winners, setup.teams)

    def _shaped(self) -> list[float]:
        """Each player's lead on the way to a victory, weighted; 0 at the end, when the victory itself counts."""
        players, weight = self.game.setup.players, self.shaping
        if not weight or self.asked is None:
            return [0.0] * players
        standings = self._standings()
        total = sum(standings)
        return [weight * (standing - (total - standing) / (players - 1)) for standing in standings]

    def _standings(self) -> list[float]:
        """The progress of each player's side towards enough achievements; points count as a part of one."""
        needed = self.game.setup.achievements_to_win
        table = self.game.table
        standings: list[float] = []
        for player in table.players:
            points = sum([member.full_score() for member in table.side(player.seat)])
            achieved = table.side_achievements(player.seat) + points / POINTS_PER_ACHIEVEMENT
            standings.append(achieved / needed)
        return standings

    # --- copies -----------------------------------------------------------------------------------------------------

    def copy(self) -> Episode:
        """The same episode again, to try things out on."""
        return Episode(self.game.copy(), self.max_decisions, self.shaping, self.decisions)

    def __deepcopy__(self, memo: dict[int, Any]) -> Episode:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        return Episode, (self.game, self.max_decisions, self.shaping, self.decisions)


def payoffs(players: int, winners: Sequence[int], teams: bool) -> list[float]:
    """What a game is worth to each player when it ends: 1 for a single winner or a winning team, less if they share.

    The others pay for it in equal parts, so that the sum is 0. If everyone wins, or nobody in a draw, all have 0.
    """
    sides = players // 2 if teams else players
    winning = len([seat for seat in winners if not any(same_side(seat, other, teams) for other in range(seat))])
    if winning in (0, sides):
        return [0.0] * players
    return [1 / winning if seat in winners else -1 / (sides - winning) for seat in range(players)]
