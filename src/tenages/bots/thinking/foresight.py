"""Looking ahead to the end of an action: the game after an option, when the next action is due.

Each player who is asked on the way takes the answer that looks best at once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tenages.rules.purposes import ACT

if TYPE_CHECKING:
    from tenages.bots.thinking.evaluation import Evaluation
    from tenages.game import Game
    from tenages.rules.options import Decision, Option

IDLE: Final = 0.97
"""The factor on a chance after an action that changed nothing; without it two bots could both wait for ever."""
CAREFUL_ANSWERS: Final = 10
"""How many answers of one action are evaluated. A few actions ask for dozens, which would take too long."""
MAX_ANSWERS: Final = 60
"""How many answers are given at most before an action counts as finished."""


def after(game: Game, option: Option) -> Game:
    """The game after an option; the game itself stays as it is."""
    child = game.copy()
    child.choose(option)
    return child


def to_next_action(game: Game, evaluation: Evaluation) -> Game:
    """The game at its next action, or at its end; the questions before that are answered."""
    answers = 0
    while answers < MAX_ANSWERS:
        decision = game.decision
        if decision is None or decision.purpose == ACT:
            break
        if answers < CAREFUL_ANSWERS:
            game = best_answer(game, decision, evaluation)
        else:
            # The last option is to pass, wherever one may.
            game = after(game, decision.options[-1])
        answers += 1
    return game


def after_action(game: Game, option: Option, evaluation: Evaluation) -> Game:
    """The game after an option and all that follows from it, at the next action."""
    return to_next_action(after(game, option), evaluation)


def idle_discount(before: Game, then: Game) -> float:
    """The factor on a chance after an option: below 1 for an action that changed nothing."""
    decision = before.decision
    if decision is not None and decision.purpose == ACT and then.changes == before.changes:
        return IDLE
    return 1.0


def chance_after(before: Game, then: Game, player: int, evaluation: Evaluation) -> float:
    """The chance of a player to win after an option of his."""
    return evaluation.chances(then)[player] * idle_discount(before, then)


def best_answer(game: Game, decision: Decision, evaluation: Evaluation) -> Game:
    """The game after the answer that looks best at once to the player who is asked."""
    player = decision.player
    best = -1.0
    chosen: Game | None = None
    for option in decision.options:
        child = after(game, option)
        chance = evaluation.chances(child)[player]
        if chance > best:
            best = chance
            chosen = child
    assert chosen is not None
    return chosen


def option_chances(game: Game, evaluation: Evaluation) -> list[float]:
    """The chance of the player who is asked after each of his options, at the next action."""
    decision = game.decision
    assert decision is not None
    player = decision.player
    return [
        chance_after(game, after_action(game, option, evaluation), player, evaluation) for option in decision.options
    ]


def best_action(game: Game, decision: Decision, evaluation: Evaluation) -> Game:
    """The game after the action that looks best to the player on turn, at the next action."""
    player = decision.player
    best = -1.0
    chosen: Game | None = None
    for option in decision.options:
        child = after_action(game, option, evaluation)
        chance = chance_after(game, child, player, evaluation)
        if chance > best:
            best = chance
            chosen = child
    assert chosen is not None
    return chosen
