"""Opponents for people: four levels that differ in how well they think. None of them sees more than it may."""

from __future__ import annotations

from typing import Final

from tenages.bots.budget import Budget
from tenages.bots.greedy import GreedyBot
from tenages.bots.mcts import MctsBot
from tenages.bots.planner import PlannerBot
from tenages.bots.thinker import Weighed
from tenages.rules.options import Decision
from tenages.sight.view import View

CARELESS: Final = 0.3
"""How often a novice does not think."""
MASTERS_TIME: Final = Budget(seconds=1.0)


class Novice(GreedyBot):
    """Takes what looks best at once, but now and then something without thinking."""

    def weigh(self, view: View, decision: Decision) -> list[Weighed]:
        """What looks best at once, or anything."""
        weighed = super().weigh(view, decision)
        if self._random.random() >= CARELESS:
            return weighed
        whim = self._random.randrange(len(weighed))
        return [each._replace(votes=float(place == whim)) for place, each in enumerate(weighed)]


class Adept(GreedyBot):
    """Takes what looks best at once."""


class Expert(PlannerBot):
    """Plans its turn, and thinks of what the others may answer."""


class Master(MctsBot):
    """Searches for a second, through several turns."""

    def __init__(self, seed: int | None = None) -> None:
        super().__init__(seed, MASTERS_TIME)


LEVELS: Final = {"novice": Novice, "adept": Adept, "expert": Expert, "master": Master}
"""The levels by name, the weakest first."""
