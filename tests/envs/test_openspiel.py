"""The game for OpenSpiel."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts
from open_spiel.python.observation import INFO_STATE_OBS_TYPE, make_observation

from tenages import TenAgesError, option_named
from tenages.encoding.actions import ACTIONS
from tenages.encoding.layout import LAYOUT, SIZE
from tenages.encoding.numbering import action_of, actions_of, option_of
from tenages.envs import openspiel
from tenages.envs.episode import Episode
from tests.envs.tables import Wanted, played_by_the_engine, some_editions, some_tables, steadily
from tests.support.story import tied

ONE, NOBODY = pyspiel.PrivateInfoType.SINGLE_PLAYER, pyspiel.PrivateInfoType.NONE
PUBLIC = pyspiel.IIGObservationType(public_info=True, perfect_recall=False, private_info=NOBODY)
PRIVATE = pyspiel.IIGObservationType(public_info=False, perfect_recall=False, private_info=ONE)


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


@some_editions
def test_it_passes_openspiels_random_simulation(wanted: Wanted) -> None:
    pyspiel.random_sim_test(load(wanted), num_sims=1, serialize=True, verbose=False)


@some_tables
def test_it_passes_it_with_games_that_are_cut_off(wanted: Wanted) -> None:
    pyspiel.random_sim_test(load(wanted, max_decisions=40), num_sims=2, serialize=True, verbose=False)


@some_tables
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

    def test_what_a_player_alone_knows_and_what_everyone_may_know_is_all_that_he_knows(self) -> None:
        """The private part has his hand and his options, but no board."""
        game = load({"expansions": ("echoes",)})
        state = play_on(openspiel.dealt(game, 2), Random(1), 50)
        private, public, both = [make_observation(game, kind) for kind in (PRIVATE, PUBLIC, None)]
        for seen in (private, public, both):
            seen.set_from(state, 0)
        assert np.array_equal(np.where(private.tensor == 0, public.tensor, private.tensor), both.tensor)
        assert private.dict["hand"][0].any()
        assert not private.dict["board"].any()
        player = state.current_player()
        told = json.loads(private.string_from(state, player))
        view = episode_of(state).view(player).describe()
        assert set(told) == {"player", "players", "options"}
        assert told["options"] == view["options"]
        assert told["players"][player]["hand"] == view["players"][player]["hand"]
        assert "board" not in told["players"][player]

    def test_the_private_past_has_only_what_not_everyone_saw(self) -> None:
        game = load({})
        state = play_on(openspiel.dealt(game, 2), Random(1), 50)
        kinds = [
            pyspiel.IIGObservationType(public_info=public, perfect_recall=True, private_info=private)
            for public, private in ((False, ONE), (True, ONE), (True, NOBODY))
        ]
        private, both, everyones = [make_observation(game, kind).string_from(state, 0).splitlines() for kind in kinds]
        own = [line for line in both[:-3] if line not in everyones]
        assert own
        assert private[:-3] == own
        assert private[-3] == both[-3]

    def test_who_observes_nothing_sees_nothing(self) -> None:
        state = play_on(openspiel.dealt(load({}), 2), Random(1), 50)
        for recalls in (True, False):
            kind = pyspiel.IIGObservationType(public_info=False, perfect_recall=recalls, private_info=NOBODY)
            nothing = make_observation(load({}), kind)
            nothing.set_from(state, 0)
            assert nothing.string_from(state, 0) == ""
            assert nothing.tensor is None or not nothing.tensor.any()

    def test_nobody_sees_more_than_a_player_may(self) -> None:
        kind = pyspiel.IIGObservationType(
            public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS
        )
        with pytest.raises(TenAgesError, match="with what he alone knows; nobody sees the cards of all players"):
            make_observation(load({}), kind)

    def test_openspiel_writes_a_game_down_with_all_observations(self) -> None:
        text = generate_playthrough.playthrough("python_tenages(max_decisions=12)", None, seed=1)
        for heading in ("InformationStateString(0)", "ObservationString(1)", "PublicObservationString()"):
            assert f"\n{heading} = " in text
        assert '\nPrivateObservationString(1) = "{"player": 1' in text
        assert "\nObservationTensor(0).own seat" in text


class TestOtherStatesThatFit:
    """OpenSpiel's search asks for random states that a player cannot tell from the one that he is in."""

    @some_editions
    def test_to_the_player_they_are_all_the_same(self, wanted: Wanted) -> None:
        game, random = load(wanted), Random(5)
        state = openspiel.dealt(game, 5)
        while not state.is_terminal():
            player = state.current_player()
            other = state.resample_from_infostate(player, random.random)
            again = other.resample_from_infostate(player, random.random)
            for each in (other, again, again.clone()):
                assert each.information_state_string(player) == state.information_state_string(player)
                assert each.observation_string(player) == state.observation_string(player)
                assert (each.current_player(), each.legal_actions()) == (player, state.legal_actions())
            play_on(state, random, 1)
            for _ in range(10):
                if not state.is_terminal():
                    play_on(state, random, 1)

    def test_the_cards_that_he_cannot_see_are_dealt_anew(self) -> None:
        state, random = openspiel.dealt(load({}), 2), Random(1)
        table = episode_of(state).game.table
        hands, piles = set(), set()
        for _ in range(20):
            other = episode_of(state.resample_from_infostate(0, random.random)).game.table
            assert other.players[0].hand == table.players[0].hand
            hands.add(other.players[1].hand)
            piles.add(other.supply[2])
        assert len(hands) > 10
        assert len(piles) == 20

    def test_the_same_sampler_gives_the_same_state(self) -> None:
        state = play_on(openspiel.dealt(load({}), 2), Random(1), 50)
        one, same, other = [state.resample_from_infostate(0, Random(seed).random) for seed in (1, 1, 2)]
        assert str(one) == str(same) != str(other)

    def test_a_game_goes_on_from_one_and_its_past_is_remembered(self) -> None:
        game, random = load({}, max_decisions=60), Random(1)
        state = play_on(openspiel.dealt(game, 2), random, 50)
        before = state.seen(0)
        other = state.resample_from_infostate(0, random.random)
        play_on(other, random, 9)
        assert other.seen(0)[: len(before)] == before
        assert len(other.seen(0)) > len(before)
        assert other.chosen(0)[: len(state.chosen(0))] == state.chosen(0)
        play_on(other, random, 1)
        assert other.is_terminal()

    def test_of_what_another_player_saw_they_have_what_everyone_saw(self) -> None:
        state = play_on(openspiel.dealt(load({}), 2), Random(1), 50)
        other = state.resample_from_infostate(0, Random(1).random)
        assert other.seen(1) == state.seen(None) != state.seen(1)

    def test_one_is_written_down_and_read_again(self) -> None:
        game = load({})
        state = play_on(openspiel.dealt(game, 2), Random(1), 50)
        other = play_on(state.resample_from_infostate(0, Random(1).random), Random(2), 5)
        again = game.deserialize_state(other.serialize())
        assert str(again) == str(other)
        assert again.information_state_string(0) == other.information_state_string(0)

    def test_before_the_deal_there_is_nothing_to_sample(self) -> None:
        state = load({}).new_initial_state()
        state.apply_action(7)
        other = state.resample_from_infostate(0, Random(1).random)
        assert str(other) == str(state)

    def test_its_search_of_information_sets_plays(self) -> None:
        game = load({"expansions": ("echoes",)})
        evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
        bot = ismcts.ISMCTSBot(game, evaluator, 2.0, 8, random_state=np.random.RandomState(2))
        state = openspiel.dealt(game, 3)
        for _ in range(8):
            action = bot.step(state)
            assert action in state.legal_actions()
            state.apply_action(int(action))


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
