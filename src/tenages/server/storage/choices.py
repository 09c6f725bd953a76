"""The quickest way to store choices, which are nearly everything that a server writes.

`queries.make_changes` stores any change, and so these as well. But in PostgreSQL it takes six round trips: where
several processes share the tables, each has few choices to store at once, and that would cost more than all the rest.
Here they are stored and announced by one statement, which is a transaction of its own. In SQLite it is SQLAlchemy that
costs most, so the statements are always the same two, and are written out.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from typing import Final

from sqlalchemy import Connection, bindparam, text

from tenages.server.storage.rows import Overtaken, TableChange
from tenages.server.storage.schema import TABLES
from tenages.server.storage.waking import LONGEST, TABLES_CHANGED, TableNews, line_of, news_of

PROCESS_LENGTH: Final = 100
"""What the name of the process takes of a message, at most."""

# The rows are locked in the order of their ids, so that processes never wait for each other in a circle. Whoever
# had to wait for a lock sees the revision that the other one has stored.
_STORE_AND_TELL: Final = text(
    f"""
    with wanted (id, revision, number, notation, line) as (
        select * from unnest(
            cast(:ids as text[]), cast(:revisions as int[]), cast(:numbers as int[]), cast(:notations as text[]),
            cast(:lines as text[])
        )
    ), locked as materialized (
        select tables.id, tables.revision from tables where tables.id = any(:ids) order by tables.id for update
    ), made as (
        update tables set revision = tables.revision + 1, touched = now(), archived = false
        from wanted, locked
        where tables.id = wanted.id and locked.id = wanted.id and locked.revision = wanted.revision
        returning wanted.id, wanted.number, wanted.notation, wanted.line
    ), added as (
        insert into choices (table_id, number, notation) select id, number, notation from made
    ), told as (
        select pg_notify('{TABLES_CHANGED}', :process || string_agg(E'\\n' || line, '')) as told
        from made having count(*) > 0
    )
    select made.id from made, told
    """
)

_TOUCH: Final = (
    text(
        """
        update tables set revision = revision + 1, touched = :now, archived = 0
        where id = :id and revision = :revision
        """
    )
    .bindparams(bindparam("now", type_=TABLES.c.touched.type))
    .execution_options(preserve_rowcount=True)
)
_ADD: Final = text("insert into choices (table_id, number, notation) values (:id, :number, :notation)")


def are_only_choices(changes: Sequence[TableChange | None]) -> bool:
    """Whether these changes are choices at different tables."""
    tables = {change.table_id for change in changes if change is not None and change.is_only_a_choice}
    return len(tables) == len(changes)


def store_choices(connection: Connection, process: str, changes: Sequence[TableChange]) -> list[bool]:
    """Store those choices that nothing else has overtaken; says of each whether it was stored.

    With SQLite, where one process has all tables, it raises `Overtaken` if any of them was, and stores none.
    """
    if connection.dialect.name == "postgresql":
        news = [news_of(change) for change in changes]
        return [stored for part in _parts(news) for stored in _store_and_tell(connection, process, part)]
    return _store_in_file(connection, changes)


def _parts(news: Sequence[TableNews]) -> Iterator[list[TableNews]]:
    """As much at a time as one message to the other processes can tell."""
    part: list[TableNews] = []
    length = 0
    for each in news:
        length += len(line_of(each)) + 1
        if length > LONGEST - PROCESS_LENGTH:
            yield part
            part, length = [], len(line_of(each)) + 1
        part.append(each)
    yield part


def _store_in_file(connection: Connection, changes: Sequence[TableChange]) -> list[bool]:
    now = datetime.now(UTC)
    tables = [{"now": now, "id": change.table_id, "revision": change.revision} for change in changes]
    if connection.execute(_TOUCH, tables).rowcount != len(changes):
        raise Overtaken
    choices = [(change.table_id, *change.choice) for change in changes if change.choice is not None]
    connection.execute(_ADD, [{"id": each, "number": number, "notation": said} for each, number, said in choices])
    return [True] * len(changes)


def _store_and_tell(connection: Connection, process: str, news: Sequence[TableNews]) -> list[bool]:
    made = connection.execute(
        _STORE_AND_TELL,
        {
            "ids": [each.table_id for each in news],
            "revisions": [each.revision for each in news],
            "numbers": [each.number for each in news],
            "notations": [each.notation for each in news],
            "lines": [line_of(each) for each in news],
            "process": process,
        },
    )
    stored = set(made.scalars())
    return [each.table_id in stored for each in news]
