"""The search tree: the results of each option so far, over all sampled worlds.

This is information set Monte Carlo tree search as seen by one player: every iteration begins in a world of its own, and
all worlds share one tree whose nodes are reached by options. An option that some worlds do not offer is compared by how
often it could have been taken.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import TYPE_CHECKING, Final

from tenages.bots.thinking.foresight import after_action, idle_discount

if TYPE_CHECKING:
    from tenages.bots.thinking.evaluation import Evaluation
    from tenages.game import Game
    from tenages.rules.options import Option

EXPLORATION: Final = 0.6
"""The weight of exploration: how much is spent on options that look worse or have few visits."""
SHARPNESS: Final = 12.0
"""How strongly the first evaluation of an option decides how soon it is visited."""
DELAY_DISCOUNT: Final = 0.9995
"""The factor for each choice of delay: the same result is worth slightly more now than later."""


class Node:
    """A node of the tree: an option, and its results for the player who took it."""

    def __init__(self, option: Option | None, player: int, chances: list[float], idle_discount: float) -> None:
        self.option = option
        self.player = player
        """Who took the option."""
        self.chances = chances
        """The first evaluation: everyone's chance at the next action, in the first world that offered it."""
        self.idle_discount = idle_discount
        """The factor on a chance: below 1 if the action changed nothing in its first world."""
        self.first = chances[player] * idle_discount
        self.visits = 0
        self.total = 0.0
        self.offered = 0
        """How often it could have been taken."""
        self.children: dict[int, Node] = {}

    def mean(self) -> float:
        """The mean chance of the player who took it, over all visits; before the first one, the first evaluation."""
        return self.total / self.visits if self.visits else self.first


class Tree:
    """The tree that grows from one decision."""

    def __init__(self, evaluation: Evaluation, exploration: float = EXPLORATION, sharpness: float = SHARPNESS) -> None:
        self.evaluation = evaluation
        self.exploration = exploration
        self.sharpness = sharpness
        self.root = Node(None, 0, [0.5], 1.0)
        self.iterations = 0

    def grow(self, game: Game) -> None:
        """One iteration: down the tree in this world, one step beyond it, and back up. The game is changed."""
        path = [self.root]
        node = self.root
        decision = game.decision
        while decision is not None:
            node = self._select(node, game, decision.player, decision.options)
            path.append(node)
            if node.visits == 0:
                break
            assert node.option is not None
            game.choose(node.option)
            decision = game.decision
        chances = node.chances if node.visits == 0 else self.evaluation.chances(game)
        worth = DELAY_DISCOUNT ** len(path)
        for passed in path:
            passed.visits += 1
            passed.total += chances[passed.player] * worth * passed.idle_discount
        self.iterations += 1

    def lead(self) -> int:
        """How many more visits the most visited option has than the next."""
        return lead_of([child.visits for child in self.root.children.values()])

    def _select(self, node: Node, game: Game, player: int, options: tuple[Option, ...]) -> Node:
        """The child to visit next. Options that no world offered before get a first evaluation."""
        children: list[Node] = []
        best_first = 0.0
        for option in options:
            child = node.children.get(option.number)
            if child is None:
                then = after_action(game, option, self.evaluation)
                child = Node(option, player, self.evaluation.chances(then), idle_discount(game, then))
                node.children[option.number] = child
            child.offered += 1
            if child.first > best_first:
                best_first = child.first
            children.append(child)
        sharpness = self.sharpness
        priors = [exp((child.first - best_first) * sharpness) for child in children]
        scale = self.exploration / sum(priors)
        best = -1.0
        chosen = children[0]
        for place in range(len(children)):
            child = children[place]
            # The mean starts with the first evaluation, which saw only one world, and soon outweighs it.
            worth = child.mean() + scale * priors[place] * sqrt(child.offered) / (1 + child.visits)
            if worth > best:
                best = worth
                chosen = child
        return chosen


def lead_of(visits: list[int]) -> int:
    """How much the largest of these numbers is above the next."""
    first = 0
    second = 0
    for each in visits:
        if each > first:
            first, second = each, first
        elif each > second:
            second = each
    return first - second
