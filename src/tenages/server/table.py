"""A table in use: its game, its clients in this process, and everything that they can request.

The database is the log of a table. Every change is stored first, under the revision that it was made for, and only then
announced; a change that another process has overtaken is not stored. Whoever has clients at the table follows what is
stored, whichever process stored it. So no process owns a table, and one that is killed between any two steps has
announced nothing that the others will not know.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from math import ceil
from time import perf_counter
from typing import Any, Final, TypeVar

import orjson
import structlog

from tenages.rules.options import option_named
from tenages.server import table_messages
from tenages.server.bot_player import BotPlayer
from tenages.server.client import Client
from tenages.server.errors import NotAllowed, NotNow, TableClosed, TooMany
from tenages.server.game_session import GameSession
from tenages.server.limits import Bucket
from tenages.server.messages.requests import Level, Pace
from tenages.server.messages.tables import Undoing
from tenages.server.metrics import Chooser, Metrics
from tenages.server.peers import Peers
from tenages.server.presence import Presence
from tenages.server.proposal import Proposal, ProposalKind
from tenages.server.secrets import same_digest
from tenages.server.settings import Settings
from tenages.server.storage.rows import Notice, Overtaken, SeatRow, TableChange, TableRow
from tenages.server.storage.store import Store
from tenages.server.thinking.questions import BotQuestion
from tenages.server.thinking.thoughts import HINT, Bots, Failed, Thought
from tenages.server.view_messages import earlier_log
from tenages.version import ENGINE_VERSION
from tenages.words.bots import hint_words
from tenages.words.catalogue import Words
from tenages.words.options import option_label
from tenages.words.speaker import Speaker

ADVISER: Final = "expert"
"""The bot that gives hints."""
MOST_ATTEMPTS: Final = 5
"""How often a request is tried again when other processes change the table at the same time."""
NOTICES_KEPT: Final = 8

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


class LiveTable:
    """A table in memory."""

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
        self._whole: dict[tuple[int | None, str], bytes] = {}
        """The whole game as it is sent to each pair of eyes at this moment."""
        self._bot_player = BotPlayer(self)
        self._one_at_a_time = asyncio.Lock()
        self._state_waits = False
        """Whether the state of the table is to be sent when the request under way is done."""
        self.reading = Bucket(self.settings.table_burst, self.settings.table_per_second)
        """Limits what the spectators of a table may ask for together."""
        self.idle_since = perf_counter()
        self.lost = False
        """Whether memory and database may differ, since something could not be stored."""

    async def _do(self, request: Callable[[], Awaitable[T]]) -> T:
        """Carry out a request; once more with what is new, if another process was faster."""
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

    # --- clients ------------------------------------------------------------------------------------------------------

    @property
    def in_use(self) -> bool:
        """Whether anyone is connected or a bot is about to move."""
        return bool(self._clients) or self._bot_player.is_busy

    @property
    def has_clients(self) -> bool:
        """Whether anyone is connected to this process."""
        return bool(self._clients)

    async def enter(self, client: Client) -> None:
        """A client connects, and is sent everything. Its holder takes a seat back that a bot keeps by now."""

        async def enter() -> None:
            await self._catch_up()
            if not self._clients:
                await self.presence.look_elsewhere()
            self._find_seat(client)
            returns = self._returns_to(client)
            self._check_room(client.seat if returns is None else returns)
            if returns is not None:
                await self._give_back(returns)
                self._find_seat(client)
            await self._drop_proposal_without(client.seat)
            self._clients.append(client)
            self.presence.came(client.seat)
            self._greet_back()
            self._send_state_to_all()
            self._send_whole(client)
            self._bot_player.wake()
            # Others may have become absent while nobody was connected.
            self._someone_is_absent()

        await self._do(enter)

    def _returns_to(self, client: Client) -> int | None:
        """The seat that a client takes back by connecting: a bot plays it, and the client has not given it away."""
        held = client.held
        is_back = held is not None and not self.row.seats[held].given and self.row.phase == "playing"
        return held if is_back else None

    async def _drop_proposal_without(self, seat: int | None) -> None:
        """A player who was away is back: nobody may still give his seat to a bot without asking him."""
        proposal = self._proposal
        if proposal is None or proposal.kind != "bot" or proposal.seat != seat or proposal.by == seat:
            return
        if seat not in self.presence.here and seat not in proposal.waits_for:
            await self._change(proposal=None)

    def _find_seat(self, client: Client) -> None:
        client.seat, client.held = self.seat_of(client.token), self.held_seat_of(client.token)

    def seat_of(self, token: bytes | None) -> int | None:
        """The seat that is played with this token."""
        return self._seat_with(token, "person")

    def held_seat_of(self, token: bytes | None) -> int | None:
        """The seat that belongs to this token, but is played by a bot for now."""
        return self._seat_with(token, "bot")

    def _seat_with(self, token: bytes | None, keeper: str) -> int | None:
        seats = [seat for seat in self.row.seats if seat.keeper == keeper and same_digest(token, seat.token)]
        return seats[0].seat if seats else None

    def _check_room(self, seat: int | None) -> None:
        same = [other for other in self._clients if other.seat == seat]
        if len(same) >= (self.settings.most_watchers if seat is None else self.settings.most_connections):
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

    def _someone_is_absent(self) -> None:
        """Absent players do not block a proposal."""
        if self._clients and self.row.proposal is not None and not self.lost:
            asyncio.get_running_loop().create_task(self._settle_proposal())

    async def _settle_proposal(self) -> None:
        async def settle() -> None:
            if self._proposal is not None and self.row.phase == "playing":
                await self._carry_out_if_accepted(self._proposal)

        await self._do(settle)

    async def look_elsewhere(self) -> None:
        """Someone has connected to another process, or disconnected there."""
        if self._clients and await self.presence.look_elsewhere():
            self._greet_back()
            self._send_state_soon()

    def people(self) -> list[int]:
        """The seats that people play."""
        return [seat.seat for seat in self.row.seats if seat.keeper == "person"]

    # --- sending ------------------------------------------------------------------------------------------------------

    def speaker(self, client: Client) -> Speaker:
        """Speaks to the person behind a client."""
        return Speaker(client.words, table_messages.names_of(self.row.seats, client.words), client.seat)

    def _send_state(self, client: Client) -> None:
        """Send a client the state of the table itself, unless it has that already."""
        row, presence = self.row, self.presence
        undoing = self._undoing(client.seat)
        # Everything that the message is made of; comparing it is much quicker than making the message.
        state = (
            *(client.eyes, client.held, row.phase, row.pace, row.seats, row.next, row.proposal),
            *(frozenset(presence.here), presence.watching, undoing),
        )
        if state != client.state:
            client.state = state
            names = table_messages.names_of(row.seats, client.words)
            here = frozenset(presence.here)
            seen = table_messages.state_of(
                row, self._rules, names, client.seat, client.held, here, presence.watching, self._proposal, undoing
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
        """Send a client the whole game, once it has begun. The same eyes get the same bytes."""
        if self.row.phase == "waiting":
            return
        frame = self._whole.get(client.eyes)
        if frame is None:
            seen = table_messages.whole(self.session, self.speaker(client))
            frame = self._whole[client.eyes] = orjson.dumps({"type": "seen", "seen": seen})
        client.send_encoded(frame)

    def _send_whole_to_all(self) -> None:
        for client in self._clients:
            self._send_whole(client)

    def _announce(self) -> None:
        """Send everyone what happened since the last time."""
        encoded: dict[tuple[int | None, str], bytes] = {}
        for client in self._clients:
            if client.eyes not in encoded:
                seen = table_messages.update(self.session, self.speaker(client))
                encoded[client.eyes] = orjson.dumps({"type": "seen", "seen": seen})
            client.send_encoded(encoded[client.eyes])
        self.session.mark_announced()
        self._send_state_to_all()

    def _tell(self, key: str, seat: int, *, but: int | None = None) -> None:
        """Send everyone in this process a notice about a player; `but` is a seat that does not get it."""
        for client in self._clients:
            if but is None or client.seat != but:
                client.send({"type": "notice", "text": self.speaker(client).say(key, seat)})

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

    # --- changes ------------------------------------------------------------------------------------------------------

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
        changed = row.with_seats(*seats) if seats else row
        self._take_over(replace(changed, revision=row.revision + 1, archived=False, **columns))

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
        self.row = replace(row, choices=())
        self._whole.clear()

    def _give_up(self) -> None:
        self.lost = True
        for client in self._clients:
            client.disconnect()

    async def catch_up(self) -> None:
        """Follow what other processes have stored."""

        async def follow() -> None:
            if not self.lost:
                with suppress(TableClosed):
                    await self._catch_up()

        await self._do(follow)

    async def _catch_up(self) -> None:
        row = self.row
        try:
            new = await self._store.table_after(row.id, row.revision, row.epoch, len(self.session.choices))
            if new is None:
                return
            if new.engine != ENGINE_VERSION:
                raise NotNow("other-server-version")
            self._check_open(new)
            if new.epoch != row.epoch:
                self._follow_restart(new)
            else:
                self._follow(new)
        except Exception:
            # Also if a stored choice cannot be played.
            self._give_up()
            raise

    def _follow(self, new: TableRow) -> None:
        """Announce what another process has stored, in the same messages as if it had happened here."""
        began = self.row.phase == "waiting" and new.phase != "waiting"
        self._take_over(new)
        self._reseat()
        if began:
            self._send_whole_to_all()
        for notation in new.choices:
            seat = self.session.play(notation)
            self._whole.clear()
            self._announce_choice(seat)
        self._finish_following()

    def _follow_restart(self, new: TableRow) -> None:
        """Begin again with all choices that are stored. Among first melds, nobody learns who has chosen."""
        hidden, before = self.session.choosing_first_melds, self.session.chosen_by_seat()
        self._take_over(new)
        self.session.restart(new.choices, new.undone)
        self._reseat()
        if hidden and self.session.choosing_first_melds:
            after = self.session.chosen_by_seat()
            for seat in range(len(self.row.seats)):
                if before.get(seat) != after.get(seat):
                    self._show_first_meld(seat)
        else:
            self._send_whole_to_all()
        self._finish_following()

    def _finish_following(self) -> None:
        self._send_notices()
        self._send_state_to_all()
        self._bot_player.wake()

    async def _load_again(self) -> None:
        """Another process was faster: begin again with what is stored."""
        try:
            new = await self._store.table(self.row.id)
        except Exception:
            self._give_up()
            raise
        if new is None or new.engine != ENGINE_VERSION:
            self._give_up()
            raise NotNow("moment-has-passed")
        self._check_open(new)
        self._follow_restart(new)

    def _check_open(self, new: TableRow) -> None:
        """Every change but one makes a table unarchived: that of the operator who closes it."""
        if new.archived:
            for client in self._clients:
                client.dismiss()
            self.lost = True
            raise TableClosed("table-closed")

    def _send_notices(self) -> None:
        for notice in self.row.notices:
            if notice.number > self._noticed:
                self._tell(notice.key, notice.seat, but=notice.but)
        self._noticed = max(self._noticed, _last_number(self.row))

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
            self._bot_player.wake()
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

    # --- choices ------------------------------------------------------------------------------------------------------

    async def choose(self, client: Client, moment: str, option: str) -> None:
        """Make a choice for the client's seat."""
        begun = perf_counter()

        async def choose() -> None:
            seat = self._own_seat(client)
            self._must_be_playing()
            self.session.check(seat, moment)
            await self._choose(seat, option, "person")

        await self._do(choose)
        self.metrics.until_sent.observe(perf_counter() - begun)

    async def choose_for_bot(self, seat: SeatRow, moment: tuple[int, int], option: str) -> None:
        """Make a choice for a bot, if it still has to choose the same."""

        async def choose() -> None:
            if moment == self.moment and self.bot_to_move() == seat:
                await self._choose(seat.seat, option, "bot")

        await self._do(choose)

    @property
    def moment(self) -> tuple[int, int]:
        """Identifies the choices so far."""
        return self.row.epoch, len(self.session.choices)

    async def _choose(self, seat: int, notation: str, by: Chooser) -> None:
        """Play a choice, store it, and only then announce it."""
        self.session.choose(seat, notation)
        columns: dict[str, Any] = {}
        if not self.session.choosing_first_melds:
            if self.row.proposal is not None:
                columns["proposal"] = None
            if self.session.game.over:
                columns["phase"] = "over"
        await self._change(choice=notation, **columns)
        self.metrics.choices.labels(by).inc()
        self._announce_choice(seat)
        self._bot_player.wake()

    def _announce_choice(self, seat: int) -> None:
        if self.session.choosing_first_melds:
            self._show_first_meld(seat)
        else:
            self._announce()

    def _show_first_meld(self, seat: int) -> None:
        """Show a player what he has chosen. The others are sent nothing: they may not learn that he has chosen."""
        for client in self._clients:
            if client.seat == seat:
                self._send_whole(client)
                self._send_state(client)

    def _must_be_playing(self) -> None:
        if self.row.phase != "playing":
            raise NotNow("not-playing")

    # --- proposals ----------------------------------------------------------------------------------------------------

    @property
    def _proposal(self) -> Proposal | None:
        return Proposal.from_row(self.row.proposal)

    async def undo(self, client: Client, moment: str) -> None:
        """Undo the last choice of the client's seat, or propose that to the others."""

        async def undo() -> None:
            seat = self._own_seat(client)
            self._must_be_playing()
            if moment != self.session.moment:
                raise NotNow("moment-has-passed")
            undoing = self._undoing(seat)
            if undoing == "not":
                raise NotNow("nothing-to-undo")
            others = self._others(seat) if undoing == "by consent" else frozenset()
            await self._propose("undo", seat, seat, None, others)

        await self._do(undo)

    def _undoing(self, seat: int | None) -> Undoing:
        """Whether this seat can undo a choice now; freely if all others are bots."""
        undoing = self.session.undoing(seat) if self.row.phase == "playing" else "not"
        return "freely" if undoing == "by consent" and seat is not None and not self._others(seat) else undoing

    def _others(self, seat: int) -> frozenset[int]:
        return frozenset(self.people()) - {seat}

    async def give(self, client: Client, seat: int, level: Level) -> None:
        """Propose that a bot plays for a seat, for as long as its holder is away.

        Someone who is there is asked; someone who has just gone has a minute to come back.
        """

        async def give() -> None:
            by = self._own_seat(client)
            self._must_be_playing()
            if seat not in self.people():
                raise NotNow("no-person-there")
            left = self.presence.seconds_to_wait(seat)
            if seat != by and not self.presence.is_here(seat) and left > 0:
                raise NotNow("only-just-left", seconds=ceil(left))
            await self._propose("bot", by, seat, level, self._others(by))

        await self._do(give)

    async def _propose(self, kind: ProposalKind, by: int, seat: int, level: str | None, asked: frozenset[int]) -> None:
        if self.row.proposal is not None:
            raise NotNow("already-proposed")
        proposal = Proposal(kind, by, seat, level, asked - self.presence.absent(asked))
        if not await self._carry_out_if_accepted(proposal):
            await self._change(proposal=proposal.to_row())
            self._send_state_to_all()

    async def agree(self, client: Client, agrees: bool) -> None:
        """Accept or decline a proposal; its own player can withdraw it."""

        async def agree() -> None:
            seat = self._own_seat(client)
            proposal = self._proposal
            if proposal is None or (seat not in proposal.waits_for and (agrees or seat != proposal.by)):
                raise NotNow("nothing-proposed")
            if agrees:
                agreed = proposal.agreed_by(seat)
                if not await self._carry_out_if_accepted(agreed):
                    await self._change(proposal=agreed.to_row())
            else:
                key = "server-withdraws" if seat == proposal.by else "server-declines"
                await self._change(proposal=None, notice=(key, seat, None))
                self._send_notices()
            self._send_state_to_all()

        await self._do(agree)

    async def _carry_out_if_accepted(self, proposal: Proposal) -> bool:
        """Do what was proposed, if everyone who is there has agreed."""
        if not proposal.accepted_without(self.presence.absent(proposal.waits_for)):
            return False
        if proposal.kind == "undo":
            await self._undo(proposal.seat)
        else:
            assert proposal.level is not None
            seat, given = self.row.seats[proposal.seat], proposal.by == proposal.seat
            bot = replace(seat, keeper="bot", level=proposal.level, key=None, given=given)
            # The bot is announced under the name of the person for whom it plays.
            await self._change(seats=[bot], proposal=None, notice=("server-bot-plays", seat.seat, None))
            self._send_notices()
            self._reseat()
            self._send_state_to_all()
            self._bot_player.wake()
        return True

    async def _undo(self, seat: int) -> None:
        hidden = self.session.choosing_first_melds
        remaining = self.session.without_last_choice_of(seat)
        more: dict[str, Any] = {"epoch": self.row.epoch + 1, "undone": self.row.undone + int(not hidden)}
        if not hidden:
            more |= {"proposal": None, "notice": ("server-took-back", seat, seat)}
        await self._change(remaining=remaining, **more)
        self.session.restart(remaining, self.row.undone)
        self.metrics.undone.inc()
        if hidden:
            self._show_first_meld(seat)
            return
        self._send_whole_to_all()
        self._send_notices()
        self._send_state_to_all()
        self._bot_player.wake()

    # --- bots ---------------------------------------------------------------------------------------------------------

    def bot_to_move(self) -> SeatRow | None:
        """A bot that has to choose now."""
        if self.row.phase != "playing" or self.lost:
            return None
        bots = [self.row.seats[seat] for seat in self.session.seats_to_choose() if self.row.seats[seat].keeper == "bot"]
        return bots[0] if bots else None

    def question(self, seat: int, level: str, *, explain: bool = False) -> BotQuestion:
        """What a bot is asked in the place of a seat."""
        row, choices = self.row, tuple(self.session.choices)
        return BotQuestion(row.id, row.rules, row.seed, choices, seat, level, explain)

    async def hint(self, client: Client, moment: str) -> None:
        """Send what a bot would choose in the client's place."""
        if client.hinting:
            raise TooMany("hint-on-its-way")
        client.hinting = True
        try:
            thought = await self._do(lambda: self._hint_wanted(client, moment))
            async with asyncio.timeout(self.settings.thought_seconds):
                choice = await self.bots.ask(thought)
        except (TimeoutError, TooMany, Failed) as error:
            raise NotNow("no-hint-in-time") from error
        finally:
            client.hinting = False
        seat, decision = client.seat, self.session.game.question(thought.question.seat)
        if decision is None or seat != thought.question.seat or moment != self.session.moment:
            return
        option = option_named(choice.option)
        number = decision.options.index(option) + 1
        label = option_label(self.speaker(client), option, decision, self.session.game.view(seat))
        text = hint_words(client.words, number, label, choice.reason)
        client.send({"type": "hint", "moment": moment, "option": choice.option, "text": text})

    async def _hint_wanted(self, client: Client, moment: str) -> Thought:
        seat = self._own_seat(client)
        if not self.row.hints:
            raise NotNow("no-hints")
        if self.session.game.question(seat) is None or moment != self.session.moment:
            raise NotNow("moment-has-passed")
        return Thought(self.question(seat, ADVISER, explain=True), self.row.epoch, HINT, client.network)

    async def close(self) -> None:
        """Stop the bots and disconnect everyone; everything is stored."""
        async with self._one_at_a_time:
            self._bot_player.stop()
            for client in self._clients:
                client.disconnect()


def _last_number(row: TableRow) -> int:
    return row.notices[-1].number if row.notices else 0
