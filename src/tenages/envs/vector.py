"""Many games at once, in the conventions of Gymnasium's vector environments: one call, numbers in and out.

from tenages.envs.vector import TenAgesVectorEnv

env = TenAgesVectorEnv(256)
observations, info = env.reset(seed=7)
observations, rewards, terminations, truncations, info = env.step(actions)

Unless `opponents` names a bot, the agent plays all seats: it is shown what the player sees who is asked now
(`info["seat"]`), and the reward is that of the player who has just acted.
"""

from __future__ import annotations

import gc
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from secrets import randbits
from typing import Any, Final

from tenages.cards import setup_of
from tenages.encoding.layout import HIGHEST
from tenages.encoding.observation import Observation
from tenages.envs.episode import MOST_DECISIONS
from tenages.envs.share import Arrays, Share, ShareSettings
from tenages.extras import need
from tenages.rules.alphabet import DEFAULT_LANGUAGE
from tenages.rules.editions import DEFAULT_EDITION
from tenages.rules.errors import TenAgesError
from tenages.rules.setup import Rules

need("gymnasium", "envs")
import numpy as np  # noqa: E402
from gymnasium.spaces import Box, Discrete  # noqa: E402
from gymnasium.vector import AutoresetMode, VectorEnv  # noqa: E402
from gymnasium.vector.utils import batch_space  # noqa: E402
from numpy.typing import NDArray  # noqa: E402

SEED_BITS: Final = 63


class TenAgesVectorEnv(VectorEnv[Observation, NDArray[np.int64], NDArray[Any]]):
    """Many games; one that ends is dealt anew in the same step.

    `narrow` leaves out the places and actions that such a table never uses. With `processes` above 1 the games are
    played in so many processes, which write into memory that they share with this one.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012  (as Gymnasium has it)

    def __init__(
        self,
        num_envs: int,
        players: int = 2,
        *,
        opponents: str | None = None,
        edition: str = DEFAULT_EDITION,
        expansions: tuple[str, ...] = (),
        american: bool | None = None,
        teams: bool = False,
        language: str = DEFAULT_LANGUAGE,
        max_decisions: int = MOST_DECISIONS,
        narrow: bool = True,
        processes: int = 1,
    ) -> None:
        rules = Rules(players, edition, teams, expansions, american, language)
        setup_of(rules, 0)
        if num_envs < 1 or not 1 <= processes <= num_envs:
            raise TenAgesError("not-positive", what="num_envs", given=num_envs)
        self.num_envs = num_envs
        first, more = divmod(num_envs, processes)
        sizes = [first + (number < more) for number in range(processes)]
        settings = [ShareSettings(rules, games, opponents, max_decisions, narrow) for games in sizes]
        self.single_observation_space = Box(0, HIGHEST, (settings[0].width,), np.float32)
        self.single_action_space = Discrete(settings[0].actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._shares: list[LocalShare | RemoteShare] = (
            [LocalShare(settings[0])] if processes == 1 else [RemoteShare(each) for each in settings]
        )
        self._seeds: np.random.Generator | None = None

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal all games anew. Everything follows from the seed; without one, from the last one that was given."""
        if isinstance(seed, list):
            raise TenAgesError("one-seed-for-all")
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        for share in self._shares:
            share.reset(randbits(SEED_BITS) if self._seeds is None else int(self._seeds.integers(2**SEED_BITS)))
        for share in self._shares:
            share.wait()
        return self._joined("observations"), self._info()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Observation, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """Answer in all games. `info["final_obs"]` has the last observation of the games that ended."""
        start = 0
        for share in self._shares:
            games = len(share.arrays.actions)
            share.step(np.asarray(actions[start : start + games]))
            start += games
        for share in self._shares:
            share.wait()
        info = self._info()
        terminations, truncations = self._joined("terminations"), self._joined("truncations")
        ended = terminations | truncations
        if ended.any():
            last = self._joined("last")
            final = np.full(self.num_envs, None, dtype=object)
            for number in np.flatnonzero(ended):
                final[number] = last[number]
            info["final_obs"], info["_final_obs"] = final, ended
        return self._joined("observations"), self._joined("rewards"), terminations, truncations, info

    def action_masks(self) -> NDArray[np.int8]:
        """Which actions are legal in each game."""
        return self._joined("masks")

    def close_extras(self, **kwargs: Any) -> None:
        """End the processes."""
        for share in self._shares:
            share.close()

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._joined("masks"), "seat": self._joined("seats")}

    def _joined(self, name: str) -> NDArray[Any]:
        """A copy of what all shares have under this name."""
        parts = [getattr(share.arrays, name) for share in self._shares]
        return np.concatenate(parts)


class LocalShare:
    """A share that is played in this process."""

    def __init__(self, settings: ShareSettings) -> None:
        self.arrays = Arrays(settings)
        self._share = Share(settings, self.arrays)

    def reset(self, seed: int) -> None:
        """Deal all games anew."""
        self._share.reset(seed)

    def step(self, actions: NDArray[np.int64]) -> None:
        """Answer in all games."""
        self.arrays.actions[:] = actions
        self._share.step()

    def wait(self) -> None:
        """It is done already."""

    def close(self) -> None:
        """There is nothing to end."""


class RemoteShare:
    """A share that is played in a process of its own."""

    def __init__(self, settings: ShareSettings) -> None:
        self._memory = SharedMemory(create=True, size=Arrays(settings).size)
        self.arrays = Arrays(settings, self._memory.buf)
        context = get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=_serve, args=(theirs, settings, self._memory.name), daemon=True)
        self._process.start()
        theirs.close()

    def reset(self, seed: int) -> None:
        """Deal all games anew; `wait` waits for it."""
        self._pipe.send(seed)

    def step(self, actions: NDArray[np.int64]) -> None:
        """Answer in all games; `wait` waits for it."""
        self.arrays.actions[:] = actions
        self._pipe.send(None)

    def wait(self) -> None:
        """Wait until it is done; an error there is an error here."""
        error = self._pipe.recv()
        if error is not None:
            raise error

    def close(self) -> None:
        """End the process, and give the memory back."""
        self._pipe.close()
        self._process.join(5)
        self._process.kill()
        vars(self.arrays).clear()
        self._memory.close()
        self._memory.unlink()


def _serve(pipe: Connection, settings: ShareSettings, name: str) -> None:
    """The main function of a process."""
    # The engine makes no circular garbage; looking for it takes a third of the time.
    gc.disable()
    memory = SharedMemory(name=name)
    share = Share(settings, Arrays(settings, memory.buf))
    while True:
        try:
            seed = pipe.recv()
        except (EOFError, OSError):
            return
        error: Exception | None = None
        try:
            if seed is None:
                share.step()
            else:
                share.reset(seed)
        except TenAgesError as wrong:
            error = wrong
        pipe.send(error)
