"""Processes in which bots think, so that no table waits for the bots of another.

A view cannot leave its process, but a game is its choices: these are sent, and the process shows the bot the view of
its own seat and nothing else.
"""

from __future__ import annotations

import asyncio
import os
import signal
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Final, NamedTuple

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


class BotChoice(NamedTuple):
    """What a bot would choose, and its reason if it can give one."""

    option: str
    reason: BotReason | None


class BotReason(NamedTuple):
    """Why a bot chose as it did; see `tenages.bots.comment`."""

    chance: float
    second: float
    topic: str
    against: bool


class BotPool:
    """A pool of processes in which bots think."""

    def __init__(self, processes: int = 0) -> None:
        self._processes = processes or max(1, (os.cpu_count() or 2) - 1)
        self._pool: ProcessPoolExecutor | None = None

    async def warm_up(self) -> None:
        """Start a process before the first bot is asked."""
        await asyncio.wrap_future(self._executor().submit(os.getpid))

    async def ask(self, question: BotQuestion, *, explain: bool = False) -> BotChoice:
        """The choice of a bot. If its process has died, another one is asked."""
        try:
            return await self._ask(question, explain)
        except BrokenProcessPool:
            self._pool = None
            return await self._ask(question, explain)

    async def _ask(self, question: BotQuestion, explain: bool) -> BotChoice:
        return await asyncio.wrap_future(self._executor().submit(think, question, explain))

    def _executor(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self._processes, get_context("spawn"), _start_process)
        return self._pool

    def close(self) -> None:
        """Stop all processes, without waiting for bots that still think."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


def _start_process() -> None:
    # Ctrl-C in a terminal reaches every process; it is the server that decides when they stop.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_exit_with_the_server, daemon=True).start()


def _exit_with_the_server() -> None:
    """A server that is killed cannot stop its processes, so they watch it."""
    server = parent_process()
    assert server is not None
    server.join()
    os._exit(0)


# --- in the process of the bots ---------------------------------------------------------------------------------------

_games: Final[OrderedDict[str, tuple[tuple[str, ...], Game]]] = OrderedDict()


def think(question: BotQuestion, explain: bool) -> BotChoice:
    """The choice of a bot at this point of a game, from the view of the seat that decides."""
    game = _game_of(question)
    decision = game.question(question.seat)
    assert decision is not None
    bot = named(question.level, bot_seed(question.seed, _number(question, game)))
    option = bot.decide(game.view(question.seat), decision)
    comment = bot.comment() if explain and isinstance(bot, Thinker) else None
    reason = None if comment is None else BotReason(comment.chance, comment.second, comment.topic, comment.against)
    return BotChoice(option.notation, reason)


def _number(question: BotQuestion, game: Game) -> int:
    """The number of a choice within its game: two of a game never have the same.

    A first meld does not depend on how many players have chosen before.
    """
    return question.seat if isinstance(game.table.phase, FirstMelds) else len(question.choices)


def _game_of(question: BotQuestion) -> Game:
    """The game after these choices, continued from the one in memory where possible."""
    choices = question.choices
    done, game = _games.pop(question.table, ((), None))
    if game is None or choices[: len(done)] != done:
        done, game = (), deal(question.rules, question.seed)
    for notation in choices[len(done) :]:
        game.choose(option_named(notation))
    _games[question.table] = (choices, game)
    if len(_games) > KEPT:
        _games.popitem(last=False)
    return game
