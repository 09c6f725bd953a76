"""What is chosen when a bot does not answer in time."""

from __future__ import annotations

from typing import Final

from tenages.bots.randomly import RandomBot
from tenages.game import Game
from tenages.server.thinking.questions import BotQuestion, choice_in

QUICK_LEVEL: Final = "novice"
"""It needs about a millisecond."""


def quick_choice(game: Game, question: BotQuestion) -> str:
    """The choice of a quicker bot, in this process; if that fails as well, a random one."""
    try:
        return choice_in(game, question).option
    except Exception:
        decision = game.question(question.seat)
        assert decision is not None
        return RandomBot(0).decide(game.view(question.seat), decision).notation
