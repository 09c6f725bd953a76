"""Many games at once: the same games that the engine plays one by one."""

from __future__ import annotations

import gc
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.spaces import Discrete
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import DictInfoToList, RecordEpisodeStatistics
from numpy.typing import NDArray

import tenages
from tenages import Game, IllegalChoice, TenAgesError
from tenages.encoding.actions import ACTIONS
from tenages.encoding.layout import SIZE, places_used
from tenages.encoding.numbering import action_of, mask, option_of
from tenages.encoding.observation import Observation, observe
from tenages.envs.episode import payoffs
from tenages.envs.shares import RemoteShare
from tenages.envs.slot import Slot, SlotSettings
from tenages.envs.vector import TenAgesVectorEnv
from tenages.rules.setup import Rules
from tests.envs.tables import Steady, Wanted, some_tables

ID = "tenages.envs.gymnasium:TenAges-v0"
Actions = NDArray[np.int64]


@contextmanager
def opened(num_envs: int, **wanted: Any) -> Iterator[TenAgesVectorEnv]:
    """An environment that is closed in the end."""
    env = TenAgesVectorEnv(num_envs, **wanted)
    try:
        yield env
    finally:
        env.close()


def any_actions(info: dict[str, Any], random: Random) -> Actions:
    """A legal action for each game."""
    return np.array([random.choice(np.flatnonzero(legal)) for legal in info["action_mask"]])


def everything(env: TenAgesVectorEnv, steps: int, seed: int | list[int | None] | None = 5) -> list[NDArray[Any]]:
    """All that an environment tells in some steps of random play."""
    random = Random(9)
    observations, info = env.reset(seed=seed)
    told = [observations, info["action_mask"], info["seat"]]
    for _ in range(steps):
        *arrays, info = env.step(any_actions(info, random))
        told += [*arrays, info["action_mask"], info["seat"]]
    return told


def same(one: list[NDArray[Any]], other: list[NDArray[Any]]) -> bool:
    return all(np.array_equal(this, that) for this, that in zip(one, other, strict=True))


class OneByOne:
    """The game of one slot, played by the engine alone."""

    def __init__(self, seed: int, most: int, against: Steady | None, **wanted: Any) -> None:
        self.most = most
        self.against = against
        self.wanted: Wanted = {"players": 2, **wanted}
        self.random = Random(f"slot {seed}")
        self._deal(seed)

    def _deal(self, seed: int | None = None) -> None:
        drawn = self.random.getrandbits(128)
        self.game = tenages.new_game(seed=drawn if seed is None else seed, **self.wanted)
        self.agent = self.random.randrange(self.wanted["players"])
        if self.against is not None:
            # Each bot would get a seed.
            [self.random.getrandbits(32) for _ in range(self.wanted["players"] - 1)]
        self.decisions = 0
        self._go_on()

    def _go_on(self) -> None:
        while (decision := self.game.decision) is not None and self.decisions < self.most:
            if len(decision.options) == 1:
                self.game.choose(decision.options[0])
            elif self.against is not None and decision.player != self.agent:
                self.game.choose(self.against.decide(self.game.view(decision.player), decision))
            else:
                return
            self.decisions += 1

    def seen(self) -> Observation:
        assert self.game.decision is not None
        return observe(self.game.view(self.game.decision.player))

    def act(self, action: int) -> tuple[list[float], int, Game | None, bool]:
        """Everyone's return, who acted, the game if it ended now, and whether it was cut off."""
        game = self.game
        assert game.decision is not None
        seat = game.decision.player
        game.choose(option_of(action))
        self.decisions += 1
        self._go_on()
        worth = [0.0] * self.wanted["players"]
        if game.outcome is not None:
            worth = payoffs(len(worth), game.outcome.winners, game.setup.teams)
        elif self.decisions < self.most:
            return worth, seat, None, False
        self._deal()
        return worth, seat, game, game.outcome is None


@some_tables
@pytest.mark.parametrize("against", [None, Steady()], ids=["all seats", "against bots"])
def test_the_same_deals_and_answers_give_what_the_engine_gives(wanted: Wanted, against: Steady | None) -> None:
    games, most = 3, 230
    random = Random(4)
    slots = [OneByOne(70 + number, most, against, **wanted) for number in range(games)]
    ends = 0
    with opened(games, opponents=against, max_decisions=most, narrow=False, **wanted) as env:
        observations, info = env.reset(seed=70)
        while ends < 4:
            for slot, row, legal, seat in zip(slots, observations, info["action_mask"], info["seat"], strict=True):
                assert slot.game.decision is not None
                assert np.array_equal(row, slot.seen())
                assert np.array_equal(legal, mask(slot.game.decision))
                assert seat == slot.game.decision.player
            actions = any_actions(info, random)
            observations, rewards, terminations, truncations, info = env.step(actions)
            for number, (slot, action) in enumerate(zip(slots, actions, strict=True)):
                worth, seat, ended, cut_off = slot.act(int(action))
                assert rewards[number] == worth[seat]
                assert (terminations[number], truncations[number]) == (ended is not None and not cut_off, cut_off)
                assert ("final_obs" in info and bool(info["_final_obs"][number])) == (ended is not None)
                if ended is not None:
                    assert np.array_equal(info["final_obs"][number], observe(ended.view(seat)))
                    assert info["final_info"]["returns"][number].tolist() == worth
                    assert info["final_info"]["seat"][number] == seat
                    ends += 1


class TestWhatItGives:
    def test_arrays_are_as_the_spaces_say(self) -> None:
        with opened(4, players=3, opponents="random", max_decisions=30) as env:
            assert env.observation_space.shape == (4, len(places_used(3)))
            random = Random(1)
            observations, info = env.reset(seed=1)
            for _ in range(40):
                assert observations in env.observation_space
                assert info["action_mask"].shape == (4, 400)
                actions = any_actions(info, random)
                assert actions in env.action_space
                observations, rewards, terminations, truncations, info = env.step(actions)
                assert [given.dtype for given in (observations, rewards)] == [np.float32, np.float64]
                assert terminations.dtype == truncations.dtype == np.bool_
                assert rewards.shape == terminations.shape == truncations.shape == (4,)
                assert (info["action_mask"].dtype, info["seat"].dtype) == (np.int8, np.int64)
                assert np.array_equal(env.action_masks(), info["action_mask"])

    def test_what_was_given_stays_as_it_was(self) -> None:
        with opened(3) as env:
            observations, info = env.reset(seed=1)
            kept = observations.copy(), info["action_mask"].copy(), info["seat"].copy()
            for _ in range(5):
                info_now = env.step(any_actions({"action_mask": env.action_masks()}, Random(1)))[4]
                info_now["action_mask"][:] = 0
            assert same([observations, info["action_mask"], info["seat"]], list(kept))
            assert env.action_masks().any()

    @pytest.mark.parametrize("expansions", [(), ("echoes",)])
    def test_a_narrow_row_has_the_places_and_actions_that_the_table_uses(self, expansions: tuple[str, ...]) -> None:
        used = places_used(2, expansions)
        with opened(3, expansions=expansions) as narrow, opened(3, expansions=expansions, narrow=False) as wide:
            assert wide.single_observation_space.shape == (SIZE,)
            assert wide.single_action_space == Discrete(ACTIONS)
            assert narrow.single_action_space == Discrete(ACTIONS if expansions else 400)
            for one, other in zip(everything(narrow, 60), everything(wide, 60), strict=True):
                if other.shape[1:] == (SIZE,):
                    assert np.array_equal(one, other[:, used])
                elif other.shape[1:] == (ACTIONS,):
                    assert np.array_equal(one, other[:, : one.shape[1]])
                else:
                    assert np.array_equal(one, other)

    def test_a_game_that_is_cut_off_is_worth_nothing(self) -> None:
        with opened(2, max_decisions=25) as env:
            _, info = env.reset(seed=3)
            random = Random(3)
            truncations = np.zeros(2, dtype=np.bool_)
            steps = 0
            while not truncations.any():
                _, rewards, terminations, truncations, info = env.step(any_actions(info, random))
                assert not terminations.any()
                assert not rewards.any()
                steps += 1
            # Questions with a single answer count too, though they are not asked.
            assert steps <= 25
            assert not info["final_info"]["returns"].any()

    def test_who_sits_among_bots_is_asked_even_if_few_decisions_are_allowed(self) -> None:
        with opened(8, players=4, opponents="random", seat=3, max_decisions=1) as env:
            _, info = env.reset(seed=3)
            for _ in range(5):
                assert info["seat"].tolist() == [3] * 8
                _, _, _, truncations, info = env.step(any_actions(info, Random(1)))
                assert truncations.all()

    def test_in_self_play_the_players_of_a_game_are_asked_in_turn_and_share_its_worth(self) -> None:
        with opened(4, players=3) as env:
            _, info = env.reset(seed=2)
            random, asked, ends = Random(2), set[int](), 0
            while ends < 4:
                asked |= set(info["seat"].tolist())
                acted = info["seat"]
                _, rewards, terminations, _, info = env.step(any_actions(info, random))
                for number in np.flatnonzero(terminations):
                    worth = info["final_info"]["returns"][number]
                    assert worth.sum() == pytest.approx(0)
                    assert rewards[number] == worth[acted[number]]
                    ends += 1
            assert asked == {0, 1, 2}


class TestConventionsOfGymnasium:
    def test_it_says_when_games_are_dealt_anew(self) -> None:
        with opened(2) as env:
            assert env.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
            assert env.render_mode is None

    def test_it_is_made_by_its_name_and_plays_what_the_single_one_plays(self) -> None:
        single = gymnasium.make(ID)
        env = gymnasium.make_vec(ID, num_envs=3, vectorization_mode="vector_entry_point")
        usual = gymnasium.make_vec(ID, num_envs=3)
        try:
            assert isinstance(env, TenAgesVectorEnv)
            assert isinstance(usual, TenAgesVectorEnv)
            assert env.single_observation_space == single.observation_space
            assert env.single_action_space == single.action_space
            assert env.spec is not None
            assert env.spec.id == "TenAges-v0"
            _, info = env.reset(seed=1)
            # The agent sits in a seat of its own, and bots in the others.
            seats = info["seat"]
            for _ in range(5):
                *_, info = env.step(any_actions(info, Random(1)))
                assert np.array_equal(info["seat"], seats)
        finally:
            env.close()
            usual.close()

    def test_a_seed_deals_what_as_many_single_environments_deal_from_it(self) -> None:
        sync = gymnasium.make_vec(ID, num_envs=3, vectorization_mode="sync", seat=1, opponents=Steady())
        env = gymnasium.make_vec(ID, num_envs=3, seat=1, opponents=Steady())
        try:
            assert np.array_equal(env.reset(seed=8)[0], sync.reset(seed=8)[0])
        finally:
            env.close()
            sync.close()

    def test_its_wrapper_for_statistics_counts_games_and_rewards(self) -> None:
        env = RecordEpisodeStatistics(TenAgesVectorEnv(4, opponents="random", max_decisions=400))
        _, info = env.reset(seed=1)
        random, lengths = Random(1), np.zeros(4, dtype=int)
        while env.episode_count < 4:
            _, rewards, terminations, truncations, info = env.step(any_actions(info, random))
            lengths += 1
            ended = terminations | truncations
            if ended.any():
                assert np.array_equal(info["episode"]["r"][ended], rewards[ended])
                assert np.array_equal(info["episode"]["l"][ended], lengths[ended])
                lengths[ended] = 0
        env.close()

    def test_its_wrapper_that_tells_of_each_game_by_itself_works(self) -> None:
        env: Any = DictInfoToList(TenAgesVectorEnv(2, max_decisions=20))
        _, infos = env.reset(seed=1)
        truncations = [False, False]
        while not any(truncations):
            assert [set(info) for info in infos] == [{"action_mask", "seat"}] * 2
            actions = [np.flatnonzero(info["action_mask"])[0] for info in infos]
            _, _, _, truncations, infos = env.step(np.array(actions))
        over = infos[list(truncations).index(True)]
        assert set(over) == {"action_mask", "seat", "final_obs", "final_info"}
        assert over["final_info"]["returns"].tolist() == [0, 0]
        env.close()


class TestSeeds:
    def test_each_game_has_its_own(self) -> None:
        with opened(3) as env, opened(1) as alone:
            first, later = env.reset(seed=[4, 9, 4]), env.reset(seed=4)
            assert np.array_equal(first[0][0], first[0][2])
            for number, seed in enumerate((4, 9)):
                assert np.array_equal(alone.reset(seed=seed)[0][0], first[0][number])
            assert np.array_equal(alone.reset(seed=6)[0][0], later[0][2])

    def test_the_first_game_is_that_of_the_seed_and_the_later_ones_follow_from_it(self) -> None:
        settings = SlotSettings(Rules(2, "asmadi-3", False))
        slots = [Slot(settings), Slot(settings)]
        slots[0].deal()
        seeds: list[list[int]] = [[], []]
        for slot, found in zip(slots, seeds, strict=True):
            slot.seed(12)
            found += [slot.deal()[0].setup.seed for _ in range(4)]
        assert seeds[0] == seeds[1]
        assert seeds[0][0] == 12
        assert len(set(seeds[0])) == 4

    @pytest.mark.parametrize("opponents", [None, "random", "greedy"])
    def test_everything_follows_from_the_seed(self, opponents: str | None) -> None:
        with opened(3, opponents=opponents) as one, opened(3, opponents=opponents) as other:
            other.reset()
            told = everything(one, 12)
            assert same(told, everything(other, 12))
            assert not same(told, everything(one, 12, seed=6))
            # Later games too, if no new seed is given.
            one.reset(seed=7)
            other.reset(seed=7)
            later = everything(one, 5, None)
            assert same(later, everything(other, 5, None))
            assert not same(later, everything(one, 5, None))

    def test_without_a_seed_no_two_deals_are_the_same(self) -> None:
        with opened(30) as one, opened(30) as other:
            dealt = [env.reset()[0].tobytes() for env in (one, other) for _ in range(2)]
            assert len(set(dealt)) == len(dealt)

    def test_some_games_may_have_a_seed_and_others_none(self) -> None:
        with opened(30) as env:
            rows = [env.reset(seed=[7, *[None] * 29])[0] for _ in range(2)]
            assert np.array_equal(rows[0][0], rows[1][0])
            assert not np.array_equal(rows[0][1:], rows[1][1:])


class TestOpponents:
    def test_each_other_seat_may_have_a_bot_of_its_own(self, tmp_path: Path) -> None:
        path = tmp_path / "drawing.py"
        path.write_text(
            "class Drawer:\n"
            "    def __init__(self, seed):\n        pass\n"
            "    def decide(self, view, decision):\n        return decision.options[0]\n",
            encoding="utf-8",
        )
        with opened(2, players=3, opponents=[f"{path}:Drawer", "random"], seat=1) as env:
            assert everything(env, 20)

    @pytest.mark.parametrize(
        ("wanted", "message"),
        [
            ({"opponents": "nobody"}, "'nobody'"),
            ({"opponents": ["random", "random"]}, "there is 1 opponent at this table, but 2 are named"),
            ({"seat": 2}, "there is no seat 2"),
            ({"players": 9}, "9 players cannot play"),
            ({"num_envs": 0}, "num_envs must be at least 1, not 0"),
            ({"processes": 0}, "processes must be at least 1, not 0"),
            ({"max_decisions": 0}, "max_decisions must be at least 1, not 0"),
        ],
    )
    def test_what_cannot_be_played_is_refused_at_once(self, wanted: dict[str, Any], message: str) -> None:
        with pytest.raises(TenAgesError, match=message):
            TenAgesVectorEnv(**{"num_envs": 2, **wanted})


class TestMistakes:
    def test_an_illegal_action_names_the_game_and_nothing_is_played_anywhere(self) -> None:
        with opened(3) as env:
            _, info = env.reset(seed=1)
            before = env._shares[0].arrays.observations.copy()
            actions = any_actions(info, Random(1))
            wrong = actions.copy()
            wrong[1] = action_of(tenages.option_named("draw"))
            with pytest.raises(IllegalChoice, match=r"^game 1: player \d cannot choose 'draw' now; possible: 'card "):
                env.step(wrong)
            wrong[1] = 400
            with pytest.raises(IllegalChoice, match=r"^game 1: there is no action 400; actions go from 0 to 399$"):
                env.step(wrong)
            assert np.array_equal(env._shares[0].arrays.observations, before)
            env.step(actions)
            assert not np.array_equal(env._shares[0].arrays.observations, before)

    @pytest.mark.parametrize("given", [[0], [0, 0, 0], 0, [[0, 0]]])
    def test_a_wrong_number_of_actions_is_refused(self, given: Any) -> None:
        with opened(2) as env:
            env.reset(seed=1)
            with pytest.raises(TenAgesError, match=r"these numbers have the shape .*; needed is \(2,\)"):
                env.step(np.array(given))

    def test_so_are_actions_that_are_no_whole_numbers_and_a_wrong_number_of_seeds(self) -> None:
        with opened(2) as env:
            env.reset(seed=1)
            with pytest.raises(TenAgesError, match="actions are whole numbers, and not float64"):
                env.step(np.array([85.0, 85.0]))
            with pytest.raises(TenAgesError, match="there are 2 games, so as many seeds are needed, and not 3"):
                env.reset(seed=[1, 2, 3])

    def test_a_step_needs_games_and_an_open_environment(self) -> None:
        env = TenAgesVectorEnv(2)
        actions = np.zeros(2, dtype=np.int64)
        uses: list[Callable[[], object]] = [lambda: env.step(actions), env.action_masks]
        for use in uses:
            with pytest.raises(TenAgesError, match="has to be reset before the first step"):
                use()
        env.close()
        env.close()
        for use in [*uses, env.reset]:
            with pytest.raises(TenAgesError, match="the environment is closed"):
                use()


BAD_BOTS = """
class Clumsy:
    def __init__(self, seed):
        self.answers = 0

    def decide(self, view, decision):
        self.answers += 1
        return decision.options[0] if self.answers < 3 else self.blunder()

class Crashing(Clumsy):
    def blunder(self):
        return 1 / 0

class Cheating(Clumsy):
    def blunder(self):
        import tenages
        return tenages.option_named("card software")

class Leaving(Clumsy):
    def blunder(self):
        import os
        os._exit(3)
"""


class TestWaiting:
    @pytest.mark.parametrize("processes", [1, 2])
    def test_an_agent_may_think_about_one_while_the_other_plays(self, processes: int) -> None:
        with opened(4, processes=processes) as at_once, opened(4, processes=processes) as waiting:
            masks = at_once.reset(seed=5)[1]["action_mask"]
            waiting.reset(seed=5)
            for _ in range(30):
                actions = masks.argmax(axis=1)
                waiting.step_async(actions)
                one = at_once.step(actions)
                other = waiting.step_wait()
                for place in range(4):
                    assert np.array_equal(np.asarray(one[place]), np.asarray(other[place]))
                masks = one[4]["action_mask"]

    def test_without_a_step_there_is_nothing_to_wait_for(self) -> None:
        with opened(2) as env:
            env.reset(seed=5)
            with pytest.raises(TenAgesError, match="there is no step to wait for"):
                env.step_wait()

    @pytest.mark.parametrize("processes", [1, 2])
    def test_without_copies_the_arrays_change_with_the_next_step(self, processes: int) -> None:
        with opened(4, processes=processes, copy=False) as env, opened(4) as copying:
            rows, info = env.reset(seed=5)
            copied, same = copying.reset(seed=5)
            assert np.array_equal(rows, copied)
            actions = same["action_mask"].argmax(axis=1)
            env.step(actions)
            assert np.array_equal(rows, copying.step(actions)[0])
            assert not np.array_equal(rows, copied)
            assert np.array_equal(info["action_mask"], copying.action_masks())


class TestProcesses:
    @pytest.mark.parametrize(
        "wanted", [{}, {"opponents": "random", "expansions": ("echoes",)}, {"opponents": "greedy"}]
    )
    def test_games_in_several_processes_are_the_same_games(self, wanted: Wanted) -> None:
        with opened(5, **wanted) as one, opened(5, processes=3, **wanted) as several:
            assert len(several._shares) == 3
            assert same(everything(one, 10), everything(several, 10))
            # And again, after all games were left in the middle.
            assert same(everything(one, 5, None), everything(several, 5, None))

    def test_no_process_is_without_a_game(self) -> None:
        with opened(2, processes=8) as env:
            assert len(env._shares) == 2

    def test_they_end_when_the_environment_is_closed_or_forgotten(self) -> None:
        env = TenAgesVectorEnv(2, processes=2)
        other = TenAgesVectorEnv(2, processes=2)
        other.reset(seed=1)
        workers = [[share._worker for share in each._shares if isinstance(share, RemoteShare)] for each in (env, other)]
        env.close()
        assert not any(worker.is_alive() for worker in workers[0])
        assert all(worker.is_alive() for worker in workers[1])
        del other
        gc.collect()
        assert not any(worker.is_alive() for worker in workers[1])

    def test_they_end_when_the_program_that_started_them_is_killed(self) -> None:
        """All of them hold the other end of its output: it is read to the end only when the last one is gone."""
        program = (
            "import os, signal\n"
            "from tenages.envs.vector import TenAgesVectorEnv\n"
            "env = TenAgesVectorEnv(2, processes=2)\n"
            "env.reset(seed=1)\n"
            "print('playing', flush=True)\n"
            "os.kill(os.getpid(), signal.SIGKILL)\n"
        )
        done = subprocess.run([sys.executable, "-c", program], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        assert done.returncode < 0
        assert done.stdout == b"playing\n"

    @pytest.mark.parametrize(
        ("bot", "kind", "message"),
        [
            ("Crashing", TenAgesError, "a process that plays games .* failed: ZeroDivisionError: division by zero"),
            ("Cheating", IllegalChoice, "cannot choose 'card software' now"),
            ("Leaving", TenAgesError, r"a process that plays games .* has ended \(exit 3\)"),
        ],
    )
    def test_what_goes_wrong_in_one_of_them_is_told(
        self, bot: str, kind: type[TenAgesError], message: str, tmp_path: Path
    ) -> None:
        path = tmp_path / "bad_bots.py"
        path.write_text(BAD_BOTS, encoding="utf-8")
        with opened(4, processes=2, opponents=f"{path}:{bot}") as env:
            with pytest.raises(kind, match=message) as told:
                everything(env, 50)
            if bot == "Crashing":
                assert "in blunder" in told.value.__notes__[0]
            with pytest.raises(TenAgesError, match="has to be reset"):
                env.step(np.zeros(4, dtype=np.int64))

    def test_in_this_process_an_error_is_what_it_was(self, tmp_path: Path) -> None:
        path = tmp_path / "bad_bots.py"
        path.write_text(BAD_BOTS, encoding="utf-8")
        with opened(2, opponents=f"{path}:Crashing") as env:
            with pytest.raises(ZeroDivisionError):
                everything(env, 50)
            with pytest.raises(TenAgesError, match="has to be reset"):
                env.step(np.zeros(2, dtype=np.int64))
            env.reset(seed=1)
