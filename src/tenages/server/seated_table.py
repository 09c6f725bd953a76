"""Who comes to a table, leaves it, and holds its seats."""

from __future__ import annotations

import asyncio
from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import replace
from time import perf_counter
from typing import Any

from tenages.server.client import Client
from tenages.server.errors import NotAllowed, NotNow, TooMany
from tenages.server.followed_table import MOST_REPLAYED_AT_ONCE, FollowedTable
from tenages.server.messages.requests import Level, Pace
from tenages.server.secrets import same_digest
from tenages.server.storage.rows import SeatRow
from tenages.server.table_messages import recap
from tenages.server.view_messages import earlier_log
from tenages.words.catalogue import Words


class SeatedTable(FollowedTable):
    """A table whose clients come and go, and whose seats change hands."""

    # --- clients ------------------------------------------------------------------------------------------------------

    @property
    def has_clients(self) -> bool:
        """Whether anyone is connected to this process."""
        return bool(self._clients)

    async def enter(self, client: Client) -> None:
        """A client connects, and is sent everything. Its holder takes a seat back that a bot keeps by now."""

        async def enter() -> None:
            if self._store.is_shared:
                await self._catch_up()
                if not self._clients:
                    await self.presence.begin_to_follow()
            self._find_seat(client)
            returns = self._returns_to(client)
            self._check_room(client, client.seat if returns is None else returns)
            if returns is not None:
                await self._give_back(returns)
                self._find_seat(client)
            await self._drop_proposal_without(client.seat)
            self._clients.append(client)
            self.presence.came(client.seat)
            self._greet_back()
            self._send_state_to_all()
            self._send_whole(client)
            self.wake_bots()
            # Others may have become absent while nobody was connected.
            self._someone_is_absent()

        await self._do(enter)

    def _returns_to(self, client: Client) -> int | None:
        """The seat that a client takes back by connecting: a bot plays it, and the client has not given it away."""
        held = client.held
        is_back = held is not None and not self.row.seats[held].given and self.row.phase == "playing"
        return held if is_back else None

    def _check_room(self, client: Client, seat: int | None) -> None:
        """Whoever holds a seat that a bot plays for now has room as if he played it."""
        settings = self.settings
        own = client.held if seat is None else seat
        if own is not None:
            same = [other for other in self._clients if own in (other.seat, other.held)]
            full = len(same) >= settings.most_connections
        else:
            watching = [other for other in self._clients if other.seat is None and other.held is None]
            theirs = [other for other in watching if other.network == client.network]
            full = len(watching) >= settings.most_watchers or len(theirs) >= settings.most_watchers_of_an_address
        if full:
            raise TooMany("too-many-connections")

    def leave(self, client: Client) -> None:
        """A client disconnects."""
        self.idle_since = perf_counter()
        if client in self._clients:
            self._clients.remove(client)
            self.presence.left(client.seat)
            if client.seat is None:
                self._send_state_soon()

    def _is_gone(self, seat: int) -> None:
        """A player was away for longer than a reload takes."""
        if self.row.phase == "playing" and self.row.seats[seat].keeper == "person":
            self._away.add(seat)
            self._tell("server-is-away", seat, but=seat)
        self._send_state_soon()

    def _greet_back(self) -> None:
        for seat in sorted(self._away & self.presence.here):
            self._away.discard(seat)
            self._tell("server-is-back", seat, but=seat)

    async def look_elsewhere(self) -> None:
        """Someone has connected to another process, or disconnected there."""
        if self._clients and await self.presence.look_elsewhere():
            self._greet_back()
            self._send_state_soon()

    async def read(self, client: Client, words: Words) -> None:
        """A client changes to another language or vocabulary."""

        async def read() -> None:
            client.words = words
            self._send_state(client)
            self._send_whole(client)

        await self._do(read)

    async def earlier_log(self, client: Client, before: int) -> None:
        """Send a client the lines of the log before the line of this number."""

        async def send() -> None:
            if self.row.phase == "waiting":
                raise NotNow("not-playing")
            client.send({"type": "log", "log": earlier_log(self.session.game, self.speaker(client), before)})

        await self._do(send)

    async def recap(self, client: Client) -> None:
        """Send a client what happened since its last turn; a long game is played again outside of the event loop."""

        async def send() -> None:
            if self.row.phase == "waiting":
                raise NotNow("not-playing")
            asked = self.session, self.speaker(client)
            is_short = len(self.session.choices) <= MOST_REPLAYED_AT_ONCE
            client.send(recap(*asked) if is_short else await asyncio.to_thread(recap, *asked))

        await self._do(send)

    @abstractmethod
    async def _drop_proposal_without(self, seat: int | None) -> None:
        """Nobody loses a seat because he was away when the others were asked."""

    # --- seats --------------------------------------------------------------------------------------------------------

    async def sit_down(self, seat: int, name: str, token: bytes) -> None:
        """A person takes an open seat. The game begins when all seats are taken."""

        async def sit_down() -> None:
            if not 0 <= seat < len(self.row.seats):
                raise NotAllowed("no-such-seat", seat=seat + 1)
            if self.row.seats[seat].keeper != "open":
                raise NotNow("seat-is-taken")
            await self._fill([replace(self.row.seats[seat], keeper="person", name=name, token=token)])

        await self._do(sit_down)

    async def fill(self, client: Client, level: Level) -> None:
        """Bots take all open seats."""

        async def fill() -> None:
            self._own_seat(client)
            if self.row.phase != "waiting":
                raise NotNow("already-begun")
            seats = [seat for seat in self.row.seats if seat.keeper == "open"]
            await self._fill([replace(seat, keeper="bot", level=level) for seat in seats])

        await self._do(fill)

    async def _fill(self, seats: Sequence[SeatRow]) -> None:
        """Seats are taken; with the last of them the game begins, in the same commit."""
        begins = all(seat.keeper != "open" for seat in self.row.with_seats(*seats).seats)
        columns: dict[str, Any] = {"phase": "playing"} if begins else {}
        await self._change(seats=seats, **columns)
        self._reseat()
        if begins:
            self._send_whole_to_all()
            self.wake_bots()
        self._send_state_to_all()

    async def move_seat(self, key: bytes, token: bytes) -> int:
        """A seat moves to another device, once; the clients that held it become spectators. Returns the seat."""

        async def move() -> int:
            found = [seat for seat in self.row.seats if same_digest(key, seat.key)]
            if not found:
                raise NotAllowed("key-is-used-up")
            await self._change(seats=[replace(found[0], token=token, key=None)])
            self._reseat()
            self._send_state_to_all()
            return found[0].seat

        return await self._do(move)

    async def offer_seat(self, token: bytes | None, key: bytes) -> None:
        """Store a key with which another device may take the seat over, once."""

        async def offer() -> None:
            seat = self.seat_of(token)
            if seat is None:
                raise NotAllowed("only-players")
            await self._change(seats=[replace(self.row.seats[seat], key=key)])

        await self._do(offer)

    async def take_seat_back(self, client: Client) -> None:
        """A client takes the seat back that it gave to a bot."""

        async def take_back() -> None:
            self._must_be_playing()
            if client.held is None:
                raise NotNow("no-seat-to-take-back")
            await self._give_back(client.held)

        await self._do(take_back)

    async def _give_back(self, seat: int) -> None:
        """The person who holds a seat plays it again."""
        back = replace(self.row.seats[seat], keeper="person", level=None, given=False)
        await self._change(seats=[back], notice=("server-is-back", seat, seat))
        self._reseat()
        self._send_notices()
        self._send_state_to_all()

    async def lead_to(self, table_id: str) -> str:
        """Remember the table of the rematch, unless there is one already; returns the one that counts."""

        async def lead() -> str:
            if self.row.next is None:
                await self._change(next=table_id)
                self._send_state_to_all()
            assert self.row.next is not None
            return self.row.next

        return await self._do(lead)

    async def set_pace(self, client: Client, pace: Pace) -> None:
        """Change how long bots seem to think."""

        async def set_pace() -> None:
            self._own_seat(client)
            if pace != self.row.pace:
                await self._change(pace=pace)
                self._send_state_to_all()

        await self._do(set_pace)

    @staticmethod
    def _own_seat(client: Client) -> int:
        if client.seat is None:
            raise NotAllowed("only-players")
        return client.seat

    def _must_be_playing(self) -> None:
        if self.row.phase != "playing":
            raise NotNow("not-playing")
