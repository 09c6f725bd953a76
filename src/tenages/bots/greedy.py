"""A bot that takes what looks best at once."""

from __future__ import annotations

from typing import Final

from tenages.bots.thinker import Thinker, Weighed
from tenages.bots.thinking.foresight import first_chances
from tenages.bots.worlds import mean_over_worlds
from tenages.rules.options import Decision
from tenages.sight.view import View

WORLDS: Final = 3


class GreedyBot(Thinker):
    """Tries each option in a few worlds that fit what it knows, and takes the one after which it stands best.

    It looks no further than to the end of the action under way.
    """

    def weigh(self, view: View, decision: Decision) -> list[Weighed]:
        """How it would stand after each option."""
        evaluation = self.evaluation(view)
        chances = mean_over_worlds(view, WORLDS, self._random, lambda world: first_chances(world, evaluation))
        return [Weighed(option, chance, chance) for option, chance in zip(decision.options, chances, strict=True)]
