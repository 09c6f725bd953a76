"""How the machines of a Ray cluster share the games. tests/test_on_ray.py trains on a cluster."""

from __future__ import annotations

import pytest

from tests.learning.tiny import WITHOUT_PYTORCH

pytest.importorskip("torch", reason=WITHOUT_PYTORCH)

from tenages.learning.ray_players import Machine, RemotePlayers, shares
from tenages.rules.errors import TenAgesError
from tests.learning.tiny import tiny


def test_machines_play_by_their_cores() -> None:
    machines = [Machine("big", 48, 1), Machine("small", 16, 0)]
    assert shares(machines, 6400) == [(machines[0], 4800), (machines[1], 1600)]


def test_a_machine_with_another_version_is_refused() -> None:
    with pytest.raises(TenAgesError, match=r"the Ray cluster has tenages .*, and this is 0\.0\.1/1"):
        RemotePlayers().begin("0.0.1/1", tiny(), 16, 1, 1)
