"""Games to be watched again: those that ended at a table, and those that someone brings along as a record."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from hashlib import sha256
from typing import Final

from tenages.server.house import HOUR, House
from tenages.server.limits import Buckets
from tenages.server.reel import Reel
from tenages.server.refusals import TooMany
from tenages.server.telling import record_of
from tenages.words.catalogue import words_of

KEPT: Final = 16
"""How many games are kept ready to be shown."""
PREFIX: Final = "r"


class Replays:
    """All games that can be watched again."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._reels: OrderedDict[str, Reel] = OrderedDict()
        self._bringers = Buckets(house.settings.tables_per_hour, house.settings.tables_per_hour / HOUR)

    async def bring(self, text: str, address: str) -> str:
        """Keep a record, if it is one; gives the name under which it is found."""
        if not self._bringers.take(address):
            raise TooMany("too-many-records")
        reel = await asyncio.to_thread(Reel, text)
        replay_id = PREFIX + sha256(text.encode()).hexdigest()[:32]
        await self._house.store.add_replay(replay_id, text)
        self._keep(replay_id, reel)
        return replay_id

    async def reel(self, replay_id: str) -> Reel:
        """The game of that name."""
        reel = self._reels.pop(replay_id, None)
        if reel is None:
            reel = await asyncio.to_thread(Reel, await self.record(replay_id))
        self._keep(replay_id, reel)
        return reel

    async def record(self, replay_id: str) -> str:
        """The record of that game."""
        kept = await self._house.store.replay(replay_id)
        if kept is not None:
            return kept
        table = await self._house.table(replay_id)
        return record_of(table.row, table.match.game, words_of())

    def _keep(self, replay_id: str, reel: Reel) -> None:
        self._reels[replay_id] = reel
        if len(self._reels) > KEPT:
            self._reels.popitem(last=False)
