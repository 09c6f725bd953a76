"""Bots think in turn, in processes that may die or hang, and no game waits for them for long."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from multiprocessing import active_children
from multiprocessing.process import BaseProcess
from pathlib import Path
from random import Random
from threading import enumerate as enumerate_threads
from typing import Any

import pytest
from starlette.testclient import TestClient

from tenages.analysis import JudgedPosition
from tenages.server.errors import TooMany
from tenages.server.settings import Settings
from tenages.server.thinking import thinkers, thoughts
from tenages.server.thinking.judging import JudgedSteps
from tenages.server.thinking.own_bots import OwnBots
from tenages.server.thinking.questions import BotChoice
from tenages.server.thinking.thoughts import (
    AMONG_BOTS,
    HINT,
    PEOPLE_WAIT,
    Bots,
    BotThought,
    Failed,
    FairQueue,
    Judging,
    PositionJudging,
)
from tests.support.odd_thinkers import DIES, HANGS, SAYS, WAITS, never, odd_answer, thought
from tests.support.players import HOSTS, Browser, bot, play_on, you
from tests.support.quick_app import quick_app

ROOT = Path(__file__).parents[2]
NEVER = 3600.0
SOON = 0.2
EXIT_SECONDS = 120.0
"""How long a process may take to end; only reached if it does not."""


# --- whose turn it is -------------------------------------------------------------------------------------------------


def in_order(queue: FairQueue) -> list[BotThought]:
    """All thoughts that wait, as their turns come."""
    found = [queue.take() for _ in range(len(queue))]
    return [each for each in found if each is not None]


def queue_of(*waiting: BotThought) -> FairQueue:
    queue = FairQueue()
    for each in waiting:
        queue.put(each)
    return queue


class TestTheTurn:
    def test_is_first_of_those_for_whom_people_wait_then_of_hints_then_of_bots_among_themselves(self) -> None:
        show, hint, game = [thought(rank=rank) for rank in (AMONG_BOTS, HINT, PEOPLE_WAIT)]
        assert in_order(queue_of(show, hint, game)) == [game, hint, show]

    def test_passes_from_network_to_network(self) -> None:
        of_eve = [thought(network="eve", table=f"eve{number}") for number in range(3)]
        of_ann = [thought(network="ann", table=f"ann{number}") for number in range(3)]
        order = in_order(queue_of(*of_eve, *of_ann))
        assert [each.network for each in order] == ["eve", "ann"] * 3

    def test_passes_from_table_to_table_within_a_network(self) -> None:
        of_first = [thought(table="first") for _ in range(3)]
        of_second = [thought(table="second") for _ in range(3)]
        order = in_order(queue_of(*of_first, *of_second))
        assert [each.question.table for each in order] == ["first", "second"] * 3

    def test_is_in_the_order_of_asking_at_one_table(self) -> None:
        asked = [thought() for _ in range(5)]
        assert in_order(queue_of(*asked)) == asked

    def test_comes_after_one_thought_at_most_however_many_tables_someone_else_has(self) -> None:
        """Also when both have been served before, and again and again."""
        queue = queue_of(*[thought(network="eve", table=f"eve{number}") for number in range(40)])
        for _ in range(10):
            queue.take()
            mine = thought(network="ann", table="ann")
            queue.put(mine)
            assert mine in (queue.take(), queue.take())

    def test_of_a_thought_that_nobody_waits_for_does_not_come(self) -> None:
        first, second = thought(), thought()
        queue = queue_of(first, second)
        queue.drop(first)
        assert in_order(queue) == [second]

    def test_is_not_promised_to_more_than_can_wait(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(thoughts, "MOST_WAITING", 3)
        queue = queue_of(*[thought() for _ in range(3)])
        with pytest.raises(TooMany):
            queue.put(thought())
        assert len(queue) == 3


# --- the processes ----------------------------------------------------------------------------------------------------


Story = Callable[[OwnBots], Awaitable[None]]
Tell = Callable[..., None]


@pytest.fixture
def with_thinkers(monkeypatch: pytest.MonkeyPatch) -> Tell:
    """Tells a story with thinkers that do what the level of a bot says; in the end all of them are gone."""
    monkeypatch.setattr(thinkers, "answer_to", odd_answer)

    async def begin(story: Story, processes: int, limit: float) -> None:
        bots = OwnBots(processes, limit)
        try:
            await story(bots)
        finally:
            await bots.close()

    def tell(story: Story, processes: int = 1, limit: float = NEVER) -> None:
        earlier = active_children()
        asyncio.run(begin(story, processes, limit))
        assert_all_ended(earlier)

    return tell


def assert_all_ended(earlier: Sequence[BaseProcess]) -> None:
    """Everything that thinks has ended, or ends by itself; other tests may have left processes `earlier`."""
    for thread in enumerate_threads():
        if thread.name.startswith("thinker-"):
            thread.join(EXIT_SECONDS)
            assert not thread.is_alive()
    assert [process for process in active_children() if process not in earlier] == []


async def outcomes(bots: OwnBots, asked: list[BotThought]) -> list[BotChoice | BaseException]:
    return await asyncio.gather(*[bots.ask(each) for each in asked], return_exceptions=True)


def processes_of(answers: list[BotChoice | BaseException]) -> set[str]:
    """The processes that thought; an answer that failed is an error here."""
    assert all(isinstance(answer, BotChoice) for answer in answers), answers
    return {answer.option for answer in answers if isinstance(answer, BotChoice)}


class TestAThinker:
    def test_that_is_killed_loses_its_own_thought_and_is_replaced_once(
        self, with_thinkers: Tell, tmp_path: Path
    ) -> None:
        """However many thoughts wait for it."""
        os.mkfifo(tmp_path / "pipe")

        async def story(bots: OwnBots) -> None:
            lost = asyncio.create_task(outcomes(bots, [thought(WAITS + str(tmp_path / "pipe"))]))
            killed = await asyncio.to_thread((tmp_path / "pipe").read_text)
            waiting = asyncio.create_task(outcomes(bots, [thought(table=f"{number}") for number in range(30)]))
            os.kill(int(killed), signal.SIGKILL)
            [failure] = await lost
            assert isinstance(failure, Failed)
            assert str(failure) == "SIGKILL"
            replacements = processes_of(await waiting)
            assert len(replacements) == 1
            assert killed not in replacements

        with_thinkers(story)

    def test_that_dies_leaves_the_others_alone(self, with_thinkers: Tell, tmp_path: Path) -> None:
        os.mkfifo(tmp_path / "pipe")

        async def story(bots: OwnBots) -> None:
            calm = asyncio.create_task(outcomes(bots, [thought(WAITS + str(tmp_path / "pipe"))]))
            process = await asyncio.to_thread((tmp_path / "pipe").read_text)
            mixed = [thought(DIES if number % 4 == 0 else SAYS, f"{number}") for number in range(8)]
            answers = await outcomes(bots, mixed)
            assert [isinstance(answer, Failed) for answer in answers] == [True, False, False, False] * 2
            assert not calm.done()
            os.kill(int(process), 0)  # raises an error if it has ended
            calm.cancel()

        with_thinkers(story, processes=2)

    def test_that_hangs_is_stopped_at_the_limit_and_the_next_thought_is_answered(self, with_thinkers: Tell) -> None:
        async def story(bots: OwnBots) -> None:
            hanging, following = await outcomes(bots, [thought(HANGS), thought()])
            assert isinstance(hanging, Failed)
            assert str(hanging) == f"{SOON:g} s"
            while not isinstance(following, BotChoice):  # on a busy machine any answer may take longer than that
                assert str(following) == f"{SOON:g} s"
                [following] = await outcomes(bots, [thought()])

        with_thinkers(story, limit=SOON)

    def test_passes_its_answer_on_at_once(self, with_thinkers: Tell, monkeypatch: pytest.MonkeyPatch) -> None:
        """Whoever only looked now and then would look in an hour."""
        usual = thoughts.LOOK_SECONDS

        def look_every(seconds: float) -> None:
            monkeypatch.setattr(thoughts, "LOOK_SECONDS", seconds)
            monkeypatch.setattr(thinkers, "LOOK_SECONDS", seconds)

        async def story(bots: OwnBots) -> None:
            look_every(NEVER)
            for _ in range(3):
                await bots.ask(thought())
            look_every(usual)
            await bots.ask(thought())

        with_thinkers(story)

    def test_does_not_begin_with_what_nobody_waits_for(self, with_thinkers: Tell, tmp_path: Path) -> None:
        os.mkfifo(tmp_path / "pipe")

        async def story(bots: OwnBots) -> None:
            first = asyncio.create_task(outcomes(bots, [thought(WAITS + str(tmp_path / "pipe"))]))
            process = await asyncio.to_thread((tmp_path / "pipe").read_text)
            given_up = asyncio.create_task(bots.ask(thought(HANGS)))
            await asyncio.sleep(0)  # it is asked now
            given_up.cancel()
            await asyncio.wait([given_up])
            os.kill(int(process), signal.SIGKILL)
            await first
            assert isinstance(await bots.ask(thought()), BotChoice)

        with_thinkers(story)

    def test_ends_with_the_server_even_in_the_middle_of_a_thought(self, with_thinkers: Tell, tmp_path: Path) -> None:
        os.mkfifo(tmp_path / "pipe")

        async def story(bots: OwnBots) -> None:
            hanging = asyncio.create_task(outcomes(bots, [thought(WAITS + str(tmp_path / "pipe"))]))
            await asyncio.to_thread((tmp_path / "pipe").read_text)
            hanging.cancel()

        with_thinkers(story, processes=2)

    def test_does_not_keep_a_program_alive_that_forgot_to_close(self) -> None:
        program = [sys.executable, "-c", FORGETFUL]
        ended = subprocess.run(program, cwd=ROOT, timeout=EXIT_SECONDS, capture_output=True, text=True)
        assert (ended.returncode, ended.stderr) == (0, "")


FORGETFUL = """
import asyncio
from tenages.server.thinking import thinkers
from tenages.server.thinking.own_bots import OwnBots
from tests.support.odd_thinkers import odd_answer, thought

async def main():
    await OwnBots(1, 3600.0).ask(thought())

if __name__ == "__main__":
    thinkers.answer_to = odd_answer
    asyncio.run(main())
"""


# --- at a table -------------------------------------------------------------------------------------------------------


class DeafBots:
    """Bots that never answer."""

    async def ask(self, thought: BotThought) -> BotChoice:
        answer: asyncio.Future[BotChoice] = asyncio.get_running_loop().create_future()
        return await answer

    async def judge(self, judging: Judging) -> JudgedSteps:
        answer: asyncio.Future[JudgedSteps] = asyncio.get_running_loop().create_future()
        return await answer

    async def judge_position(self, judging: PositionJudging) -> JudgedPosition:
        answer: asyncio.Future[JudgedPosition] = asyncio.get_running_loop().create_future()
        return await answer

    async def close(self) -> None:
        """There is nothing to stop."""


class FailingBots(DeafBots):
    """Bots whose process always dies."""

    async def ask(self, thought: BotThought) -> BotChoice:
        raise Failed("SIGKILL")


class BusyBots(DeafBots):
    """Bots for whom too many wait already."""

    async def ask(self, thought: BotThought) -> BotChoice:
        raise TooMany("too-many-thoughts")


UNABLE = pytest.mark.parametrize("bots", [DeafBots(), FailingBots(), BusyBots()], ids=["deaf", "failing", "busy"])


@contextmanager
def server_with(bots: Bots | None, folder: Path, **settings: Any) -> Iterator[TestClient]:
    """A server at which these bots play."""
    chosen: dict[str, Any] = {"hosts": HOSTS, "bot_processes": 1, "thought_seconds": 0.01, **settings}
    app = quick_app(Settings(database=f"sqlite:///{folder / 'games.sqlite3'}", **chosen), bots=bots)
    with TestClient(app, base_url="http://table") as client:
        yield client


class TestAGame:
    @UNABLE
    def test_goes_on_with_a_quicker_bot_if_the_bot_does_not_answer(self, bots: Bots, tmp_path: Path) -> None:
        with server_with(bots, tmp_path, burst=10**6, work_burst=10**6) as client:
            ann = Browser(client, "Ann")
            table = ann.make_table([you(), bot("expert")], seed=3)
            with ann.at(table) as hers:
                play_on([hers], Random(1), lambda seen: seen["turns"] >= 8)
                assert hers.seen["turns"] >= 8

    def test_goes_on_if_the_process_of_the_bots_hangs(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        earlier = active_children()
        monkeypatch.setattr(thinkers, "answer_to", never)
        with server_with(None, tmp_path, thought_seconds=0.05) as client:
            ann = Browser(client, "Ann")
            table = ann.make_table([you(), bot("expert")], seed=3)
            with ann.at(table) as hers:
                play_on([hers], Random(1), lambda seen: seen["turns"] >= 4)
                assert hers.seen["turns"] >= 4
        assert_all_ended(earlier)


class TestAHint:
    @UNABLE
    @pytest.mark.parametrize(
        ("catalogue", "words"), [("en-asmadi", "no time for a hint"), ("fr-iello", "pas le temps de conseiller")]
    )
    def test_that_does_not_come_in_time_is_refused_in_words(
        self, bots: Bots, catalogue: str, words: str, tmp_path: Path
    ) -> None:
        with server_with(bots, tmp_path) as client:
            ann = Browser(client, "Ann")
            table = ann.make_table([you(), bot()], seed=3, hints=True)
            with ann.at(table, catalogue) as hers:
                for _ in range(2):  # and it can be asked for again
                    hers.send(type="hint", moment=hers.seen["moment"])
                    refused = hers.read_until(lambda message: message["type"] in ("hint", "error"))
                    assert refused["key"] == "no-hint-in-time"
                    assert words in refused["text"]


class TestTablesOfBotsOnly:
    def test_are_few_so_that_those_who_play_find_a_bot(self, tmp_path: Path) -> None:
        with server_with(DeafBots(), tmp_path, most_tables_of_bots=2) as client:
            eve = Browser(client, "Eve")
            for _ in range(2):
                eve.make_table([bot(), bot()])
            refused = eve.ask("POST", "/api/tables", json={"seats": [bot(), bot()]})
            assert (refused.status_code, refused.json()["key"]) == (429, "too-many-tables-of-bots")
            assert "only bots play" in refused.json()["text"]
            eve.make_table([you(), bot()])


class TestClosingTheServer:
    def test_ends_all_processes_of_the_bots(self, tmp_path: Path) -> None:
        earlier = active_children()
        # So long that the bot itself answers, and none in its place.
        with server_with(None, tmp_path, bot_processes=2, thought_seconds=NEVER) as client:
            ann = Browser(client, "Ann")
            with ann.at(ann.make_table([you(), bot()], seed=3)) as hers:
                play_on([hers], Random(1), lambda seen: seen["turns"] >= 2)
            assert active_children() != earlier
        assert_all_ended(earlier)
