"""Bots that think in processes of this server alone."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

from tenages.analysis.positions import JudgedPosition
from tenages.server.thinking.judging import JudgedSteps
from tenages.server.thinking.questions import BotChoice
from tenages.server.thinking.thinkers import Thinkers, number_of_thinkers
from tenages.server.thinking.thoughts import (
    Answer,
    BotThought,
    Failed,
    FairQueue,
    Judging,
    PositionJudging,
    Question,
    Thought,
)


class OwnBots:
    """A fair queue in memory, and processes that think. They start with the first event loop that asks."""

    def __init__(self, processes: int, limit: float) -> None:
        number = number_of_thinkers(processes)
        self._queue = FairQueue(number)
        self._loop = asyncio.get_running_loop()
        self._asked: dict[int, asyncio.Future[Any]] = {}
        self._thinkers = Thinkers(self, number, limit)
        self._thinkers.start()

    async def ask(self, thought: BotThought) -> BotChoice:
        """The choice of a bot."""
        choice: BotChoice = await self._answer(thought)
        return choice

    async def judge(self, judging: Judging) -> JudgedSteps:
        """Steps of a finished game, judged."""
        judged: JudgedSteps = await self._answer(judging)
        return judged

    async def judge_position(self, judging: PositionJudging) -> JudgedPosition:
        """A lone position, judged."""
        judged: JudgedPosition = await self._answer(judging)
        return judged

    async def _answer(self, thought: Thought[Any]) -> Any:
        future: asyncio.Future[Any] = self._loop.create_future()
        self._asked[thought.number] = future
        try:
            self._queue.put(thought)
            return await future
        finally:
            del self._asked[thought.number]
            self._queue.drop(thought)

    async def close(self) -> None:
        """Stop all processes."""
        self._thinkers.close()

    # --- called by the threads of the thinkers ------------------------------------------------------------------------

    def take(self) -> Thought[Any] | None:
        """The thought whose turn it is."""
        return self._queue.take()

    def question_of(self, asked: Thought[Any]) -> Question | None:
        """The question, unless nobody waits any more."""
        question: Question = asked.question
        return question if asked.number in self._asked else None

    def answer(self, asked: Thought[Any], answer: Answer | Failed) -> None:
        """Wake whoever asked."""
        self._queue.done(asked)
        with suppress(RuntimeError):  # the event loop has ended
            self._loop.call_soon_threadsafe(self._settle, asked.number, answer)

    def give_back(self, asked: Thought[Any]) -> None:
        """Nobody else could think: whoever asked is told."""
        self.answer(asked, Failed("end"))

    def _settle(self, number: int, answer: Answer | Failed) -> None:
        future = self._asked.get(number)
        if future is None or future.done():
            return
        if isinstance(answer, Failed):
            future.set_exception(answer)
        else:
            future.set_result(answer)
