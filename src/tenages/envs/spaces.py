"""The spaces of actions and observations, as Gymnasium and PettingZoo describe them."""

from __future__ import annotations

from typing import Any

from tenages.encoding.actions import ACTIONS
from tenages.encoding.layout import HIGHEST, SIZE
from tenages.encoding.observation import Observation
from tenages.extras import need

need("gymnasium", "envs")
import numpy as np  # noqa: E402
from gymnasium.spaces import Box, Dict, Discrete, Space  # noqa: E402


def action_space() -> Discrete:
    """Every option of the game, by its number."""
    return Discrete(ACTIONS)


def observation_space() -> Space[Observation]:
    """A row of numbers."""
    space: Space[Any] = Box(0, HIGHEST, (SIZE,), np.float32)
    return space


def masked_space() -> Dict:
    """A row of numbers with the mask of legal actions beside it."""
    return Dict({"observation": observation_space(), "action_mask": Box(0, 1, (ACTIONS,), np.int8)})
