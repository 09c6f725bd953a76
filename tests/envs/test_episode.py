"""A game as the environments play it: rewards, shaping, and games that are cut off."""

from __future__ import annotations

import copy
import pickle
from random import Random
from typing import Any

import numpy as np
import pytest

import tenages
from tenages import TenAgesError
from tenages.encoding.numbering import action_of
from tenages.envs.episode import Episode, payoffs
from tests.envs.tables import Wanted, dealt, played_on, some_tables

CLOSE: dict[str, Any] = {"board": ["Tools"], "score": ["Oars", "Coal"], "achievements": [2, 3, 4, 5, 6]}


def act(episode: Episode, notation: str) -> list[float]:
    return episode.act(action_of(tenages.option_named(notation)))


class TestRewards:
    @pytest.mark.parametrize(
        ("players", "winners", "teams", "worth"),
        [
            (2, [0], False, [1, -1]),
            (2, [0, 1], False, [0, 0]),
            (2, [], False, [0, 0]),
            (3, [], False, [0, 0, 0]),
            (4, [], True, [0, 0, 0, 0]),
            (4, [2], False, [-1 / 3, -1 / 3, 1, -1 / 3]),
            (4, [1, 2], False, [-1 / 2, 1 / 2, 1 / 2, -1 / 2]),
            (4, [1, 3], True, [-1, 1, -1, 1]),
            (4, [0, 1, 2, 3], True, [0, 0, 0, 0]),
            (5, [0, 1, 2, 3], False, [1 / 4, 1 / 4, 1 / 4, 1 / 4, -1]),
        ],
    )
    def test_who_wins_gets_what_the_others_pay(
        self, players: int, winners: list[int], teams: bool, worth: list[float]
    ) -> None:
        assert payoffs(players, winners, teams) == pytest.approx(worth)
        assert sum(payoffs(players, winners, teams)) == pytest.approx(0)

    def test_a_victory_counts_when_it_comes_and_nothing_before(self) -> None:
        episode = Episode(tenages.position(CLOSE, {"board": ["Archery"]}))
        assert episode.returns() == [0, 0]
        assert act(episode, "draw") == [0, 0]
        assert act(episode, "achieve 1") == [1, -1]
        assert (episode.over, episode.cut_off, episode.asked) == (True, False, None)

    @pytest.mark.parametrize("shaping", [0.0, 0.5])
    def test_a_draw_is_worth_nothing_to_anyone(self, shaping: float) -> None:
        """docs/rules.md 15: in the third edition nobody wins if the best are tied, the third player neither."""
        ann, bob = {"board": ["Software"], "score": ["Coal"]}, {"score": ["Banking"]}
        episode = Episode(tenages.position(ann, bob, {}, only={10: []}), shaping=shaping)
        start = np.array(episode._potentials)
        assert act(episode, "draw") == pytest.approx(-start)
        assert (episode.over, episode.cut_off, episode.asked) == (True, False, None)
        assert episode.returns() == [0, 0, 0]

    @some_tables
    def test_the_rewards_of_a_game_add_up_to_its_returns_with_and_without_shaping(self, wanted: Wanted) -> None:
        for shaping in (0.0, 0.5):
            episode = dealt(3, shaping=shaping, **wanted)
            start = np.array(episode._potentials)
            earned = np.array(played_on(episode, Random(3)))
            assert episode.over
            assert earned.sum(axis=0) == pytest.approx(np.array(episode.returns()) - start)
            assert earned.sum(axis=1) == pytest.approx(np.zeros(len(earned)))
            assert ((np.abs(earned).sum(axis=1) > 0).sum() > 10) == bool(shaping)


class TestShaping:
    def test_an_achievement_on_the_way_is_worth_something_and_costs_the_others_as_much(self) -> None:
        ann = {"board": ["Tools"], "score": ["Oars", "Coal"]}
        episode = Episode(tenages.position(ann, {"board": ["Archery"]}), shaping=0.6)
        # One of six achievements.
        assert act(episode, "achieve 1") == pytest.approx([0.1, -0.1])

    def test_points_are_worth_a_part_of_an_achievement(self) -> None:
        ann = {"board": ["Agriculture"], "hand": ["Tools"]}
        episode = Episode(tenages.position(ann, {"board": ["Archery"]}, piles={2: ["Currency"]}), shaping=0.6)
        act(episode, "dogma agriculture")
        # Two points of twenty that are like an achievement, of which six are needed.
        assert act(episode, "card tools") == pytest.approx([0.01, -0.01])

    def test_partners_come_nearer_to_a_victory_together(self) -> None:
        ann = {"board": ["Tools"], "score": ["Oars", "Coal"]}
        episode = Episode(tenages.position(ann, {}, {}, {}, teams=True), shaping=0.6)
        rewards = act(episode, "achieve 1")
        assert rewards[0] == rewards[2] > 0
        assert sum(rewards) == pytest.approx(0)


class TestGamesThatAreCutOff:
    def test_nobody_has_won_and_nobody_is_asked(self) -> None:
        episode = dealt(1, max_decisions=20, shaping=1.0)
        played_on(episode, Random(1))
        assert (episode.decisions, episode.over, episode.cut_off, episode.asked) == (20, False, True, None)
        assert episode.returns() == [0, 0]
        assert episode.game.decision is not None
        assert not episode.mask(episode.game.decision.player).any()

    def test_a_game_that_ends_with_the_last_decision_is_not_cut_off(self) -> None:
        needed = len(played_on(dealt(5), Random(5)))
        episode = dealt(5, max_decisions=needed)
        played_on(episode, Random(5))
        assert (episode.over, episode.cut_off) == (True, False)

    @pytest.mark.parametrize("most", [0, -1])
    def test_at_least_one_decision_has_to_be_allowed(self, most: int) -> None:
        with pytest.raises(TenAgesError, match=f"max_decisions must be at least 1, not {most}"):
            dealt(1, max_decisions=most)


class TestCopies:
    def test_a_copy_goes_its_own_way(self) -> None:
        episode = dealt(2, shaping=0.5)
        played_on(episode, Random(1), 40)
        record = episode.game.record()
        for other in (episode.copy(), copy.deepcopy(episode)):
            assert np.array_equal(other.observe(0), episode.observe(0))
            assert len(played_on(other, Random(2))) > 20
            assert episode.game.record() == record

    def test_one_that_went_to_another_process_goes_on_in_the_same_way(self) -> None:
        episode = dealt(2, shaping=0.5, max_decisions=60)
        played_on(episode, Random(1), 40)
        again = pickle.loads(pickle.dumps(episode))
        assert played_on(again, Random(2)) == played_on(episode, Random(2))
        assert again.cut_off

    def test_a_view_goes_to_another_process_as_it_is(self) -> None:
        episode = dealt(2)
        info = episode.info(0)
        assert info["view"] is episode.view(0)
        sent = pickle.loads(pickle.dumps({**info, "number": 3}))
        assert sent["view"] == episode.view(0)

    def test_a_sampled_game_that_went_to_another_process_is_cut_off_at_the_same_decision(self) -> None:
        episode = dealt(2, max_decisions=60)
        played_on(episode, Random(1), 40)
        sampled = Episode(tenages.sample(episode.view(0), Random(1)), 60, decisions=40)
        again = pickle.loads(pickle.dumps(sampled))
        assert len(played_on(again, Random(2))) == len(played_on(sampled, Random(2))) == 20

    def test_views_are_alike_if_they_say_the_same(self) -> None:
        one, same, other = [dealt(seed).view(0) for seed in (1, 1, 2)]
        assert one == same
        assert hash(one) == hash(same)
        assert one != other


def test_a_table_at_which_nobody_can_play_is_refused_at_once() -> None:
    with pytest.raises(TenAgesError, match="9 players cannot play"):
        dealt(1, players=9)
