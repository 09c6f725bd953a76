"""The server for tests in this process, hundreds of times in a run: it starts with as little work as possible."""

from __future__ import annotations

from fastapi import FastAPI

from tenages.analysis.positions import JudgedPosition
from tenages.server.app import make_app
from tenages.server.settings import Settings
from tenages.server.storage.engine import driver_url
from tenages.server.thinking.judging import JudgedSteps
from tenages.server.thinking.own_bots import OwnBots
from tenages.server.thinking.questions import BotChoice
from tenages.server.thinking.thoughts import Bots, BotThought, Judging, PositionJudging
from tests.support.migrated import make_file


def quick_app(settings: Settings, bots: Bots | None = None) -> FastAPI:
    """The server of `make_app`; a new SQLite database is a copy, and the processes of its bots start late."""
    make_file(settings.database_url)
    if driver_url(settings.database_url).get_backend_name() == "sqlite" and bots is None:
        bots = LateBots(settings.bot_processes, settings.thought_seconds)
    return make_app(settings, bots=bots)


class LateBots:
    """Bots whose processes start with the first question: most servers of the tests never ask one."""

    def __init__(self, processes: int, limit: float) -> None:
        self._processes = processes
        self._limit = limit
        self._started: OwnBots | None = None

    def _bots(self) -> OwnBots:
        if self._started is None:
            self._started = OwnBots(self._processes, self._limit)
        return self._started

    async def ask(self, thought: BotThought) -> BotChoice:
        """The choice of a bot."""
        return await self._bots().ask(thought)

    async def judge(self, judging: Judging) -> JudgedSteps:
        """Steps of a finished game, judged."""
        return await self._bots().judge(judging)

    async def judge_position(self, judging: PositionJudging) -> JudgedPosition:
        """A lone position, judged."""
        return await self._bots().judge_position(judging)

    async def close(self) -> None:
        """Stop the processes, if there are any."""
        if self._started is not None:
            await self._started.close()
