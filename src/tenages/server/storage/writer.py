"""One writer for all tables: writes in the order of the calls, and everything that waits in one transaction.

A commit has to reach the disk, which takes time; 300 tables share one commit instead of queueing for 300. With
PostgreSQL the other processes are told which tables have changed, once for each transaction.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, Final, NamedTuple, TypeVar

from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import DBAPIError, OperationalError

from tenages.server.storage.choices import are_only_choices, store_choices
from tenages.server.storage.engine import for_choices, for_writing
from tenages.server.storage.queries import make_changes
from tenages.server.storage.rows import Overtaken, TableChange
from tenages.server.storage.waking import line_of, news_of, wake

T = TypeVar("T")

MOST_AT_ONCE: Final = 1000
"""The number of writes in one transaction; databases limit the number of values in a statement."""

PAUSE: Final = 0.015
"""A pause in seconds after a transaction of several writes: more will come, and share the next commit. A single player
never waits for it."""


NOT_DURABLE: Final = text("set local synchronous_commit to off")
"""For PostgreSQL: do not wait for the disk."""


TRY_AGAIN: Final = ("40P01", "40001")
"""What PostgreSQL says when transactions are in each other's way: a deadlock, or a conflict."""


class PendingWrite(NamedTuple):
    """A write that waits: a change of a table, or any other as a function; and the future of its result."""

    done: asyncio.Future[Any]
    change: TableChange | None
    other: Callable[[Connection], object] | None


class Writer:
    """Writes to the database; each call returns when its write is on the disk, or raises why it is not.

    A write that was accepted is done even if nobody waits for it any more. What need not survive a crash of PostgreSQL
    can be written without waiting for the disk (`durable=False`).
    """

    def __init__(self, engine: Engine, process: str, *, durable: bool = True) -> None:
        self._engine = for_writing(engine)
        self._for_choices = for_choices(engine)
        self._process = process
        self._durable = durable
        self._waiting: list[PendingWrite] = []
        self._thread = ThreadPoolExecutor(1, "writer")
        """Its own, so that writing never waits for those who read."""
        self._task: asyncio.Task[None] | None = None

    async def change(self, change: TableChange) -> None:
        """Change a table; raises `Overtaken` if it has changed since the revision that the change was made for."""
        await self._enqueue(change, None)

    async def run(self, other: Callable[[Connection], T]) -> T:
        """Run any other write and return its result. If its transaction fails, it runs again alone."""
        done: T = await self._enqueue(None, other)
        return done

    async def close(self) -> None:
        """Wait until everything is written."""
        if self._task is not None:
            await asyncio.wait([self._task])
        self._thread.shutdown(wait=False)

    def _enqueue(self, change: TableChange | None, other: Callable[[Connection], object] | None) -> asyncio.Future[Any]:
        entry = PendingWrite(asyncio.get_running_loop().create_future(), change, other)
        self._waiting.append(entry)
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._write_all())
        return entry.done

    async def _write_all(self) -> None:
        while self._waiting:
            batch = self._waiting[:MOST_AT_ONCE]
            del self._waiting[:MOST_AT_ONCE]
            await self._write(batch)
            if len(batch) > 1:
                await asyncio.sleep(PAUSE)

    async def _write(self, batch: Sequence[PendingWrite]) -> None:
        """Write all in one transaction; if that fails, each alone, so that only the bad one fails."""
        try:
            # The whole transaction is one call in a thread: a busy event loop would delay each of its steps.
            results = await asyncio.get_running_loop().run_in_executor(self._thread, self._transact, batch)
        except Exception as error:
            if len(batch) == 1 or _database_failed(error):
                for entry in batch:
                    if not entry.done.done():
                        entry.done.set_exception(error)
            else:
                for entry in batch:
                    await self._write([entry])
        else:
            for entry, result in zip(batch, results, strict=True):
                if not entry.done.done():
                    if isinstance(result, Overtaken):
                        entry.done.set_exception(result)
                    else:
                        entry.done.set_result(result)

    def _transact(self, batch: Sequence[PendingWrite]) -> list[object]:
        if are_only_choices([entry.change for entry in batch]):
            # If one of them was overtaken in SQLite, the general way finds out which.
            with suppress(Overtaken):
                return self._store_choices([entry.change for entry in batch if entry.change is not None])
        with self._engine.begin() as connection:
            if not self._durable:
                connection.execute(NOT_DURABLE)
            return self._do_all(connection, batch)

    def _store_choices(self, changes: Sequence[TableChange]) -> list[object]:
        with self._for_choices.begin() as connection:
            stored = store_choices(connection, self._process, changes)
        return [_result(change, made) for change, made in zip(changes, stored, strict=True)]

    def _do_all(self, connection: Connection, batch: Sequence[PendingWrite]) -> list[object]:
        """Do all writes: first the changes of tables, in their order."""
        changes = [entry.change for entry in batch if entry.change is not None]
        made = iter(make_changes(connection, changes)) if changes else iter(())
        results: list[object] = []
        news: list[str] = []
        for entry in batch:
            if entry.change is not None:
                fits = next(made)
                if fits:
                    news.append(line_of(news_of(entry.change)))
                results.append(_result(entry.change, fits))
            elif entry.other is not None:
                results.append(entry.other(connection))
        self._wake(connection, news)
        return results

    def _wake(self, connection: Connection, news: Collection[str]) -> None:
        if news and connection.dialect.name == "postgresql":
            wake(connection, self._process, news)


def _result(change: TableChange, made: bool) -> Overtaken | None:
    return None if made else Overtaken(change.table_id)


def _database_failed(error: Exception) -> bool:
    """Whether the database itself is unreachable, locked or full.

    Trying again would not help, and the last write may or may not have been done.
    """
    if isinstance(error, DBAPIError) and getattr(error.orig, "sqlstate", None) in TRY_AGAIN:
        return False
    lost = isinstance(error, DBAPIError) and error.connection_invalidated
    return lost or isinstance(error, OperationalError | OSError)
