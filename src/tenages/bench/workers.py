"""Processes that measure, in turns or all at once."""

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
from tenages.bench.figures import better
from tenages.bench.measure import GAME_TASKS, VECTOR_TASK, Reply
from tenages.build import UNCOMPILED
from tenages.rules.errors import Phrase, TenAgesError

PROGRAM: Final = Path(measure.__file__)


class Effort(NamedTuple):
    """How long to measure."""

    runs: int
    """How often everything is measured, in new processes; the best result counts."""
    games: int
    """How many different games are played, each at least once."""
    positions: int
    """In how many different positions copies, views and samples are made."""
    game_seconds: float
    """The least time for games at each table."""
    cost_seconds: float
    """The least time for each kind of copy, view and sample."""
    together_seconds: float
    """How long several processes play at once."""

    def request(self, task: str, plain: bool) -> Reply:
        """The request for a task; if `plain`, without the engine's own `play_out`."""
        seconds = self.game_seconds if task in GAME_TASKS else self.cost_seconds
        return {"task": task, "seconds": seconds, "games": self.games, "positions": self.positions, "plain": plain}


class Measuring(Protocol):
    """Measures on request."""

    def send(self, request: Reply) -> None:
        """Send a request, and do not wait."""

    def receive(self) -> Reply:
        """Wait for the answer."""


Starter = Callable[[], AbstractContextManager[Measuring]]


class Worker:
    """A new process that measures the engine of one folder, on one core."""

    def __init__(self, folder: Path, *, uncompiled: bool, program: Path = PROGRAM) -> None:
        environment = {name: text for name, text in os.environ.items() if name != UNCOMPILED}
        environment["PYTHONPATH"] = os.pathsep.join(filter(None, [str(folder), environment.get("PYTHONPATH")]))
        if uncompiled:
            environment[UNCOMPILED] = "1"
        self._errors = TemporaryFile("w+", encoding="utf-8", errors="replace")  # noqa: SIM115
        self.process = subprocess.Popen(
            # -P: the folder of the program must not come before the one that is measured.
            [sys.executable, "-P", str(program)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._errors,
            encoding="utf-8",
            env=environment,
            # Ctrl-C is for the process that waits for the answer; it ends this one.
            start_new_session=True,
        )
        self.facts: Reply = {}
        """Which engine is measured; known once the process has started."""

    def __enter__(self) -> Worker:
        try:
            self.facts = self.receive()
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
        # A request that could not be sent does not matter any more.
        with suppress(OSError):
            self.process.communicate()
        self._errors.close()

    def send(self, request: Reply) -> None:
        """Send a request, and do not wait."""
        assert self.process.stdin is not None
        # If the process is gone, `receive` notices.
        with suppress(OSError):
            self.process.stdin.write(json.dumps(request) + "\n")
            self.process.stdin.flush()

    def receive(self) -> Reply:
        """Wait for the answer."""
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise TenAgesError("measuring-failed", why=self._last_error())
        reply: Reply = json.loads(line)
        return reply

    def _last_error(self) -> str | Phrase:
        code = self.process.wait()
        self._errors.seek(0)
        said = self._errors.read().strip().splitlines()
        return said[-1] if said else Phrase("error-exit-code", {"code": str(code)})


@dataclass
class Gathered:
    """The best of all runs."""

    best: dict[str, dict[str, float]] = field(default_factory=dict)
    """By figure, and by contender."""
    works: dict[str, set[Any]] = field(default_factory=dict)
    """The fingerprints of the work of each task; several if not all contenders did the same."""

    def add(self, name: str, task: str, reply: Reply) -> None:
        """Add an answer; the best figures are kept."""
        for figure, found in reply["figures"].items():
            known = self.best.setdefault(figure, {})
            known[name] = better(figure, known.get(name, found), found)
        if reply["figures"]:
            self.works.setdefault(task, set()).add(reply["work"])

    def same_work(self) -> bool:
        """Whether all contenders did the same work."""
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
    """Let all contenders do all tasks, task by task in turns, so that disturbances affect all of them.

    Every run has new processes, since some are faster than others for as long as they live. Results that were gathered
    `before` count too.
    """
    gathered = Gathered() if before is None else before
    for _ in range(effort.runs):
        with ExitStack() as stack:
            workers = {name: stack.enter_context(start()) for name, start in contenders.items()}
            for task in tasks:
                for name, worker in workers.items():
                    worker.send(effort.request(task, plain))
                    gathered.add(name, task, worker.receive())
                    tick()
    return gathered


def at_once(start: Starter, processes: int, effort: Effort, tick: Callable[[], None]) -> list[float]:
    """Games per second in total of 1, 2, ... processes that start and stop together."""
    best = [0.0] * processes
    with ExitStack() as stack:
        workers = [stack.enter_context(start()) for _ in range(processes)]
        # One round of all processes first, to warm them up.
        _rates(workers, effort)
        for _ in range(effort.runs):
            for number in range(processes):
                best[number] = max(best[number], sum(_rates(workers[: number + 1], effort)))
                tick()
    return best


def many_at_once(start: Starter, processes: int, effort: Effort, tick: Callable[[], None]) -> list[float]:
    """Steps per second of the environment with many games, in 1, 2, ... processes; none if it is not available."""
    best = [0.0] * processes
    for _ in range(effort.runs):
        for number in range(processes):
            # A new process each time, which starts the others: they end with it.
            with start() as worker:
                worker.send({"task": VECTOR_TASK, "seconds": effort.together_seconds, "processes": number + 1})
                best[number] = max(best[number], worker.receive()["figures"].get(VECTOR_TASK, 0.0))
            tick()
    return best if all(best) else []


def _rates(workers: Iterable[Measuring], effort: Effort) -> list[float]:
    busy = list(workers)
    for worker in busy:
        worker.send({"together": effort.together_seconds, "games": effort.games})
    return [worker.receive()["rate"] for worker in busy]
