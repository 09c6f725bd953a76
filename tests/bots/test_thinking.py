"""How the bots think: looking ahead, plans, the search tree and its budget, and worlds that are hard to find."""

from __future__ import annotations

from random import Random

import pytest

import tenages
from tenages import Game
from tenages.bots import Budget, MctsBot
from tenages.bots.mcts import Clock
from tenages.bots.thinking.foresight import (
    IDLE,
    after,
    after_action,
    idle_discount,
    option_chances,
    to_next_action,
)
from tenages.bots.thinking.plans import plan
from tenages.bots.thinking.tree import Tree
from tenages.bots.thinking.weights import evaluation_for
from tenages.bots.worlds import Stream, mean_over_worlds, some_worlds
from tenages.rules.purposes import ACT
from tests.bots.spots import about_to_win
from tests.support.randomly import positions


def undecided(number: int, seed: int) -> list[Game]:
    """Random positions at which someone is asked."""
    return [game for game, _ in positions(number, seed=seed) if game.decision is not None]


def test_the_next_action_is_one_that_is_asked_for_or_the_game_is_over() -> None:
    for game in undecided(30, 1):
        before = game.record() if game.has_past else ""
        then = to_next_action(game, evaluation_for(game.setup))
        assert then.decision is None or then.decision.purpose in (ACT, "first meld")
        assert not game.has_past or game.record() == before


def test_looking_at_an_option_leaves_the_game_as_it_is() -> None:
    for game in undecided(20, 2):
        assert game.decision is not None
        before = game.view(0).describe()
        after(game, game.decision.options[-1])
        assert game.view(0).describe() == before


def test_an_action_that_changes_nothing_is_a_waste_of_time() -> None:
    game = tenages.position({"board": ["Currency"]}, {"board": ["Tools"]})
    evaluation = evaluation_for(game.setup)
    draw, currency = (after_action(game, tenages.option_named(name), evaluation) for name in ("draw", "dogma currency"))
    assert (idle_discount(game, draw), idle_discount(game, currency)) == (1.0, IDLE)
    assert option_chances(game, evaluation)[1] == pytest.approx(evaluation.chances(currency)[0] * IDLE)


def test_who_passes_in_an_effect_wastes_nothing() -> None:
    game = tenages.position({"board": ["Agriculture"], "hand": ["Coal", "Oars"]}, {"board": ["Tools"]})
    game.choose(tenages.option_named("dogma agriculture"))
    assert idle_discount(game, after(game, tenages.option_named("pass"))) == 1.0


def test_a_plan_has_a_chance_for_every_option() -> None:
    for game in undecided(5, 3):
        assert game.decision is not None
        evaluation = evaluation_for(game.setup)
        for chances in (plan(game, evaluation), option_chances(game, evaluation)):
            assert len(chances) == len(game.decision.options)
            assert all(0 <= chance <= 1 for chance in chances)


class TestTheTree:
    def test_every_look_counts_once_and_ends_in_some_option(self) -> None:
        for game in undecided(9, 4):
            tree = Tree(evaluation_for(game.setup))
            for _ in range(20):
                tree.grow(game.copy())
            assert tree.iterations == tree.root.visits == 20
            assert sum(child.visits for child in tree.root.children.values()) == 20
            visits = sorted([child.visits for child in tree.root.children.values()], reverse=True)
            assert tree.lead() == visits[0] - (visits[1] if len(visits) > 1 else 0)

    def test_means_are_chances(self) -> None:
        for game in undecided(6, 5):
            tree = Tree(evaluation_for(game.setup))
            for _ in range(15):
                tree.grow(game.copy())
            assert all(0 <= child.mean() <= 1 for child in tree.root.children.values())


class TestBudgets:
    def test_iterations_are_kept_to_exactly(self) -> None:
        game = tenages.new_game(2, seed=3)
        assert game.decision is not None
        for iterations in (1, 5, 24):
            rated = MctsBot(1, Budget(iterations=iterations)).rate(game.view(0), game.decision)
            assert sum(each.votes for each in rated) == iterations

    def test_by_the_clock_it_stops_before_the_time_is_over(self) -> None:
        """Every iteration takes ten ticks, one of them thirty: that much is kept in reserve from then on."""
        ticks = iter([0, 10, 40, 50, 60, 70, 80, 90, 100])
        clock = Clock(Budget(seconds=100), lambda: next(ticks))
        left = [clock.left(number) > 0 for number in range(1, 8)]
        assert left == [True, True, True, True, False, False, False]

    def test_it_stops_early_when_the_rest_could_not_change_its_mind(self) -> None:
        game = about_to_win()
        assert game.decision is not None
        rated = MctsBot(1, Budget(iterations=5000)).rate(game.view(0), game.decision)
        assert sum(each.votes for each in rated) < 5000
        assert max(rated, key=lambda each: each.votes).option.notation == "achieve 1"


class TestWorlds:
    def test_all_of_them_look_the_same_to_the_bot(self) -> None:
        for game in undecided(20, 6):
            assert game.decision is not None
            view = game.view(game.decision.player)
            for world in some_worlds(view, 3, Random(1)):
                assert world.view(view.player).describe() == view.describe()

    def test_where_none_is_found_chance_decides(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("tenages.bots.worlds.Worlds", Nowhere)
        game = tenages.new_game(2, seed=1)
        assert game.decision is not None
        view = game.view(0)
        guesses = mean_over_worlds(view, 3, Random(1), lambda world: [1.0])
        assert len(guesses) == len(game.decision.options)
        assert Stream(view, Random(1)).next() is None
        for budget in (Budget(iterations=10), Budget(seconds=0.001)):
            assert MctsBot(1, budget).decide(view, game.decision) in game.decision.options


class Nowhere:
    """Worlds, none of which can ever be found."""

    def __init__(self, view: object) -> None:
        pass

    def draw_into(self, game: object, random: Random) -> bool:
        return False
