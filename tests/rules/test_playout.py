"""Random play to the end, as simulations and searches use it."""

from __future__ import annotations

from random import Random

import tenages
from tenages.rules.playout import play_out


def test_a_playout_says_how_many_choices_it_made() -> None:
    game = tenages.new_game(seed=1)
    made = play_out(game, Random(1).random)
    assert game.over
    assert made == len(game.choices)


def test_a_playout_can_stop_before_the_end() -> None:
    game = tenages.new_game(seed=1)
    assert play_out(game, Random(1).random, 7) == 7
    assert len(game.choices) == 7
    assert not game.over


def test_a_game_that_is_over_cannot_be_played_on() -> None:
    game = tenages.new_game(seed=1)
    play_out(game, Random(1).random)
    assert play_out(game, Random(1).random) == 0
