"""A bot that takes the option that looks best at the end of the action."""

from __future__ import annotations

from typing import Final

from tenages.bots.comment import standing
from tenages.bots.thinker import RatedOption, Thinker
from tenages.bots.thinking.foresight import option_chances
from tenages.bots.worlds import mean_over_worlds
from tenages.rules.options import Decision
from tenages.sight.view import View

WORLDS: Final = 3


class GreedyBot(Thinker):
    """Tries each option in a few worlds that fit what it knows, and takes the one with the best chance.

    It looks ahead to the end of the current action, and no further.
    """

    def rate(self, view: View, decision: Decision) -> list[RatedOption]:
        """The chance after each option."""
        evaluation = self.evaluation(view)
        chances = mean_over_worlds(view, WORLDS, self._random, lambda world: option_chances(world, evaluation))
        return [RatedOption(option, chance, chance) for option, chance in zip(decision.options, chances, strict=True)]

    def now(self, view: View, rated: list[RatedOption]) -> float:
        """The chance to win as the game stands: the votes are chances, and say nothing about what it will take."""
        return standing(view, self.evaluation(view))
