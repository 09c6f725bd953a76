"""A server in a separate process, and guests who use it as browsers do: by HTTP and over real WebSockets."""

from __future__ import annotations

import json
import os
import re
import signal
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from random import Random
from select import select
from typing import Any, Final

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.support.log_in_parts import Log
from tests.support.log_in_parts import Message as Message
from tests.support.time_limit import LIMIT_SECONDS
from tests.support.warm_start import Program, start

TIMEOUT_SECONDS: Final = LIMIT_SECONDS
"""The timeout of all waiting, in seconds. The time limit of the test ends a wait before, and shows what hangs."""
TOO_SLOW: Final = re.compile(r"(bot_replaced|thinker_lost) .*why='(too slow|[0-9.]+ s)'")
"""What the server logs if a bot does not answer in time: on a busy machine that is no fault."""
WORDS: Final = "en-asmadi"


class Server:
    """The server program; it can be killed and started again with the same database."""

    def __init__(self, database: str, folder: Path) -> None:
        self._database = database
        self._log_file = folder / "server.log"
        self.address = ""
        self.start()

    def start(self) -> None:
        """Start the server; returns when it is ready."""
        self._start("--port", "0")

    def _start(self, *arguments: str) -> None:
        with self._log_file.open("a") as log:
            self.process = start([*self.command(), *arguments], log)
        try:
            line = first_line(self.process)
            assert "http://" in line, self._log_file.read_text()
        except BaseException:
            self.kill_all()
            raise
        self.address = line.split()[-1]

    def command(self) -> list[str]:
        """The command that starts it, without its port."""
        program = [sys.executable, "-m", "tenages", "serve", "--no-open", "--language", "en"]
        return [*program, "--database", self._database]

    def kill(self) -> None:
        """Kill the server process, without time to clean up."""
        self.process.kill()
        self.process.wait(TIMEOUT_SECONDS)

    def kill_all(self) -> None:
        """Kill the server and all processes that it started."""
        self.kill()
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        assert self.process.stdout is not None
        self.process.stdout.close()

    def has_ended(self) -> bool:
        """Whether all its processes have ended: each of them holds the standard output open."""
        assert self.process.stdout is not None
        while select([self.process.stdout], [], [], TIMEOUT_SECONDS)[0]:
            if not self.process.stdout.readline():
                return True
        return False

    def complaints(self) -> str:
        """The server's log without slow bots, and without what Python says about cleaning up after a killed process."""
        lines = self._log_file.read_text().splitlines()
        return "\n".join([line for line in lines if "resource_tracker" not in line and not TOO_SLOW.search(line)])


def first_line(process: Program) -> str:
    """The first line that a process prints; empty if it prints none in time."""
    assert process.stdout is not None
    return process.stdout.readline() if select([process.stdout], [], [], TIMEOUT_SECONDS)[0] else ""


@contextmanager
def serving(database: str, folder: Path) -> Iterator[Server]:
    """A server for as long as a test needs it."""
    server = Server(database, folder)
    try:
        yield server
    finally:
        server.kill_all()


def request(method: str, address: str, **more: Any) -> httpx.Response:
    """An HTTP request to a server of the tests, which has no certificate: to load them takes longer than to ask."""
    return httpx.request(method, address, timeout=TIMEOUT_SECONDS, verify=False, **more)


class Guest:
    """A person with a browser, who may have a seat at one table and sees it over a connection."""

    def __init__(self, server: Server, name: str) -> None:
        self.server = server
        self.name = name
        self.table = ""
        self.secret: str | None = None
        self.state: Message = {}
        self.seen: Message = {}
        self.log = Log()
        self._socket: ClientConnection | None = None
        self._leaving = ExitStack()

    # --- by HTTP ------------------------------------------------------------------------------------------------------

    def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        """Send an HTTP request."""
        return request(method, self.server.address + path, headers=self._cookie(), **more)

    def make_table(self, seats: Sequence[Message], **wanted: Any) -> str:
        """Create a table and take a seat."""
        body = {"seats": list(seats), "name": self.name, "pace": "none", **wanted}
        answer = self.ask("POST", "/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        self.table, self.secret = answer.json()["id"], answer.cookies.get("seat")
        return self.table

    def sit_down(self, table: str, seat: int) -> None:
        """Take an open seat."""
        answer = self.ask("POST", f"/api/tables/{table}/seats/{seat}", json={"name": self.name})
        assert answer.status_code == 200, answer.text
        self.table, self.secret = table, answer.cookies["seat"]

    def _cookie(self) -> dict[str, str]:
        return {} if self.secret is None else {"Cookie": f"seat={self.secret}"}

    # --- over the socket ----------------------------------------------------------------------------------------------

    @property
    def socket(self) -> ClientConnection:
        """The connection."""
        assert self._socket is not None
        return self._socket

    def come(self, table: str = "") -> None:
        """Connect, or connect again, and read the current state."""
        self.table = table or self.table
        address = self.server.address.replace("http", "ws", 1)
        path = f"/api/tables/{self.table}/socket?catalogue={WORDS}"
        self._leaving.close()
        coming = connect(
            address + path,
            additional_headers=self._cookie(),
            open_timeout=TIMEOUT_SECONDS,
            # The server may take its time to answer; and its own pings are answered also while nobody reads here.
            ping_interval=None,
            max_queue=None,
        )
        self._socket = self._leaving.enter_context(coming)
        self.state, self.seen, self.log = {}, {}, Log()
        while not self.state or (self.state["phase"] != "waiting" and not self.seen):
            self.read()

    def leave(self) -> None:
        """Close the connection."""
        self._leaving.close()

    def read(self) -> Message:
        """The next message."""
        message: Message = json.loads(self.socket.recv(TIMEOUT_SECONDS))
        if message["type"] == "table":
            self.state = message["table"]
        elif message["type"] == "seen":
            self.seen = message["seen"]
            self.log.go_on(self.seen["log"])
        elif message["type"] == "log":
            self.log.put_above(message["log"])
        return message

    def whole_log(self) -> list[Message]:
        """The whole log. After an error for asking too fast, connect again."""
        while self.log.first > 0:
            self.send(type="log", before=self.log.first)
            while (message := self.read())["type"] not in ("log", "error"):
                pass
            if message["type"] == "error":
                assert message["key"] == "too-fast"
                self.come()
        return list(self.log.lines)

    def read_until(self, kind: str) -> Message:
        """The next message of this kind."""
        while (message := self.read())["type"] != kind:
            pass
        return message

    def read_to_the_end(self) -> None:
        """Read all messages that were sent before the server died."""
        with suppress(ConnectionClosed):
            while True:
                self.read()

    def send(self, **wish: Any) -> None:
        """Send a message."""
        self.socket.send(json.dumps(wish))

    def choose(self, option: str) -> None:
        """Choose, and read the result. After an error for playing too fast, connect again."""
        number = self.number
        self.send(type="choose", moment=self.seen["moment"], option=option)
        while self.number == number and self.options():
            message = self.read()
            if message["type"] == "error":
                assert message["key"] == "too-fast"
                self.come()
                self.send(type="choose", moment=self.seen["moment"], option=option)

    @property
    def number(self) -> int:
        """The number of choices made so far, as this guest sees it."""
        return int(self.seen["moment"].partition(".")[2])

    def options(self) -> list[str]:
        """The notations of the options; empty if someone else is asked."""
        return [option["option"] for option in self.seen["options"] or ()]


def catch_up(guests: Sequence[Guest]) -> None:
    """Let everyone read until all guests see the same state."""
    newest = max([guest.number for guest in guests])
    for guest in guests:
        while guest.number < newest:
            guest.read()


def play_to_the_end(guests: Sequence[Guest], random: Random) -> None:
    """Everyone chooses at random until the game is over."""
    while guests[0].seen["outcome"] is None:
        asked = next((guest for guest in guests if guest.options()), None)
        if asked is not None:
            asked.choose(random.choice(asked.options()))
        else:
            guests[0].read_until("seen")
        catch_up(guests)
