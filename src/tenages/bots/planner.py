"""A bot that plans its turn: both of its actions, and the likely answers of the others."""

from __future__ import annotations

from typing import Final

from tenages.bots.comment import standing
from tenages.bots.thinker import RatedOption, Thinker
from tenages.bots.thinking.plans import plan
from tenages.bots.worlds import mean_over_worlds
from tenages.rules.options import Decision
from tenages.sight.view import View

WORLDS: Final = 4


class PlannerBot(Thinker):
    """Plays every option through to the end of its turn, and through the others' next turns, in a few worlds."""

    def rate(self, view: View, decision: Decision) -> list[RatedOption]:
        """The chance of the best plan with each option."""
        evaluation = self.evaluation(view)
        chances = mean_over_worlds(view, WORLDS, self._random, lambda world: plan(world, evaluation))
        return [RatedOption(option, chance, chance) for option, chance in zip(decision.options, chances, strict=True)]

    def now(self, view: View, rated: list[RatedOption]) -> float:
        """The chance to win as the game stands: the votes are chances, and say nothing about what it will take."""
        return standing(view, self.evaluation(view))
