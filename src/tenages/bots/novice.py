"""The weakest level: it minds its own side of the table, and plays that as well as it can."""

from __future__ import annotations

from functools import cache
from math import exp

from tenages.bots.greedy import GreedyBot
from tenages.bots.policy import LONG_GAME
from tenages.bots.thinker import RatedOption
from tenages.bots.thinking.evaluation import Evaluation
from tenages.bots.thinking.features import stage
from tenages.bots.thinking.foresight import after_action, idle_discount
from tenages.bots.worlds import mean_over_worlds
from tenages.game import Game
from tenages.rules.options import Decision
from tenages.sight.view import View


class Novice(GreedyBot):
    """Looks to the end of the action in one world, as if the others stood still.

    What an action gives to the others or takes from them does not count, and all cards of an age are alike to it: it
    has not learned which of them are good. What it sees it never gives away. In a very long game it begins to mind the
    others: two that do not could do and undo the same for ever.
    """

    def rate(self, view: View, decision: Decision) -> list[RatedOption]:
        """The chance after each option, if the others keep what they have."""
        if view.scene.turns > LONG_GAME:
            return super().rate(view, decision)
        evaluation = self.evaluation(view)
        chances = mean_over_worlds(view, 1, self._random, lambda world: own_chances(world, evaluation))
        return [RatedOption(option, chance, chance) for option, chance in zip(decision.options, chances, strict=True)]

    def evaluation(self, view: View) -> Evaluation:
        """The fitted evaluation, without what single cards are worth."""
        return _without_cards(super().evaluation(view))


@cache
def _without_cards(evaluation: Evaluation) -> Evaluation:
    early, *_, late = evaluation.at_stage
    nothing = [0.0] * len(evaluation.tops)
    return Evaluation(early, [last - first for first, last in zip(early, late, strict=True)], nothing, nothing)


def own_chances(game: Game, evaluation: Evaluation) -> list[float]:
    """The chance of the player who is asked after each of his options, against the others as they stand before it."""
    decision = game.decision
    assert decision is not None
    me = game.table.players[decision.player]
    own = [player.seat for player in game.table.players if player.same_side(me)]
    others = _odds(game, [seat for seat in range(game.setup.players) if seat not in own], evaluation)
    chances = []
    for option in decision.options:
        then = after_action(game, option, evaluation)
        if then.outcome is not None:
            chance = evaluation.chances(then)[me.seat]
        else:
            mine = _odds(then, own, evaluation)
            chance = mine / (mine + others)
        chances.append(chance * idle_discount(game, then))
    return chances


def _odds(game: Game, seats: list[int], evaluation: Evaluation) -> float:
    """The odds of some seats together."""
    table = game.table
    weights = evaluation.at_stage[stage(table)]
    return sum([exp(evaluation.strength(table, table.players[seat], weights)) for seat in seats])
