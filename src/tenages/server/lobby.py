"""All tables of a server: makes new ones, loads stored ones, unloads idle ones."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from random import randrange
from time import perf_counter
from typing import Any, Final
from weakref import WeakValueDictionary

import structlog

from tenages.cards import setup_of
from tenages.game import Game
from tenages.opening import deal as new_deal
from tenages.records.changes import check_choices, check_version
from tenages.rules.setup import Rules
from tenages.server.bot_pool import BotPool
from tenages.server.errors import NotAllowed, NotFound, NotNow, TooMany
from tenages.server.game_session import GameSession
from tenages.server.limits import Buckets
from tenages.server.messages.lobby import TableWanted
from tenages.server.metrics import Metrics
from tenages.server.secrets import digest, matches, new_id, new_secret
from tenages.server.settings import Settings
from tenages.server.storage.rows import SeatRow, TableRow
from tenages.server.storage.store import Store
from tenages.server.table import LiveTable
from tenages.version import ENGINE_VERSION

log: Any = structlog.get_logger("tenages.lobby")

SEEDS: Final = 2**32
HOUR: Final = 3600.0
SWEEP_SECONDS: Final = 60.0


def deal(row: TableRow) -> Game:
    """The game of a table before its first choice."""
    return new_deal(row.rules, row.seed)


class Lobby:
    """All tables of a server."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        bot_pool: BotPool,
        metrics: Metrics,
        deals: Callable[[TableRow], Game] = deal,
    ) -> None:
        self.settings = settings
        self.store = store
        self.bot_pool = bot_pool
        self.metrics = metrics
        self._deals = deals
        self._tables: dict[str, LiveTable] = {}
        self._opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._new_tables = Buckets(settings.tables_per_hour, settings.tables_per_hour / HOUR)

    # --- new tables ---------------------------------------------------------------------------------------------------

    async def make(self, wanted: TableWanted, address: str) -> tuple[LiveTable, int | None, str]:
        """A new table; the maker's own seat, if any, and the secret that holds it."""
        # Whether sets are mixed is decided now, in case the default of an edition ever changes.
        rules = wanted.rules._replace(american=setup_of(wanted.rules, 0).american)
        yours = [number for number, seat in enumerate(wanted.seats) if seat.keeper == "you"]
        if len(yours) > 1:
            raise NotNow("one-seat-each")
        if yours and wanted.name is None:
            raise NotNow("name-needed")
        await self._check_room(address)
        secret = new_secret()
        seats = tuple([_seat(number, wanted, secret) for number in range(len(wanted.seats))])
        row = _row(rules, wanted.seed, seats, listed=wanted.listed, hints=wanted.hints, pace=wanted.pace)
        table = await self._add(row)
        return table, yours[0] if yours else None, secret

    async def _check_room(self, address: str) -> None:
        if not self._new_tables.take(address):
            raise TooMany("too-many-tables-made")
        if await self.store.under_way() >= self.settings.most_tables:
            raise TooMany("too-many-tables")

    async def _add(self, row: TableRow) -> LiveTable:
        session = self._session(row)
        await self.store.add_table(row)
        return self._keep(row, session)

    def _session(self, row: TableRow) -> GameSession:
        return GameSession(lambda: self._deals(row), row.choices, row.undone)

    def _keep(self, row: TableRow, session: GameSession) -> LiveTable:
        table = LiveTable(row, session, self.store, self.bot_pool, self.metrics, self.settings)
        self._tables[row.id] = table
        self.metrics.tables_open.set(len(self._tables))
        return table

    async def rematch(self, table: LiveTable, secret: str | None, address: str) -> tuple[LiveTable, int]:
        """The table at which the same people play again. Each keeps his seat and its secret."""
        seat = self.seat_of(table, secret)
        if seat is None:
            raise NotAllowed("only-players")
        if table.row.phase != "over":
            raise NotNow("not-over")
        async with self._lock_of(table.row.id):
            if table.row.next is None:
                await self._check_room(address)
                old = table.row
                row = _row(old.rules, None, old.seats, listed=False, hints=old.hints, pace=old.pace)
                await self._add(row)
                await table.lead_to(row.id)
        assert table.row.next is not None
        return await self.table(table.row.next), seat

    # --- existing tables ----------------------------------------------------------------------------------------------

    async def table(self, table_id: str) -> LiveTable:
        """The table with this id, from memory or from the database."""
        async with self._lock_of(table_id):
            table = self._tables.get(table_id)
            if table is None or table.lost:
                table = await self._open(table_id)
            return table

    def _lock_of(self, table_id: str) -> asyncio.Lock:
        """Held while a table is opened, so that it is never opened twice. It vanishes with its last holder."""
        return self._opening.setdefault(table_id, asyncio.Lock())

    async def _open(self, table_id: str) -> LiveTable:
        row = await self.store.table(table_id)
        if row is None:
            raise NotFound("no-such-table")
        if row.engine != ENGINE_VERSION:
            row = await self._brought_up_to_date(row)
        session = await asyncio.to_thread(self._session, row)
        if session.game.over and row.phase == "playing":
            # The server was killed between the last choice and the change of phase: the choices decide.
            await self.store.change(table_id, phase="over")
            row = await self.store.table(table_id) or row
        if row.archived:
            await self.store.revive(table_id)
        return self._keep(row, session)

    async def _brought_up_to_date(self, row: TableRow) -> TableRow:
        """A table that an earlier version of the engine began, if it plays the same by today's rules."""
        check_version(row.engine)
        await asyncio.to_thread(check_choices, self._deals(row), row.choices, row.engine)
        await self.store.change(row.id, engine=ENGINE_VERSION)
        return replace(row, engine=ENGINE_VERSION)

    def seat_of(self, table: LiveTable, secret: str | None) -> int | None:
        """The seat that this secret holds; None if it holds none."""
        for seat in table.row.seats:
            if matches(secret, seat.token):
                return seat.seat
        return None

    async def sit_down(self, table: LiveTable, seat: int, name: str, secret: str | None) -> str:
        """Take an open seat; returns the secret that holds it."""
        if self.seat_of(table, secret) is not None:
            raise NotNow("already-seated")
        held = new_secret()
        await table.sit_down(seat, name, digest(held))
        return held

    async def offer_seat(self, table: LiveTable, secret: str | None) -> str:
        """A key that moves the seat of this secret to another device."""
        seat = self.seat_of(table, secret)
        if seat is None:
            raise NotAllowed("only-players")
        key = new_secret()
        await table.offer_seat(seat, digest(key))
        return key

    async def move_seat(self, table: LiveTable, key: str) -> tuple[int, str]:
        """Take a seat over with its key; returns the seat and its new secret."""
        for seat in table.row.seats:
            if matches(key, seat.key):
                held = new_secret()
                await table.move_seat(seat.seat, digest(held))
                return seat.seat, held
        raise NotAllowed("key-is-used-up")

    # --- cleaning up --------------------------------------------------------------------------------------------------

    async def sweep(self) -> None:
        """Unload tables that nobody uses, and archive those that nobody has used for long."""
        idle_before = perf_counter() - 60 * self.settings.idle_minutes
        for table_id, table in list(self._tables.items()):
            if not table.in_use and table.idle_since < idle_before:
                del self._tables[table_id]
        await self.store.archive(datetime.now(UTC) - timedelta(days=self.settings.archive_days))
        self.metrics.tables_open.set(len(self._tables))
        self.metrics.tables_under_way.set(await self.store.under_way())

    async def sweep_forever(self) -> None:
        """Sweep regularly. A database that fails for a while is no reason to stop."""
        while True:
            try:
                await self.sweep()
            except Exception:
                log.exception("sweep_failed")
            await asyncio.sleep(SWEEP_SECONDS)

    async def close(self) -> None:
        """Close all tables; everything is stored."""
        for table in list(self._tables.values()):
            await table.close()
        self._tables.clear()
        self.bot_pool.close()
        await self.store.close()


def _seat(number: int, wanted: TableWanted, secret: str) -> SeatRow:
    seat = wanted.seats[number]
    if seat.keeper == "bot":
        return SeatRow(number, "bot", "", seat.level, None, None)
    if seat.keeper == "open":
        return SeatRow(number, "open", "", None, None, None)
    return SeatRow(number, "person", wanted.name or "", None, digest(secret), None)


def _row(
    rules: Rules, seed: int | None, seats: tuple[SeatRow, ...], *, listed: bool, hints: bool, pace: str
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
        seed=randrange(SEEDS) if seed is None else seed,
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
    )
