"""How fast the engine is, compiled and uncompiled, and with several processes at once."""

from __future__ import annotations

import os
import platform
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, Final

import tenages
from tenages.bench.figures import FIGURES, TASKS, times_as_fast, unit
from tenages.bench.measure import LIBRARIES, VECTOR_TASK
from tenages.bench.workers import Effort, Starter, Worker, at_once, in_turns, many_at_once
from tenages.rules.errors import TenAgesError
from tenages.version import ENGINE_VERSION

USUAL: Final = Effort(5, games=100, positions=20, game_seconds=0.4, cost_seconds=0.1, together_seconds=0.5)
QUICK: Final = Effort(2, games=50, positions=10, game_seconds=0.1, cost_seconds=0.02, together_seconds=0.2)
COMPILED, UNCOMPILED = "compiled", "uncompiled"
YARDSTICK: Final = "games/base-2"
OTHERS: Final = 5.0
"""Random games per second of the fastest complete implementation by others that we measured."""
DIGITS: Final = 3

Progress = Callable[[int, int], None]
"""Called with the number of steps done, and the number of all steps."""


@dataclass
class Report:
    """All figures."""

    runs: int
    compiled: bool
    """Whether there is a compiled build; if not, all figures are those of the uncompiled one."""
    best: dict[str, dict[str, float]]
    """By figure and by build. Figures that need a library which is not installed are missing."""
    together: list[float]
    """Games per second in total of 1, 2, ... processes at once, with the default build."""
    vector: list[float] = field(default_factory=list)
    """Steps per second of the environment with many games in 1, 2, ... processes; none if it is not available."""

    @property
    def build(self) -> str:
        """The default build."""
        return COMPILED if self.compiled else UNCOMPILED

    @property
    def figures(self) -> list[str]:
        """What was measured, in the order of the report."""
        return [figure for figure in FIGURES if figure in self.best]

    @property
    def left_out(self) -> list[str]:
        """The libraries for learning that are not installed, so that something could not be measured."""
        return [library for library in LIBRARIES if not any(figure.endswith(library) for figure in self.best)]

    def ratio(self, figure: str) -> float | None:
        """How many times as fast the compiled build is, if there is one."""
        found = self.best[figure]
        return times_as_fast(figure, found[COMPILED], found[UNCOMPILED]) if self.compiled else None

    def times_others(self) -> float:
        """How many times as fast random games are as with the fastest implementation by others."""
        return self.best[YARDSTICK][self.build] / OTHERS

    def factor(self, processes: int) -> float:
        """How many times as many games several processes play as one."""
        return self.together[processes - 1] / self.together[0]

    def vector_factor(self, processes: int) -> float:
        """How many times as many steps the environment with many games makes in several processes as in one."""
        return self.vector[processes - 1] / self.vector[0]

    def as_data(self) -> dict[str, Any]:
        """Everything as plain data, with units."""
        return {
            **machine(),
            "compiled": self.compiled,
            "runs": self.runs,
            "figures": {figure: self._figure(figure) for figure in self.figures},
            "processes": [
                self._process(number, unit(YARDSTICK), rate, self.factor(number))
                for number, rate in enumerate(self.together, start=1)
            ],
            "vector": [
                self._process(number, unit(VECTOR_TASK), rate, self.vector_factor(number))
                for number, rate in enumerate(self.vector, start=1)
            ],
            "others": {"unit": unit(YARDSTICK), "best": OTHERS, "ratio": _short(self.times_others())},
        }

    def _figure(self, figure: str) -> dict[str, Any]:
        found = self.best[figure]
        return {
            "unit": unit(figure),
            COMPILED: _short(found.get(COMPILED)),
            UNCOMPILED: _short(found[UNCOMPILED]),
            "ratio": _short(self.ratio(figure)),
        }

    def _process(self, number: int, unit: str, rate: float, factor: float) -> dict[str, Any]:
        return {"processes": number, "unit": unit, self.build: _short(rate), "ratio": _short(factor)}


def _short(value: float | None) -> float | None:
    return None if value is None else round(value, DIGITS)


def machine() -> dict[str, Any]:
    """The versions and the machine."""
    return {
        "tenages": tenages.__version__,
        "engine": ENGINE_VERSION,
        "python": platform.python_version(),
        "implementation": platform.python_implementation(),
        "platform": f"{platform.system()} {platform.machine()}",
        "cores": os.cpu_count(),
    }


def starter(uncompiled: bool) -> Starter:
    """Starts processes that measure the installed engine, compiled if possible, or its source."""
    return partial(Worker, Path(tenages.__file__).parent.parent, uncompiled=uncompiled)


def has_compiled_build() -> bool:
    """Whether a new process runs a compiled engine; this process may have been asked to run the source."""
    with Worker(Path(tenages.__file__).parent.parent, uncompiled=False) as worker:
        return bool(worker.facts["compiled"])


def bench(
    effort: Effort = USUAL,
    *,
    processes: int | None = None,
    progress: Progress | None = None,
) -> Report:
    """Measure everything; with `processes` also what up to that many processes do at once."""
    for what, given in (("runs", effort.runs), ("processes", 1 if processes is None else processes)):
        if given < 1:
            raise TenAgesError("not-positive", what=what, given=given)
    compiled = has_compiled_build()
    contenders = {COMPILED: starter(False)} if compiled else {}
    contenders[UNCOMPILED] = starter(True)
    steps = Steps(effort.runs * (len(contenders) * len(TASKS) + 2 * (processes or 0)), progress)
    gathered = in_turns(contenders, TASKS, effort, steps.tick)
    if not gathered.same_work():
        raise TenAgesError("different-play")
    report = Report(effort.runs, compiled, gathered.best, [])
    if processes is not None:
        report.together = at_once(starter(not compiled), processes, effort, steps.tick)
        report.vector = many_at_once(starter(not compiled), processes, effort, steps.tick)
    return report


class Steps:
    """Counts the steps that are done."""

    def __init__(self, total: int, progress: Progress | None) -> None:
        self.total = total
        self.done = 0
        self.progress = progress
        self._report()

    def tick(self) -> None:
        """One more."""
        self.done += 1
        self._report()

    def _report(self) -> None:
        if self.progress is not None:
            self.progress(self.done, self.total)
