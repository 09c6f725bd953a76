"""Running many jobs in parallel processes, for tournaments, simulations and statistics.

If a process dies or takes longer than the time limit, only its current job is lost; a new process replaces it. A job
can have steps, each with a time limit: the process notes in shared memory which one it is at, and its parent looks
there from time to time. So the parent also knows at which step a process hangs in a C call, or died.

No library does this: `concurrent.futures` and `loky` give up all jobs when one process dies, and Pebble waits forever
for a process that exits with code 0.
"""

from __future__ import annotations

import atexit
import os
import signal
import sys
from collections import deque
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from contextlib import contextmanager, redirect_stdout, suppress
from multiprocessing import connection, get_context
from multiprocessing.shared_memory import SharedMemory
from time import monotonic, sleep
from types import SimpleNamespace
from typing import Any, Final, NamedTuple, TypeVar

from tenages.rules.errors import TenAgesError

# New processes: a forked one would inherit the locks of the thread that shows the progress.
CONTEXT: Final = get_context("spawn")
EXIT_SECONDS: Final = 2.0
"""How many seconds a process may take to exit by itself before it is killed."""
LOOK_SECONDS: Final = 1.0
"""After how many seconds, at most, the parent looks again at which steps its processes are."""
FEWEST_LOOKS: Final = 5
"""How often it looks, at least, within the time limit of a step."""
STEPS: Final = 256
"""How many different steps there can be."""
Pipe = Any
"""One end of a connection; Python has different types on different systems."""
Cell = Any
"""An integer `value` that a process shares with its parent."""
Job = TypeVar("Job")
Done = TypeVar("Done")


class Lost(NamedTuple):
    """The result of a job that was not finished."""

    why: str
    """An exit code, a signal, the time limit, or the reason that a cluster gives."""
    overtime: bool = False
    """Whether its process was killed because the job, or a step of it, took longer than the time limit."""
    step: int | None = None
    """The step at which the process died, or which took too long; None between steps, and if the whole job did."""


class Steps:
    """The steps of a job, as its process notes them for its parent."""

    def __init__(self) -> None:
        self.cell: Cell = SimpleNamespace(value=0)
        self._begun = 0

    def begin(self, step: int) -> None:
        """The process is at this step from now on."""
        self._begun += 1
        # One number, so that the parent never reads half of it; and another one each time, even for the same step.
        self.cell.value = self._begun * STEPS + step + 1

    def end(self) -> None:
        """The process is at no step."""
        self.cell.value = 0


OWN_STEPS: Final = Steps()
"""The steps of this process."""


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
        self,
        work: Callable[[Job], Done],
        jobs: Sequence[Job],
        limit: float | None = None,
        step_limit: float | None = None,
    ) -> Generator[tuple[Job, Done | Lost]]:
        """Run all jobs, started in this order; yields each job with its result as soon as it has one.

        A job that takes more than `limit` seconds is lost, and so is one with a step that takes more than `step_limit`.
        """
        left = deque(jobs)
        watch = Watch(limit, step_limit, self._clock)
        workers: dict[Pipe, Worker] = {}
        try:
            for _ in range(min(self.number, len(left))):
                _start(workers, work)
            while workers:
                for pipe, result in watch.results(workers):
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


class StandIn:
    """A process that does dangerous jobs in place of this one, one after the other. If it is lost, it is replaced."""

    def __init__(self, *, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._worker: Worker | None = None
        atexit.register(self.close)

    def do(
        self, work: Callable[[Job], Done], job: Job, limit: float | None = None, step_limit: float | None = None
    ) -> Done | Lost:
        """The result of a job, with the same limits as for `Processes`."""
        watch = Watch(limit, step_limit, self._clock)
        if self._worker is None:
            self._worker = Worker(_do, has_steps=True)
            ready = self._result(self._worker, watch)
            if isinstance(ready, Lost):
                raise TenAgesError("process-cannot-start", why=ready.why)
        self._worker.send((work, job), self._clock())
        result: Done | Lost = self._result(self._worker, watch)
        return result

    def close(self) -> None:
        """End the process."""
        if self._worker is not None:
            self._worker.kill()
            self._worker = None

    def _result(self, worker: Worker, watch: Watch) -> Any:
        results: list[tuple[Pipe, Any]] = []
        while not results:
            results = watch.results({worker.pipe: worker})
        ((_, result),) = results
        if isinstance(result, Lost):
            self.close()
        return result


def _do(asked: tuple[Callable[[Job], Done], Job]) -> Done:
    work, job = asked
    return work(job)


class Watch:
    """Waits for processes, and finds those that take longer than a time limit."""

    def __init__(self, limit: float | None, step_limit: float | None, clock: Callable[[], float]) -> None:
        self._limit = limit
        self._step_limit = step_limit
        self._clock = clock
        self._pause = LOOK_SECONDS if step_limit is None else min(LOOK_SECONDS, step_limit / FEWEST_LOOKS)

    def results(self, workers: Mapping[Pipe, Worker]) -> list[tuple[Pipe, Any]]:
        """Wait until some are ready, done, dead or over a limit, or until it is time to look again."""
        ready: list[Pipe] = connection.wait(list(workers), self._seconds_to_wait(workers))
        results = [(pipe, workers[pipe].receive()) for pipe in ready]
        now = self._clock()
        others = [(pipe, self._lost(worker, now)) for pipe, worker in workers.items() if pipe not in ready]
        return results + [(pipe, lost) for pipe, lost in others if lost is not None]

    def _lost(self, worker: Worker, now: float) -> Lost | None:
        if self._limit is not None and worker.seconds(now) > self._limit:
            return Lost(f"{self._limit:g} s", overtime=True)
        if self._step_limit is not None and worker.step_seconds(now, 2 * self._pause) > self._step_limit:
            return Lost(f"{self._step_limit:g} s", overtime=True, step=worker.step_seen)
        return None

    def _seconds_to_wait(self, workers: Mapping[Pipe, Worker]) -> float | None:
        """How many seconds until a process may be over a limit; None without limits."""
        waits = [] if self._step_limit is None else [self._pause]
        if self._limit is not None:
            now = self._clock()
            waits.append(max(0.0, self._limit - max([worker.seconds(now) for worker in workers.values()])))
        return min(waits, default=None)


def _start(workers: dict[Pipe, Worker], work: Callable[[Job], Done]) -> None:
    worker = Worker(work, has_steps=True)
    workers[worker.pipe] = worker


@contextmanager
def one_thread_each() -> Generator[None]:
    """Processes that are started meanwhile do their mathematics in one thread: there is one process for each core."""
    before = os.environ.get("OMP_NUM_THREADS")
    os.environ["OMP_NUM_THREADS"] = "1"
    try:
        yield
    finally:
        if before is None:
            del os.environ["OMP_NUM_THREADS"]
        else:
            os.environ["OMP_NUM_THREADS"] = before


def give_back(memory: SharedMemory) -> None:
    """Give shared memory back for good. As long as someone keeps an array in it, it stays for him alone."""
    memory.unlink()
    try:
        memory.close()
    except BufferError:
        # Else it would be closed again, with a complaint, when it is forgotten; the array frees it later.
        vars(memory)["close"] = _nothing


def _nothing() -> None:
    """Do nothing."""


class Worker:
    """One process, as its parent sees it."""

    def __init__(self, work: Callable[[Any], Any], *, ends_with_program: bool = False, has_steps: bool = False) -> None:
        self.pipe: Pipe
        self.pipe, theirs = CONTEXT.Pipe()
        self._cell: Cell = CONTEXT.RawValue("q", 0) if has_steps else SimpleNamespace(value=0)
        # By default a program waits for its processes; and one that ends with it cannot start any of its own.
        self._process = CONTEXT.Process(target=_serve, args=(theirs, work, self._cell), daemon=ends_with_program)
        self.job: Any = None
        """The current job; None until the process has reported that it is ready."""
        self._since = 0.0
        self._seen = 0
        """What it had noted about its step at the last look."""
        self._looked = 0.0
        self._step_seconds = 0.0
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

    def step_seconds(self, now: float, most: float) -> float:
        """How long it has been at its step, as far as was seen.

        Since the last look at most `most` seconds count: if that was longer ago, the parent was stopped meanwhile, and
        so was the process.
        """
        before, self._seen = self._seen, self._cell.value
        spent = min(now - self._looked, most)
        self._looked = now
        self._step_seconds = self._step_seconds + spent if self._seen and self._seen == before else 0.0
        return self._step_seconds

    @property
    def step_seen(self) -> int | None:
        """The step that it was at when its parent looked last."""
        return _step(self._seen)

    def receive(self) -> Any:
        """The result of its job, or None if it has just started; `Lost` if the process died."""
        try:
            return self.pipe.recv()
        except (EOFError, OSError):
            # A process may also close its pipe and live on.
            self._end()
            return Lost(_exit_reason(self._process.exitcode or 0), step=_step(self._cell.value))

    def dismiss(self) -> None:
        """Let it end by itself, or kill it if it does not."""
        self.pipe.close()
        self._end()

    def kill(self) -> None:
        """Kill it at once."""
        self._process.kill()
        self._process.join()
        self.pipe.close()

    def _end(self) -> None:
        # `join` with a time limit would wait for ever if the process has closed all its files.
        ends = monotonic() + EXIT_SECONDS
        while self._process.is_alive() and monotonic() < ends:
            sleep(EXIT_SECONDS / 1000)
        self._process.kill()
        self._process.join()


def _step(noted: int) -> int | None:
    """The step of which a process has noted this."""
    return noted % STEPS - 1 if noted else None


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


def _serve(pipe: Pipe, work: Callable[[Any], Any], cell: Cell = None) -> None:
    """The main function of a process: runs one job after the other until the other end of the pipe is closed.

    That end may close at any moment, also while this process starts: the one that started it may have been killed."""
    if cell is not None:
        OWN_STEPS.cell = cell
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
