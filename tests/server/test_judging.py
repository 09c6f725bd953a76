"""A lone position is judged for whoever looks at it in the editor, after everything that a table waits for."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from threading import Event
from typing import Any, Final

import httpx
import pytest
from starlette.testclient import TestClient

from tenages import Game
from tenages.analysis import JudgedPosition, positions
from tenages.analysis.judged import Depth
from tenages.opening import laid_out
from tenages.records.describing import has_description
from tenages.records.position_text import WrittenPosition, text_of, written
from tenages.rules.setup import Setup
from tenages.rules.state import Table
from tenages.server import analyses, judgements
from tenages.server.errors import TooMany
from tenages.server.settings import Settings
from tenages.server.thinking import shared_bots, thinkers
from tenages.server.thinking.judging import JudgedSteps, PositionQuestion, judge_position
from tenages.server.thinking.questions import BotChoice
from tenages.server.thinking.thoughts import (
    ANALYSIS,
    PEOPLE_WAIT,
    Bots,
    BotThought,
    Failed,
    FairQueue,
    Judging,
    PositionJudging,
    Thought,
)
from tests.server.worlds import another_world
from tests.support.databases import url as url
from tests.support.effort import some
from tests.support.last_achievement import LAST_ACHIEVEMENT
from tests.support.odd_thinkers import thought
from tests.support.permuting import begun
from tests.support.players import HOSTS
from tests.support.postgres import postgres_url as postgres_url
from tests.support.quick_app import quick_app
from tests.support.randomly import KINDS, play_on
from tests.support.randomly import positions as random_positions

QUICK: Final = Depth("quick", 16, 12, 0, 2)
FULL: Final = Depth("full", 60, 40, 20, 2)
PATH: Final = "/api/positions/judge"
NEVER: Final = 3600.0


class Judges:
    """Bots that judge in this process, when they are allowed to."""

    def __init__(self) -> None:
        self.asked: list[PositionJudging] = []
        self.allowed = Event()
        self.allowed.set()

    async def ask(self, thought: BotThought) -> BotChoice:
        raise AssertionError

    async def judge(self, judging: Judging) -> JudgedSteps:
        raise AssertionError

    async def judge_position(self, judging: PositionJudging) -> JudgedPosition:
        self.asked.append(judging)
        await asyncio.to_thread(self.allowed.wait)
        return await asyncio.to_thread(judge_position, judging.question)

    async def close(self) -> None:
        """There is nothing to stop."""


class Deaf(Judges):
    """Bots that never answer."""

    async def judge_position(self, judging: PositionJudging) -> JudgedPosition:
        self.asked.append(judging)
        answer: asyncio.Future[JudgedPosition] = asyncio.get_running_loop().create_future()
        return await answer


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those who ask wait for the answer, however busy this machine is."""
    for module, limit in (
        (judgements, "WAITING_SECONDS"),
        (shared_bots, "POSITION_SECONDS"),
        (shared_bots, "JUDGING_SECONDS"),
        (thinkers, "JUDGING_SECONDS"),
    ):
        monkeypatch.setattr(module, limit, NEVER)


@contextmanager
def server(database: str, bots: Bots | None = None, **settings: Any) -> Iterator[TestClient]:
    chosen: dict[str, Any] = {"hosts": HOSTS, "bot_processes": 1, "quick_depth": QUICK, "full_depth": FULL}
    chosen |= {"work_burst": 10**9, "replay_burst": 10**9, **settings}
    with TestClient(quick_app(Settings(database, **chosen), bots=bots), base_url="http://table") as client:
        yield client


def sqlite(folder: Path) -> str:
    return f"sqlite:///{folder / 'games.sqlite3'}"


def ask(client: TestClient, **asked: Any) -> httpx.Response:
    wanted = {"text": LAST_ACHIEVEMENT, "names": ["Ann", "Bob"], "you": 0, "catalogue": "en-asmadi", **asked}
    answer: httpx.Response = client.post(PATH, json=wanted)
    return answer


def judged(client: TestClient, **asked: Any) -> Any:
    answer = ask(client, **asked)
    assert answer.status_code == 200, answer.text
    return answer.json()


def refused(client: TestClient, **asked: Any) -> tuple[int, str]:
    answer = ask(client, **asked)
    assert answer.json()["text"]
    return answer.status_code, answer.json()["key"]


def all_at_once(
    client: TestClient, asked: list[dict[str, Any]], judges: Judges, refusals: int = 0
) -> list[httpx.Response]:
    """The answers to several who ask at the same moment: nothing is judged until so many have been refused."""
    app: Any = client.app
    assert client.portal is not None

    async def gathered() -> list[httpx.Response]:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://table") as many:
            judges.allowed.clear()
            sent = [asyncio.create_task(many.post(PATH, json={"text": LAST_ACHIEVEMENT, **each})) for each in asked]
            coming = set(sent)
            while len(sent) - len(coming) < refusals:
                _, coming = await asyncio.wait(coming, return_when=asyncio.FIRST_COMPLETED)
            judges.allowed.set()
            return await asyncio.gather(*sent)

    return client.portal.call(gathered)


class TestAPosition:
    def test_is_judged_quickly_and_then_closely_by_the_processes_of_the_bots(self, url: str) -> None:
        """On either database."""
        with server(url) as client:
            for depth in ("quick", "full"):
                found = judged(client, depth=depth)
                decision = found["decision"]
                assert (found["eyes"], decision["depth"], decision["seat"]) == ("fair", depth, 0)
                assert decision["options"][0]["option"] == "achieve 1"
                assert found["chances"][0] == decision["options"][0]["chance"] > 0.9
                assert sum(found["chances"]) == pytest.approx(1, abs=0.001)

    def test_has_its_options_and_reasons_in_the_readers_words(self, tmp_path: Path) -> None:
        with server(sqlite(tmp_path), Judges()) as client:
            english = judged(client)["decision"]
            assert english["options"][0]["verdict"] == "best"
            assert [each["verdict"] for each in english["options"][1:]].count("best") == 0
            assert "played" not in [each["verdict"] for each in english["options"]]
            assert english["whys"] == ["That wins the game."]
            assert (english["played"], english["mark"], english["loss"], english["better"]) == ("", "", 0, "")
            french = judged(client, catalogue="fr-iello")["decision"]
            assert french["whys"] == ["Cela gagne la partie."]
            told = [each for each in english["options"] if each["chance"] is not None]
            assert [each["chance"] for each in told] == sorted([each["chance"] for each in told], reverse=True)
            assert len(english["options"]) == 3

    def test_is_judged_for_whoever_is_asked_after_some_choices(self, tmp_path: Path) -> None:
        with server(sqlite(tmp_path), Judges()) as client:
            found = judged(client, choices=["draw"], eyes="open")
            assert (found["eyes"], found["decision"]["seat"], found["decision"]["step"]) == ("open", 1, 1)
            assert found["decision"]["options"][0]["option"] == "achieve 1"
            assert found["chances"][1] > 0.9

    def test_is_judged_once_for_all_who_ask_the_same(self, tmp_path: Path) -> None:
        judges = Judges()
        with server(sqlite(tmp_path), judges, analysed_per_hour=1) as client:
            answers = all_at_once(client, [{"catalogue": "en"}, {"catalogue": "en"}, {"catalogue": "fr"}], judges)
            assert [answer.status_code for answer in answers] == [200, 200, 200]
            assert answers[0].content == answers[1].content != answers[2].content
            judged(client)
            assert len(judges.asked) == 1

    def test_waits_for_all_that_a_table_waits_for(self, tmp_path: Path) -> None:
        judges = Judges()
        with server(sqlite(tmp_path), judges) as client:
            judged(client)
        [asked] = judges.asked
        urgent = thought()
        queue = FairQueue(processes=2)
        for each in (asked, urgent):
            queue.put(each)
        assert (asked.rank, urgent.rank) == (ANALYSIS, PEOPLE_WAIT)
        assert [queue.take(), queue.take()] == [urgent, asked]

    def test_is_judged_again_if_a_process_dies(self, tmp_path: Path) -> None:
        class Shaky(Judges):
            async def judge_position(self, judging: PositionJudging) -> JudgedPosition:
                if judging.question.attempt == 0:
                    raise Failed("SIGKILL")
                return await super().judge_position(judging)

        with server(sqlite(tmp_path), Shaky()) as client:
            judged(client)


class TestIsRefused:
    @pytest.mark.parametrize(
        ("asked", "status", "key"),
        [
            ({"text": "player 1\nhand Tools\nplayer 2\nhand Tools"}, 422, "card-twice"),
            ({"text": "player 1\nhand Nonsense\nplayer 2"}, 422, None),
            ({"text": None}, 422, "one-position"),
            ({"choices": ["meld tools"]}, 409, None),
            ({"choices": ["achieve 1"]}, 409, "judged-is-over"),
            ({"eyes": "closed"}, 422, "request-not-understood"),
            ({"depth": "endless"}, 422, "request-not-understood"),
        ],
    )
    def test_if_there_is_nothing_to_judge(
        self, tmp_path: Path, asked: dict[str, Any], status: int, key: str | None
    ) -> None:
        judges = Judges()
        with server(sqlite(tmp_path), judges) as client:
            found = refused(client, **asked)
            assert found == (status, key or found[1])
            assert judges.asked == []

    def test_while_someone_has_others_under_way(self, tmp_path: Path) -> None:
        judges = Judges()
        with server(sqlite(tmp_path), judges, most_own_judged=2) as client:
            asked = [{"eyes": eyes, "depth": depth} for eyes in ("fair", "open") for depth in ("quick", "full")]
            answers = all_at_once(client, asked, judges, refusals=2)
            assert sorted([answer.status_code for answer in answers]) == [200, 200, 429, 429]
            [turned_away, _] = [answer for answer in answers if answer.status_code == 429]
            assert turned_away.json()["key"] == "too-many-own-judged"
            assert int(turned_away.headers["retry-after"]) > 0
            # Their places are free again.
            assert [answer.status_code for answer in all_at_once(client, asked[2:], judges)] == [200, 200]

    def test_while_too_many_others_wait(self, tmp_path: Path) -> None:
        judges = Judges()
        with server(sqlite(tmp_path), judges, most_judged=1) as client:
            answers = all_at_once(client, [{"depth": "quick"}, {"depth": "full"}], judges, refusals=1)
            assert sorted([answer.status_code for answer in answers]) == [200, 429]

    def test_of_more_in_an_hour_than_choices_of_games(self, tmp_path: Path) -> None:
        """Full answers cost as much as choices of analysed games; quick ones cost little."""
        with server(sqlite(tmp_path), Judges(), analysed_per_hour=2) as client:
            for choices in ([], ["draw"]):
                judged(client, choices=choices, depth="quick")
            judged(client)
            assert refused(client, choices=["draw"]) == (429, "too-many-analyses-made")
            # What is known costs nothing.
            judged(client)

    def test_if_no_answer_comes_in_time(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(judgements, "WAITING_SECONDS", 0)
        with server(sqlite(tmp_path), Deaf()) as client:
            assert refused(client) == (429, "too-many-judged")

    def test_if_the_processes_die_again_and_again(self, tmp_path: Path) -> None:
        class Broken(Judges):
            async def judge_position(self, judging: PositionJudging) -> JudgedPosition:
                self.asked.append(judging)
                raise Failed("SIGKILL")

        judges = Broken()
        with server(sqlite(tmp_path), judges) as client:
            assert refused(client) == (409, "judging-failed")
            assert len(judges.asked) == judgements.ATTEMPTS

    def test_if_too_many_thoughts_wait(self, tmp_path: Path) -> None:
        class Busy(Judges):
            async def judge_position(self, judging: PositionJudging) -> JudgedPosition:
                raise TooMany("too-many-thoughts")

        with server(sqlite(tmp_path), Busy()) as client:
            assert refused(client) == (429, "too-many-thoughts")

    def test_if_nothing_can_run_a_network(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(analyses, "RUNS_NETWORKS", "no_such_library")
        with server(sqlite(tmp_path), Judges()) as client:
            answer = ask(client)
            assert (answer.status_code, answer.json()["key"]) == (422, "analysis-needs-network")
            assert "pip install" in answer.json()["text"]

    def test_of_positions_that_come_too_fast(self, tmp_path: Path) -> None:
        with server(sqlite(tmp_path), Judges(), replay_burst=5, replay_steps_per_second=0.001) as client:
            judged(client)
            assert refused(client) == (429, "too-fast")


# --- fairness ---------------------------------------------------------------------------------------------------------

COMPARED: Final = 8
"""How many positions of each kind of table are compared."""


def in_two_worlds(game: Game, random: Random) -> tuple[dict[str, Any], dict[str, Any], int] | None:
    """The position of a game, some choices on, as a request; and the same with other cards in the places of those that
    whoever is asked then could not know. None if there is no such pair.
    """
    place: WrittenPosition = written(game)

    def begin(setup: Setup) -> Table:
        return laid_out(place).table

    here = play_on(laid_out(place), random, random.choice((0, 1, 1, 2)))
    if here.decision is None or len(here.decision.options) < 2:
        return None
    seat = here.decision.player
    there, swap = another_world(here, seat, random, begin)
    if there is None or there.decision is None or there.decision.options != here.decision.options:
        return None
    return _request(begun(here.setup, begin), here), _request(begun(here.setup, begin, swap), there), seat


def _request(beginning: Game, game: Game) -> dict[str, Any]:
    return {"text": text_of(written(beginning)), "choices": [each.notation for each in game.choices], "depth": "full"}


def compared(client: TestClient, kind: str) -> dict[str, int]:
    seen = {"compared": 0, "in effects": 0, "open differs": 0}
    for game, random in random_positions(60 * COMPARED, seed=43, kinds=(kind,), late=False):
        if seen["compared"] == COMPARED:
            break
        found = in_two_worlds(game, random) if has_description(game) else None
        if found is None or found[0]["text"] == found[1]["text"]:
            continue
        here, there, seat = found
        for words in ({"catalogue": "en", "you": seat}, {"catalogue": "fr", "you": None}):
            ours, theirs = ask(client, names=[], **here, **words), ask(client, names=[], **there, **words)
            assert (ours.status_code, theirs.status_code) == (200, 200), theirs.text
            assert ours.content == theirs.content
        seen["compared"] += 1
        seen["in effects"] += judged(client, names=[], **here)["decision"]["asked"] != ""
        opened = [ask(client, names=[], eyes="open", **each).content for each in (here, there)]
        seen["open differs"] += opened[0] != opened[1]
    return seen


@pytest.mark.parametrize("kind", some(KINDS, 1))
def test_a_fair_judgement_does_not_depend_on_what_the_player_cannot_know(tmp_path: Path, kind: str) -> None:
    with server(sqlite(tmp_path), Judges(), full_depth=Depth("full", 30, 20, 8, 2)) as client:
        seen = compared(client, kind)
    assert seen["compared"] == COMPARED
    assert seen["in effects"] >= 1
    # All cards tell more: so the worlds do differ.
    assert seen["open differs"] >= COMPARED / 3


def test_a_judgement_that_looked_at_hidden_cards_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fair = positions.judge

    def peeking(game: Game, *, eyes: Any, depth: Depth) -> JudgedPosition:
        return fair(game, eyes="open", depth=depth)._replace(eyes=eyes)

    monkeypatch.setattr(positions, "judge", peeking)
    with server(sqlite(tmp_path), Judges()) as client, pytest.raises(AssertionError):
        compared(client, "base")


def test_a_question_is_the_same_for_all_who_ask_it() -> None:
    """So that servers with one database ask it once."""
    from tenages.server.thinking.shared_bots import job_of

    job = positions.PositionJob("{}", "fair", FULL)
    jobs = [job_of(Thought(PositionQuestion("elm", job), 0, ANALYSIS, network)) for network in ("a", "b")]
    assert jobs[0].id == jobs[1].id
    assert job_of(Thought(PositionQuestion("elm", job, 1), 0, ANALYSIS, "a")).id != jobs[0].id
