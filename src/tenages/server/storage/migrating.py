"""Migrations: bring a database to the schema of this version."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, func, inspect, select

from tenages.rules.errors import Phrase, TenAgesError
from tenages.server.storage.schema import COMPATIBILITY

ADVISORY_LOCK: Final = 0x7E4A6E5
"""The number of the lock in PostgreSQL, which is held during a migration."""
FOLDER: Final = Path(__file__).parent / "migrations"


def plan() -> Config:
    """The configuration of Alembic.

    A new migration is made with `command.revision(plan(), "what changes", rev_id="0002")` of Alembic; it can be undone.
    """
    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.set_main_option("file_template", "%%(rev)s_%%(slug)s")
    return config


def migrate(connection: Connection) -> None:
    """Run all migrations that are missing; a database of a later version is left as it is."""
    if connection.dialect.name == "postgresql":
        # Several servers may start at once.
        connection.execute(select(func.pg_advisory_xact_lock(ADVISORY_LOCK)))
    current, (newest, known) = set(MigrationContext.configure(connection).get_current_heads()), _revisions()
    if current == newest:
        return
    if current <= known:
        config = plan()
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
    elif not _is_compatible(connection, known):
        raise TenAgesError("bad-database", why=Phrase("error-database-newer", {}))


@cache
def _revisions() -> tuple[frozenset[str], frozenset[str]]:
    """The newest revision, and all that this version knows."""
    scripts = ScriptDirectory.from_config(plan())
    return frozenset(scripts.get_heads()), frozenset(script.revision for script in scripts.walk_revisions())


def _is_compatible(connection: Connection, known: Collection[str]) -> bool:
    """Whether a later version has only added to the schema, so that this one can work beside it during an update."""
    if not inspect(connection).has_table(COMPATIBILITY.name):
        return False
    oldest = connection.execute(select(COMPATIBILITY.c.oldest)).scalar_one_or_none()
    return oldest in known


def migrate_back(connection: Connection, revision: str) -> None:
    """Undo all migrations after this revision, for an earlier version; what only later ones can store is lost."""
    config = plan()
    config.attributes["connection"] = connection
    command.downgrade(config, revision)
