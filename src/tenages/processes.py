"""Running many jobs in parallel processes, for tournaments, simulations and statistics.

If a process dies or takes longer than the time limit, only its current job is lost; a new process replaces it.

No library does this: `concurrent.futures` and `loky` give up all jobs when one process dies, and Pebble waits forever
for a process that exits with code 0.
"""

from __future__ import annotations

import os
import signal
import sys
from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import contextmanager, redirect_stdout, suppress
from multiprocessing import connection, get_context
from time import monotonic
from typing import Any, Final, NamedTuple, TypeVar

from tenages.rules.errors import TenAgesError

# New processes: a forked one would inherit the locks of the thread that shows the progress.
CONTEXT: Final = get_context("spawn")
EXIT_SECONDS: Final = 2.0
"""How many seconds a process may take to exit by itself before it is killed."""
Pipe = Any
"""One end of a connection; Python has different types on different systems."""
Job = TypeVar("Job")
Done = TypeVar("Done")


class Lost(NamedTuple):
    """The result of a job that was not finished."""

    why: str
    """An exit code, a signal, the time limit, or the reason that a cluster gives."""
    overtime: bool = False
    """Whether its process was killed because the job took longer than the time limit."""


def all_cores() -> int:
    """How many processes this machine can run at the same time."""
    return os.cpu_count() or 1


class Processes:
    """Runs jobs in `number` parallel processes; by default one for each core."""

    def __init__(self, number: int | None = None, *, clock: Callable[[], float] = monotonic) -> None:
        self.number = all_cores() if number is None else number
        if self.number < 1:
            raise TenAgesError("not-positive", what="processes", given=self.number)
        self._clock = clock

    def run(
        self, work: Callable[[Job], Done], jobs: Sequence[Job], limit: float | None = None
    ) -> Generator[tuple[Job, Done | Lost]]:
        """Run all jobs, started in this order; yields each job with its result as soon as it has one.

        A job that takes more than `limit` seconds is lost.
        """
        left = deque(jobs)
        workers: dict[Pipe, Worker] = {}
        try:
            for _ in range(min(self.number, len(left))):
                _start(workers, work)
            while workers:
                for pipe, result in self._results(workers, limit):
                    worker = workers[pipe]
                    job = worker.job
                    if isinstance(result, Lost):
                        workers.pop(pipe).kill()
                        if job is None:
                            raise TenAgesError("process-cannot-start", why=result.why)
                        if left:
                            _start(workers, work)
                    elif left:
                        worker.send(left.popleft(), self._clock())
                    else:
                        workers.pop(pipe).dismiss()
                    if job is not None:
                        yield job, result
        finally:
            for worker in workers.values():
                worker.kill()

    def _results(self, workers: dict[Pipe, Worker], limit: float | None) -> list[tuple[Pipe, Any]]:
        """Wait until at least one worker is ready, done, dead or over the limit; returns their results."""
        ready: list[Pipe] = connection.wait(list(workers), self._seconds_to_limit(workers, limit))
        results = [(pipe, workers[pipe].receive()) for pipe in ready]
        if limit is not None:
            now = self._clock()
            late = [pipe for pipe in workers if pipe not in ready and workers[pipe].seconds(now) > limit]
            results += [(pipe, Lost(f"{limit:g} s", overtime=True)) for pipe in late]
        return results

    def _seconds_to_limit(self, workers: dict[Pipe, Worker], limit: float | None) -> float | None:
        """How many seconds until a worker may be over the limit; None without a limit."""
        if limit is None:
            return None
        now = self._clock()
        return max(0.0, limit - max([worker.seconds(now) for worker in workers.values()]))


def _start(workers: dict[Pipe, Worker], work: Callable[[Job], Done]) -> None:
    worker = Worker(work)
    workers[worker.pipe] = worker


class Worker:
    """One process, as its parent sees it."""

    def __init__(self, work: Callable[[Any], Any], *, ends_with_program: bool = False) -> None:
        self.pipe: Pipe
        self.pipe, theirs = CONTEXT.Pipe()
        # By default a program waits for its processes; and one that ends with it cannot start any of its own.
        self._process = CONTEXT.Process(target=_serve, args=(theirs, work), daemon=ends_with_program)
        self.job: Any = None
        """The current job; None until the process has reported that it is ready."""
        self._since = 0.0
        with interrupts_blocked():
            self._process.start()
        theirs.close()

    def send(self, job: Any, now: float) -> None:
        """Give it a job."""
        self.job = job
        self._since = now
        # If the process is gone, `receive` notices.
        with suppress(OSError):
            self.pipe.send(job)

    def is_alive(self) -> bool:
        """Whether the process runs."""
        return self._process.is_alive()

    def seconds(self, now: float) -> float:
        """How long it has been working on its job."""
        return 0.0 if self.job is None else now - self._since

    def receive(self) -> Any:
        """The result of its job, or None if it has just started; `Lost` if the process died."""
        try:
            return self.pipe.recv()
        except (EOFError, OSError):
            self._process.join()
            return Lost(_exit_reason(self._process.exitcode or 0))

    def dismiss(self) -> None:
        """Let it end by itself, or kill it if it does not."""
        self.pipe.close()
        self._process.join(EXIT_SECONDS)
        self.kill()

    def kill(self) -> None:
        """Kill it at once."""
        self._process.kill()
        self._process.join()
        self.pipe.close()


def _exit_reason(code: int) -> str:
    """How a process ended: the name of a signal, or an exit code."""
    try:
        return signal.Signals(-code).name
    except ValueError:
        return f"exit {code}"


@contextmanager
def interrupts_blocked() -> Iterator[None]:
    """A process started in this context never gets Ctrl-C; only the process that starts it does."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    from multiprocessing import resource_tracker

    # Python's own process for shared memory starts with the first of ours, and unblocks interrupts when it does.
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _serve(pipe: Pipe, work: Callable[[Any], Any]) -> None:
    """The main function of a process: runs one job after the other until the other end of the pipe is closed.

    That end may close at any moment, also while this process starts: the one that started it may have been killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # What bots print must not get into the machine-readable output.
    with redirect_stdout(sys.stderr):
        result = None
        while True:
            try:
                pipe.send(result)
                job = pipe.recv()
            except (EOFError, OSError):
                return
            result = work(job)
