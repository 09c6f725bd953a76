"""Every migration can be undone, on SQLite and on PostgreSQL."""

from __future__ import annotations

from typing import Any

from alembic import command
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, MetaData, inspect
from sqlalchemy.schema import CreateIndex, CreateTable

from tenages.server.storage.engine import engine_for, migration_of
from tenages.server.storage.migrating import migrate, migrate_back, plan
from tests.server.storage.databases import url as url
from tests.support.postgres import postgres_url as postgres_url

EMPTY = "base"
OF_ALEMBIC = "alembic_version"
REVISIONS = [script.revision for script in ScriptDirectory.from_config(plan()).walk_revisions()][::-1]


def forward(connection: Connection, revision: str) -> None:
    config = plan()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def schema(connection: Connection) -> list[str]:
    """All tables and indexes, as statements that would create them."""
    found = MetaData()
    found.reflect(connection)
    tables = [table for table in found.sorted_tables if table.name != OF_ALEMBIC]
    created: list[Any] = [CreateTable(table) for table in tables]
    created += [CreateIndex(index) for table in tables for index in table.indexes]
    return sorted(str(statement.compile(connection)) for statement in created)


def test_each_migration_can_be_undone_and_done_again(url: str) -> None:
    engine = engine_for(url)
    after = {}
    for revision in REVISIONS:
        with migration_of(engine) as connection:
            forward(connection, revision)
            after[revision] = schema(connection)
    assert after[REVISIONS[-1]]
    for revision, earlier in zip(REVISIONS[::-1], [*REVISIONS[-2::-1], EMPTY], strict=True):
        with migration_of(engine) as connection:
            assert schema(connection) == after[revision]
            migrate_back(connection, earlier)
    with migration_of(engine) as connection:
        assert inspect(connection).get_table_names() == [OF_ALEMBIC]
        migrate(connection)
        assert schema(connection) == after[REVISIONS[-1]]
    engine.dispose()
