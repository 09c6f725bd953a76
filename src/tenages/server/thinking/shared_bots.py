"""Bots that think in any process that shares the database (`tenages think`, or a server's own)."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from contextlib import suppress
from functools import partial
from threading import Event
from typing import Any, Final

import structlog
from sqlalchemy import Connection, Engine

from tenages.analysis.analyse import StepsJob
from tenages.analysis.judged import VERSION, Depth
from tenages.analysis.positions import JudgedPosition, PositionJob
from tenages.server.peers import DatabasePeers
from tenages.server.storage import analyses, jobs, queries
from tenages.server.storage.engine import for_reading, for_writing
from tenages.server.storage.jobs import Job
from tenages.server.storage.store import Store
from tenages.server.storage.waking import THOUGHTS_ASKED, Listener
from tenages.server.storage.writer import NOT_DURABLE
from tenages.server.thinking.judging import JUDGING_SECONDS, JudgedSteps, PositionQuestion, StepsQuestion
from tenages.server.thinking.questions import BotChoice, BotQuestion
from tenages.server.thinking.stored_answers import answer_stored, stored_answer
from tenages.server.thinking.thinkers import Thinkers, number_of_thinkers
from tenages.server.thinking.thoughts import (
    LOOK_SECONDS,
    Analysts,
    Answer,
    BotThought,
    Failed,
    Judging,
    PositionJudging,
    Question,
    Thought,
)

log: Any = structlog.get_logger("tenages.thinking")
WAITING_SECONDS: Final = 600.0
"""How long steps may wait to be judged."""
POSITION_SECONDS: Final = 60.0
"""How long a lone position may wait to be judged: someone looks at the page until it is."""
SWEEP_SECONDS: Final = 60.0
"""How often jobs that were due are removed, at least."""
STEPS_OF: Final = "steps-of-"
"""What the ids of games begin with in jobs that judge their steps."""
LONE: Final = "lone-"
"""What the names of positions begin with in jobs that judge them."""
LOOK_AGAIN_SECONDS: Final = 1.0
"""How often someone who waits looks for the answer, in case a message was lost."""


def job_of(thought: Thought[Any]) -> Job:
    """A thought as it is stored. The same question has the same id, whichever process asks."""
    question: Question = thought.question
    if isinstance(question, PositionQuestion):
        return _job_of_position(thought)
    return _job_of_steps(thought) if isinstance(question, StepsQuestion) else _job_of_bot(thought)


def _job_of_bot(thought: BotThought) -> Job:
    question = thought.question
    length = len(question.choices)
    name = f"{question.table}-{thought.epoch}-{length}-{question.seat}-{question.level}-{int(question.explain)}"
    return Job(
        name,
        question.table,
        thought.epoch,
        length,
        question.seat,
        question.level,
        question.explain,
        thought.rank,
        thought.network,
    )


def _job_of_steps(thought: Judging) -> Job:
    """Steps to be judged. The record is read from the analysis.

    No table has such an id: a process of an earlier version finds nothing to do, and says so.
    """
    question = thought.question
    _, steps, depth = question.work
    table = STEPS_OF + question.table
    name = f"{table}-{VERSION}-{depth.name}-{steps[0]}-{question.attempt}"
    work = {"steps": list(steps), "depth": list(depth)}
    return Job(name, table, question.attempt, steps[0], 0, depth.name, False, thought.rank, thought.network, work)


def _job_of_position(thought: PositionJudging) -> Job:
    """A position to be judged, with its record: it is kept nowhere else.

    No analysis has such an id: a process of an earlier version finds nothing to do, and says so.
    """
    question = thought.question
    record, eyes, depth = question.work
    table = LONE + question.table
    work = {"record": record, "eyes": eyes, "depth": list(depth)}
    name = f"{table}-{VERSION}-{question.attempt}"
    return Job(name, table, question.attempt, 0, 0, depth.name, False, thought.rank, thought.network, work)


class SharedBots:
    """Asks by the database."""

    def __init__(self, store: Store, process: str, peers: DatabasePeers, limit: float) -> None:
        self._store = store
        self._process = process
        self._writer = peers.writer
        self._limit = limit
        self._asked: dict[str, asyncio.Future[Any]] = {}
        peers.answered = self._answered
        self._looking: asyncio.Task[None] | None = None

    async def ask(self, thought: BotThought) -> BotChoice:
        """The choice of a bot."""
        choice: BotChoice = await self._answer(job_of(thought), self._limit)
        return choice

    async def judge(self, judging: Judging) -> JudgedSteps:
        """Steps of a finished game, judged. They may have to wait long; then they are asked for again."""
        async with asyncio.timeout(WAITING_SECONDS + jobs.KEPT_SECONDS + SWEEP_SECONDS):
            judged: JudgedSteps = await self._answer(job_of(judging), WAITING_SECONDS)
            return judged

    async def judge_position(self, judging: PositionJudging) -> JudgedPosition:
        """A lone position, judged. Who asks decides how long he waits."""
        judged: JudgedPosition = await self._answer(job_of(judging), POSITION_SECONDS)
        return judged

    async def _answer(self, job: Job, due: float) -> Any:
        future = self._asked.get(job.id)
        if future is None:
            future = self._asked[job.id] = asyncio.get_running_loop().create_future()
            await self._writer.run(partial(jobs.ask, process=self._process, job=job, seconds=due))
        try:
            while True:
                with suppress(TimeoutError):
                    return await asyncio.wait_for(asyncio.shield(future), LOOK_AGAIN_SECONDS)
                await self._look([job.id])
        finally:
            self._asked.pop(job.id, None)

    async def close(self) -> None:
        """Stop waiting."""
        for future in self._asked.values():
            future.cancel()

    def _answered(self, ids: list[str]) -> None:
        wanted = [each for each in ids if each in self._asked]
        if wanted:
            self._looking = asyncio.get_running_loop().create_task(self._look(wanted))

    async def _look(self, ids: list[str]) -> None:
        try:
            found = await self._store.read(partial(jobs.answers, ids=ids))
        except Exception as error:
            log.warning("answers_not_read", why=type(error).__name__)
            return
        for job_id, answer in found.items():
            future = self._asked.get(job_id)
            if future is None or future.done():
                continue
            if "failed" in answer:
                future.set_exception(Failed(answer["failed"]))
            else:
                future.set_result(answer_stored(answer))


class JobSource:
    """Where the thinkers of a process take the jobs of all servers. Used by several threads.

    Nothing here waits for the disk: a thought that is lost in a crash is thought again. Transactions that wake others
    exclude each other while they are committed, so every answer would hold up the choices of all tables.
    """

    def __init__(self, engine: Engine, process: str, limit: float, processes: int = 1) -> None:
        self._engine = for_writing(engine)
        self._process = process
        self._limit = limit
        self._analysts = Analysts(processes)
        self._work = Event()
        self._listener = Listener(engine, process, (THOUGHTS_ASKED,), lambda *message: self._work.set(), self._work.set)
        self._listener.start()

    def close(self) -> None:
        """Stop listening."""
        self._listener.stop()
        self._work.set()

    def take(self) -> Job | None:
        """The job whose turn it is."""
        job = self._try_to_take()
        if job is None and self._work.wait(LOOK_SECONDS):
            self._work.clear()
            job = self._try_to_take()
        return job

    def _try_to_take(self) -> Job | None:
        may_judge = self._analysts.enter()
        job: Job | None = None
        try:
            with self._engine.begin() as connection:
                connection.execute(NOT_DURABLE)
                job = jobs.take(connection, self._limit, JUDGING_SECONDS if may_judge else None)
        except Exception as error:
            log.warning("job_not_taken", why=type(error).__name__)
            self._work.clear()
            self._work.wait(LOOK_SECONDS)
        finally:
            if may_judge and (job is None or job.work is None):
                self._analysts.leave()
        return job

    def question_of(self, asked: Job) -> Question | None:
        """The question, if it is still asked."""
        with for_reading(self._engine).connect() as connection:
            if asked.work is not None:
                return _work_question(connection, asked, asked.work)
            return self._bot_question(connection, asked)

    @staticmethod
    def _bot_question(connection: Connection, asked: Job) -> BotQuestion | None:
        row = queries.table(connection, asked.table_id)
        if row is None or row.epoch != asked.epoch or len(row.choices) < asked.length:
            return None
        choices = row.choices[: asked.length]
        return BotQuestion(row.id, row.rules, row.seed, choices, asked.seat, asked.level, asked.explain, row.position)

    def answer(self, asked: Job, answer: Answer | Failed) -> None:
        """Store an answer, and wake those who wait for it."""
        self._leave(asked)
        stored: Mapping[str, Any] = {"failed": str(answer)} if isinstance(answer, Failed) else stored_answer(answer)
        with self._engine.begin() as connection:
            connection.execute(NOT_DURABLE)
            jobs.answer(connection, self._process, asked.id, stored)

    def give_back(self, asked: Job) -> None:
        """Another process will think about it."""
        self._leave(asked)
        with self._engine.begin() as connection:
            connection.execute(NOT_DURABLE)
            jobs.give_back(connection, self._process, asked.id)

    def _leave(self, asked: Job) -> None:
        if asked.work is not None:
            self._analysts.leave()
            self._work.set()


def _work_question(
    connection: Connection, asked: Job, work: Mapping[str, Any]
) -> StepsQuestion | PositionQuestion | None:
    """The position to be judged; or the steps, if their analysis is still there."""
    if "record" in work:
        job = PositionJob(work["record"], work["eyes"], Depth(*work["depth"]))
        return PositionQuestion(asked.table_id.removeprefix(LONE), job, asked.epoch)
    row = analyses.analysis(connection, asked.table_id.removeprefix(STEPS_OF))
    if row is None:
        return None
    return StepsQuestion(row.id, StepsJob(row.record, tuple(work["steps"]), Depth(*work["depth"])), asked.epoch)


class JobThinkers:
    """Thinkers that take jobs from the database."""

    def __init__(self, engine: Engine, process: str, processes: int, limit: float) -> None:
        number = number_of_thinkers(processes)
        self._source = JobSource(engine, process, limit, number)
        self._thinkers = Thinkers(self._source, number, limit)
        self._thinkers.start()

    def close(self) -> None:
        """Stop all processes."""
        self._thinkers.close()
        self._source.close()

    def join(self) -> None:
        """Wait until all processes have ended."""
        self._thinkers.join()
