"""The game for OpenSpiel."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.observation import INFO_STATE_OBS_TYPE, make_observation

from tenages import TenAgesError, option_named
from tenages.encoding.actions import ACTIONS
from tenages.encoding.layout import LAYOUT, SIZE
from tenages.encoding.numbering import action_of, actions_of, option_of
from tenages.envs import openspiel
from tenages.envs.episode import Episode
from tests.envs.tables import Wanted, every_edition, every_table, played_by_the_engine, steadily
from tests.support.story import tied

PUBLIC = pyspiel.IIGObservationType(public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)


def load(wanted: Wanted, **more: Any) -> openspiel.TenAgesGame:
    """The game with the parameters that it has in OpenSpiel."""
    given = {**wanted, **more}
    for name in given.pop("expansions", ()):
        given[name] = True
    if "american" in given:
        given["american"] = int(given["american"])
    game: openspiel.TenAgesGame = pyspiel.load_game("python_tenages", given)
    return game


def episode_of(state: openspiel.TenAgesState) -> Episode:
    assert state.episode is not None
    return state.episode


def play_on(state: openspiel.TenAgesState, random: Random, moves: int) -> openspiel.TenAgesState:
    for _ in range(moves):
        state.apply_action(random.choice(state.legal_actions()))
    return state


@every_edition
def test_it_passes_openspiels_random_simulation(wanted: Wanted) -> None:
    pyspiel.random_sim_test(load(wanted), num_sims=1, serialize=True, verbose=False)


@every_table
def test_it_passes_it_with_games_that_are_cut_off(wanted: Wanted) -> None:
    pyspiel.random_sim_test(load(wanted, max_decisions=40), num_sims=2, serialize=True, verbose=False)


@every_table
def test_a_game_in_it_is_the_game_that_the_engine_plays(wanted: Wanted) -> None:
    state = openspiel.dealt(load(wanted), seed=5)
    while not state.is_terminal():
        legal = state.legal_actions()
        decision = episode_of(state).game.decision
        assert decision is not None
        assert legal == sorted(actions_of(decision))
        assert state.current_player() == decision.player
        state.apply_action(action_of(steadily(episode_of(state).game)))
    assert str(state) == played_by_the_engine(5, steadily, **wanted).record()
    assert state.returns() == episode_of(state).returns()


def test_a_draw_returns_nothing_to_anyone() -> None:
    """docs/rules.md 15."""
    state = openspiel.dealt(load({}), seed=1)
    state.episode = Episode(tied().game)
    state.apply_action(action_of(option_named("draw")))
    assert state.is_terminal()
    assert state.returns() == [0, 0]


class TestTheDeal:
    def test_chance_draws_the_seed_and_then_there_is_no_more_chance(self) -> None:
        state = pyspiel.load_game("python_tenages").new_initial_state()
        for byte in (1, 2, 3, 4):
            assert state.is_chance_node()
            assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1)
            state.apply_action(byte)
        assert not state.is_chance_node()
        assert episode_of(state).game.setup.seed == 0x01020304
        assert state.get_game().max_chance_nodes_in_history() == 4

    @pytest.mark.parametrize("seed", [-1, 2**32, 2**128 - 1])
    def test_a_seed_that_chance_cannot_draw_is_refused_and_not_another_one_dealt(self, seed: int) -> None:
        with pytest.raises(TenAgesError, match=f"OpenSpiel draws seeds from 0 to 4294967295, so .* from {seed}"):
            openspiel.dealt(load({}), seed)

    def test_the_same_history_is_the_same_state(self) -> None:
        game = load({})
        state = play_on(openspiel.dealt(game, 9), Random(1), 60)
        again = game.new_initial_state()
        for action in state.history():
            again.apply_action(action)
        assert str(again) == str(state)


class TestCopies:
    def test_a_clone_goes_its_own_way(self) -> None:
        state = play_on(openspiel.dealt(load({}), 2), Random(1), 50)
        before = str(state)
        clone = state.clone()
        assert str(clone) == before
        play_on(clone, Random(2), 30)
        assert str(state) == before
        assert str(clone) != before

    def test_a_state_is_written_down_and_read_again(self) -> None:
        game = load({"expansions": ("echoes",), "players": 3})
        state = play_on(openspiel.dealt(game, 2), Random(1), 90)
        again = game.deserialize_state(state.serialize())
        assert str(again) == str(state)
        assert again.legal_actions() == state.legal_actions()


class TestWhatIsObserved:
    def test_the_tensor_is_the_observation_and_has_its_parts_by_name(self) -> None:
        game = load({"players": 3})
        state = play_on(openspiel.dealt(game, 2), Random(1), 50)
        seen = make_observation(game)
        for player in range(3):
            seen.set_from(state, player)
            assert np.array_equal(seen.tensor, episode_of(state).observe(player))
            assert np.array_equal(seen.tensor, state.observation_tensor(player))
            assert list(seen.dict) == list(LAYOUT)
            assert seen.dict["own seat"][player] == 1
            assert seen.dict["board"].shape == (5, 210)
        assert game.observation_tensor_shape() == [SIZE]

    def test_before_the_deal_there_is_nothing_to_see(self) -> None:
        state = load({}).new_initial_state()
        assert not any(state.observation_tensor(0))
        assert state.observation_string(0) == state.information_state_string(1) == ""

    def test_the_string_is_the_view(self) -> None:
        state = play_on(openspiel.dealt(load({}), 2), Random(1), 50)
        assert json.loads(state.observation_string(1)) == episode_of(state).view(1).describe()

    def test_who_only_watches_sees_what_everyone_may_know(self) -> None:
        game = load({})
        state = play_on(openspiel.dealt(game, 2), Random(1), 50)
        seen = make_observation(game, PUBLIC)
        seen.set_from(state, 1)
        assert np.array_equal(seen.tensor, episode_of(state).observe(None))
        assert json.loads(seen.string_from(state, 0)) == episode_of(state).view(None).describe()

    def test_the_information_state_remembers_what_was_chosen_and_seen(self) -> None:
        game = load({})
        state = play_on(openspiel.dealt(game, 2), Random(1), 50)
        lines = state.information_state_string(0).splitlines()
        own = [option_of(taken.action).notation for taken in state.full_history() if taken.player == 0]
        assert json.loads(lines[-3]) == own
        assert json.loads(lines[-1]) == episode_of(state).view(0).describe()
        assert len(lines) - 3 == len(episode_of(state).game.events)
        assert make_observation(game, INFO_STATE_OBS_TYPE).tensor is None

    def test_two_ways_to_the_same_table_are_two_information_states(self) -> None:
        """Two cards are drawn and melded; who melds them in another order remembers it."""
        states = [openspiel.dealt(load({}), 2) for _ in range(2)]
        first = states[0].legal_actions()
        for state, action in zip(states, first, strict=False):
            state.apply_action(action)
        assert states[0].information_state_string(0) != states[1].information_state_string(0)
        assert states[0].information_state_string(1) == states[1].information_state_string(1)

    @pytest.mark.parametrize(
        "kind",
        [
            pyspiel.IIGObservationType(public_info=False, perfect_recall=False),
            pyspiel.IIGObservationType(
                public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS
            ),
        ],
    )
    def test_nobody_sees_more_than_a_player_may(self, kind: Any) -> None:
        with pytest.raises(TenAgesError, match="with all that he may know, or with what everyone may know"):
            make_observation(load({}), kind)


class TestParameters:
    def test_a_game_says_at_which_table_it_is_played(self) -> None:
        game = pyspiel.load_game("python_tenages(players=4,edition=asmadi-1,echoes=true,american=0,teams=true)")
        state = openspiel.dealt(game, 1)
        setup = episode_of(state).game.setup
        assert (setup.players, setup.edition.name, setup.expansions) == (4, "asmadi-1", ("echoes",))
        assert (setup.american, setup.teams) == (False, True)
        assert (game.num_players(), game.num_distinct_actions(), game.max_game_length()) == (4, ACTIONS, 2000)

    def test_piles_are_mixed_as_the_edition_has_it(self) -> None:
        for edition, mixed in (("asmadi-1", True), ("asmadi-3", False)):
            state = openspiel.dealt(load({"edition": edition, "expansions": ("echoes",)}), 1)
            assert episode_of(state).game.setup.american == mixed

    def test_a_table_at_which_nobody_can_play_is_refused(self) -> None:
        with pytest.raises(TenAgesError, match="9 players cannot play asmadi-3"):
            pyspiel.load_game("python_tenages(players=9)")

    def test_an_illegal_action_is_refused(self) -> None:
        with pytest.raises(TenAgesError, match="cannot choose 'draw' now"):
            openspiel.dealt(load({}), 1).apply_action(0)


def test_openspiels_environment_for_learning_plays_it() -> None:
    env = rl_environment.Environment(load({}))
    env.seed(1)
    step = env.reset()
    for _ in range(20):
        player = step.observations["current_player"]
        assert len(step.observations["info_state"][player]) == SIZE
        step = env.step([step.observations["legal_actions"][player][0]])
    assert not step.last()
