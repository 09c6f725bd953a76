"""The smallest effort for measuring, and fabricated reports."""

from __future__ import annotations

from tenages.bench.benchmark import Report
from tenages.bench.figures import FIGURES, MICROSECONDS, unit
from tenages.bench.workers import Effort

TINY = Effort(1, games=1, positions=1, game_seconds=0, cost_seconds=0, together_seconds=0)


def fabricated(compiled: bool = True, together: tuple[float, ...] = ()) -> Report:
    """A compiled build with 100 for every figure; the uncompiled one has rates of 25 and costs of 200."""
    best = {}
    for figure in FIGURES:
        slow = 200.0 if unit(figure) == MICROSECONDS else 25.0
        best[figure] = {"compiled": 100.0, "uncompiled": slow} if compiled else {"uncompiled": slow}
    return Report(5, compiled, best, list(together))
