"""The line through a tree of right choices: what the player plays, and how the others resist."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tenages.game import Game
from tenages.puzzles.puzzle import Tree
from tenages.rules.options import Option, option_named


def depth(tree: Tree) -> int:
    """How many choices the longest line of a tree has."""
    return 1 + max([depth(sub) for sub in tree.values()]) if tree else 0


def lines(tree: Tree) -> int:
    """How many different lines a tree has."""
    return sum([lines(sub) for sub in tree.values()]) if tree else 1


def own_choice(tree: Tree) -> Option:
    """The right choice of the player: the shortest way, if there are several."""
    return option_named(min(tree, key=lambda notation: depth(tree[notation])))


def resistance(tree: Tree) -> Option:
    """The answer of another player that leaves the fewest right lines."""
    return option_named(min(tree, key=lambda notation: lines(tree[notation])))


def chosen_in(tree: Tree, asked: int, seat: int) -> Option:
    """What whoever is asked chooses in a tree."""
    return own_choice(tree) if asked == seat else resistance(tree)


def played(game: Game, tree: Tree, seat: int, own: Sequence[str] = ()) -> Iterator[tuple[Game, Option]]:
    """The line: each choice with the game before it. The game itself stays as it is.

    Where several choices are right, the player's `own` ones are followed as far as they go.
    """
    game = game.copy()
    wanted = iter(own)
    while tree:
        decision = game.decision
        assert decision is not None
        option = chosen_in(tree, decision.player, seat)
        if decision.player == seat and (mine := next(wanted, "")) in tree:
            option = option_named(mine)
        yield game.copy(), option
        game.choose(option)
        tree = tree[option.notation]
