"""Everything is written by one writer, in the order in which it came, and as much as waits in one transaction.

A commit has to reach the disk, which takes its time; 300 tables share one instead of waiting in line for 300.
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
"""A statement names each table that it touches, and databases take so many values and no more."""

PAUSE: Final = 0.01
"""Where several come at once more will follow, and a commit is dear: waiting for them this long (in seconds) makes it
cheap for all. Whoever plays alone never waits."""


class Entry(NamedTuple):
    """Something to be written, and who waits for it: a choice, or anything else as what is to be done."""

    done: asyncio.Future[Any]
    choice: Mapping[str, object] | None
    deed: Callable[[Connection], object] | None


class Writer:
    """Writes what waits; whoever waits is told when it is safely on the disk, or why it is not.

    What was handed in is written even if nobody waits for it any more.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._waiting: list[Entry] = []
        self._task: asyncio.Task[None] | None = None

    async def choice(self, choice: Mapping[str, object]) -> None:
        """Write a choice."""
        await self._hand_in(choice, None)

    async def deed(self, deed: Callable[[Connection], T]) -> T:
        """Write anything else, and say what came of it. Where others fail beside it, it is done once more alone."""
        done: T = await self._hand_in(None, deed)
        return done

    async def close(self) -> None:
        """Come back when everything is written."""
        if self._task is not None:
            await asyncio.wait([self._task])

    def _hand_in(
        self, choice: Mapping[str, object] | None, deed: Callable[[Connection], object] | None
    ) -> asyncio.Future[Any]:
        entry = Entry(asyncio.get_running_loop().create_future(), choice, deed)
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

    async def _write(self, batch: Sequence[Entry]) -> None:
        """In one transaction; if that fails each alone, so that only the bad one fails."""
        try:
            # A whole transaction is one visit to a thread: a busy loop would keep each of its steps waiting.
            results = await asyncio.to_thread(self._transact, batch)
        except Exception as error:
            if len(batch) == 1 or _is_out_of_order(error):
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

    def _transact(self, batch: Sequence[Entry]) -> list[object]:
        with self._engine.begin() as connection:
            return _carry_out(connection, batch)


def _carry_out(connection: Connection, batch: Sequence[Entry]) -> list[object]:
    """All of it in order; choices that come one after another are one statement."""
    results: list[object] = []
    for deed, entries in groupby(batch, key=lambda entry: entry.deed):
        if deed is None:
            choices = [entry.choice for entry in entries if entry.choice is not None]
            add_choices(connection, choices)
            results += [None] * len(choices)
        else:
            results += [deed(connection) for _ in entries]
    return results


def _is_out_of_order(error: Exception) -> bool:
    """Whether the database itself is away, locked or full.

    Nothing would become better by trying again, and what was just being written may or may not have arrived.
    """
    lost = isinstance(error, DBAPIError) and error.connection_invalidated
    return lost or isinstance(error, OperationalError | OSError)
