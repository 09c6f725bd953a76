"""Seeds: drawn so that nobody can guess them, and written so that every program can read them."""

from __future__ import annotations

import json
import random
from random import Random
from typing import Any

import pytest

import tenages
from tenages.records.digest import digest
from tenages.records.saved import read
from tenages.records.seeds import seed_of, seed_text
from tenages.rules.errors import BadRecord, BadSetup, TenAgesError
from tests.support.randomly import play_on

LARGEST = 2**128 - 1
BY_ROUNDING = 2**53
"""From here on, JavaScript may read another number than the record has."""


class TestADealThatNobodyChose:
    def test_two_games_differ_even_if_the_global_generator_was_seeded_the_same(self) -> None:
        seeds = set()
        for _ in range(4):
            random.seed(1)
            seeds.add(tenages.new_game().setup.seed)
        assert len(seeds) == 4

    def test_nobody_can_try_all_seeds(self) -> None:
        drawn = [tenages.new_game().setup.seed for _ in range(80)]
        assert max(drawn) <= LARGEST
        for bit in range(128):
            assert len({seed >> bit & 1 for seed in drawn}) == 2

    def test_no_deal_changes_the_global_generator(self) -> None:
        random.seed(1)
        before = random.getstate()
        tenages.new_game()
        assert random.getstate() == before

    def test_its_record_deals_it_again(self) -> None:
        game = play_on(tenages.new_game(3, expansions=("echoes",)), Random(2), 40)
        again = tenages.replay(game.record())
        assert again.setup.seed == game.setup.seed
        assert digest(again) == digest(game)
        assert again.record() == game.record()


def written(seed: int) -> Any:
    """The seed in the record of a game that was dealt from it."""
    return json.loads(tenages.new_game(seed=seed).record())["seed"]


class TestInARecord:
    @pytest.mark.parametrize("seed", [0, 7, 2**32, BY_ROUNDING - 1])
    def test_a_small_seed_is_a_number_as_ever(self, seed: int) -> None:
        assert f'\n "seed": {seed},\n' in tenages.new_game(seed=seed).record()

    @pytest.mark.parametrize("seed", [BY_ROUNDING, 10**38, LARGEST])
    def test_a_large_seed_is_text_since_other_programs_would_round_it(self, seed: int) -> None:
        assert written(seed) == str(seed)
        assert read(tenages.new_game(seed=seed).record()).seed == seed

    @pytest.mark.parametrize("seed", [0, 7, BY_ROUNDING - 1, BY_ROUNDING, LARGEST])
    @pytest.mark.parametrize("kind", [int, str])
    def test_both_ways_are_read(self, seed: int, kind: type) -> None:
        game = play_on(tenages.new_game(seed=seed), Random(1), 30)
        said = {**json.loads(game.record()), "seed": kind(seed)}
        assert digest(tenages.replay(json.dumps(said))) == digest(game)

    def test_a_position_may_have_a_large_seed(self) -> None:
        game = tenages.position({"hand": ["Tools"]}, {}, seed=LARGEST)
        assert json.loads(game.record())["seed"] == str(LARGEST)
        assert digest(tenages.replay(game.record())) == digest(game)

    @pytest.mark.parametrize(
        "value",
        [
            *("", "007", "00", "-1", "+1", " 7", "7\n", "1_000", "1e3", "0x7", "7.0", "seven", "٧", "７"),
            *(str(2**128), "9" * 40, "9" * 41, "9" * 300),
            *(-1, 2**128, 7.0, True, [7], {"seed": 7}, None),
        ],
        ids=lambda value: repr(value)[:30],
    )
    def test_anything_else_is_refused(self, value: Any) -> None:
        said = {**json.loads(tenages.new_game(seed=7).record()), "seed": value}
        with pytest.raises(BadRecord) as refused:
            tenages.replay(json.dumps(said))
        assert str(refused.value) == (
            f"the record is damaged: its 'seed' is {value!r}; a seed is a whole number from 0 to {LARGEST}, "
            "in digits without leading zeros"
        )


class TestAsText:
    @pytest.mark.parametrize("seed", [0, 7, BY_ROUNDING, LARGEST])
    def test_a_seed_comes_back_from_its_text(self, seed: int) -> None:
        assert seed_text(seed) == str(seed)
        assert seed_of(seed_text(seed)) == seed

    @pytest.mark.parametrize("text", ["", "07", "-1", "７", "9" * 5000, str(2**128), 7, None])
    def test_anything_else_is_refused(self, text: Any) -> None:
        with pytest.raises(TenAgesError, match="a seed is a whole number from 0 to"):
            seed_of(text)


@pytest.mark.parametrize("seed", [-1, 2**128, 10**5000], ids=["below zero", "too large", "much too large"])
def test_a_game_from_a_seed_that_no_record_could_hold_is_refused(seed: int) -> None:
    with pytest.raises(BadSetup, match="a seed is a whole number from 0 to"):
        tenages.new_game(seed=seed)
    with pytest.raises(BadSetup, match="a seed is a whole number from 0 to"):
        tenages.position({}, {}, seed=seed)
