"""The luck of a choice: what the cards that came to light brought a player, against what he could expect.

What he could expect is the network's judgement after the choice, in worlds that fit what he knew before. What he got is
its judgement in worlds that fit what he knows after it. Without any search, so that both sides are measured alike.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

from tenages.analysis.search import Worlds, fair_worlds
from tenages.bots.thinking.evaluation import chances_at_end
from tenages.game import Game
from tenages.networks.evaluator import Evaluator
from tenages.rules.errors import TenAgesError
from tenages.rules.options import Option


def luck_of(network: Evaluator, game: Game, seat: int, option: Option, worlds: Worlds, number: int, seed: int) -> float:
    """The luck of a player who chooses this option: 0 if he learns of no card that he did not know."""
    known = set(game.view(seat).scene.known)
    then = game.copy()
    then.choose(option)
    after = then.view(seat)
    if set(after.scene.known) <= known:
        return 0.0
    expected = list(islice(worlds(), number))
    for world in expected:
        world.choose(option)
    if then.outcome is not None:
        got = [then]
    else:
        got = list(islice(fair_worlds(after, seed)(), number))
    if not expected or not got:
        return 0.0
    return _mean_chance(network, got, seat) - _mean_chance(network, expected, seat)


def _mean_chance(network: Evaluator, games: Sequence[Game], seat: int) -> float:
    going = [game for game in games if game.outcome is None]
    total = sum([chances_at_end(game)[seat] for game in games if game.outcome is not None])
    if going:
        chances = network.evaluate(going).chances
        if chances is None:
            raise TenAgesError("no-chances")
        total += float(chances[:, seat].sum())
    return total / len(games)
