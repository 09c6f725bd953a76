"""The chance of bots: their own, and of no use to find the hidden cards."""

from __future__ import annotations

import random
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

import tenages
from tenages import bots
from tenages.bots.seeds import bot_seed
from tenages.bots.thinker import Thinker

LUCKY = """
class Lucky:
    def __init__(self, seed):
        self.seed = seed

    def decide(self, view, decision):
        return decision.options[self.seed % len(decision.options)]
"""


class TestWithoutASeed:
    @pytest.mark.parametrize("spec", ["random", "greedy", "novice", "mcts:3"])
    def test_bots_differ_even_if_the_global_generator_was_seeded_the_same(self, spec: str) -> None:
        states = set()
        for _ in range(3):
            random.seed(1)
            bot = bots.named(spec)
            assert isinstance(bot, bots.RandomBot | Thinker)
            states.add(bot._random.getstate())
        assert len(states) == 3

    def test_a_bot_does_not_use_the_global_generator(self) -> None:
        game = tenages.new_game(seed=1)
        assert game.decision is not None
        random.seed(1)
        before = random.getstate()
        bots.named("novice").decide(game.view(0), game.decision)
        assert random.getstate() == before

    def test_a_bot_of_a_file_gets_one_that_is_drawn(self, tmp_path: Path) -> None:
        file = tmp_path / "lucky.py"
        file.write_text(LUCKY, encoding="utf-8")
        game = tenages.new_game(seed=1)
        assert game.decision is not None
        made = [bots.named(f"{file}:Lucky") for _ in range(2)]
        assert made[0].decide(game.view(0), game.decision) in game.decision.options
        assert made[0].seed != made[1].seed  # type: ignore[attr-defined]


class TestAtADeal:
    def test_the_same_deal_and_number_give_the_same_seed_in_every_version(self) -> None:
        assert bot_seed(7, 0) == 27988418814132500176447114417355679522
        assert bot_seed(2**128 - 1, 12) == 7569667506305966991778412666338250246

    def test_every_deal_and_number_gives_another(self) -> None:
        numbers = [(deal, number) for deal in (0, 1, 11, 2**64, 2**128 - 1) for number in (0, 1, 10, 100)]
        assert len({bot_seed(*each) for each in numbers}) == len(numbers)

    def test_the_next_one_is_no_step_away(self) -> None:
        """Otherwise one who knows a bot's numbers could compute those of the deal."""
        for deal in (0, 1, 7, 2**100):
            seeds = [bot_seed(deal, number) for number in range(4)]
            assert len({after - before for before, after in pairwise(seeds)}) == 3
            assert deal not in seeds

    def test_a_bot_never_imagines_cards_with_the_numbers_that_dealt_them(self) -> None:
        for deal in range(20):
            dealt = {Random(deal).random()}
            assert not dealt & {Random(bot_seed(deal, number)).random() for number in range(200)}
