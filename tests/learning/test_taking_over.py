"""What was learned goes on: into a network for other tables, and into a file that a bot plays."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from tests.learning.tiny import WITHOUT_PYTORCH

torch = pytest.importorskip("torch", reason=WITHOUT_PYTORCH)

from tenages.encoding.layout import LAYOUT, places_used  # noqa: E402
from tenages.encoding.numbering import actions_of  # noqa: E402
from tenages.encoding.observation import observe  # noqa: E402
from tenages.learning import checkpoint  # noqa: E402
from tenages.learning.checkpoint import load  # noqa: E402
from tenages.learning.export import examples, export_run, without_constants  # noqa: E402
from tenages.learning.run import Run  # noqa: E402
from tenages.learning.tables import table_of  # noqa: E402
from tenages.networks.onnx_network import OnnxNetwork  # noqa: E402
from tenages.opening import deal, new_game  # noqa: E402
from tenages.rules.errors import TenAgesError  # noqa: E402
from tests.learning.tiny import ROUND, tiny  # noqa: E402

SIZES = [(2, False), (3, False), (4, False), (4, True), (5, False)]


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
    assert torch.equal(now["blocks.0.first.weight"], before.state_dict()["blocks.0.first.weight"])


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


@pytest.fixture(scope="module")
def larger_run(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a run at larger tables, whose network has learned a little about who wins."""
    torch.set_num_threads(1)
    folder = tmp_path_factory.mktemp("larger")
    run = Run(folder, tiny(tables=["3", "4", "4 teams", "5 echoes"]))
    with torch.no_grad():
        run.network.value.weight.normal_(std=0.5)
    run.save()
    return folder


@pytest.fixture(scope="module")
def larger_file(larger_run: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file that was made of that run."""
    path = tmp_path_factory.mktemp("exported") / "mine.onnx"
    export_run(larger_run, path)
    return path


@pytest.mark.parametrize("table", ["3", "4", "4 teams", "5 echoes"])
def test_at_a_larger_table_the_file_says_who_wins_by_the_seats_of_the_game(
    larger_run: Path, larger_file: Path, table: str
) -> None:
    network, settings = load(larger_run)
    exported = OnnxNetwork(larger_file)
    rules = table_of(table, settings.edition)
    game, asked, together = deal(rules, 4), set[int](), 2 if rules.teams else 1
    for _ in range(40):
        assert game.decision is not None
        seat = game.decision.player
        asked.add(seat)
        row = observe(game.view(seat))[places_used(5, ("echoes",))]
        with torch.no_grad():
            logits, shares, _ = network(torch.from_numpy(row)[None])
        judgement = exported.evaluate([game])
        assert judgement.chances is not None
        chances = judgement.chances[0]
        assert chances.shape == (rules.players,)
        assert chances.sum() == pytest.approx(together, abs=1e-5)
        assert judgement.values[0] == pytest.approx(2 * chances[seat] - 1, abs=1e-5)
        for left in range(rules.players):
            chance = chances[(seat + left) % rules.players]
            assert chance == pytest.approx(float(shares[0, left]) * together, abs=0.03)
        assert not rules.teams or np.allclose(chances[:2], chances[2:])
        priors = torch.softmax(logits[0, actions_of(game.decision)], 0).numpy()
        assert np.abs(judgement.priors[0] - priors).max() < 0.02
        game.choose(game.decision.options[len(game.choices) % len(game.decision.options)])
    assert asked == set(range(rules.players))


def test_moments_of_different_tables_are_judged_together(larger_file: Path) -> None:
    games = [deal(table_of(table, "asmadi-3"), 1) for table in ("3", "5 echoes")]
    chances = OnnxNetwork(larger_file).evaluate(games).chances
    assert chances is not None
    assert ((chances > 0).sum(axis=1) == [3, 5]).all()
    assert (chances[0, 3:] == 0).all()


def test_it_plays_other_editions_as_the_one_that_it_knows_but_only_its_tables(
    larger_run: Path, larger_file: Path
) -> None:
    exported = OnnxNetwork(larger_file)
    assert exported.tables == ("3", "4", "4 teams", "5 echoes")
    fits = {(players, teams): exported.fits(new_game(players, teams=teams).setup) for players, teams in SIZES}
    assert fits == {(2, False): False, (3, False): True, (4, False): True, (4, True): True, (5, False): False}
    third, first = [new_game(4, edition=edition, seed=1) for edition in ("asmadi-3", "asmadi-1")]
    teams = new_game(4, teams=True, seed=1)
    rows = np.stack([observe(game.view(0)) for game in (third, first, teams)])
    # Only what is dealt is the same in all three; so look at what differs in the first layer.
    weights = {name: value.numpy() for name, value in load(larger_run)[0].state_dict().items()}
    blind = without_constants(weights, load(larger_run)[1], examples(load(larger_run)[1]))
    columns = list(range(LAYOUT["own seat"].start))
    seen = rows[:, columns] @ blind["entry.weight"][:, columns].T
    assert np.array_equal(seen[0], seen[1])
    assert not np.allclose(seen[0], seen[2])


def test_a_run_that_learned_with_other_numbers_is_refused(base_run: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checkpoint, "fingerprint", lambda players, expansions: "another")
    with pytest.raises(TenAgesError, match="learned with another version of the observations"):
        load(base_run)
