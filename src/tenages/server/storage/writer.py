"""One writer for all tables: writes in the order of the calls, and everything that waits in one transaction.

A commit has to reach the disk, which takes time; 300 tables share one commit instead of queueing for 300.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from itertools import groupby
from typing import Any, Final, NamedTuple, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, OperationalError

from tenages.server.storage.queries import add_choices

T = TypeVar("T")

MOST_AT_ONCE: Final = 1000
"""The number of writes in one transaction; databases limit the number of values in a statement."""

PAUSE: Final = 0.01
"""A pause in seconds after a transaction of several writes: more will come, and share the next commit. A single player
never waits for it."""


class PendingWrite(NamedTuple):
    """A write that waits: a choice, or any other change as a function; and the future of its result."""

    done: asyncio.Future[Any]
    choice: Mapping[str, object] | None
    change: Callable[[Connection], object] | None


class Writer:
    """Writes to the database; each call returns when its write is on the disk, or raises why it is not.

    A write that was accepted is done even if nobody waits for it any more.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._waiting: list[PendingWrite] = []
        self._task: asyncio.Task[None] | None = None

    async def choice(self, choice: Mapping[str, object]) -> None:
        """Write a choice."""
        await self._enqueue(choice, None)

    async def run(self, change: Callable[[Connection], T]) -> T:
        """Run any other change and return its result. If its transaction fails, it runs again alone."""
        done: T = await self._enqueue(None, change)
        return done

    async def close(self) -> None:
        """Wait until everything is written."""
        if self._task is not None:
            await asyncio.wait([self._task])

    def _enqueue(
        self, choice: Mapping[str, object] | None, change: Callable[[Connection], object] | None
    ) -> asyncio.Future[Any]:
        entry = PendingWrite(asyncio.get_running_loop().create_future(), choice, change)
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
            results = await asyncio.to_thread(self._transact, batch)
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
                    entry.done.set_result(result)

    def _transact(self, batch: Sequence[PendingWrite]) -> list[object]:
        with self._engine.begin() as connection:
            return _do_all(connection, batch)


def _do_all(connection: Connection, batch: Sequence[PendingWrite]) -> list[object]:
    """Do all writes in order; consecutive choices are one statement."""
    results: list[object] = []
    for change, entries in groupby(batch, key=lambda entry: entry.change):
        if change is None:
            choices = [entry.choice for entry in entries if entry.choice is not None]
            add_choices(connection, choices)
            results += [None] * len(choices)
        else:
            results += [change(connection) for _ in entries]
    return results


def _database_failed(error: Exception) -> bool:
    """Whether the database itself is unreachable, locked or full.

    Trying again would not help, and the last write may or may not have been done.
    """
    lost = isinstance(error, DBAPIError) and error.connection_invalidated
    return lost or isinstance(error, OperationalError | OSError)
