"""The levels for people: they play at every table, and their ratings are those that were measured."""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest

import tenages
from tenages import bots
from tenages.bots import champion
from tenages.bots.budget import Budget
from tenages.bots.levels import LEVELS, level_beside
from tenages.bots.ratings import level_ratings
from tenages.cards import setup_of
from tenages.game import Game
from tenages.networks.evaluator import Judgement
from tenages.opening import deal
from tenages.rules.play import Play
from tenages.rules.setup import Rules
from tenages.sight.view import View
from tests.support.randomly import positions

TABLES = (
    Rules(2),
    Rules(2, "iello", expansions=("echoes",)),
    Rules(3),
    Rules(4, teams=True),
    Rules(4, "asmadi-1", expansions=("echoes",)),
    Rules(5, american=True, expansions=("echoes",)),
)
ROW = re.compile(r"\| `(\w+)` \| (-?\d+) \| (-?\d+) to (-?\d+) \| (\d+) \|")


class NinetyToTen:
    """A network that prefers the second of two options."""

    def evaluate(self, moments: Sequence[View | Play]) -> Judgement:
        priors = [np.array([0.1, 0.9], dtype=np.float32) for _ in moments]
        return Judgement(priors, np.zeros(len(moments), dtype=np.float32))


@pytest.fixture
def brief(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the champion has to search, it does so by iterations."""
    monkeypatch.setattr(champion, "BUDGET", Budget(iterations=8))


def decided(bot: bots.Bot, game: Game) -> str:
    assert game.decision is not None
    return bot.decide(game.view(game.decision.player), game.decision).notation


class TestTheChampion:
    @pytest.mark.parametrize("kind", ["base", "echoes"])
    def test_plays_what_the_network_likes_best_at_a_table_for_two(self, kind: str) -> None:
        asked = 0
        for game, _ in positions(40, seed=5, kinds=(kind,)):
            if game.decision is not None and game.setup.players == 2:
                assert decided(bots.named("champion", 1), game) == decided(bots.named("policy", 1), game)
                asked += 1
        assert asked

    @pytest.mark.usefixtures("brief")
    @pytest.mark.parametrize("rules", TABLES)
    def test_plays_at_every_table_and_says_why(self, rules: Rules) -> None:
        game = deal(rules, 3)
        bot = bots.named("champion", 1)
        for _ in range(12):
            assert game.decision is not None
            several = len(game.decision.options) > 1
            game.choose(decided(bot, game))
            assert isinstance(bot, champion.Champion)
            comment = bot.comment()
            assert (comment is not None) == several
            if comment is not None:
                # A search goes by visits, and may find a rarer option better.
                most = comment.chance if rules.players == 2 else 1
                assert 0 <= comment.second <= most <= 1

    @pytest.mark.usefixtures("brief")
    def test_searches_where_nothing_runs_a_network(self, monkeypatch: pytest.MonkeyPatch) -> None:
        assert champion.network_or_none(setup_of(Rules(), 0)) is not None
        monkeypatch.setitem(sys.modules, "onnxruntime", None)
        assert champion.network_or_none(setup_of(Rules(), 0)) is None
        assert decided(bots.named("champion", 1), tenages.new_game(seed=1)).startswith("card")

    def test_draws_by_lot_in_a_very_long_game(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(champion, "network_or_none", lambda setup: NinetyToTen())
        game = tenages.new_game(seed=1)

        def melds() -> Counter[str]:
            return Counter(decided(bots.named("champion", seed), game) for seed in range(200))

        (usual,) = melds()
        monkeypatch.setattr(champion, "LONG_GAME", -1)
        # The network's chances are flattened: three to one.
        assert 135 <= melds()[usual] <= 165


def test_beside_each_level_is_a_stronger_and_a_weaker_one_as_far_as_there_are_some() -> None:
    assert [level_beside(level, 1) for level in LEVELS] == ["adept", "expert", "champion", "master", "master"]
    assert [level_beside(level, -1) for level in LEVELS] == ["novice", "novice", "adept", "expert", "champion"]


class TestRatings:
    def test_all_levels_have_one_and_each_is_above_the_weaker_ones(self) -> None:
        ratings = level_ratings()
        assert list(ratings) == list(LEVELS)
        assert [each.rating for each in ratings.values()] == sorted(each.rating for each in ratings.values())
        assert all(0 < each.low < each.rating < each.high for each in ratings.values())

    def test_those_in_the_docs_are_the_measured_ones(self) -> None:
        rows = ROW.findall(Path("docs/bots.md").read_text("utf-8"))
        assert {level: tuple(map(int, figures)) for level, *figures in rows} == level_ratings()
