"""What a choice prepares: the dogma that the search expects next, if only this choice makes it possible."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tenages.analysis.judged import Why
from tenages.bots.line import Step
from tenages.bots.thinking.evaluation import Evaluation
from tenages.bots.thinking.foresight import after_action
from tenages.game import Game
from tenages.rules.card import Card
from tenages.rules.dogma import counts, sharers_and_obeyers
from tenages.rules.options import DOGMA, Option

THEN_WINS, THEN_OBEYS, THEN_USES = "then-wins", "then-obeys", "then-uses"
MOST: Final = 0.7
"""In which share of the worlds a fact must hold to be told."""
FEWEST_POINTS: Final = 2.0
"""A smaller difference in points is no reason."""


def prepared(
    worlds: Sequence[Game], player: int, best: Option, line: Sequence[Step], evaluation: Evaluation
) -> list[Why]:
    """What the next action brings, after the best option; empty if it is another's, or possible already."""
    then = line[0].option if line and line[0].player == player else None
    if then is None or then.kind != DOGMA or then.card is None:
        return []
    if worlds[0].table.players[player].top(then.card.color) is then.card:
        return []
    before = [after_action(world, best, evaluation) for world in worlds]
    ready = [game for game in before if _may(game, player, then)]
    if len(ready) < MOST * len(worlds):
        return []
    done = [after_action(game, then, evaluation) for game in ready]
    won = [game.outcome is not None and player in game.outcome.winners for game in done]
    if sum(won) >= MOST * len(won):
        return [Why(THEN_WINS, card=then.card.slug)]
    points = sum([_lead(game, player) for game in done]) - sum([_lead(game, player) for game in ready])
    return [_told(ready[0], player, then.card, points / len(ready))]


def _told(game: Game, player: int, card: Card, points: float) -> Why:
    table = game.table
    value = round(points) if points >= FEWEST_POINTS else 0
    counted = counts(table, card)
    _, obeying = sharers_and_obeyers(counted, player, table.setup.teams)
    demands = any(effect.is_demand for effect in card.effects[table.setup.edition.texts])
    if demands and obeying:
        return Why(THEN_OBEYS, obeying[0], card.slug, value, own=counted[player], theirs=counted[obeying[0]])
    return Why(THEN_USES, None, card.slug, value)


def _may(game: Game, player: int, option: Option) -> bool:
    decision = game.decision
    return decision is not None and decision.player == player and option in decision.options


def _lead(game: Game, player: int) -> int:
    """The player's score, less that of the best opponent."""
    players = game.table.players
    return players[player].full_score() - max(
        [seat.full_score() for seat in players if not players[player].same_side(seat)]
    )
