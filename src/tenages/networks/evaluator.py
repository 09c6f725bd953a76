"""What a network is shown and what it answers.

Anyone's network can be plugged in: whatever has `evaluate` can play (`tenages.bots.PolicyBot`) and search.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from tenages.extras import need
from tenages.rules.play import Play
from tenages.sight.view import View

need("numpy", "policy")
import numpy as np  # noqa: E402
from numpy.typing import NDArray  # noqa: E402


class Judgement(NamedTuple):
    """What a network thinks of some moments."""

    priors: list[NDArray[np.float32]]
    """For each moment the chance with which it would choose each option, in the order of the decision's options."""
    values: NDArray[np.float32]
    """For each moment what the player who is asked can expect: 1 for a certain win, -1 for a certain defeat."""


class Evaluator(Protocol):
    """A network, or anything else that judges moments of a game."""

    def evaluate(self, moments: Sequence[View | Play]) -> Judgement:
        """Judge moments in which a player is asked: by his view, or by a game, of which it sees only what he sees."""
        ...
