"""Bots at the table: they choose what is allowed, know only what they may, and play better the more they think."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

import tenages
from tenages import Game, bots
from tenages.bots.novice import own_chances
from tenages.bots.thinking.foresight import option_chances
from tenages.bots.thinking.weights import evaluation_for
from tenages.rules.setup import new_table
from tests.bots.spots import about_to_win
from tests.support.effort import SEED, cases, some
from tests.support.permuting import permuted
from tests.support.randomly import BASE_TABLES, ECHOES_TABLES, KINDS, Table, deal, positions

THINKERS = {"greedy": 30, "planner": 6, "mcts:8": 20, "master:16": 20, "novice": 15}
"""Bots that think, and at how many positions of each kind they are asked: the slower they think, the fewer."""
ASKED = cases(
    [(spec, list(KINDS)[(SEED + place) % len(KINDS)]) for place, spec in enumerate(THINKERS)],
    list(product(THINKERS, KINDS)),
)
"""Each of them at one kind of table, another one every day; in `make proof` at all."""


def decided(spec: str, game: Game, seed: int = 5) -> str:
    assert game.decision is not None
    return bots.named(spec, seed).decide(game.view(game.decision.player), game.decision).notation


def play(game: Game, *specs: str) -> Game:
    """A whole game, with these bots in turns around the table."""
    seats = [bots.named(specs[seat % len(specs)], seat) for seat in range(game.setup.players)]
    while (decision := game.decision) is not None:
        game.choose(seats[decision.player].decide(game.view(decision.player), decision))
    return game


@pytest.mark.parametrize(("spec", "kind"), ASKED)
def test_whatever_is_asked_a_bot_chooses_one_of_the_options(kind: str, spec: str) -> None:
    for game, _ in positions(THINKERS[spec], seed=3, kinds=(kind,)):
        if game.decision is not None:
            assert decided(spec, game) in [option.notation for option in game.decision.options]


@pytest.mark.parametrize(("spec", "kind"), ASKED)
def test_permuting_hidden_cards_changes_no_choice(kind: str, spec: str) -> None:
    compared = other_hands = 0
    wanted = THINKERS[spec]
    for game, random in positions(wanted, seed=17, kinds=(kind,)):
        if game.decision is None:
            continue
        player = game.decision.player
        swapped = permuted(game, player, random, new_table)
        if swapped is None:
            continue
        assert decided(spec, swapped) == decided(spec, game)
        compared += 1
        other_hands += any(
            before.hand != after.hand
            for before, after in zip(game.table.players, swapped.table.players, strict=True)
            if before.seat != player
        )
    assert compared >= wanted // 2
    assert other_hands >= wanted // 6


@pytest.mark.parametrize("spec", some(["greedy", "planner", "mcts:60", "master:24"], 1))
def test_nor_does_it_change_what_a_bot_says_about_its_choice(spec: str) -> None:
    compared = 0
    for game, random in positions(40, seed=18, kinds=("base",)):
        if game.decision is None:
            continue
        swapped = permuted(game, game.decision.player, random, new_table)
        if swapped is not None:
            said = []
            for world in (game, swapped):
                assert world.decision is not None
                bot = bots.named(spec, 1)
                assert isinstance(bot, bots.Thinker)
                bot.decide(world.view(world.decision.player), world.decision)
                said.append(bot.comment())
            assert said[0] == said[1]
            compared += 1
    assert compared >= 30


@pytest.mark.parametrize("table", [*BASE_TABLES[::5], *ECHOES_TABLES[::8]], ids=str)
def test_greedy_bots_play_to_the_end_at_every_table(table: Table) -> None:
    assert play(deal(table, 2), "greedy").over


def test_a_searching_bot_plays_to_the_end_too() -> None:
    assert play(tenages.new_game(2, seed=3), "mcts:4", "random").over


@pytest.mark.parametrize("spec", THINKERS)
def test_the_same_seed_chooses_the_same(spec: str) -> None:
    for game, _ in positions(6, seed=8, kinds=("base",)):
        if game.decision is not None:
            assert decided(spec, game, seed=1) == decided(spec, game, seed=1)


def test_a_bot_does_not_touch_the_game() -> None:
    for game, _ in positions(4, seed=9, kinds=("echoes",)):
        if game.decision is not None:
            before = game.record()
            for spec in THINKERS:
                decided(spec, game)
            assert game.record() == before


class TestStrength:
    """Only what shows in a few games; `make strength` plays hundreds."""

    def test_greedy_beats_random(self) -> None:
        won = sum(
            int(seat in outcome.winners)
            for seed in range(6)
            for seat in (0, 1)
            if (outcome := play(tenages.new_game(2, seed=seed), *("greedy", "random")[:: 1 - 2 * seat]).outcome)
        )
        assert won >= 11

    def test_a_novice_beats_random_too_but_not_an_adept(self) -> None:
        for opponent, least, most in (("random", 11, 12), ("adept", 1, 5)):
            won = sum(
                int(seat in outcome.winners)
                for seed in range(6)
                for seat in (0, 1)
                if (outcome := play(tenages.new_game(2, seed=seed), *("novice", opponent)[:: 1 - 2 * seat]).outcome)
            )
            assert least <= won <= most

    @pytest.mark.parametrize("spec", ["greedy", "planner", "mcts:40", "novice", "champion", "master:40"])
    def test_whoever_can_win_at_once_does(self, spec: str) -> None:
        game = about_to_win()
        assert decided(spec, game) == "achieve 1"


def test_a_novice_sees_less_than_an_adept() -> None:
    differ = 0
    asked = 0
    for game, _ in positions(60, seed=21, kinds=("base",)):
        if game.decision is not None and len(game.decision.options) > 1:
            asked += 1
            differ += decided("novice", game) != decided("adept", game)
    assert asked * 0.05 < differ < asked * 0.6


def test_what_the_others_lose_is_nothing_to_a_novice() -> None:
    """Refrigeration makes Bob return half of his hand. Ann has no hand: only an adept sees what it is good for."""
    hand = ["Clothing", "Tools", "Oars", "Archery", "Pottery", "Sailing"]
    game = tenages.position({"board": ["Refrigeration"]}, {"board": ["The Wheel"], "hand": hand})
    assert game.decision is not None
    demand, draw = (
        [option.notation for option in game.decision.options].index(name) for name in ("dogma refrigeration", "draw")
    )
    evaluation = evaluation_for(game.setup)
    sees, minds = own_chances(game, evaluation), option_chances(game, evaluation)
    assert minds[demand] > sees[demand] + 0.01
    assert minds[draw] == pytest.approx(sees[draw])


def test_novices_do_not_do_and_undo_the_same_for_ever() -> None:
    """They did here, with Currency and Statistics; after a hundred turns they begin to mind the others."""
    game = tenages.new_game(2, seed=7)
    players = [bots.named("novice", 19), bots.named("adept", 20)]
    while (decision := game.decision) is not None:
        game.choose(players[decision.player].decide(game.view(decision.player), decision))
        assert len(game.choices) < 600


def test_random_is_as_random_as_ever() -> None:
    game = tenages.new_game(2, seed=1)
    random = Random(4)
    assert game.decision is not None
    expected = game.decision.options[int(random.random() * len(game.decision.options))]
    assert decided("random", game, seed=4) == expected.notation
