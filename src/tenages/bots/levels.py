"""Opponents for people: four levels of strength. None of them sees more than it may."""

from __future__ import annotations

from typing import Final

from tenages.bots.budget import Budget
from tenages.bots.greedy import GreedyBot
from tenages.bots.mcts import MctsBot
from tenages.bots.planner import PlannerBot
from tenages.bots.thinker import RatedOption
from tenages.rules.options import Decision
from tenages.sight.view import View

CARELESSNESS: Final = 0.3
"""How often a novice chooses at random."""
MASTER_BUDGET: Final = Budget(seconds=1.0)


class Novice(GreedyBot):
    """Takes what looks best at once, but sometimes a random option."""

    def rate(self, view: View, decision: Decision) -> list[RatedOption]:
        """The chance after each option, or all votes for a random one."""
        rated = super().rate(view, decision)
        if self._random.random() >= CARELESSNESS:
            return rated
        picked = self._random.randrange(len(rated))
        return [each._replace(votes=float(place == picked)) for place, each in enumerate(rated)]


class Adept(GreedyBot):
    """Takes what looks best at once."""


class Expert(PlannerBot):
    """Plans its turn and the likely answers of the others."""


class Master(MctsBot):
    """Searches for a second, through several turns."""

    def __init__(self, seed: int | None = None) -> None:
        super().__init__(seed, MASTER_BUDGET)


LEVELS: Final = {"novice": Novice, "adept": Adept, "expert": Expert, "master": Master}
"""The levels by name, the weakest first."""
