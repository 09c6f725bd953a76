"""A table in use: its game, its clients, and everything that they can request.

Every change is first stored and then announced, one after the other. So a server that is killed between any two steps
has announced nothing that it will not know when it starts again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from dataclasses import replace
from time import perf_counter
from typing import Any, Final

import orjson
import structlog

from tenages.bots.randomly import RandomBot
from tenages.rules.options import option_named
from tenages.server import table_messages
from tenages.server.bot_pool import BotPool, BotQuestion
from tenages.server.client import Client
from tenages.server.errors import NotAllowed, NotNow, TooMany
from tenages.server.game_session import GameSession
from tenages.server.messages.requests import Level, Pace
from tenages.server.messages.tables import Undoing
from tenages.server.metrics import Chooser, Metrics
from tenages.server.proposal import Proposal, ProposalKind
from tenages.server.reference import PACES
from tenages.server.settings import Settings
from tenages.server.storage.rows import SeatRow, TableRow
from tenages.server.storage.store import Store
from tenages.server.view_messages import earlier_log
from tenages.words.bots import hint_words
from tenages.words.catalogue import Words
from tenages.words.options import option_label
from tenages.words.speaker import Speaker

ADVISER: Final = "expert"
"""The bot that gives hints."""

log: Any = structlog.get_logger("tenages.table")


class LiveTable:
    """A table in memory."""

    def __init__(
        self, row: TableRow, session: GameSession, store: Store, bot_pool: BotPool, metrics: Metrics, settings: Settings
    ) -> None:
        self.row = row
        self.session = session
        self._rules = row.rules._replace(american=session.game.setup.american)
        self._store = store
        self._bot_pool = bot_pool
        self._metrics = metrics
        self._settings = settings
        self._clients: list[Client] = []
        self._here: set[int] = set()
        """The seats of people who are connected, or were within the grace period."""
        self._away: set[int] = set()
        """The seats of people who were announced to be away."""
        self._proposal: Proposal | None = None
        self._bots: asyncio.Task[None] | None = None
        self._one_at_a_time = asyncio.Lock()
        self.idle_since = perf_counter()
        self.lost = False
        """Whether memory and database may differ, since something could not be stored."""

    # --- clients ------------------------------------------------------------------------------------------------------

    @property
    def in_use(self) -> bool:
        """Whether anyone is connected or a bot is about to move."""
        return bool(self._clients) or (self._bots is not None and not self._bots.done())

    async def enter(self, client: Client) -> None:
        """A client connects, and is sent everything."""
        async with self._one_at_a_time:
            self._enter(client)

    def _enter(self, client: Client) -> None:
        same = [other for other in self._clients if other.seat == client.seat]
        if len(same) >= (self._settings.most_watchers if client.seat is None else self._settings.most_connections):
            raise TooMany("too-many-connections")
        self._clients.append(client)
        seat = client.seat
        if seat is not None:
            self._here.add(seat)
            if seat in self._away:
                self._away.discard(seat)
                self._notice("server-is-back", seat, but=seat)
        self._send_table_to_all()
        self._send_whole(client)
        self._wake_bots()

    def leave(self, client: Client) -> None:
        """A client disconnects. A player who is back at once, as after a reload, is not announced to be away."""
        if client in self._clients:
            self._clients.remove(client)
        self.idle_since = perf_counter()
        if client.seat is not None:
            asyncio.get_running_loop().call_later(self._settings.grace_seconds, self._may_be_away, client.seat)
        else:
            self._send_table_to_all()

    def _may_be_away(self, seat: int) -> None:
        if seat in self._here and not any(client.seat == seat for client in self._clients):
            self._here.discard(seat)
            if self.row.phase == "playing":
                self._away.add(seat)
                self._notice("server-is-away", seat, but=seat)
            self._send_table_to_all()

    def people(self) -> list[int]:
        """The seats that people hold."""
        return [seat.seat for seat in self.row.seats if seat.keeper == "person"]

    # --- sending ------------------------------------------------------------------------------------------------------

    def speaker(self, client: Client) -> Speaker:
        """Speaks to the person behind a client."""
        return Speaker(client.words, table_messages.names_of(self.row.seats, client.words), client.seat)

    def _send_table(self, client: Client) -> None:
        """Send a client the state of the table itself, unless it has that already."""
        state = table_messages.state_of(
            self.row,
            self._rules,
            table_messages.names_of(self.row.seats, client.words),
            client.seat,
            frozenset(self._here),
            len([other for other in self._clients if other.seat is None]),
            self._proposal,
            self._undoing(client.seat),
        )
        message = orjson.dumps({"type": "table", "table": state})
        if message != client.table_message:
            client.table_message = message
            client.send_encoded(message)

    def _send_table_to_all(self) -> None:
        for client in self._clients:
            self._send_table(client)

    def _send_whole(self, client: Client) -> None:
        """Send a client the whole game, once it has begun."""
        if self.row.phase != "waiting":
            client.send({"type": "seen", "seen": table_messages.whole(self.session, self.speaker(client))})

    def _announce(self) -> None:
        """Send everyone what happened since the last time. Clients with the same seat and words get the same bytes."""
        encoded: dict[tuple[int | None, str], bytes] = {}
        for client in self._clients:
            reading = (client.seat, client.words.name)
            if reading not in encoded:
                seen = table_messages.update(self.session, self.speaker(client))
                encoded[reading] = orjson.dumps({"type": "seen", "seen": seen})
            client.send_encoded(encoded[reading])
        self.session.mark_announced()
        self._send_table_to_all()

    def _notice(self, key: str, seat: int, *, but: int | None = None) -> None:
        """Send everyone a notice about a player; `but` is a seat that does not get it."""
        for client in self._clients:
            if but is None or client.seat != but:
                client.send({"type": "notice", "text": self.speaker(client).say(key, seat)})

    async def read(self, client: Client, words: Words) -> None:
        """A client changes to another language or vocabulary."""
        async with self._one_at_a_time:
            client.words = words
            self._send_table(client)
            self._send_whole(client)

    async def earlier_log(self, client: Client, before: int) -> None:
        """Send a client the lines of the log before the line of this number."""
        async with self._one_at_a_time:
            if self.row.phase == "waiting":
                raise NotNow("not-playing")
            client.send({"type": "log", "log": earlier_log(self.session.game, self.speaker(client), before)})

    # --- seats --------------------------------------------------------------------------------------------------------

    async def sit_down(self, seat: int, name: str, token: bytes) -> None:
        """A person takes an open seat. The game begins when all seats are taken."""
        async with self._one_at_a_time:
            if not 0 <= seat < len(self.row.seats):
                raise NotAllowed("no-such-seat", seat=seat + 1)
            if self.row.seats[seat].keeper != "open":
                raise NotNow("seat-is-taken")
            await self._save_seat(replace(self.row.seats[seat], keeper="person", name=name, token=token))
            await self._begin_if_full()

    async def fill(self, client: Client, level: Level) -> None:
        """Bots take all open seats."""
        async with self._one_at_a_time:
            self._own_seat(client)
            if self.row.phase != "waiting":
                raise NotNow("already-begun")
            for seat in self.row.seats:
                if seat.keeper == "open":
                    await self._save_seat(replace(seat, keeper="bot", level=level))
            await self._begin_if_full()

    async def _begin_if_full(self) -> None:
        if all(seat.keeper != "open" for seat in self.row.seats):
            await self._change_phase("playing")
            for client in self._clients:
                self._send_whole(client)
            self._wake_bots()
        self._send_table_to_all()

    async def move_seat(self, seat: int, token: bytes) -> None:
        """A seat moves to another device; the clients that held it become spectators."""
        async with self._one_at_a_time:
            await self._save_seat(replace(self.row.seats[seat], token=token, key=None))
            self._unseat(seat)

    async def offer_seat(self, seat: int, key: bytes) -> None:
        """Store a key with which another device may take the seat over, once."""
        async with self._one_at_a_time:
            await self._save_seat(replace(self.row.seats[seat], key=key))

    def _unseat(self, seat: int) -> None:
        self._here.discard(seat)
        for client in self._clients:
            if client.seat == seat:
                client.seat = None
                self._send_whole(client)
        self._send_table_to_all()

    async def _save_seat(self, seat: SeatRow) -> None:
        await self._stored(self._store.save_seat(self.row.id, seat))
        seats = [seat if old.seat == seat.seat else old for old in self.row.seats]
        self.row = replace(self.row, seats=tuple(seats))

    async def _change_phase(self, phase: str) -> None:
        await self._stored(self._store.change(self.row.id, phase=phase))
        self.row = replace(self.row, phase=phase)

    async def lead_to(self, table_id: str) -> None:
        """Remember the table of the rematch."""
        await self._stored(self._store.change(self.row.id, next=table_id))
        self.row = replace(self.row, next=table_id)
        self._send_table_to_all()

    async def set_pace(self, client: Client, pace: Pace) -> None:
        """Change how long bots seem to think."""
        async with self._one_at_a_time:
            self._own_seat(client)
            await self._stored(self._store.change(self.row.id, pace=pace))
            self.row = replace(self.row, pace=pace)
            self._send_table_to_all()

    @staticmethod
    def _own_seat(client: Client) -> int:
        if client.seat is None:
            raise NotAllowed("only-players")
        return client.seat

    # --- choices ------------------------------------------------------------------------------------------------------

    async def choose(self, client: Client, moment: str, option: str) -> None:
        """Make a choice for the client's seat."""
        begun = perf_counter()
        async with self._one_at_a_time:
            seat = self._own_seat(client)
            self._must_be_playing()
            self.session.check(seat, moment)
            await self._choose(seat, option, "person")
            self._metrics.until_sent.observe(perf_counter() - begun)

    async def _choose(self, seat: int, notation: str, by: Chooser) -> None:
        """Play a choice, store it, and only then announce it."""
        self.session.choose(seat, notation)
        await self._stored(self._store.add_choice(self.row.id, len(self.session.choices) - 1, notation))
        self._metrics.choices.labels(by).inc()
        if self.session.choosing_first_melds:
            self._show_first_meld(seat)
        else:
            self._proposal = None
            if self.session.game.over:
                await self._change_phase("over")
            self._announce()
        self._wake_bots()

    def _show_first_meld(self, seat: int) -> None:
        """Show a player what he has chosen. The others are sent nothing: they may not learn that he has chosen."""
        for client in self._clients:
            if client.seat == seat:
                self._send_whole(client)
                self._send_table(client)

    async def _stored(self, storing: Awaitable[None]) -> None:
        """Wait until a change is stored. If that fails only the database knows the state: the table is loaded again."""
        begun = perf_counter()
        try:
            await storing
        except Exception:
            self.lost = True
            self._disconnect_all()
            raise
        self._metrics.commits.observe(perf_counter() - begun)

    def _disconnect_all(self) -> None:
        for client in self._clients:
            client.disconnect()

    def _must_be_playing(self) -> None:
        if self.row.phase != "playing":
            raise NotNow("not-playing")

    # --- proposals ----------------------------------------------------------------------------------------------------

    async def undo(self, client: Client, moment: str) -> None:
        """Undo the last choice of the client's seat, or propose that to the others."""
        async with self._one_at_a_time:
            seat = self._own_seat(client)
            self._must_be_playing()
            if moment != self.session.moment:
                raise NotNow("moment-has-passed")
            undoing = self._undoing(seat)
            if undoing == "not":
                raise NotNow("nothing-to-undo")
            others = self._others(seat) if undoing == "by consent" else frozenset()
            await self._propose("undo", seat, seat, None, others)

    def _undoing(self, seat: int | None) -> Undoing:
        """Whether this seat can undo a choice now; freely if all others are bots."""
        undoing = self.session.undoing(seat) if self.row.phase == "playing" else "not"
        return "freely" if undoing == "by consent" and seat is not None and not self._others(seat) else undoing

    def _others(self, seat: int) -> frozenset[int]:
        return frozenset(self.people()) - {seat}

    async def give(self, client: Client, seat: int, level: Level) -> None:
        """Propose that a bot takes over a seat. A player who is away is not asked about his own seat."""
        async with self._one_at_a_time:
            by = self._own_seat(client)
            self._must_be_playing()
            if seat not in self.people():
                raise NotNow("no-person-there")
            asked = self._others(by)
            await self._propose("bot", by, seat, level, asked if seat in self._here else asked - {seat})

    async def _propose(self, kind: ProposalKind, by: int, seat: int, level: str | None, asked: frozenset[int]) -> None:
        if self._proposal is not None:
            raise NotNow("already-proposed")
        self._proposal = Proposal(kind, by, seat, level, asked)
        await self._carry_out()

    async def agree(self, client: Client, agrees: bool) -> None:
        """Accept or decline a proposal; its own player can withdraw it."""
        async with self._one_at_a_time:
            seat = self._own_seat(client)
            proposal = self._proposal
            if proposal is None or (seat not in proposal.waits_for and (agrees or seat != proposal.by)):
                raise NotNow("nothing-proposed")
            if agrees:
                self._proposal = proposal.agreed_by(seat)
                await self._carry_out()
            else:
                self._proposal = None
                self._notice("server-withdraws" if seat == proposal.by else "server-declines", seat)
                self._send_table_to_all()

    async def _carry_out(self) -> None:
        """Do what was proposed, if everyone has agreed."""
        proposal = self._proposal
        assert proposal is not None
        if not proposal.accepted:
            self._send_table_to_all()
            return
        self._proposal = None
        if proposal.kind == "undo":
            await self._undo(proposal.seat)
        else:
            assert proposal.level is not None
            old = self.row.seats[proposal.seat]
            await self._save_seat(SeatRow(old.seat, "bot", "", proposal.level, None, None))
            self._notice("server-bot-plays", proposal.seat)
            self._unseat(proposal.seat)
            self._wake_bots()

    async def _undo(self, seat: int) -> None:
        hidden = self.session.choosing_first_melds
        remaining = self.session.without_last_choice_of(seat)
        await self._stored(self._store.take_back(self.row.id, remaining, counted=not hidden))
        self.session.undo_to(remaining)
        self._metrics.undone.inc()
        if hidden:
            self._show_first_meld(seat)
            return
        for client in self._clients:
            self._send_whole(client)
        self._notice("server-took-back", seat, but=seat)
        self._send_table_to_all()
        self._wake_bots()

    # --- bots ---------------------------------------------------------------------------------------------------------

    def _bot_to_move(self) -> SeatRow | None:
        if self.row.phase != "playing":
            return None
        bots = [self.row.seats[seat] for seat in self.session.seats_to_choose() if self.row.seats[seat].keeper == "bot"]
        return bots[0] if bots else None

    def _wake_bots(self) -> None:
        """Let the bots play until a person has to decide; they wait while nobody is connected."""
        idle = self._bots is None or self._bots.done()
        if idle and self._clients and self._bot_to_move() is not None:
            self._bots = asyncio.create_task(self._play_bots())

    async def _play_bots(self) -> None:
        while self._clients and (seat := self._bot_to_move()) is not None:
            moment = self.session.moment
            pause = 0 if self.session.choosing_first_melds else PACES[self.row.pace]
            _, option = await asyncio.gather(asyncio.sleep(pause), self._bot_choice(seat))
            async with self._one_at_a_time:
                if moment == self.session.moment and self._bot_to_move() == seat:
                    await self._choose(seat.seat, option, "bot")

    async def _bot_choice(self, seat: SeatRow) -> str:
        """The choice of a bot. If the bot fails, a random choice keeps the game going."""
        assert seat.level is not None
        begun = perf_counter()
        try:
            choice = await self._bot_pool.ask(self._question(seat.seat, seat.level))
        except Exception:
            log.exception("bot_failed", table=self.row.id, level=seat.level)
            question = self.session.game.question(seat.seat)
            assert question is not None
            return RandomBot().decide(self.session.game.view(seat.seat), question).notation
        self._metrics.thinking.labels(seat.level).observe(perf_counter() - begun)
        return choice.option

    def _question(self, seat: int, level: str) -> BotQuestion:
        return BotQuestion(self.row.id, self.row.rules, self.row.seed, tuple(self.session.choices), seat, level)

    async def hint(self, client: Client, moment: str) -> None:
        """Send what a bot would choose in the client's place."""
        seat = self._own_seat(client)
        decision = self.session.game.question(seat)
        if not self.row.hints:
            raise NotNow("no-hints")
        if decision is None or moment != self.session.moment:
            raise NotNow("moment-has-passed")
        view, speaker = self.session.game.view(seat), self.speaker(client)
        choice = await self._bot_pool.ask(self._question(seat, ADVISER), explain=True)
        option = option_named(choice.option)
        number = decision.options.index(option) + 1
        text = hint_words(client.words, number, option_label(speaker, option, decision, view), choice.reason)
        client.send({"type": "hint", "moment": moment, "option": choice.option, "text": text})

    async def close(self) -> None:
        """Stop the bots and disconnect everyone; everything is stored."""
        async with self._one_at_a_time:
            if self._bots is not None:
                self._bots.cancel()
            self._disconnect_all()
