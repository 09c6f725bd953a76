"""What the operator does with tables, beside a running server: it follows, since the database is the log of a table."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection, Sequence
from functools import partial
from typing import Final, NamedTuple, TypeVar

from tenages.opening import deal
from tenages.records.changes import CURRENT, check_choices, check_version
from tenages.records.saved import record
from tenages.rules.errors import TenAgesError
from tenages.server.endings import ending_of
from tenages.server.errors import DamagedTable, NotFound, NotNow
from tenages.server.game_session import GameSession
from tenages.server.settings import usual_database
from tenages.server.storage import queries
from tenages.server.storage.engine import must_exist
from tenages.server.storage.rows import Damaged, Overtaken, TableChange, TableRow
from tenages.server.storage.store import Store
from tenages.server.table_messages import names_of
from tenages.words.catalogue import Words

MOST_LISTED: Final = 1000
MOST_ATTEMPTS: Final = 20
"""How often a table is closed again when someone chooses at the same time."""

T = TypeVar("T")


class StoredTable(NamedTuple):
    """A table without its choices, and their number."""

    row: TableRow
    choices: int


def with_store(database: str, work: Callable[[Store], Awaitable[T]]) -> T:
    """Do something with a database that exists; a server may use it at the same time."""
    url = database or usual_database()
    must_exist(url)

    async def run() -> T:
        store = await Store.open(url)
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())


async def stored_tables(store: Store, *, archived: bool) -> list[StoredTable]:
    """Tables, the last used first; with archived ones, or without."""
    rows = await store.read(partial(queries.all_tables, limit=MOST_LISTED, archived=archived))
    return await _counted(store, rows)


async def stored_table(store: Store, table_id: str) -> StoredTable:
    """One table."""
    rows = await store.read(partial(queries.tables_named, table_ids=[table_id]))
    if not rows:
        raise _unknown([table_id])
    return (await _counted(store, rows))[0]


async def _counted(store: Store, rows: Sequence[TableRow]) -> list[StoredTable]:
    lengths = await store.read(partial(queries.lengths, table_ids=[row.id for row in rows]))
    return [StoredTable(row, lengths.get(row.id, 0)) for row in rows]


async def record_of(store: Store, table_id: str, words: Words) -> str:
    """The record of a game, also of one under way. It reveals all cards."""
    try:
        row = await store.table(table_id)
    except Damaged as error:
        raise DamagedTable("damaged-table") from error
    if row is None:
        raise _unknown([table_id])
    if row.phase == "waiting":
        raise NotNow("not-playing")
    if row.engine not in CURRENT:
        check_version(row.engine)
        check_choices(deal(row.rules, row.seed, row.position), row.choices, row.engine)
    session = GameSession(lambda: deal(row.rules, row.seed, row.position), row.choices, row.undone)
    return record(session.game, names_of(row.seats, words), ending_of(row))


async def close_tables(store: Store, table_ids: Collection[str]) -> None:
    """Disconnect everyone, and archive the tables. Whoever opens the link of one later goes on there."""
    await check_known(store, table_ids)
    for table_id in table_ids:
        await _close(store, table_id)


async def _close(store: Store, table_id: str) -> None:
    for _ in range(MOST_ATTEMPTS):
        revisions = await store.revisions([table_id])
        if table_id not in revisions:
            return
        try:
            await store.change(TableChange(table_id, revisions[table_id], columns={"archived": True}))
        except Overtaken:
            continue
        return
    raise NotNow("moment-has-passed")


async def check_known(store: Store, table_ids: Collection[str]) -> None:
    """Raise an error that names the tables that do not exist."""
    known = await store.revisions(table_ids)
    missing = [table_id for table_id in table_ids if table_id not in known]
    if missing:
        raise _unknown(missing)


def _unknown(table_ids: Sequence[str]) -> TenAgesError:
    return NotFound("no-table-with-id", count=len(table_ids), ids=tuple(table_ids))
