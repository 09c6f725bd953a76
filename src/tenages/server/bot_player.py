"""Plays for the bots of a table, as long as someone is connected."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, replace
from secrets import randbelow
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final

import structlog

from tenages.game import Game
from tenages.server.errors import TooMany
from tenages.server.reference import PACES
from tenages.server.storage.rows import SeatRow
from tenages.server.thinking.questions import BotQuestion
from tenages.server.thinking.quick import QUICK_LEVEL, quick_choice
from tenages.server.thinking.thoughts import AMONG_BOTS, PEOPLE_WAIT, Failed, Thought

if TYPE_CHECKING:
    from tenages.server.table import LiveTable

JITTER_MILLISECONDS: Final = 40
log: Any = structlog.get_logger("tenages.bots")


@dataclass(frozen=True, slots=True)
class AskedBot:
    """A bot that has to choose, and what it is asked."""

    seat: SeatRow
    epoch: int
    question: BotQuestion
    game: Game
    """A copy of the game."""

    @property
    def moment(self) -> tuple[int, int]:
        """Identifies the choices so far."""
        return self.epoch, len(self.question.choices)


class BotPlayer:
    """Lets bots choose until a person has to decide.

    If the table has clients at several processes, each of them does this; the first choice that is stored counts.
    """

    def __init__(self, table: LiveTable) -> None:
        self._table = table
        self._task: asyncio.Task[None] | None = None

    @property
    def is_busy(self) -> bool:
        """Whether a bot is about to choose."""
        return self._task is not None and not self._task.done()

    def wake(self) -> None:
        """A bot may have to choose now."""
        if not self.is_busy and self._has_to_choose():
            self._task = asyncio.get_running_loop().create_task(self._play())

    def stop(self) -> None:
        """Choose no more."""
        if self._task is not None:
            self._task.cancel()

    def _has_to_choose(self) -> bool:
        return self._table.has_clients and self._table.bot_to_move() is not None

    async def _play(self) -> None:
        table = self._table
        try:
            while table.has_clients and (asked := await table.bot_asked()) is not None:
                pause = 0 if table.session.choosing_first_melds else PACES[table.row.pace]
                _, option = await asyncio.gather(asyncio.sleep(pause), self._choice(asked))
                if table.presence.is_shared:
                    # Another process is about to store the same: if all do it at once, all but one do it in vain.
                    await asyncio.sleep(randbelow(JITTER_MILLISECONDS) / 1000)
                    await table.catch_up()
                if option is not None:
                    await table.choose_for_bot(asked.seat, asked.moment, option)
        except Exception:
            log.exception("bot_player_failed", table=table.row.id)

    async def _choice(self, asked: AskedBot) -> str | None:
        """The choice of a bot, or that of a quicker one if it does not answer in time.

        None if it is no longer asked: another process has made the choice, or it was undone.
        """
        table, level = self._table, asked.question.level
        rank = PEOPLE_WAIT if table.presence.here else AMONG_BOTS
        thought = Thought(asked.question, asked.epoch, rank, self._network())
        begun = perf_counter()
        try:
            async with asyncio.timeout(table.settings.thought_seconds):
                choice = await table.bots.ask(thought)
        except (TimeoutError, TooMany, Failed) as why:
            now = await table.bot_asked()
            if now is None or now.moment != asked.moment:
                return None
            log.warning("bot_replaced", table=table.row.id, level=level, why=str(why) or "too slow")
            table.metrics.replaced.labels(level).inc()
            return await asyncio.to_thread(quick_choice, now.game, replace(now.question, level=QUICK_LEVEL))
        table.metrics.thinking.labels(level).observe(perf_counter() - begun)
        return choice.option

    def _network(self) -> str:
        """On whose behalf the bot thinks: of whoever made the table, or of the table itself if that is unknown."""
        return self._table.row.made_by or self._table.row.id
