"""The schema of the database in this version; the migrations lead to it."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from sqlalchemy import (
    JSON,
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
    false,
)
from sqlalchemy.engine import Dialect

from tenages.records.seeds import seed_of, seed_text
from tenages.rules.errors import TenAgesError
from tenages.server.storage.rows import Notice

METADATA = MetaData()
DAMAGED_SEED = -1
"""What stands for a seed that cannot be read; no game can be dealt from it."""
DAMAGED_NAMES = ("",)
"""What stands for names that cannot be read; nothing has this name."""


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
        """A tuple from the list of JSON. Like a damaged seed, damaged names are no reason to refuse all tables."""
        if isinstance(value, list) and all(isinstance(name, str) for name in value):
            return tuple(value)
        return DAMAGED_NAMES


class SeedText(TypeDecorator[int]):
    """A seed: too long for any number of a database."""

    impl = String
    cache_ok = True

    def process_bind_param(self, value: int | None, dialect: Dialect) -> str | None:
        """To the database."""
        return None if value is None else seed_text(value)

    def process_result_value(self, value: str | None, dialect: Dialect) -> int | None:
        """From the database. A damaged seed is no reason to refuse all tables: its own table is refused later."""
        try:
            return None if value is None else seed_of(value)
        except TenAgesError:
            return DAMAGED_SEED


class Notices(TypeDecorator[tuple[Notice, ...]]):
    """The last notices of a table."""

    impl = JSON
    cache_ok = True

    def process_result_value(self, value: Any, dialect: Dialect) -> tuple[Notice, ...]:
        """Tuples from the lists of JSON."""
        return tuple([Notice(*each) for each in value or ()])


TABLES = Table(
    "tables",
    METADATA,
    Column("id", String, primary_key=True),
    Column("edition", String, nullable=False),
    Column("expansions", NameList, nullable=False),
    Column("american", Boolean),
    Column("teams", Boolean, nullable=False),
    Column("language", String, nullable=False),
    Column("seed", SeedText, nullable=False),
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
    Column("typed", Boolean, nullable=False, server_default=false()),
    Column("made_by", String, nullable=False, server_default=""),
    Column("revision", Integer, nullable=False, server_default="0"),
    Column("epoch", Integer, nullable=False, server_default="0"),
    Column("proposal", JSON(none_as_null=True)),
    Column("notices", Notices, nullable=False, server_default="[]"),
    Column("ending", JSON(none_as_null=True)),
    Column("position", String, nullable=False, server_default=""),
    Column("floor", Integer, nullable=False, server_default="0"),
)
# The number of archived tables only grows, so no other query should have to scan them. `touched` is not part of the
# index because it changes with every choice.
NOT_ARCHIVED = ~TABLES.c.archived
Index("tables_not_archived", TABLES.c.phase, sqlite_where=NOT_ARCHIVED, postgresql_where=NOT_ARCHIVED)
Index("tables_made_by", TABLES.c.made_by, sqlite_where=NOT_ARCHIVED, postgresql_where=NOT_ARCHIVED)

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
    Column("given", Boolean, nullable=False, server_default=false()),
    Column("conceded", Boolean, nullable=False, server_default=false()),
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
    Column("made", UtcTime),
    Column("made_by", String, nullable=False, server_default=""),
)

ANALYSES = Table(
    "analyses",
    METADATA,
    Column("id", String, primary_key=True),
    Column("version", Integer, nullable=False),
    Column("record", Text, nullable=False),
    Column("done", Boolean, nullable=False),
    Column("made", UtcTime, nullable=False),
    Column("touched", UtcTime, nullable=False),
    Column("made_by", String, nullable=False),
    Index("analyses_made_by", "made_by"),
)
"""The analyses of finished games, under the ids of their replays. The record says which game was judged."""

JUDGED_STEPS = Table(
    "judged_steps",
    METADATA,
    Column("analysis_id", ForeignKey("analyses.id", ondelete="CASCADE"), primary_key=True),
    Column("step", Integer, primary_key=True),
    Column("depth", String, nullable=False),
    Column("judged", JSON, nullable=False),
    sqlite_with_rowid=False,
)
"""What was found at each step so far."""

# --- what several processes tell each other; on SQLite there is only one, and these stay empty ------------------------

PROCESSES = Table(
    "processes",
    METADATA,
    Column("id", String, primary_key=True),
    Column("version", String, nullable=False),
    Column("seen", UtcTime, nullable=False),
)
"""The server processes. One that was not seen for a while is dead."""

PRESENCE = Table(
    "presence",
    METADATA,
    Column("process", ForeignKey("processes.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", String, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("connections", Integer, nullable=False),
    Index("presence_table", "table_id"),
)
"""How many connections each process has for a seat; seat -1 stands for the spectators."""

THOUGHTS = Table(
    "thoughts",
    METADATA,
    Column("id", String, primary_key=True),
    Column("table_id", String, nullable=False),
    Column("epoch", Integer, nullable=False),
    Column("length", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("level", String, nullable=False),
    Column("explain", Boolean, nullable=False),
    Column("rank", Integer, nullable=False),
    Column("network", String, nullable=False),
    Column("asked", UtcTime, nullable=False),
    Column("due", UtcTime, nullable=False),
    Column("taken", UtcTime),
    Column("answer", JSON(none_as_null=True)),
    Column("work", JSON(none_as_null=True)),
)
"""What bots are asked, by any process, until it is no longer needed. With `work`, steps are to be judged."""

TURNS_TO_THINK = Table(
    "turns_to_think",
    METADATA,
    Column("network", String, primary_key=True),
    Column("served", UtcTime, nullable=False),
)
"""When a thought was last begun for each network, so that all of them take turns."""

COMPATIBILITY = Table(
    "compatibility",
    METADATA,
    Column("oldest", String, primary_key=True),
)
"""One row: the oldest migration whose version of the server can still use this schema."""
