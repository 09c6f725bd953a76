"""A bot that searches: information set Monte Carlo tree search, for so many iterations or so many seconds."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Final

from tenages.bots.budget import Budget
from tenages.bots.thinker import Thinker, Weighed
from tenages.bots.thinking.evaluation import Evaluation
from tenages.bots.thinking.tree import Tree
from tenages.bots.worlds import Stream
from tenages.rules.options import Decision
from tenages.sight.view import View

USUAL: Final = Budget(seconds=1.0)
MOST_IN_VAIN: Final = 2000
"""So often a world is looked for before the bot gives up on thinking: then chance decides."""
SHARE_OF_TIME_USED: Final = 0.95
"""How much of its time it plans to use: on a busy machine the last look may have to wait for its turn."""
ITERATIONS_BETWEEN_CHECKS: Final = 32
"""After so many iterations it looks whether more of them could still change the choice."""


class MctsBot(Thinker):
    """Looks ahead again and again, each time in a world that fits what it knows, and most where it promises most.

    It stops early when what is left of its budget could not change its mind.
    """

    def __init__(
        self, seed: int | None = None, budget: Budget = USUAL, evaluation: Evaluation | None = None, **tree: float
    ) -> None:
        super().__init__(seed, evaluation)
        self.budget = budget
        self._settings = tree

    def weigh(self, view: View, decision: Decision) -> list[Weighed]:
        """How often it came back to each option, and what it saw there."""
        tree = Tree(self.evaluation(view), **self._settings)
        self._grow(tree, Stream(view, self._random), Clock(self.budget))
        tried = tree.root.children.values()
        if not tried:
            return [Weighed(option, 0.5, self._random.random()) for option in decision.options]
        return [Weighed(node.option, node.mean(), node.visits) for node in tried if node.option is not None]

    def _grow(self, tree: Tree, worlds: Stream, clock: Clock) -> None:
        in_vain = 0
        while in_vain < MOST_IN_VAIN:
            world = worlds.next()
            if world is None:
                in_vain += 1
            else:
                tree.grow(world)
            left = clock.left(tree.iterations)
            if left <= 0 or (tree.iterations % ITERATIONS_BETWEEN_CHECKS == 0 and tree.lead() > left):
                break


class Clock:
    """Says how much of a budget is left."""

    def __init__(self, budget: Budget, now: Callable[[], float] = perf_counter) -> None:
        self._budget = budget
        self._now = now
        self._began = self._last = now()
        self._longest = 0.0

    def left(self, iterations: int) -> float:
        """How many iterations may still follow so many; by the clock, as many as fit if they go on as they did."""
        if self._budget.iterations:
            return self._budget.iterations - iterations
        now = self._now()
        self._longest = max(self._longest, now - self._last)
        self._last = now
        seconds = self._began + self._budget.seconds * SHARE_OF_TIME_USED - now - self._longest
        return seconds * (iterations + 1) / (now - self._began)
