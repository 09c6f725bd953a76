"""The bot that plays a network without search."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest

import tenages
from tenages import TenAgesError, bots
from tenages.bots import Bot, PolicyBot
from tenages.envs.vector import TenAgesVectorEnv
from tenages.networks.evaluator import Judgement
from tenages.networks.rows import asked_in
from tenages.networks.shipped import FILES, FOLDER
from tenages.rules.play import Play
from tenages.rules.setup import Rules
from tenages.sight.view import View
from tenages.tournament.entrants import entrants
from tenages.tournament.tournament import Tournament
from tests.support.effort import some

PLAIN, ECHOES = (), ("echoes",)
DEALS = 8


def wins(bot: Bot, opponent: str, expansions: tuple[str, ...]) -> float:
    """How many games a bot wins of some deals, each played in both seats."""
    won = 0.0
    for deal in range(DEALS):
        for seat in range(2):
            game = tenages.new_game(seed=500 + deal, expansions=expansions)
            other = bots.named(opponent, deal)
            while game.decision is not None:
                asked = game.decision.player
                game.choose((bot if asked == seat else other).decide(game.view(asked), game.decision))
            assert game.outcome is not None
            won += (seat in game.outcome.winners) / max(1, len(game.outcome.winners))
    return won


@pytest.mark.parametrize("expansions", some([PLAIN, ECHOES], 1))
def test_it_beats_the_bot_that_looks_one_action_ahead(expansions: tuple[str, ...]) -> None:
    assert wins(bots.named("policy"), "greedy", expansions) > DEALS * 2 * 0.65


@pytest.mark.parametrize("edition", ["asmadi-1", "iello"])
def test_it_plays_the_editions_that_its_network_never_saw(edition: str) -> None:
    game = tenages.new_game(edition=edition, seed=3)
    bot = bots.named("policy")
    while game.decision is not None:
        asked = game.decision.player
        game.choose(bot.decide(game.view(asked), game.decision))
    assert game.outcome is not None


def test_it_plays_the_network_in_a_file() -> None:
    game = tenages.new_game(seed=3)
    assert game.decision is not None
    view = game.view(game.decision.player)
    own = bots.named(f"policy:{FOLDER / FILES['2']}")
    assert own.decide(view, game.decision) is bots.named("policy").decide(view, game.decision)
    with pytest.raises(TenAgesError, match="there is no network"):
        bots.named("policy:nowhere.onnx")


class LikesTheLast:
    """A network of someone else's: it prefers the last option."""

    def evaluate(self, moments: Sequence[View | Play]) -> Judgement:
        priors = []
        for moment in moments:
            chances = np.zeros(len(asked_in(moment).options), dtype=np.float32)
            chances[-1] = 1
            priors.append(chances)
        return Judgement(priors, np.zeros(len(moments), dtype=np.float32))


def test_anyones_network_can_be_plugged_in() -> None:
    game = tenages.new_game(seed=3)
    bot = PolicyBot(network=LikesTheLast())
    for _ in range(20):
        assert game.decision is not None
        option = bot.decide(game.view(game.decision.player), game.decision)
        assert option is game.decision.options[-1]
        game.choose(option)


class OneChanceTooFew:
    """A network that forgets an option."""

    def evaluate(self, moments: Sequence[View | Play]) -> Judgement:
        return Judgement([np.ones(1, dtype=np.float32)] * len(moments), np.zeros(len(moments), dtype=np.float32))


def test_a_network_that_forgets_an_option_is_refused() -> None:
    game = tenages.new_game(seed=3)
    assert game.decision is not None
    with pytest.raises(TenAgesError, match="for 2 options; it has to give a chance for each"):
        PolicyBot(network=OneChanceTooFew()).decide(game.view(game.decision.player), game.decision)


def test_a_tournament_without_a_network_for_its_table_does_not_begin(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(FILES, "3")
    with pytest.raises(TenAgesError, match="there is no network for such a table with 3 players"):
        Tournament(["policy", "random"], 6, Rules(players=3))


def test_nor_does_a_vector_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(FILES, "3")
    with pytest.raises(TenAgesError, match="there is no network for such a table with 3 players"):
        TenAgesVectorEnv(2, players=3, opponents="policy")


def test_a_network_that_was_trained_on_is_another_entrant(tmp_path: Path) -> None:
    path = tmp_path / "mine.onnx"
    path.write_bytes((FOLDER / FILES["2"]).read_bytes())
    before = entrants([f"policy:{path}", "random"])[0].as_data()
    path.write_bytes((FOLDER / FILES["2 echoes"]).read_bytes())
    assert entrants([f"policy:{path}", "random"])[0].as_data() != before


def test_a_table_without_a_network_is_refused_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(FILES, "4")
    game = tenages.new_game(players=4, seed=3)
    assert game.decision is not None
    with pytest.raises(TenAgesError, match="there is no network for such a table with 4 players"):
        bots.named("policy").decide(game.view(game.decision.player), game.decision)


def test_who_lacks_the_runtime_is_told_what_to_install() -> None:
    program = "import sys; sys.modules['onnxruntime'] = None\nfrom tenages import bots\nbots.named('policy')"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert 'this needs onnxruntime, which is not installed; it comes with: pip install "tenages[policy]"' in done.stderr
