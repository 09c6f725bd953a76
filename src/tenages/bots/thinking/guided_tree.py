"""The search tree of a bot with a network: the network's guesses say where to look, and what was found corrects them.

Like `tree`, this is information set Monte Carlo tree search as seen by one player: every iteration begins in a world of
its own, and all worlds share one tree whose nodes are reached by options. Leaves are judged many at a time, since a
network is several times faster that way: `descend` finds a leaf and counts it as lost until `expand` brings its result.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Final

from tenages.bots.thinking.foresight import IDLE
from tenages.bots.thinking.tree import DELAY_DISCOUNT, lead_of
from tenages.rules.purposes import ACT

if TYPE_CHECKING:
    from tenages.game import Game
    from tenages.rules.options import Option

EXPLORATION: Final = 0.5
"""The weight of exploration: how much is spent on options that look worse or have few visits."""
FLATTENING: Final = 0.5
"""The power of the network's chances: it is surer of itself than it should be, since it learned to win without search.
"""
ANY_OPTION: Final = 0.02
"""How likely an option is at least, compared with an even choice, so that none is overlooked in a long search."""
LOOKS_PER_OPTION: Final = 16
"""After so many iterations for each option, every option of the decision itself has been looked at."""
ITERATIONS_PER_LOOK: Final = 1024
"""For each so many iterations, every option of the decision itself has been looked at once more."""
CAUTION: Final = 0.15
"""How much worse than its node an option is taken to be before its first visit, if all others have been visited."""


class GuidedNode:
    """A node of the tree: an option, how likely the network finds it, and what came of it.

    Most nodes are never visited. So lists and children are made when they are needed.
    """

    def __init__(self, option: Option | None, player: int, prior: float) -> None:
        self.option = option
        self.player = player
        """Who took the option."""
        self.prior = prior
        self.visits = 0
        self.offered = 0
        """How often it could have been taken."""
        self.totals = _NO_TOTALS
        """Each player's chance to win, summed over all visits."""
        self.judged = 0
        """How often the network said how likely it is, each time in another world."""
        self.children = _NO_CHILDREN

    def mean(self) -> float:
        """The mean chance of the player who took it; 0 before the first visit."""
        return self.totals[self.player] / self.visits if self.visits else 0.0


_NO_TOTALS: Final[list[float]] = []
_NO_CHILDREN: Final[dict[int, GuidedNode]] = {}


class Leaf:
    """A place at which the tree grows: a game that has to be judged, and the nodes on the way to it."""

    def __init__(self, game: Game, path: list[GuidedNode], idle: list[GuidedNode]) -> None:
        self.game = game
        self.path = path
        self.idle = idle
        """Those of the nodes whose action changed nothing in this world."""


class GuidedTree:
    """The tree that grows from one decision."""

    def __init__(
        self,
        seats: int,
        exploration: float = EXPLORATION,
        flattening: float = FLATTENING,
        caution: float = CAUTION,
    ) -> None:
        self.seats = seats
        self.exploration = exploration
        self.flattening = flattening
        self.caution = caution
        self.root = GuidedNode(None, 0, 1.0)
        self.iterations = 0

    def descend(self, game: Game) -> Leaf:
        """Down the tree in this world, to a decision that it does not know yet or to the end of the game."""
        node = self.root
        path = [node]
        idle: list[GuidedNode] = []
        decision = game.decision
        while decision is not None:
            child = self._select(node, decision.player, decision.options)
            if child is None:
                break
            if node is self.root:
                child = self._neglected(decision.options) or child
            path.append(child)
            node = child
            assert child.option is not None
            changes = game.changes
            is_action = decision.purpose == ACT
            game.choose(child.option)
            decision = game.decision
            if is_action and game.changes == changes and decision is not None and decision.purpose == ACT:
                idle.append(child)
        for passed in path:
            if passed.visits == 0:
                passed.totals = [0.0] * self.seats
            passed.visits += 1
        self.iterations += 1
        return Leaf(game, path, idle)

    def expand(self, leaf: Leaf, priors: list[float], chances: list[float]) -> None:
        """Add the judgement of a leaf: how likely each option is that was offered there, and everyone's chance."""
        path = leaf.path
        decision = leaf.game.decision
        if decision is not None:
            self._add_options(path[-1], decision.player, decision.options, priors)
        delay = DELAY_DISCOUNT ** len(path)
        even = sum(chances) / self.seats
        worth = [even + (chance - even) * delay for chance in chances]
        for passed in path:
            totals = passed.totals
            for seat in range(self.seats):
                totals[seat] += worth[seat]
        for node in leaf.idle:
            node.totals[node.player] -= worth[node.player] * (1.0 - IDLE)

    def lead(self) -> int:
        """How many more visits the most visited option has than the next."""
        return lead_of([child.visits for child in self.root.children.values()])

    def _neglected(self, options: tuple[Option, ...]) -> GuidedNode | None:
        """An option of the decision itself that was looked at too rarely to say how good it is, if there is one."""
        if self.iterations < LOOKS_PER_OPTION * len(options):
            return None
        enough = 1 + self.iterations // ITERATIONS_PER_LOOK
        for option in options:
            child = self.root.children[option.number]
            if child.visits < enough:
                return child
        return None

    def _add_options(self, node: GuidedNode, player: int, options: tuple[Option, ...], priors: list[float]) -> None:
        """Give a node the options of a world. How likely an option is, is the mean over the worlds that offered it."""
        least = ANY_OPTION / len(options)
        flattening = self.flattening
        odds = [max(prior, 1e-9) ** flattening for prior in priors]
        total = sum(odds)
        if not node.children:
            node.children = {}
        children = node.children
        for place in range(len(options)):
            option = options[place]
            prior = max(odds[place] / total, least)
            child = children.get(option.number)
            if child is None:
                child = children[option.number] = GuidedNode(option, player, prior)
            child.judged += 1
            child.prior += (prior - child.prior) / child.judged

    def _select(self, node: GuidedNode, player: int, options: tuple[Option, ...]) -> GuidedNode | None:
        """The child to visit next; None if the tree does not know all options of this world yet."""
        known = node.children
        children: list[GuidedNode] = []
        priors = 0.0
        visited = 0.0
        for option in options:
            child = known.get(option.number)
            if child is None:
                return None
            children.append(child)
            priors += child.prior
            if child.visits:
                visited += child.prior
        first = node.totals[player] / node.visits - self.caution * sqrt(visited / priors)
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
