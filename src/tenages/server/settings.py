"""The settings of a server, with defaults."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from platformdirs import user_data_path

from tenages.analysis.judged import FULL, QUICK, Depth

FILE: Final = "tenages.sqlite3"
MOST_CHOICES: Final = 5000
"""The longest game that can be played or replayed. The longest of 18,520 random games has 581 choices."""


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
    hosts: tuple[str, ...] = ()
    """The names by which browsers reach the server, besides addresses, localhost and the machine's own name."""
    origins: tuple[str, ...] = ()
    """Other origins whose pages may connect, besides the server's own."""
    secure: bool = False
    """Whether browsers reach the server by https, so that they send cookies by https only."""
    most_tables: int = 2000
    """How many tables may be under way at once."""
    most_own_tables: int = 200
    """How many of them one address may have made."""
    most_choices: int = MOST_CHOICES
    """How many choices a game may have. Whoever takes one back plays all others again."""
    most_watchers: int = 50
    """How many spectators one table may have."""
    most_watchers_of_an_address: int = 20
    """How many of them may come from one address."""
    most_connections: int = 20
    """How many connections (tabs, devices) one seat may have."""
    longest_message: int = 4096
    """The longest message of a browser, in bytes."""
    messages_per_second: float = 20.0
    """How fast one connection may send, in the long run."""
    burst: int = 60
    """How many messages may come at once."""
    frames_per_second: float = 30.0
    """How many frames of a WebSocket one connection may send in the long run: messages, parts of them, pings."""
    frame_burst: int = 300
    """How many frames may come at once. More than `burst`, so that whole messages are refused in words first."""
    bytes_per_second: float = 128 * 1024
    """How many bytes one WebSocket may send in the long run."""
    byte_burst: int = 512 * 1024
    """How many bytes may come at once."""
    most_sockets: int = 10_000
    """How many TCP connections the server may have; fewer if the system allows it fewer open files."""
    most_sockets_of_an_address: int = 100
    """How many WebSockets one address may have."""
    most_tcp_connections_of_an_address: int = 200
    """How many TCP connections one address may have; more than WebSockets, so that a refusal can still be told."""
    longest_headers: int = 32 * 1024
    """How many bytes the headers of a request may have."""
    headers_seconds: float = 10.0
    """How long a client may take to send the headers of a request."""
    body_seconds: float = 20.0
    """How long a client may take to send the body of a request."""
    unread_seconds: float = 20.0
    """How long a client may leave what it was sent unread, besides the time that its bytes take."""
    flush_seconds: float = 5.0
    """How long a client may take to read the rest once its connection is being closed, besides the same time."""
    slowest_reader: float = 4096.0
    """How fast the slowest client reads that is waited for, in bytes per second."""
    ping_seconds: float = 20.0
    """How often a WebSocket is sent a ping, and how long its answer may take."""
    work_per_second: float = 60.0
    """What all connections of an address may ask for together in the long run, in messages; some count as several."""
    work_burst: float = 600.0
    """What all connections of an address may ask for at once."""
    table_per_second: float = 40.0
    """What the spectators of a table may ask for together in the long run: to see everything, or earlier lines."""
    table_burst: float = 600.0
    """What the spectators of a table may ask for at once."""
    tables_per_hour: int = 120
    """How many tables one address may make in an hour, and how many records it may send."""
    most_unused_tables: int = 20
    """How many tables of one address there may be at which nobody has chosen anything yet."""
    unused_hours: float = 6.0
    """When a table is removed at which nobody has chosen anything, and nobody is."""
    most_tables_of_bots: int = 20
    """How many tables there may be at which only bots play, for people to watch."""
    most_own_tables_of_bots: int = 5
    """How many of them one address may make."""
    list_seconds: float = 1.0
    """How long the list of tables is used before it is read again."""
    away_seconds: float = 60.0
    """How long a player must have been away before the others may go on without asking him."""
    thought_seconds: float = 8.0
    """How long a bot may take to choose, with its turn to think; then a quicker bot chooses."""
    metrics_token: str = ""
    """The token with which /metrics can be read; empty: nobody can."""
    thinks: bool = True
    """Whether this process starts processes for bots; otherwise `tenages think` does it elsewhere."""
    replay_burst: int = 3000
    """How many positions of replays one address may see at once: more than a whole game, as someone who drags the
    slider through it does. Making a replay and other requests for replays cost some positions, too."""
    replay_steps_per_second: float = 100.0
    """How many positions one address may see in a second, in the long run; a key held down asks for about 30."""
    puzzle_burst: float = 120.0
    """How many tries at puzzles one address may make at once; looking at a puzzle costs a fraction of a try."""
    puzzle_tries_per_second: float = 2.0
    """How many tries it may make in a second, in the long run: one that is new may take that long to work out."""
    most_analysed: int = 1000
    """How many choices a game may have to be analysed; each takes a second or more."""
    most_analyses: int = 20
    """How many games may be analysed at the same time."""
    most_own_analyses: int = 3
    """How many of them one address may have asked for."""
    analyses_per_hour: int = 30
    """How many analyses one address may begin in an hour."""
    analysed_per_hour: int = 10_000
    """How many choices the games may have together whose analyses one address begins, or begins again, in an hour.

    A lone position that is judged counts as one choice."""
    most_judged: int = 40
    """How many lone positions may be judged, or wait for it, at the same time."""
    most_own_judged: int = 6
    """How many of them one address may have asked for."""
    quick_depth: Depth = QUICK
    """How much work the first answers of an analysis are worth."""
    full_depth: Depth = FULL
    """How much work its full answers are worth."""
    grace_seconds: float = 4.0
    """How long a player may be disconnected, as during a reload, before he is announced to be away."""
    idle_minutes: float = 15.0
    """When a table without connections is unloaded; it is loaded again when someone opens its link."""
    archive_days: float = 30.0
    """When a table without new choices is archived: no longer listed or counted."""
    bot_processes: int = 0
    """The number of processes for bots; 0 for one less than there are cores, but at least two."""

    @property
    def database_url(self) -> str:
        """The database in use."""
        return self.database or usual_database()
