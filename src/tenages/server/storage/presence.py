"""Which process has connections to which table, in PostgreSQL."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

from sqlalchemy import Connection, delete, func, literal, select, text, update
from sqlalchemy.dialects.postgresql import insert

from tenages.server.storage.schema import PRESENCE, PROCESSES
from tenages.server.storage.waking import PRESENCE_CHANGED, wake
from tenages.version import __version__

DEAD_SECONDS: Final = 15.0
"""A process that was not seen for so long is dead."""
_ALIVE: Final = PROCESSES.c.seen > func.now() - literal(DEAD_SECONDS) * text("interval '1 second'")


def is_registered(connection: Connection, process: str) -> bool:
    """Show that a process is alive; False if the others think that it is dead."""
    seen = update(PROCESSES).where(PROCESSES.c.id == process).values(seen=func.now())
    return connection.execute(seen).rowcount == 1


def register(connection: Connection, process: str, present: Mapping[tuple[str, int], int]) -> None:
    """Add a process with all its connections: their number by table and seat."""
    connection.execute(insert(PROCESSES).values(id=process, version=__version__, seen=func.now()))
    for (table_id, seat), number in present.items():
        save(connection, process, table_id, seat, number)


def save(connection: Connection, process: str, table_id: str, seat: int, number: int) -> None:
    """Store how many connections a process has to a seat, and tell the others at the table."""
    here = (PRESENCE.c.process == process) & (PRESENCE.c.table_id == table_id) & (PRESENCE.c.seat == seat)
    if number:
        new = insert(PRESENCE).values(process=process, table_id=table_id, seat=seat, connections=number)
        same = ["process", "table_id", "seat"]
        connection.execute(new.on_conflict_do_update(index_elements=same, set_={"connections": number}))
    else:
        connection.execute(delete(PRESENCE).where(here))
    wake(connection, process, [table_id], PRESENCE_CHANGED)


def elsewhere(connection: Connection, process: str, table_id: str) -> dict[int, int]:
    """How many connections the other processes have to each seat of a table."""
    theirs = PRESENCE.join(PROCESSES, PROCESSES.c.id == PRESENCE.c.process)
    found = (
        select(PRESENCE.c.seat, func.sum(PRESENCE.c.connections))
        .select_from(theirs)
        .where(PRESENCE.c.table_id == table_id, PRESENCE.c.process != process, _ALIVE)
        .group_by(PRESENCE.c.seat)
    )
    return {seat: int(number) for seat, number in connection.execute(found)}


def remove(connection: Connection, process: str, dead: Collection[str]) -> set[str]:
    """Remove processes, and tell the others at their tables; returns these tables."""
    tables = set(connection.execute(select(PRESENCE.c.table_id).where(PRESENCE.c.process.in_(dead))).scalars())
    connection.execute(delete(PROCESSES).where(PROCESSES.c.id.in_(dead)))
    if tables:
        wake(connection, process, tables, PRESENCE_CHANGED)
    return tables


def remove_dead(connection: Connection, process: str) -> set[str]:
    """Remove the processes that have died; returns the tables that they had connections to."""
    # Locked, so that no two processes do it at once.
    found = select(PROCESSES.c.id).where(~_ALIVE).with_for_update(skip_locked=True)
    dead = list(connection.execute(found).scalars())
    return remove(connection, process, dead) if dead else set()
