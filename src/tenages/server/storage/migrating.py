"""Migrations: bring a database to the schema of this version."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from tenages.rules.errors import Phrase, TenAgesError

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
    """Run all migrations that are missing; a database of a later version is left alone."""
    config = plan()
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    if not known.issuperset(MigrationContext.configure(connection).get_current_heads()):
        raise TenAgesError("bad-database", why=Phrase("error-database-newer", {}))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def migrate_back(connection: Connection, revision: str) -> None:
    """Undo all migrations after this revision, for an earlier version; what only later ones can store is lost."""
    config = plan()
    config.attributes["connection"] = connection
    command.downgrade(config, revision)
