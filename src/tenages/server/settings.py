"""The settings of a server, with defaults."""

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
    """The settings of a server."""

    database: str = ""
    """The URL of the database, `sqlite:///file` or `postgresql://user@host/name`; empty for the default file."""
    page: Path | None = None
    """The folder of the built page; None for the one that is part of the package."""
    origins: tuple[str, ...] = ()
    """Other origins whose pages may connect, besides the server's own."""
    secure: bool = False
    """Whether browsers reach the server by https, so that they send cookies by https only."""
    most_tables: int = 2000
    """How many tables may be under way at once."""
    most_watchers: int = 50
    """How many spectators one table may have."""
    most_connections: int = 20
    """How many connections (tabs, devices) one seat may have."""
    longest_message: int = 4096
    """The longest message of a browser, in bytes."""
    messages_per_second: float = 20.0
    """How fast one connection may send, in the long run."""
    burst: int = 60
    """How many messages may come at once."""
    tables_per_hour: int = 120
    """How many tables one address may make in an hour."""
    replay_burst: int = 3000
    """How many positions of replays one address may see at once: more than a whole game, as someone who drags the
    slider through it does. Making a replay and other requests for replays cost some positions, too."""
    replay_steps_per_second: float = 100.0
    """How many positions one address may see in a second, in the long run; a key held down asks for about 30."""
    grace_seconds: float = 4.0
    """How long a player may be disconnected, as during a reload, before he is announced to be away."""
    idle_minutes: float = 15.0
    """When a table without connections is unloaded; it is loaded again when someone opens its link."""
    archive_days: float = 30.0
    """When a table without new choices is archived: no longer listed or counted."""
    bot_processes: int = 0
    """The number of processes for bots; 0 for one less than there are cores, but at least one."""

    @property
    def database_url(self) -> str:
        """The database in use."""
        return self.database or usual_database()
