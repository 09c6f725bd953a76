"""The store of a server: everything that must survive a crash."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Sequence
from datetime import datetime
from functools import partial
from typing import TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError

from tenages.rules.errors import TenAgesError
from tenages.server.storage import analyses, queries
from tenages.server.storage.engine import OnlyServer, engine_for, for_reading, migration_of
from tenages.server.storage.migrating import migrate
from tenages.server.storage.rows import TableChange, TableRow
from tenages.server.storage.writer import Writer

T = TypeVar("T")


class Store:
    """Tables and replays in a SQLite file or a PostgreSQL database.

    A write returns when it is safely on the disk, and writes happen in the order of the calls. If the database itself
    fails, SQLAlchemy's error is raised; whether that write was done is unknown until the table is read again.

    A PostgreSQL database can have several servers: a change of a table is stored only if no other process has changed
    the table since. A SQLite file has one server; `alone=True` makes sure of it.
    """

    def __init__(self, engine: Engine, process: str = "", only: OnlyServer | None = None) -> None:
        self.engine = engine
        self._only = only
        self._reading = for_reading(engine)
        self._writer = Writer(engine, process)

    @classmethod
    async def open(cls, url: str, process: str = "", *, alone: bool = False) -> Store:
        """Open the database at `sqlite:///file` or `postgresql://user@host/name`, and bring it up to date.

        Raises a `TenAgesError` that says why, if it cannot be opened.
        """
        try:
            engine, only = await asyncio.to_thread(_opened, url, alone)
        except TenAgesError:
            raise
        except Exception as error:  # each driver has its own ways to fail
            raise TenAgesError("bad-database", why=_reason(error)) from error
        return cls(engine, process, only)

    @property
    def is_shared(self) -> bool:
        """Whether other processes may use the same database."""
        return self.engine.dialect.name == "postgresql"

    async def close(self) -> None:
        """Finish all writes, and close the database."""
        await self._writer.close()
        await asyncio.to_thread(self.engine.dispose)
        if self._only is not None:
            self._only.close()

    async def check_writable(self) -> None:
        """Raise an error if nothing can be stored."""
        await self._writer.run(queries.check_writable)

    # --- tables ------------------------------------------------------------------------------------------------------

    async def add_table(self, table: TableRow) -> None:
        """Add a table."""
        await self._writer.run(partial(queries.add_table, table=table))

    async def add_table_if_room(
        self, table: TableRow, since: datetime, refusal: Callable[[queries.Room], TenAgesError | None]
    ) -> None:
        """Add a table; raises the refusal if there are too many already."""
        add = partial(queries.add_table_if_room, table=table, since=since, refusal=refusal)
        refused = await self._writer.run(add)
        if refused is not None:
            raise refused

    async def change(self, change: TableChange) -> None:
        """Change a table; raises `Overtaken` if it has changed since the revision that the change was made for."""
        await self._writer.change(change)

    async def table(self, table_id: str) -> TableRow | None:
        """A table as it was last written; raises `Damaged` if choices are missing."""
        return await self.read(partial(queries.table, table_id=table_id))

    async def table_after(self, table_id: str, revision: int, epoch: int, length: int) -> TableRow | None:
        """A table if it has changed since; with all choices if some were taken back, otherwise only with new ones."""
        after = partial(queries.table_after, table_id=table_id, revision=revision, epoch=epoch, length=length)
        return await self.read(after)

    async def revisions(self, table_ids: Collection[str]) -> dict[str, int]:
        """The revisions of these tables; a table that was removed has none."""
        return await self.read(partial(queries.revisions, table_ids=table_ids))

    async def listed(self, limit: int) -> list[TableRow]:
        """Listed tables that wait or play and are not archived, the newest first; without their choices."""
        return await self.read(partial(queries.listed, limit=limit))

    async def under_way(self) -> int:
        """The number of tables that are neither over nor archived."""
        return await self.read(queries.under_way)

    async def archive(self, before: datetime) -> int:
        """Archive the tables that were not touched since; returns their number."""
        return await self._writer.run(partial(queries.archive, before=before))

    async def remove_unused(self, before: datetime, in_use: Collection[str]) -> int:
        """Remove tables at which nobody ever chose anything and nobody is; returns their number."""
        return await self._writer.run(partial(queries.remove_unused, before=before, in_use=in_use))

    async def ids(self, made_by: str | None, *, unused: bool) -> list[str]:
        """The ids of the tables of a network, or of all; with `unused` only where nobody has chosen anything."""
        return await self.read(partial(queries.ids, made_by=made_by, unused=unused))

    async def remove_tables(self, table_ids: Collection[str]) -> int:
        """Remove tables for good; returns their number. A server that has one in memory closes it."""
        return await self._writer.run(partial(queries.remove_tables, ids=table_ids))

    # --- replays -----------------------------------------------------------------------------------------------------

    async def add_replay(self, replay_id: str, record: str, made_by: str = "") -> None:
        """Store an uploaded record, unless it exists already."""
        await self._writer.run(partial(queries.add_replay, replay_id=replay_id, record=record, made_by=made_by))

    async def replay(self, replay_id: str) -> str | None:
        """An uploaded record."""
        return await self.read(partial(queries.replay, replay_id=replay_id))

    async def recent_replays(self, network: str, since: datetime) -> int:
        """How many records a network has sent lately."""
        return await self.read(partial(queries.recent_replays, network=network, since=since))

    # --- analyses ----------------------------------------------------------------------------------------------------

    async def begin_analysis(self, analysis_id: str, record: str, made_by: str) -> None:
        """Add the analysis of a game, unless it exists."""
        await self._writer.run(
            partial(analyses.begin_analysis, analysis_id=analysis_id, record=record, made_by=made_by)
        )

    async def keep_judged(self, analysis_id: str, judged: Sequence[analyses.Judged]) -> None:
        """Keep what was found at some steps."""
        await self._writer.run(partial(analyses.keep_judged, analysis_id=analysis_id, judged=judged))

    async def touch_analysis(self, analysis_id: str) -> None:
        """Work on an analysis goes on."""
        await self._writer.run(partial(analyses.touch_analysis, analysis_id=analysis_id))

    async def end_analysis(self, analysis_id: str) -> None:
        """All steps have been looked at."""
        await self._writer.run(partial(analyses.end_analysis, analysis_id=analysis_id))

    async def read(self, question: Callable[[Connection], T]) -> T:
        """Ask the database something."""
        return await asyncio.to_thread(self._ask, question)

    def _ask(self, question: Callable[[Connection], T]) -> T:
        with self._reading.connect() as connection:
            return question(connection)


def _opened(url: str, alone: bool) -> tuple[Engine, OnlyServer | None]:
    """The engine of a database, after all migrations."""
    engine = engine_for(url)
    only = None
    try:
        if alone and engine.dialect.name == "sqlite":
            only = OnlyServer(engine)
        with migration_of(engine) as connection:
            migrate(connection)
    except BaseException:
        engine.dispose()
        if only is not None:
            only.close()
        raise
    return engine, only


def _reason(error: Exception) -> str:
    """What the database said, without what SQLAlchemy adds."""
    if isinstance(error, DBAPIError) and error.orig is not None:
        return str(error.orig.__cause__ or error.orig)
    return str(error) or type(error).__name__
