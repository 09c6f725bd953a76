"""Plans for a whole turn: what comes of each option when one goes on as well as one can, and the others answer.

One's own actions are thought through one after the other, only the most promising ones in depth. Of the others it is
taken that each does what looks best to him, action by action.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tenages.bots.thinking.foresight import ACT, best_action, idle_discount, outlook, tried

if TYPE_CHECKING:
    from tenages.bots.thinking.evaluation import Evaluation
    from tenages.game import Game

WIDTH: Final = 4
"""How many ways to go on are thought through in depth, out of all that were looked at."""
SOONER: Final = 0.9999
"""What can be had now is worth a trifle more than the same an action later."""
MOST_ACTIONS: Final = 12
"""How many actions of others are foreseen at most; with five at the table they have eight."""


def plan(game: Game, evaluation: Evaluation) -> list[float]:
    """The chance of whoever is asked to win after each of his options."""
    decision = game.decision
    assert decision is not None
    player = decision.player
    children = [tried(game, option, evaluation) for option in decision.options]
    first = [outlook(game, child, player, evaluation) for child in children]
    enough = sorted(first, reverse=True)[:WIDTH][-1]
    found = [
        _in_depth(child, player, evaluation) * idle_discount(game, child) if chance >= enough else 1.0
        for child, chance in zip(children, first, strict=True)
    ]
    # The others are taken to be as much worse than the worst of these as they looked at first.
    worst = min(found)
    return [
        found[place] if chance >= enough else max(0.0, worst - enough + chance) for place, chance in enumerate(first)
    ]


def _in_depth(game: Game, player: int, evaluation: Evaluation) -> float:
    """The player's chance at the start of his next turn, if he now finishes this one as well as he can."""
    decision = game.decision
    if decision is not None and decision.purpose == ACT and decision.player == player:
        ways = [tried(game, option, evaluation) for option in decision.options]
        chances = [outlook(game, way, player, evaluation) for way in ways]
        enough = sorted(chances, reverse=True)[:WIDTH][-1]
        best = 0.0
        for way, chance in zip(ways, chances, strict=True):
            if chance >= enough:
                best = max(best, _answered(way, player, evaluation))
        return best * SOONER
    return _answered(game, player, evaluation)


def _answered(game: Game, player: int, evaluation: Evaluation) -> float:
    """The player's chance after the others have taken their turns."""
    for _ in range(MOST_ACTIONS):
        decision = game.decision
        if decision is None or decision.player == player:
            break
        game = best_action(game, decision, evaluation)
    return evaluation.chances(game)[player]
