"""How things are measured: what, in which order, by whom."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import tenages
from tenages import TenAgesError
from tenages.bench import figures as known
from tenages.bench import measure
from tenages.bench.figures import FIGURES, TASKS
from tenages.bench.measure import ACTION, EFFECT, TABLES, Games, Measurer, Positions
from tenages.bench.workers import Starter, Worker, at_once, in_turns, many_at_once
from tenages.words import bench as bench_words
from tenages.words.catalogue import LAYERS, words_of
from tests.support.fabricated import TINY

SOURCE = Path(tenages.__file__).parent.parent


@pytest.fixture(autouse=True)
def _few_games_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measure, "GAMES_AT_ONCE", 8)


def nothing() -> None:
    pass


class Fake:
    """Measures nothing and answers what it was told to, one answer after the other; writes down what it was asked."""

    def __init__(self, name: str, answers: list[dict[str, Any]], diary: list[str]) -> None:
        self.name = name
        self.answers = iter(answers)
        self.diary = diary

    def send(self, request: dict[str, Any]) -> None:
        self.diary.append(f"{self.name} asked {request.get('task', 'to play')}")

    def receive(self) -> dict[str, Any]:
        self.diary.append(f"{self.name} heard")
        return next(self.answers)

    @contextmanager
    def start(self) -> Iterator[Fake]:
        self.diary.append(f"{self.name} starts")
        yield self
        self.diary.append(f"{self.name} ends")


def figures(work: int = 1, **found: float) -> dict[str, Any]:
    return {"figures": {figure.replace("_", "/"): value for figure, value in found.items()}, "work": work}


class TestWhatIsMeasured:
    @pytest.mark.proof("it does every task of the benchmark")
    def test_the_tasks_give_every_figure_and_no_other(self) -> None:
        measurer = Measurer()
        found: dict[str, float] = {}
        for task in TASKS:
            figures = measurer.answer(TINY.request(task, False))["figures"]
            assert {known.task_of(figure) for figure in figures} == {task}
            found |= figures
        assert set(found) == set(FIGURES)
        assert min(found.values()) > 0

    def test_copies_a_second_and_the_time_of_a_copy_are_the_same_thing(self) -> None:
        found = Measurer().answer(TINY.request("copy/base-2/effect", False))["figures"]
        assert found["copies/base-2/effect"] * found["copy/base-2/effect"] == pytest.approx(1e6)

    @pytest.mark.parametrize("table", ["base-2", "echoes-2"])
    def test_positions_are_before_an_action_or_in_an_effect_that_was_answered(self, table: str) -> None:
        for game in Positions(table, ACTION, 12).games:
            assert game.effect_start is None
            assert len(game.choices) >= measure.FIRST_MOMENT
        for game in Positions(table, EFFECT, 12).games:
            assert game.effect_answers
            assert len(game.choices) >= measure.FIRST_MOMENT

    def test_measuring_leaves_the_positions_as_they_are(self) -> None:
        spots = Positions("echoes-2", EFFECT, 6)
        before = [game.record() for game in spots.games]
        for cost in ("copy", "copy-choose", "view", "sample"):
            assert spots.work(cost)() >= 6
        assert [game.record() for game in spots.games] == before

    def test_games_are_the_same_in_the_engines_own_loop_and_in_a_plain_one(self) -> None:
        for table in TABLES:
            assert Games(table, 3, plain=True).play_all() == Games(table, 3, plain=False).play_all()

    def test_whole_rounds_of_games_are_played(self) -> None:
        games, decisions, work = Games("base-2", 3, plain=False).rates(0)
        assert work == Games("base-2", 3, plain=False).play_all()
        assert decisions / games == pytest.approx(work / 3)

    def test_other_games_and_other_positions_are_other_work(self) -> None:
        measurer = Measurer()
        for task in ("games/base-2", "view/base-2/effect"):
            few, same, many = [
                measurer.answer(TINY._replace(games=number, positions=number).request(task, False))["work"]
                for number in (2, 2, 3)
            ]
            assert few == same
            assert few != many

    @pytest.mark.parametrize("error", [TypeError, TenAgesError])
    def test_a_version_that_knows_no_expansions_has_no_figures_with_echoes(
        self, monkeypatch: pytest.MonkeyPatch, error: type[Exception]
    ) -> None:
        def knows_no_expansions(players: int, *, seed: int, expansions: tuple[str, ...] = ()) -> tenages.Game:
            if expansions:
                raise error
            return tenages.position({"hand": ["Tools"]}, {})

        monkeypatch.setattr(tenages, "new_game", knows_no_expansions)
        assert measure.can_deal("base-2")
        for task in ("games/echoes-2", "sample/echoes-2/effect"):
            assert Measurer().answer(TINY.request(task, False))["figures"] == {}


class TestEnvironments:
    @pytest.mark.parametrize("table", measure.COST_TABLES)
    def test_everyone_acts_in_pettingzoo_and_openspiel_and_one_agent_in_gymnasium(self, table: str) -> None:
        steps = {library: measure.stepping(table, library, 2)[1] for library in measure.LIBRARIES}
        assert min(steps["pettingzoo"], steps["openspiel"]) > steps["gymnasium"] > 50

    def test_every_round_is_the_same_work(self) -> None:
        for library in measure.LIBRARIES:
            work, steps = measure.stepping("base-2", library, 2)
            assert work() == steps
        for way in (None, *measure.FAST_WAYS):
            work, _ = measure.observing("base-2", way, 3)
            assert work() == 6

    def test_many_games_at_once_are_the_same_games_with_the_same_answers(self) -> None:
        (work, answers), (_, same) = measure.stepping_many("base-2"), measure.stepping_many("base-2")
        assert answers == same > 0
        assert [work() for _ in range(3)] == [measure.GAMES_AT_ONCE] * 3

    @pytest.mark.parametrize("error", [ImportError, TenAgesError])
    @pytest.mark.parametrize("library", measure.LIBRARIES)
    def test_without_its_library_an_environment_has_no_figures(
        self, monkeypatch: pytest.MonkeyPatch, library: str, error: type[Exception]
    ) -> None:
        def not_installed(expansions: tuple[str, ...]) -> measure.Play:
            raise error("missing")

        monkeypatch.setitem(measure.PLAYS, library, not_installed)
        for name in measure.LIBRARIES:
            found = Measurer().answer(TINY.request(f"steps/base-2/{name}", False))["figures"]
            assert (found == {}) == (name == library)

    def test_a_version_without_environments_has_none_of_their_figures(self, monkeypatch: pytest.MonkeyPatch) -> None:
        for module in ("envs.observation", "encoding.observation", "encoding.batch", "envs.vector"):
            monkeypatch.setitem(sys.modules, f"tenages.{module}", None)
        for module in measure.LIBRARIES:
            monkeypatch.setitem(sys.modules, f"tenages.envs.{module}", None)
        for task in measure.ENV_TASKS:
            assert Measurer().answer(TINY.request(task, False)) == {"figures": {}, "work": 0}

    def test_observations_of_0_10_are_measured_where_they_were(self, monkeypatch: pytest.MonkeyPatch) -> None:
        seen: list[int | None] = []
        old = SimpleNamespace(observe=lambda view: seen.append(view.player))
        monkeypatch.setitem(sys.modules, "tenages.encoding.observation", None)
        monkeypatch.setitem(sys.modules, "tenages.envs.observation", old)
        work, _ = measure.observing("base-2", None, 2)
        assert work() == len(seen) == 4


class TestWhatIsBetter:
    def test_rates_are_better_when_higher_and_costs_when_lower(self) -> None:
        assert known.better("games/base-2", 300, 200) == 300
        assert known.better("copy/base-2/action", 300, 200) == 200
        assert known.times_as_fast("decisions/base-2", 300, 200) == 1.5
        assert known.times_as_fast("sample/echoes-2/effect", 300, 200) == pytest.approx(2 / 3)

    def test_each_figure_has_a_unit_and_words_of_its_own(self) -> None:
        rates = {"games/s", "decisions/s", "copies/s", "observations/s", "steps/s"}
        assert {known.unit(figure) for figure in FIGURES} == {*rates, "us"}
        for words in map(words_of, LAYERS):
            said = {(bench_words.section(words, figure), bench_words.row(words, figure)) for figure in FIGURES}
            assert len(said) == len(FIGURES)

    @pytest.mark.parametrize(
        ("value", "said"), [(1234567.8, "1,234,568"), (999.6, "1,000"), (356.4, "356"), (14.26, "14.3"), (0.9, "0.90")]
    )
    def test_figures_have_the_digits_that_mean_something(self, value: float, said: str) -> None:
        assert bench_words.value(words_of(), value) == said

    def test_figures_are_written_as_the_language_writes_them(self) -> None:
        french = words_of("fr-iello")
        assert bench_words.value(french, 1234567.8) == "1\u202f234\u202f568"
        assert bench_words.value(french, 14.26) == "14,3"
        assert bench_words.times(french, 1.5) == "1,50\u00a0×"


class TestInTurns:
    def test_everyone_does_a_task_before_anyone_does_the_next_and_starts_afresh_in_each_run(self) -> None:
        diary: list[str] = []
        answers = [figures(games_base=1)] * 4
        contenders: dict[str, Starter] = {name: Fake(name, answers, diary).start for name in ("A", "B")}
        ticks: list[None] = []
        in_turns(contenders, ["one", "two"], TINY._replace(runs=2), lambda: ticks.append(None))
        asked = ["A asked one", "A heard", "B asked one", "B heard", "A asked two", "A heard", "B asked two", "B heard"]
        assert diary == ["A starts", "B starts", *asked, "B ends", "A ends"] * 2
        assert len(ticks) == 8

    def test_the_best_of_all_runs_counts_for_each(self) -> None:
        fast = Fake("fast", [figures(games_base=n, copy_base=n) for n in (7, 9, 8)], [])
        slow = Fake("slow", [figures(games_base=n, copy_base=n) for n in (2, 1, 3)], [])
        found = in_turns({"A": fast.start, "B": slow.start}, ["one"], TINY._replace(runs=3), nothing)
        assert found.best == {"games/base": {"A": 9, "B": 3}, "copy/base": {"A": 7, "B": 1}}
        assert found.same_work()

    def test_what_was_gathered_before_counts_as_well(self) -> None:
        first = in_turns({"A": Fake("A", [figures(100, games_base=5)], []).start}, ["one"], TINY, nothing)
        again = Fake("A", [figures(100, games_base=4)], [])
        assert in_turns({"A": again.start}, ["one"], TINY, nothing, before=first).best == {"games/base": {"A": 5}}

    def test_it_is_noticed_when_one_did_other_work(self) -> None:
        one = Fake("one", [figures(100, games_base=1)], [])
        other = Fake("other", [figures(101, games_base=1)], [])
        assert not in_turns({"A": one.start, "B": other.start}, ["one"], TINY, nothing).same_work()

    def test_who_cannot_do_a_task_did_no_other_work(self) -> None:
        one = Fake("one", [figures(100, games_base=1)], [])
        other = Fake("other", [figures(0)], [])
        found = in_turns({"A": one.start, "B": other.start}, ["one"], TINY, nothing)
        assert found.best == {"games/base": {"A": 1}}
        assert found.same_work()


class TestAtOnce:
    def test_all_are_told_to_begin_before_anyone_is_waited_for(self) -> None:
        diary: list[str] = []
        fakes = iter([Fake(name, [{"rate": 1}] * 9, diary) for name in ("A", "B")])
        at_once(lambda: next(fakes).start(), 2, TINY, nothing)
        warm = together = ["A asked to play", "B asked to play", "A heard", "B heard"]
        alone = ["A asked to play", "A heard"]
        assert diary == ["A starts", "B starts", *warm, *alone, *together, "B ends", "A ends"]

    def test_the_total_of_each_number_of_processes_is_the_best_of_all_runs_without_the_warming_up(self) -> None:
        first = Fake("A", [{"rate": rate} for rate in (1000, 10, 9, 12, 8)], [])
        second = Fake("B", [{"rate": rate} for rate in (1000, 7, 9)], [])
        fakes = iter([first, second])
        assert at_once(lambda: next(fakes).start(), 2, TINY._replace(runs=2), nothing) == [12, 17]


class TestManyAtOnce:
    def test_each_number_of_processes_is_measured_by_a_process_of_its_own(self) -> None:
        def reply(rate: float) -> dict[str, Any]:
            return {"figures": {measure.VECTOR_TASK: rate}, "work": 1}

        diary: list[str] = []
        fakes = iter([Fake(name, [reply(rate)], diary) for name, rate in (("A", 9), ("B", 17), ("C", 8), ("D", 18))])
        assert many_at_once(lambda: next(fakes).start(), 2, TINY._replace(runs=2), nothing) == [9, 18]
        assert diary[:4] == ["A starts", f"A asked {measure.VECTOR_TASK}", "A heard", "A ends"]

    def test_without_its_library_there_is_nothing_to_tell(self) -> None:
        assert many_at_once(lambda: Fake("A", [figures(0)], []).start(), 2, TINY, nothing) == []


class TestWorker:
    def test_a_process_says_which_engine_it_measures(self) -> None:
        with Worker(SOURCE, uncompiled=True) as worker:
            assert worker.facts == {"package": tenages.__file__, "compiled": False, "playout": True}
            worker.send(TINY.request("games/base-2", False))
            assert worker.receive()["work"] == Games("base-2", 1, False).play_all()
            worker.send({"together": 0, "games": 1})
            assert worker.receive()["rate"] > 0

    @pytest.mark.parametrize(("uncompiled", "seen"), [(False, None), (True, "1")])
    def test_which_build_is_measured_does_not_depend_on_which_one_runs_here(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, uncompiled: bool, seen: str | None
    ) -> None:
        file = tmp_path / "program.py"
        file.write_text("import json, os, sys; print(json.dumps([os.environ.get('TENAGES_UNCOMPILED'), sys.path]))")
        monkeypatch.setenv("TENAGES_UNCOMPILED", "yes")
        monkeypatch.setenv("PYTHONPATH", "elsewhere")
        with Worker(SOURCE, uncompiled=uncompiled, program=file) as worker:
            variable, path = worker.facts
        assert variable == seen
        assert path[0] == str(SOURCE)
        assert str(tmp_path) not in path

    @pytest.mark.parametrize(
        ("program", "complaint"),
        [
            ("raise ValueError('the engine is broken')", "broke off: ValueError: the engine is broken"),
            ("raise SystemExit(3)", "broke off: exit code 3"),
            ("print('{}', flush=True); input(); 1 / 0", "broke off: ZeroDivisionError: division by zero"),
        ],
    )
    def test_a_process_that_breaks_off_is_one_clear_error(self, tmp_path: Path, program: str, complaint: str) -> None:
        file = tmp_path / "program.py"
        file.write_text(program, "utf-8")
        with (  # noqa: PT012
            pytest.raises(TenAgesError, match=complaint),
            Worker(SOURCE, uncompiled=True, program=file) as worker,
        ):
            worker.send({})
            worker.receive()

    def test_no_process_is_left_behind_when_someone_stops_it_all(self, tmp_path: Path) -> None:
        file = tmp_path / "program.py"
        file.write_text("print('{}', flush=True); input(); input()", "utf-8")
        with pytest.raises(KeyboardInterrupt), Worker(SOURCE, uncompiled=True, program=file) as worker:  # noqa: PT012
            worker.send({})
            raise KeyboardInterrupt
        assert worker.process.poll() is not None
