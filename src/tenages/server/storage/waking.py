"""How the processes of a server wake each other, with LISTEN and NOTIFY of PostgreSQL.

A message names what has changed: thoughts, or tables. A choice, which is nearly every change of a table, is told with
the revision that it was made for, so that whoever knows that revision need not read it; whoever does not, or is told
something else, reads it from the database. So a message that is lost or comes twice does no harm.
"""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Callable, Collection, Iterator
from typing import Any, Final, NamedTuple

import psycopg
import structlog
from sqlalchemy import Connection, Engine, func, select

from tenages.server.storage.rows import TableChange

TABLES_CHANGED: Final = "tenages_tables"
PRESENCE_CHANGED: Final = "tenages_presence"
THOUGHTS_ASKED: Final = "tenages_thoughts"
THOUGHTS_ANSWERED: Final = "tenages_answers"
LONGEST: Final = 7000
"""PostgreSQL allows messages of up to 8,000 bytes."""
FIRST_PAUSE: Final = 0.1
LONGEST_PAUSE: Final = 5.0
"""The pauses between attempts to connect again, in seconds."""
LOOK_SECONDS: Final = 1.0
"""How long the thread waits for messages before it looks whether it should end."""

log: Any = structlog.get_logger("tenages.waking")
Woken = Callable[[str, list[str]], None]
"""Gets the channel and the lines of a message of another process."""


class TableNews(NamedTuple):
    """What a process is told of a table: that it has changed, and the choice if that is all that has changed."""

    table_id: str
    revision: int | None = None
    """The revision that the choice was made for; None if something else has changed."""
    number: int = 0
    notation: str = ""


def news_of(change: TableChange) -> TableNews:
    """What other processes are told of a change."""
    if change.is_only_a_choice and change.choice is not None:
        return TableNews(change.table_id, change.revision, *change.choice)
    return TableNews(change.table_id)


def line_of(news: TableNews) -> str:
    """A line of a message. The notation is last, since it can contain spaces."""
    return news.table_id if news.revision is None else " ".join([str(each) for each in news])


def news_in(line: str) -> TableNews:
    """What a line of a message says."""
    table_id, *choice = line.split(" ", 3)
    if len(choice) != 3:
        return TableNews(table_id)
    revision, number, notation = choice
    return TableNews(table_id, int(revision), int(number), notation)


def wake(connection: Connection, process: str, lines: Collection[str], channel: str = TABLES_CHANGED) -> None:
    """Tell the other processes, when this transaction is committed."""
    for payload in _payloads(process, lines):
        connection.execute(select(func.pg_notify(channel, payload)))


def _payloads(process: str, lines: Collection[str]) -> Iterator[str]:
    part = process
    for line in lines:
        if len(part) + len(line) >= LONGEST:
            yield part
            part = process
        part = f"{part}\n{line}"
    yield part


class Listener:
    """Listens in a thread of its own, and connects again when the connection is lost.

    `woken` is called for each message of another process, `connected` whenever messages may have been missed.
    """

    def __init__(
        self, engine: Engine, process: str, channels: Collection[str], woken: Woken, connected: Callable[[], None]
    ) -> None:
        self._url = engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._process = process
        self._channels = channels
        self._woken = woken
        self._connected = connected
        self._ending = threading.Event()
        self._thread = threading.Thread(target=self._run, name="listener", daemon=True)

    def start(self) -> None:
        """Begin to listen."""
        self._thread.start()

    def stop(self) -> None:
        """Stop; the thread ends soon after."""
        self._ending.set()

    def _run(self) -> None:
        pause = FIRST_PAUSE
        while not self._ending.is_set():
            try:
                with psycopg.connect(self._url, autocommit=True) as connection:
                    for channel in self._channels:
                        connection.execute(f"listen {channel}".encode())
                    pause = FIRST_PAUSE
                    self._connected()
                    self._listen(connection)
            except (psycopg.Error, OSError) as error:
                if self._ending.is_set():
                    return
                log.warning("listener_lost", why=str(error).strip())
                self._ending.wait(pause)
                pause = min(2 * pause, LONGEST_PAUSE)

    def _listen(self, connection: psycopg.Connection[Any]) -> None:
        while not self._ending.is_set():
            for message in connection.notifies(timeout=LOOK_SECONDS):
                process, *lines = message.payload.split("\n")
                if process != self._process:
                    with contextlib.suppress(RuntimeError):  # the event loop has ended
                        self._woken(message.channel, lines)
