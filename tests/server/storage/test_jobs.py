"""Thoughts of bots in the database: what need not survive a crash holds up nobody."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import Engine, event, text

from tenages.rules.setup import Rules
from tenages.server.storage import jobs
from tenages.server.storage.engine import engine_for, migration_of
from tenages.server.storage.jobs import Job
from tenages.server.storage.migrating import migrate
from tenages.server.thinking import thinkers
from tenages.server.thinking.questions import BotChoice, BotQuestion
from tenages.server.thinking.shared_bots import JobSource
from tenages.server.thinking.thinkers import Thinkers
from tenages.server.thinking.thoughts import Failed
from tests.support.odd_thinkers import never
from tests.support.postgres import new_database
from tests.support.postgres import postgres_url as postgres_url

JOB = Job("oak-0-4-1-adept-0", "oak", 0, 4, 1, "adept", False, 0, "10.0.0.0/24")


@pytest.fixture
def engine(postgres_url: str) -> Iterator[Engine]:
    engine = engine_for(new_database(postgres_url))
    with migration_of(engine) as connection:
        migrate(connection)
    yield engine
    engine.dispose()


def asked(engine: Engine, seconds: float = 60) -> None:
    with engine.begin() as connection:
        jobs.ask(connection, "server", JOB, seconds)


def answers(engine: Engine) -> dict[str, Any]:
    with engine.connect() as connection:
        return dict(jobs.answers(connection, [JOB.id]))


def test_what_failed_is_thought_again_when_someone_asks_again_and_what_was_answered_is_not(engine: Engine) -> None:
    source = JobSource(engine, "thinker", limit=60)
    try:
        asked(engine)
        assert source.take() == JOB
        source.answer(JOB, Failed("SIGKILL"))
        assert answers(engine) == {JOB.id: {"failed": "SIGKILL"}}
        asked(engine)
        assert answers(engine) == {}
        assert source.take() == JOB
        source.answer(JOB, BotChoice("draw", None))
        asked(engine)
        assert answers(engine) == {JOB.id: {"option": "draw", "reason": None}}
    finally:
        source.close()


def test_what_nobody_answered_in_time_can_be_asked_again(engine: Engine) -> None:
    source = JobSource(engine, "thinker", limit=60)
    try:
        asked(engine, seconds=0)
        assert source.take() is None
        asked(engine)
        assert source.take() == JOB
    finally:
        source.close()


def test_a_process_that_ends_leaves_its_thought_to_others(engine: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is no failure: whoever asked gets the answer of another process."""
    # The bot is never done, so the thinkers end in the middle of its thought.
    monkeypatch.setattr(thinkers, "answer_to", never)
    monkeypatch.setattr(thinkers, "LOOK_SECONDS", 0)

    class Ending(JobSource):
        def question_of(self, asked: Job) -> BotQuestion | None:
            ending.close()
            return BotQuestion("oak", Rules(2), 3, (), 0, "adept")

    first = Ending(engine, "first", limit=60)
    ending = Thinkers(first, 1, limit=60)
    asked(engine)
    ending.start()
    ending.join()
    first.close()
    assert answers(engine) == {}
    second = JobSource(engine, "second", limit=60)
    try:
        assert second.take() == JOB
    finally:
        second.close()


def test_thinkers_do_not_wait_for_the_disk(postgres_url: str) -> None:
    """Each answer wakes others, and only one transaction at a time that wakes others is committed."""
    engine = engine_for(new_database(postgres_url))
    with migration_of(engine) as connection:
        migrate(connection)
    with engine.begin() as connection:
        jobs.ask(connection, "server", JOB, seconds=60)
    waits = []

    def before_commit(connection: Any) -> None:
        waits.append(connection.execute(text("show synchronous_commit")).scalar_one())

    source = JobSource(engine, "thinker", limit=60)
    event.listen(engine, "commit", before_commit)
    try:
        assert source.take() == JOB
        source.answer(JOB, BotChoice("draw", None))
    finally:
        event.remove(engine, "commit", before_commit)
        source.close()
    assert waits == ["off", "off"]
    with engine.connect() as connection:
        assert jobs.answers(connection, [JOB.id]) == {JOB.id: {"option": "draw", "reason": None}}
        assert connection.execute(text("show synchronous_commit")).scalar_one() == "on"
    engine.dispose()
