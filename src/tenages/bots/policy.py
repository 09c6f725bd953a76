"""A bot that plays what a network likes best, without any search."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Final

from tenages.bots.seeds import given_or_new
from tenages.extras import need
from tenages.networks.evaluator import Evaluator, check_priors
from tenages.rules.options import Decision, Option
from tenages.rules.setup import Setup
from tenages.sight.view import View

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

LONG_GAME: Final = 100
"""The turns after which a game is longer than nearly all that people play."""
FLATTENED: Final = 0.5
"""The power of the network's chances when one of them is drawn: unlikely options become more likely."""


def liked(priors: NDArray[np.float32], decision: Decision, turns: int, random: Random) -> Option:
    """The option that a network finds best.

    In a very long game an option is drawn instead: two that always take the best one can do and undo the same for ever.
    """
    if turns > LONG_GAME:
        return random.choices(decision.options, (priors**FLATTENED).tolist())[0]
    return decision.options[int(priors.argmax())]


class PolicyBot:
    """Shows a network what it sees and takes the option that the network finds best.

    The network is our own for such tables, one in a file, or anything with `evaluate`.
    """

    def __init__(self, seed: int | None = None, network: Evaluator | Path | str | None = None) -> None:
        if network is None or isinstance(network, Path | str):
            need("onnxruntime", "policy")
            # What runs networks is imported only here, since it comes with an extra.
            from tenages.networks.shipped import network_at

            network = None if network is None else network_at(Path(network).expanduser())
        self._network = network
        self._random = Random(given_or_new(seed))

    def decide(self, view: View, decision: Decision) -> Option:
        """The option that the network finds best."""
        if len(decision.options) == 1:
            return decision.options[0]
        priors = self._network_for(view).evaluate([view])[0][0]
        check_priors(priors, decision)
        return liked(priors, decision, view.scene.turns, self._random)

    def check(self, setup: Setup) -> None:
        """An error if there is no network for such tables."""
        if self._network is None:
            from tenages.networks.shipped import network_for

            network_for(setup)

    def _network_for(self, view: View) -> Evaluator:
        if self._network is not None:
            return self._network
        from tenages.networks.shipped import network_for

        return network_for(view.setup)
