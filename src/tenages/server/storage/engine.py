"""Connections to the database: SQLite with its settings, or PostgreSQL."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError

from tenages.rules.errors import Phrase, TenAgesError

DRIVERS: Final = {
    "sqlite": "sqlite+pysqlite",
    "postgresql": "postgresql+psycopg",
    "postgres": "postgresql+psycopg",
}
FOREIGN_KEYS: Final = "foreign_keys"
PRAGMAS: Final = {
    "busy_timeout": "10000",
    "journal_mode": "wal",
    "synchronous": "full",  # a choice that was announced outlives a power loss
    FOREIGN_KEYS: "on",
}


def driver_url(url: str) -> URL:
    """The URL with the driver that we use."""
    try:
        given = make_url(url)
    except (ArgumentError, ValueError) as error:
        raise _not_a_database() from error
    name = DRIVERS.get(given.drivername, given.drivername)
    in_memory = given.database in (None, "", ":memory:")
    if name not in DRIVERS.values() or (name == DRIVERS["sqlite"] and in_memory):
        raise _not_a_database()
    return given.set(drivername=name)


def _not_a_database() -> TenAgesError:
    # The URL may hold a password, so it is not repeated.
    return TenAgesError("bad-database", why=Phrase("error-database-url", {}))


def must_exist(url: str) -> None:
    """Raise an error if the file of a SQLite database does not exist; otherwise connecting would create it."""
    address = driver_url(url)
    if address.get_backend_name() == "sqlite" and not Path(address.database or "").is_file():
        why = Phrase("error-database-missing", {"path": str(address.database)})
        raise TenAgesError("bad-database", why=why)


def engine_for(url: str) -> Engine:
    """The SQLAlchemy engine of a database; the folder of a SQLite file is made if it is missing."""
    address = driver_url(url)
    if address.get_backend_name() == "postgresql":
        return create_engine(address, pool_pre_ping=True, hide_parameters=True)
    Path(address.database or "").parent.mkdir(parents=True, exist_ok=True)
    engine = create_engine(address, json_deserializer=_json, hide_parameters=True)
    event.listen(engine, "connect", _set_up)
    event.listen(engine, "begin", _begin)
    return engine


def _json(text: str) -> Any:
    """What is written in JSON; None for anything else, which SQLite does not refuse to store."""
    try:
        return json.loads(text)
    except ValueError:
        return None


def _set_up(connection: Any, _record: object) -> None:
    # By default the driver begins transactions late, and none at all around a migration.
    connection.isolation_level = None
    cursor = connection.cursor()
    for name, value in PRAGMAS.items():
        cursor.execute(f"pragma {name}={value}")
    cursor.close()


def _begin(connection: Connection) -> None:
    # A transaction that reads and then writes would fail if someone else wrote in between.
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("begin immediate" if writes else "begin")


def for_writing(engine: Engine) -> Engine:
    """The same engine for transactions that write: each of their statements sees what others have committed."""
    return engine if engine.dialect.name == "postgresql" else engine.execution_options(writes=True)


def for_reading(engine: Engine) -> Engine:
    """The same engine for reading: a table, its seats and its choices come from one snapshot."""
    if engine.dialect.name == "postgresql":
        return engine.execution_options(isolation_level="repeatable read".upper())
    return engine


def for_choices(engine: Engine) -> Engine:
    """The same engine for storing choices: with PostgreSQL, each statement is a transaction of its own."""
    if engine.dialect.name == "postgresql":
        return engine.execution_options(isolation_level="AUTOCOMMIT")
    return for_writing(engine)


@contextmanager
def migration_of(engine: Engine) -> Iterator[Connection]:
    """A transaction that may change the schema, on a connection of its own.

    On SQLite, Alembic changes a table by copying it. References are not checked meanwhile: to drop the old table would
    count as removing rows that others refer to. SQLite only allows this setting outside a transaction.
    """
    with for_writing(engine).connect() as connection:
        if engine.dialect.name == "sqlite":
            connection.detach()
            cursor = connection.connection.cursor()
            cursor.execute(f"pragma {FOREIGN_KEYS}=off")
            cursor.close()
        with connection.begin():
            yield connection


class OnlyServer:
    """Makes sure that a SQLite database has one server; another one would not learn what happens at the first.

    It holds a transaction on a small file beside the database, which the system ends with the process.
    """

    def __init__(self, engine: Engine) -> None:
        path = f"{engine.url.database}-server"
        self._connection = sqlite3.connect(path, timeout=0, isolation_level=None, check_same_thread=False)
        try:
            self._connection.execute("begin exclusive")
        except sqlite3.OperationalError as error:
            self._connection.close()
            raise TenAgesError("bad-database", why=Phrase("error-database-in-use", {})) from error

    def close(self) -> None:
        """Let another server use the database."""
        self._connection.close()
