"""The other processes that serve the same database: who is connected there, and what changes there."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final, Protocol

import structlog

from tenages.server.storage import jobs, presence
from tenages.server.storage.store import Store
from tenages.server.storage.waking import (
    PRESENCE_CHANGED,
    TABLES_CHANGED,
    THOUGHTS_ANSWERED,
    Listener,
    TableNews,
    news_in,
)
from tenages.server.storage.writer import Writer

log: Any = structlog.get_logger("tenages.peers")
ALIVE_SECONDS: Final = 4.0
"""How often a process shows that it is alive."""
SPECTATORS: Final = -1
"""Stands for the seat of all spectators."""


class Peers(Protocol):
    """What a table needs to know of other processes."""

    def connected(self, table_id: str, seat: int, number: int) -> None:
        """This process has that number of connections to a seat now."""

    async def elsewhere(self, table_id: str) -> Mapping[int, int]:
        """How many connections other processes have to each seat."""

    async def close(self) -> None:
        """Leave."""


class NoPeers:
    """There are no other processes: the database is a SQLite file."""

    def connected(self, table_id: str, seat: int, number: int) -> None:
        """Nobody needs to know."""

    async def elsewhere(self, table_id: str) -> Mapping[int, int]:
        """Nobody is elsewhere."""
        return {}

    async def close(self) -> None:
        """There is nothing to leave."""


class DatabasePeers:
    """Processes that share a PostgreSQL database."""

    def __init__(
        self,
        store: Store,
        process: str,
        follows: Callable[[str], bool],
        table_changed: Callable[[TableNews], None],
        presence_changed: Callable[[str], None],
        may_have_missed: Callable[[], None],
    ) -> None:
        self._store = store
        self._process = process
        self._follows = follows
        self._table_changed = table_changed
        self._presence_changed = presence_changed
        self._may_have_missed = may_have_missed
        self._loop = asyncio.get_running_loop()
        self._present: dict[tuple[str, int], int] = {}
        self._incomplete = False
        """Whether the database does not know all connections."""
        self.writer = Writer(store.engine, process, durable=False)
        """For what need not survive a crash."""
        self.answered: Callable[[list[str]], None] = lambda ids: None
        """Called with the ids of thoughts that were answered."""
        channels = (TABLES_CHANGED, PRESENCE_CHANGED, THOUGHTS_ANSWERED)
        self._listener = Listener(store.engine, process, channels, self._woken, self._connected)
        self._tasks: set[asyncio.Task[Any]] = set()

    async def start(self) -> None:
        """Join the others."""
        await self.writer.run(partial(presence.register, process=self._process, present={}))
        self._listener.start()
        self._in_background(self._stay_alive())

    async def close(self) -> None:
        """Leave, so that nobody thinks that someone is still connected here."""
        self._listener.stop()
        for task in self._tasks:
            task.cancel()
        try:
            await self.writer.run(partial(presence.remove, process=self._process, dead=[self._process]))
        except Exception as error:
            log.warning("peers_not_left", why=type(error).__name__)
        await self.writer.close()

    # --- who is connected ---------------------------------------------------------------------------------------------

    def connected(self, table_id: str, seat: int, number: int) -> None:
        """Tell the others, as soon as possible."""
        if number:
            self._present[table_id, seat] = number
        else:
            self._present.pop((table_id, seat), None)
        self._in_background(self._save(table_id, seat))

    async def _save(self, table_id: str, seat: int) -> None:
        number = self._present.get((table_id, seat), 0)
        try:
            save = partial(presence.save, process=self._process, table_id=table_id, seat=seat, number=number)
            await self.writer.run(save)
        except Exception as error:
            # The next sign of life repairs it.
            log.warning("presence_not_stored", why=type(error).__name__)
            self._incomplete = True

    async def elsewhere(self, table_id: str) -> Mapping[int, int]:
        """How many connections other processes have to each seat."""
        return await self._store.read(partial(presence.elsewhere, process=self._process, table_id=table_id))

    async def _stay_alive(self) -> None:
        while True:
            await asyncio.sleep(ALIVE_SECONDS)
            try:
                repairs, self._incomplete = self._incomplete, False
                # Nobody is woken by his own messages.
                for table_id in await self.writer.run(partial(self._show_alive, repairs=repairs)):
                    self._presence_changed(table_id)
            except Exception as error:
                self._incomplete = True
                log.warning("sign_of_life_failed", why=type(error).__name__)

    def _show_alive(self, connection: Any, *, repairs: bool) -> set[str]:
        if repairs:
            presence.remove(connection, self._process, [self._process])
        if not presence.is_registered(connection, self._process):
            presence.register(connection, self._process, dict(self._present))
        jobs.clean_up(connection)
        return presence.remove_dead(connection, self._process)

    # --- what changes -------------------------------------------------------------------------------------------------

    def _woken(self, channel: str, lines: list[str]) -> None:
        # Most tables are in the memory of other processes only; the event loop is not woken for those.
        if channel != THOUGHTS_ANSWERED:
            lines = [line for line in lines if self._follows(line.partition(" ")[0])]
        if lines:
            self._loop.call_soon_threadsafe(self._pass_on, channel, lines)

    def _pass_on(self, channel: str, lines: list[str]) -> None:
        if channel == THOUGHTS_ANSWERED:
            self.answered(lines)
        elif channel == PRESENCE_CHANGED:
            for table_id in lines:
                self._presence_changed(table_id)
        else:
            for line in lines:
                self._table_changed(news_in(line))

    def _connected(self) -> None:
        self._loop.call_soon_threadsafe(self._may_have_missed)

    def _in_background(self, work: Any) -> None:
        task = self._loop.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
