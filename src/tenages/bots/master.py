"""A bot that searches with a network, within a budget of iterations or seconds."""

from __future__ import annotations

import gc
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from typing import Final

from tenages.bots.budget import Budget
from tenages.bots.line import Step, expected_line
from tenages.bots.mcts import MAX_FAILED_DRAWS, Clock, MctsBot
from tenages.bots.thinker import RatedOption, Thinker
from tenages.bots.thinking.evaluation import chances_at_end
from tenages.bots.thinking.guided_tree import GuidedTree, Leaf
from tenages.bots.worlds import many_worlds
from tenages.game import Game
from tenages.networks.evaluator import Evaluator, check_priors
from tenages.rules.errors import TenAgesError
from tenages.rules.options import Decision
from tenages.rules.setup import Setup
from tenages.sight.view import View

USUAL: Final = Budget(seconds=1.0)
DIFFERENT_WORLDS: Final = 256
"""How many worlds are drawn for a decision, at most. With Echoes a draw costs as much as the rest of an iteration."""
LARGEST_BATCH: Final = 32
"""How many leaves the network judges at a time, at most. Each of them is chosen without the results of the others."""
ITERATIONS_PER_LEAF: Final = 8
"""A batch has a leaf more for each so many iterations that there were: a small tree would be spoilt by large ones."""


class MasterBot(Thinker):
    """Searches where its network expects most, and corrects the network by what it finds.

    At tables that no network was made for, and without ONNX Runtime, it searches as `MctsBot` does, with the budget
    `alone` if that is given.
    """

    def __init__(
        self,
        seed: int | None = None,
        budget: Budget = USUAL,
        network: Evaluator | None = None,
        alone: Budget | None = None,
        **tree: float,
    ) -> None:
        super().__init__(seed)
        self.budget = budget
        self._alone = MctsBot(self._random.getrandbits(64), alone or budget)
        self._network = network
        self._settings = tree
        self._tree: GuidedTree | None = None
        """The tree of the last decision, in case someone asks what it expects."""

    def rate(self, view: View, decision: Decision) -> list[RatedOption]:
        """The visits of each option, and its mean chance. Without a visit, how likely the network finds it decides."""
        # To load a network takes time too.
        clock = Clock(self.budget)
        network = self._network or network_if_any(view.setup)
        if network is None:
            self._tree = None
            return self._alone.rate(view, decision)
        tree = self._tree = GuidedTree(view.setup.players, **self._settings)
        with garbage_kept():
            worlds = many_worlds(view, self._random, DIFFERENT_WORLDS, MAX_FAILED_DRAWS)
            self._grow(tree, network, worlds, clock)
        nodes = tree.root.children.values()
        if not nodes:
            return [RatedOption(option, 0.5, self._random.random()) for option in decision.options]
        chosen = max(nodes, key=lambda node: (node.visits, node.prior))
        at_once = tree.root.totals[decision.player] / tree.root.visits
        best = chosen.mean() if chosen.visits else at_once
        rated: list[RatedOption] = []
        for node in nodes:
            assert node.option is not None
            # With few visits a mean may be higher by luck. Had it lasted, there would have been more visits.
            chance = min(best, node.mean() if node.visits else at_once)
            rated.append(RatedOption(node.option, chance, node.visits + node.prior / 2, node.visits > 0))
        return rated

    def line(self, view: View) -> tuple[Step, ...]:
        """The path through its tree that it visited most."""
        if self._tree is None:
            return self._alone.line(view)
        nodes = self._tree.root.children.values()
        return expected_line(view, max(nodes, key=lambda node: (node.visits, node.mean()))) if nodes else ()

    def expected(self) -> list[float] | None:
        """Each seat's chance to win at its last decision, as its search found it; None if it could not search."""
        if self._tree is None or not self._tree.root.children:
            return None
        root = self._tree.root
        return [total / root.visits for total in root.totals]

    def _grow(self, tree: GuidedTree, network: Evaluator, worlds: Iterator[Game | None], clock: Clock) -> None:
        left = 1.0
        while left > 0 and tree.lead() <= left:
            size = min(LARGEST_BATCH, 1 + tree.iterations // ITERATIONS_PER_LEAF)
            leaves: list[Leaf] = []
            for world in worlds:
                if world is not None:
                    leaves.append(tree.descend(world))
                elif clock.left(0) <= 0:
                    break
                if len(leaves) >= min(size, left):
                    break
            if not leaves:
                break
            judge(tree, leaves, network)
            left = clock.left(tree.iterations)


@contextmanager
def garbage_kept() -> Generator[None]:
    """A search makes no circular garbage; looking for it among so many nodes would take a third of the time."""
    before = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if before:
            gc.enable()


def judge(tree: GuidedTree, leaves: list[Leaf], network: Evaluator) -> None:
    """Let the network judge some leaves, and add what it finds to the tree."""
    asked = [leaf for leaf in leaves if leaf.game.decision is not None]
    if asked:
        judgement = network.evaluate([leaf.game for leaf in asked])
        chances = judgement.chances
        if chances is None:
            raise TenAgesError("no-chances")
        for leaf, priors, of_all in zip(asked, judgement.priors, chances.tolist(), strict=True):
            of_options = priors.tolist()
            assert leaf.game.decision is not None
            check_priors(of_options, leaf.game.decision)
            tree.expand(leaf, of_options, of_all)
    for leaf in leaves:
        if leaf.game.decision is None:
            tree.expand(leaf, [], chances_at_end(leaf.game))


def network_if_any(setup: Setup) -> Evaluator | None:
    """Our own network for such tables; None if there is none, or nothing to run it with."""
    try:
        # What runs networks is imported only here, since it comes with an extra.
        from tenages.networks.shipped import network_for

        return network_for(setup)
    except TenAgesError as error:
        # A file that is broken is another matter.
        if error.key not in ("missing-extra", "no-network"):
            raise
        return None
