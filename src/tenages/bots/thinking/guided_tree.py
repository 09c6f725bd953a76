"""The search tree of a bot with a network: the network's guesses say where to look, and what was found corrects them.

Like `tree`, this is information set Monte Carlo tree search as seen by one player: every iteration begins in a world of
its own, and all worlds share one tree whose nodes are reached by options. Leaves are judged many at a time, since a
network is several times faster that way: `descend` finds a leaf and counts it as lost until `expand` brings its result.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from tenages.game import Game
    from tenages.rules.options import Option

EXPLORATION: Final = 1.0
"""The weight of exploration: how much is spent on options that look worse or have few visits."""
CAUTION: Final = 0.15
"""How much worse than its node an option is taken to be before its first visit, if all others have been visited."""
DELAY_DISCOUNT: Final = 0.9995
"""The factor for each choice of delay: the same result is worth slightly more now than later."""
IDLE: Final = 0.97


class GuidedNode:
    """A node of the tree: an option, how likely the network finds it, and what came of it."""

    def __init__(self, option: Option | None, player: int, prior: float, seats: int) -> None:
        self.option = option
        self.player = player
        """Who took the option."""
        self.prior = prior
        self.visits = 0
        self.offered = 0
        """How often it could have been taken."""
        self.totals = [0.0] * seats
        """Each player's chance to win, summed over all visits."""
        self.children: dict[int, GuidedNode] = {}
        self.idle = False

    def mean(self) -> float:
        """The mean chance of the player who took it."""
        return self.totals[self.player] / self.visits if self.visits else 0.0


class Leaf:
    """A place at which the tree grows: a game that has to be judged, and the nodes on the way to it."""

    def __init__(self, game: Game, path: list[GuidedNode]) -> None:
        self.game = game
        self.path = path


class GuidedTree:
    """The tree that grows from one decision."""

    def __init__(self, seats: int, exploration: float = EXPLORATION, caution: float = CAUTION, temper: float = 1.0, delay: float = DELAY_DISCOUNT) -> None:
        self.exploration = exploration
        self.caution = caution
        self.temper = temper
        self.delay = delay
        self.root = GuidedNode(None, 0, 1.0, seats)
        self.seats = seats
        self.iterations = 0

    def descend(self, game: Game) -> Leaf:
        """Down the tree in this world, to a decision that it does not know yet or to the end of the game."""
        node = self.root
        path = [node]
        decision = game.decision
        while decision is not None:
            child = self._select(node, decision.player, decision.options)
            if child is None:
                break
            path.append(child)
            node = child
            assert child.option is not None
            game.choose(child.option)
            decision = game.decision
        for passed in path:
            passed.visits += 1
        self.iterations += 1
        return Leaf(game, path)

    def expand(self, leaf: Leaf, priors: list[float], chances: list[float]) -> None:
        """Add the judgement of a leaf: the options that were offered there, and everyone's chance."""
        path = leaf.path
        node = path[-1]
        decision = leaf.game.decision
        if decision is not None:
            odds = [(each + 1e-9) ** self.temper for each in priors]
            total = sum(odds)
            children = node.children
            for place, option in enumerate(decision.options):
                if option.number not in children:
                    children[option.number] = GuidedNode(option, decision.player, odds[place] / total, self.seats)
        worth = self.delay ** len(path)
        seats = range(self.seats)
        even = 1.0 / self.seats
        chances = [even + (each - even) * worth for each in chances]
        for passed in path:
            totals = passed.totals
            for seat in seats:
                totals[seat] += chances[seat]

    def lead(self) -> int:
        """How many more visits the most visited option has than the next."""
        first = 0
        second = 0
        for child in self.root.children.values():
            if child.visits > first:
                first, second = child.visits, first
            elif child.visits > second:
                second = child.visits
        return first - second

    def _select(self, node: GuidedNode, player: int, options: tuple[Option, ...]) -> GuidedNode | None:
        """The child to visit next; None if the tree does not know all options of this world yet."""
        known = node.children
        children: list[GuidedNode] = []
        priors = 0.0
        seen = 0.0
        for option in options:
            child = known.get(option.number)
            if child is None:
                return None
            children.append(child)
            priors += child.prior
            if child.visits:
                seen += child.prior
        first = node.totals[player] / node.visits - self.caution * sqrt(seen / priors)
        scale = self.exploration / priors
        best = -9.0
        chosen = children[0]
        for child in children:
            child.offered += 1
            visits = child.visits
            worth = child.totals[player] / visits if visits else first
            worth += scale * child.prior * sqrt(child.offered) / (1 + visits)
            if worth > best:
                best = worth
                chosen = child
        return chosen
