"""Analyses of finished games: they get better while one looks, are kept, and are in nobody's way."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import datetime, timedelta
from pathlib import Path
from random import Random
from threading import Event
from typing import Any

import pytest
from starlette.testclient import TestClient

import tenages
from tenages.analysis import JudgedPosition
from tenages.analysis.analyse import StepsJob
from tenages.analysis.judged import VERSION, Depth
from tenages.rules.setup import Rules
from tenages.server import analyses, analysis_run
from tenages.server.errors import TooMany
from tenages.server.lately import Lately
from tenages.server.settings import Settings
from tenages.server.storage import analyses as stored
from tenages.server.storage.analyses import judged_steps
from tenages.server.storage.store import Store
from tenages.server.thinking.judging import JudgedSteps, StepsQuestion, judge, judge_position
from tenages.server.thinking.questions import BotChoice, BotQuestion, think
from tenages.server.thinking.thinkers import number_of_thinkers
from tenages.server.thinking.thoughts import (
    AMONG_BOTS,
    ANALYSIS,
    HINT,
    PEOPLE_WAIT,
    Bots,
    BotThought,
    Failed,
    FairQueue,
    Judging,
    PositionJudging,
    Thought,
)
from tests.support.databases import url as url
from tests.support.databases import with_store
from tests.support.players import HOSTS, Browser, bot, you
from tests.support.postgres import postgres_url as postgres_url
from tests.support.quick_app import quick_app

QUICK = Depth("quick", 8, 4, 0, 2)
FULL = Depth("full", 12, 6, 4, 2)
CHOICES = 10


def short_game(seed: int = 3) -> str:
    """The record of a game of which the players had enough after a few choices."""
    game, random = tenages.new_game(seed=seed), Random(seed)
    for _ in range(CHOICES):
        assert game.decision is not None
        game.choose(random.choice(game.decision.options))
    record = json.loads(game.record())
    ending = {"how": "conceded", "by": 1, "winners": [0]}
    return json.dumps(record | {"names": ["Ann", "Bob"], "ending": ending})


class Judges:
    """Bots that judge in this process, when they are allowed to; they count what they judge."""

    def __init__(self, most: int = 10**6) -> None:
        self.most = most
        """How many questions they answer; on the next ones they think for ever."""
        self.asked: list[StepsQuestion] = []
        self.allowed = Event()
        self.allowed.set()

    async def ask(self, thought: BotThought) -> BotChoice:
        return await asyncio.to_thread(think, thought.question)

    async def judge(self, judging: Judging) -> JudgedSteps:
        self.asked.append(judging.question)
        if len(self.asked) > self.most:
            await asyncio.get_running_loop().create_future()
        await asyncio.to_thread(self.allowed.wait)
        return await asyncio.to_thread(judge, judging.question)

    async def judge_position(self, judging: PositionJudging) -> JudgedPosition:
        return await asyncio.to_thread(judge_position, judging.question)

    async def close(self) -> None:
        """There is nothing to stop."""

    @property
    def steps(self) -> list[tuple[str, int]]:
        """Each step that was judged, by depth."""
        return [(each.work.depth.name, step) for each in self.asked for step in each.work.steps]


class Broken(Judges):
    """Bots whose processes always die."""

    async def judge(self, judging: Judging) -> JudgedSteps:
        raise Failed("SIGKILL")


@contextmanager
def server(database: str, bots: Bots | None = None, **settings: Any) -> Iterator[TestClient]:
    """A server whose analyses take next to no time."""
    chosen: dict[str, Any] = {"hosts": HOSTS, "bot_processes": 1, "quick_depth": QUICK, "full_depth": FULL}
    chosen |= {"work_burst": 10**9, "replay_burst": 10**9, **settings}
    with TestClient(quick_app(Settings(database, **chosen), bots=bots), base_url="http://table") as client:
        yield client


def sqlite(folder: Path) -> str:
    return f"sqlite:///{folder / 'games.sqlite3'}"


def brought(client: TestClient, record: str | None = None) -> str:
    """The path of the analysis of a record that someone brings."""
    answer = client.post("/api/replays", json={"record": record or short_game()})
    assert answer.status_code == 201, answer.text
    return f"/api/replays/{answer.json()['id']}/analysis"


def begun(client: TestClient, path: str) -> Any:
    answer = client.post(path)
    assert answer.status_code == 202, answer.text
    return answer.json()


def refusals(client: TestClient, ids: list[str]) -> list[str]:
    """Why some of these analyses were refused when someone asked for all of them at the same moment."""
    app: Any = client.app
    assert client.portal is not None

    async def all_at_once() -> list[Any]:
        asked = [app.state.analyses.start(each, "10.0.0.1") for each in ids]
        return await asyncio.gather(*asked, return_exceptions=True)

    return [answer.key for answer in client.portal.call(all_at_once) if answer is not None]


def until(client: TestClient, path: str, wanted: Callable[[Any], bool]) -> Any:
    """The analysis as soon as it is like that. Every question of the client lets the server work."""
    while True:
        seen = client.get(path, params={"catalogue": "en", "seat": 0}).json()
        if wanted(seen["progress"]):
            return seen


def is_done(progress: Any) -> bool:
    return bool(progress["state"] == "done")


def done(client: TestClient, path: str) -> Any:
    """The analysis when it is done. Whoever asked again and again would take the processor from those who judge."""
    app: Any = client.app
    assert client.portal is not None

    async def all_work() -> None:
        await asyncio.gather(*app.state.analyses._tasks)

    client.portal.call(all_work)
    return until(client, path, is_done)


class TestAnAnalysis:
    def test_begins_with_quick_answers_that_become_full_ones(self, url: str) -> None:
        """By the bots' own processes, on either database."""
        with server(url) as client:
            path = brought(client)
            before = client.get(path).json()
            assert before["progress"] == {"state": "none", "steps": CHOICES, "looked": 0, "deep": 0}
            assert len(before["moves"]) == CHOICES
            begun(client, path)
            seen = done(client, path)
            assert seen["progress"] == {"state": "done", "steps": CHOICES, "looked": CHOICES, "deep": CHOICES}
            assert [each["step"] for each in seen["judged"]] == list(range(CHOICES))
            for curve in seen["curves"]:
                assert curve["points"][-1] == {"step": CHOICES, "chance": 1.0 if curve["seat"] == 0 else 0.0}
            assert [summary["seat"] for summary in seen["summaries"]] == [0, 1]

    def test_tells_of_each_decision_what_was_best_in_the_readers_language(self, tmp_path: Path) -> None:
        with server(sqlite(tmp_path), Judges()) as client:
            path = brought(client)
            begun(client, path)
            moves = done(client, path)["moves"]
            for step in range(CHOICES):
                decision = client.get(f"{path}/{step}", params={"seat": 0, "catalogue": "en"}).json()
                chances = [each["chance"] for each in decision["options"] if each["chance"] is not None]
                assert chances == sorted(chances, reverse=True)
                assert decision["options"][0]["verdict"] == "best"
                assert decision["played"] in [each["option"] for each in decision["options"]]
                assert (decision["step"], decision["seat"]) == (step, moves[step]["seat"])
                assert (decision["better"] != "") == (decision["loss"] >= 0.02)
            french = client.get(path, params={"catalogue": "fr"}).json()["moves"]
            assert [each["text"] for each in french] != [each["text"] for each in moves]

    def test_tells_where_the_game_turned_to_whoever_reads_how_it_ended(self, tmp_path: Path) -> None:
        with server(sqlite(tmp_path), Judges()) as client:
            path = brought(client)
            english = {"seat": 0, "catalogue": "en"}
            before = client.get(f"{path}/turning", params=english).json()
            assert before == {"state": "none", "ahead": "", "points": [], "mistakes": []}
            begun(client, path)
            seen = done(client, path)
            told = client.get(f"{path}/turning", params=english).json()
            assert told["state"] == "done"
            assert told["mistakes"] == [len(each["mistakes"]) for each in seen["summaries"]]
            assert [{key: point[key] for key in seen["turning"][0]} for point in told["points"]] == seen["turning"]
            for point in told["points"]:
                assert point["text"].startswith("Luck" if point["cause"] == "luck" else "Better: ")
                assert point["turn"] == seen["moves"][point["step"]]["turn"]
                assert seen["moves"][point["step"]]["text"] in point["title"]
            assert "you" in told["ahead"]
            assert client.get(f"{path}/turning", params={"seat": 3}).status_code == 404

    def test_is_the_same_for_all_who_ask_and_costs_nothing_the_second_time(self, tmp_path: Path) -> None:
        judges = Judges()
        with server(sqlite(tmp_path), judges) as client:
            path = brought(client)
            for _ in range(4):
                begun(client, path)
            done(client, path)
            assert begun(client, path)["state"] == "done"
            assert len(judges.steps) == len(set(judges.steps)) == 2 * CHOICES
        later = Judges()
        with server(sqlite(tmp_path), later) as client:
            assert begun(client, path)["state"] == "done"
            assert client.get(path).json()["progress"]["deep"] == CHOICES
            assert later.asked == []

    def test_is_sent_only_if_something_is_new(self, tmp_path: Path) -> None:
        judges = Judges(most=1)
        with server(sqlite(tmp_path), judges) as client:
            path = brought(client)
            begun(client, path)
            until(client, path, lambda progress: progress["looked"] == CHOICES)
            first = client.get(path)
            again = client.get(path, headers={"If-None-Match": first.headers["etag"]})
            assert (again.status_code, again.content) == (304, b"")
            other = client.get(path, params={"eyes": "open"}, headers={"If-None-Match": first.headers["etag"]})
            assert other.status_code == 200

    def test_goes_on_where_it_was_after_the_server_was_stopped(self, url: str) -> None:
        """By itself: nobody has to ask for it again."""
        first = Judges(most=3)
        with server(url, first) as client:
            path = brought(client)
            begun(client, path)
            until(client, path, lambda progress: progress["deep"] == 2)
        second = Judges()
        with server(url, second) as client:
            seen = done(client, path)
            assert seen["progress"]["deep"] == CHOICES
        found_before = first.steps[: 10 + 2]
        assert not set(found_before) & set(second.steps)

    def test_keeps_its_quick_answers_if_a_step_cannot_be_looked_at_closely(self, tmp_path: Path) -> None:
        class Unable(Judges):
            async def judge(self, judging: Judging) -> JudgedSteps:
                if judging.question.work.depth == FULL and judging.question.work.steps == (4,):
                    raise Failed("SIGKILL")
                return await super().judge(judging)

        with server(sqlite(tmp_path), Unable()) as client:
            path = brought(client)
            begun(client, path)
            seen = done(client, path)
            assert {each["step"]: each["depth"] for each in seen["judged"]}[4] == "quick"
            assert seen["progress"]["deep"] == CHOICES - 1

    def test_waits_as_long_as_others_come_first(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        """Also if its steps are turned away more often than they may fail."""
        monkeypatch.setattr(analysis_run, "PAUSE_SECONDS", 0)

        class Busy(Judges):
            async def judge(self, judging: Judging) -> JudgedSteps:
                turned_away.append(judging)
                if len(turned_away) < 10 * analysis_run.MOST_FAILURES:
                    raise TooMany("too-many-thoughts") if len(turned_away) % 2 else TimeoutError
                return await super().judge(judging)

        turned_away: list[Judging] = []
        with server(sqlite(tmp_path), Busy()) as client:
            path = brought(client)
            begun(client, path)
            assert done(client, path)["progress"]["deep"] == CHOICES

    def test_goes_on_if_many_steps_fail_once_but_not_in_a_row(self, tmp_path: Path) -> None:
        class Shaky(Judges):
            async def judge(self, judging: Judging) -> JudgedSteps:
                if judging.question.work.depth == FULL and judging.question.attempt == 0:
                    raise Failed("SIGKILL")
                return await super().judge(judging)

        with server(sqlite(tmp_path), Shaky()) as client:
            path = brought(client)
            begun(client, path)
            assert done(client, path)["progress"]["deep"] == CHOICES

    def test_tells_others_that_it_is_under_way_while_it_waits(self, url: str, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(analysis_run, "HEARTBEAT_SECONDS", 0)

        async def story(store: Store) -> None:
            async def touched() -> datetime:
                row = await store.read(lambda connection: stored.analysis(connection, "oak"))
                assert row is not None
                return row.touched

            await store.begin_analysis("oak", short_game(), "10.0.0.1")
            before = await touched()
            depths = analysis_run.Depths(QUICK, FULL)
            run = analysis_run.AnalysisRun("oak", short_game(), CHOICES, "", depths, store, Judges(most=0))
            under_way = asyncio.create_task(run.run())
            while await touched() == before:
                assert not under_way.done()
            under_way.cancel()
            await asyncio.gather(under_way, return_exceptions=True)

        with_store(url, story)

    def test_stops_if_nothing_can_be_judged_and_can_be_begun_again(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        with server(sqlite(tmp_path), Broken()) as client:
            path = brought(client)
            begun(client, path)
            monkeypatch.setattr(analyses, "ELSEWHERE", timedelta(0))
            assert until(client, path, lambda progress: progress["state"] == "stopped")["judged"] == []
        with server(sqlite(tmp_path), Judges()) as client:
            done(client, path)

    def test_is_removed_with_its_table(self, url: str) -> None:
        async def story(store: Store) -> None:
            await store.begin_analysis("oak", short_game(), "10.0.0.1")
            await store.keep_judged("oak", [{"step": 0, "depth": "quick", "fair": {}}])
            await store.remove_tables(["oak"])
            assert await store.read(lambda connection: judged_steps(connection, "oak")) == []

        with_store(url, story)

    def test_of_another_version_is_left_alone(self, url: str, monkeypatch: pytest.MonkeyPatch) -> None:
        async def story(store: Store) -> None:
            with monkeypatch.context() as newer:
                newer.setattr(stored, "VERSION", VERSION + 1)
                await store.begin_analysis("oak", short_game(), "10.0.0.1")
            await store.keep_judged("oak", [{"step": 0, "depth": "quick"}])
            await store.end_analysis("oak")
            monkeypatch.setattr(stored, "VERSION", VERSION + 1)
            assert await store.read(lambda connection: judged_steps(connection, "oak")) == []
            row = await store.read(lambda connection: stored.analysis(connection, "oak"))
            assert row is not None
            assert not row.done

        with_store(url, story)

    def test_never_replaces_a_full_answer_by_a_quick_one(self, url: str) -> None:
        async def story(store: Store) -> None:
            await store.begin_analysis("oak", short_game(), "10.0.0.1")
            for depth in ("quick", "full", "quick"):
                await store.keep_judged("oak", [{"step": 0, "depth": depth}])
            kept = await store.read(lambda connection: judged_steps(connection, "oak"))
            assert kept == [{"step": 0, "depth": "full"}]

        with_store(url, story)


class TestWhatIsKeptInMemory:
    def test_are_the_values_used_last_up_to_a_size(self) -> None:
        kept: Lately[str, str] = Lately(6, len)
        for name in ("oak", "elm"):
            kept.put(name, name)
        assert kept.get("oak") == "oak"
        kept.put("ash", "ash")
        assert [kept.get(name) for name in ("oak", "elm", "ash")] == ["oak", None, "ash"]
        kept.put("willow tree", "willow tree")
        assert [kept.get(name) for name in ("oak", "ash", "willow tree")] == [None, None, "willow tree"]


class TestIsRefused:
    def test_of_a_game_that_goes_on(self, tmp_path: Path) -> None:
        unfinished = tenages.new_game(seed=3).record()
        with server(sqlite(tmp_path), Judges()) as client:
            ann = Browser(client, "Ann")
            table = ann.make_table([you(), bot()], seed=7)
            for path in (f"/api/replays/{table}/analysis", brought(client, unfinished)):
                refused = client.post(path)
                assert (refused.status_code, refused.json()["key"]) == (409, "not-over")
            assert client.get(f"/api/replays/{table}/analysis").status_code == 409
            assert client.get(f"/api/replays/{table}/analysis/0").status_code == 409
            assert client.get(f"/api/replays/{table}/steps", params={"open": True}).status_code == 409

    def test_of_what_is_not_there(self, tmp_path: Path) -> None:
        with server(sqlite(tmp_path), Judges()) as client:
            assert client.post("/api/replays/nosuchgame/analysis").status_code == 404
            path = brought(client)
            assert client.get(f"{path}/{CHOICES}").status_code == 404
            assert client.get(path, params={"seat": 2}).status_code == 404
            assert client.get(path, params={"eyes": "closed"}).status_code == 422

    def test_while_someone_has_others_under_way(self, tmp_path: Path) -> None:
        judges = Judges(most=0)
        with server(sqlite(tmp_path), judges, most_own_analyses=2) as client:
            paths = [brought(client, short_game(seed)) for seed in (1, 2, 3)]
            for path in paths[:2]:
                begun(client, path)
            refused = client.post(paths[2])
            assert (refused.status_code, refused.json()["key"]) == (429, "too-many-own-analyses")
            assert int(refused.headers["retry-after"]) > 0
            begun(client, paths[0])  # what is under way may be asked for again

    def test_of_too_many_in_an_hour(self, tmp_path: Path) -> None:
        with server(sqlite(tmp_path), Judges(), analyses_per_hour=1) as client:
            first, second = brought(client, short_game(1)), brought(client, short_game(2))
            begun(client, first)
            done(client, first)
            assert client.post(second).json()["key"] == "too-many-analyses-made"
            begun(client, first)

    def test_also_if_all_are_asked_for_at_the_same_moment(self, tmp_path: Path) -> None:
        with server(sqlite(tmp_path), Judges(most=0), most_own_analyses=2) as client:
            ids = [brought(client, short_game(seed)).split("/")[3] for seed in (1, 2, 3, 4)]
            assert refusals(client, ids) == ["too-many-own-analyses"] * 2

    def test_of_too_many_in_an_hour_also_if_they_are_asked_for_at_the_same_moment(self, tmp_path: Path) -> None:
        with server(sqlite(tmp_path), Judges(), analyses_per_hour=2) as client:
            ids = [brought(client, short_game(seed)).split("/")[3] for seed in (1, 2, 3)]
            assert refusals(client, ids) == ["too-many-analyses-made"]

    def test_of_one_that_fails_again_and_again(self, tmp_path: Path) -> None:
        with server(sqlite(tmp_path), Broken(), analyses_per_hour=2) as client:
            path = brought(client)
            answers = [client.post(path)]
            while answers[-1].status_code == 202:
                answers.append(client.post(path))
            assert answers[-1].json()["key"] == "too-many-analyses-made"

    def test_of_games_that_are_too_long_together(self, tmp_path: Path) -> None:
        with server(sqlite(tmp_path), Judges(), analysed_per_hour=2 * CHOICES - 1) as client:
            first, second = brought(client, short_game(1)), brought(client, short_game(2))
            begun(client, first)
            assert client.post(second).json()["key"] == "too-many-analyses-made"

    def test_of_a_game_that_is_too_long(self, tmp_path: Path) -> None:
        with server(sqlite(tmp_path), Judges(), most_analysed=CHOICES - 1) as client:
            refused = client.post(brought(client))
            assert (refused.status_code, refused.json()["key"]) == (409, "analysis-too-long")
            assert "10 choices" in refused.json()["text"]

    def test_if_nothing_can_run_a_network(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(analyses, "RUNS_NETWORKS", "no_such_library")
        with server(sqlite(tmp_path), Judges()) as client:
            refused = client.post(brought(client))
            assert (refused.status_code, refused.json()["key"]) == (422, "analysis-needs-network")
            assert "pip install" in refused.json()["text"]


# --- whose turn it is -------------------------------------------------------------------------------------------------


def judging(table: str = "game") -> Judging:
    return Thought(StepsQuestion(table, StepsJob("", (0,), FULL)), 0, ANALYSIS, "network")


def thought(rank: int) -> BotThought:
    return Thought(BotQuestion("table", Rules(2), 3, (), 0, "adept"), 0, rank, "network")


class TestTables:
    def test_come_first(self) -> None:
        queue = FairQueue(processes=2)
        asked: list[Any] = [judging(), *[thought(rank) for rank in (AMONG_BOTS, HINT, PEOPLE_WAIT)]]
        for each in asked:
            queue.put(each)
        assert [queue.take() for _ in asked] == list(reversed(asked))

    def test_always_have_a_process(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Of three processes, two analyse, and the third waits for tables."""
        monkeypatch.setattr("tenages.server.thinking.thoughts.LOOK_SECONDS", 0)
        queue = FairQueue(processes=3)
        under_way = [judging() for _ in range(3)]
        for each in under_way:
            queue.put(each)
        assert [queue.take() for _ in range(3)] == [under_way[0], under_way[1], None]
        urgent = thought(PEOPLE_WAIT)
        queue.put(urgent)
        assert queue.take() == urgent
        queue.done(urgent)
        assert queue.take() is None
        queue.done(under_way[0])
        assert queue.take() == under_way[2]

    @pytest.mark.parametrize(("cores", "processes"), [(1, 2), (2, 2), (3, 2), (8, 7)])
    def test_have_a_process_on_every_machine(self, monkeypatch: pytest.MonkeyPatch, cores: int, processes: int) -> None:
        monkeypatch.setattr("os.cpu_count", lambda: cores)
        assert number_of_thinkers(0) == processes

    def test_share_a_single_process_with_analyses(self) -> None:
        queue = FairQueue(processes=1)
        first = judging()
        queue.put(first)
        assert queue.take() == first
