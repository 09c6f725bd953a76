"""Bots that think in any process that shares the database (`tenages think`, or a server's own)."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from contextlib import suppress
from functools import partial
from threading import Event
from typing import Any, Final

import structlog
from sqlalchemy import Engine

from tenages.server.peers import DatabasePeers
from tenages.server.storage import jobs, queries
from tenages.server.storage.engine import for_reading, for_writing
from tenages.server.storage.jobs import Job
from tenages.server.storage.store import Store
from tenages.server.storage.waking import THOUGHTS_ASKED, Listener
from tenages.server.storage.writer import NOT_DURABLE
from tenages.server.thinking.questions import BotChoice, BotQuestion
from tenages.server.thinking.stored_answers import answer_stored, stored_answer
from tenages.server.thinking.thinkers import Thinkers, number_of_thinkers
from tenages.server.thinking.thoughts import LOOK_SECONDS, Failed, Thought

log: Any = structlog.get_logger("tenages.thinking")
LOOK_AGAIN_SECONDS: Final = 1.0
"""How often someone who waits looks for the answer, in case a message was lost."""


def job_of(thought: Thought) -> Job:
    """A thought as it is stored. The same question has the same id, whichever process asks."""
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


class SharedBots:
    """Asks by the database."""

    def __init__(self, store: Store, process: str, peers: DatabasePeers, limit: float) -> None:
        self._store = store
        self._process = process
        self._writer = peers.writer
        self._limit = limit
        self._asked: dict[str, asyncio.Future[BotChoice]] = {}
        peers.answered = self._answered
        self._looking: asyncio.Task[None] | None = None

    async def ask(self, thought: Thought) -> BotChoice:
        """The choice of a bot."""
        job = job_of(thought)
        future = self._asked.get(job.id)
        if future is None:
            future = self._asked[job.id] = asyncio.get_running_loop().create_future()
            await self._writer.run(partial(jobs.ask, process=self._process, job=job, seconds=self._limit))
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

    def __init__(self, engine: Engine, process: str, limit: float) -> None:
        self._engine = for_writing(engine)
        self._process = process
        self._limit = limit
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
        try:
            with self._engine.begin() as connection:
                connection.execute(NOT_DURABLE)
                return jobs.take(connection, self._limit)
        except Exception as error:
            log.warning("job_not_taken", why=type(error).__name__)
            self._work.clear()
            self._work.wait(LOOK_SECONDS)
            return None

    def question_of(self, asked: Job) -> BotQuestion | None:
        """The question, if the table still asks it."""
        with for_reading(self._engine).connect() as connection:
            row = queries.table(connection, asked.table_id)
        if row is None or row.epoch != asked.epoch or len(row.choices) < asked.length:
            return None
        choices = row.choices[: asked.length]
        return BotQuestion(row.id, row.rules, row.seed, choices, asked.seat, asked.level, asked.explain)

    def answer(self, asked: Job, answer: BotChoice | Failed) -> None:
        """Store an answer, and wake those who wait for it."""
        stored: Mapping[str, Any] = {"failed": str(answer)} if isinstance(answer, Failed) else stored_answer(answer)
        with self._engine.begin() as connection:
            connection.execute(NOT_DURABLE)
            jobs.answer(connection, self._process, asked.id, stored)


class JobThinkers:
    """Thinkers that take jobs from the database."""

    def __init__(self, engine: Engine, process: str, processes: int, limit: float) -> None:
        self._source = JobSource(engine, process, limit)
        self._thinkers = Thinkers(self._source, number_of_thinkers(processes), limit)
        self._thinkers.start()

    def close(self) -> None:
        """Stop all processes."""
        self._thinkers.close()
        self._source.close()

    def join(self) -> None:
        """Wait until all processes have ended."""
        self._thinkers.join()
