"""A new database of either kind, and ways to use it with the store or directly."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

import pytest
from sqlalchemy import Connection, text

from tenages.server.storage.engine import engine_for
from tenages.server.storage.store import Store
from tests.support.migrated import make_file
from tests.support.postgres import empty_database, new_database

T = TypeVar("T")


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A new database of either kind, after all migrations."""
    if request.param == "postgresql":
        return new_database(request.getfixturevalue("postgres_url"))
    file = f"sqlite:///{tmp_path / 'games.sqlite3'}"
    make_file(file)
    return file


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
