"""Actions: options as numbers, and masks of those that are legal."""

from __future__ import annotations

from typing import Any

from tenages.encoding.actions import ACTION_NUMBERS, ACTIONS, OPTIONS
from tenages.extras import need
from tenages.rules.errors import IllegalChoice
from tenages.rules.options import Decision, Option

need("numpy", "envs")
import numpy as np  # noqa: E402
from numpy.typing import NDArray  # noqa: E402

Mask = NDArray[np.int8]
"""One entry for each action: 1 if it is legal."""


def action_of(option: Option) -> int:
    """The action number of an option."""
    return ACTION_NUMBERS[option.number]


def option_of(action: int | np.integer[Any]) -> Option:
    """The option of an action number."""
    number = int(action)
    if not 0 <= number < ACTIONS:
        raise IllegalChoice("unknown-action", given=repr(action), last=ACTIONS - 1)
    return OPTIONS[number]


def actions_of(decision: Decision) -> list[int]:
    """The actions that a decision offers, in the order of its options."""
    return [ACTION_NUMBERS[option.number] for option in decision.options]


def mask(decision: Decision | None) -> Mask:
    """Which actions a decision offers; none, without a decision."""
    made = np.zeros(ACTIONS, dtype=np.int8)
    if decision is not None:
        made[actions_of(decision)] = 1
    return made
