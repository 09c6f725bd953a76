"""Many games at once, in the conventions of Gymnasium's vector environments: one call, numbers in and out.

from tenages.envs.vector import TenAgesVectorEnv

env = TenAgesVectorEnv(256)
observations, info = env.reset(seed=7)
observations, rewards, terminations, truncations, info = env.step(actions)

Unless there are `opponents`, the agent plays all seats: it is shown what the player sees who is asked now
(`info["seat"]`), and the reward is that of the player who has just acted. See docs/environments.md.
"""

from __future__ import annotations

import weakref
from collections.abc import Sequence
from typing import Any

from tenages.bots import Bot, check_table, named
from tenages.cards import setup_of
from tenages.encoding.actions import OPTIONS
from tenages.encoding.layout import HIGHEST
from tenages.encoding.observation import Observation
from tenages.envs.episode import MOST_DECISIONS, EpisodeSettings
from tenages.envs.gymnasium import RANDOM, one_for_each
from tenages.envs.share import Arrays, ShareSettings
from tenages.envs.shares import LocalShare, RemoteShare, SharedArrays
from tenages.envs.slot import SlotSettings
from tenages.extras import need
from tenages.rules.alphabet import DEFAULT_LANGUAGE
from tenages.rules.editions import DEFAULT_EDITION
from tenages.rules.errors import IllegalChoice, TenAgesError
from tenages.rules.setup import Rules

need("gymnasium", "envs")
import numpy as np  # noqa: E402
from gymnasium.spaces import Box, Discrete  # noqa: E402
from gymnasium.vector import AutoresetMode, VectorEnv  # noqa: E402
from gymnasium.vector.utils import batch_space  # noqa: E402
from numpy.typing import NDArray  # noqa: E402

Opponents = str | Bot | Sequence[str | Bot] | None
Shares = list[LocalShare | RemoteShare]


class TenAgesVectorEnv(VectorEnv[Observation, NDArray[np.int64], NDArray[Any]]):
    """Many games; one that ends is dealt anew in the same step.

    `opponents` and `seat` are those of `TenAgesEnv`; without opponents the agent plays all seats. `narrow` leaves out
    the places and actions that such a table never uses. With `processes` above 1 the games are played in so many
    processes, which write into memory that they share with this one; the games are the same. Without `copy`, the arrays
    that it returns are that memory itself: the next step changes them.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012  (as Gymnasium has it)
        "render_modes": [],
        "autoreset_mode": AutoresetMode.SAME_STEP,
    }

    def __init__(
        self,
        num_envs: int,
        players: int = 2,
        *,
        opponents: Opponents = None,
        seat: int | None = None,
        edition: str = DEFAULT_EDITION,
        expansions: tuple[str, ...] = (),
        american: bool | None = None,
        teams: bool = False,
        language: str = DEFAULT_LANGUAGE,
        max_decisions: int = MOST_DECISIONS,
        narrow: bool = True,
        processes: int = 1,
        copy: bool = True,
    ) -> None:
        for what, given in (("num_envs", num_envs), ("processes", processes)):
            if given < 1:
                raise TenAgesError("not-positive", what=what, given=given)
        rules = EpisodeSettings(Rules(players, edition, teams, expansions, american, language), max_decisions).rules
        if seat is not None and seat not in range(players):
            raise TenAgesError("unknown-seat", given=repr(seat), last=players - 1)
        slot = SlotSettings(rules, _checked_opponents(opponents, rules), seat)
        self.num_envs = num_envs
        settings = ShareSettings(slot, num_envs, max_decisions, narrow)
        self.single_observation_space = Box(0, HIGHEST, (settings.width,), np.float32)
        self._actions = settings.actions
        self.single_action_space = Discrete(self._actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._dealt = False
        self._stepping = False
        self._acted: NDArray[np.int64] = np.zeros(num_envs, dtype=np.int64)
        """Who acted in the step under way."""
        self._copy = copy
        self._shares: Shares = []
        divided = _divided(num_envs, processes)
        shared = SharedArrays(settings) if len(divided) > 1 else None
        self._arrays = Arrays(settings) if shared is None else shared.arrays
        # Also when the environment is forgotten, when not all processes could be started, and when the program ends.
        self._end = weakref.finalize(self, _close, self._shares, shared)
        for games in divided:
            self._shares.append(
                LocalShare(settings, self._arrays) if shared is None else RemoteShare(settings, shared, games)
            )

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal all games anew: the games that `tenages.new_game` deals from the seed, the seed + 1, and so on.

        A list has a seed for each game. Games without one follow from the last seed that was given for them; if there
        was none, nobody can guess the deals.
        """
        self._be_open()
        super().reset(seed=seed if isinstance(seed, int) else None)
        seeds = self._one_seed_each(seed)
        self._dealt = self._stepping = False
        start = 0
        for share in self._shares:
            share.reset(seeds[start : start + share.arrays.games])
            start += share.arrays.games
        self._wait()
        return self._given(self._arrays.observations), self._info()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Observation, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """Answer in all games; if one of the actions is illegal, in none of them.

        `info["final_obs"]` and `info["final_info"]` tell of the games that ended.
        """
        self.step_async(actions)
        return self.step_wait()

    def step_async(self, actions: NDArray[np.int64]) -> None:
        """Answer in all games, and do not wait for what comes of it: `step_wait` does.

        With two environments, the processes of one can play while the agent thinks about the other.
        """
        self._be_dealt()
        self._arrays.actions[:] = self._checked(actions)
        self._acted = self._arrays.seats.copy()
        self._dealt = False
        self._stepping = True
        for share in self._shares:
            share.step()

    def step_wait(
        self,
    ) -> tuple[Observation, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """What came of the actions of `step_async`; the same as `step` gives."""
        self._be_open()
        if not self._stepping:
            raise TenAgesError("env-not-stepping")
        self._stepping = False
        self._wait()
        arrays = self._arrays
        terminations, truncations = self._given(arrays.terminations), self._given(arrays.truncations)
        info = self._info()
        ended = terminations | truncations
        if ended.any():
            info.update(self._final_info(ended, self._acted))
        return self._given(arrays.observations), self._given(arrays.rewards), terminations, truncations, info

    def action_masks(self) -> NDArray[np.int8]:
        """Which actions are legal in each game, where sb3-contrib's MaskablePPO looks for them."""
        self._be_dealt()
        return self._given(self._arrays.masks)

    def close_extras(self, **kwargs: Any) -> None:
        """End the processes."""
        self._end()

    # --- what comes in ----------------------------------------------------------------------------------------------

    def _be_open(self) -> None:
        if self.closed:
            raise TenAgesError("env-closed")

    def _be_dealt(self) -> None:
        self._be_open()
        if not self._dealt:
            raise TenAgesError("env-not-reset")

    def _one_seed_each(self, seed: int | Sequence[int | None] | None) -> list[int | None]:
        if seed is None:
            return [None] * self.num_envs
        if not isinstance(seed, Sequence):
            return [int(seed) + number for number in range(self.num_envs)]
        if len(seed) != self.num_envs:
            raise TenAgesError("number-of-seeds", needed=self.num_envs, given=len(seed))
        return [None if each is None else int(each) for each in seed]

    def _checked(self, actions: NDArray[np.int64]) -> NDArray[np.int64]:
        """The actions as they were given; an error if there are too few or too many of them, or one is illegal."""
        chosen = np.asarray(actions)
        if chosen.shape != (self.num_envs,):
            raise TenAgesError("wrong-shape", given=str(chosen.shape), wanted=str((self.num_envs,)))
        if chosen.dtype.kind not in "iu":
            raise TenAgesError("actions-not-whole", given=str(chosen.dtype))
        known = (chosen >= 0) & (chosen < self._actions)
        legal = known & self._arrays.legal(np.where(known, chosen, 0))
        if not legal.all():
            raise self._illegal(int(np.argmin(legal)), chosen)
        return chosen

    def _illegal(self, game: int, chosen: NDArray[np.int64]) -> IllegalChoice:
        action = int(chosen[game])
        if not 0 <= action < self._actions:
            return IllegalChoice("unknown-action-in-game", game=game, given=action, last=self._actions - 1)
        return IllegalChoice(
            "not-possible-in-game",
            game=game,
            player=str(self._arrays.seats[game]),
            option=repr(OPTIONS[action].notation),
            possible=tuple([repr(OPTIONS[each].notation) for each in np.flatnonzero(self._arrays.masks[game])]),
        )

    # --- what goes out ----------------------------------------------------------------------------------------------

    def _wait(self) -> None:
        """Wait until all shares are done; an error in one of them is an error here, once the others are done."""
        errors = [error for error in [share.wait() for share in self._shares] if error is not None]
        if errors:
            raise errors[0]
        self._dealt = True

    def _info(self) -> dict[str, Any]:
        everywhere = np.ones(self.num_envs, dtype=np.bool_)
        return {
            "action_mask": self._given(self._arrays.masks),
            "_action_mask": everywhere,
            "seat": self._given(self._arrays.seats),
            "_seat": everywhere.copy(),
        }

    def _final_info(self, ended: NDArray[np.bool_], acted: NDArray[np.int64]) -> dict[str, Any]:
        """What the players saw who acted last in the games that ended, and what these were worth to everyone."""
        last = self._arrays.last[ended]
        final = np.full(self.num_envs, None, dtype=object)
        for number, row in zip(np.flatnonzero(ended), last, strict=True):
            final[number] = row
        returns = np.where(ended[:, None], self._arrays.returns, 0)
        seats = np.where(ended, acted, 0)
        told = {"seat": seats, "_seat": ended.copy(), "returns": returns, "_returns": ended.copy()}
        return {"final_obs": final, "_final_obs": ended.copy(), "final_info": told, "_final_info": ended.copy()}

    def _given(self, array: NDArray[Any]) -> NDArray[Any]:
        """What the agent gets of an array."""
        return array.copy() if self._copy else array


def against_bots(
    num_envs: int, *, opponents: Opponents = RANDOM, narrow: bool = False, **table: Any
) -> TenAgesVectorEnv:
    """What `gymnasium.make_vec` gives: by default the same opponents, actions and observations as `TenAgesEnv`."""
    return TenAgesVectorEnv(num_envs, opponents=opponents, narrow=narrow, **table)


def _checked_opponents(opponents: Opponents, rules: Rules) -> tuple[str | Bot, ...]:
    if opponents is None:
        return ()
    found = tuple(one_for_each(opponents, rules.players - 1))
    for bot in found:
        # A bot that does not exist or cannot play here is refused now, and not in the middle of a game in some process.
        check_table(named(bot, 0) if isinstance(bot, str) else bot, setup_of(rules, 0))
    return found


def _divided(games: int, processes: int) -> list[range]:
    """Which games each process plays; none has nothing to play."""
    processes = min(games, processes)
    return [range(games * each // processes, games * (each + 1) // processes) for each in range(processes)]


def _close(shares: Shares, shared: SharedArrays | None) -> None:
    for share in shares:
        share.close()
    if shared is not None:
        shared.close()
