"""The search tree: what came of each option so far, over all worlds that were looked into.

This is information set Monte Carlo tree search as seen by one player: every look ahead begins in a world of its own,
and all worlds share one tree whose nodes are reached by options. An option that some worlds do not offer is compared by
how often it could have been taken.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import TYPE_CHECKING, Final

from tenages.bots.thinking.foresight import idle_discount, tried

if TYPE_CHECKING:
    from tenages.bots.thinking.evaluation import Evaluation
    from tenages.game import Game
    from tenages.rules.options import Option

CURIOSITY: Final = 0.6
"""How much is spent on options that promise less, or of which little is known."""
SHARPNESS: Final = 12.0
"""How far the first impression of an option decides how soon it is looked at."""
SOONER: Final = 0.9995
"""What can be had now is worth a trifle more than the same a choice later."""


class Node:
    """A point of the tree: an option taken, and what came of it for whoever took it."""

    def __init__(self, option: Option | None, player: int, chances: list[float], idle_discount: float) -> None:
        self.option = option
        self.player = player
        """Who took the option."""
        self.chances = chances
        """The first impression: everyone's chance once the action had run its course, in the first world with it."""
        self.idle_discount = idle_discount
        """What is left of a chance if it was an action that changed nothing when it was first tried."""
        self.first = chances[player] * idle_discount
        self.visits = 0
        self.total = 0.0
        self.offered = 0
        """How often it could have been taken."""
        self.children: dict[int, Node] = {}

    def mean(self) -> float:
        """The chance of whoever took it, over all visits; before the first one, the first impression."""
        return self.total / self.visits if self.visits else self.first


class Tree:
    """The tree that grows from one decision."""

    def __init__(self, evaluation: Evaluation, curiosity: float = CURIOSITY, sharpness: float = SHARPNESS) -> None:
        self.evaluation = evaluation
        self.curiosity = curiosity
        self.sharpness = sharpness
        self.root = Node(None, 0, [0.5], 1.0)
        self.iterations = 0

    def grow(self, game: Game) -> None:
        """Look once more: down the tree in this world, one step beyond it, and back up. The game is played on."""
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
        worth = SOONER ** len(path)
        for passed in path:
            passed.visits += 1
            passed.total += chances[passed.player] * worth * passed.idle_discount
        self.iterations += 1

    def lead(self) -> int:
        """By how many visits the option that is ahead leads before the next."""
        first = 0
        second = 0
        for child in self.root.children.values():
            if child.visits > first:
                first, second = child.visits, first
            elif child.visits > second:
                second = child.visits
        return first - second

    def _select(self, node: Node, game: Game, player: int, options: tuple[Option, ...]) -> Node:
        """The child that deserves the next look. Options that no world offered before get a first impression."""
        children: list[Node] = []
        best_first = 0.0
        for option in options:
            child = node.children.get(option.number)
            if child is None:
                then = tried(game, option, self.evaluation)
                child = Node(option, player, self.evaluation.chances(then), idle_discount(game, then))
                node.children[option.number] = child
            child.offered += 1
            if child.first > best_first:
                best_first = child.first
            children.append(child)
        sharpness = self.sharpness
        priors = [exp((child.first - best_first) * sharpness) for child in children]
        scale = self.curiosity / sum(priors)
        best = -1.0
        chosen = children[0]
        for place in range(len(children)):
            child = children[place]
            # The first impression comes from one world only, so the means begin with it and soon outgrow it.
            worth = child.mean() + scale * priors[place] * sqrt(child.offered) / (1 + child.visits)
            if worth > best:
                best = worth
                chosen = child
        return chosen
