"""Tournaments and training on the machines of a Ray cluster: here one that is started on this machine.

This file takes about a minute: a cluster consists of several processes, and each job starts one more that loads our
libraries.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from tenages import TenAgesError
from tenages.tournament.ray_cluster import VERSION, RayCluster, _do
from tenages.tournament.tournament import Tournament, tournament
from tests.support.tournaments import FOR_TWO, LITTLE_BOTS, Here, little, outcomes, reasons

ROUND: Final = 128
"""How many decisions each round has in training."""
TRAINING: Final[dict[str, Any]] = {
    **{"width": 16, "blocks": 1, "device": "cpu", "threads": 1, "games": 16, "workers": 1, "steps": 8},
    **{"minibatch": 64, "match_every": 0},
}


@pytest.fixture(scope="module")
def cluster() -> Iterator[RayCluster]:
    """A cluster that stays until its last job is done, and which all others meanwhile join."""
    import ray

    found = RayCluster("local", 1)
    jobs = found.run(str.upper, ["begin", "end"])
    assert next(jobs) == ("begin", "BEGIN")
    yield found
    assert ray.is_initialized()
    assert list(jobs) == [("end", "END")]
    assert not ray.is_initialized()


class TestTournaments:
    def test_a_cluster_plays_the_same_games_with_bots_that_are_sent_along(
        self, cluster: RayCluster, tmp_path: Path
    ) -> None:
        file = tmp_path / "travelling.py"
        file.write_text(LITTLE_BOTS.read_text("utf-8"), "utf-8")
        there, here = [Tournament(["random", f"{file}:Moody"], 6, FOR_TWO) for _ in range(2)]
        # On another machine there is no such file.
        file.unlink()
        there.play(cluster)
        here.play(Here())
        assert outcomes(there.standings)
        assert outcomes(there.standings) == outcomes(here.standings)
        assert set(reasons(there.standings)) == {("Moody", "crash")}
        assert reasons(there.standings) == reasons(here.standings)

    def test_a_bot_that_ends_its_process_there_is_found_out_too(self, cluster: RayCluster) -> None:
        after = tournament([little("Killer"), "random"], 2, executor=cluster)
        assert reasons(after) == [("Killer", "died")]
        assert after.breaches()[0].result.details == {"why": "exit 3"}
        assert len(after.played()) == 1


class TestTraining:
    def test_a_run_on_a_cluster_learns_from_what_its_machines_play(self, cluster: RayCluster, tmp_path: Path) -> None:
        pytest.importorskip("torch", reason='PyTorch is not installed; "make torch" installs it')
        from tenages.learning.journal import lines
        from tenages.learning.run import Run
        from tenages.learning.settings import settings_of

        run = Run(tmp_path, settings_of({**TRAINING, "ray": "local", "decisions": 2 * ROUND}))
        run.go()
        assert run.is_done
        assert [line["decisions"] for line in lines(tmp_path)] == [ROUND, 2 * ROUND]
        # It can be resumed on one machine.
        Run(tmp_path, settings_of({**TRAINING, "decisions": 3 * ROUND})).go()
        assert len(list(lines(tmp_path))) == 3


def test_a_cluster_with_another_version_is_refused() -> None:
    assert _do(VERSION, str.upper, "ok", limit=60) == "OK"
    with pytest.raises(TenAgesError, match="the Ray cluster has tenages"):
        _do("0.0.1/1", str.upper, "ok")
