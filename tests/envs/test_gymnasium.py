"""The game for one agent against bots."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

import tenages
from tenages import Decision, Option, TenAgesError, View
from tenages.encoding.actions import ACTIONS
from tenages.encoding.numbering import action_of, option_of
from tenages.envs.episode import SEEDS, Episode
from tenages.envs.gymnasium import TenAgesEnv
from tenages.envs.picture import picture
from tests.envs.tables import Steady, Wanted, played_by_the_engine, some_tables, steadily
from tests.support.story import tied

ID = "tenages.envs.gymnasium:TenAges-v0"


def episode_of(env: Any) -> Episode:
    episode: Episode | None = env.unwrapped.episode
    assert episode is not None
    return episode


def play(env: Any, seed: int | None = None) -> tuple[float, bool, bool, int]:
    """A whole game of a steady agent: all it earned, how it ended, and after how many steps."""
    _, info = env.reset(seed=seed)
    total, steps = 0.0, 0
    while True:
        view: View = info["view"]
        assert view.decision is not None
        _, reward, terminated, truncated, info = env.step(action_of(Steady().decide(view, view.decision)))
        total += reward
        steps += 1
        if terminated or truncated:
            return total, terminated, truncated, steps


@some_tables
@pytest.mark.parametrize("illegal", ["lose", "random"])
def test_it_passes_gymnasiums_own_check(wanted: Wanted, illegal: str) -> None:
    """The check acts without looking at the mask."""
    check_env(gymnasium.make(ID, **wanted, illegal=illegal, shaping=0.1, render_mode="ansi").unwrapped)


@some_tables
@pytest.mark.parametrize("seat", [0, 1])
def test_a_game_in_it_is_the_game_that_the_engine_plays(wanted: Wanted, seat: int) -> None:
    env = gymnasium.make(ID, **wanted, opponents=Steady(), seat=seat)
    total, terminated, truncated, _ = play(env, seed=5)
    episode = episode_of(env)
    assert episode.game.record() == played_by_the_engine(5, steadily, **wanted).record()
    assert (terminated, truncated) == (True, False)
    assert total == pytest.approx(episode.returns()[seat])


def test_a_draw_ends_the_game_without_a_reward() -> None:
    """docs/rules.md 15."""
    env = TenAgesEnv(seat=0)
    env.reset(seed=1)
    env.episode = Episode(tied().game)
    _, reward, terminated, truncated, info = env.step(action_of(tenages.option_named("draw")))
    assert (reward, terminated, truncated) == (0, True, False)
    assert info["view"].outcome.drawn


class TestSeeds:
    def test_without_a_seed_nobody_can_try_all_deals(self) -> None:
        env = TenAgesEnv()
        for _ in range(5):
            env.reset()
            assert episode_of(env).game.setup.seed >= SEEDS

    def test_after_a_seed_all_later_games_follow_from_it(self) -> None:
        envs = [TenAgesEnv(), TenAgesEnv()]
        envs[0].reset()
        dealt: list[list[int]] = [[], []]
        for seed in (4, None, None):
            for env, seeds in zip(envs, dealt, strict=True):
                env.reset(seed=seed)
                seeds.append(episode_of(env).game.setup.seed)
        assert dealt[0] == dealt[1]
        assert len(set(dealt[0])) == 3


class TestSeats:
    def test_without_a_seat_it_is_drawn_in_every_game_and_the_seed_draws_it_again(self) -> None:
        env, other = TenAgesEnv(3), TenAgesEnv(3)
        seats = []
        for seed in (4, *[None] * 20):
            for each in (env, other):
                each.reset(seed=seed)
            assert env.seat == other.seat
            seats.append(env.seat)
        assert set(seats) == {0, 1, 2}

    def test_the_agent_sees_the_game_from_its_seat_and_only_when_it_is_asked(self) -> None:
        env = TenAgesEnv(4, seat=2)
        env.action_space.seed(1)
        observation, info = env.reset(seed=1)
        for _ in range(30):
            episode = episode_of(env)
            assert info["view"].player == episode.asked == 2
            assert np.array_equal(observation, episode.observe(2))
            assert np.array_equal(info["action_mask"], env.action_masks())
            observation, _, terminated, _, info = env.step(env.action_space.sample(info["action_mask"]))
            assert not terminated

    @pytest.mark.parametrize("seat", [2, -1])
    def test_a_seat_that_is_not_there_is_refused(self, seat: int) -> None:
        with pytest.raises(TenAgesError, match=f"there is no seat {seat}; there are 0 to 1"):
            TenAgesEnv(seat=seat)


class Remembering:
    """Remembers in which seats it was asked, and takes the first option."""

    def __init__(self) -> None:
        self.seats: set[int] = set()

    def decide(self, view: View, decision: Decision) -> Option:
        assert view.player == decision.player
        self.seats.add(decision.player)
        return decision.options[0]


class TestOpponents:
    def test_each_sits_where_it_was_put_clockwise_from_the_agents_left(self) -> None:
        one, two = Remembering(), Remembering()
        env = TenAgesEnv(3, opponents=[one, two], seat=1)
        play(env, seed=1)
        assert (one.seats, two.seats) == ({2}, {0})

    def test_a_bot_from_a_file(self, tmp_path: Path) -> None:
        bot = tmp_path / "first.py"
        bot.write_text("class First:\n    def decide(self, view, decision):\n        return decision.options[0]\n")
        env, same = TenAgesEnv(opponents=f"{bot}:First", seat=0), TenAgesEnv(opponents=Remembering(), seat=0)
        assert play(env, seed=3) == play(same, seed=3)

    def test_random_ones_play_the_same_from_the_same_seed_and_otherwise_not(self) -> None:
        records = []
        for seed in (1, 1, 2):
            env = TenAgesEnv(3, opponents=["random", "random"], seat=0)
            play(env, seed)
            records.append(episode_of(env).game.record())
        assert records[0] == records[1]
        assert records[0] != records[2]

    def test_as_many_as_there_are_other_seats(self) -> None:
        with pytest.raises(TenAgesError, match="there are 2 opponents at this table, but 1 are named"):
            TenAgesEnv(3, opponents=["random"])

    def test_one_that_does_not_exist_is_refused(self) -> None:
        with pytest.raises(TenAgesError, match="there is no bot 'nobody'"):
            TenAgesEnv(opponents="nobody").reset()


class TestTheEnd:
    def test_the_game_can_be_lost_when_another_acts(self) -> None:
        ends = []
        for seed in range(8):
            env = TenAgesEnv(opponents=Steady(), seat=0)
            total, terminated, _, _ = play(env, seed)
            assert terminated
            assert not env.action_masks().any()
            last = episode_of(env).game.events[-1].player
            ends.append((last, total))
        assert {-1.0, 1.0} <= {total for _, total in ends}
        assert any(last != 0 for last, _ in ends)

    def test_a_long_game_is_cut_off(self) -> None:
        env = TenAgesEnv(opponents=Steady(), max_decisions=40)
        total, terminated, truncated, steps = play(env, 1)
        assert (total, terminated, truncated) == (0, False, True)
        assert steps < 40
        assert episode_of(env).decisions == 40

    def test_after_the_end_no_step_can_be_made(self) -> None:
        env = TenAgesEnv()
        play(env, 1)
        with pytest.raises(TenAgesError, match="this game is over; reset the environment"):
            env.step(0)

    @pytest.mark.parametrize("call", [lambda env: env.step(0), lambda env: env.action_masks()])
    def test_before_the_first_game_nothing_can_be_done(self, call: Any) -> None:
        with pytest.raises(TenAgesError, match="has to be reset before the first step"):
            call(TenAgesEnv())


class TestIllegalActions:
    def test_unless_said_otherwise_they_are_errors_and_change_nothing(self) -> None:
        env = TenAgesEnv(seat=0)
        env.reset(seed=1)
        before = episode_of(env).game.record()
        with pytest.raises(TenAgesError, match="player 0 cannot choose 'draw' now; possible: 'card"):
            env.step(0)
        assert episode_of(env).game.record() == before

    @pytest.mark.parametrize("illegal", ["error", "lose", "random"])
    def test_a_number_that_is_no_action_at_all_is_always_an_error(self, illegal: str) -> None:
        env = TenAgesEnv(illegal=illegal)
        env.reset(seed=1)
        with pytest.raises(TenAgesError, match="there is no action 792; actions go from 0 to 791"):
            env.step(ACTIONS)

    def test_they_can_lose_the_game(self) -> None:
        env = TenAgesEnv(illegal="lose")
        env.reset(seed=1)
        _, reward, terminated, truncated, _ = env.step(0)
        assert (reward, terminated, truncated) == (-1, True, False)
        with pytest.raises(TenAgesError, match="this game is over"):
            env.step(0)

    def test_a_legal_one_can_be_drawn_instead(self) -> None:
        chosen = set()
        for seed in range(8):
            env = TenAgesEnv(illegal="random", seat=0)
            _, info = env.reset(seed=seed)
            offered = info["view"].decision.options
            env.step(0)
            first = episode_of(env).game.choices[0]
            assert first in offered
            chosen.add(offered.index(first))
        assert chosen == {0, 1}

    def test_another_way_is_refused(self) -> None:
        with pytest.raises(TenAgesError, match="cannot be answered with 'ignore'; it can be answered with error, lose"):
            TenAgesEnv(illegal="ignore")


class TestRendering:
    def test_as_text_from_the_agents_seat(self) -> None:
        env = gymnasium.make(ID, render_mode="ansi", seat=1)
        env.reset(seed=2)
        text: Any = env.render()
        hand = episode_of(env).game.table.players[1].hand
        assert all(card.title in text for card in hand)
        assert not any(card.title in text for card in episode_of(env).game.table.players[0].hand)

    def test_as_a_picture_of_that_text(self) -> None:
        env = gymnasium.make(ID, render_mode="rgb_array", seat=0)
        env.reset(seed=2)
        first, same = [np.asarray(env.render()) for _ in range(2)]
        assert first.dtype == np.uint8
        assert first.shape[2] == 3
        assert np.array_equal(same, first)
        env.step(np.flatnonzero(env.get_wrapper_attr("action_masks")())[0])
        then = np.asarray(env.render())
        assert then.shape == first.shape
        assert not np.array_equal(then, first)

    def test_a_text_too_long_for_the_picture_is_drawn_smaller_and_none_of_it_is_lost(self) -> None:
        paper = picture("", 20, 10)
        drawn = [picture("A" * 20 + "\n" * lines + "Z" * 20, 20, 10) for lines in (9, 30)]
        assert {each.shape for each in drawn} == {paper.shape}
        ink = [np.flatnonzero((each != paper).any(axis=(1, 2))) for each in drawn]
        assert all(rows[0] < 24 and rows[-1] > paper.shape[0] - 24 for rows in ink)
        assert (drawn[1] != paper).any(axis=(0, 2)).sum() < (drawn[0] != paper).any(axis=(0, 2)).sum() / 2

    def test_letters_that_the_font_lacks_are_written_with_others(self) -> None:
        assert np.array_equal(picture("l’œil → 東", 20, 1), picture("l'oeil > ?", 20, 1))

    def test_for_people_it_is_printed_when_the_agent_is_asked(self, capsys: pytest.CaptureFixture[str]) -> None:
        env = TenAgesEnv(render_mode="human")
        _, info = env.reset(seed=2)
        assert "\nYou\n" in capsys.readouterr().out
        env.step(np.flatnonzero(info["action_mask"])[0])
        assert "Choose an action" in capsys.readouterr().out


class TestManyGamesAtOnce:
    def test_in_one_process_and_in_several_they_are_the_same(self) -> None:
        envs = gymnasium.vector.SyncVectorEnv([lambda: TenAgesEnv(illegal="random") for _ in range(2)])
        envs.reset(seed=1)
        observations = envs.step(np.zeros(2, dtype=np.int64))[0]
        others = gymnasium.vector.AsyncVectorEnv([lambda: TenAgesEnv(illegal="random") for _ in range(2)])
        try:
            others.reset(seed=1)
            seen, _, _, _, infos = others.step(np.zeros(2, dtype=np.int64))
        finally:
            others.close()
        assert np.array_equal(seen, observations)
        assert infos["action_mask"].shape == (2, ACTIONS)

    @pytest.mark.parametrize("shared_memory", [True, False])
    @pytest.mark.parametrize("mode", [AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP])
    def test_in_several_processes_one_game_follows_the_other(self, mode: AutoresetMode, shared_memory: bool) -> None:
        """Every view arrives, although libraries copy the dictionary in which it lies."""
        envs: Any = gymnasium.make_vec(
            ID,
            2,
            "async",
            vector_kwargs={"shared_memory": shared_memory, "autoreset_mode": mode},
            expansions=("echoes",),
        )
        ended = 0
        try:
            _, info = envs.reset(seed=1)
            while ended < 5:
                decision = info["view"][1].decision
                assert (0 if decision is None else len(decision.options)) == info["action_mask"][1].sum()
                actions = [mask.argmax() for mask in info["action_mask"]]
                _, _, terminated, truncated, info = envs.step(np.array(actions))
                ended += int((terminated | truncated).sum())
        finally:
            envs.close()
        last = info["final_info"] if mode == AutoresetMode.SAME_STEP else info
        assert any(view.outcome for view in last["view"] if view is not None)


def test_an_option_is_an_action_everywhere() -> None:
    env = TenAgesEnv(seat=0)
    _, info = env.reset(seed=1)
    for action in np.flatnonzero(info["action_mask"]):
        assert option_of(action) in info["view"].decision.options
    assert tenages.option_named("draw") is option_of(0)
