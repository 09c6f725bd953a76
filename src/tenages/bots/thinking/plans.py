"""Plans for a whole turn: the chance after each option if the player goes on as well as possible and the others answer.

The player's own actions are searched one after the other, only the most promising ones in depth. The others are assumed
to take the action that looks best to them, one action at a time.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tenages.bots.thinking.foresight import after_action, best_action, chance_after, idle_discount
from tenages.rules.purposes import ACT

if TYPE_CHECKING:
    from tenages.bots.thinking.evaluation import Evaluation
    from tenages.game import Game

WIDTH: Final = 4
"""How many of the options are searched in depth."""
DELAY_DISCOUNT: Final = 0.9999
"""The factor for each action of delay: the same result is worth slightly more now than later."""
MAX_ACTIONS: Final = 12
"""How many actions of the others are played at most; with five players they have eight."""


def plan(game: Game, evaluation: Evaluation) -> list[float]:
    """The chance of the player who is asked to win after each of his options."""
    decision = game.decision
    assert decision is not None
    player = decision.player
    children = [after_action(game, option, evaluation) for option in decision.options]
    first = [chance_after(game, child, player, evaluation) for child in children]
    enough = sorted(first, reverse=True)[:WIDTH][-1]
    found = [
        _in_depth(child, player, evaluation) * idle_discount(game, child) if chance >= enough else 1.0
        for child, chance in zip(children, first, strict=True)
    ]
    # The other options keep their first distance to the worst of these.
    worst = min(found)
    return [
        found[place] if chance >= enough else max(0.0, worst - enough + chance) for place, chance in enumerate(first)
    ]


def _in_depth(game: Game, player: int, evaluation: Evaluation) -> float:
    """The player's chance at the start of his next turn, if he now finishes this one as well as he can."""
    decision = game.decision
    if decision is not None and decision.purpose == ACT and decision.player == player:
        ways = [after_action(game, option, evaluation) for option in decision.options]
        chances = [chance_after(game, way, player, evaluation) for way in ways]
        enough = sorted(chances, reverse=True)[:WIDTH][-1]
        best = 0.0
        for way, chance in zip(ways, chances, strict=True):
            if chance >= enough:
                best = max(best, _answered(way, player, evaluation))
        return best * DELAY_DISCOUNT
    return _answered(game, player, evaluation)


def _answered(game: Game, player: int, evaluation: Evaluation) -> float:
    """The player's chance after the others have taken their turns."""
    for _ in range(MAX_ACTIONS):
        decision = game.decision
        if decision is None or decision.player == player:
            break
        game = best_action(game, decision, evaluation)
    return evaluation.chances(game)[player]
