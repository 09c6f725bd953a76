"""All tables of a server: makes new ones, loads stored ones, unloads idle ones."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import partial
from time import perf_counter
from typing import Any, Final
from weakref import WeakValueDictionary

import structlog

from tenages.bots.levels import level_beside
from tenages.cards import setup_of
from tenages.game import Game
from tenages.opening import deal as new_deal
from tenages.records.changes import CURRENT, WITH_ORIGIN, check_choices, check_version
from tenages.records.seeds import new_seed
from tenages.rules.errors import BadRecord, OtherVersion, TenAgesError
from tenages.rules.setup import Rules
from tenages.server.errors import DamagedTable, NotAllowed, NotFound, NotNow, TooMany
from tenages.server.followed_table import Services
from tenages.server.game_session import GameSession
from tenages.server.lesson import AFTERWARDS, DEAL, LEARNER, OPPONENT, PATIENT, rules_of_lesson
from tenages.server.limits import Buckets
from tenages.server.messages.lobby import LessonWanted, RematchWanted, TableWanted
from tenages.server.messages.positions import TableFromWanted
from tenages.server.metrics import Metrics
from tenages.server.origins import Begun
from tenages.server.peers import DatabasePeers, NoPeers, Peers
from tenages.server.secrets import digest, new_id, new_secret
from tenages.server.settings import Settings
from tenages.server.storage.queries import Room
from tenages.server.storage.rows import Damaged, Overtaken, SeatRow, TableChange, TableRow
from tenages.server.storage.store import Store
from tenages.server.storage.waking import TableNews
from tenages.server.table import LiveTable
from tenages.server.thinking.own_bots import OwnBots
from tenages.server.thinking.shared_bots import JobThinkers, SharedBots
from tenages.server.thinking.thoughts import Bots
from tenages.version import ENGINE_VERSION

log: Any = structlog.get_logger("tenages.lobby")

HOUR: Final = timedelta(hours=1)
SWEEP_SECONDS: Final = 60.0
LOOK_SECONDS: Final = 5.0
"""How often all tables in memory are compared with the database, in case a message was lost."""


MOST_READ: Final = 1000
MOST_LISTED: Final = 100
MOST_LISTED_OF_A_NETWORK: Final = 5


def deal(row: TableRow) -> Game:
    """The game of a table before its first choice."""
    if (row.engine == WITH_ORIGIN) != bool(row.position):
        raise BadRecord("damaged-snapshot", part="origin")
    return new_deal(row.rules, row.seed, row.position)


class Lobby:
    """All tables of a server."""

    def __init__(
        self, settings: Settings, store: Store, metrics: Metrics, process: str, deals: Callable[[TableRow], Game] = deal
    ) -> None:
        self.settings = settings
        self.store = store
        self.metrics = metrics
        self.process = process
        self._deals = deals
        self._tables: dict[str, LiveTable] = {}
        self._opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.work = Buckets(settings.work_burst, settings.work_per_second)
        """What each network may ask for."""
        self._following: set[asyncio.Task[None]] = set()
        self._thinkers: JobThinkers | None = None
        self._list: list[TableRow] = []
        self._list_until = 0.0
        self.peers: Peers = NoPeers()
        self.bots: Bots

    @classmethod
    async def open(
        cls, settings: Settings, metrics: Metrics, deals: Callable[[TableRow], Game] = deal, bots: Bots | None = None
    ) -> Lobby:
        """Open the database, and join the other processes that use it."""
        process = new_id()
        store = await Store.open(settings.database_url, process, alone=True)
        lobby = cls(settings, store, metrics, process, deals)
        if store.is_shared:
            peers = DatabasePeers(
                store,
                process,
                lobby._tables.__contains__,
                lobby._table_changed,
                lobby._presence_changed,
                lobby._may_have_missed,
            )
            lobby.peers = peers
            await peers.start()
            lobby.bots = bots or SharedBots(store, process, peers, settings.thought_seconds)
            if settings.thinks and bots is None:
                # Under a name of its own, since a process does not listen to itself.
                lobby._thinkers = JobThinkers(store.engine, new_id(), settings.bot_processes, settings.thought_seconds)
        else:
            lobby.bots = bots or OwnBots(settings.bot_processes, settings.thought_seconds)
        return lobby

    # --- following other processes ------------------------------------------------------------------------------------

    def _table_changed(self, news: TableNews) -> None:
        table = self._tables.get(news.table_id)
        if table is not None:
            self._in_background(partial(table.catch_up, news))

    def _presence_changed(self, table_id: str) -> None:
        table = self._tables.get(table_id)
        if table is not None:
            self._in_background(table.look_elsewhere)

    def _may_have_missed(self) -> None:
        for table in self._tables.values():
            self._in_background(table.catch_up)
            self._in_background(table.look_elsewhere)

    def _in_background(self, work: Callable[[], Any]) -> None:
        async def run() -> None:
            try:
                await work()
            except Exception:
                log.exception("following_failed")

        task = asyncio.get_running_loop().create_task(run())
        self._following.add(task)
        task.add_done_callback(self._following.discard)

    async def look(self) -> None:
        """Follow all tables in memory that have changed in the database without a message."""
        tables = dict(self._tables)
        stored = await self.store.revisions(list(tables))
        for table_id, table in tables.items():
            if table_id not in stored:
                self._tables.pop(table_id, None)
                await table.close()
            elif stored[table_id] > table.row.revision:
                self._in_background(table.catch_up)

    # --- new tables ---------------------------------------------------------------------------------------------------

    async def make(self, wanted: TableWanted, network: str) -> tuple[LiveTable, int | None, str]:
        """A new table; the maker's own seat, if any, and the secret that holds it."""
        # Whether sets are mixed is decided now, in case the default of an edition ever changes.
        rules = wanted.rules._replace(american=setup_of(wanted.rules, 0).american)
        yours = [number for number, seat in enumerate(wanted.seats) if seat.keeper == "you"]
        if len(yours) > 1:
            raise NotNow("one-seat-each")
        if yours and wanted.name is None:
            raise NotNow("name-needed")
        secret = new_secret()
        seats = tuple([_seat(number, wanted, secret) for number in range(len(wanted.seats))])
        row = _row(rules, wanted.seed, seats, network, listed=wanted.listed, hints=wanted.hints, pace=wanted.pace)
        table = await self._add(row)
        return table, yours[0] if yours else None, secret

    async def make_lesson(self, wanted: LessonWanted, network: str) -> tuple[LiveTable, str]:
        """The table of a guided first game, and the secret that holds the seat of the one who learns."""
        secret = new_secret()
        learner = SeatRow(LEARNER, "person", wanted.name, None, digest(secret), None)
        opponent = SeatRow(OPPONENT, "bot", "", PATIENT, None, None)
        rules = rules_of_lesson(wanted.language)
        rules = rules._replace(american=setup_of(rules, 0).american)
        row = _row(rules, DEAL, (learner, opponent), network, listed=False, hints=True, pace="none")
        return await self._add(row), secret

    async def make_from(self, begun: Begun, wanted: TableFromWanted, network: str) -> tuple[LiveTable, str]:
        """A table that begins somewhere in a game; and the secret that holds the seat of the one who asked for it."""
        secret = new_secret()
        person = SeatRow(wanted.seat, "person", wanted.name, None, digest(secret), None)
        seats = tuple(
            [
                person if seat == wanted.seat else SeatRow(seat, "bot", "", wanted.level, None, None)
                for seat in range(begun.rules.players)
            ]
        )
        row = _row(begun.rules, begun.seed, seats, network, listed=False, hints=wanted.hints, pace=wanted.pace)
        # Servers that would deal a new game here must refuse the table.
        engine = WITH_ORIGIN if begun.position else ENGINE_VERSION
        row = replace(
            row,
            engine=engine,
            typed=False,
            choices=begun.choices,
            position=begun.position,
            floor=len(begun.choices),
        )
        session = await asyncio.to_thread(self._session, row)
        return await self._add(row, session), secret

    def _refusal(self, row: TableRow, room: Room) -> TenAgesError | None:
        """Why there is no room for another table."""
        settings = self.settings
        if room.recent >= settings.tables_per_hour:
            return TooMany("too-many-tables-made")
        if room.under_way >= settings.most_tables:
            return TooMany("too-many-tables")
        if room.own >= settings.most_own_tables:
            return TooMany("too-many-own-tables", most=settings.most_own_tables)
        if room.unused >= settings.most_unused_tables:
            return TooMany("too-many-unused-tables", most=settings.most_unused_tables)
        if all(seat.keeper == "bot" for seat in row.seats):
            own, most = room.own_among_bots, settings.most_tables_of_bots
            if room.among_bots >= most or own >= settings.most_own_tables_of_bots:
                return TooMany("too-many-tables-of-bots")
        return None

    async def _add(self, row: TableRow, session: GameSession | None = None) -> LiveTable:
        session = session or self._session(row)
        await self.store.add_table_if_room(row, datetime.now(UTC) - HOUR, partial(self._refusal, row))
        return self._keep(row, session)

    def _session(self, row: TableRow) -> GameSession:
        return GameSession(lambda: self._deals(row), row.choices, row.undone, row.floor)

    def _keep(self, row: TableRow, session: GameSession) -> LiveTable:
        table = LiveTable(row, session, Services(self.store, self.bots, self.peers, self.metrics, self.settings))
        self._tables[row.id] = table
        self.metrics.tables_open.set(len(self._tables))
        return table

    async def rematch(
        self, table: LiveTable, secret: str | None, network: str, wanted: RematchWanted
    ) -> tuple[LiveTable, int]:
        """The table at which the same people play again. Each keeps his seat and its secret, but no key."""
        token = None if secret is None else digest(secret)
        seat = table.seat_of(token)
        if seat is None:
            seat = table.held_seat_of(token)
        if seat is None:
            seat = table.conceded_seat_of(token)
        if seat is None:
            raise NotAllowed("only-players")
        if table.row.phase != "over":
            raise NotNow("not-over")
        following = await self._table_of_rematch(table, network, wanted)
        return await self.table(following), seat

    async def _table_of_rematch(self, table: LiveTable, network: str, wanted: RematchWanted) -> str:
        # All who ask this process at once get the same table.
        async with self._lock_of(table.row.id):
            old = table.row
            if old.next is not None:
                return old.next
            seats = tuple([_for_rematch(each, wanted) for each in old.seats])
            row = _row(old.rules, None, seats, network, listed=False, hints=old.hints, pace=old.pace)
            await self._add(row)
            following = await table.lead_to(row.id)
            if following != row.id:
                # Another process was faster, and nobody knows this table.
                self._tables.pop(row.id, None)
                await self.store.remove_tables([row.id])
            return following

    # --- existing tables ----------------------------------------------------------------------------------------------

    async def table(self, table_id: str) -> LiveTable:
        """The table with this id, from memory or from the database."""
        async with self._lock_of(table_id):
            table = self._tables.get(table_id)
            if table is None or table.lost:
                return await self._open(table_id)
            if self.store.is_shared:
                await self._follow(table)
                if table.lost:
                    return await self._open(table_id)
            # Whoever asked for it is about to use it.
            table.idle_since = perf_counter()
            return table

    @staticmethod
    async def _follow(table: LiveTable) -> None:
        try:
            await table.catch_up()
        except NotNow:
            raise
        except (TenAgesError, Damaged) as error:
            raise _damaged(table.row.id, error) from None

    def _lock_of(self, table_id: str) -> asyncio.Lock:
        """Held while a table is opened, so that it is never opened twice. It vanishes with its last holder."""
        return self._opening.setdefault(table_id, asyncio.Lock())

    async def _open(self, table_id: str) -> LiveTable:
        try:
            row = await self.store.table(table_id)
            if row is None:
                raise NotFound("no-such-table")
            if row.engine not in CURRENT:
                row = await self._brought_up_to_date(row)
            session = await asyncio.to_thread(self._session, row)
        except (NotFound, OtherVersion):
            raise
        except Overtaken:
            return await self._open(table_id)
        except (TenAgesError, Damaged) as error:
            raise _damaged(table_id, error) from None
        return self._keep(await self._used_again(row, session), session)

    async def _used_again(self, row: TableRow, session: GameSession) -> TableRow:
        """A table that someone opens is no longer archived; and its choices decide whether the game is over."""
        over = session.game.over and row.phase == "playing"
        if not over and not row.archived:
            return row
        changes: dict[str, Any] = {"phase": "over"} if over else {}
        try:
            await self.store.change(TableChange(row.id, row.revision, columns=changes))
        except Overtaken:
            return row  # whoever was faster did the same, or more; this process follows
        return row.after_change(**changes)

    async def _brought_up_to_date(self, row: TableRow) -> TableRow:
        """A table that an earlier version of the engine began, if it plays the same by today's rules."""
        check_version(row.engine)
        await asyncio.to_thread(check_choices, self._deals(row), row.choices, row.engine)
        await self.store.change(TableChange(row.id, row.revision, columns={"engine": ENGINE_VERSION}))
        return row.after_change(engine=ENGINE_VERSION)

    async def sit_down(self, table: LiveTable, seat: int, name: str, secret: str | None) -> str:
        """Take an open seat; returns the secret that holds it."""
        token = None if secret is None else digest(secret)
        if table.seat_of(token) is not None or table.held_seat_of(token) is not None:
            raise NotNow("already-seated")
        new = new_secret()
        await table.sit_down(seat, name, digest(new))
        return new

    async def offer_seat(self, table: LiveTable, secret: str | None) -> str:
        """A key that moves the seat of this secret to another device."""
        key = new_secret()
        await table.offer_seat(None if secret is None else digest(secret), digest(key))
        return key

    async def move_seat(self, table: LiveTable, key: str) -> tuple[int, str]:
        """Take a seat over with its key; returns the seat and its new secret."""
        new = new_secret()
        return await table.move_seat(digest(key), digest(new)), new

    async def listed(self) -> list[TableRow]:
        """The newest listed tables, a few of each network at most; read once a second however many ask."""
        now = perf_counter()
        if now >= self._list_until:
            self._list_until = now + self.settings.list_seconds
            self._list = _few_of_each(await self.store.listed(MOST_READ))
        return self._list

    # --- cleaning up --------------------------------------------------------------------------------------------------

    async def sweep(self) -> None:
        """Unload tables that nobody uses, archive those that nobody has used for long, remove those never used."""
        idle_before = perf_counter() - 60 * self.settings.idle_minutes
        for table_id, table in list(self._tables.items()):
            if not table.in_use and table.idle_since < idle_before:
                del self._tables[table_id]
        now = datetime.now(UTC)
        await self.store.archive(now - timedelta(days=self.settings.archive_days))
        in_use = [table_id for table_id, table in self._tables.items() if table.in_use]
        await self.store.remove_unused(now - timedelta(hours=self.settings.unused_hours), in_use)
        self.metrics.tables_open.set(len(self._tables))
        self.metrics.tables_under_way.set(await self.store.under_way())

    async def repeat(self, work: Callable[[], Any], seconds: float) -> None:
        """Do something regularly. A database that fails for a while is no reason to stop."""
        while True:
            try:
                await work()
            except Exception:
                log.exception("regular_work_failed", work=work.__name__)
            await asyncio.sleep(seconds)

    async def close(self) -> None:
        """Close all tables; everything is stored."""
        if self._thinkers is not None:
            self._thinkers.close()
        for table in list(self._tables.values()):
            await table.close()
        self._tables.clear()
        await self.bots.close()
        await self.peers.close()
        await self.store.close()


def _damaged(table_id: str, error: Exception) -> DamagedTable:
    # What is wrong may name cards that only a player may see: only the operator gets it.
    log.error("damaged_table", table=table_id, why=str(error))
    return DamagedTable("damaged-table")


def _few_of_each(rows: Sequence[TableRow]) -> list[TableRow]:
    """At most a few tables of each network, so that nobody can push those of all others out of the list."""
    counts = Counter[str]()
    found: list[TableRow] = []
    for row in rows:
        counts[row.made_by] += 1
        if not row.made_by or counts[row.made_by] <= MOST_LISTED_OF_A_NETWORK:
            found.append(row)
    return found[:MOST_LISTED]


def _seat(number: int, wanted: TableWanted, secret: str) -> SeatRow:
    seat = wanted.seats[number]
    if seat.keeper == "bot":
        return SeatRow(number, "bot", "", seat.level, None, None)
    if seat.keeper == "open":
        return SeatRow(number, "open", "", None, None, None)
    return SeatRow(number, "person", wanted.name or "", None, digest(secret), None)


def _for_rematch(seat: SeatRow, wanted: RematchWanted) -> SeatRow:
    """The same seat without its key. Who gave up last time plays again if he comes."""
    given = seat.given and not seat.conceded
    return replace(seat, key=None, level=_level(seat.level, wanted), given=given, conceded=False)


def _level(level: str | None, wanted: RematchWanted) -> str | None:
    """The level of a seat's bot in the rematch; the weakest gets no weaker, the strongest no stronger."""
    if level is None:
        return None
    if level == PATIENT:
        return AFTERWARDS  # nobody is taught twice
    return level_beside(level, {"weaker": -1, "same": 0, "stronger": 1}[wanted.bots])


def _row(
    rules: Rules, seed: int | None, seats: tuple[SeatRow, ...], network: str, *, listed: bool, hints: bool, pace: str
) -> TableRow:
    now = datetime.now(UTC)
    waits = any(seat.keeper == "open" for seat in seats)
    return TableRow(
        id=new_id(),
        edition=rules.edition,
        expansions=rules.expansions,
        american=rules.american,
        teams=rules.teams,
        language=rules.language,
        seed=new_seed() if seed is None else seed,
        engine=ENGINE_VERSION,
        listed=listed,
        hints=hints,
        pace=pace,
        phase="waiting" if waits else "playing",
        undone=0,
        next=None,
        made=now,
        touched=now,
        archived=False,
        seats=seats,
        choices=(),
        typed=seed is not None,
        made_by=network,
    )
