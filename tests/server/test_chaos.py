"""Servers, a thinker and PostgreSQL are killed while people play; `make chaos` does it 300 times."""

from __future__ import annotations

import asyncio
from pathlib import Path

import psycopg
import pytest

from tests.support import chaos
from tests.support.postgres import Missing, find_programs, install, running, server_account

KILLS = 5


@pytest.mark.proof("servers and PostgreSQL are killed again and again")
def test_nothing_is_lost_doubled_or_torn_and_the_check_would_notice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    databases: list[str] = []
    monkeypatch.setattr(chaos, "check", lambda course, database: databases.append(database))
    monkeypatch.setattr(chaos, "POSTGRES_SHARE", 0.2)
    try:
        programs, account = find_programs() or install(), server_account()
    except Missing as why:
        pytest.skip(str(why))
    # A PostgreSQL of its own: other tests would not like to see theirs killed.
    with running(programs, account) as postgres:
        course = asyncio.run(chaos.chaos(KILLS, 2, postgres.url, postgres.restart, tmp_path))
        monkeypatch.undo()
        chaos.check(course, databases[0])
        assert course.faults == []
        assert course.choices >= KILLS * chaos.DECISIONS_BETWEEN
        assert sum(len(table.announced) for table in course.tables) >= KILLS
        table = max(course.tables, key=lambda table: len(table.announced))
        last = max(number for _, number in table.announced)
        with psycopg.connect(databases[0]) as connection:
            connection.execute("delete from choices where table_id = %s and number >= %s", [table.id, last])
        chaos.check(course, databases[0])
        assert any("announced but is not stored" in fault for fault in course.faults)
