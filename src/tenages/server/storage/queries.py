"""The queries and statements of the store, each to be run within a transaction of the caller."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import asdict
from datetime import UTC, datetime
from typing import Any, Final, NamedTuple, TypeVar

from sqlalchemy import Connection, Row, and_, delete, exists, func, insert, literal, or_, select, update

from tenages.server.storage.analyses import forget_analyses
from tenages.server.storage.rows import Damaged, SeatRow, TableChange, TableRow
from tenages.server.storage.schema import CHOICES, NOT_ARCHIVED, PRESENCE, REPLAYS, SEATS, TABLES

MAKING_TABLES: Final = 0x7E4A6E6
"""The number of the lock in PostgreSQL, which is held while tables are counted and one is added."""
T = TypeVar("T")
INSERT_CHOICE: Final = insert(CHOICES)
SEAT_COLUMNS: Final = [column for column in SEATS.c if column is not SEATS.c.table_id]
MOST_VALUES: Final = 10_000
UNFINISHED: Final = TABLES.c.phase != "over"
NO_CHOICES: Final = ~exists().where(
    CHOICES.c.table_id == TABLES.c.id,
    CHOICES.c.number >= TABLES.c.floor,
)
"""Nobody has chosen anything here; what was chosen before the table began, elsewhere, does not count."""


# --- writing ---------------------------------------------------------------------------------------------------------


def add_table(connection: Connection, table: TableRow) -> None:
    """Add a table with its seats and its choices, if it has any."""
    connection.execute(insert(TABLES), {column.name: getattr(table, column.name) for column in TABLES.c})
    connection.execute(insert(SEATS), [{"table_id": table.id, **asdict(seat)} for seat in table.seats])
    _insert_choices(connection, table.id, table.choices)


def add_table_if_room(
    connection: Connection, table: TableRow, since: datetime, refusal: Callable[[Room], T | None]
) -> T | None:
    """Add a table, unless there are too many; returns why not.

    Counting and adding are one step: however many are asked for at once, in whichever process, no limit is passed.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(MAKING_TABLES)))
    refused = refusal(room(connection, table.made_by, since))
    if refused is None:
        add_table(connection, table)
    return refused


def make_changes(connection: Connection, changes: Sequence[TableChange]) -> list[bool]:
    """Make all changes that nothing else has overtaken; says of each whether it was made.

    The rows are locked in the order of their ids, so that processes never wait for each other in a circle.
    """
    ids = {change.table_id for change in changes}
    locked = select(TABLES.c.id, TABLES.c.revision).where(TABLES.c.id.in_(ids)).order_by(TABLES.c.id)
    revisions: dict[str, int] = dict(connection.execute(locked.with_for_update()).all())
    made: list[bool] = []
    plain: dict[str, TableChange] = {}
    """New choices and nothing else, one for each table: two statements are enough for all."""
    for change in changes:
        fits = revisions.get(change.table_id) == change.revision
        made.append(fits)
        if not fits:
            continue
        revisions[change.table_id] += 1
        if change.table_id in plain:
            _make_plain_changes(connection, plain)
            plain = {}
        if change.is_only_a_choice:
            plain[change.table_id] = change
        else:
            _make_change(connection, change)
    _make_plain_changes(connection, plain)
    return made


def _make_plain_changes(connection: Connection, plain: Mapping[str, TableChange]) -> None:
    _add_choices(connection, plain.values())
    if plain:
        _touch(connection, plain)


def _add_choices(connection: Connection, changes: Iterable[TableChange]) -> None:
    rows = [
        {"table_id": change.table_id, "number": change.choice[0], "notation": change.choice[1]}
        for change in changes
        if change.choice is not None
    ]
    if rows:
        connection.execute(INSERT_CHOICE, rows)


def _make_change(connection: Connection, change: TableChange) -> None:
    if change.remaining is not None:
        connection.execute(delete(CHOICES).where(CHOICES.c.table_id == change.table_id))
        _insert_choices(connection, change.table_id, change.remaining)
    _add_choices(connection, [change])
    for seat in change.seats:
        here = (SEATS.c.table_id == change.table_id) & (SEATS.c.seat == seat.seat)
        connection.execute(update(SEATS).where(here).values(asdict(seat)))
    _touch(connection, {change.table_id}, **change.columns)


def archive(connection: Connection, before: datetime) -> int:
    """Archive tables that were not touched since; returns their number."""
    idle = select(TABLES.c.id).where(NOT_ARCHIVED, TABLES.c.touched < before)
    # A table that is locked is in use.
    ids = list(connection.execute(idle.with_for_update(skip_locked=True)).scalars())
    for first in range(0, len(ids), MOST_VALUES):
        some = TABLES.c.id.in_(ids[first : first + MOST_VALUES])
        connection.execute(update(TABLES).where(some).values(archived=True, made_by=""))
    return len(ids)


def remove_unused(connection: Connection, before: datetime, in_use: Collection[str]) -> int:
    """Remove tables at which nobody ever chose anything, and nobody is; returns their number."""
    nobody = ~exists().where(PRESENCE.c.table_id == TABLES.c.id)
    unused = select(TABLES.c.id).where(UNFINISHED, TABLES.c.touched < before, NO_CHOICES, nobody)
    # Locked, so that nobody chooses something while they are removed. A table that is locked is in use.
    locked = unused.with_for_update(of=TABLES, skip_locked=True)
    ids = [found for found in connection.execute(locked).scalars() if found not in in_use]
    remove_tables(connection, ids)
    return len(ids)


def remove_tables(connection: Connection, ids: Collection[str]) -> int:
    """Remove tables with all that belongs to them; returns their number."""
    # Locked, so that no choice is added meanwhile. A statement can only have so many values.
    removed, all_ids = 0, sorted(ids)
    for first in range(0, len(all_ids), MOST_VALUES):
        some = all_ids[first : first + MOST_VALUES]
        connection.execute(select(TABLES.c.id).where(TABLES.c.id.in_(some)).order_by(TABLES.c.id).with_for_update())
        connection.execute(delete(CHOICES).where(CHOICES.c.table_id.in_(some)))
        connection.execute(delete(SEATS).where(SEATS.c.table_id.in_(some)))
        forget_analyses(connection, some)
        removed += connection.execute(delete(TABLES).where(TABLES.c.id.in_(some))).rowcount
    return removed


def add_replay(connection: Connection, replay_id: str, record: str, made_by: str = "") -> None:
    """Add a record, unless it exists already."""
    there = exists().where(REPLAYS.c.id == replay_id)
    now = literal(datetime.now(UTC), REPLAYS.c.made.type)
    new = select(literal(replay_id), literal(record), now, literal(made_by)).where(~there)
    connection.execute(insert(REPLAYS).from_select(["id", "record", "made", "made_by"], new))


def _insert_choices(connection: Connection, table_id: str, choices: Sequence[str]) -> None:
    rows = [{"table_id": table_id, "number": number, "notation": said} for number, said in enumerate(choices)]
    if rows:
        connection.execute(INSERT_CHOICE, rows)


def _touch(connection: Connection, table_ids: Collection[str], **changes: object) -> None:
    """A new revision. A table that is used is no longer archived."""
    values = {"touched": datetime.now(UTC), "archived": False, "revision": TABLES.c.revision + 1, **changes}
    connection.execute(update(TABLES).where(TABLES.c.id.in_(table_ids)).values(values))


# --- reading ---------------------------------------------------------------------------------------------------------


def table(connection: Connection, table_id: str) -> TableRow | None:
    """A table with its seats and choices."""
    row = connection.execute(select(TABLES).where(TABLES.c.id == table_id)).one_or_none()
    return (
        None if row is None else _table(row, _seats(connection, [table_id])[table_id], _choices(connection, table_id))
    )


def table_after(connection: Connection, table_id: str, revision: int, epoch: int, length: int) -> TableRow | None:
    """A table after it has changed. If nothing was taken back, only its new choices; None if nothing has changed."""
    found = select(TABLES).where(TABLES.c.id == table_id, TABLES.c.revision != revision)
    row = connection.execute(found).one_or_none()
    if row is None:
        return None
    first = length if row.epoch == epoch else 0
    return _table(row, _seats(connection, [table_id])[table_id], _choices(connection, table_id, first))


def _choices(connection: Connection, table_id: str, first: int = 0) -> list[str]:
    here = (CHOICES.c.table_id == table_id) & (CHOICES.c.number >= first)
    made = select(CHOICES.c.number, CHOICES.c.notation).where(here).order_by(CHOICES.c.number)
    rows = connection.execute(made).all()
    if [number for number, _ in rows] != list(range(first, first + len(rows))):
        raise Damaged(table_id)
    return [notation for _, notation in rows]


def revisions(connection: Connection, table_ids: Collection[str]) -> dict[str, int]:
    """The revisions of these tables; a table that was removed has none."""
    found = select(TABLES.c.id, TABLES.c.revision).where(TABLES.c.id.in_(table_ids))
    return dict(connection.execute(found).all())


def listed(connection: Connection, limit: int) -> list[TableRow]:
    """The listed tables, the newest first, without their choices."""
    # Not by the last choice: while the first melds are chosen, nobody may learn that someone has chosen.
    open_to_all = select(TABLES).where(NOT_ARCHIVED, TABLES.c.listed, TABLES.c.phase.in_(("waiting", "playing")))
    return _tables(connection, connection.execute(open_to_all.order_by(TABLES.c.made.desc(), TABLES.c.id).limit(limit)))


def all_tables(connection: Connection, limit: int, archived: bool) -> list[TableRow]:
    """All tables for the operator, the last touched first, without their choices."""
    found = select(TABLES) if archived else select(TABLES).where(NOT_ARCHIVED)
    return _tables(connection, connection.execute(found.order_by(TABLES.c.touched.desc(), TABLES.c.id).limit(limit)))


def tables_named(connection: Connection, table_ids: Collection[str]) -> list[TableRow]:
    """These tables, without their choices."""
    return _tables(connection, connection.execute(select(TABLES).where(TABLES.c.id.in_(table_ids))))


def ids(connection: Connection, made_by: str | None, *, unused: bool) -> list[str]:
    """The tables of a network, or of all; with `unused` only those at which nobody has chosen anything."""
    found = select(TABLES.c.id).order_by(TABLES.c.id)
    if made_by is not None:
        found = found.where(TABLES.c.made_by == made_by)
    if unused:
        found = found.where(UNFINISHED, NO_CHOICES)
    return list(connection.execute(found).scalars())


def lengths(connection: Connection, table_ids: Collection[str]) -> dict[str, int]:
    """The number of choices of these tables."""
    made = select(CHOICES.c.table_id, func.count()).where(CHOICES.c.table_id.in_(table_ids))
    return dict(connection.execute(made.group_by(CHOICES.c.table_id)).all())


class Room(NamedTuple):
    """How many tables there are, for the limits."""

    under_way: int
    """Tables that are neither over nor archived."""
    own: int
    """Those of them that one network made."""
    unused: int
    """Those of the network at which nobody has chosen anything yet."""
    recent: int
    """All that the network made lately."""
    among_bots: int
    """Tables under way at which only bots play."""
    own_among_bots: int
    """Those of them that the network made."""


def room(connection: Connection, network: str, since: datetime) -> Room:
    """How many tables there are, for someone who wants to make one more."""
    here = and_(NOT_ARCHIVED, UNFINISHED)
    theirs = TABLES.c.made_by == network
    people = exists().where(SEATS.c.table_id == TABLES.c.id, SEATS.c.keeper != "bot")
    found = select(
        select(func.count()).select_from(TABLES).where(here).scalar_subquery(),
        select(func.count()).select_from(TABLES).where(here, theirs).scalar_subquery(),
        select(func.count()).select_from(TABLES).where(here, theirs, NO_CHOICES).scalar_subquery(),
        select(func.count()).select_from(TABLES).where(theirs, TABLES.c.made >= since).scalar_subquery(),
        select(func.count()).select_from(TABLES).where(here, ~people).scalar_subquery(),
        select(func.count()).select_from(TABLES).where(here, theirs, ~people).scalar_subquery(),
    )
    return Room(*connection.execute(found).one())


def under_way(connection: Connection) -> int:
    """The number of tables that are neither over nor archived."""
    unfinished = select(func.count()).select_from(TABLES).where(NOT_ARCHIVED, UNFINISHED)
    return connection.execute(unfinished).scalar_one()


def replay(connection: Connection, replay_id: str) -> str | None:
    """A stored record."""
    return connection.execute(select(REPLAYS.c.record).where(REPLAYS.c.id == replay_id)).scalar_one_or_none()


def recent_replays(connection: Connection, network: str, since: datetime) -> int:
    """How many records someone has sent lately."""
    theirs = and_(REPLAYS.c.made_by == network, REPLAYS.c.made >= since)
    return connection.execute(select(func.count()).select_from(REPLAYS).where(theirs)).scalar_one()


def check_writable(connection: Connection) -> None:
    """Raise an error if nothing can be written: the file is read-only, the database is locked or a standby."""
    nothing = or_(TABLES.c.id == "", TABLES.c.id.is_(None))
    connection.execute(update(TABLES).where(nothing).values(archived=TABLES.c.archived))


def _seats(connection: Connection, table_ids: Collection[str]) -> dict[str, list[SeatRow]]:
    """The seats of each table, in order."""
    found: dict[str, list[SeatRow]] = {table_id: [] for table_id in table_ids}
    theirs = select(SEATS.c.table_id, *SEAT_COLUMNS).where(SEATS.c.table_id.in_(table_ids)).order_by(SEATS.c.seat)
    for table_id, *seat in connection.execute(theirs):
        found[table_id].append(SeatRow(*seat))
    return found


def _tables(connection: Connection, found: Iterable[Row[Any]]) -> list[TableRow]:
    rows = list(found)
    seats = _seats(connection, [row.id for row in rows])
    return [_table(row, seats[row.id]) for row in rows]


def _table(row: Row[Any], seats: Iterable[SeatRow], choices: Iterable[str] = ()) -> TableRow:
    return TableRow(**row._mapping, seats=tuple(seats), choices=tuple(choices))
