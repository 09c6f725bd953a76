"""All replays of a server: games that ended at its tables, and records that someone uploaded."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from hashlib import sha256
from typing import Final

from tenages.server.errors import TooMany
from tenages.server.limits import Buckets
from tenages.server.lobby import Lobby
from tenages.server.replay import Replay
from tenages.server.table_messages import record_of
from tenages.words.catalogue import words_of

KEPT: Final = 16
"""How many replays are kept in memory."""
PREFIX: Final = "r"


class Replays:
    """Finds replays, and keeps the last ones in memory."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby
        self._replays: OrderedDict[str, Replay] = OrderedDict()
        self._uploads = Buckets(lobby.settings.tables_per_hour, lobby.settings.tables_per_hour / 3600)

    async def add(self, text: str, address: str) -> str:
        """Store a record, if it is valid; returns the id of its replay."""
        if not self._uploads.take(address):
            raise TooMany("too-many-records")
        replay = await asyncio.to_thread(Replay, text)
        replay_id = PREFIX + sha256(text.encode()).hexdigest()[:32]
        await self._lobby.store.add_replay(replay_id, text)
        self._keep(replay_id, replay)
        return replay_id

    async def replay(self, replay_id: str) -> Replay:
        """The replay with this id."""
        replay = self._replays.pop(replay_id, None)
        if replay is None:
            replay = await asyncio.to_thread(Replay, await self.record(replay_id))
        self._keep(replay_id, replay)
        return replay

    async def record(self, replay_id: str) -> str:
        """The record of the game with this id."""
        kept = await self._lobby.store.replay(replay_id)
        if kept is not None:
            return kept
        table = await self._lobby.table(replay_id)
        return record_of(table.row, table.session.game, words_of())

    def _keep(self, replay_id: str, replay: Replay) -> None:
        self._replays[replay_id] = replay
        if len(self._replays) > KEPT:
            self._replays.popitem(last=False)
