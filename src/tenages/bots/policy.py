"""A bot that plays what a network likes best, without any search."""

from __future__ import annotations

from pathlib import Path

from tenages.extras import need
from tenages.networks.evaluator import Evaluator
from tenages.rules.options import Decision, Option
from tenages.sight.view import View


class PolicyBot:
    """Shows a network what it sees and takes the option that the network finds best.

    The network is our own for such tables, one in a file, or anything with `evaluate`.
    """

    def __init__(self, seed: int | None = None, network: Evaluator | Path | None = None) -> None:
        if network is None or isinstance(network, Path):
            need("onnxruntime", "policy")
            # What runs networks is imported only here, since it comes with an extra.
            from tenages.networks.shipped import network_at

            network = None if network is None else network_at(network)
        self._network = network

    def decide(self, view: View, decision: Decision) -> Option:
        """The option that the network finds best."""
        if len(decision.options) == 1:
            return decision.options[0]
        priors = self._network_for(view).evaluate([view]).priors[0]
        return decision.options[int(priors.argmax())]

    def _network_for(self, view: View) -> Evaluator:
        if self._network is not None:
            return self._network
        from tenages.networks.shipped import network_for

        return network_for(view.setup)
