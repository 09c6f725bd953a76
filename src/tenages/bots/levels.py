"""Opponents for people: five levels of strength. None of them sees more than it may; the weak ones see less far."""

from __future__ import annotations

from typing import Final

from tenages.bots.budget import Budget
from tenages.bots.champion import Champion
from tenages.bots.greedy import GreedyBot
from tenages.bots.mcts import MctsBot
from tenages.bots.novice import Novice
from tenages.bots.planner import PlannerBot

MASTER_BUDGET: Final = Budget(seconds=1.0)


class Adept(GreedyBot):
    """Takes what looks best at once."""


class Expert(PlannerBot):
    """Plans its turn and the likely answers of the others."""


class Master(MctsBot):
    """Searches for a second, through several turns."""

    def __init__(self, seed: int | None = None) -> None:
        super().__init__(seed, MASTER_BUDGET)


LEVELS: Final = {"novice": Novice, "adept": Adept, "expert": Expert, "champion": Champion, "master": Master}
"""The levels by name, the weakest first."""


def level_beside(level: str, steps: int) -> str:
    """The level this many steps above another one; the weakest gets no weaker, the strongest no stronger."""
    levels = list(LEVELS)
    return levels[max(0, min(levels.index(level) + steps, len(levels) - 1))]
