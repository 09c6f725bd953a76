"""Where bots think: in processes of their own, so that no table ever waits for the bots of another.

A view cannot leave its process, but a game is its choices: those are sent, and over there the bot is shown the view of
its own seat, and nothing else.
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
from tenages.bots.thinker import Thinker
from tenages.game import Game
from tenages.opening import Rules, deal
from tenages.rules.options import option_named

KEPT: Final = 200
"""How many games a process keeps in mind, so that only the new choices have to be played."""


@dataclass(frozen=True, slots=True)
class Question:
    """What a bot is asked: the table, the choices so far, and how well to think."""

    table: str
    rules: Rules
    seed: int
    choices: tuple[str, ...]
    level: str


class Thought(NamedTuple):
    """What a bot would choose, and why if it can say that."""

    option: str
    reason: Reason | None


class Reason(NamedTuple):
    """Why a bot chose as it did; see `tenages.bots.comment`."""

    chance: float
    second: float
    topic: str
    against: bool


class Thinkers:
    """The processes in which bots think."""

    def __init__(self, processes: int = 0) -> None:
        self._processes = processes or max(1, (os.cpu_count() or 2) - 1)
        self._pool: ProcessPoolExecutor | None = None

    async def warm_up(self) -> None:
        """Start a process before the first bot is asked."""
        await asyncio.wrap_future(self._running().submit(os.getpid))

    async def ask(self, question: Question, *, explain: bool = False) -> Thought:
        """What a bot would choose. If its process has died, another one is asked."""
        try:
            return await self._ask(question, explain)
        except BrokenProcessPool:
            self._pool = None
            return await self._ask(question, explain)

    async def _ask(self, question: Question, explain: bool) -> Thought:
        return await asyncio.wrap_future(self._running().submit(think, question, explain))

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self._processes, get_context("spawn"), _begin)
        return self._pool

    def close(self) -> None:
        """Send everyone home; whoever is thinking need not finish."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


def _begin() -> None:
    # Ctrl-C in a terminal reaches every process; it is the server that decides when they stop.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    """A server that is killed cannot send anyone home."""
    server = parent_process()
    assert server is not None
    server.join()
    os._exit(0)


# --- over there -------------------------------------------------------------------------------------------------------

_games: Final[OrderedDict[str, tuple[tuple[str, ...], Game]]] = OrderedDict()


def think(question: Question, explain: bool) -> Thought:
    """What a bot would choose at this point of a game, from the view of the seat that is asked."""
    game = _at(question)
    decision = game.decision
    assert decision is not None
    bot = named(question.level, _seed(question))
    option = bot.decide(game.view(decision.player), decision)
    comment = bot.comment() if explain and isinstance(bot, Thinker) else None
    reason = None if comment is None else Reason(comment.chance, comment.second, comment.topic, comment.against)
    return Thought(option.notation, reason)


def _seed(question: Question) -> int:
    """The bots' choices follow from the seed and from nothing else, so that a game can be told again."""
    return question.seed * 1_000_003 + len(question.choices)


def _at(question: Question) -> Game:
    """The game after those choices: the one kept in mind, if they go on from it."""
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
