"""What a network is shown, and what it answers: whatever has `evaluate` can play (`tenages.bots.PolicyBot`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple, Protocol

from tenages.rules.errors import TenAgesError
from tenages.rules.options import Decision
from tenages.rules.play import Play
from tenages.sight.view import View

if TYPE_CHECKING:  # NumPy comes with an extra
    import numpy as np
    from numpy.typing import NDArray


class Judgement(NamedTuple):
    """What a network thinks of some moments."""

    priors: list[NDArray[np.float32]]
    """For each moment the chance with which it would choose each option, in the order of the decision's options."""
    values: NDArray[np.float32]
    """For each moment what the player who is asked can expect: 1 for a certain win, -1 for a certain defeat.

    It is twice his chance to win, less 1: so with more than two players an even game is below 0.
    """
    chances: NDArray[np.float32] | None = None
    """For each moment the chance of each seat to win: of seat 0, seat 1, ..., whoever is asked; None if it is not said.

    Partners have the same chance, that of their side. Seats that a table does not have are 0.
    """


class Evaluator(Protocol):
    """A network, or anything else that judges moments of a game."""

    def evaluate(self, moments: Sequence[View | Play]) -> Judgement:
        """Judge moments in which a player is asked: by his view, or by a game, of which it sees only what he sees."""
        ...


def check_priors(priors: Sequence[float] | NDArray[np.float32], decision: Decision) -> None:
    """An error unless there is a chance for each option."""
    if len(priors) != len(decision.options) or not min(priors) >= 0:
        raise TenAgesError("bad-priors", needed=len(decision.options), given=str(priors))
