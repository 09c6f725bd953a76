"""All replays of a server: games that ended at its tables, and records that someone uploaded.

Everything that takes long happens in threads, a few at a time, so that the tables are not held up.
"""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Callable
from datetime import UTC, datetime
from hashlib import sha256
from math import ceil
from time import monotonic
from typing import Final, TypeVar

from tenages.server.errors import TooMany
from tenages.server.limits import Buckets, Clock
from tenages.server.lobby import HOUR, Lobby
from tenages.server.replay import Replay
from tenages.server.table_messages import record_of
from tenages.words.catalogue import words_of

MOST_POSITIONS: Final = 10_000
"""How many positions the replays in memory may have together; a single replay is kept in any case."""
AT_ONCE: Final = 2
"""How many threads work for replays at the same time."""
MOST_WAITING: Final = 48
"""How many requests may use these threads or wait for them."""
MOST_OWN_WAITING: Final = 12
"""How many of these one address may have."""
Answer = TypeVar("Answer")
PREFIX: Final = "r"
MOST_COMING: Final = 16
"""How many replays may wait to be made."""
UPLOAD_COST: Final = 20
"""What sending a record costs besides, in positions."""
LETTERS_FOR_ONE: Final = 200
"""How many letters of a record cost as much to play as one position costs to show."""


class Replays:
    """Finds replays, and keeps the last ones in memory."""

    def __init__(self, lobby: Lobby, clock: Clock = monotonic) -> None:
        settings = lobby.settings
        self._lobby = lobby
        self._replays: OrderedDict[str, Replay] = OrderedDict()
        self._coming: dict[str, asyncio.Task[Replay]] = {}
        """The replays that are being made, so that each is made once however many ask for it."""
        self._threads = asyncio.Semaphore(AT_ONCE)
        self._waiting: Counter[str] = Counter()
        """How many requests of each address use the threads or wait for them."""
        self._readings = Buckets(settings.replay_burst, settings.replay_steps_per_second, clock)

    async def add(self, text: str, address: str) -> str:
        """Store a record, if it is valid; returns the id of its replay."""
        # Also a record that turns out to be wrong costs the work of reading it.
        self.charge(address, UPLOAD_COST + len(text) / LETTERS_FOR_ONE)
        lately = await self._lobby.store.recent_replays(address, datetime.now(UTC) - HOUR)
        if lately >= self._lobby.settings.tables_per_hour:
            raise TooMany("too-many-records")
        replay_id = PREFIX + sha256(text.encode()).hexdigest()[:32]
        await self._made(replay_id, text)
        await self._lobby.store.add_replay(replay_id, text, address)
        return replay_id

    async def replay(self, replay_id: str, address: str) -> Replay:
        """The replay with this id."""
        if replay_id not in self._replays:
            text = await self.record(replay_id)
            if replay_id not in self._replays and replay_id not in self._coming:
                self.charge(address, len(text) / LETTERS_FOR_ONE)
            return await self._made(replay_id, text)
        self._replays.move_to_end(replay_id)
        return self._replays[replay_id]

    async def record(self, replay_id: str) -> str:
        """The record of the game with this id."""
        kept = await self._lobby.store.replay(replay_id)
        if kept is not None:
            return kept
        table = await self._lobby.table(replay_id)
        return record_of(table.row, table.session.game, words_of())

    def charge(self, address: str, cost: float) -> None:
        """Count what a reader asks for; the cost is given in positions. An error if he asks for too much too fast."""
        settings = self._lobby.settings
        if not self._readings.take(address, min(cost, settings.replay_burst)):
            raise TooMany("too-fast", retry_after=max(1, ceil(cost / settings.replay_steps_per_second)))

    async def in_thread(self, work: Callable[[], Answer], address: str) -> Answer:
        """Do something that takes long for a reader, when a thread is free for it; an error if too many wait."""
        if self._waiting.total() >= MOST_WAITING or self._waiting[address] >= MOST_OWN_WAITING:
            raise TooMany("too-fast", retry_after=2)
        self._waiting[address] += 1
        try:
            return await self._in_thread(work)
        finally:
            self._waiting[address] -= 1
            if not self._waiting[address]:
                del self._waiting[address]

    async def _in_thread(self, work: Callable[[], Answer]) -> Answer:
        async with self._threads:
            return await asyncio.to_thread(work)

    async def _made(self, replay_id: str, text: str) -> Replay:
        """The replay of a record. It is finished even if who asked for it does not wait."""
        if replay_id in self._replays:
            return self._replays[replay_id]
        if replay_id not in self._coming:
            if len(self._coming) >= MOST_COMING:
                raise TooMany("too-fast", retry_after=5)
            self._coming[replay_id] = asyncio.create_task(self._make(replay_id, text))
        return await asyncio.shield(self._coming[replay_id])

    async def _make(self, replay_id: str, text: str) -> Replay:
        try:
            replay = await self._in_thread(lambda: Replay(text))
            self._keep(replay_id, replay)
            return replay
        finally:
            del self._coming[replay_id]

    def _keep(self, replay_id: str, replay: Replay) -> None:
        self._replays[replay_id] = replay
        while len(self._replays) > 1 and sum([kept.last + 1 for kept in self._replays.values()]) > MOST_POSITIONS:
            self._replays.popitem(last=False)
