"""Players at a server that runs in this process: they take seats, read messages, and choose."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any, Final

from starlette.testclient import TestClient, WebSocketTestSession

from tenages.server.settings import Settings
from tests.support.following import after_steps
from tests.support.log_in_parts import Log, Message
from tests.support.quick_app import quick_app

HOSTS: Final = ("table", "testserver")
"""The hosts of the client: of its requests, and of its sockets."""


@contextmanager
def running_server(folder: Path, **settings: Any) -> Iterator[TestClient]:
    """A server that stores its games in that folder, unless another database is named; the next one has them again."""
    usual: dict[str, Any] = {
        "database": f"sqlite:///{folder / 'games.sqlite3'}",
        "hosts": HOSTS,
        "bot_processes": 1,
        "thought_seconds": 3600.0,
        "grace_seconds": 0.0,
        "away_seconds": 0.0,
        "tables_per_hour": 1000,
        "most_unused_tables": 1000,
        "most_own_tables": 1000,
        "burst": 100_000,
        "most_own_tables_of_bots": 1000,
        "list_seconds": 0.0,
        "work_burst": 1e9,
        "table_burst": 1e9,
    }
    app = quick_app(Settings(**(usual | settings)))
    with TestClient(app, base_url="http://table") as client:
        yield client


def person() -> dict[str, str]:
    return {"keeper": "open"}


def bot(level: str = "novice") -> dict[str, str]:
    return {"keeper": "bot", "level": level}


def you() -> dict[str, str]:
    return {"keeper": "you"}


class Browser:
    """One person's browser: it keeps the cookies of the seats it holds."""

    def __init__(self, client: TestClient, name: str) -> None:
        self.client = client
        self.name = name
        self.cookies: dict[str, str] = {}

    def make_table(self, seats: Sequence[dict[str, str]], **wanted: Any) -> str:
        body = {"seats": list(seats), "name": self.name, "pace": "none", **wanted}
        answer = self.ask("POST", "/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        table: str = answer.json()["id"]
        self._keep(table, answer.cookies.get("seat"))
        return table

    def sit_down(self, table: str, seat: int) -> None:
        answer = self.ask("POST", f"/api/tables/{table}/seats/{seat}", table, json={"name": self.name})
        assert answer.status_code == 200, answer.text
        self._keep(table, answer.cookies["seat"])

    def move_here(self, table: str, key: str) -> int:
        answer = self.ask("POST", f"/api/tables/{table}/move", table, json={"key": key})
        if answer.status_code == 200:
            self._keep(table, answer.cookies["seat"])
        return int(answer.status_code)

    def _keep(self, table: str, secret: str | None) -> None:
        if secret is not None:
            self.cookies[table] = secret
        self.client.cookies.clear()

    def ask(self, method: str, path: str, table: str = "", **more: Any) -> Any:
        answer = self.client.request(method, path, headers=self._headers(table), **more)
        self.client.cookies.clear()
        return answer

    def _headers(self, table: str) -> dict[str, str]:
        secret = self.cookies.get(table)
        return {"accept-language": "en"} | ({} if secret is None else {"cookie": f"seat={secret}"})

    @contextmanager
    def at(self, table: str, catalogue: str = "en-asmadi", *, steps: bool = False) -> Iterator[Connection]:
        """Connect to a table, to be sent whole moments or steps."""
        path = f"/api/tables/{table}/socket?catalogue={catalogue}{'&steps=1' if steps else ''}"
        with self.client.websocket_connect(path, headers=self._headers(table)) as session:
            yield Connection(session)


class Connection:
    """One connection to a table: the latest state of the table and of the game, and the newest lines of the log."""

    def __init__(self, session: WebSocketTestSession) -> None:
        self.session = session
        self.table: Message = {}
        self.seen: Message = {}
        self.log = Log()
        self.notices: list[str] = []
        self.kinds: list[str] = []
        """The kinds of messages about the game that were read: "seen" or "steps"."""
        self.read_until(lambda message: message["type"] == "table")
        if self.table["phase"] != "waiting":
            self.read_until(lambda message: message["type"] == "seen")

    @property
    def you(self) -> int | None:
        seat: int | None = self.table["you"]
        return seat

    def read(self) -> Message:
        """The next message."""
        message: Message = self.session.receive_json()
        if message["type"] in ("seen", "steps"):
            self.kinds.append(message["type"])
        if message["type"] == "table":
            self.table = message["table"]
        elif message["type"] == "seen":
            self.seen = message["seen"]
            self.log.go_on(self.seen["log"])
        elif message["type"] == "steps":
            self.seen = after_steps(self.seen, message["steps"])
            self.log.go_on(message["steps"]["log"])
        elif message["type"] == "log":
            self.log.put_above(message["log"])
        elif message["type"] == "notice":
            self.notices.append(message["text"])
        return message

    def whole_log(self) -> list[Message]:
        """The whole log; lines that were not sent yet are asked for."""
        while self.log.first > 0:
            self.send(type="log", before=self.log.first)
            self.read_until(lambda message: message["type"] == "log")
        return list(self.log.lines)

    def read_until(self, fits: Callable[[Message], bool]) -> Message:
        while not fits(message := self.read()):
            pass
        return message

    def send(self, **request: Any) -> None:
        self.session.send_json(request)

    def catch_up(self, moment: str) -> None:
        """Read until the game has come to this moment."""
        while self.seen.get("moment") != moment:
            self.read()

    def settle(self) -> None:
        """Read everything that was sent until now."""
        self.send(type="ping")
        self.read_until(lambda message: message["type"] == "pong")

    def error(self) -> str:
        """The key of the next error."""
        return str(self.read_until(lambda message: message["type"] == "error")["key"])

    def is_asked(self) -> bool:
        return self.seen.get("options") is not None

    def choose(self, option: str) -> None:
        """Choose, and read until the game has moved on. All first melds are one moment."""
        before = self.seen["moment"]
        self.send(type="choose", moment=before, option=option)
        while self.is_asked() and self.seen["moment"] == before:
            self.read()

    def options(self) -> list[str]:
        return [option["option"] for option in self.seen["options"]]

    def choose_any(self, random: Random) -> None:
        self.choose(random.choice(self.options()))


def play_on(connections: Sequence[Connection], random: Random, until: Callable[[Message], bool]) -> None:
    """All players choose at random until `until` holds or the game ends; all messages have been read then."""
    while True:
        for connection in connections:
            connection.catch_up(newest(connections))
        if until(connections[0].seen) or connections[0].seen["outcome"] is not None:
            return
        asked = [connection for connection in connections if connection.is_asked()]
        if asked:
            asked[0].choose_any(random)
        else:
            # A bot is thinking.
            connections[0].read_until(lambda message: message["type"] in ("seen", "steps"))


def newest(connections: Sequence[Connection]) -> str:
    return str(max([connection.seen["moment"] for connection in connections], key=_order))


def _order(moment: str) -> tuple[int, int]:
    undone, choices = moment.split(".")
    return int(undone), int(choices)
