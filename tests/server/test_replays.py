"""Replays of games, from their table or from a record."""

from __future__ import annotations

import asyncio
import gc
import json
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from starlette.testclient import TestClient

import tenages
from tenages import Game
from tenages.opening import steps
from tenages.server import replays, view_messages
from tenages.server.errors import TooMany
from tenages.server.replay import APART, Replay
from tenages.server.replays import AT_ONCE, MOST_OWN_WAITING, MOST_WAITING, Replays
from tenages.server.settings import MOST_CHOICES, Settings
from tenages.server.view_messages import NEWEST
from tenages.words.catalogue import words_of
from tenages.words.speaker import Speaker
from tests.support.log_in_parts import Log, Message
from tests.support.players import Browser, bot, play_on, running_server, you
from tests.support.quick_app import quick_app
from tests.support.serving import TIMEOUT_SECONDS
from tests.support.story import drawn_game


def played(seed: int = 3, **table: Any) -> str:
    """The record of a game of random choices."""
    game, random = tenages.new_game(seed=seed, **table), Random(seed)
    while game.decision is not None:
        game.choose(random.choice(game.decision.options))
    return game.record()


def log_at(client: TestClient, path: str, step: int, seat: int) -> list[Message]:
    """The whole log of a position: its newest lines, and the pages before them."""
    log, asked = Log(), {"seat": seat, "catalogue": "en"}
    log.go_on(client.get(f"{path}/steps", params={"start": step, "count": 1, **asked}).json()["steps"][0]["log"])
    assert len(log.lines) <= NEWEST
    while log.first > 0:
        log.put_above(client.get(f"{path}/log", params={"step": step, "before": log.first, **asked}).json()["log"])
    return log.lines


def uploaded(client: TestClient, record: str) -> str:
    answer = client.post("/api/replays", json={"record": record})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def test_a_record_can_be_uploaded_and_replayed_step_by_step(tmp_path: Path) -> None:
    record = played()
    with running_server(tmp_path) as client:
        path = f"/api/replays/{uploaded(client, record)}"
        replay = client.get(path).json()
        choices = json.loads(record)["choices"]
        assert replay["steps"] == len(choices)
        log = Log()
        for start in range(0, len(choices) + 1, 50):
            positions = client.get(f"{path}/steps", params={"start": start, "seat": 0}).json()["steps"]
            for position in positions:
                log.go_on(position["log"])
        assert log.first == 0
        assert positions[-1]["outcome"]["winners"] == replay["winners"]
        assert log_at(client, path, len(choices), seat=0) == log.lines
        assert client.get(f"{path}/record").text.strip() == record


def test_a_draw_has_no_winners_and_says_so(tmp_path: Path) -> None:
    """docs/rules.md 15: third edition, tied in points and achievements."""
    record = drawn_game().record()
    with running_server(tmp_path) as client:
        path = f"/api/replays/{uploaded(client, record)}"
        replay = client.get(path).json()
        assert replay["winners"] == []
        assert replay["ending"] == "The game is a draw: the best are tied in points and achievements"
        assert replay["highlights"][-1]["kind"] == "end"
        assert "the game ends in a draw" in replay["highlights"][-1]["text"]
        for seat in ({}, {"seat": 0}, {"seat": 1}):
            last = client.get(f"{path}/steps", params={"start": replay["steps"], **seat}).json()["steps"][-1]
            assert last["outcome"] == {"winners": [], "how": "points", "text": replay["ending"]}
        french = client.get(path, params={"catalogue": "fr-iello"}).json()
        assert french["ending"].startswith("Match nul")


def test_its_story_has_the_lead_over_time_and_the_turning_points(tmp_path: Path) -> None:
    record = played(seed=5, expansions=("echoes",))
    game = tenages.replay(record)
    with running_server(tmp_path) as client:
        replay = client.get(f"/api/replays/{uploaded(client, record)}").json()
    for seat, story in enumerate(replay["story"]):
        scene = game.view(None).scene.seats[seat]
        assert len(story["score"]) == len(story["achievements"]) == len(replay["turns"]) + 1
        assert story["score"][-1] == scene.full_score
        assert story["achievements"][-1] == len(scene.achieved) + len(scene.specials)
    claims = [each for each in replay["highlights"] if each["kind"] != "end"]
    assert len(claims) == sum([story["achievements"][-1] for story in replay["story"]])
    assert replay["highlights"][-1]["kind"] == "end"
    assert replay["most_used"][0]["count"] == sum(replay["most_used"][0]["by"])


def test_the_view_of_a_player_can_be_chosen(tmp_path: Path) -> None:
    with running_server(tmp_path) as client:
        path = f"/api/replays/{uploaded(client, played())}/steps"
        hands = {}
        for seat in (0, 1, None):
            asked = {"start": 0, "count": 1} | ({} if seat is None else {"seat": seat})
            step = client.get(path, params=asked).json()["steps"][0]
            hands[seat] = [any(face["card"] for face in each["hand"]) for each in step["seats"]]
        assert hands == {0: [True, False], 1: [False, True], None: [False, False]}


def test_names_come_plain_and_are_isolated_in_sentences(tmp_path: Path) -> None:
    """The page lays a name out on its own; within a sentence it can only tell by the marks where the name ends."""
    record = json.loads(played()) | {"names": ["דוד", "Bob"]}
    with running_server(tmp_path) as client:
        replay = client.get(f"/api/replays/{uploaded(client, json.dumps(record))}").json()
    assert replay["names"] == [story["name"] for story in replay["story"]] == ["דוד", "Bob"]
    sentences = [highlight["text"] for highlight in replay["highlights"]]
    assert any("\u2068דוד\u2069" in text for text in sentences)
    assert not any("\u2068Bob" in text for text in sentences)


def test_a_table_can_be_replayed_only_once_it_is_finished(tmp_path: Path) -> None:
    with running_server(tmp_path) as client:
        ann = Browser(client, "Ann")
        table = ann.make_table([you(), bot()], seed=7)
        for path in (f"/api/replays/{table}", f"/api/tables/{table}/record", f"/api/replays/{table}/record"):
            refused = ann.ask("GET", path, table)
            assert (refused.status_code, refused.json()["key"]) == (409, "not-over")
        with ann.at(table) as connection:
            play_on([connection], Random(1), lambda seen: False)
        replay = ann.ask("GET", f"/api/replays/{table}").json()
        assert replay["names"] == ["Ann", "Hypatia"]
        assert replay["ending"]


@pytest.mark.parametrize(
    "record",
    ["", "{}", "[]", "null", '{"format": "tenages-record"}', played()[:-20], played().replace('"draw"', '"drink"', 1)],
)
def test_what_is_not_a_record_is_refused_in_words(tmp_path: Path, record: str) -> None:
    with running_server(tmp_path) as client:
        refused = client.post("/api/replays", json={"record": record})
        assert refused.status_code in (410, 422)
        assert refused.json()["text"]


def test_an_unknown_game_is_not_found(tmp_path: Path) -> None:
    with running_server(tmp_path) as client:
        assert client.get("/api/replays/nosuchgame").status_code == 404
        assert client.get("/api/replays/r" + "0" * 32).status_code == 404
        path = f"/api/replays/{uploaded(client, played())}/steps"
        assert client.get(path, params={"start": 100_000}).status_code == 404
        assert client.get(path, params={"seat": 4}).status_code == 404


# --- long records and many readers ------------------------------------------------------------------------------------


def endless(choices: int) -> str:
    """The record of a game in which both always activate a card that does nothing, for that many choices."""
    game = tenages.position({"board": ["Masonry"]}, {"board": ["Agriculture"]})
    for _ in range(choices):
        assert game.decision is not None
        game.choose(next(option for option in game.decision.options if option.kind == "dogma"))
    return game.record()


def test_a_record_with_too_many_choices_is_refused_in_words(tmp_path: Path) -> None:
    with running_server(tmp_path) as client:
        sent = {"record": endless(MOST_CHOICES + 1)}
        refused = client.post("/api/replays", json=sent)
        assert (refused.status_code, refused.json()["key"]) == (422, "record-too-long")
        assert "5,001 choices" in refused.json()["text"]
        assert "5,000 at the most" in refused.json()["text"]
        french = client.post("/api/replays", json=sent, headers={"accept-language": "fr"}).json()["text"]
        assert "choix" in french
        assert client.get(f"/api/replays/{uploaded(client, endless(MOST_CHOICES))}").json()["steps"] == MOST_CHOICES


@pytest.mark.parametrize("seat", [0, None])
def test_every_position_is_as_it_was_in_the_game(seat: int | None) -> None:
    """Most positions are not kept, but played from an earlier one, which may be in the middle of an effect."""
    record, words = played(seed=5, expansions=("echoes",)), words_of()
    replay = Replay(record)
    speaker = Speaker(words, replay.names(words), seat)
    in_effects = 0
    for step, game in enumerate(steps(record)):
        seen = view_messages.seen(game.view(seat), speaker, str(step), view_messages.newest_log(game, speaker))
        assert replay.seen(step, 1, seat, words) == [seen]
        in_effects += step % APART == 0 and game.effect_start is not None
    assert in_effects > 0


def test_a_replay_needs_the_memory_of_few_positions() -> None:
    record = played()
    choices = len(json.loads(record)["choices"])
    before = games_in_memory()
    replay = Replay(record)
    assert replay.last == choices > 200
    assert games_in_memory() - before <= choices // 20


def games_in_memory() -> int:
    gc.collect()
    return len([each for each in gc.get_objects() if isinstance(each, Game)])


class Made:
    """Counts the replays that a server makes, and by which threads it works for them."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.number = 0
        self.threads: set[threading.Thread] = set()
        made = self

        class Counted(Replay):
            def __init__(self, text: str) -> None:
                made.number += 1
                made.threads.add(threading.current_thread())
                super().__init__(text)

            def __getattribute__(self, name: str) -> Any:
                if name in ("seen", "summary", "earlier_log"):
                    made.threads.add(threading.current_thread())
                return super().__getattribute__(name)

        monkeypatch.setattr(replays, "Replay", Counted)


@asynccontextmanager
async def asking(tmp_path: Path, **settings: Any) -> AsyncIterator[httpx.AsyncClient]:
    """A client that can ask for many things at the same time."""
    app = quick_app(Settings(f"sqlite:///{tmp_path / 'games.sqlite3'}", bot_processes=1, hosts=("table",), **settings))
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://table") as client,
    ):
        yield client


def test_ten_who_open_the_same_link_at_once_have_it_made_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running_server(tmp_path) as client:
        path = f"/api/replays/{uploaded(client, played())}"
    made = Made(monkeypatch)

    async def ten() -> None:
        async with asking(tmp_path) as client:
            answers = await asyncio.gather(*[client.get(path) for _ in range(10)])
        assert [answer.status_code for answer in answers] == [200] * 10
        assert len({answer.text for answer in answers}) == 1

    asyncio.run(ten())
    assert made.number == 1


def test_the_event_loop_neither_plays_records_nor_puts_them_into_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = Made(monkeypatch)

    async def all_requests() -> None:
        async with asking(tmp_path) as client:
            sent = await client.post("/api/replays", json={"record": played()})
            path = f"/api/replays/{sent.json()['id']}"
            for request in (path, f"{path}/steps?start=100", f"{path}/log?step=100&before=50"):
                assert (await client.get(request)).status_code == 200

    asyncio.run(all_requests())
    assert made.threads
    assert threading.current_thread() not in made.threads


def test_few_replays_are_made_at_the_same_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many are asked for, so that the threads leave time for the tables."""
    working, most, lock = 0, 0, threading.Lock()
    begun, may_end = threading.Semaphore(0), threading.Event()

    class Slow(Replay):
        def __init__(self, text: str) -> None:
            nonlocal working, most
            with lock:
                working += 1
                most = max(most, working)
            begun.release()
            assert may_end.wait(TIMEOUT_SECONDS)
            super().__init__(text)
            with lock:
                working -= 1

    monkeypatch.setattr(replays, "Replay", Slow)

    async def four() -> None:
        async with asking(tmp_path) as client:
            records = [played(seed) for seed in range(4)]
            posts = [asyncio.create_task(client.post("/api/replays", json={"record": record})) for record in records]
            for _ in range(AT_ONCE):
                await asyncio.to_thread(begun.acquire)
            # All the other requests come as far as they can.
            assert (await client.get("/api/house")).status_code == 200
            may_end.set()
            assert {answer.status_code for answer in await asyncio.gather(*posts)} == {201}

    asyncio.run(four())
    assert most == AT_ONCE


def test_the_replays_in_memory_have_a_bounded_number_of_positions(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    records = [played(seed) for seed in range(3)]
    positions = [len(json.loads(record)["choices"]) + 1 for record in records]
    monkeypatch.setattr(replays, "MOST_POSITIONS", sum(positions) - 1)
    made = Made(monkeypatch)
    with running_server(tmp_path) as client:
        first, second, third = [f"/api/replays/{uploaded(client, record)}" for record in records]
        assert made.number == 3
        for path in (second, third):
            client.get(path)
        assert made.number == 3  # both are still there
        client.get(first)
        assert made.number == 4  # it had to make room for the third


class TestReading:
    """What one address may ask for is limited."""

    def test_too_much_at_once_is_refused_with_the_time_to_wait(self, tmp_path: Path) -> None:
        record = played()
        with running_server(tmp_path) as client:
            path = f"/api/replays/{uploaded(client, record)}/steps"
        making = len(record) / 200
        with running_server(tmp_path, replay_burst=making + 60, replay_steps_per_second=0.005) as client:
            assert client.get(path, params={"count": 50}).status_code == 200
            refused = client.get(path, params={"count": 50})
            assert (refused.status_code, refused.json()["key"]) == (429, "too-fast")
            assert refused.headers["retry-after"] == "10000"
            assert client.get(path, params={"count": 5}).status_code == 200

    def test_making_a_replay_costs_more_than_looking_at_it(self, tmp_path: Path) -> None:
        """A record has one price for each of its 200 letters, so that nobody has records played all the time."""
        record = endless(300)
        with running_server(tmp_path) as client:
            path = f"/api/replays/{uploaded(client, record)}"
        with running_server(tmp_path, replay_burst=len(record) / 200 + 4, replay_steps_per_second=0.001) as client:
            assert client.get(f"{path}/steps", params={"count": 5}).status_code == 429
        with running_server(tmp_path, replay_burst=len(record) / 200 + 5, replay_steps_per_second=0.001) as client:
            assert client.get(f"{path}/steps", params={"count": 5}).status_code == 200

    def test_nobody_who_holds_down_the_next_key_or_drags_the_slider_is_refused(self, tmp_path: Path) -> None:
        """The page asks for 50 positions at a time. A key repeats 30 times in a second, and a game has 581 choices."""
        now = 0.0

        async def read() -> None:
            nonlocal now
            app = quick_app(Settings(f"sqlite:///{tmp_path / 'games.sqlite3'}", bot_processes=1))
            async with app.router.lifespan_context(app):
                reader = Replays(app.state.lobby, clock=lambda: now)
                for _ in range(MOST_CHOICES // 50):
                    reader.charge("ann", 50)
                    now += 50 / 30
                for _ in range(600 // 50):
                    reader.charge("ann", 50)
                reader.charge("ann", 2000)
                with pytest.raises(TooMany, match="too fast"):
                    reader.charge("ann", 2000)

        asyncio.run(read())


def test_only_so_many_requests_wait_for_a_thread_and_fewer_of_one_address(tmp_path: Path) -> None:
    async def ask_for_too_much() -> None:
        app = quick_app(Settings(f"sqlite:///{tmp_path / 'games.sqlite3'}"))
        async with app.router.lifespan_context(app):
            reader, free = Replays(app.state.lobby), threading.Event()
            addresses = [str(number // MOST_OWN_WAITING) for number in range(MOST_WAITING)]
            tasks = [asyncio.create_task(reader.in_thread(free.wait, each)) for each in addresses[:MOST_OWN_WAITING]]
            await asyncio.sleep(0)
            with pytest.raises(TooMany):
                await reader.in_thread(free.wait, addresses[0])
            tasks += [asyncio.create_task(reader.in_thread(free.wait, each)) for each in addresses[MOST_OWN_WAITING:]]
            await asyncio.sleep(0)
            with pytest.raises(TooMany):
                await reader.in_thread(free.wait, "someone else")
            free.set()
            assert await asyncio.gather(*tasks) == [True] * MOST_WAITING
            assert await reader.in_thread(free.wait, addresses[0])

    asyncio.run(ask_for_too_much())


class TestTurningPoints:
    """A turn has two actions, so two achievements may fall in one."""

    @staticmethod
    def two_in_a_turn() -> Replay:
        """Ann achieves twice in turn 1, and turn 2 begins."""
        game = tenages.position({"board": ["Mathematics"], "score": ["Banking", "Coal"]}, {})
        for _ in range(2):
            assert game.decision is not None
            game.choose(next(option for option in game.decision.options if option.kind == "achieve"))
        return Replay(game.record())

    def test_both_achievements_of_a_turn_belong_to_it(self) -> None:
        summary = self.two_in_a_turn().summary("x", words_of())
        assert [(each.turn, each.age) for each in summary.highlights] == [(1, 1), (1, 2)]

    def test_the_position_of_a_turning_point_is_in_its_turn_and_one_step_on_it_has_happened(self) -> None:
        replay = Replay(played(seed=5, expansions=("echoes",)))
        summary = replay.summary("x", words_of())
        claimed = [each for each in summary.highlights if each.kind != "end"]
        assert len(claimed) > 3
        for each in claimed:
            before, after = replay.seen(each.step, 2, None, words_of())
            assert sum([first <= each.step for first in summary.turns]) == each.turn
            had, has = [seen["seats"][each.seat] for seen in (before, after)]
            assert has["achievements"] > had["achievements"]
            assert each.age in has["ages"] if each.kind == "age" else each.special in has["specials"]

    def test_the_lead_counts_the_last_action_of_a_turn_to_that_turn(self) -> None:
        summary = self.two_in_a_turn().summary("x", words_of())
        assert [story.achievements for story in summary.story] == [[0, 2, 2], [0, 0, 0]]

    def test_large_changes_of_points_are_told_with_the_card_that_made_them(self) -> None:
        replay = Replay(played(seed=5, expansions=("echoes",)))
        summary = replay.summary("x", words_of())
        assert summary.swings
        sizes = [abs(swing.points) for swing in summary.swings]
        assert sizes == sorted(sizes, reverse=True)
        for swing in summary.swings:
            score = summary.story[swing.seat].score
            assert score[swing.turn] - score[swing.turn - 1] == swing.points
            assert str(abs(swing.points)) in swing.text
            assert sum([first <= swing.step for first in summary.turns]) == swing.turn
        assert any(swing.card is not None for swing in summary.swings)
