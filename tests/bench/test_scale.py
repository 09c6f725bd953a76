"""The simulation of many people: queues as long as theory says, and no part does more than it can."""

from __future__ import annotations

from dataclasses import replace
from statistics import fmean

import pytest

from benchmarks import scale
from benchmarks.server_model import Costs, Crowd, Design, Found, Machines, Simulation, at, machines_for
from tests.support.effort import some

FREE = Costs(play=0, view=0, transaction=0, follow=0, notified=0, store=0, read=0, flush=0, unflushed=0)
"""Nothing costs anything."""
PEOPLE_ONLY = Crowd(1000, bots=0.0)
ROOMY = Machines(web=1, cores=100, thinkers=1)


def crowd_deciding(times: float, crowd: Crowd = PEOPLE_ONLY) -> Crowd:
    """As many people as decide so often in a second."""
    return replace(crowd, peak=crowd.peak * times / crowd.decisions)


@pytest.mark.proof("long simulations, which only the model itself can break")
class TestAgainstTheory:
    @pytest.mark.parametrize("busy", [0.3, 0.6, 0.8])
    def test_one_process_has_the_queue_of_one_server_with_random_work(self, busy: float) -> None:
        """M/M/1: work of s seconds is done after s / (1 - busy) on average."""
        costs = replace(FREE, play=0.001)
        found = Simulation(crowd_deciding(1000 * busy), Design(), ROOMY, costs, seconds=120).run()
        assert fmean(found.waits) == pytest.approx(0.001 / (1 - busy), rel=0.06)
        assert found.busy["web processes"] == pytest.approx(busy, rel=0.03)

    @pytest.mark.parametrize("busy", [0.3, 0.6])
    def test_the_lock_makes_rare_choices_of_many_processes_wait_for_each_other(self, busy: float) -> None:
        """M/D/1: commits of s seconds wait for busy * s / (2 * (1 - busy)); with many processes nothing is grouped."""
        many = ROOMY._replace(web=2000)
        costs = replace(FREE, flush=0.001)
        found = Simulation(crowd_deciding(1000 * busy), Design(), many, costs, seconds=30).run()
        assert fmean(found.waits) == pytest.approx(0.001 + busy * 0.001 / (2 * (1 - busy)), rel=0.03)
        assert found.busy["commit lock"] == pytest.approx(busy, rel=0.03)


class TestGroups:
    def test_a_single_choice_costs_each_step_once(self) -> None:
        costs = replace(FREE, store=0.002, flush=0.005)
        found = Simulation(crowd_deciding(1), Design(), ROOMY, costs, seconds=60).run()
        assert at(0.5, found.waits) == pytest.approx(0.007)

    def test_who_comes_too_late_for_a_commit_shares_the_next_one(self) -> None:
        """With one process there are at most 1 / (flush + pause) commits, however many decide."""
        costs = replace(FREE, flush=0.005)
        found = Simulation(crowd_deciding(20_000), Design(pause=0.01), ROOMY, costs).run()
        assert found.commits == pytest.approx(1 / 0.015, rel=0.02)
        # Everyone waits for what is left of the last round, and then for his own commit.
        assert fmean(found.waits) == pytest.approx(0.015 / 2 + 0.005, rel=0.02)

    def test_many_processes_make_no_more_commits_than_the_disk_can(self) -> None:
        found = Simulation(crowd_deciding(20_000), Design(), ROOMY._replace(web=100), replace(FREE, flush=0.001)).run()
        assert found.commits == pytest.approx(1000, rel=0.01)
        assert found.busy["commit lock"] == pytest.approx(1, rel=0.01)
        # Each process has its turn after all others.
        assert at(0.95, found.waits) > 0.1

    @pytest.mark.proof("long simulations, which only the model itself can break")
    def test_several_databases_share_the_commits(self) -> None:
        crowd, many = crowd_deciding(3000), ROOMY._replace(web=2000)
        costs = replace(FREE, flush=0.001)
        one = Simulation(crowd, Design(), many, costs).run()
        four = Simulation(crowd, Design(databases=4), many, costs).run()
        assert one.busy["commit lock"] > 0.99
        assert four.busy["commit lock"] == pytest.approx(0.75, rel=0.05)


class TestPlayersOfATable:
    def test_at_one_process_nobody_has_to_follow(self) -> None:
        costs = replace(FREE, view=0.0001, follow=0.0001)
        crowd, two = crowd_deciding(1000), ROOMY._replace(web=2)
        together = Simulation(crowd, Design(sticky=True), two, costs, seconds=30).run()
        apart = Simulation(crowd, Design(), two, costs, seconds=30).run()
        assert together.busy["web processes"] == pytest.approx(1000 * 3 * 0.0001 / 2, rel=0.03)
        # Of three people, all are at one of two processes in a quarter of all cases.
        assert apart.busy["web processes"] == pytest.approx(1000 * (3 + 0.75) * 0.0001 / 2, rel=0.03)

    def test_where_nobody_is_elsewhere_nobody_need_be_told(self) -> None:
        design = Design(sticky=True, notifies_always=False)
        found = Simulation(crowd_deciding(5000), design, ROOMY._replace(web=20), Costs()).run()
        assert found.commits == 0
        assert found.busy["commit lock"] == 0

    def test_a_choice_in_the_notification_is_not_read(self) -> None:
        costs = replace(FREE, read=0.0001)
        crowd, many = crowd_deciding(1000), ROOMY._replace(web=500, cores=1)
        reading = Simulation(crowd, Design(reads_choices=True), many, costs).run()
        assert reading.busy["database cores"] == pytest.approx(0.2, rel=0.05)
        assert Simulation(crowd, Design(), many, costs).run().busy["database cores"] == 0


class TestTransactions:
    def test_more_choices_share_one_at_a_busier_process(self) -> None:
        costs = replace(FREE, transaction=0.001, flush=0.005)
        few, many = [Simulation(crowd_deciding(rate), Design(), ROOMY._replace(web=1), costs) for rate in (100, 1000)]
        of_few, of_many = few.run().busy["web processes"], many.run().busy["web processes"]
        assert of_few > 0.03
        assert of_many < 2 * of_few


class TestBots:
    @pytest.mark.proof("long simulations, which only the model itself can break")
    def test_thinkers_are_as_busy_as_they_were_meant_to_be(self) -> None:
        crowd = Crowd(20_000)
        machines = machines_for(crowd, Design(), Costs())
        found = Simulation(crowd, Design(), machines, Costs(), seconds=20).run()
        assert found.busy["thinkers"] == pytest.approx(0.6, rel=0.1)

    def test_too_few_thinkers_make_bots_wait_and_nobody_else(self) -> None:
        crowd = Crowd(20_000)
        enough, few = [scale.simulated(crowd, Design(thinkers=share), Costs()) for share in (1.0, 0.5)]
        assert at(0.95, few.bots_wait) > 5 * at(0.95, enough.bots_wait)
        assert at(0.95, few.waits) == pytest.approx(at(0.95, enough.waits), rel=0.2)

    def test_answers_that_wait_for_the_disk_stop_everyone(self) -> None:
        quick, safe = [scale.simulated(Crowd(30_000), Design(safe_answers=each), Costs()) for each in (False, True)]
        assert at(0.95, quick.waits) < 0.1 < at(0.95, safe.waits)


class TestMorePeople:
    @pytest.mark.parametrize("name", some(scale.DESIGNS, 3))
    def test_no_processor_is_less_busy_than_with_fewer(self, name: str) -> None:
        design = scale.DESIGNS[name]
        machines = machines_for(Crowd(5000), design, Costs())
        runs = [Simulation(Crowd(people), design, machines, Costs()).run() for people in (1000, 2500, 5000)]
        for part in ("web processes", "database cores", "thinkers"):
            before, between, after = [run.busy[part] for run in runs]
            assert before < between < after

    def test_at_the_same_processes_they_share_commits(self) -> None:
        """The lock is the exception: groups become larger, and so the lock is less busy with more people."""
        machines = machines_for(Crowd(5000), Design(), Costs())
        few, many = [Simulation(Crowd(people), Design(), machines, Costs()).run() for people in (1500, 5000)]
        assert many.busy["commit lock"] < few.busy["commit lock"]

    def test_the_processes_that_they_need_make_the_lock_busier(self) -> None:
        runs = [scale.simulated(Crowd(people), Design(), Costs()) for people in (1000, 10_000, 40_000)]
        before, between, after = [run.busy["commit lock"] for run in runs]
        assert before < between < after

    def test_they_need_more_of_everything(self) -> None:
        few, many = [machines_for(Crowd(people), Design(), Costs()) for people in (10_000, 100_000)]
        assert all(less < more for less, more in zip(few, many, strict=True))

    def test_the_same_seed_is_the_same_evening(self) -> None:
        runs: list[Found] = [scale.simulated(Crowd(1000), Design(), Costs()) for _ in range(2)]
        assert runs[0] == runs[1]


class TestReport:
    def test_the_part_that_gives_way_is_named(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(scale, "MOST", 20_000)
        slow_disk = replace(Costs(), flush=0.02)
        people, beyond = scale.limit(Crowd(1), Design(), slow_disk)
        assert 0 < people < 20_000
        assert beyond is not None
        assert scale.fullest(beyond) == "commit lock"

    def test_it_is_printed(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        monkeypatch.setattr(scale, "SIZES", (100, 1000))
        monkeypatch.setattr(scale, "MOST", 5000)
        monkeypatch.setattr(scale, "DESIGNS", {"as it is": Design()})
        scale.main(["--bots", "0"])
        printed = capsys.readouterr().out
        assert "decisions a second" in printed
        assert "5,000 or more" in printed
        scale.main(["--bots", "0", "--flush", "200"])
        assert "5,000 or more" not in capsys.readouterr().out

    def test_each_of_several_servers_has_its_share_of_the_people(self) -> None:
        whole, part = [scale.simulated(Crowd(8000), Design(servers=servers), Costs()) for servers in (1, 4)]
        assert part.machines == machines_for(Crowd(2000), Design(), Costs())
        assert part.machines.web < whole.machines.web

    def test_a_table_of_bots_alone_is_refused(self, capsys: pytest.CaptureFixture[str]) -> None:
        with pytest.raises(SystemExit, match="2"):
            scale.main(["--bots", "3"])
        assert "at least one seat" in capsys.readouterr().err
