"""A bot that searches: information set Monte Carlo tree search, within a budget of iterations or seconds."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Final

from tenages.bots.budget import Budget
from tenages.bots.line import Step, expected_line
from tenages.bots.thinker import RatedOption, Thinker
from tenages.bots.thinking.evaluation import Evaluation
from tenages.bots.thinking.tree import Tree
from tenages.bots.worlds import Stream
from tenages.rules.options import Decision
from tenages.sight.view import View

USUAL: Final = Budget(seconds=1.0)
MAX_FAILED_DRAWS: Final = 2000
"""How many draws of a world may fail before the bot stops searching; without any world it chooses at random."""
SHARE_OF_TIME_USED: Final = 0.95
"""How much of its time it plans to use: on a busy machine the last iteration may be delayed."""
ITERATIONS_BETWEEN_CHECKS: Final = 32
"""How often it checks whether the rest of the budget could still change the choice."""

TOLD_SHARE: Final = 0.02
"""An option with fewer visits than this share of the most visits was hardly looked at, so its chance is not told."""


class MctsBot(Thinker):
    """Searches the most promising options most, each iteration in another world that fits what it knows.

    It stops early when the rest of its budget could not change its choice.
    """

    def __init__(
        self, seed: int | None = None, budget: Budget = USUAL, evaluation: Evaluation | None = None, **tree: float
    ) -> None:
        super().__init__(seed, evaluation)
        self.budget = budget
        self._settings = tree
        self._tree: Tree | None = None
        """The tree of the last decision, in case someone asks what it expects."""

    def rate(self, view: View, decision: Decision) -> list[RatedOption]:
        """The visits of each option, and its mean chance."""
        tree = self._tree = Tree(self.evaluation(view), **self._settings)
        self._grow(tree, Stream(view, self._random), Clock(self.budget))
        nodes = tree.root.children.values()
        if not nodes:
            return [RatedOption(option, 0.5, self._random.random()) for option in decision.options]
        enough = TOLD_SHARE * max([node.visits for node in nodes])
        return [
            RatedOption(node.option, node.mean(), node.visits, node.visits >= enough)
            for node in nodes
            if node.option is not None
        ]

    def line(self, view: View) -> tuple[Step, ...]:
        """The path through its tree that it visited most."""
        assert self._tree is not None
        nodes = self._tree.root.children.values()
        return expected_line(view, max(nodes, key=lambda node: (node.visits, node.mean()))) if nodes else ()

    def _grow(self, tree: Tree, worlds: Stream, clock: Clock) -> None:
        failed = 0
        while failed < MAX_FAILED_DRAWS:
            world = worlds.next()
            if world is None:
                failed += 1
            else:
                tree.grow(world)
            left = clock.left(tree.iterations)
            if left <= 0 or (tree.iterations % ITERATIONS_BETWEEN_CHECKS == 0 and tree.lead() > left):
                break


class Clock:
    """Measures how much of a budget is left."""

    def __init__(self, budget: Budget, now: Callable[[], float] = perf_counter) -> None:
        self._budget = budget
        self._now = now
        self._began = self._last = now()
        self._longest = 0.0

    def left(self, iterations: int) -> float:
        """How many iterations are left after this number; by the clock, as many as fit at the pace so far."""
        if self._budget.iterations:
            return self._budget.iterations - iterations
        now = self._now()
        self._longest = max(self._longest, now - self._last)
        self._last = now
        seconds = self._began + self._budget.seconds * SHARE_OF_TIME_USED - now - self._longest
        return seconds * (iterations + 1) / (now - self._began)
