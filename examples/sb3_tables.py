"""Our vector environment as Stable-Baselines3 wants to have one: for its algorithms, and MaskablePPO of sb3-contrib."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray
from stable_baselines3.common.vec_env import VecEnv

from tenages.envs.vector import TenAgesVectorEnv

Floats = NDArray[np.floating[Any]]


class Tables(VecEnv):  # type: ignore[misc]
    """Many games for one agent.

    `potential` says how well each game stands by its observation, and every step also earns what it adds to that. At
    the end of a game it counts as 0. Since it is discounted as the learner does it, only the victory counts in sum, and
    nobody gains by waiting with a lead (potential-based shaping).
    """

    def __init__(
        self, env: TenAgesVectorEnv, seed: int, potential: Callable[[Floats], Floats], discount: float
    ) -> None:
        self.env = env
        self.first_seed = seed
        self.potential = potential
        self.discount = discount
        super().__init__(env.num_envs, env.single_observation_space, env.single_action_space)

    def reset(self) -> Floats:
        """Deal all games; later ones follow from the same seed."""
        observations, _ = self.env.reset(seed=self.first_seed)
        self.standing = self.potential(observations)
        return observations

    def step_async(self, actions: NDArray[np.int64]) -> None:
        """Remember what the agent answers."""
        self.actions = actions

    def step_wait(self) -> tuple[Floats, Floats, NDArray[np.bool_], list[dict[str, Any]]]:
        """Play on in all games; those that end are dealt anew."""
        observations, rewards, terminations, truncations, info = self.env.step(self.actions)
        ended = terminations | truncations
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for table in np.flatnonzero(ended):
            infos[table] = {"terminal_observation": info["final_obs"][table], "TimeLimit.truncated": truncations[table]}
        before, self.standing = self.standing, self.potential(observations)
        earned = rewards + self.discount * np.where(ended, 0, self.standing) - before
        return observations, earned, ended, infos

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **kwargs: Any) -> list[Any]:
        """What a method says of each game: `action_masks`, which MaskablePPO asks for."""
        return list(getattr(self.env, method_name)(*args, **kwargs))

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        """The same for all games."""
        return [getattr(self.env, attr_name)] * self.num_envs

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        """For all games."""
        setattr(self.env, attr_name, value)

    def env_is_wrapped(self, wrapper_class: type, indices: Any = None) -> list[bool]:
        """Nothing is wrapped."""
        return [False] * self.num_envs

    def close(self) -> None:
        """End the games."""
        self.env.close()
