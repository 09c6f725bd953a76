"""The puzzles of a server: who may ask for how much, and tries that were worked out already.

Nothing is stored: a browser sends all choices of a try each time, and keeps for itself what was solved.
"""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Callable
from math import ceil
from time import monotonic
from typing import Final, TypeVar

from tenages import puzzles
from tenages.puzzles.attempt import Attempt
from tenages.puzzles.puzzle import Puzzle
from tenages.server.errors import NotFound, TooMany
from tenages.server.limits import Buckets, Clock
from tenages.server.settings import Settings

AT_ONCE: Final = 2
"""How many threads work for puzzles at the same time."""
MOST_WAITING: Final = 32
"""How many requests may wait for one of them."""
MOST_WAITING_FOR_ONE: Final = 4
"""How many requests of one address may wait or be worked on."""
MOST_KEPT: Final = 512
"""How many tries are kept. Those along the solution are asked for again and again."""
READING_COST: Final = 0.2
"""What a position, a solution, or a try that is kept costs, in tries."""
Answer = TypeVar("Answer")
Tried = tuple[int, tuple[str, ...]]


class Puzzles:
    """Works out tries in threads, and counts what each address asks for."""

    def __init__(self, settings: Settings, clock: Clock = monotonic) -> None:
        self._settings = settings
        self._asked = Buckets(settings.puzzle_burst, settings.puzzle_tries_per_second, clock)
        self._threads = asyncio.Semaphore(AT_ONCE)
        self._waiting: Counter[str] = Counter()
        self._tried: OrderedDict[Tried, Attempt] = OrderedDict()

    def puzzle(self, number: int) -> Puzzle:
        """The puzzle with this number."""
        last = len(puzzles.shipped())
        if not 1 <= number <= last:
            raise NotFound("no-such-puzzle", given=str(number), last=str(last))
        return puzzles.puzzle_numbered(number)

    def charge(self, address: str, cost: float = READING_COST) -> None:
        """Count what someone asks for; an error if he asks for too much too fast."""
        if not self._asked.take(address, cost):
            raise TooMany("too-fast", retry_after=max(1, ceil(cost / self._settings.puzzle_tries_per_second)))

    async def in_thread(self, work: Callable[[], Answer], address: str) -> Answer:
        """Do something that takes long, when a thread is free for it."""
        if self._waiting.total() >= MOST_WAITING or self._waiting[address] >= MOST_WAITING_FOR_ONE:
            raise TooMany("too-fast", retry_after=2)
        self._waiting[address] += 1
        try:
            async with self._threads:
                return await asyncio.to_thread(work)
        finally:
            self._waiting[address] -= 1
            if not self._waiting[address]:
                del self._waiting[address]

    async def attempt(self, puzzle: Puzzle, choices: tuple[str, ...], address: str) -> Attempt:
        """Where those choices lead. What nobody has tried yet may take long, and costs more."""
        tried = (puzzle.number, choices)
        if tried in self._tried:
            self.charge(address)
            self._tried.move_to_end(tried)
            return self._tried[tried]
        self.charge(address, 1.0)
        found = await self.in_thread(lambda: puzzles.attempt(puzzle, choices), address)
        self._tried[tried] = found
        while len(self._tried) > MOST_KEPT:
            self._tried.popitem(last=False)
        return found
