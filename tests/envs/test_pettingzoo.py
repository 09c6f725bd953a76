"""The game for several agents."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

import tenages
from tenages import TenAgesError, View
from tenages.encoding.actions import ACTIONS
from tenages.encoding.numbering import action_of
from tenages.envs import pettingzoo
from tenages.envs.episode import SEEDS, Episode
from tests.envs.tables import Wanted, played_by_the_engine, some_tables, steadily
from tests.support.story import tied

# PettingZoo's tests expect the observations of any environment that they do not know to be plain arrays.
pytestmark = pytest.mark.filterwarnings("ignore:Observation")


def seeded(env: Any) -> Any:
    """The environment with actions that are drawn in the same way each time."""
    for number, agent in enumerate(env.possible_agents):
        env.action_space(agent).seed(number)
    return env


@some_tables
def test_it_passes_pettingzoos_own_tests(wanted: Wanted, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(seeded(pettingzoo.env(**wanted, shaping=0.1)), num_cycles=200)
    seed_test(lambda: pettingzoo.env(**wanted), num_cycles=40)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize("most", [2, 30])
def test_it_passes_them_with_games_that_are_cut_off(most: int, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(seeded(pettingzoo.env(players=3, max_decisions=most)), num_cycles=30)
    assert "Passed API test" in capsys.readouterr().out


@some_tables
def test_a_game_in_it_is_the_game_that_the_engine_plays(wanted: Wanted) -> None:
    env = pettingzoo.env(**wanted)
    env.reset(seed=5)
    episode = env.unwrapped.episode
    totals = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, info = env.last()
        totals[agent] += reward
        assert not truncated
        view: View = info["view"]
        assert view.player == int(agent.removeprefix("player_"))
        assert observation["action_mask"].sum() == (0 if terminated else len(episode.game.decision.options))
        env.step(None if terminated else action_of(steadily(episode.game)))
    game = played_by_the_engine(5, steadily, **wanted)
    assert episode.game.record() == game.record()
    assert list(totals.values()) == episode.returns()
    assert sum(totals.values()) == pytest.approx(0)


def test_a_draw_ends_the_game_without_rewards() -> None:
    """docs/rules.md 15."""
    env = pettingzoo.raw_env()
    env.reset(seed=1)
    env.episode = Episode(tied().game)
    env.agent_selection = "player_0"
    env.step(action_of(tenages.option_named("draw")))
    assert env.rewards == {"player_0": 0, "player_1": 0}
    assert env.terminations == {"player_0": True, "player_1": True}
    assert env.truncations == {"player_0": False, "player_1": False}


def steps(env: Any, number: int) -> list[Any]:
    """What everyone sees in so many steps, each time with the first legal action."""
    seen = []
    for _ in range(number):
        observation = env.last()[0]
        seen.append(observation["observation"])
        env.step(int(np.argmax(observation["action_mask"])))
    return seen


class TestSeeds:
    def test_the_same_seed_deals_the_same_games_one_after_the_other(self) -> None:
        one, other = pettingzoo.env(), pettingzoo.env()
        for seed in (11, None, None):
            one.reset(seed=seed)
            other.reset(seed=seed)
            assert np.array_equal(steps(one, 30), steps(other, 30))
            assert one.unwrapped.episode.game.setup.seed == other.unwrapped.episode.game.setup.seed

    def test_without_a_seed_every_game_is_another(self) -> None:
        env = pettingzoo.env()
        seeds = set()
        for _ in range(5):
            env.reset()
            seeds.add(env.unwrapped.episode.game.setup.seed)
        assert len(seeds) == 5
        assert min(seeds) >= SEEDS, "nobody can try them all"


class TestIllegalActions:
    def test_the_bare_environment_refuses_them_and_stays_as_it_was(self) -> None:
        env = pettingzoo.raw_env()
        env.reset(seed=1)
        before = env.episode.game.record()
        with pytest.raises(TenAgesError, match="cannot choose 'draw' now; possible: 'card"):
            env.step(0)
        with pytest.raises(TenAgesError, match="there is no action -1"):
            env.step(None)
        assert env.episode.game.record() == before

    def test_in_the_usual_wrappers_they_lose_the_game(self) -> None:
        env = pettingzoo.env()
        env.reset(seed=1)
        loser = env.agent_selection
        env.step(0)
        assert env.rewards[loser] == -1
        assert all(env.terminations.values())


class TestRendering:
    def test_as_text_from_where_the_selected_agent_sits(self) -> None:
        env = pettingzoo.env(render_mode="ansi", language="fr", edition="iello")
        env.reset(seed=1)
        steps(env, 40)
        text = env.render()
        view = env.unwrapped.episode.view(int(env.agent_selection[-1]))
        assert "\nVous\n" in text
        assert "\x1b" not in text
        assert len(text.splitlines()) > 10
        assert max(map(len, text.splitlines())) <= 100
        assert view.decision is not None

    def test_for_people_it_is_printed_after_every_step(self, capsys: pytest.CaptureFixture[str]) -> None:
        env = pettingzoo.env(render_mode="human")
        env.reset(seed=1)
        assert "Choose the card that you meld first" in capsys.readouterr().out
        steps(env, 2)
        assert "action" in capsys.readouterr().out

    def test_as_a_picture(self) -> None:
        env = pettingzoo.env(render_mode="rgb_array", players=3)
        env.reset(seed=1)
        assert env.render().shape[2] == 3

    def test_without_a_mode_nothing_is_rendered(self) -> None:
        env = pettingzoo.env()
        env.reset(seed=1)
        assert env.render() is None

    def test_another_mode_is_refused(self) -> None:
        with pytest.raises(
            TenAgesError, match="cannot be rendered as 'video'; it can be rendered as ansi, human, rgb_"
        ):
            pettingzoo.env(render_mode="video")


def test_every_agent_has_spaces_of_its_own() -> None:
    env = pettingzoo.env(players=3)
    assert env.possible_agents == ["player_0", "player_1", "player_2"]
    assert {env.action_space(agent).n for agent in env.possible_agents} == {ACTIONS}
    assert env.action_space("player_0") is not env.action_space("player_1")
