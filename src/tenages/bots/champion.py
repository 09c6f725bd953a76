"""A level that plays by instinct: what a network likes best at a glance. Where there is none, it searches briefly."""

from __future__ import annotations

from math import log
from random import Random
from typing import Final

from tenages.bots.budget import Budget
from tenages.bots.comment import Comment
from tenages.bots.mcts import MctsBot
from tenages.bots.policy import FLATTENED, LONG_GAME
from tenages.bots.thinker import RatedOption, Thinker
from tenages.bots.thinking.foresight import after
from tenages.bots.worlds import some_worlds
from tenages.extras import need
from tenages.game import Game
from tenages.networks.evaluator import Evaluator
from tenages.rules.errors import TenAgesError
from tenages.rules.options import Decision, Option
from tenages.rules.setup import Setup
from tenages.sight.view import View

BUDGET: Final = Budget(seconds=0.2)
"""What it may spend on a search, where it needs one."""
WORLDS: Final = 4
"""In how many worlds it looks at its two best options, when it is asked why."""


class Champion(Thinker):
    """Takes what the network for such tables finds best, as `policy` does; at other tables it plays as `mcts:0.2s`.

    It also searches where ONNX Runtime is not installed, which comes with an extra.
    """

    def __init__(self, seed: int | None = None) -> None:
        super().__init__(seed)
        self._search = MctsBot(self._random.getrandbits(32), BUDGET)
        self.budget = BUDGET

    def rate(self, view: View, decision: Decision) -> list[RatedOption]:
        """The network's chance of choosing each option, or what a search found."""
        network = network_or_none(view.setup)
        if network is None:
            return self._search.rate(view, decision)
        (priors,), (value,) = network.evaluate([view])
        votes = [float(prior) for prior in priors]
        if view.scene.turns > LONG_GAME:
            votes = self._drawn(votes)
        chance = _chance(float(value))
        return [RatedOption(option, chance, vote) for option, vote in zip(decision.options, votes, strict=True)]

    def _drawn(self, priors: list[float]) -> list[float]:
        """Votes with which one option wins by lot, as in `policy`: two networks could do and undo the same for ever."""
        # The largest of such numbers is drawn with a chance in proportion to its weight.
        return [log(1.0 - self._random.random()) / max(prior, 1e-9) ** FLATTENED for prior in priors]

    def comment(self) -> Comment | None:
        """Why it decided as it did last; what the network expects from its two best options is looked up only now."""
        said = super().comment()
        if said is None or self._last is None:
            return None
        view, rated = self._last
        network = network_or_none(view.setup)
        if network is None:
            return said
        best, second = [_expected(view, each.option, network) for each in rated[:2]]
        # What it likes better is at least as good to it, whatever a few worlds say.
        return said._replace(chance=best, second=min(best, second))


def network_or_none(setup: Setup) -> Evaluator | None:
    """Our network for such tables, if there is one and it can be run here."""
    try:
        need("onnxruntime", "policy")
        from tenages.networks.shipped import network_for

        return network_for(setup)
    except TenAgesError:
        return None


def _expected(view: View, option: Option, network: Evaluator) -> float:
    """The chance to win after an option, as the network sees it in some worlds."""
    assert view.player is not None
    thens = [after(world, option) for world in some_worlds(view, WORLDS, Random(0))]
    if not thens:
        return _chance(float(network.evaluate([view]).values[0]))
    return sum([_chance_in(then, view.player, network) for then in thens]) / len(thens)


def _chance_in(game: Game, player: int, network: Evaluator) -> float:
    outcome = game.outcome
    if outcome is not None:
        return 0.5 if outcome.drawn else float(player in outcome.winners)
    assert game.decision is not None
    value = _chance(float(network.evaluate([game]).values[0]))
    # There are networks for two players only: what one of them can expect, the other cannot.
    return value if game.decision.player == player else 1.0 - value


def _chance(value: float) -> float:
    return (1.0 + value) / 2.0
