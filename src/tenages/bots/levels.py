"""Opponents for people: five levels of strength. None of them sees more than it may; the weak ones see less far."""

from __future__ import annotations

from typing import Final

from tenages.bots.budget import Budget
from tenages.bots.greedy import GreedyBot
from tenages.bots.master import MasterBot
from tenages.bots.novice import Novice
from tenages.bots.planner import PlannerBot

CHAMPION_BUDGET: Final = Budget(iterations=32)
"""So few that its network decides most; the search only keeps it from the worst mistakes."""
CHAMPION_BUDGET_ALONE: Final = Budget(seconds=0.2)
"""What it may spend on a search without a network."""


class Adept(GreedyBot):
    """Takes what looks best at once."""


class Expert(PlannerBot):
    """Plans its turn and the likely answers of the others."""


class Champion(MasterBot):
    """Plays what its network likes at a glance, and looks ahead a little."""

    def __init__(self, seed: int | None = None) -> None:
        super().__init__(seed, CHAMPION_BUDGET, alone=CHAMPION_BUDGET_ALONE)


LEVELS: Final = {"novice": Novice, "adept": Adept, "expert": Expert, "champion": Champion, "master": MasterBot}
"""The levels by name, the weakest first."""


def level_beside(level: str, steps: int) -> str:
    """The level this many steps above another one; the weakest gets no weaker, the strongest no stronger."""
    levels = list(LEVELS)
    return levels[max(0, min(levels.index(level) + steps, len(levels) - 1))]
