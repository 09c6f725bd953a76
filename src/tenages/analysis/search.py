"""How good the options of a decision are, found by a search with the network in worlds that fit some knowledge.

Fair worlds are drawn to fit what the player knew; the open world is the game as it was. Both are searched alike, for a
fixed number of iterations: a clock, or a random number that depends on a hidden card, would tell about that card.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Final, NamedTuple

from tenages.bots.line import Step, expected_line
from tenages.bots.master import DIFFERENT_WORLDS, ITERATIONS_PER_LEAF, LARGEST_BATCH, garbage_kept, judge
from tenages.bots.mcts import MAX_FAILED_DRAWS
from tenages.bots.thinking.guided_tree import GuidedNode, GuidedTree, Leaf
from tenages.bots.worlds import many_worlds
from tenages.game import Game
from tenages.networks.evaluator import Evaluator
from tenages.rules.options import Option
from tenages.sight.view import View

Worlds = Callable[[], Iterator[Game]]
"""Gives worlds without end, each to be played on; the same ones in the same order whenever it is called."""
LEAST_SHARE: Final = 0.02
"""An option with fewer visits than this share of the most visits was hardly looked at, so its chance is not told."""
LEAST_VISITS: Final = 4


class Looked(NamedTuple):
    """An option, the chance of the player to win with it, and how often the search went there."""

    option: Option
    chance: float
    visits: int


class Found(NamedTuple):
    """What a search found."""

    chances: tuple[float, ...]
    """Everyone's chance before the choice."""
    options: list[Looked]
    """The best first: the one that was visited most. None of the others is shown as better than it."""
    next_best: Option | None
    """The option that was visited most after the best one; None if there is no other."""
    line: tuple[Step, ...]
    """The actions expected after the best option."""


def fair_worlds(view: View, seed: int) -> Worlds:
    """Worlds that fit a view."""

    def draw() -> Iterator[Game]:
        drawn = many_worlds(view, Random(seed), DIFFERENT_WORLDS, MAX_FAILED_DRAWS)
        return (world for world in drawn if world is not None)

    return draw


def open_worlds(game: Game, seat: int, seed: int) -> Worlds:
    """The one true world, again and again, at the question to this seat.

    While all choose their first melds, those who are asked before him have not shown theirs: they choose anything.
    """

    def copies() -> Iterator[Game]:
        random = Random(seed)
        while True:
            world = game.copy()
            while (decision := world.decision) is not None and decision.player != seat:
                world.choose(random.choice(decision.options))
            yield world

    return copies


def search(network: Evaluator, worlds: Worlds, view: View, iterations: int) -> Found | None:
    """Search the decision that a view asks for; None if no world was found, which can happen in very long effects."""
    tree = GuidedTree(view.setup.players)
    with garbage_kept():
        _grow(tree, network, worlds(), iterations)
    nodes = sorted(tree.root.children.values(), key=lambda node: (node.visits, node.prior), reverse=True)
    if not nodes:
        return None
    first = nodes[0]
    best = first.mean() if first.visits else _mean(tree.root, first.player)
    enough = max(LEAST_VISITS, LEAST_SHARE * first.visits)
    told = [_looked(node, best) for node in nodes if node is first or node.visits >= enough]
    told[1:] = sorted(told[1:], key=lambda each: -each.chance)
    return Found(
        _chances(first if first.visits else tree.root),
        told,
        nodes[1].option if nodes[1:] else None,
        expected_line(view, first),
    )


def chance_after(network: Evaluator, worlds: Worlds, option: Option, seat: int, iterations: int) -> float | None:
    """A seat's chance after an option, by a search of its own that begins there; None if no world was found."""
    tree: GuidedTree | None = None
    with garbage_kept():
        after = _after(worlds(), option)
        for world in after:
            tree = GuidedTree(world.setup.players)
            break
        if tree is None:
            return None
        _grow(tree, network, _after(worlds(), option), iterations)
    return _mean(tree.root, seat)


def _grow(tree: GuidedTree, network: Evaluator, worlds: Iterator[Game], iterations: int) -> None:
    while tree.iterations < iterations:
        size = min(LARGEST_BATCH, 1 + tree.iterations // ITERATIONS_PER_LEAF, iterations - tree.iterations)
        leaves: list[Leaf] = []
        for world in worlds:
            leaves.append(tree.descend(world))
            if len(leaves) >= size:
                break
        if not leaves:
            return
        judge(tree, leaves, network)


def _after(worlds: Iterator[Game], option: Option) -> Iterator[Game]:
    for world in worlds:
        world.choose(option)
        yield world


def _looked(node: GuidedNode, best: float) -> Looked:
    assert node.option is not None
    # With few visits a mean may be higher by luck. Had it lasted, there would have been more visits.
    return Looked(node.option, min(best, node.mean()) if node.visits else best, node.visits)


def _chances(node: GuidedNode) -> tuple[float, ...]:
    return tuple([total / node.visits for total in node.totals])


def _mean(node: GuidedNode, seat: int) -> float:
    return node.totals[seat] / node.visits if node.visits else 0.0
