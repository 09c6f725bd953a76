"""The levels for people: they play at every table, and their ratings are those that were measured."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import tenages
from tenages import bots
from tenages.bots import levels, master
from tenages.bots.budget import Budget
from tenages.bots.levels import LEVELS, Champion, level_beside
from tenages.bots.ratings import level_ratings
from tenages.game import Game
from tenages.opening import deal
from tenages.rules.setup import Rules
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


def decided(bot: bots.Bot, game: Game) -> str:
    assert game.decision is not None
    return bot.decide(game.view(game.decision.player), game.decision).notation


class TestTheChampion:
    @pytest.mark.parametrize("rules", TABLES, ids=str)
    def test_plays_at_every_table_and_says_why(self, rules: Rules) -> None:
        game = deal(rules, 3)
        bot = bots.named("champion", 1)
        assert isinstance(bot, Champion)
        for _ in range(12):
            assert game.decision is not None
            several = len(game.decision.options) > 1
            game.choose(decided(bot, game))
            comment = bot.comment()
            assert (comment is not None) == several
            if comment is not None:
                assert 0 <= comment.second <= 1
                assert 0 <= comment.chance <= 1

    def test_mostly_plays_what_the_network_likes_best(self) -> None:
        asked = alike = 0
        for game, _ in positions(60, seed=5, kinds=("base",)):
            if game.decision is not None and len(game.decision.options) > 1:
                asked += 1
                alike += decided(bots.named("champion", 1), game) == decided(bots.named("policy", 1), game)
        assert asked * 0.6 < alike < asked

    def test_searches_without_a_network_where_nothing_runs_one(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(master, "network_if_any", lambda setup: None)
        monkeypatch.setattr(levels, "CHAMPION_BUDGET_ALONE", Budget(iterations=8))
        bot = bots.named("champion", 1)
        assert isinstance(bot, Champion)
        assert decided(bot, tenages.new_game(seed=1)).startswith("card")
        assert bot.expected() is None


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
