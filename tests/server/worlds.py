"""Two servers with the same game except for cards that someone never sees, and connections to them."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Any, Final

import httpx
import pytest
from fastapi import FastAPI

from tenages import Card, Game
from tenages.analysis import JudgedPosition
from tenages.rules.events import HandShown
from tenages.rules.setup import Setup, new_table, shuffled
from tenages.rules.state import Table
from tenages.server.app import make_app
from tenages.server.lobby import Lobby
from tenages.server.secrets import digest
from tenages.server.settings import Settings
from tenages.server.storage.rows import SeatRow, TableRow
from tenages.server.table import LiveTable
from tenages.server.thinking import questions
from tenages.server.thinking.judging import JudgedSteps, judge, judge_position
from tenages.server.thinking.questions import BotChoice
from tenages.server.thinking.thoughts import BotThought, Judging, PositionJudging
from tenages.version import ENGINE_VERSION
from tests.support.migrated import make_file
from tests.support.permuting import permuted, swapped_cards
from tests.support.time_limit import LIMIT_SECONDS

Begin = Callable[[Setup], Table]

DEADLINE: Final = LIMIT_SECONDS
"""In seconds; reached only if something never arrives."""
NAMES: Final = ("Ann", "Bob", "Cid", "Dot", "Eve")
NOON: Final = datetime(2025, 1, 1, 12, tzinfo=UTC)
LANGUAGES: Final = ("en", "fr")


class InProcessBots:
    """Bots that think in this process, about the game as it was dealt in their world."""

    def __init__(self, beginnings: Mapping[str, Game]) -> None:
        self.beginnings = beginnings

    async def ask(self, thought: BotThought) -> BotChoice:
        question = thought.question
        questions._games[question.table] = ((), self.beginnings[question.table].copy())
        if question.explain and question.table != "table1":
            # Experts take a while, so one is asked at one table only.
            question = replace(question, level="adept")
        return questions.think(question)

    async def judge(self, judging: Judging) -> JudgedSteps:
        return await asyncio.to_thread(judge, judging.question)

    async def judge_position(self, judging: PositionJudging) -> JudgedPosition:
        return await asyncio.to_thread(judge_position, judging.question)

    async def close(self) -> None:
        """There are no processes to stop."""


class World:
    """A server, and the games at its tables as they were dealt."""

    def __init__(self, app: FastAPI, client: httpx.AsyncClient, beginnings: dict[str, Game]) -> None:
        self.app = app
        self.client = client
        self.beginnings = beginnings

    async def set_up(self, row: TableRow, beginning: Game) -> LiveTable:
        """A table at which some choices may have been made already."""
        lobby: Lobby = self.app.state.lobby
        self.beginnings[row.id] = beginning
        await lobby.store.add_table(row)
        return await lobby.table(row.id)

    async def answers(self, table: str, seat: int | None) -> list[str]:
        """The answers to all REST requests during a game."""
        tables, replays = f"/api/tables/{table}", f"/api/replays/{table}"
        paths = ["/api/house", "/api/tables", tables, f"{tables}/record"]
        paths += [replays, f"{replays}/steps", f"{replays}/steps?seat=0", f"{replays}/record"]
        paths += [f"{replays}/log?step=0&before=9", f"{replays}/steps?open=true"]
        paths += [f"{replays}/analysis", f"{replays}/analysis/0?eyes=open"]
        found: list[str] = []
        for number, path in enumerate(paths):
            headers = {**cookie(seat), "accept-language": LANGUAGES[number % 2]}
            answer = await self.client.get(path, headers=headers)
            assert answer.status_code == (200 if number < 3 else 409)
            found.append(f"{path} {answer.status_code} {sorted(answer.headers.items())} {answer.text}")
        return found


AGES: Final = 100_000


@asynccontextmanager
async def world(folder: Path) -> AsyncIterator[World]:
    beginnings: dict[str, Game] = {}
    database = f"sqlite:///{folder / 'games.sqlite3'}"
    much = 10**9
    settings = Settings(
        database,
        hosts=("table",),
        # However long it takes, nobody becomes absent at another moment than in the other world.
        grace_seconds=much,
        away_seconds=much,
        burst=much,
        work_burst=much,
        replay_burst=much,
        table_burst=much,
        list_seconds=0.0,
        # The games were made long ago, and nobody has chosen anything yet: they would be cleaned up.
        unused_hours=AGES,
        idle_minutes=AGES,
        archive_days=AGES,
    )
    make_file(database)
    app = make_app(settings, lambda row: beginnings[row.id].copy(), InProcessBots(beginnings))
    client = httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://table")
    async with app.router.lifespan_context(app), client:
        yield World(app, client, beginnings)


Worlds = tuple[World, World]
RunInBoth = Callable[[Callable[[Worlds], Awaitable[None]]], None]


@pytest.fixture
def in_two_worlds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> RunInBoth:
    """Runs a function with two servers. What is random there, and for that reason tells nothing, is the same."""
    monkeypatch.setattr("tenages.server.table.new_number", lambda: 7)

    async def both(story: Callable[[Worlds], Awaitable[None]]) -> None:
        async with asyncio.timeout(DEADLINE), world(tmp_path / "here") as here, world(tmp_path / "there") as there:
            await story((here, there))

    return lambda story: asyncio.run(both(story))


def cookie(seat: int | None) -> dict[str, str]:
    return {} if seat is None else {"cookie": f"seat={NAMES[seat]}s-secret"}


class RecordedConnection:
    """A connection that keeps every frame as it was received."""

    def __init__(self, app: FastAPI, path: str, headers: Mapping[str, str]) -> None:
        self._coming: asyncio.Queue[Any] = asyncio.Queue()
        self._going: asyncio.Queue[Any] = asyncio.Queue()
        self.frames: list[str] = []
        self.seen: dict[str, Any] = {}
        self.table: dict[str, Any] = {}
        self.log: dict[str, Any] = {}
        """The earlier lines that were sent last."""
        path, _, query = path.partition("?")
        scope = {
            "type": "websocket",
            "path": path,
            "query_string": query.encode(),
            "headers": [(b"host", b"table"), *[(name.encode(), value.encode()) for name, value in headers.items()]],
        }
        self._going.put_nowait({"type": "websocket.connect"})
        self._visit = asyncio.create_task(app(scope, self._going.get, self._coming.put))

    async def read(self) -> str:
        """The kind of the next message."""
        while (frame := await self._coming.get())["type"] == "websocket.accept":
            pass
        text = frame["text"]
        self.frames.append(text)
        message = json.loads(text)
        self.seen = message.get("seen", self.seen)
        self.table = message.get("table", self.table)
        self.log = message.get("log", self.log)
        return str(message["type"])

    def send(self, **request: Any) -> None:
        self._going.put_nowait({"type": "websocket.receive", "text": json.dumps(request)})

    async def read_all(self) -> None:
        """Read everything that was sent until now."""
        self.send(type="ping")
        while await self.read() != "pong":
            pass

    async def read_earlier_log(self) -> None:
        """Ask for all lines of the log before the newest ones, and read them."""
        before = self.seen["log"]["start"]
        while before > 0:
            self.send(type="log", before=before)
            while await self.read() != "log":
                pass
            before = self.log["start"]

    async def read_until_asked(self) -> None:
        """Read until there is something to choose, or the game is over."""
        while not self.seen or (self.seen["options"] is None and self.seen["outcome"] is None):
            await self.read()
        await self.read_all()

    async def leave(self) -> None:
        self._going.put_nowait({"type": "websocket.disconnect", "code": 1001})
        await self._visit


def row_of(game: Game, number: int, bots: Sequence[int] = ()) -> TableRow:
    setup = game.setup
    seats = [
        SeatRow(seat, "bot", "", "novice", None, None)
        if seat in bots
        else SeatRow(seat, "person", NAMES[seat], None, digest(f"{NAMES[seat]}s-secret"), None)
        for seat in range(setup.players)
    ]
    return TableRow(
        id=f"table{number}",
        edition=setup.edition.name,
        expansions=setup.expansions,
        american=setup.american,
        teams=setup.teams,
        language=setup.language,
        seed=setup.seed,
        engine=ENGINE_VERSION,
        listed=True,
        hints=True,
        pace="none",
        phase="playing",
        undone=0,
        next=None,
        made=NOON,
        touched=NOON,
        archived=False,
        seats=tuple(seats),
        choices=(),
    )


# --- swapped cards ---------------------------------------------------------------------------------------------------


def another_world(
    game: Game, seat: int | None, random: Random, begin: Begin
) -> tuple[Game | None, Mapping[Card, Card]]:
    """The game with some cards swapped that this seat never saw, or None if that is impossible; and the swap."""
    same = Random()
    same.setstate(random.getstate())
    other = permuted(game, seat, random, begin)
    return other, swapped_cards(game, seat, same, begin(game.setup))


def swapped_for_all(game: Game, random: Random) -> dict[Card, Card]:
    """A swap of cards with the same back among those that no player was ever able to name."""
    seen = {card for event in game.events if isinstance(event.detail, HandShown) for card in event.detail.cards}
    seen |= {event.card for event in game.events if event.card is not None and event.seen}
    first = new_table(game.setup)
    cards = game.setup.cards()
    seen |= {card for card in cards if game.table.known[card.index] | first.known[card.index]}
    swap: dict[Card, Card] = {}
    for back in sorted({card.back for card in cards}):
        hidden = [card for card in cards if card.back == back and card not in seen]
        swap.update(zip(hidden, shuffled(hidden, random), strict=True))
    return swap
