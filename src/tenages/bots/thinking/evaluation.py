"""How good a position is for everyone: the chance of each player to win, as learned from many games.

A player's strength is a weighted sum of the features, of the top cards of his board and of the cards in his hand. The
weights change with the stage of the game. The chances follow from all strengths together, as odds follow from a rating.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from tenages.bots.thinking.features import NAMES, features, stage, weighted_sum
from tenages.rules.options import LAST_AGE

if TYPE_CHECKING:
    from tenages.game import Game
    from tenages.rules.player import Player
    from tenages.rules.state import Table

WIDTH: Final = len(NAMES)


class Evaluation:
    """The weights, and what follows from them."""

    def __init__(self, early: list[float], late: list[float], tops: list[float], hands: list[float]) -> None:
        if len(early) != WIDTH or len(late) != WIDTH:
            raise ValueError("the weights belong to other features")
        self.at_stage = [
            [one + two * highest / LAST_AGE for one, two in zip(early, late, strict=True)]
            for highest in range(LAST_AGE + 1)
        ]
        """What each feature is worth, by the highest card on any board: `early`, and by how much more `late`."""
        self.tops = tops
        """What each card is worth on top of a player's board, by its number."""
        self.hands = hands
        """What each card is worth in a player's hand, by its number."""

    def strength(self, table: Table, player: Player, weights: list[float]) -> float:
        """How strong a player's position is, on an open scale."""
        total = weighted_sum(table, player, weights)
        tops = self.tops
        for pile in player.piles:
            if pile:
                total += tops[pile[0].index]
        hands = self.hands
        for card in player.hand:
            total += hands[card.index]
        return total

    def parts(self, table: Table, player: Player) -> list[float]:
        """What a player's strength is made of: the worth of each feature, and at the end that of all his cards."""
        weights = self.at_stage[stage(table)]
        worth = [value * weight for value, weight in zip(features(table, player), weights, strict=True)]
        worth.append(self.strength(table, player, weights) - sum(worth))
        return worth

    def chances(self, game: Game) -> list[float]:
        """The chance of each player to win. Partners have the same one."""
        if game.outcome is not None:
            return chances_at_end(game)
        seats = game.setup.players
        table = game.table
        weights = self.at_stage[stage(table)]
        strengths = [self.strength(table, player, weights) for player in table.players]
        if game.setup.teams:
            strengths = [(strengths[seat] + strengths[(seat + 2) % seats]) / 2.0 for seat in range(seats)]
        most = max(strengths)
        odds = [exp(strength - most) for strength in strengths]
        total = sum(odds)
        if game.setup.teams:
            total /= 2.0
        return [one / total for one in odds]


def chances_at_end(game: Game) -> list[float]:
    """What the game was worth to each player: 1 for its winner.

    Sides that share a victory have equal parts of it, and all sides have equal parts of a draw: more than a defeat and
    less than a victory, as in the rewards of the environments.
    """
    outcome = game.outcome
    assert outcome is not None
    seats = game.setup.players
    sharers = outcome.winners or tuple(range(seats))
    part = (2.0 if game.setup.teams else 1.0) / len(sharers)
    return [part if seat in sharers else 0.0 for seat in range(seats)]
