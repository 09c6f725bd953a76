"""How fast the engine is, compiled and uncompiled, and how that scales over processes."""

from __future__ import annotations

import os
import platform
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Final

import tenages
from tenages.bench.measure import FIGURES, LIBRARIES, TASKS, times_as_fast, unit
from tenages.bench.workers import Effort, Starter, Worker, at_once, in_turns
from tenages.rules.errors import TenAgesError
from tenages.version import ENGINE_VERSION

USUAL: Final = Effort(5, games=100, positions=20, game_seconds=0.4, cost_seconds=0.1, together_seconds=0.5)
QUICK: Final = Effort(2, games=50, positions=10, game_seconds=0.1, cost_seconds=0.02, together_seconds=0.2)
COMPILED, UNCOMPILED = "compiled", "uncompiled"
YARDSTICK: Final = "games/base-2"
OTHERS: Final = 5.0
"""Random games a second of the best complete implementation by others that we measured."""
DIGITS: Final = 3

Progress = Callable[[int, int], None]
"""Is told how much is done, and out of how much."""


@dataclass
class Report:
    """All figures."""

    runs: int
    compiled: bool
    """Whether there is a compiled build; if not, all figures are of the uncompiled one."""
    best: dict[str, dict[str, float]]
    """By figure and by build. What needs a library that is not installed is missing."""
    together: list[float]
    """Games a second in total of 1, 2, ... processes at once, of the build that runs."""

    @property
    def build(self) -> str:
        """The build that runs when nobody asks for another."""
        return COMPILED if self.compiled else UNCOMPILED

    @property
    def figures(self) -> list[str]:
        """What was measured, in the order in which people read it."""
        return [figure for figure in FIGURES if figure in self.best]

    @property
    def left_out(self) -> list[str]:
        """The libraries for learning without which something could not be measured."""
        return [library for library in LIBRARIES if not any(figure.endswith(library) for figure in self.best)]

    def ratio(self, figure: str) -> float | None:
        """How many times as fast the compiled build is as the uncompiled one, if there is one."""
        found = self.best[figure]
        return times_as_fast(figure, found[COMPILED], found[UNCOMPILED]) if self.compiled else None

    def times_others(self) -> float:
        """How many times as many random games a second as the best complete implementation by others plays."""
        return self.best[YARDSTICK][self.build] / OTHERS

    def factor(self, processes: int) -> float:
        """How many times as much as one process so many processes do."""
        return self.together[processes - 1] / self.together[0]

    def as_data(self) -> dict[str, Any]:
        """Everything as plain data, with units."""
        return {
            **machine(),
            "compiled": self.compiled,
            "runs": self.runs,
            "figures": {figure: self._figure(figure) for figure in self.figures},
            "processes": [self._process(number) for number in range(1, len(self.together) + 1)],
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

    def _process(self, number: int) -> dict[str, Any]:
        rate, factor = self.together[number - 1], self.factor(number)
        return {"processes": number, "unit": unit(YARDSTICK), self.build: _short(rate), "ratio": _short(factor)}


def _short(value: float | None) -> float | None:
    return None if value is None else round(value, DIGITS)


def machine() -> dict[str, Any]:
    """What is measured, and on what."""
    return {
        "tenages": tenages.__version__,
        "engine": ENGINE_VERSION,
        "python": platform.python_version(),
        "implementation": platform.python_implementation(),
        "platform": f"{platform.system()} {platform.machine()}",
        "cores": os.cpu_count(),
    }


def starter(uncompiled: bool) -> Starter:
    """Starts processes that measure the engine which runs here, or its source."""
    return partial(Worker, Path(tenages.__file__).parent.parent, uncompiled=uncompiled)


def has_compiled_build() -> bool:
    """Whether a fresh process runs a compiled engine. This one may have been told to run the source."""
    with Worker(Path(tenages.__file__).parent.parent, uncompiled=False) as worker:
        return bool(worker.facts["compiled"])


def bench(
    effort: Effort = USUAL,
    *,
    processes: int | None = None,
    progress: Progress | None = None,
) -> Report:
    """Measure everything; with `processes` also how many games that many processes play at once."""
    for what, given in (("runs", effort.runs), ("processes", 1 if processes is None else processes)):
        if given < 1:
            raise TenAgesError("not-positive", what=what, given=given)
    compiled = has_compiled_build()
    contenders = {COMPILED: starter(False)} if compiled else {}
    contenders[UNCOMPILED] = starter(True)
    steps = Steps(effort.runs * (len(contenders) * len(TASKS) + (processes or 0)), progress)
    gathered = in_turns(contenders, TASKS, effort, steps.tick)
    if not gathered.same_work():
        raise TenAgesError("different-play")
    together = at_once(starter(not compiled), processes, effort, steps.tick) if processes is not None else []
    return Report(effort.runs, compiled, gathered.best, together)


class Steps:
    """Counts what is done."""

    def __init__(self, total: int, progress: Progress | None) -> None:
        self.total = total
        self.done = 0
        self.progress = progress
        self._tell()

    def tick(self) -> None:
        """One more."""
        self.done += 1
        self._tell()

    def _tell(self) -> None:
        if self.progress is not None:
            self.progress(self.done, self.total)
