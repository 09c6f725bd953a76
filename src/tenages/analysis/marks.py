"""How decisions are marked: three grades of mistakes by how much chance they cost, and the good choices."""

from __future__ import annotations

from typing import Final

from tenages.analysis.judged import JudgedStep, Rating

INACCURACY: Final = "inaccuracy"
MISTAKE: Final = "mistake"
BLUNDER: Final = "blunder"
ONLY: Final = "only"
"""The one good choice: every other one that was looked at would have cost as much as a mistake."""
NONE: Final = ""

COSTS: Final = {BLUNDER: 0.25, MISTAKE: 0.12, INACCURACY: 0.06}
"""How much chance a choice costs at least to get this mark, the worst first."""
SIGNS: Final = {BLUNDER: "??", MISTAKE: "?", INACCURACY: "?!", ONLY: "!", NONE: ""}
AS_GOOD: Final = 0.02
"""A choice that costs less than this is as good as the best one: no search tells them apart."""


def mark_of(judged: JudgedStep, rating: Rating) -> str:
    """The mark of a choice by one of its ratings."""
    for mark, cost in COSTS.items():
        if rating.loss >= cost:
            return mark
    if rating.loss < AS_GOOD and lead_of(judged, rating) >= COSTS[MISTAKE]:
        return ONLY
    return NONE


def lead_of(judged: JudgedStep, rating: Rating) -> float:
    """How far the played option is ahead of the best other one; 0 if there was no other one that was looked at."""
    played = rating.chance_of(judged.played)
    others = [each.chance for each in rating.options if each.option != judged.played]
    return max(0.0, played - max(others)) if others and played is not None else 0.0


def is_mistake(mark: str) -> bool:
    """Whether a mark stands for one of the three grades of mistakes."""
    return mark in COSTS
