"""What positions are worth: the evaluation, its weights, and what it looks at."""

from __future__ import annotations

import json
from importlib.resources import files

import pytest

import tenages
from tenages import Game, bots
from tenages.bots.thinking.features import NAMES, features, stage
from tenages.bots.thinking.weights import FILE, evaluation_for, kind_of
from tenages.cards import CARDS
from tenages.envs.episode import payoffs
from tenages.records.position import PlayerDescription
from tests.bots.spots import draw_or_lose
from tests.support.randomly import TABLES, Table, deal, positions
from tests.support.story import Story

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
        winners = game.outcome.winners or tuple(range(game.setup.players))
        assert [seat for seat, chance in enumerate(chances(game)) if chance > 0] == list(winners)


def ended(players: int, edition: str, teams: bool = False) -> Game:
    """A game that ends when nobody has any points or achievements."""
    seats: list[PlayerDescription] = [{"board": ["Software"]}, *[{} for _ in range(players - 1)]]
    game = tenages.position(*seats, only={10: []}, edition=edition, teams=teams)
    game.choose("draw")
    assert game.over
    return game


class TestTies:
    """docs/rules.md 15: a draw in the third edition, a shared victory in the others."""

    @pytest.mark.parametrize("players", [2, 3, 4, 5])
    def test_a_draw_is_worth_the_same_to_all_and_more_than_a_defeat(self, players: int) -> None:
        assert chances(ended(players, "asmadi-3")) == [1 / players] * players

    @pytest.mark.parametrize("edition", ["asmadi-1", "asmadi-3"])
    def test_teams_that_are_tied_have_half_each(self, edition: str) -> None:
        assert chances(ended(4, edition, teams=True)) == [0.5] * 4

    def test_players_who_share_a_victory_share_its_worth(self) -> None:
        story = Story(
            edition="iello",
            ann={"board": ["Software"], "score": ["Coal"]},
            bob={"score": ["Banking"]},
            cid={},
            only={10: []},
        )
        story.ann.draws()
        assert chances(story.game) == [0.5, 0.5, 0]

    @pytest.mark.parametrize("teams", [False, True])
    def test_what_an_ended_game_is_worth_goes_with_its_rewards(self, teams: bool) -> None:
        """A draw is as far from a defeat as the reward of the environments says: 0 is the mean of what all get."""
        game = ended(4, "asmadi-3", teams)
        assert game.outcome is not None
        sides = 2 if teams else 4
        wanted = [(sides * chance - 1) / (sides - 1) for chance in chances(game)]
        assert payoffs(4, game.outcome.winners, teams) == wanted

    def test_a_bot_ends_a_game_in_a_draw_rather_than_lose_it(self) -> None:
        """Greedy does not think of what others do next."""
        game = draw_or_lose()
        for bot in (bots.PlannerBot(1), bots.MctsBot(1, bots.Budget(iterations=60))):
            assert game.decision is not None
            assert bot.decide(game.view(0), game.decision).notation == "draw"

    def test_a_bot_wins_rather_than_draw(self) -> None:
        game = draw_or_lose("Clothing")
        for bot in (bots.GreedyBot(1), bots.PlannerBot(1), bots.MctsBot(1, bots.Budget(iterations=60))):
            assert game.decision is not None
            assert bot.decide(game.view(0), game.decision).notation == "achieve 1"


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
