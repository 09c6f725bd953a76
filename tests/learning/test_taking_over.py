"""What was learned goes on: into a network for other tables, and into a file that a bot plays."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

torch = pytest.importorskip("torch", reason="PyTorch is not installed; it comes with tenages[train]")
pytest.importorskip("onnx", reason="ONNX is not installed; it comes with tenages[train]")

from tenages.encoding.layout import places_used  # noqa: E402
from tenages.encoding.numbering import actions_of  # noqa: E402
from tenages.encoding.observation import observe  # noqa: E402
from tenages.learning import checkpoint  # noqa: E402
from tenages.learning.checkpoint import load  # noqa: E402
from tenages.learning.export import export_run  # noqa: E402
from tenages.learning.run import Run  # noqa: E402
from tenages.networks.onnx_network import OnnxNetwork  # noqa: E402
from tenages.opening import new_game  # noqa: E402
from tenages.rules.errors import TenAgesError  # noqa: E402
from tests.learning.tiny import ROUND, tiny  # noqa: E402


@pytest.fixture(scope="module")
def base_run(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a run with the base set."""
    torch.set_num_threads(1)
    folder = tmp_path_factory.mktemp("base")
    Run(folder, tiny(decisions=ROUND)).go()
    return folder


def test_a_run_with_echoes_begins_with_what_was_learned_without(base_run: Path, tmp_path: Path) -> None:
    run = Run(tmp_path / "echoes", tiny(expansions=["echoes"], begin_with=str(base_run)))
    before, _ = load(base_run)
    there = {place: column for column, place in enumerate(places_used(2, ("echoes",)))}
    shared = [there[place] for place in places_used(2)]
    now = run.network.state_dict()
    assert torch.equal(now["entry.weight"][:, shared], before.entry.weight)
    assert torch.equal(now["policy.weight"][:400], before.policy.weight)
    assert torch.equal(now["blocks.0.first.weight"], before.blocks[0].first.weight)


def test_a_network_of_another_size_cannot_be_taken_over(base_run: Path, tmp_path: Path) -> None:
    with pytest.raises(TenAgesError, match="width"):
        Run(tmp_path / "wide", tiny(width=32, begin_with=str(base_run)))


def test_the_file_plays_as_the_network_does(base_run: Path, tmp_path: Path) -> None:
    export_run(base_run, tmp_path / "mine.onnx")
    network, _ = load(base_run)
    exported = OnnxNetwork(tmp_path / "mine.onnx")
    game = new_game(seed=4)
    for _ in range(40):
        assert game.decision is not None
        row = observe(game.view(game.decision.player))[places_used(2)]
        with torch.no_grad():
            logits, value, _ = network(torch.from_numpy(row)[None])
        priors = torch.softmax(logits[0, actions_of(game.decision)], 0).numpy()
        judgement = exported.evaluate([game])
        assert np.abs(judgement.priors[0] - priors).max() < 0.02
        assert abs(judgement.values[0] - float(value[0])) < 0.05
        game.choose(game.decision.options[len(game.choices) % len(game.decision.options)])


def test_a_run_that_learned_with_other_numbers_is_refused(base_run: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checkpoint, "fingerprint", lambda players, expansions: "another")
    with pytest.raises(TenAgesError, match="learned with another version of the observations"):
        load(base_run)
