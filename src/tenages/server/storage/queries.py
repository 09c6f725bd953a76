"""The queries and statements of the store, each to be run within a transaction of the caller."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import asdict
from datetime import UTC, datetime
from typing import Any, Final

from sqlalchemy import Connection, Row, delete, exists, func, insert, literal, select, update

from tenages.server.storage.rows import SeatRow, TableRow
from tenages.server.storage.schema import CHOICES, NOT_ARCHIVED, REPLAYS, SEATS, TABLES

INSERT_CHOICE: Final = insert(CHOICES)
SEAT_COLUMNS: Final = [column for column in SEATS.c if column is not SEATS.c.table_id]


# --- writing ---------------------------------------------------------------------------------------------------------


def add_table(connection: Connection, table: TableRow) -> None:
    """Add a table with its seats and its choices, if it has any."""
    connection.execute(insert(TABLES), {column.name: getattr(table, column.name) for column in TABLES.c})
    connection.execute(insert(SEATS), [{"table_id": table.id, **asdict(seat)} for seat in table.seats])
    _insert_choices(connection, table.id, table.choices)


def add_choices(connection: Connection, choices: Sequence[Mapping[str, object]]) -> None:
    """Add choices of any tables; each has a `table_id`, a `number` and a `notation`."""
    connection.execute(INSERT_CHOICE, choices)
    _touch(connection, {str(choice["table_id"]) for choice in choices})


def take_back(connection: Connection, table_id: str, remaining: Sequence[str], counted: bool) -> None:
    """Replace all choices by those that remain after an undo."""
    connection.execute(delete(CHOICES).where(CHOICES.c.table_id == table_id))
    _insert_choices(connection, table_id, remaining)
    _touch(connection, {table_id}, undone=TABLES.c.undone + int(counted))


def save_seat(connection: Connection, table_id: str, seat: SeatRow) -> None:
    """Replace a seat."""
    here = (SEATS.c.table_id == table_id) & (SEATS.c.seat == seat.seat)
    connection.execute(update(SEATS).where(here).values(asdict(seat)))
    _touch(connection, {table_id})


def change(connection: Connection, table_id: str, changes: Mapping[str, object]) -> None:
    """Change columns of a table."""
    _touch(connection, {table_id}, **changes)


def archive(connection: Connection, before: datetime) -> int:
    """Archive tables that were not touched since; returns their number."""
    idle = update(TABLES).where(NOT_ARCHIVED, TABLES.c.touched < before)
    return connection.execute(idle.values(archived=True)).rowcount


def add_replay(connection: Connection, replay_id: str, record: str) -> None:
    """Add a record, unless it exists already."""
    there = exists().where(REPLAYS.c.id == replay_id)
    new = select(literal(replay_id), literal(record)).where(~there)
    connection.execute(insert(REPLAYS).from_select(["id", "record"], new))


def _insert_choices(connection: Connection, table_id: str, choices: Sequence[str]) -> None:
    rows = [{"table_id": table_id, "number": number, "notation": said} for number, said in enumerate(choices)]
    if rows:
        connection.execute(INSERT_CHOICE, rows)


def _touch(connection: Connection, table_ids: Collection[str], **changes: object) -> None:
    here = TABLES.c.id.in_(table_ids)
    connection.execute(update(TABLES).where(here).values(touched=datetime.now(UTC), **changes))


# --- reading ---------------------------------------------------------------------------------------------------------


def table(connection: Connection, table_id: str) -> TableRow | None:
    """A table with its seats and choices."""
    row = connection.execute(select(TABLES).where(TABLES.c.id == table_id)).one_or_none()
    if row is None:
        return None
    made = select(CHOICES.c.notation).where(CHOICES.c.table_id == table_id).order_by(CHOICES.c.number)
    return _table(row, _seats(connection, [table_id])[table_id], connection.execute(made).scalars())


def listed(connection: Connection, limit: int) -> list[TableRow]:
    """The listed tables, the newest first, without their choices."""
    # Not by the last choice: while the first melds are chosen, nobody may learn that someone has chosen.
    open_to_all = select(TABLES).where(NOT_ARCHIVED, TABLES.c.listed, TABLES.c.phase.in_(("waiting", "playing")))
    rows = connection.execute(open_to_all.order_by(TABLES.c.made.desc(), TABLES.c.id).limit(limit)).all()
    seats = _seats(connection, [row.id for row in rows])
    return [_table(row, seats[row.id]) for row in rows]


def under_way(connection: Connection) -> int:
    """The number of tables that are neither over nor archived."""
    unfinished = select(func.count()).select_from(TABLES).where(NOT_ARCHIVED, TABLES.c.phase != "over")
    return connection.execute(unfinished).scalar_one()


def replay(connection: Connection, replay_id: str) -> str | None:
    """A stored record."""
    return connection.execute(select(REPLAYS.c.record).where(REPLAYS.c.id == replay_id)).scalar_one_or_none()


def ping(connection: Connection) -> None:
    """Check that the database answers."""
    connection.execute(select(literal(1)))


def _seats(connection: Connection, table_ids: Collection[str]) -> dict[str, list[SeatRow]]:
    """The seats of each table, in order."""
    found: dict[str, list[SeatRow]] = {table_id: [] for table_id in table_ids}
    theirs = select(SEATS.c.table_id, *SEAT_COLUMNS).where(SEATS.c.table_id.in_(table_ids)).order_by(SEATS.c.seat)
    for table_id, *seat in connection.execute(theirs):
        found[table_id].append(SeatRow(*seat))
    return found


def _table(row: Row[Any], seats: Iterable[SeatRow], choices: Iterable[str] = ()) -> TableRow:
    return TableRow(**row._mapping, seats=tuple(seats), choices=tuple(choices))
