"""Training with the machines of a Ray cluster: here one that is started on this machine."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.learning.tiny import WITHOUT_PYTORCH

pytest.importorskip("torch", reason=WITHOUT_PYTORCH)

from tenages.learning.journal import lines
from tenages.learning.ray_players import Machine, RemotePlayers, shares
from tenages.learning.run import Run
from tenages.rules.errors import TenAgesError
from tests.learning.tiny import ROUND, tiny


def test_a_run_on_a_cluster_learns_from_what_its_machines_play(tmp_path: Path) -> None:
    run = Run(tmp_path, tiny(ray="local", decisions=2 * ROUND))
    run.go()
    assert run.is_done
    assert [line["decisions"] for line in lines(tmp_path)] == [ROUND, 2 * ROUND]
    # It can be resumed on one machine.
    Run(tmp_path, tiny(decisions=3 * ROUND)).go()
    assert len(list(lines(tmp_path))) == 3


def test_machines_play_by_their_cores() -> None:
    machines = [Machine("big", 48, 1), Machine("small", 16, 0)]
    assert shares(machines, 6400) == [(machines[0], 4800), (machines[1], 1600)]


def test_a_machine_with_another_version_is_refused() -> None:
    with pytest.raises(TenAgesError, match=r"the Ray cluster has tenages .*, and this is 0\.0\.1/1"):
        RemotePlayers().begin("0.0.1/1", tiny(), 16, 1, 1)
