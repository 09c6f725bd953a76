"""Nothing is left over: objects are counted, after games and copies that nobody keeps."""

from __future__ import annotations

import gc
from collections import Counter
from collections.abc import Callable
from functools import reduce
from itertools import pairwise
from operator import and_

import pytest

from benchmarks import memory
from benchmarks.memory import MOST_BYTES, MOST_OBJECTS, Reading, copies_of, grown, one_game, resident, watched
from tenages.bench.measure import EFFECT, Positions
from tenages.rules.state import Table

GAMES = 20
COPIES = 400
ROUNDS = 5


def left_over(work: Callable[[int], object], times: int) -> tuple[Counter[str], int]:
    """How many objects of each of our classes there are more after the work, and how many objects of any kind.

    The work is done again and again, for whatever it really leaves it leaves each time. What is there only once, and
    what others make meanwhile, such as the threads that run tests on all cores, is not.
    """
    ours: list[Counter[str]] = []
    everything: list[int] = []
    for _ in range(ROUNDS):
        for number in range(times):
            work(number)
        gc.collect()
        found = gc.get_objects()
        kinds = [f"{type(thing).__module__}.{type(thing).__name__}" for thing in found]
        ours.append(Counter(kind for kind in kinds if kind.startswith("tenages.")))
        everything.append(len(found))
    each_time = reduce(and_, [after - before for before, after in pairwise(ours)])
    return each_time, min(after - before for before, after in pairwise(everything))


def test_games_leave_nothing() -> None:
    ours, everything = left_over(one_game, GAMES)
    assert not ours
    assert everything < GAMES


def test_copies_leave_nothing_even_if_they_are_dropped_in_the_middle_of_an_effect() -> None:
    ours, everything = left_over(copies_of(positions=5), COPIES)
    assert not ours
    assert everything < COPIES // memory.PLAYED_ON


def test_views_and_samples_leave_nothing() -> None:
    spots = Positions("echoes-2", EFFECT, 5)
    ours, everything = left_over(lambda number: (spots.work("view")(), spots.work("sample")()), 10)
    assert not ours
    assert everything < 10


@pytest.mark.parametrize("work", [one_game, copies_of(positions=5)], ids=["games", "copies"])
def test_they_are_gone_at_once_and_nobody_has_to_search_for_them(work: Callable[[int], object]) -> None:
    """Players and their table would keep each other alive until Python's garbage collector comes around."""
    gc.collect()
    gc.disable()
    try:
        before = tables()
        for number in range(COPIES // 4):
            work(number)
        assert tables() == before
    finally:
        gc.enable()


def test_nor_for_a_game_that_someone_looked_at_and_then_played_on() -> None:
    gc.collect()
    gc.disable()
    try:
        before = tables()
        game = Positions("echoes-2", EFFECT, 1).games[0].copy()
        kept = game.table.players[0]
        assert game.decision is not None
        game.choose(game.decision.options[0])
        during = tables()
        del game
        assert tables() < during
        assert before < during
        # The player is still there to be read, and holds no table.
        assert kept.seat == 0
    finally:
        gc.enable()


def test_nor_for_what_someone_looked_at_in_the_middle_of_effects() -> None:
    gc.collect()
    gc.disable()
    try:
        before = tables()
        game = Positions("base-2", EFFECT, 1).games[0]
        while game.decision is not None:
            assert game.view(game.decision.player).decision is not None
            game.choose(game.decision.options[0])
        del game
        assert tables() == before
    finally:
        gc.enable()


def tables() -> int:
    """How many tables there are, with someone who knows of them or not."""
    return sum(1 for thing in gc.get_objects() if isinstance(thing, Table))


def test_what_is_left_is_noticed() -> None:
    kept = []
    ours, everything = left_over(lambda number: kept.append(Positions("base-2", EFFECT, 1).games[0].copy()), 3)
    assert ours["tenages.game.Game"] == 3
    assert everything > 3


def test_half_of_the_copies_are_made_in_effects_and_every_tenth_is_played_on(monkeypatch: pytest.MonkeyPatch) -> None:
    diary: list[str] = []

    class Position:
        def __init__(self, moment: str) -> None:
            self.moment = moment

        def copy(self) -> Position:
            diary.append(f"copy, {self.moment}")
            return self

        def choose(self, option: object) -> None:
            diary.append(f"choose, {self.moment}")

    class FakeSpots:
        def __init__(self, table: str, moment: str, number: int) -> None:
            self.games = [Position(moment)] * number
            self.options = [None] * number

    monkeypatch.setattr(memory, "Positions", FakeSpots)
    work = copies_of(positions=5)
    for number in range(COPIES):
        work(number)
    assert Counter(diary) == {"copy, action": 200, "copy, effect": 200, "choose, action": 20, "choose, effect": 20}


class TestVerdict:
    HELD = 20 * 2**20
    FIRST = Reading(10, HELD, 15_000)

    def test_flat_is_flat(self) -> None:
        allowed = Reading(100, self.HELD + MOST_BYTES, self.FIRST.objects + MOST_OBJECTS)
        assert grown([self.FIRST, Reading(50, 10**9, 10**6), allowed]) == []
        assert grown([self.FIRST, Reading(100, 2**20, 10)]) == []

    def test_more_objects_are_growth(self) -> None:
        more = self.FIRST._replace(objects=self.FIRST.objects + MOST_OBJECTS + 1)
        assert grown([self.FIRST, more]) == ["201 objects more (200 are allowed)"]

    def test_more_memory_is_growth_even_without_objects(self) -> None:
        more = self.FIRST._replace(resident=23 * 2**20)
        assert grown([self.FIRST, more]) == ["3.0 MiB more (2.0 MiB are allowed)"]

    def test_where_the_system_tells_nothing_objects_are_counted(self) -> None:
        assert grown([Reading(10, None, 5), Reading(100, None, 5)]) == []
        assert grown([Reading(10, None, 5), Reading(100, None, 5000)]) == ["4,995 objects more (200 are allowed)"]


class TestWatching:
    def test_all_work_is_done_once_and_memory_is_read_after_each_part(self) -> None:
        done: list[int] = []
        assert [reading.done for reading in watched(done.append, 10, 3)] == [3, 6, 10]
        assert done == list(range(10))

    def test_work_that_keeps_something_grows(self) -> None:
        kept: list[list[int]] = []
        complaints = grown(list(watched(lambda number: kept.append([number]), 4000, 4)))
        assert "objects more" in complaints[0]

    def test_memory_is_counted_in_bytes(self) -> None:
        held = resident()
        assert held is None or 2**20 < held < 2**36


class TestCommand:
    @pytest.mark.parametrize(
        ("objects", "exit_code", "verdicts"),
        [
            ([5, 5, 7, 7], 0, ["games: flat", "copies: flat"]),
            ([5, 999, 7, 7], 1, ["games: GROWS: 994 objects more", "copies: flat"]),
            ([5, 5, 7, 999], 1, ["games: flat", "copies: GROWS: 992 objects more"]),
        ],
    )
    def test_the_exit_code_is_the_verdict(
        self,
        monkeypatch: pytest.MonkeyPatch,
        capsys: pytest.CaptureFixture[str],
        objects: list[int],
        exit_code: int,
        verdicts: list[str],
    ) -> None:
        counts = iter(objects)
        monkeypatch.setattr(memory, "read", lambda done: Reading(done, 2**20, next(counts)))
        assert memory.main(["--games", "2", "--copies", "2", "--readings", "2"]) == exit_code
        said = capsys.readouterr().out
        for verdict in verdicts:
            assert verdict in said

    @pytest.mark.parametrize(
        ("arguments", "complaint"),
        [
            (["--readings", "1"], "no growth to be seen in less than 2 readings"),
            (["--games", "1"], "--games must be at least as many as there are readings, 10"),
            (["--copies", "0"], "--copies must be at least as many as there are readings, 10"),
        ],
    )
    def test_too_little_to_see_anything_is_refused(
        self, capsys: pytest.CaptureFixture[str], arguments: list[str], complaint: str
    ) -> None:
        with pytest.raises(SystemExit, match="2"):
            memory.main(arguments)
        assert complaint in capsys.readouterr().err
