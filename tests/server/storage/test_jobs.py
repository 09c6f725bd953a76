"""Thoughts of bots in the database: what need not survive a crash holds up nobody."""

from __future__ import annotations

from typing import Any

from sqlalchemy import event, text

from tenages.server.storage import jobs
from tenages.server.storage.engine import engine_for, migration_of
from tenages.server.storage.jobs import Job
from tenages.server.storage.migrating import migrate
from tenages.server.thinking.questions import BotChoice
from tenages.server.thinking.shared_bots import JobSource
from tests.support.postgres import new_database
from tests.support.postgres import postgres_url as postgres_url

JOB = Job("oak-0-4-1-adept-0", "oak", 0, 4, 1, "adept", False, 0, "10.0.0.0/24")


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
