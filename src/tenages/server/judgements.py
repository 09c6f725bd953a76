"""Lone positions of the editor, judged by the processes of the bots after everything that a table waits for.

Whoever asks waits for the answer. The same question of several is asked once, and its answer is kept for a while.
"""

from __future__ import annotations

import asyncio
from hashlib import sha256
from typing import Any, Final

import structlog

from tenages.analysis.positions import JudgedPosition, PositionJob
from tenages.server.analyses import Analyses, check_networks
from tenages.server.errors import NotNow, TooMany
from tenages.server.lately import Lately
from tenages.server.lobby import Lobby
from tenages.server.messages.analysis import Eyes
from tenages.server.thinking.judging import PositionQuestion
from tenages.server.thinking.thoughts import ANALYSIS, Failed, Thought

log: Any = structlog.get_logger("tenages.analysis")
ATTEMPTS: Final = 2
"""How often the same position is tried."""
WAITING_SECONDS: Final = 45.0
"""How long an answer is waited for; within a minute, proxies give up as well."""
BUSY_SECONDS: Final = 5
"""When someone should try again who was refused because there is too much to do."""
MOST_KEPT: Final = 5000
"""How much is kept in memory: the options and expected actions of all judgements together."""
QUICK_COST: Final = 0.1
"""What a quick judgement costs, in choices of analysed games; a full one costs about as much as one."""
LETTERS: Final = 32
"""How many letters of its digest name a position."""


class Judgements:
    """The lone positions that a server judges."""

    def __init__(self, lobby: Lobby, analyses: Analyses) -> None:
        self._lobby = lobby
        self._analyses = analyses
        self._coming: dict[str, asyncio.Task[JudgedPosition]] = {}
        """The judgements under way, by the name of their question."""
        self._asking: dict[str, str] = {}
        """The address that asked for each of them."""
        self._kept: Lately[str, JudgedPosition] = Lately(MOST_KEPT, _size)

    async def judged(self, record: str, eyes: Eyes, quick: bool, address: str) -> JudgedPosition:
        """The position at the end of a record, judged; an error if there is too much to do."""
        settings = self._lobby.settings
        depth = settings.quick_depth if quick else settings.full_depth
        name = f"{sha256(record.encode()).hexdigest()[:LETTERS]}-{eyes}-{depth.name}"
        kept = self._kept.get(name)
        if kept is not None:
            return kept
        if name not in self._coming:
            check_networks()
            self._check_room(address)
            self._analyses.count_position(address, QUICK_COST if quick else 1.0)
            self._begin(name, PositionJob(record, eyes, depth), address)
        # Others may wait for the same.
        return await asyncio.shield(self._coming[name])

    def _check_room(self, address: str) -> None:
        settings = self._lobby.settings
        if list(self._asking.values()).count(address) >= settings.most_own_judged:
            raise TooMany("too-many-own-judged", most=settings.most_own_judged, retry_after=BUSY_SECONDS)
        if len(self._asking) >= settings.most_judged:
            raise TooMany("too-many-judged", retry_after=BUSY_SECONDS)

    def _begin(self, name: str, job: PositionJob, address: str) -> None:
        task = asyncio.get_running_loop().create_task(self._judge(name, job, address))
        self._coming[name], self._asking[name] = task, address
        task.add_done_callback(lambda done: self._end(name, done))

    def _end(self, name: str, done: asyncio.Task[JudgedPosition]) -> None:
        del self._coming[name], self._asking[name]
        if not done.cancelled() and done.exception() is None:
            self._kept.put(name, done.result())

    async def _judge(self, name: str, job: PositionJob, address: str) -> JudgedPosition:
        for attempt in range(ATTEMPTS):
            thought = Thought(PositionQuestion(name, job, attempt), 0, ANALYSIS, address)
            try:
                async with asyncio.timeout(WAITING_SECONDS):
                    return await self._lobby.bots.judge_position(thought)
            except Failed as error:
                log.warning("position_not_judged", position=name, why=str(error))
            except TimeoutError as error:
                raise TooMany("too-many-judged", retry_after=BUSY_SECONDS) from error
        raise NotNow("judging-failed")

    async def close(self) -> None:
        """Stop all work."""
        tasks = list(self._coming.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _size(judged: JudgedPosition) -> int:
    return len(judged.rating.options) + len(judged.rating.line) + 1
