"""Who is at a table: connected to this process or to another one, just gone, or away for long."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from time import monotonic

from tenages.server.peers import SPECTATORS, Peers
from tenages.server.settings import Settings


class Presence:
    """The connections of a table.

    A player who is back at once, as after a reload, is here all the time. One who was away for a minute is absent:
    others may go on without him.
    """

    def __init__(
        self,
        table_id: str,
        settings: Settings,
        peers: Peers,
        gone: Callable[[int], None],
        absent: Callable[[], None],
    ) -> None:
        self._table_id = table_id
        self._settings = settings
        self._peers = peers
        self._gone = gone
        self._absent = absent
        self._connected = Counter[int]()
        self._elsewhere: Mapping[int, int] = {}
        self._looking = asyncio.Lock()
        self._left: dict[int, float] = {}
        self.here: set[int] = set()
        """The seats of people who are connected, or were within the grace period."""
        self._watch()

    def _watch(self) -> None:
        """Those who never connect become absent, too."""
        self._since = monotonic()
        asyncio.get_running_loop().call_later(self._settings.away_seconds, self._absent)

    async def begin_to_follow(self) -> None:
        """The first client has connected to this process, which did not follow who came and went elsewhere."""
        self._left.clear()
        self._watch()
        await self.look_elsewhere()

    def is_connected(self, seat: int) -> bool:
        """Whether a seat has a connection, here or elsewhere."""
        return bool(self._connected[seat] or self._elsewhere.get(seat))

    @property
    def is_shared(self) -> bool:
        """Whether other processes have connections to the table too."""
        return bool(self._elsewhere)

    @property
    def watching(self) -> int:
        """The number of spectators."""
        return self._connected[SPECTATORS] + self._elsewhere.get(SPECTATORS, 0)

    def absent(self, seats: Iterable[int]) -> frozenset[int]:
        """Those of these seats that were without a connection for long."""
        return frozenset([seat for seat in seats if not self.is_here(seat) and self.seconds_to_wait(seat) <= 0])

    def is_here(self, seat: int) -> bool:
        """Whether a seat has a connection, or had one a moment ago."""
        return seat in self.here or self.is_connected(seat)

    def seconds_to_wait(self, seat: int) -> float:
        """How long others still have to wait for a seat that is not here, before they may go on without it."""
        return self._left.get(seat, self._since) + self._settings.away_seconds - monotonic()

    def came(self, seat: int | None) -> None:
        """A client has connected."""
        self._count(seat, 1)
        if seat is not None:
            self.here.add(seat)

    def left(self, seat: int | None) -> None:
        """A client has disconnected."""
        self._count(seat, -1)
        if seat is not None:
            self._may_be_gone([seat])

    def moved(self, before: int | None, after: int | None) -> None:
        """A client has changed its seat. Whoever holds the one before may be about to connect, with another device."""
        self.left(before)
        self.came(after)

    def _count(self, seat: int | None, change: int) -> None:
        counted = SPECTATORS if seat is None else seat
        self._connected[counted] += change
        self._peers.connected(self._table_id, counted, self._connected[counted])

    async def look_elsewhere(self) -> bool:
        """Ask the other processes; whether anything has changed."""
        async with self._looking:  # one after the other, so that the answer that came last is also the newest
            before, known = self._elsewhere, frozenset(self.here)
            self._elsewhere = await self._peers.elsewhere(self._table_id)
        people = [seat for seat in self._elsewhere if seat != SPECTATORS]
        self.here.update(people)
        self._may_be_gone([seat for seat in before if seat not in self._elsewhere and seat != SPECTATORS])
        return before != self._elsewhere or known != self.here

    def _may_be_gone(self, seats: Iterable[int]) -> None:
        loop = asyncio.get_running_loop()
        for seat in seats:
            if not self.is_connected(seat):
                self._left[seat] = monotonic()
                loop.call_later(self._settings.grace_seconds, self._settle, seat)
                loop.call_later(self._settings.grace_seconds + self._settings.away_seconds, self._absent)

    def _settle(self, seat: int) -> None:
        if seat in self.here and not self.is_connected(seat):
            self.here.discard(seat)
            self._gone(seat)
