"""What a bot is asked, and how it answers.

A view cannot leave its process, but a game is its choices: these are sent, and the process shows the bot the view of
its own seat and nothing else.
"""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from typing import Final, NamedTuple

from tenages.bots.comment import Comment
from tenages.bots.registry import named
from tenages.bots.seeds import bot_seed
from tenages.bots.thinker import Thinker
from tenages.game import Game
from tenages.opening import deal
from tenages.rules.options import option_named
from tenages.rules.phase import FirstMelds
from tenages.rules.setup import Rules

KEPT: Final = 200
"""How many games a process keeps in memory, so that it only has to play the new choices."""


@dataclass(frozen=True, slots=True)
class BotQuestion:
    """What a bot is asked: the game by its choices so far, the seat that has to choose, and the level of the bot."""

    table: str
    rules: Rules
    seed: int
    choices: tuple[str, ...]
    seat: int
    level: str
    explain: bool = False
    """Whether a reason is wanted too."""
    position: str = ""
    """What the game begins from if it is not dealt, as records keep it."""


class BotChoice(NamedTuple):
    """What a bot would choose, and its reason if it can give one."""

    option: str
    reason: Comment | None


# --- in the process of the bots ---------------------------------------------------------------------------------------

_games: Final[OrderedDict[str, tuple[tuple[str, ...], Game]]] = OrderedDict()


def think(question: BotQuestion) -> BotChoice:
    """The choice of a bot at this point of a game, from the view of the seat that decides."""
    return choice_in(_game_of(question), question)


def choice_in(game: Game, question: BotQuestion) -> BotChoice:
    """The choice of a bot in this game."""
    decision = game.question(question.seat)
    assert decision is not None
    # A first meld does not depend on how many players have chosen before.
    number = question.seat if isinstance(game.table.phase, FirstMelds) else len(question.choices)
    bot = named(question.level, bot_seed(question.seed, number))
    option = bot.decide(game.view(question.seat), decision)
    comment = bot.comment() if question.explain and isinstance(bot, Thinker) else None
    return BotChoice(option.notation, comment)


def _game_of(question: BotQuestion) -> Game:
    """The game after these choices, continued from the one in memory where possible."""
    choices = question.choices
    done, game = _games.pop(question.table, ((), None))
    if game is None or choices[: len(done)] != done:
        done, game = (), deal(question.rules, question.seed, question.position)
    for notation in choices[len(done) :]:
        game.choose(option_named(notation))
    _games[question.table] = (choices, game)
    if len(_games) > KEPT:
        _games.popitem(last=False)
    return game
