"""Processes that measure, and the order in which they do: in turns, or all at once."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import AbstractContextManager, ExitStack, suppress
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryFile
from types import TracebackType
from typing import Any, Final, NamedTuple, Protocol

from tenages.bench import measure
from tenages.bench.measure import GAME_TASKS, Reply, better
from tenages.build import UNCOMPILED
from tenages.rules.errors import Phrase, TenAgesError

PROGRAM: Final = Path(measure.__file__)


class Effort(NamedTuple):
    """How long to measure."""

    runs: int
    """How often everything is measured, in fresh processes; the best of all counts."""
    games: int
    """How many different games are played; all of them once at least."""
    positions: int
    """In how many different positions copies, views and samples are made."""
    game_seconds: float
    """How long games are played at each table at least."""
    cost_seconds: float
    """How long each kind of copy, view and sample is made at least."""
    together_seconds: float
    """How long several processes play at once."""

    def request(self, task: str, plain: bool) -> Reply:
        """What a process is asked to do; if `plain`, without the engine's own way to play games out."""
        seconds = self.game_seconds if task in GAME_TASKS else self.cost_seconds
        return {"task": task, "seconds": seconds, "games": self.games, "positions": self.positions, "plain": plain}


class Measuring(Protocol):
    """Someone who measures on request."""

    def tell(self, request: Reply) -> None:
        """Send a request, and do not wait."""

    def hear(self) -> Reply:
        """Wait for the answer."""


Starter = Callable[[], AbstractContextManager[Measuring]]


class Worker:
    """A fresh process that measures the engine of one folder, on one core."""

    def __init__(self, folder: Path, *, uncompiled: bool, program: Path = PROGRAM) -> None:
        environment = {name: text for name, text in os.environ.items() if name != UNCOMPILED}
        environment["PYTHONPATH"] = os.pathsep.join(filter(None, [str(folder), environment.get("PYTHONPATH")]))
        if uncompiled:
            environment[UNCOMPILED] = "1"
        self._errors = TemporaryFile("w+", encoding="utf-8", errors="replace")  # noqa: SIM115
        self.process = subprocess.Popen(
            # Not even the folder that the program lies in comes before the one that is measured.
            [sys.executable, "-P", str(program)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._errors,
            encoding="utf-8",
            env=environment,
            # Ctrl-C is for whoever waits for the answer; he ends this process.
            start_new_session=True,
        )
        self.facts: Reply = {}
        """Which engine is measured; known once the process is up."""

    def __enter__(self) -> Worker:
        try:
            self.facts = self.hear()
        except BaseException:
            self._end()
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._end()

    def _end(self) -> None:
        self.process.kill()
        # What could not be sent any more is lost on nobody.
        with suppress(OSError):
            self.process.communicate()
        self._errors.close()

    def tell(self, request: Reply) -> None:
        """Send a request, and do not wait."""
        assert self.process.stdin is not None
        # If it is gone, its answer will be missing, which is said where the answer is waited for.
        with suppress(OSError):
            self.process.stdin.write(json.dumps(request) + "\n")
            self.process.stdin.flush()

    def hear(self) -> Reply:
        """Wait for the answer."""
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise TenAgesError("measuring-failed", why=self._last_words())
        reply: Reply = json.loads(line)
        return reply

    def _last_words(self) -> str | Phrase:
        code = self.process.wait()
        self._errors.seek(0)
        said = self._errors.read().strip().splitlines()
        return said[-1] if said else Phrase("error-exit-code", {"code": str(code)})


@dataclass
class Gathered:
    """The best of all runs."""

    best: dict[str, dict[str, float]] = field(default_factory=dict)
    """By figure, and by whom it was measured."""
    works: dict[str, set[Any]] = field(default_factory=dict)
    """What each task was about, as a number; several if not all did the same."""

    def add(self, name: str, task: str, reply: Reply) -> None:
        """Keep an answer if it is better than those before."""
        for figure, found in reply["figures"].items():
            known = self.best.setdefault(figure, {})
            known[name] = better(figure, known.get(name, found), found)
        if reply["figures"]:
            self.works.setdefault(task, set()).add(reply["work"])

    def same_work(self) -> bool:
        """Whether all did the same."""
        return all(len(found) == 1 for found in self.works.values())


def in_turns(
    contenders: Mapping[str, Starter],
    tasks: Sequence[str],
    effort: Effort,
    tick: Callable[[], None],
    *,
    plain: bool = False,
    before: Gathered | None = None,
) -> Gathered:
    """Let all contenders do all tasks, task by task in turns, so that whatever disturbs falls on all of them.

    Every run has fresh processes: some are quicker than others for as long as they live. What was gathered before
    counts as well.
    """
    gathered = Gathered() if before is None else before
    for _ in range(effort.runs):
        with ExitStack() as stack:
            workers = {name: stack.enter_context(start()) for name, start in contenders.items()}
            for task in tasks:
                for name, worker in workers.items():
                    worker.tell(effort.request(task, plain))
                    gathered.add(name, task, worker.hear())
                    tick()
    return gathered


def at_once(start: Starter, processes: int, effort: Effort, tick: Callable[[], None]) -> list[float]:
    """Games a second in total that 1, 2, ... processes play which begin and stop together."""
    best = [0.0] * processes
    with ExitStack() as stack:
        workers = [stack.enter_context(start()) for _ in range(processes)]
        # Once beforehand, all together: they are warm when it counts.
        _rates(workers, effort)
        for _ in range(effort.runs):
            for number in range(processes):
                best[number] = max(best[number], sum(_rates(workers[: number + 1], effort)))
                tick()
    return best


def _rates(workers: Iterable[Measuring], effort: Effort) -> list[float]:
    busy = list(workers)
    for worker in busy:
        worker.tell({"together": effort.together_seconds, "games": effort.games})
    return [worker.hear()["rate"] for worker in busy]
