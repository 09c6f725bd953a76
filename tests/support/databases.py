"""A new database of either kind, and ways to use it with the store or directly."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, TypeVar

import psycopg
import pytest
from sqlalchemy import Connection, text

from tenages.server.storage.engine import engine_for
from tenages.server.storage.schema import COMPATIBILITY, METADATA
from tenages.server.storage.store import Store
from tests.support.migrated import make_file
from tests.support.postgres import empty_database, new_database

T = TypeVar("T")


UNUSED: Final[list[str]] = []
"""Databases of PostgreSQL that are as good as new: to clear one takes much less time than to create one."""
WHEN_NEW: Final[dict[str, list[str]]] = {}
"""What `_everything_but_rows` found in each of these databases before its first use."""


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """A migrated database of either kind, in which nothing is stored."""
    if request.param == "postgresql":
        used = UNUSED.pop() if UNUSED else _created(request.getfixturevalue("postgres_url"))
        yield used
        if _is_cleared(used):
            UNUSED.append(used)
    else:
        file = f"sqlite:///{tmp_path / 'games.sqlite3'}"
        make_file(file)
        yield file


def _created(postgres_url: str) -> str:
    url = new_database(postgres_url)
    with psycopg.connect(url) as connection:
        WHEN_NEW[url] = _everything_but_rows(connection)
    return url


def _is_cleared(url: str) -> bool:
    """Remove all rows; False if that fails, or if more than rows has changed: then nobody uses the database again."""
    others = "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()"
    made = METADATA.tables.keys() - {COMPATIBILITY.name}
    with psycopg.connect(url, autocommit=True) as connection, suppress(psycopg.Error):
        connection.execute(f"{others} and pid <> pg_backend_pid()".encode())
        connection.execute(f"truncate {', '.join(sorted(made))} restart identity".encode())
        return _everything_but_rows(connection) == WHEN_NEW[url]
    return False


def _everything_but_rows(connection: psycopg.Connection[Any]) -> list[str]:
    """Columns, indexes, constraints, triggers, settings, and which versions may use the database."""
    found = connection.execute(
        """
        select concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default) as text
        from information_schema.columns where table_schema = 'public'
        union all select indexdef from pg_indexes where schemaname = 'public'
        union all select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint
            where connamespace = 'public'::regnamespace
        union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
        union all select array_to_string(setconfig, ' ') from pg_db_role_setting
            join pg_database on pg_database.oid = setdatabase where datname = current_database()
        union all select version_num from alembic_version
        union all select oldest from compatibility
        order by text
        """
    )
    return [text for (text,) in found]


@pytest.fixture(params=["sqlite", "postgresql"])
def empty_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A new, empty database of either kind."""
    if request.param == "postgresql":
        return empty_database(request.getfixturevalue("postgres_url"))
    return f"sqlite:///{tmp_path / 'games.sqlite3'}"


def with_store(url: str, act: Callable[[Store], Awaitable[T]]) -> T:
    """Open the store, do something with it, and close it."""

    async def run() -> T:
        store = await Store.open(url)
        try:
            return await act(store)
        finally:
            await store.close()

    return asyncio.run(run())


def with_database(url: str, act: Callable[[Connection], T]) -> T:
    """Do something with the database directly, without the store."""

    engine = engine_for(url)
    try:
        with engine.begin() as connection:
            return act(connection)
    finally:
        engine.dispose()


def execute(url: str, *statements: str) -> None:
    """Run statements directly, in one transaction."""

    def run(connection: Connection) -> None:
        for statement in statements:
            connection.execute(text(statement))

    with_database(url, run)
