"""Looking ahead a little: what comes of an option once its action has run its course.

Whoever is asked on the way answers with what looks best to him at once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from tenages.bots.thinking.evaluation import Evaluation
    from tenages.game import Game
    from tenages.rules.options import Decision, Option

ACT: Final = "act"
IDLE: Final = 0.97
"""What is left of a chance after an action that changed nothing: else two who lead and wait could wait for ever."""
ANSWERS_WEIGHED: Final = 10
"""So many answers of an action are chosen with care; a few actions ask for dozens, and nobody waits for that."""
MOST_ANSWERS: Final = 60
"""So many answers are given at most before an action has run its course."""


def after(game: Game, option: Option) -> Game:
    """The game after an option; the game itself stays as it is."""
    child = game.copy()
    child.choose(option)
    return child


def settled(game: Game, evaluation: Evaluation) -> Game:
    """The game when somebody can act again, or is over."""
    answers = 0
    while answers < MOST_ANSWERS:
        decision = game.decision
        if decision is None or decision.purpose == ACT:
            break
        if answers < ANSWERS_WEIGHED:
            game = best_answer(game, decision, evaluation)
        else:
            # The last option is to pass, wherever one may.
            game = after(game, decision.options[-1])
        answers += 1
    return game


def tried(game: Game, option: Option, evaluation: Evaluation) -> Game:
    """The game after an option, when its action has run its course."""
    return settled(after(game, option), evaluation)


def idle_discount(before: Game, then: Game) -> float:
    """What is left of a chance after an option: an action that changed nothing was a waste of time."""
    decision = before.decision
    if decision is not None and decision.purpose == ACT and then.changes == before.changes:
        return IDLE
    return 1.0


def outlook(before: Game, then: Game, player: int, evaluation: Evaluation) -> float:
    """A player's chance in a game to which an option of his led."""
    return evaluation.chances(then)[player] * idle_discount(before, then)


def best_answer(game: Game, decision: Decision, evaluation: Evaluation) -> Game:
    """The game after the answer that looks best at once to whoever is asked."""
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


def first_chances(game: Game, evaluation: Evaluation) -> list[float]:
    """The chance of whoever is asked after each of his options, when the action has run its course."""
    decision = game.decision
    assert decision is not None
    player = decision.player
    return [outlook(game, tried(game, option, evaluation), player, evaluation) for option in decision.options]


def best_action(game: Game, decision: Decision, evaluation: Evaluation) -> Game:
    """The game after the action that looks best, when it has run its course, to whoever is on turn."""
    player = decision.player
    best = -1.0
    chosen: Game | None = None
    for option in decision.options:
        child = tried(game, option, evaluation)
        chance = outlook(game, child, player, evaluation)
        if chance > best:
            best = chance
            chosen = child
    assert chosen is not None
    return chosen
