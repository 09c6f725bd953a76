"""New, migrated databases, in which nothing is stored."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from tenages.server.storage.engine import driver_url, engine_for, migration_of
from tenages.server.storage.migrating import migrate


def run_all_migrations(url: str) -> None:
    """Make the tables of a new database."""
    engine = engine_for(url)
    with migration_of(engine) as connection:
        migrate(connection)
    engine.dispose()


def make_file(url: str) -> None:
    """If this is a SQLite database that does not exist, make it: as a copy, since the migrations take longer."""
    address = driver_url(url)
    file = Path(address.database or "")
    if address.get_backend_name() == "sqlite" and not file.exists():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(_new_file())


@cache
def _new_file() -> bytes:
    with TemporaryDirectory() as folder:
        file = Path(folder) / "new.sqlite3"
        run_all_migrations(f"sqlite:///{file}")
        return file.read_bytes()
