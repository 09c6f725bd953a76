"""Many games side by side, in one call: what is asked, what is not, and what is told of those that end."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import numpy as np
import pytest

import tenages
from tenages import Game, IllegalChoice, Option
from tenages.encoding.batch import batch_of, sparse
from tenages.encoding.numbering import action_of
from tenages.envs.game_batch import ALL_SEATS, CUT_OFF, ENDED, GOES_ON, GameBatch
from tenages.envs.share import lead, payoff
from tenages.rules.play import Play

CLOSE = {"board": ["Tools"], "score": ["Oars", "Coal"], "achievements": [2, 3, 4, 5, 6]}


def nobody(number: int, game: Play) -> Option:
    raise AssertionError("there are no bots at this table")


def batch_with(
    *games: Game,
    agent: int = ALL_SEATS,
    others: Callable[[int, Play], Option] = nobody,
    most: int = 2000,
) -> GameBatch:
    """A batch with these games in it, and any others after them."""
    left = list(games)

    def deal(number: int) -> tuple[Play, int]:
        return left.pop(0) if left else tenages.new_game(seed=number), agent

    return GameBatch(len(games), deal, others, payoff, lead, most)


def act(batch: GameBatch, *notations: str) -> tuple[list[int], list[float], list[float]]:
    """How the games stand after these answers, what they were worth to who answered, and his lead."""
    steps = batch.step([action_of(tenages.option_named(notation)) for notation in notations])
    rewards, leads = (np.frombuffer(given, dtype="<f4").tolist() for given in (steps.rewards(), steps.leads()))
    return list(steps.over()), rewards, leads


def test_each_game_shows_what_its_player_sees_who_is_asked() -> None:
    ann, bob = {"board": ["Tools"], "hand": ["Oars"]}, {"board": ["Archery"], "hand": ["Clothing"]}
    games = [tenages.position(ann, bob), tenages.position(ann, bob, turn=1)]
    steps = batch_with(*games).look()
    assert list(steps.seats()) == [0, 1]
    shown, wanted = batch_of(steps.rows), sparse(games, [0, 1])
    assert shown.places.tolist() == wanted.places.tolist()
    assert shown.values.tolist() == wanted.values.tolist()


def test_a_victory_counts_for_who_acted_and_another_game_is_dealt_there() -> None:
    batch = batch_with(tenages.position(CLOSE, {"board": ["Archery"]}), tenages.position({"board": ["Tools"]}, {}))
    before = list(batch.games)
    over, rewards, leads = act(batch, "achieve 1", "draw")
    assert over == [ENDED, GOES_ON]
    assert rewards == [1, 0]
    assert leads[0] == pytest.approx((6 + before[0].table.players[0].full_score() / 20) / 6)
    assert leads[1] == 0
    assert batch.games[0] is not before[0]
    assert batch.games[1] is before[1]


def test_the_games_that_ended_can_be_looked_at_once_more() -> None:
    game = tenages.position(CLOSE, {"board": ["Archery"]})
    batch = batch_with(game)
    steps = batch.step([action_of(tenages.option_named("achieve 1"))])
    assert steps.ended == [game]
    assert batch_of(steps.last_rows).places.tolist() == sparse([game], [0]).places.tolist()
    assert len(batch_of(steps.rows)) == 1


def test_partners_are_not_behind_each_other() -> None:
    game = tenages.position({"achievements": [1, 2]}, {"achievements": [3]}, {}, {}, teams=True)
    assert lead(game, 0) == lead(game, 2) == pytest.approx(1 / 6)
    assert lead(game, 1) == lead(game, 3) == pytest.approx(-1 / 6)


def test_a_question_with_one_answer_is_not_asked_but_counts() -> None:
    """The engine asks it where an answer of its own would reveal something, such as that a hand has only one card."""
    most, random = 60, Random(6)
    single = 0
    batch = batch_with(*[tenages.new_game(seed=seed) for seed in range(6)], most=most)
    firsts = list(batch.games)
    ends: dict[int, Play] = {}
    while len(ends) < len(firsts):
        for game in batch.games:
            assert game.decision is not None
            assert len(game.decision.options) > 1
        options = [random.choice(game.decision.options) for game in batch.games if game.decision is not None]
        for game in batch.step([action_of(option) for option in options]).ended:
            if game in firsts:
                ends[firsts.index(game)] = game
    for number, game in ends.items():
        assert isinstance(game, Game)
        assert len(game.choices) == most
        again = tenages.new_game(seed=number)
        for choice in game.choices:
            assert again.decision is not None
            single += len(again.decision.options) == 1
            again.choose(choice)
    assert single > 0


def test_a_game_that_reaches_the_limit_is_cut_off() -> None:
    ann, bob = {"board": ["Tools"], "achievements": [1]}, {"board": ["Archery"]}
    batch = batch_with(tenages.position(ann, bob), most=1)
    over, rewards, leads = act(batch, "draw")
    assert (over, rewards) == ([CUT_OFF], [0])
    assert leads == pytest.approx([1 / 6])


def test_bots_answer_for_the_other_seats() -> None:
    asked: list[int] = []

    def first_option(number: int, game: Play) -> Option:
        assert game.decision is not None
        asked.append(game.decision.player)
        return game.decision.options[0]

    batch = batch_with(tenages.new_game(3, seed=1), tenages.new_game(3, seed=2), agent=1, others=first_option)
    random = Random(2)
    for _ in range(30):
        options = [random.choice(game.decision.options) for game in batch.games if game.decision is not None]
        assert list(batch.step([action_of(option) for option in options]).seats()) == [1, 1]
    assert set(asked) == {0, 2}


def test_nobody_chooses_a_first_meld_for_another() -> None:
    """The engine would take it, since all choose at the same time: the card tells whose it is."""
    game = tenages.new_game(seed=1)
    batch = batch_with(game)
    assert game.decision is not None
    other = game.table.players[1 - game.decision.player].hand[0]
    with pytest.raises(IllegalChoice, match=f"cannot choose 'card {other.slug}' now"):
        batch.step([action_of(other.pick)])
