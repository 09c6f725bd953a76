"""Friends at a table: each has a browser, and some are connected."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from types import MappingProxyType
from typing import Any

import pytest
from starlette.testclient import TestClient

from tests.support.log_in_parts import Message
from tests.support.players import Browser, Connection, person, play_on, running_server, you

ANN, BOB, CID, DAN = range(4)
NAMES = ("Ann", "Bob", "Cid", "Dan")
MOST_LOOKS = 3000
"""How often a story looks whether something has happened, before it fails."""


class Clock:
    """The time that decides who is absent; it stands still until a story moves it."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr("tenages.server.presence.monotonic", clock)
    return clock


class Company:
    """The friends at one table: the browser of each, and the connection of each who is there."""

    def __init__(self, client: TestClient, players: int, **wanted: Any) -> None:
        self.browsers = [Browser(client, name) for name in NAMES[:players]]
        self.table = self.browsers[ANN].make_table([you(), *[person() for _ in range(players - 1)]], seed=1, **wanted)
        for seat in range(1, players):
            self.browsers[seat].sit_down(self.table, seat)
        self._stacks: dict[int, ExitStack] = {}
        self.there: dict[int, Connection] = {}

    def come(self, *seats: int) -> list[Connection]:
        for seat in seats:
            self._stacks[seat] = ExitStack()
            self.there[seat] = self._stacks[seat].enter_context(self.browsers[seat].at(self.table))
        return [self.there[seat] for seat in seats]

    def leave(self, seat: int) -> None:
        """Someone leaves, and the others have seen it."""
        self.leave_unseen(seat)
        for other in self.there.values():
            wait_until(other, lambda other: not other.table["seats"][seat]["here"])

    def leave_unseen(self, seat: int) -> None:
        self._stacks.pop(seat).close()
        del self.there[seat]

    def all_leave(self) -> None:
        for stack in self._stacks.values():
            stack.close()
        self._stacks.clear()
        self.there.clear()

    def play(self, until: Callable[[Message], bool]) -> None:
        play_on(list(self.there.values()), Random(4), until)


@contextmanager
def company(
    folder: Path, players: int, wanted: Mapping[str, Any] = MappingProxyType({}), **settings: Any
) -> Iterator[Company]:
    """Friends who have just sat down at the table that they wanted; nobody is connected yet."""
    with server(folder, **settings) as client:
        friends = Company(client, players, **wanted)
        try:
            yield friends
        finally:
            friends.all_leave()


@contextmanager
def server_again(folder: Path, friends: Company, **settings: Any) -> Iterator[None]:
    """The server is started again; nobody is connected yet."""
    with server(folder, **settings) as client:
        for browser in friends.browsers:
            browser.client = client
        try:
            yield
        finally:
            friends.all_leave()


@contextmanager
def server(folder: Path, **settings: Any) -> Iterator[TestClient]:
    with running_server(folder, **{"away_seconds": 60.0, "work_burst": 1e9, **settings}) as client:
        yield client


def wait_until(connection: Connection, holds: Callable[[Connection], bool]) -> None:
    for _ in range(MOST_LOOKS):
        if holds(connection):
            return
        connection.settle()
    pytest.fail("it does not happen")


def asks(connection: Connection, **request: Any) -> list[Message]:
    """The errors that a request is answered with."""
    connection.send(**request)
    connection.send(type="ping")
    errors = []
    while (message := connection.read())["type"] != "pong":
        if message["type"] == "error":
            errors.append(message)
    return errors


def answer(connection: Connection, agree: bool) -> dict[str, Any]:
    """The answer to the proposal that someone sees."""
    return {"type": "agree", "proposal": connection.table["motion"]["number"], "agree": agree}


def keeper(connection: Connection, seat: int) -> str:
    return str(connection.table["seats"][seat]["keeper"])


def let_a_bot_play(friends: Company, seat: int, by: int = ANN) -> None:
    """The others agree that a bot plays for someone."""
    assert asks(friends.there[by], type="give", seat=seat, level="novice") == []
    for other in [other for other in friends.there if other != by]:
        answering = friends.there[other]
        wait_until(answering, lambda answering: answering.table["motion"] is not None)
        assert asks(answering, **answer(answering, True)) == []
    for connection in friends.there.values():
        wait_until(connection, lambda connection: keeper(connection, seat) == "bot")


def own_cards(connection: Connection, seat: int) -> list[str | None]:
    return [card["card"] for card in connection.seen["seats"][seat]["hand"]]


def sees_as_a_spectator(connection: Connection, players: int) -> bool:
    hands = {card for seat in range(players) for card in own_cards(connection, seat)}
    return connection.you is None and connection.seen["options"] is None and hands == {None}
