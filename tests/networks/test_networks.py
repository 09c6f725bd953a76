"""Networks: what they are shown, what they answer, and which files are refused."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import numpy as np
import pytest

import tenages
from tenages import Game, TenAgesError
from tenages.encoding.batch import columns_for
from tenages.encoding.layout import SIZE, places_used
from tenages.encoding.observation import observe
from tenages.networks import onnx_network
from tenages.networks.onnx_network import OnnxNetwork
from tenages.networks.rows import fill
from tenages.networks.shipped import FILES, FOLDER, network_at, network_for

MOST_BYTES = 24_000_000
TABLES = [(edition, expansions) for edition in ("asmadi-1", "iello", "asmadi-3") for expansions in ((), ("echoes",))]
every_table = pytest.mark.parametrize(("edition", "expansions"), TABLES)


def moments(edition: str, expansions: tuple[str, ...], number: int = 25) -> Iterator[Game]:
    """Some moments of a random game, at each of which somebody has a choice."""
    game = tenages.new_game(edition=edition, expansions=expansions, seed=11)
    random = Random(4)
    while number:
        assert game.decision is not None
        if len(game.decision.options) > 1 and random.random() < 0.4:
            number -= 1
            yield game.copy()
        game.choose(random.choice(game.decision.options))


@every_table
def test_a_network_gives_every_option_a_chance_and_the_player_a_value(
    edition: str, expansions: tuple[str, ...]
) -> None:
    games = list(moments(edition, expansions))
    judgement = network_for(games[0].setup).evaluate(games)
    for game, priors, value in zip(games, judgement.priors, judgement.values, strict=True):
        assert game.decision is not None
        assert len(priors) == len(game.decision.options)
        assert priors.min() >= 0
        assert priors.sum() == pytest.approx(1, abs=1e-5)
        assert -1 <= value <= 1


def test_what_one_of_two_players_can_expect_the_other_cannot() -> None:
    games = list(moments("asmadi-3", ()))
    judgement = network_for(games[0].setup).evaluate(games)
    assert judgement.chances is not None
    assert {game.decision.player for game in games if game.decision is not None} == {0, 1}
    for game, value, chances in zip(games, judgement.values, judgement.chances, strict=True):
        assert game.decision is not None
        asked = game.decision.player
        assert chances[asked] == pytest.approx((1 + value) / 2)
        assert chances[1 - asked] == pytest.approx(1 - chances[asked])


@every_table
def test_it_sees_what_the_player_sees_and_nothing_else(edition: str, expansions: tuple[str, ...]) -> None:
    for game in moments(edition, expansions):
        assert game.decision is not None
        view = game.view(game.decision.player)
        network = network_for(game.setup)
        seen, played = network.evaluate([view]), network.evaluate([game])
        other_world = network.evaluate([tenages.sample(view, Random(1))])
        for judgement in (played, other_world):
            assert np.array_equal(judgement.priors[0], seen.priors[0])
            assert judgement.values[0] == seen.values[0]


def test_among_others_a_moment_is_judged_nearly_the_same() -> None:
    games = list(moments("asmadi-3", ()))
    network = network_for(games[0].setup)
    together = network.evaluate(games)
    for place, game in enumerate(games):
        alone = network.evaluate([game])
        assert np.abs(alone.priors[0] - together.priors[place]).max() < 0.15
        assert abs(alone.values[0] - together.values[place]) < 0.15


def test_who_can_claim_the_last_achievement_now_expects_to_win() -> None:
    game = tenages.position(
        {"board": ["Sanitation"], "score": ["Coal"], "achievements": [2, 3, 4, 5, 6]},
        {"board": ["Archery"], "achievements": [7, 8]},
        actions=1,
    )
    network = network_for(game.setup)
    assert network.evaluate([game]).values[0] > 0.5
    assert game.decision is not None
    best = game.decision.options[int(network.evaluate([game]).priors[0].argmax())]
    assert best.kind == "achieve"


def test_together_our_files_are_small() -> None:
    assert {path.name for path in FOLDER.iterdir()} == set(FILES.values())
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) <= MOST_BYTES


def test_rows_for_networks_of_others_hold_what_the_player_sees() -> None:
    games = list(moments("asmadi-3", ("echoes",), 5))
    views = [game.view(game.decision.player) for game in games if game.decision is not None]
    wide = np.ones((5, SIZE), dtype=np.float32)
    fill(wide, games)
    assert np.array_equal(wide, np.stack([observe(view) for view in views]))
    used = places_used(2, ("echoes",))
    narrow = np.ones((5, len(used)), dtype=np.float32)
    fill(narrow, views, columns_for(2, ("echoes",)))
    assert np.array_equal(narrow, wide[:, used])


class TestWhatDoesNotFit:
    def test_a_table_for_which_there_is_no_file(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.delitem(FILES, "3")
        game = tenages.new_game(players=3, seed=1)
        with pytest.raises(TenAgesError, match="there is no network for such a table with 3 players"):
            network_for(game.setup)

    def test_a_table_of_another_kind(self) -> None:
        game = tenages.new_game(seed=1)
        with pytest.raises(TenAgesError, match="made for other tables: 2 echoes"):
            network_at(FOLDER / FILES["2 echoes"]).evaluate([game])

    def test_a_moment_at_which_nobody_is_asked(self) -> None:
        game = tenages.new_game(seed=1)
        assert game.decision is not None
        view = game.view(1 - game.decision.player)
        if view.decision is not None:
            game.choose(game.decision.options[0])
            view = game.view(0)
        with pytest.raises(TenAgesError, match="nobody is asked"):
            network_for(game.setup).evaluate([view])

    def test_a_file_that_is_not_there(self, tmp_path: Path) -> None:
        with pytest.raises(TenAgesError, match=r"there is no network .*nothing\.onnx"):
            OnnxNetwork(tmp_path / "nothing.onnx")

    def test_a_file_that_is_no_network(self, tmp_path: Path) -> None:
        path = tmp_path / "poem.onnx"
        path.write_text("Roses are red")
        with pytest.raises(TenAgesError, match=r"poem\.onnx cannot be loaded"):
            OnnxNetwork(path)

    def test_a_network_that_learned_with_other_numbers(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(onnx_network, "fingerprint", lambda players, expansions: "another")
        with pytest.raises(TenAgesError, match="learned with another version of the observations"):
            OnnxNetwork(FOLDER / FILES["2"])
