"""All tables of a server: new ones are made, others come back from where they are kept, idle ones are put away."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from random import randrange
from time import perf_counter
from typing import Any, Final
from weakref import WeakValueDictionary

import structlog

from tenages.cards import setup_of
from tenages.game import Game
from tenages.opening import Rules
from tenages.opening import deal as new_deal
from tenages.rules.errors import OtherVersion
from tenages.server.limits import Buckets
from tenages.server.match import Match
from tenages.server.messages.house import TableWanted
from tenages.server.metrics import Metrics
from tenages.server.refusals import NotHere, NotNow, NotYours, TooMany
from tenages.server.secrets import new_id, new_secret, opens, seal
from tenages.server.settings import Settings
from tenages.server.storage.rows import SeatRow, TableRow
from tenages.server.storage.store import Store
from tenages.server.table import LiveTable, rules_of
from tenages.server.thinkers import Thinkers
from tenages.version import ENGINE_VERSION

log: Any = structlog.get_logger("tenages.house")

SEEDS: Final = 2**32
HOUR: Final = 3600.0
SWEEP_SECONDS: Final = 60.0


def deal(row: TableRow) -> Game:
    """The game of a table before its first choice."""
    return new_deal(rules_of(row), row.seed)


class House:
    """Where the tables are."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        thinkers: Thinkers,
        metrics: Metrics,
        deals: Callable[[TableRow], Game] = deal,
    ) -> None:
        self.settings = settings
        self.store = store
        self.thinkers = thinkers
        self.metrics = metrics
        self._deals = deals
        self._tables: dict[str, LiveTable] = {}
        self._opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._makers = Buckets(settings.tables_per_hour, settings.tables_per_hour / HOUR)

    # --- new tables ---------------------------------------------------------------------------------------------------

    async def make(self, wanted: TableWanted, address: str) -> tuple[LiveTable, int | None, str]:
        """A new table; the seat of who wanted it, if any, and the secret that holds it."""
        rules = Rules(
            len(wanted.seats), wanted.edition, wanted.teams, tuple(wanted.expansions), wanted.american, wanted.language
        )
        # Whether sets are mixed is settled now, should an edition's usage ever change.
        rules = rules._replace(american=setup_of(rules, 0).american)
        yours = [number for number, seat in enumerate(wanted.seats) if seat.keeper == "you"]
        if len(yours) > 1:
            raise NotNow("one-seat-each")
        if yours and wanted.name is None:
            raise NotNow("name-needed")
        await self._must_have_room(address)
        secret = new_secret()
        seats = tuple([_seat(number, wanted, secret) for number in range(len(wanted.seats))])
        row = _row(rules, wanted.seed, seats, listed=wanted.listed, hints=wanted.hints, pace=wanted.pace)
        table = await self._add(row)
        return table, yours[0] if yours else None, secret

    async def _must_have_room(self, address: str) -> None:
        if not self._makers.take(address):
            raise TooMany("too-many-tables-made")
        if await self.store.under_way() >= self.settings.most_tables:
            raise TooMany("too-many-tables")

    async def _add(self, row: TableRow) -> LiveTable:
        match = self._match(row)
        await self.store.add_table(row)
        return self._keep(row, match)

    def _match(self, row: TableRow) -> Match:
        return Match(lambda: self._deals(row), row.choices, row.undone)

    def _keep(self, row: TableRow, match: Match) -> LiveTable:
        table = LiveTable(row, match, self.store, self.thinkers, self.metrics, self.settings)
        self._tables[row.id] = table
        self.metrics.tables_open.set(len(self._tables))
        return table

    async def rematch(self, table: LiveTable, secret: str | None, address: str) -> tuple[LiveTable, int]:
        """The table at which the same people play again. Each keeps the seat with the secret he has."""
        seat = self.seat_of(table, secret)
        if seat is None:
            raise NotYours("only-players")
        if table.row.phase != "over":
            raise NotNow("not-over")
        async with self._alone_with(table.row.id):
            if table.row.next is None:
                await self._must_have_room(address)
                old = table.row
                row = _row(rules_of(old), None, old.seats, listed=False, hints=old.hints, pace=old.pace)
                await self._add(row)
                await table.lead_to(row.id)
        assert table.row.next is not None
        return await self.table(table.row.next), seat

    # --- tables that there are ----------------------------------------------------------------------------------------

    async def table(self, table_id: str) -> LiveTable:
        """The table of that name: from memory, or from where it is kept."""
        async with self._alone_with(table_id):
            table = self._tables.get(table_id)
            if table is None or table.lost:
                table = await self._open(table_id)
            return table

    def _alone_with(self, table_id: str) -> asyncio.Lock:
        """Held by whoever opens a table, so that it is never opened twice. It is forgotten with its last holder."""
        return self._opening.setdefault(table_id, asyncio.Lock())

    async def _open(self, table_id: str) -> LiveTable:
        row = await self.store.table(table_id)
        if row is None:
            raise NotHere("no-such-table")
        if row.engine != ENGINE_VERSION:
            raise OtherVersion("other-version", version=str(row.engine), ours=str(ENGINE_VERSION))
        match = await asyncio.to_thread(self._match, row)
        if match.game.over and row.phase == "playing":
            # Killed between the last choice and the end: the choices are what counts.
            await self.store.change(table_id, phase="over")
            row = await self.store.table(table_id) or row
        if row.archived:
            await self.store.revive(table_id)
        return self._keep(row, match)

    def seat_of(self, table: LiveTable, secret: str | None) -> int | None:
        """The seat that this secret holds; None for whoever holds none."""
        for seat in table.row.seats:
            if opens(secret, seat.token):
                return seat.seat
        return None

    async def sit_down(self, table: LiveTable, seat: int, name: str, secret: str | None) -> str:
        """Take an open seat; gives the secret that holds it."""
        if self.seat_of(table, secret) is not None:
            raise NotNow("already-seated")
        held = new_secret()
        await table.sit_down(seat, name, seal(held))
        return held

    async def offer_seat(self, table: LiveTable, secret: str | None) -> str:
        """A key that moves one's own seat to another device."""
        seat = self.seat_of(table, secret)
        if seat is None:
            raise NotYours("only-players")
        key = new_secret()
        await table.offer_seat(seat, seal(key))
        return key

    async def move_seat(self, table: LiveTable, key: str) -> tuple[int, str]:
        """Take a seat over with its key; gives the seat and the secret that holds it from now on."""
        for seat in table.row.seats:
            if opens(key, seat.key):
                held = new_secret()
                await table.move_seat(seat.seat, seal(held))
                return seat.seat, held
        raise NotYours("key-is-used-up")

    # --- putting away -------------------------------------------------------------------------------------------------

    async def sweep(self) -> None:
        """Put away the tables that nobody uses, and archive those that nobody has used for long."""
        long_ago = perf_counter() - 60 * self.settings.idle_minutes
        for table_id, table in list(self._tables.items()):
            if not table.in_use and table.idle_since < long_ago:
                del self._tables[table_id]
        await self.store.archive(datetime.now(UTC) - timedelta(days=self.settings.archive_days))
        self.metrics.tables_open.set(len(self._tables))
        self.metrics.tables_under_way.set(await self.store.under_way())

    async def sweep_for_ever(self) -> None:
        """Sweep now and then. A database that does not answer for a while is no reason to stop."""
        while True:
            try:
                await self.sweep()
            except Exception:
                log.exception("sweep_failed")
            await asyncio.sleep(SWEEP_SECONDS)

    async def close(self) -> None:
        """Close all tables; everything is kept."""
        for table in list(self._tables.values()):
            await table.close()
        self._tables.clear()
        self.thinkers.close()
        await self.store.close()


def _seat(number: int, wanted: TableWanted, secret: str) -> SeatRow:
    seat = wanted.seats[number]
    if seat.keeper == "bot":
        return SeatRow(number, "bot", "", seat.level, None, None)
    if seat.keeper == "open":
        return SeatRow(number, "open", "", None, None, None)
    return SeatRow(number, "person", wanted.name or "", None, seal(secret), None)


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
