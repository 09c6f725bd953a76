"""The schema of the database in this version; the migrations lead to it."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    DateTime,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    TypeDecorator,
)
from sqlalchemy.engine import Dialect

METADATA = MetaData()


class UtcTime(TypeDecorator[datetime]):
    """A time in UTC; SQLite has no time zones."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """To the database, always in UTC."""
        return value and value.astimezone(UTC)

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """From the database, where a time without a time zone is in UTC."""
        return value and (value.astimezone(UTC) if value.tzinfo else value.replace(tzinfo=UTC))


class NameList(TypeDecorator[tuple[str, ...]]):
    """A list of names."""

    impl = JSON
    cache_ok = True

    def process_result_value(self, value: Any, dialect: Dialect) -> tuple[str, ...]:
        """A tuple from the list of JSON."""
        return tuple(value)


TABLES = Table(
    "tables",
    METADATA,
    Column("id", String, primary_key=True),
    Column("edition", String, nullable=False),
    Column("expansions", NameList, nullable=False),
    Column("american", Boolean),
    Column("teams", Boolean, nullable=False),
    Column("language", String, nullable=False),
    Column("seed", BigInteger, nullable=False),
    Column("engine", Integer, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("hints", Boolean, nullable=False),
    Column("pace", String, nullable=False),
    Column("phase", String, nullable=False),
    Column("undone", Integer, nullable=False),
    Column("next", String),
    Column("made", UtcTime, nullable=False),
    Column("touched", UtcTime, nullable=False),
    Column("archived", Boolean, nullable=False),
)
# The number of archived tables only grows, so no other query should have to scan them. `touched` is not part of the
# index because it changes with every choice.
NOT_ARCHIVED = ~TABLES.c.archived
Index("tables_not_archived", TABLES.c.phase, sqlite_where=NOT_ARCHIVED, postgresql_where=NOT_ARCHIVED)

SEATS = Table(
    "seats",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("keeper", String, nullable=False),
    Column("name", String, nullable=False),
    Column("level", String),
    Column("token", LargeBinary),
    Column("key", LargeBinary),
    sqlite_with_rowid=False,
)

CHOICES = Table(
    "choices",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("notation", String, nullable=False),
    sqlite_with_rowid=False,
)

REPLAYS = Table(
    "replays",
    METADATA,
    Column("id", String, primary_key=True),
    Column("record", Text, nullable=False),
)
