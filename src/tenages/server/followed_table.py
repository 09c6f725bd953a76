"""A table as the database has it, and what its clients in this process are sent.

The database is the log of a table. Every change is stored first, under the revision that it was made for, and only then
announced; a change that another process has overtaken is not stored. Whoever has clients at the table follows what is
stored, whichever process stored it. So no process owns a table, and one that is killed between any two steps has
announced nothing that the others will not know.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from time import perf_counter
from typing import Any, Final, TypeVar

import orjson
import structlog

from tenages.records.changes import CURRENT
from tenages.server import table_messages
from tenages.server.client import Client, Reader
from tenages.server.endings import ending_of, is_alone
from tenages.server.errors import NotNow, TableClosed
from tenages.server.game_session import GameSession
from tenages.server.limits import Bucket
from tenages.server.messages.tables import Lost, Undoing
from tenages.server.metrics import Metrics
from tenages.server.peers import Peers
from tenages.server.presence import Presence
from tenages.server.proposal import Proposal
from tenages.server.secrets import same_digest
from tenages.server.settings import Settings
from tenages.server.storage.rows import Notice, Overtaken, SeatRow, TableChange, TableRow
from tenages.server.storage.store import Store
from tenages.server.storage.waking import TableNews
from tenages.server.thinking.thoughts import Bots
from tenages.words.speaker import Speaker

MOST_ATTEMPTS: Final = 5
"""How often a request is tried again when other processes change the table at the same time."""
NOTICES_KEPT: Final = 8
MOST_REPLAYED_AT_ONCE: Final = 300
"""How many choices are played again in the event loop; more are played in a thread."""

T = TypeVar("T")
log: Any = structlog.get_logger("tenages.table")


@dataclass(frozen=True, slots=True)
class Services:
    """What all tables of a server use."""

    store: Store
    bots: Bots
    peers: Peers
    metrics: Metrics
    settings: Settings


class FollowedTable(ABC):
    """A table in memory that follows the database, and its clients."""

    def __init__(self, row: TableRow, session: GameSession, services: Services) -> None:
        self.row = replace(row, choices=())
        """The table as it is stored; its choices are in the session."""
        self.session = session
        self.settings = services.settings
        self.bots = services.bots
        self.metrics = services.metrics
        self._rules = row.rules._replace(american=session.game.setup.american)
        self._store = services.store
        self._clients: list[Client] = []
        self.presence = Presence(row.id, self.settings, services.peers, self._is_gone, self._someone_is_absent)
        self._away: set[int] = set()
        """The seats of people who were announced to be away."""
        self._noticed = _last_number(row)
        """The number of the last notice that was sent."""
        self._speakers: dict[Reader, Speaker] = {}
        """For each reader, with the names that the players have now."""
        self._whole_frames: dict[Reader, bytes] = {}
        """The message with the whole game for each reader; forgotten when the reader would see something else."""
        self._one_at_a_time = asyncio.Lock()
        self._state_waits = False
        """Whether the state of the table is to be sent when the request under way is done."""
        self.reading = Bucket(self.settings.table_burst, self.settings.table_per_second)
        """Limits what the spectators of a table may ask for together."""
        self.idle_since = perf_counter()
        self.lost = False
        """Whether memory and database may differ, since something could not be stored."""

    async def _do(self, request: Callable[[], Awaitable[T]]) -> T:
        """Carry out a request; again with what is new, if another process was faster."""
        async with self._one_at_a_time:
            try:
                for _ in range(MOST_ATTEMPTS):
                    try:
                        return await request()
                    except Overtaken:
                        await self._load_again()
                raise NotNow("moment-has-passed")
            finally:
                if self._state_waits:
                    self._state_waits = False
                    self._send_state_to_all()

    @abstractmethod
    def wake_bots(self) -> None:
        """A bot may have to choose now."""

    @abstractmethod
    def _is_gone(self, seat: int) -> None:
        """A player was away for longer than a reload takes."""

    @abstractmethod
    def _someone_is_absent(self) -> None:
        """A player was away for so long that the others may go on without him."""

    # --- who plays ----------------------------------------------------------------------------------------------------

    def people(self) -> list[int]:
        """The seats that people play."""
        return [seat.seat for seat in self.row.seats if seat.keeper == "person"]

    def _others(self, seat: int) -> frozenset[int]:
        return frozenset(self.people()) - {seat}

    @property
    def _proposal(self) -> Proposal | None:
        return Proposal.from_row(self.row.proposal)

    def _undoing(self, seat: int | None) -> Undoing:
        """Whether this seat can undo a choice now; freely if nobody else plays, or will play when he is back."""
        undoing = self.session.undoing(seat) if self.row.phase == "playing" else "not"
        free = undoing == "by consent" and seat is not None and is_alone(self.row.seats, seat)
        return "freely" if free else undoing

    def seat_of(self, token: bytes | None) -> int | None:
        """The seat that is played with this token."""
        return self._seat_with(token, "person")

    def held_seat_of(self, token: bytes | None) -> int | None:
        """The seat that belongs to this token, but is played by a bot for now."""
        return self._seat_with(token, "bot")

    def _seat_with(self, token: bytes | None, keeper: str) -> int | None:
        seats = [seat for seat in self.row.seats if seat.keeper == keeper and same_digest(token, seat.holder)]
        return seats[0].seat if seats else None

    def conceded_seat_of(self, token: bytes | None) -> int | None:
        """The seat that belonged to this token until its holder gave up."""
        seats = [seat.seat for seat in self.row.seats if seat.conceded and same_digest(token, seat.token)]
        return seats[0] if seats else None

    def _find_seat(self, client: Client) -> None:
        before = client.seat
        client.seat, client.held = self.seat_of(client.token), self.held_seat_of(client.token)
        client.lost = self._why_lost(client, before)

    def _why_lost(self, client: Client, before: int | None) -> Lost | None:
        """Why a client does not play the seat that it had."""
        if client.seat is not None:
            return None
        if client.held is not None:
            return "bot"
        if self.conceded_seat_of(client.token) is not None:
            return "conceded"
        # Someone else has the secret of the seat now. A client that connects later knows nothing of a seat.
        return "moved" if before is not None else client.lost

    def _reseat(self) -> None:
        """Seats may have changed hands: every client sees what its own seat sees, and no more."""
        for client in self._clients:
            before = client.seat
            self._find_seat(client)
            if client.seat != before:
                self.presence.moved(before, client.seat)
                self._send_whole(client)
        # A bot plays for them now; their return is announced with the change that gives the seat back.
        self._away.intersection_update(self.people())

    # --- sending ------------------------------------------------------------------------------------------------------

    def speaker(self, client: Client) -> Speaker:
        """Speaks to the person behind a client."""
        speaker = self._speakers.get(client.reader)
        if speaker is None:
            speaker = Speaker(client.words, table_messages.names_of(self.row.seats, client.words), client.seat)
            self._speakers[client.reader] = speaker
        return speaker

    def _send_state(self, client: Client) -> None:
        """Send a client the state of the table itself, unless it has that already."""
        row, presence = self.row, self.presence
        undoing = self._undoing(client.seat)
        # Whoever watches is told how many others do.
        watching = presence.watching - int(client.seat is None)
        # Everything that the message is made of; comparing it is much quicker than making the message.
        state = (
            *(
                client.seat,
                client.words,
                client.held,
                client.lost,
                undoing,
                watching,
                frozenset(presence.here),
            ),
            *(row.phase, row.pace, row.next, row.proposal, row.seats),
        )
        if state != client.state:
            client.state = state
            names = table_messages.names_of(row.seats, client.words)
            here = frozenset(presence.here)
            seen = table_messages.state_of(
                row,
                self._rules,
                names,
                client.seat,
                client.held,
                client.lost,
                here,
                watching,
                self._proposal,
                undoing,
            )
            client.send({"type": "table", "table": seen})

    def _send_state_to_all(self) -> None:
        for client in self._clients:
            self._send_state(client)

    def _send_state_soon(self) -> None:
        """Send the state of the table, but not while a choice is played and not yet stored."""
        if self._one_at_a_time.locked():
            self._state_waits = True
        else:
            self._send_state_to_all()

    def _send_whole(self, client: Client) -> None:
        """Send a client the whole game, once it has begun. The same readers get the same bytes."""
        if self.row.phase == "waiting":
            return
        frame = self._whole_frames.get(client.reader)
        if frame is None:
            seen = table_messages.whole(self.session, self.speaker(client), ending_of(self.row))
            frame = self._whole_frames[client.reader] = orjson.dumps({"type": "seen", "seen": seen})
        client.send_encoded(frame)
        client.moment = self.session.moment

    def _send_whole_to_all(self) -> None:
        for client in self._clients:
            self._send_whole(client)

    def _announce(self) -> None:
        """Send everyone what happened since the last time."""
        encoded: dict[tuple[Reader, bool], bytes] = {}
        session = self.session
        for client in self._clients:
            if client.moment != session.announced.moment:
                self._send_whole(client)
                continue
            kind = client.reader, client.steps
            if kind not in encoded:
                encoded[kind] = self._news(client)
            client.send_encoded(encoded[kind])
            client.moment = session.moment
        session.mark_announced()
        self._send_state_to_all()

    def _news(self, client: Client) -> bytes:
        """The message with what happened since the last time."""
        if client.steps:
            steps = table_messages.steps_since(self.session, self.speaker(client))
            return orjson.dumps({"type": "steps", "steps": steps})
        return orjson.dumps({"type": "seen", "seen": table_messages.update(self.session, self.speaker(client))})

    def _announce_choice(self, seat: int) -> None:
        if self.session.choosing_first_melds:
            self._show_first_meld(seat)
        else:
            self._whole_frames.clear()
            self._announce()

    def _show_first_meld(self, seat: int) -> None:
        """Show a player what he has chosen. The others are sent nothing: they may not learn that he has chosen.

        For them, even the prepared messages stay: to make them anew takes a moment, which would tell it as well.
        """
        for reader in [reader for reader in self._whole_frames if reader[0] == seat]:
            del self._whole_frames[reader]
        for client in self._clients:
            if client.seat == seat:
                self._send_whole(client)
                self._send_state(client)

    def _tell(self, key: str, seat: int, *, but: int | None = None) -> None:
        """Send everyone in this process a notice about a player; `but` is a seat that does not get it."""
        for client in self._clients:
            if but is None or client.seat != but:
                client.send({"type": "notice", "text": self.speaker(client).say(key, seat)})

    def _send_notices(self) -> None:
        for notice in self.row.notices:
            if notice.number > self._noticed:
                self._tell(notice.key, notice.seat, but=notice.but)
        self._noticed = max(self._noticed, _last_number(self.row))

    # --- storing ------------------------------------------------------------------------------------------------------

    async def _change(
        self,
        *,
        choice: str | None = None,
        remaining: Sequence[str] | None = None,
        seats: Sequence[SeatRow] = (),
        notice: tuple[str, int, int | None] | None = None,
        **columns: Any,
    ) -> None:
        """Store a change: all of it or nothing, and only if no other process has changed the table."""
        row = self.row
        if notice is not None:
            said = (*row.notices, Notice(_last_number(row) + 1, *notice))
            columns["notices"] = said[-NOTICES_KEPT:]
        change = TableChange(
            row.id,
            row.revision,
            None if choice is None else (len(self.session.choices) - 1, choice),
            None if remaining is None else tuple(remaining),
            tuple(seats),
            columns,
        )
        await self._stored(self._store.change(change))
        self._take_over((row.with_seats(*seats) if seats else row).after_change(**columns))

    async def _stored(self, storing: Awaitable[None]) -> None:
        """Wait until a change is stored. If that fails only the database knows the state: the table is loaded again."""
        begun = perf_counter()
        try:
            await storing
        except Overtaken:
            raise
        except Exception:
            self._give_up()
            raise
        self.metrics.commits.observe(perf_counter() - begun)

    def _take_over(self, row: TableRow) -> None:
        """The table is stored like this now."""
        if row.seats != self.row.seats:
            self._speakers.clear()
        if row.seats != self.row.seats or row.ending != self.row.ending:
            self._whole_frames.clear()
        self.row = replace(row, choices=()) if row.choices else row

    def _give_up(self) -> None:
        self.lost = True
        for client in self._clients:
            client.disconnect()

    # --- following ----------------------------------------------------------------------------------------------------

    async def catch_up(self, news: TableNews | None = None) -> None:
        """Follow what other processes have stored: as it was told, or else as the database has it."""

        async def follow() -> None:
            if not self.lost:
                with suppress(TableClosed):
                    await self._catch_up(news)

        await self._do(follow)

    async def _catch_up(self, news: TableNews | None = None) -> None:
        row = self.row
        if news is not None and news.revision is not None and news.revision < row.revision:
            return  # known already
        with self._giving_up():
            new = self._as_told(news)
            if new is None:
                new = await self._store.table_after(row.id, row.revision, row.epoch, len(self.session.choices))
            if new is None:
                return
            if new.engine not in CURRENT:
                raise NotNow("other-server-version")
            self._check_open(new)
            if new.epoch != row.epoch:
                await self._follow_restart(new)
            else:
                self._follow(new)

    def _as_told(self, news: TableNews | None) -> TableRow | None:
        """The table with the choice that this process was told of; None if the database has to be asked."""
        row = self.row
        fits = news is not None and (news.revision, news.number) == (row.revision, len(self.session.choices))
        return replace(row.after_change(), choices=(news.notation,)) if news is not None and fits else None

    def _follow(self, new: TableRow) -> None:
        """Announce what another process has stored, in the same messages as if it had happened here."""
        began = self.row.phase == "waiting" and new.phase != "waiting"
        ends = new.ending != self.row.ending
        self._take_over(new)
        self._reseat()
        if began:
            self._send_whole_to_all()
        for notation in new.choices:
            self._announce_choice(self.session.play(notation))
        if ends:
            self._send_whole_to_all()
        self._finish_following()

    async def _follow_restart(self, new: TableRow) -> None:
        """Begin again with all choices that are stored. Among first melds, nobody learns who has chosen."""
        began = self.row.phase == "waiting" and new.phase != "waiting"
        ends = new.ending != self.row.ending
        hidden, before = self.session.choosing_first_melds and not began and not ends, self.session.chosen_by_seat()
        session = await self._restarted(new.choices, new.undone)
        self._take_over(new)
        self.session = session
        self._reseat()
        if hidden and self.session.choosing_first_melds:
            after = self.session.chosen_by_seat()
            for seat in range(len(self.row.seats)):
                if before.get(seat) != after.get(seat):
                    self._show_first_meld(seat)
        else:
            self._whole_frames.clear()
            self._send_whole_to_all()
        self._finish_following()

    async def _restarted(self, choices: Sequence[str], undone: int) -> GameSession:
        """The game begun again with these choices, aside; a long one does not hold up the other tables."""
        if len(choices) <= MOST_REPLAYED_AT_ONCE:
            return self.session.restarted(choices, undone)
        return await asyncio.to_thread(self.session.restarted, choices, undone)

    def _finish_following(self) -> None:
        self._send_notices()
        self._send_state_to_all()
        self.wake_bots()

    async def _load_again(self) -> None:
        """Another process was faster: begin again with what is stored."""
        with self._giving_up():
            new = await self._store.table(self.row.id)
            if new is None or new.engine not in CURRENT:
                raise NotNow("moment-has-passed")
            self._check_open(new)
            await self._follow_restart(new)

    @contextmanager
    def _giving_up(self) -> Iterator[None]:
        """If the table cannot be read, or a stored choice not be played, the table in memory is given up."""
        try:
            yield
        except Exception:
            self._give_up()
            raise

    def _check_open(self, new: TableRow) -> None:
        """Every change but one makes a table unarchived: that of the operator who closes it."""
        if new.archived:
            for client in self._clients:
                client.dismiss()
            self.lost = True
            raise TableClosed("table-closed")


def _last_number(row: TableRow) -> int:
    return row.notices[-1].number if row.notices else 0
