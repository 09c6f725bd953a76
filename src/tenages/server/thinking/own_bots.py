"""Bots that think in processes of this server alone."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from tenages.server.thinking.questions import BotChoice, BotQuestion
from tenages.server.thinking.thinkers import Thinkers, number_of_thinkers
from tenages.server.thinking.thoughts import Failed, FairQueue, Thought


class OwnBots:
    """A fair queue in memory, and processes that think. They start with the first event loop that asks."""

    def __init__(self, processes: int, limit: float) -> None:
        self._queue = FairQueue()
        self._loop = asyncio.get_running_loop()
        self._asked: dict[int, asyncio.Future[BotChoice]] = {}
        self._thinkers = Thinkers(self, number_of_thinkers(processes), limit)
        self._thinkers.start()

    async def ask(self, thought: Thought) -> BotChoice:
        """The choice of a bot."""
        future: asyncio.Future[BotChoice] = self._loop.create_future()
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

    def take(self) -> Thought | None:
        """The thought whose turn it is."""
        return self._queue.take()

    def question_of(self, asked: Thought) -> BotQuestion | None:
        """The question, unless nobody waits any more."""
        return asked.question if asked.number in self._asked else None

    def answer(self, asked: Thought, answer: BotChoice | Failed) -> None:
        """Wake whoever asked."""
        with suppress(RuntimeError):  # the event loop has ended
            self._loop.call_soon_threadsafe(self._settle, asked.number, answer)

    def _settle(self, number: int, answer: BotChoice | Failed) -> None:
        future = self._asked.get(number)
        if future is None or future.done():
            return
        if isinstance(answer, Failed):
            future.set_exception(answer)
        else:
            future.set_result(answer)
