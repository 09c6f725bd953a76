"""What positions are worth: the evaluation, its weights, and what it looks at."""

from __future__ import annotations

import json
from importlib.resources import files

import pytest

import tenages
from tenages import Game
from tenages.bots.thinking.features import NAMES, features, stage
from tenages.bots.thinking.weights import FILE, evaluation_for, kind_of
from tenages.cards import CARDS
from tenages.records.position import PlayerDescription
from tests.support.randomly import TABLES, Table, deal, positions

WEIGHTS = json.loads(files("tenages.bots").joinpath(FILE).read_text(encoding="utf-8"))


def chances(game: Game) -> list[float]:
    return evaluation_for(game.setup).chances(game)


def facing(me: PlayerDescription, other: PlayerDescription) -> float:
    """The first player's chance against the second."""
    return chances(tenages.position(me, other))[0]


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_there_are_weights_for_every_table(table: Table) -> None:
    assert kind_of(deal(table, 1).setup) in WEIGHTS


@pytest.mark.parametrize("kind", WEIGHTS)
def test_every_weight_belongs_to_something(kind: str) -> None:
    slugs = {card.slug for card in CARDS}
    assert set(WEIGHTS[kind]) == {"features", "tops", "hands"}
    assert set(WEIGHTS[kind]["features"]) == set(NAMES)
    assert set(WEIGHTS[kind]["tops"]) | set(WEIGHTS[kind]["hands"]) <= slugs


def test_chances_add_up_and_are_not_below_nothing() -> None:
    for game, _ in positions(60, seed=2):
        found = chances(game)
        assert all(0 <= chance <= 1 for chance in found)
        assert sum(found) == pytest.approx(2 if game.setup.teams else 1)
        if game.setup.teams:
            assert found[0] == found[2]


def test_a_game_that_is_over_leaves_no_doubt() -> None:
    for game, random in positions(9, seed=4):
        while game.decision is not None:
            game.choose(random.choice(game.decision.options))
        assert game.outcome is not None
        assert [seat for seat, chance in enumerate(chances(game)) if chance > 0] == list(game.outcome.winners)


def test_the_features_are_as_many_as_their_names() -> None:
    for game, _ in positions(12, seed=5):
        table = game.table
        assert {len(features(table, player)) for player in table.players} == {len(NAMES)}
        assert 0 <= stage(table) <= 10


def test_a_players_strength_is_the_sum_of_its_parts() -> None:
    for game, _ in positions(12, seed=6):
        table = game.table
        evaluation = evaluation_for(game.setup)
        weights = evaluation.at_stage[stage(table)]
        for player in table.players:
            assert sum(evaluation.parts(table, player)) == pytest.approx(evaluation.strength(table, player, weights))


class TestWhatTheWeightsLearned:
    def test_achievements_are_good(self) -> None:
        assert facing({"board": ["Archery", "Tools"], "achievements": [1, 2, 3]}, {"board": ["The Wheel"]}) > 0.7
        assert facing({"board": ["Archery", "Tools"]}, {"board": ["The Wheel"], "achievements": [1, 2, 3]}) < 0.3

    def test_so_are_points(self) -> None:
        few = facing({"board": ["Archery"]}, {"board": ["The Wheel"]})
        many = facing({"board": ["Archery"], "score": ["Anatomy", "Gunpowder", "Invention"]}, {"board": ["The Wheel"]})
        assert many > few + 0.1

    def test_so_are_cards_in_hand(self) -> None:
        none = facing({"board": ["Archery"]}, {"board": ["The Wheel"]})
        hand = ["Agriculture", "Pottery", "Mysticism"]
        assert facing({"board": ["Archery"], "hand": hand}, {"board": ["The Wheel"]}) > none

    def test_with_one_card_each_it_is_nearly_even(self) -> None:
        assert 0.25 < facing({"board": ["Archery"]}, {"board": ["Metalworking"]}) < 0.75
