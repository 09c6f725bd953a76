"""A table that is in use: its game, who is connected, and all that they can wish for.

Whatever changes a game is first kept and then announced, one thing after the other. So a server that is killed between
any two steps has told nobody anything that it will not know again.
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
from tenages.opening import Rules
from tenages.rules.options import option_named
from tenages.server import telling
from tenages.server.facts import PACES
from tenages.server.match import Match
from tenages.server.messages.tables import Undoing
from tenages.server.messages.wishes import Level, Pace
from tenages.server.metrics import Chooser, Metrics
from tenages.server.motion import Kind, Proposal
from tenages.server.readers import Reader
from tenages.server.refusals import NotNow, NotYours, TooMany
from tenages.server.settings import Settings
from tenages.server.storage.rows import SeatRow, TableRow
from tenages.server.storage.store import Store
from tenages.server.thinkers import Question, Thinkers
from tenages.words.bots import hint_words
from tenages.words.catalogue import Words
from tenages.words.options import option_label
from tenages.words.speaker import Speaker

ADVISER: Final = "expert"
"""Whom a player can ask for a hint."""

log: Any = structlog.get_logger("tenages.table")


def rules_of(row: TableRow) -> Rules:
    """What is played at a table."""
    return Rules(len(row.seats), row.edition, row.teams, row.expansions, row.american, row.language)


class LiveTable:
    """A table in memory."""

    def __init__(
        self, row: TableRow, match: Match, store: Store, thinkers: Thinkers, metrics: Metrics, settings: Settings
    ) -> None:
        self.row = row
        self.match = match
        self._store = store
        self._thinkers = thinkers
        self._metrics = metrics
        self._settings = settings
        self._readers: list[Reader] = []
        self._here: set[int] = set()
        """The seats of people who are connected, or were a moment ago."""
        self._away: set[int] = set()
        """The seats of people whom the others were told to be away."""
        self._proposal: Proposal | None = None
        self._bots: asyncio.Task[None] | None = None
        self._one_at_a_time = asyncio.Lock()
        self.idle_since = perf_counter()
        self.lost = False
        """Whether it is no longer known how the table stands, since something could not be kept."""

    # --- who is there -------------------------------------------------------------------------------------------------

    @property
    def in_use(self) -> bool:
        """Whether anyone is connected or a bot is about to move."""
        return bool(self._readers) or (self._bots is not None and not self._bots.done())

    async def enter(self, reader: Reader) -> None:
        """Someone connects, and is told how everything stands."""
        async with self._one_at_a_time:
            self._enter(reader)

    def _enter(self, reader: Reader) -> None:
        same = [other for other in self._readers if other.seat == reader.seat]
        if len(same) >= (self._settings.most_watchers if reader.seat is None else self._settings.most_connections):
            raise TooMany("too-many-connections")
        self._readers.append(reader)
        seat = reader.seat
        if seat is not None:
            self._here.add(seat)
            if seat in self._away:
                self._away.discard(seat)
                self._notice("server-is-back", seat, but=seat)
        self._tell_all_about_table()
        self._tell_whole(reader)
        self._wake_bots()

    def leave(self, reader: Reader) -> None:
        """Someone disconnects. Who comes back at once, as after a reload, was never away."""
        if reader in self._readers:
            self._readers.remove(reader)
        self.idle_since = perf_counter()
        if reader.seat is not None:
            asyncio.get_running_loop().call_later(self._settings.grace_seconds, self._may_be_away, reader.seat)
        else:
            self._tell_all_about_table()

    def _may_be_away(self, seat: int) -> None:
        if seat in self._here and not any(reader.seat == seat for reader in self._readers):
            self._here.discard(seat)
            if self.row.phase == "playing":
                self._away.add(seat)
                self._notice("server-is-away", seat, but=seat)
            self._tell_all_about_table()

    def people(self) -> list[int]:
        """The seats that people hold."""
        return [seat.seat for seat in self.row.seats if seat.keeper == "person"]

    # --- telling ------------------------------------------------------------------------------------------------------

    def speaker(self, reader: Reader) -> Speaker:
        """How the table speaks to someone."""
        return Speaker(reader.words, telling.names_of(self.row.seats, reader.words), reader.seat)

    def _tell_about_table(self, reader: Reader) -> None:
        """What this reader may know of the table itself, if that is news."""
        state = telling.state_of(
            self.row,
            telling.names_of(self.row.seats, reader.words),
            reader.seat,
            frozenset(self._here),
            len([other for other in self._readers if other.seat is None]),
            self._proposal,
            self._undoing(reader.seat),
            self.match.game.setup.american,
        )
        message = orjson.dumps({"type": "table", "table": state})
        if message != reader.state:
            reader.state = message
            reader.send(message)

    def _tell_all_about_table(self) -> None:
        for reader in self._readers:
            self._tell_about_table(reader)

    def _tell_whole(self, reader: Reader) -> None:
        if self.row.phase != "waiting":
            reader.tell({"type": "seen", "seen": telling.whole(self.match, self.speaker(reader))})
            reader.told = self.match.events

    def _announce(self) -> None:
        """Tell everyone what the last choice has led to. Who looks with the same eyes is sent the same."""
        made: dict[tuple[int | None, str], bytes] = {}
        for reader in self._readers:
            if reader.told != self.match.events:
                continue
            eyes = (reader.seat, reader.words.name)
            if eyes not in made:
                made[eyes] = orjson.dumps({"type": "seen", "seen": telling.new(self.match, self.speaker(reader))})
            reader.send(made[eyes])
        before = self.match.events
        self.match.told()
        for reader in self._readers:
            if reader.told == before:
                reader.told = self.match.events
            else:
                self._tell_whole(reader)
        self._tell_all_about_table()

    def _notice(self, key: str, seat: int, *, but: int | None = None) -> None:
        """Say something about a player to all others, or to everyone."""
        for reader in self._readers:
            if but is None or reader.seat != but:
                reader.tell({"type": "notice", "text": self.speaker(reader).say(key, seat)})

    async def read(self, reader: Reader, words: Words) -> None:
        """Someone reads other words from now on."""
        async with self._one_at_a_time:
            reader.words, reader.told = words, None
            self._tell_about_table(reader)
            self._tell_whole(reader)

    # --- sitting down -------------------------------------------------------------------------------------------------

    async def sit_down(self, seat: int, name: str, token: bytes) -> None:
        """A person takes an open seat. When all are taken, the game begins."""
        async with self._one_at_a_time:
            if not 0 <= seat < len(self.row.seats):
                raise NotYours("no-such-seat", seat=seat + 1)
            if self.row.seats[seat].keeper != "open":
                raise NotNow("seat-is-taken")
            await self._save_seat(replace(self.row.seats[seat], keeper="person", name=name, token=token))
            await self._begin_if_full()

    async def fill(self, reader: Reader, level: Level) -> None:
        """Bots take all open seats."""
        async with self._one_at_a_time:
            self._own_seat(reader)
            if self.row.phase != "waiting":
                raise NotNow("already-begun")
            for seat in self.row.seats:
                if seat.keeper == "open":
                    await self._save_seat(replace(seat, keeper="bot", level=level))
            await self._begin_if_full()

    async def _begin_if_full(self) -> None:
        if all(seat.keeper != "open" for seat in self.row.seats):
            await self._change_phase("playing")
            for reader in self._readers:
                self._tell_whole(reader)
            self._wake_bots()
        self._tell_all_about_table()

    async def move_seat(self, seat: int, token: bytes) -> None:
        """A seat moves to another device; where it was held before, one only watches from now on."""
        async with self._one_at_a_time:
            await self._save_seat(replace(self.row.seats[seat], token=token, key=None))
            self._unseat(seat)

    async def offer_seat(self, seat: int, key: bytes) -> None:
        """Whoever has this key may take the seat over, once."""
        async with self._one_at_a_time:
            await self._save_seat(replace(self.row.seats[seat], key=key))

    def _unseat(self, seat: int) -> None:
        self._here.discard(seat)
        for reader in self._readers:
            if reader.seat == seat:
                reader.seat, reader.told = None, None
                self._tell_whole(reader)
        self._tell_all_about_table()

    async def _save_seat(self, seat: SeatRow) -> None:
        await self._kept(self._store.save_seat(self.row.id, seat))
        seats = [seat if old.seat == seat.seat else old for old in self.row.seats]
        self.row = replace(self.row, seats=tuple(seats))

    async def _change_phase(self, phase: str) -> None:
        await self._kept(self._store.change(self.row.id, phase=phase))
        self.row = replace(self.row, phase=phase)

    async def lead_to(self, table_id: str) -> None:
        """The rematch is played at that table."""
        await self._kept(self._store.change(self.row.id, next=table_id))
        self.row = replace(self.row, next=table_id)
        self._tell_all_about_table()

    async def set_pace(self, reader: Reader, pace: Pace) -> None:
        """The bots seem to think longer or shorter from now on."""
        async with self._one_at_a_time:
            self._own_seat(reader)
            await self._kept(self._store.change(self.row.id, pace=pace))
            self.row = replace(self.row, pace=pace)
            self._tell_all_about_table()

    @staticmethod
    def _own_seat(reader: Reader) -> int:
        if reader.seat is None:
            raise NotYours("only-players")
        return reader.seat

    # --- choices ------------------------------------------------------------------------------------------------------

    async def choose(self, reader: Reader, moment: str, option: str) -> None:
        """Answer what is asked."""
        begun = perf_counter()
        async with self._one_at_a_time:
            self._own_seat(reader)
            self._must_be_playing()
            self.match.check(reader.seat, moment)
            await self._choose(option, "person")
            self._metrics.until_sent.observe(perf_counter() - begun)

    async def _choose(self, notation: str, by: Chooser) -> None:
        """See whether a choice is possible and what comes of it, keep it, and only then tell anyone."""
        self.match.choose(notation)
        await self._kept(self._store.add_choice(self.row.id, len(self.match.choices) - 1, notation))
        self._metrics.choices.labels(by).inc()
        self._proposal = None
        if self.match.game.over:
            await self._change_phase("over")
        self._announce()
        self._wake_bots()

    async def _kept(self, keeping: Awaitable[None]) -> None:
        """Wait until something is kept. If that fails, only the store knows how the table stands: it is read anew."""
        begun = perf_counter()
        try:
            await keeping
        except Exception:
            self.lost = True
            self._dismiss_all()
            raise
        self._metrics.commits.observe(perf_counter() - begun)

    def _dismiss_all(self) -> None:
        for reader in self._readers:
            reader.dismiss()

    def _must_be_playing(self) -> None:
        if self.row.phase != "playing":
            raise NotNow("not-playing")

    # --- taking back, and giving up seats -----------------------------------------------------------------------------

    async def undo(self, reader: Reader, moment: str) -> None:
        """Take back one's last choice, or ask the others for it."""
        async with self._one_at_a_time:
            seat = self._own_seat(reader)
            self._must_be_playing()
            if moment != self.match.moment:
                raise NotNow("moment-has-passed")
            undoing = self._undoing(seat)
            if undoing == "not":
                raise NotNow("nothing-to-undo")
            others = self._others(seat) if undoing == "by consent" else frozenset()
            await self._propose("undo", seat, seat, None, others)

    def _undoing(self, seat: int | None) -> Undoing:
        """Whether this seat can take a choice back now; where only bots play along, nobody has to be asked."""
        undoing = self.match.undoing(seat) if self.row.phase == "playing" else "not"
        return "freely" if undoing == "by consent" and seat is not None and not self._others(seat) else undoing

    def _others(self, seat: int) -> frozenset[int]:
        return frozenset(self.people()) - {seat}

    async def give(self, reader: Reader, seat: int, level: Level) -> None:
        """Propose that a bot takes over a seat. Who is away has no say in it."""
        async with self._one_at_a_time:
            by = self._own_seat(reader)
            self._must_be_playing()
            if seat not in self.people():
                raise NotNow("no-person-there")
            asked = self._others(by)
            await self._propose("bot", by, seat, level, asked if seat in self._here else asked - {seat})

    async def _propose(self, kind: Kind, by: int, seat: int, level: str | None, asked: frozenset[int]) -> None:
        if self._proposal is not None:
            raise NotNow("already-proposed")
        self._proposal = Proposal(kind, by, seat, level, asked)
        await self._carry_out()

    async def agree(self, reader: Reader, agrees: bool) -> None:
        """Answer what another one proposes. Who made the proposal can withdraw it."""
        async with self._one_at_a_time:
            seat = self._own_seat(reader)
            proposal = self._proposal
            if proposal is None or (seat not in proposal.waits_for and (agrees or seat != proposal.by)):
                raise NotNow("nothing-proposed")
            if agrees:
                self._proposal = proposal.without(seat)
                await self._carry_out()
            else:
                self._proposal = None
                self._notice("server-withdraws" if seat == proposal.by else "server-declines", seat)
                self._tell_all_about_table()

    async def _carry_out(self) -> None:
        """Do what was proposed, if all have agreed."""
        proposal = self._proposal
        assert proposal is not None
        if not proposal.carried:
            self._tell_all_about_table()
            return
        self._proposal = None
        if proposal.kind == "undo":
            await self._take_back(proposal.seat)
        else:
            assert proposal.level is not None
            old = self.row.seats[proposal.seat]
            await self._save_seat(SeatRow(old.seat, "bot", "", proposal.level, None, None))
            self._notice("server-bot-plays", proposal.seat)
            self._unseat(proposal.seat)
            self._wake_bots()

    async def _take_back(self, seat: int) -> None:
        keep = self.match.last_of(seat)
        assert keep is not None
        await self._kept(self._store.take_back(self.row.id, keep))
        self.match.take_back(keep)
        self._metrics.undone.inc()
        for reader in self._readers:
            self._tell_whole(reader)
        self._notice("server-took-back", seat, but=seat)
        self._tell_all_about_table()
        self._wake_bots()

    # --- bots ---------------------------------------------------------------------------------------------------------

    def _bot_to_move(self) -> SeatRow | None:
        decision = self.match.game.decision
        if self.row.phase != "playing" or decision is None:
            return None
        seat = self.row.seats[decision.player]
        return seat if seat.keeper == "bot" else None

    def _wake_bots(self) -> None:
        """Have the bots play until a person is asked; they do not play on where nobody looks."""
        idle = self._bots is None or self._bots.done()
        if idle and self._readers and self._bot_to_move() is not None:
            self._bots = asyncio.create_task(self._play_bots())

    async def _play_bots(self) -> None:
        while self._readers and (seat := self._bot_to_move()) is not None:
            moment = self.match.moment
            _, option = await asyncio.gather(asyncio.sleep(PACES[self.row.pace]), self._thought_of(seat))
            async with self._one_at_a_time:
                if moment == self.match.moment and self._bot_to_move() == seat:
                    await self._choose(option, "bot")

    async def _thought_of(self, seat: SeatRow) -> str:
        """What a bot chooses. A bot that fails must not hold up the game: then chance decides."""
        assert seat.level is not None
        begun = perf_counter()
        try:
            thought = await self._thinkers.ask(self._question(seat.level))
        except Exception:
            log.exception("bot_failed", table=self.row.id, level=seat.level)
            decision = self.match.game.decision
            assert decision is not None
            return RandomBot().decide(self.match.game.view(seat.seat), decision).notation
        self._metrics.thinking.labels(seat.level).observe(perf_counter() - begun)
        return thought.option

    def _question(self, level: str) -> Question:
        return Question(self.row.id, rules_of(self.row), self.row.seed, tuple(self.match.choices), level)

    async def hint(self, reader: Reader, moment: str) -> None:
        """What a bot would do in the reader's place."""
        seat = self._own_seat(reader)
        decision = self.match.game.decision
        if not self.row.hints:
            raise NotNow("no-hints")
        if decision is None or decision.player != seat or moment != self.match.moment:
            raise NotNow("moment-has-passed")
        view, speaker = self.match.game.view(seat), self.speaker(reader)
        thought = await self._thinkers.ask(self._question(ADVISER), explain=True)
        option = option_named(thought.option)
        number = decision.options.index(option) + 1
        text = hint_words(reader.words, number, option_label(speaker, option, decision, view), thought.reason)
        reader.tell({"type": "hint", "moment": moment, "option": thought.option, "text": text})

    async def close(self) -> None:
        """Put the table away; it is all kept."""
        async with self._one_at_a_time:
            if self._bots is not None:
                self._bots.cancel()
            self._dismiss_all()
