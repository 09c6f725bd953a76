"""What whoever runs a server can set; all of it has a sensible value from the start."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from platformdirs import user_data_path

FILE: Final = "tenages.sqlite3"


def usual_database() -> str:
    """A file in the user's own data folder."""
    return f"sqlite:///{user_data_path('tenages', appauthor=False) / FILE}"


@dataclass(frozen=True, slots=True)
class Settings:
    """How a server is run."""

    database: str = ""
    """The URL of the database, `sqlite:///file` or `postgresql://user@host/name`; empty for the usual file."""
    page: Path | None = None
    """The folder of the built page; None for the one that is part of the package."""
    origins: tuple[str, ...] = ()
    """Other origins whose pages may connect, besides the server's own."""
    secure: bool = False
    """Whether browsers reach the server by https, so that they keep seats to https alone."""
    most_tables: int = 2000
    """How many tables may be under way at once."""
    most_watchers: int = 50
    """How many may watch one table."""
    most_connections: int = 20
    """How many connections one seat may have: tabs and devices."""
    longest_message: int = 4096
    """How many bytes a message of a browser may have."""
    messages_per_second: float = 20.0
    """How fast one connection may send, in the long run."""
    burst: int = 60
    """How many messages may come at once."""
    tables_per_hour: int = 120
    """How many tables one address may make in an hour."""
    grace_seconds: float = 4.0
    """For how long someone may be disconnected, as while a page is loaded again, before the others are told."""
    idle_minutes: float = 15.0
    """After how long a table that nobody is connected to is put away; it comes back when someone opens its link."""
    archive_days: float = 30.0
    """After how long without a choice a table is archived: no longer listed, and no longer counted."""
    thinkers: int = 0
    """How many processes think for the bots; 0 for one less than there are cores, but at least one."""

    @property
    def database_url(self) -> str:
        """Where games are kept."""
        return self.database or usual_database()
