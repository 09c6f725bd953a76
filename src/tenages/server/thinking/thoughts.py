"""Thoughts that wait, and whose turn it is."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import count
from threading import Condition, Lock
from typing import Any, Final, Generic, Protocol, TypeVar

from tenages.analysis.positions import JudgedPosition
from tenages.server.errors import TooMany
from tenages.server.thinking.judging import Judged, JudgedQuestion, JudgedSteps, PositionQuestion, StepsQuestion
from tenages.server.thinking.questions import BotChoice, BotQuestion

Question = BotQuestion | JudgedQuestion
Answer = BotChoice | Judged
Asked = TypeVar("Asked", BotQuestion, StepsQuestion, PositionQuestion)

PEOPLE_WAIT: Final = 0
"""The rank of a bot's choice for which people wait at the table."""
HINT: Final = 1
AMONG_BOTS: Final = 2
"""The rank of a bot's choice at a table that people only watch."""
ANALYSIS: Final = 3
"""The rank of steps and positions to be judged. No table waits for them."""
MOST_WAITING: Final = 2000
REMEMBERED: Final = 10_000
"""How many networks and tables are remembered as served."""
LOOK_SECONDS: Final = 0.5
"""How long `take` waits before it says that there is nothing, so that its caller can look whether to end."""
_numbers = count()


@dataclass(frozen=True, slots=True)
class Thought(Generic[Asked]):
    """A question, and its place in the order of all questions."""

    question: Asked
    epoch: int
    """Counts how often choices of the game were taken back."""
    rank: int
    network: str
    """The network of the address on whose behalf the bot thinks."""
    number: int = field(default_factory=lambda: next(_numbers))


BotThought = Thought[BotQuestion]
Judging = Thought[StepsQuestion]
PositionJudging = Thought[PositionQuestion]


class Failed(Exception):
    """A bot made an error, or its process died or took too long."""


class Bots(Protocol):
    """Where bots are asked."""

    async def ask(self, thought: BotThought) -> BotChoice:
        """The choice of a bot; raises `Failed` or `TooMany`."""

    async def judge(self, judging: Judging) -> JudgedSteps:
        """Steps of a finished game, judged; raises `Failed` or `TooMany`."""

    async def judge_position(self, judging: PositionJudging) -> JudgedPosition:
        """A lone position, judged; raises `Failed` or `TooMany`."""

    async def close(self) -> None:
        """Stop all thinking."""


class Analysts:
    """How many processes judge at the same time: all but one, which is kept for the tables. Used by threads.

    If there is only one process, it does everything.
    """

    def __init__(self, processes: int) -> None:
        self._free = max(1, processes - 1)
        self._lock = Lock()

    def enter(self) -> bool:
        """Take one of the places, if there is a free one."""
        with self._lock:
            if not self._free:
                return False
            self._free -= 1
            return True

    def leave(self) -> None:
        """Give a place back."""
        with self._lock:
            self._free += 1


class FairQueue:
    """Thoughts in the memory of one process. Used by several threads.

    The lowest rank comes first. Within a rank the networks take turns, and so do the tables of a network: someone with
    forty tables waits for his own thoughts, and the others wait for one of them at most.
    """

    def __init__(self, processes: int = 1) -> None:
        self._waiting: dict[int, Thought[Any]] = {}
        self._changed = Condition()
        self._served: dict[str, int] = {}
        """When each network and table was last served, as a number that only grows."""
        self._turn = 0
        self._analysts = Analysts(processes)

    def put(self, thought: Thought[Any]) -> None:
        """Add a thought."""
        with self._changed:
            if len(self._waiting) >= MOST_WAITING:
                raise TooMany("too-many-thoughts")
            self._waiting[thought.number] = thought
            self._changed.notify()

    def drop(self, thought: Thought[Any]) -> None:
        """Nobody waits for this thought any more."""
        with self._changed:
            self._waiting.pop(thought.number, None)

    def take(self) -> Thought[Any] | None:
        """The thought whose turn it is; None if there is none for a while. `done` says when it is answered."""
        with self._changed:
            thought = self._next()
            if thought is None and self._changed.wait(LOOK_SECONDS):
                thought = self._next()
            return thought

    def done(self, thought: Thought[Any]) -> None:
        """The process that thought about it is free again."""
        if thought.rank == ANALYSIS:
            with self._changed:
                self._analysts.leave()
                self._changed.notify()

    def _next(self) -> Thought[Any] | None:
        if not self._waiting:
            return None
        thought = min(self._waiting.values(), key=self._place)
        if thought.rank == ANALYSIS and not self._analysts.enter():
            return None
        del self._waiting[thought.number]
        self._serve(thought.network, thought.question.table)
        return thought

    def __len__(self) -> int:
        return len(self._waiting)

    def _place(self, thought: Thought[Any]) -> tuple[int, int, int, int]:
        network, table = self._served.get(thought.network, 0), self._served.get(thought.question.table, 0)
        return thought.rank, network, table, thought.number

    def _serve(self, *names: str) -> None:
        if len(self._served) > REMEMBERED:
            self._served.clear()
        self._turn += 1
        for name in names:
            self._served[name] = self._turn
