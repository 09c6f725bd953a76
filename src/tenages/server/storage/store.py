"""The store of a server: everything that must survive a crash."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from datetime import datetime
from functools import partial
from typing import TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError

from tenages.rules.errors import TenAgesError
from tenages.server.storage import queries
from tenages.server.storage.engine import engine_for
from tenages.server.storage.migrating import migrate
from tenages.server.storage.rows import SeatRow, TableRow
from tenages.server.storage.writer import Writer

T = TypeVar("T")


class Store:
    """Tables and replays in a SQLite file or a PostgreSQL database.

    A write returns when it is safely on the disk, and writes happen in the order of the calls. If the database itself
    fails, SQLAlchemy's error is raised; whether that write was done is unknown until the table is read again.

    A database belongs to one server: several servers on one database are not supported.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._writer = Writer(engine)

    @classmethod
    async def open(cls, url: str) -> Store:
        """Open the database at `sqlite:///file` or `postgresql://user@host/name`, and bring it up to date.

        Raises a `TenAgesError` that says why, if it cannot be opened.
        """
        try:
            engine = await asyncio.to_thread(_opened, url)
        except TenAgesError:
            raise
        except Exception as error:  # each driver has its own ways to fail
            raise TenAgesError("bad-database", why=_reason(error)) from error
        return cls(engine)

    async def close(self) -> None:
        """Finish all writes, and close the database."""
        await self._writer.close()
        await asyncio.to_thread(self._engine.dispose)

    async def ping(self) -> None:
        """Raise an error if the database does not answer."""
        await self._read(queries.ping)

    # --- tables ------------------------------------------------------------------------------------------------------

    async def add_table(self, table: TableRow) -> None:
        """Add a table."""
        await self._writer.run(partial(queries.add_table, table=table))

    async def table(self, table_id: str) -> TableRow | None:
        """A table as it was last written."""
        return await self._read(partial(queries.table, table_id=table_id))

    async def add_choice(self, table_id: str, number: int, notation: str) -> None:
        """Add the choice with this number, counted from 0.

        It is an error (SQLAlchemy's `IntegrityError`) if the table already has a choice with this number.
        """
        await self._writer.choice({"table_id": table_id, "number": number, "notation": notation})

    async def take_back(self, table_id: str, remaining: Sequence[str], *, counted: bool = True) -> None:
        """Undo: only these choices remain. Unless it is not to be `counted`, count one more undo."""
        undo = partial(queries.take_back, table_id=table_id, remaining=remaining, counted=counted)
        await self._writer.run(undo)

    async def save_seat(self, table_id: str, seat: SeatRow) -> None:
        """Store a changed seat."""
        await self._writer.run(partial(queries.save_seat, table_id=table_id, seat=seat))

    async def change(
        self,
        table_id: str,
        *,
        phase: str | None = None,
        pace: str | None = None,
        next: str | None = None,  # noqa: A002
        engine: int | None = None,
    ) -> None:
        """Store what has changed about a table; None means unchanged."""
        given = {"phase": phase, "pace": pace, "next": next, "engine": engine}
        changes = {name: value for name, value in given.items() if value is not None}
        await self._writer.run(partial(queries.change, table_id=table_id, changes=changes))

    async def listed(self, limit: int) -> list[TableRow]:
        """Listed tables that wait or play and are not archived, the newest first; without their choices."""
        return await self._read(partial(queries.listed, limit=limit))

    async def under_way(self) -> int:
        """The number of tables that are neither over nor archived."""
        return await self._read(queries.under_way)

    async def archive(self, before: datetime) -> int:
        """Archive the tables that were not touched since; returns their number."""
        return await self._writer.run(partial(queries.archive, before=before))

    async def revive(self, table_id: str) -> None:
        """A table is in use again and no longer archived."""
        await self._writer.run(partial(queries.change, table_id=table_id, changes={"archived": False}))

    # --- replays -----------------------------------------------------------------------------------------------------

    async def add_replay(self, replay_id: str, record: str) -> None:
        """Store an uploaded record, unless it exists already."""
        await self._writer.run(partial(queries.add_replay, replay_id=replay_id, record=record))

    async def replay(self, replay_id: str) -> str | None:
        """An uploaded record."""
        return await self._read(partial(queries.replay, replay_id=replay_id))

    async def _read(self, question: Callable[[Connection], T]) -> T:
        return await asyncio.to_thread(self._ask, question)

    def _ask(self, question: Callable[[Connection], T]) -> T:
        with self._engine.connect() as connection:
            return question(connection)


def _opened(url: str) -> Engine:
    """The engine of a database, after all migrations."""
    engine = engine_for(url)
    try:
        with engine.begin() as connection:
            migrate(connection)
    except BaseException:
        engine.dispose()
        raise
    return engine


def _reason(error: Exception) -> str:
    """What the database said, without what SQLAlchemy adds."""
    if isinstance(error, DBAPIError) and error.orig is not None:
        return str(error.orig.__cause__ or error.orig)
    return str(error) or type(error).__name__
