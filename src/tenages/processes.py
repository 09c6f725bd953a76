"""Processes of our own that work side by side. One that dies loses the job that it was at, and nothing else.

Each is handed one job at a time, so that it is known which one it died of; another process takes its place.
"""

from __future__ import annotations

import os
import signal
import sys
from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import contextmanager, redirect_stdout, suppress
from multiprocessing import connection, get_context
from typing import Any, Final, NamedTuple, TypeVar

from tenages.rules.errors import TenAgesError

# Fresh processes: a forked one would inherit the locks of whoever shows the progress.
CONTEXT: Final = get_context("spawn")
GRACE: Final = 2.0
"""How many seconds a process may take to leave by itself."""
Pipe = Any
"""One end of a connection; Python has different ones on different systems."""


Job = TypeVar("Job")
Done = TypeVar("Done")


class Lost(NamedTuple):
    """The result of a job whose process died."""

    why: str
    """An exit code, a signal, or the name that a cluster has for it."""


def all_cores() -> int:
    """How many processes this machine can run at a time."""
    return os.cpu_count() or 1


class Processes:
    """Work in so many processes at a time; in as many as there are cores, unless said otherwise."""

    def __init__(self, number: int | None = None) -> None:
        self.number = all_cores() if number is None else number
        if self.number < 1:
            raise TenAgesError("not-positive", what="processes", given=self.number)

    def run(self, work: Callable[[Job], Done], jobs: Sequence[Job]) -> Generator[tuple[Job, Done | Lost]]:
        """Do all jobs, begun in this order; gives each with what came of it, as soon as it is done."""
        left = deque(jobs)
        workers: dict[Pipe, _Worker] = {}
        try:
            for _ in range(min(self.number, len(left))):
                _join(workers, work)
            while workers:
                for pipe in connection.wait(list(workers)):
                    worker = workers[pipe]
                    job, done = worker.job, worker.hear()
                    if isinstance(done, Lost):
                        workers.pop(pipe).end()
                        if job is None:
                            raise TenAgesError("process-cannot-start", why=done.why)
                        if left:
                            _join(workers, work)
                    elif left:
                        worker.give(left.popleft())
                    else:
                        workers.pop(pipe).dismiss()
                    if job is not None:
                        yield job, done
        finally:
            for worker in workers.values():
                worker.end()


def _join(workers: dict[Pipe, _Worker], work: Callable[[Job], Done]) -> None:
    worker = _Worker(work)
    workers[worker.pipe] = worker


class _Worker:
    """One process, seen from outside."""

    def __init__(self, work: Callable[[Any], Any]) -> None:
        self.pipe: Pipe
        self.pipe, theirs = CONTEXT.Pipe()
        self._process = CONTEXT.Process(target=_serve, args=(theirs, work))
        self.job: Any = None
        """What it is at; nothing until it has said that it is ready."""
        with _no_interrupts():
            self._process.start()
        theirs.close()

    def give(self, job: Any) -> None:
        """Hand it a job."""
        self.job = job
        # If it is gone, that is noticed where its answer is waited for.
        with suppress(OSError):
            self.pipe.send(job)

    def hear(self) -> Any:
        """What came of its job, or nothing as long as it has none; that it is lost, if it died."""
        try:
            return self.pipe.recv()
        except (EOFError, OSError):
            self._process.join()
            return Lost(_ending(self._process.exitcode or 0))

    def dismiss(self) -> None:
        """Let it go home; whoever lingers is ended."""
        self.pipe.close()
        self._process.join(GRACE)
        self.end()

    def end(self) -> None:
        """End it, whatever it is at."""
        self._process.kill()
        self._process.join()
        self._process.close()
        self.pipe.close()


def _ending(code: int) -> str:
    """How a process ended: by a signal, or with an exit code."""
    try:
        return signal.Signals(-code).name
    except ValueError:
        return f"exit {code}"


@contextmanager
def _no_interrupts() -> Iterator[None]:
    """Ctrl-C is for whoever hands out the work, and not for a process that is started meanwhile, nor ever after."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _serve(pipe: Pipe, work: Callable[[Any], Any]) -> None:
    """What the process does: one job after the other, until nobody is there to hand it any."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # What is printed meanwhile is no part of the results.
    with redirect_stdout(sys.stderr):
        pipe.send(None)
        while True:
            try:
                job = pipe.recv()
            except (EOFError, OSError):
                return
            done = work(job)
            with suppress(OSError):
                pipe.send(done)
