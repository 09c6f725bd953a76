"""How fast the engine is here: the whole of it, with tiny efforts, and what is made of the figures."""

from __future__ import annotations

import json
import platform
from io import StringIO

import pytest

import tenages
from tenages import TenAgesError
from tenages.bench import benchmark
from tenages.bench.benchmark import bench
from tenages.bench.figures import FIGURES, TASKS
from tenages.bench.workers import Gathered
from tenages.cli.report import print_report
from tenages.terminal.screen import Screen
from tenages.version import ENGINE_VERSION
from tenages.words.catalogue import words_of
from tests.support.fabricated import TINY, fabricated


@pytest.mark.proof("it measures everything, twice")
def test_everything_is_measured_in_every_build_that_there_is() -> None:
    told: list[tuple[int, int]] = []
    report = bench(TINY, processes=2, progress=lambda done, total: told.append((done, total)))
    builds = {"compiled", "uncompiled"} if report.compiled else {"uncompiled"}
    assert {figure: set(found) for figure, found in report.best.items()} == dict.fromkeys(FIGURES, builds)
    assert len(report.together) == len(report.vector) == 2
    assert min(report.together + report.vector) > 0
    steps = len(builds) * len(TASKS) + 4
    assert told == [(done, steps) for done in range(steps + 1)]


def test_builds_that_play_differently_are_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    def different(*_: object, **__: object) -> Gathered:
        return Gathered({}, {"games/base-2": {1, 2}})

    monkeypatch.setattr(benchmark, "in_turns", different)
    with pytest.raises(TenAgesError, match="did not play the same games"):
        bench(TINY)


@pytest.mark.parametrize(
    ("runs", "processes", "complaint"),
    [(0, None, "runs must be at least 1, not 0"), (1, 0, "processes must be at least 1, not 0")],
)
def test_no_runs_and_no_processes_are_refused(runs: int, processes: int | None, complaint: str) -> None:
    with pytest.raises(TenAgesError, match=complaint):
        bench(TINY._replace(runs=runs), processes=processes)


class TestReport:
    def test_ratios_say_how_many_times_as_fast_the_compiled_build_is(self) -> None:
        report = fabricated()
        assert report.ratio("games/base-4") == 4
        assert report.ratio("copy/base-2/action") == 2
        assert fabricated(compiled=False).ratio("games/base-4") is None

    def test_how_it_scales_is_against_one_process(self) -> None:
        report = fabricated(together=(100, 190, 240))
        assert [report.factor(number) for number in (1, 2, 3)] == [1, 1.9, 2.4]
        report.vector = [1000, 1800]
        assert [report.vector_factor(number) for number in (1, 2)] == [1, 1.8]

    def test_others_are_compared_with_the_build_that_runs(self) -> None:
        assert fabricated().times_others() == 20
        assert fabricated(compiled=False).times_others() == 5

    def test_data_have_every_figure_with_its_unit_and_the_machine(self) -> None:
        report = fabricated(together=(100, 190))
        report.vector = [1000]
        data = json.loads(json.dumps(report.as_data()))
        assert list(data["figures"]) == list(FIGURES)
        assert data["figures"]["games/echoes-2"] == {
            "unit": "games/s",
            "compiled": 100,
            "uncompiled": 25,
            "ratio": 4,
        }
        assert data["figures"]["sample/base-2/effect"]["unit"] == "us"
        assert data["processes"] == [
            {"processes": 1, "unit": "games/s", "compiled": 100, "ratio": 1},
            {"processes": 2, "unit": "games/s", "compiled": 190, "ratio": 1.9},
        ]
        assert data["vector"] == [{"processes": 1, "unit": "steps/s", "compiled": 1000, "ratio": 1}]
        assert data["others"] == {"unit": "games/s", "best": 5, "ratio": 20}
        assert (data["tenages"], data["engine"]) == (tenages.__version__, ENGINE_VERSION)
        assert (data["python"], data["compiled"], data["runs"]) == (platform.python_version(), True, 5)
        assert {"implementation", "platform", "cores"} <= set(data)

    def test_data_without_a_compiled_build(self) -> None:
        data = fabricated(compiled=False, together=(20,)).as_data()
        assert data["compiled"] is False
        assert data["figures"]["games/base-2"] == {
            "unit": "games/s",
            "compiled": None,
            "uncompiled": 25,
            "ratio": None,
        }
        assert data["processes"] == [{"processes": 1, "unit": "games/s", "uncompiled": 20, "ratio": 1}]

    def test_what_needs_a_library_that_is_not_installed_is_left_out(self) -> None:
        report = fabricated()
        assert report.left_out == []
        for figure in FIGURES:
            if figure.endswith(("gymnasium", "openspiel")):
                del report.best[figure]
        assert report.left_out == ["gymnasium", "openspiel"]
        assert list(report.as_data()["figures"]) == report.figures == [name for name in FIGURES if name in report.best]

    @pytest.mark.parametrize(
        ("catalogue", "said"),
        [
            ("en-asmadi", "Left out, since it is not installed: PettingZoo and Gymnasium."),
            ("fr-iello", "Laissé de côté, car non installé\u00a0: PettingZoo et Gymnasium."),
        ],
    )
    def test_who_reads_the_table_is_told_what_was_left_out(self, catalogue: str, said: str) -> None:
        report = fabricated()
        page = Screen(file=StringIO(), width=200)
        print_report(words_of(catalogue), page, report)
        assert said not in shown(page)
        for figure in FIGURES:
            if figure.endswith(("gymnasium", "pettingzoo")):
                del report.best[figure]
        print_report(words_of(catalogue), page, report)
        assert said in shown(page)
        assert 'pip install "tenages[envs,openspiel]"' in shown(page)


def shown(page: Screen) -> str:
    assert isinstance(page.file, StringIO)
    return page.file.getvalue()
