"""The processes in which bots think, so that no table waits for the processor of another."""

from __future__ import annotations

import atexit
import os
from threading import Event, Thread
from time import monotonic
from typing import Any, Final, Protocol, TypeVar

import structlog

from tenages.processes import Lost, Worker
from tenages.server.thinking.judging import JUDGING_SECONDS, PositionQuestion, StepsQuestion, judge, judge_position
from tenages.server.thinking.questions import BotQuestion, think
from tenages.server.thinking.thoughts import LOOK_SECONDS, Answer, Failed, Question

log: Any = structlog.get_logger("tenages.thinking")
Asked = TypeVar("Asked")
START_SECONDS: Final = 60.0
"""How long a process may take to start."""
PAUSE_AFTER_DEATH: Final = 1.0
"""A process that dies at once is not started again and again without a pause."""


class Source(Protocol[Asked]):
    """Where thoughts come from, and their answers go to. Called by several threads."""

    def take(self) -> Asked | None:
        """The next thought; None if there is none for a while."""

    def question_of(self, asked: Asked) -> Question | None:
        """What is to be thought about; None if it is no longer needed."""

    def answer(self, asked: Asked, answer: Answer | Failed) -> None:
        """Pass an answer on."""

    def give_back(self, asked: Asked) -> None:
        """There will be no answer from here, since this program ends."""


def number_of_thinkers(wanted: int) -> int:
    """How many processes think: as many as wanted, or one less than there are cores, but at least two.

    Steps of an analysis take seconds: with two processes, one of them is always there for tables.
    """
    return wanted or max(2, (os.cpu_count() or 2) - 1)


class Thinkers:
    """Several processes, and for each one a thread that gives it one thought after the other.

    A process that dies, or thinks for longer than the limit, is replaced by its own thread; only its current thought is
    lost.
    """

    def __init__(self, source: Source[Any], processes: int, limit: float) -> None:
        self._source = source
        self._limit = limit
        self._ending = Event()
        self._threads = [Thread(target=self._run, name=f"thinker-{each}", daemon=True) for each in range(processes)]

    def start(self) -> None:
        """Start all processes."""
        # Before it ends, Python waits for all processes that it has started: also when nobody has closed this.
        atexit.register(self.close)
        for thread in self._threads:
            thread.start()

    def close(self) -> None:
        """Stop all processes, without waiting for bots that still think."""
        self._ending.set()
        atexit.unregister(self.close)

    def join(self) -> None:
        """Wait until all processes have ended."""
        for thread in self._threads:
            thread.join()

    def _run(self) -> None:
        worker: Worker | None = None
        try:
            while not self._ending.is_set():
                if worker is None:
                    worker = self._started()
                    continue
                asked = self._source.take()
                if asked is None:
                    if not worker.is_alive():
                        worker.kill()
                        worker = None
                    continue
                answer = self._think(worker, asked)
                if isinstance(answer, Lost) and self._ending.is_set():
                    self._give_back(asked)
                    continue
                if isinstance(answer, Lost):
                    log.warning("thinker_lost", why=answer.why)
                    worker.kill()
                    worker = None
                    answer = Failed(answer.why)
                self._pass_on(asked, answer)
        finally:
            if worker is not None:
                worker.kill()

    def _started(self) -> Worker | None:
        """A new process that is ready."""
        worker = Worker(answer_to, ends_with_program=True)
        result = self._result(worker, START_SECONDS)
        if not isinstance(result, Lost):
            return worker
        worker.kill()
        if not self._ending.is_set():
            log.error("thinker_cannot_start", why=result.why)
            self._ending.wait(PAUSE_AFTER_DEATH)
        return None

    def _think(self, worker: Worker, asked: Any) -> Answer | Failed | Lost:
        try:
            question = self._source.question_of(asked)
        except Exception as error:
            log.exception("question_failed")
            return Failed(str(error))
        if question is None:
            return Failed("no longer needed")
        worker.send(question, 0.0)
        result = self._result(worker, self._seconds_for(question))
        return Failed(result) if isinstance(result, str) else result

    def _seconds_for(self, question: Question) -> float:
        return self._limit if isinstance(question, BotQuestion) else max(self._limit, JUDGING_SECONDS)

    def _result(self, worker: Worker, limit: float) -> Any:
        ends = monotonic() + limit
        while (left := ends - monotonic()) > 0:
            if worker.pipe.poll(min(LOOK_SECONDS, left)):
                return worker.receive()
            if self._ending.is_set():
                return Lost("end")
        return Lost(f"{limit:g} s", overtime=True)

    def _pass_on(self, asked: Any, answer: Answer | Failed) -> None:
        try:
            self._source.answer(asked, answer)
        except Exception:
            log.exception("answer_failed")

    def _give_back(self, asked: Any) -> None:
        try:
            self._source.give_back(asked)
        except Exception as error:
            # Others take it when its time is over.
            log.warning("thought_not_given_back", why=type(error).__name__)


def answer_to(question: Question) -> Answer | str:
    """In the process: the choice of a bot, or what was judged; or what went wrong."""
    try:
        if isinstance(question, PositionQuestion):
            return judge_position(question)
        return judge(question) if isinstance(question, StepsQuestion) else think(question)
    except Exception as error:
        return f"{type(error).__name__}: {error}"
