"""What a player may not know changes no byte that the server sends to him.

The same game is played at two servers that differ in cards which he never sees, with choices that look the same to him.
Everything sent to his browsers, or to a spectator's, is compared byte by byte.

In make proof, this file takes more than a minute: every choice of every compared game is stored, announced and read at
two servers.
"""

from __future__ import annotations

import asyncio
from base64 import b64encode, urlsafe_b64encode
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Final

import httpx
import pytest
from fastapi import FastAPI

from tenages import Game
from tenages.rules.options import Option
from tenages.rules.setup import new_table
from tenages.server import table_messages
from tenages.server.client import Client
from tenages.server.game_session import GameSession
from tenages.server.messages.seen import Seen
from tenages.server.messages.tables import HintMessage
from tenages.server.secrets import digest
from tenages.server.settings import Settings
from tenages.server.storage.rows import TableRow
from tenages.server.table import LiveTable
from tenages.words.catalogue import words_of
from tests.server.worlds import (
    DEADLINE,
    Begin,
    InProcessBots,
    RecordedConnection,
    RunInBoth,
    World,
    Worlds,
    another_world,
    cookie,
    row_of,
    swapped_for_all,
)
from tests.server.worlds import in_two_worlds as in_two_worlds
from tests.support.effort import cases, some
from tests.support.permuting import begun
from tests.support.quick_app import quick_app
from tests.support.randomly import KINDS, deal, kinds_and_beginnings, late_table, positions

COMPARED: Final = cases(10, 60)
"""How many games of each kind of table are compared; the same number again begins in the later ages."""
LIVE: Final = 12
"""How many choices are made while someone is connected; earlier ones are read in the log."""
TURNS_AMONG_BOTS: Final = 12
SHORT: Final = 40
"""A game with no more choices than these is watched from its first moment."""


# --- watching a game --------------------------------------------------------------------------------------------------


class Watch:
    """Two browsers of a player, one of them French, and a spectator's, during a game; or three spectators'.

    The first is sent whole moments, the others are sent steps.
    """

    def __init__(self, world: World, live: LiveTable, seat: int | None) -> None:
        self._world = world
        self._live = live
        self._seat = seat
        self.connections: list[RecordedConnection] = []
        self._gone: list[RecordedConnection] = []

    async def come(self) -> None:
        """All load the page, or load it again, and read the whole log."""
        before, self.connections = self.connections, []
        self._gone += before
        path = f"/api/tables/{self._live.row.id}/socket?catalogue="
        for seat, wanted in [(self._seat, "en"), (self._seat, "fr&steps=1"), (None, "en&steps=1")]:
            self.connections.append(RecordedConnection(self._world.app, path + wanted, cookie(seat)))
            await self._read_all()
            await self.connections[-1].read_earlier_log()
        for connection in before:
            await connection.leave()

    async def leave(self) -> list[str]:
        """Everything that they have read."""
        for connection in self.connections:
            await connection.leave()
        return [frame for connection in self._gone + self.connections for frame in connection.frames]

    async def _read_all(self) -> None:
        for connection in self.connections:
            await connection.read_all()

    # What the others are sent is not compared, so they need no browser.

    async def choose(self, option: str) -> None:
        question = self._live.session.game.question_for(option)
        assert question is not None
        if question.player == self._seat:
            self.connections[0].send(type="choose", moment=self._live.session.moment, option=option)
        else:
            await self._live.choose(other(question.player), self._live.session.moment, option)
        await self._read_all()

    async def meddle(self) -> None:
        """Send choices for another player, and agree to a proposal that does not exist."""
        for connection in self.connections:
            connection.send(type="choose", moment="0.0", option="draw")
            connection.send(type="agree", proposal=1, agree=True)
        await self._read_all()

    async def see_again(self) -> None:
        """Ask what happened since the last turn."""
        for connection in self.connections:
            connection.send(type="recap")
        await self._read_all()

    async def ask_for_a_hint(self) -> bool:
        decision = self._live.session.game.decision
        if decision is None or decision.player != self._seat:
            return False
        self.connections[len(self._gone) % 2].send(type="hint", moment=self._live.session.moment)
        await self._read_all()
        return True

    async def take_back(self, again: str) -> str:
        """The player who chose last takes it back, if the others agree, and makes the same choice again."""
        chooser = self._live.session.by[-1]
        undoing = self._live.session.undoing(chooser)
        if chooser == self._seat:
            self.connections[0].send(type="undo", moment=self._live.session.moment)
        else:
            await self._live.undo(other(chooser), self._live.session.moment)
        await self._read_all()
        motion = self.connections[0].table["motion"]
        for seat in () if motion is None else motion["waits_for"]:
            if seat == self._seat:
                self.connections[1].send(type="agree", proposal=motion["number"], agree=True)
                # Once this one has its answer, the agreement is stored, and the others have heard of it.
                await self.connections[1].read_all()
            else:
                await self._live.agree(other(seat), motion["number"], True)
            await self._read_all()
        await self.choose(again)
        return undoing


def other(seat: int) -> Client:
    client = Client(None, words_of())
    client.seat = seat
    return client


class Plan:
    """At which choices they connect, send illegal requests and undo, and whether they ask for a hint."""

    def __init__(self, choices: int, hint: bool, random: Random) -> None:
        self.hint = hint
        self.first = 0 if choices <= SHORT else choices - random.randrange(2, LIVE)
        self.meddle = random.randrange(self.first, choices)
        self.take_back = random.randrange(self.first, choices)


async def received(
    world: World, row: TableRow, beginning: Game, seat: int | None, choices: Sequence[str], plan: Plan
) -> tuple[list[str], Counter[str]]:
    """Every frame sent to them until all choices are made; and which kinds of requests were made meanwhile."""
    happened: Counter[str] = Counter()
    live = await world.set_up(replace(row, choices=tuple(choices[: plan.first])), beginning)
    watch = Watch(world, live, seat)
    await watch.come()
    for number in range(plan.first, len(choices)):
        await watch.choose(choices[number])
        if number == plan.meddle:
            await watch.meddle()
        if number == plan.take_back:
            happened[await watch.take_back(choices[number])] += 1
    happened["hints"] += plan.hint and await watch.ask_for_a_hint()
    await watch.see_again()
    await watch.come()
    return [*await watch.leave(), *await world.answers(row.id, seat)], happened


# --- comparing games --------------------------------------------------------------------------------------------------


async def compared(worlds: Worlds, kind: str, late: bool, number: int = COMPARED) -> Counter[str]:
    """Compares `number` pairs of games that look the same to someone; counts their kinds."""
    here, there = worlds
    begin: Begin = late_table if late else new_table
    seen: Counter[str] = Counter()
    for game, random in positions(10 * number, seed=17, kinds=(kind,), late=late):
        place, choices = seen["compared"], [option.notation for option in game.choices]
        if place == number:
            break
        if game.decision is None or len(choices) < 2:
            continue
        # A seat, the one that is asked (and may ask for a hint), or nobody's.
        seat = (random.randrange(game.setup.players), game.decision.player, None)[place % 3]
        other, swap = another_world(game, seat, random, begin)
        if other is None:
            continue
        beginning, other_choices = begun(game.setup, begin, swap), [option.notation for option in other.choices]
        row, plan = row_of(game, place), Plan(len(choices), place % 6 == 1, random)
        ours, happened = await received(here, row, begun(game.setup, begin), seat, choices, plan)
        theirs, _ = await received(there, row, beginning, seat, other_choices, plan)
        must_be_the_same(ours, theirs)
        seen += happened
        seen["compared"] += 1
        seen["frames"] += len(ours)
        seen["steps"] += len([frame for frame in ours if frame.startswith('{"type":"steps"')])
        seen["recaps"] += len([frame for frame in ours if frame.startswith('{"type":"recap"')])
        seen["from the first moment"] += plan.first == 0
        seen["in effects"] += game.effect_start is not None
        seen[f"{game.setup.players} players"] += 1
        seen["other choices"] += choices != other_choices
        seen["other hands"] += [player.hand for player in game.table.players] != [
            player.hand for player in other.table.players
        ]
    return seen


def must_be_the_same(ours: Sequence[str], theirs: Sequence[str]) -> None:
    for one, other in zip(ours, theirs, strict=True):
        if one != other:
            first = next((at for at, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), 0)
            shown = slice(max(0, first - 400), first + 100)
            raise AssertionError(f"{one[shown]!r} here, but {other[shown]!r} there")


@pytest.mark.parametrize(("kind", "late"), kinds_and_beginnings())
def test_no_byte_that_is_sent_depends_on_hidden_cards(in_two_worlds: RunInBoth, kind: str, late: bool) -> None:
    async def story(worlds: Worlds) -> None:
        seen = await compared(worlds, kind, late)
        assert seen["compared"] == COMPARED
        assert seen["in effects"] >= COMPARED / 5
        assert seen["other hands"] >= COMPARED / 2
        assert seen["other choices"] >= 1
        assert seen["hints"] >= 2
        assert seen["freely"] >= 1
        assert seen["by consent"] >= COMPARED / 5
        assert seen["frames"] >= 35 * COMPARED
        assert seen["steps"] >= 5 * COMPARED
        assert seen["recaps"] >= COMPARED
        assert all(seen[f"{players} players"] >= 1 for players in range(2, 5))
        assert seen["from the first moment"] >= (COMPARED if late else COMPARED // 26)

    in_two_worlds(story)


@pytest.mark.parametrize("kind", some(KINDS, 1))
def test_nor_does_the_hint_of_a_search(in_two_worlds: RunInBoth, monkeypatch: pytest.MonkeyPatch, kind: str) -> None:
    """It tells a line, with the actions of others in it."""

    async def story(worlds: Worlds) -> None:
        monkeypatch.setattr("tenages.server.table.ADVISER", "mcts:40")
        await compared(worlds, kind, late=False, number=6)

    in_two_worlds(story)


# --- the test can fail ------------------------------------------------------------------------------------------------


def everyones_hands(session: GameSession) -> object:
    return [card.slug for player in session.game.table.players for card in player.hand]


def the_next_card_of_each_pile(session: GameSession) -> object:
    return [pile[0].slug for pile in session.game.table.supply if pile]


LEAKS: Final = [
    pytest.param(leak, message, id=f"{message}-{leak.__name__}")
    for leak in (everyones_hands, the_next_card_of_each_pile)
    for message in ("whole", "update", "steps_since")
]


@pytest.mark.parametrize(("leak", "message"), some(LEAKS, 2))
def test_a_leak_in_the_view_is_noticed(
    in_two_worlds: RunInBoth, monkeypatch: pytest.MonkeyPatch, leak: Callable[[GameSession], object], message: str
) -> None:
    honest = getattr(table_messages, message)

    def leaky(session: GameSession, *about: object) -> Seen:
        sent: Seen = honest(session, *about)
        return {**sent, "status": f"{sent['status']} {leak(session)}"}

    async def story(worlds: Worlds) -> None:
        monkeypatch.setattr(table_messages, message, leaky)
        with pytest.raises(AssertionError, match='"status":'):
            await compared(worlds, "base", late=False, number=6)

    in_two_worlds(story)


def test_a_leak_in_a_hint_is_noticed(in_two_worlds: RunInBoth, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = LiveTable.hint

    async def all_knowing(live: LiveTable, client: Client, moment: str) -> None:
        await asked(live, client, moment)
        said = str(everyones_hands(live.session))
        more: HintMessage = {
            "type": "hint",
            "moment": moment,
            "option": "draw",
            "text": "",
            "now": None,
            "chances": [],
            "stakes": "",
            "line": said,
        }
        client.send(more)

    async def story(worlds: Worlds) -> None:
        monkeypatch.setattr(LiveTable, "hint", all_knowing)
        with pytest.raises(AssertionError, match='"type":"hint"'):
            await compared(worlds, "echoes", late=True, number=6)

    in_two_worlds(story)


# --- bots at the table ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", KINDS)
def test_the_bots_choices_do_not_depend_on_cards_that_nobody_has_seen(in_two_worlds: RunInBoth, kind: str) -> None:
    """A bot's choice may depend on its own hand, so only cards that no player ever saw are swapped here."""

    async def story(worlds: Worlds) -> None:
        here, there = worlds
        swapped = 0
        for players in (2, 3, 4):
            random = Random(players)
            setting = next(table for table in KINDS[kind] if table[1] == players)
            game = deal(setting, random.randrange(2**32))
            row = row_of(game, players, bots=range(1, players))
            ours, played = await among_bots(here, row, begun(game.setup, new_table), Random(players))
            swap = swapped_for_all(played, random)
            theirs, _ = await among_bots(there, row, begun(game.setup, new_table, swap), Random(players))
            must_be_the_same(ours, theirs)
            swapped += len([card for card, other in swap.items() if card is not other])
        assert swapped >= 100

    in_two_worlds(story)


async def among_bots(world: World, row: TableRow, beginning: Game, random: Random) -> tuple[list[str], Game]:
    """Everything sent to a person who plays against bots for some turns; and the game."""
    live = await world.set_up(row, beginning)
    connection = RecordedConnection(world.app, f"/api/tables/{row.id}/socket?catalogue=en", cookie(0))
    await connection.read_until_asked()
    while connection.seen["turns"] < TURNS_AMONG_BOTS and connection.seen["options"] is not None:
        choice = random.choice(connection.seen["options"])["option"]
        connection.send(type="choose", moment=connection.seen["moment"], option=choice)
        while await connection.read() != "seen":
            pass
        await connection.read_until_asked()
    assert connection.seen["outcome"] is None
    await connection.leave()
    return [*connection.frames, *await world.answers(row.id, 0)], live.session.game


# --- what holds a seat ------------------------------------------------------------------------------------------------


def test_nobody_is_ever_sent_a_cookie_a_key_or_the_seed(tmp_path: Path) -> None:
    """Except the key that a player requests, and the record of a finished game, which contains its seed."""
    asyncio.run(asyncio.wait_for(play_and_search(f"sqlite:///{tmp_path / 'games.sqlite3'}"), DEADLINE))


async def play_and_search(database: str) -> None:
    random = Random(1)
    sent: list[str] = []
    settings = Settings(database, hosts=("table",), burst=10**9, work_burst=10**9, list_seconds=0.0)
    app = quick_app(settings, InProcessBots({}))
    async with app.router.lifespan_context(app), AsyncExitStack() as stack:
        ann, bob, cid = [await stack.enter_async_context(browser(app)) for _ in range(3)]
        body = {"seats": [{"keeper": "you"}, {"keeper": "open"}], "name": "Ann", "listed": True}
        made = await ann.post("/api/tables", json=body)
        table = made.json()["id"]
        seed = (await app.state.lobby.table(table)).row.seed
        seated = await bob.post(f"/api/tables/{table}/seats/1", json={"name": "Bob"})
        sent += [made.text, seated.text]
        key = (await ann.post(f"/api/tables/{table}/key")).json()["key"]
        secrets = [made.cookies["seat"], seated.cookies["seat"], key]
        cookies = [f"seat={secret}" for secret in secrets[:2]]
        connections = [
            RecordedConnection(app, f"/api/tables/{table}/socket", {"cookie": cookie})
            for cookie in [*cookies, "seat=guessed"]
        ]
        for connection in connections:
            await connection.read_all()
        while connections[0].seen["outcome"] is None:
            asked = next(connection for connection in connections if connection.seen["options"])
            option = random.choice(asked.seen["options"])["option"]
            asked.send(type="choose", moment=asked.seen["moment"], option=option)
            for connection in (asked, *connections):
                await connection.read_all()
            if random.random() < 0.02:
                sent += await all_answers((ann, bob, cid), table)
        sent += await all_answers((ann, bob, cid), table)
        for connection in connections:
            sent += connection.frames
            await connection.leave()
        text = "\n".join(sent)
        assert len(sent) > 200
        for secret in secrets:
            sealed = digest(secret)
            for written in (secret.encode(), sealed.hex().encode(), b64encode(sealed), urlsafe_b64encode(sealed)):
                assert written.decode().rstrip("=") not in text
        assert str(seed) not in text
        assert str(seed) in (await cid.get(f"/api/tables/{table}/record")).text


def browser(app: FastAPI) -> httpx.AsyncClient:
    return httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://table")


def test_nobody_learns_from_the_log_that_someone_has_chosen_a_first_meld(in_two_worlds: RunInBoth) -> None:
    """docs/rules.md 1: all choose at the same time. Here the others have chosen already, there they have not."""

    async def story(worlds: Worlds) -> None:
        here, there = worlds
        for number, table in enumerate([("asmadi-3", 3, False, (), None), ("iello", 2, False, ("echoes",), False)]):
            game = deal(table, 5)
            row = row_of(game, number)
            early = [option.notation for seat in range(1, table[1]) for option in asked_of(game, seat)[:1]]
            ours = await log_during_first_melds(here, replace(row, choices=tuple(early)), game)
            theirs = await log_during_first_melds(there, row, game)
            must_be_the_same(ours, theirs)
            assert len([frame for frame in ours if frame == EMPTY_LOG]) == 4

    in_two_worlds(story)


EMPTY_LOG: Final = '{"type":"log","log":{"start":0,"lines":[]}}'


def asked_of(game: Game, seat: int) -> Sequence[Option]:
    question = game.question(seat)
    assert question is not None
    return question.options


async def log_during_first_melds(world: World, row: TableRow, beginning: Game) -> list[str]:
    """Everything sent to the first player and to a spectator, who both ask for the log."""
    await world.set_up(row, beginning)
    sent: list[str] = []
    for seat in (0, None):
        connection = RecordedConnection(world.app, f"/api/tables/{row.id}/socket?catalogue=en", cookie(seat))
        await connection.read_all()
        for before in (0, 1_000_000):
            connection.send(type="log", before=before)
        await connection.read_all()
        await connection.leave()
        sent += connection.frames
    return sent


async def all_answers(browsers: Sequence[httpx.AsyncClient], table: str) -> list[str]:
    """The answers to everyone, refusals included, with all headers."""
    here, replay = f"/api/tables/{table}", f"/api/replays/{table}"
    sent: list[httpx.Response] = []
    for asking in browsers:
        for path in ("/api/tables", here, replay, f"{replay}/steps", "/metrics", "/healthz", "/api/nowhere", "/"):
            sent.append(await asking.get(path))
        sent.append(await asking.post(f"{here}/seats/1", json={"name": "?"}))
        sent.append(await asking.post(f"{here}/move", json={"key": "?"}))
    return [f"{answer.headers.multi_items()} {answer.text}" for answer in sent]
