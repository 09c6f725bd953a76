"""Plays for the bots of a table, as long as someone is connected."""

from __future__ import annotations

import asyncio
from secrets import randbelow
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final

import structlog

from tenages.server.errors import TooMany
from tenages.server.reference import PACES
from tenages.server.storage.rows import SeatRow
from tenages.server.thinking.quick import QUICK_LEVEL, quick_choice
from tenages.server.thinking.thoughts import AMONG_BOTS, PEOPLE_WAIT, Failed, Thought

if TYPE_CHECKING:
    from tenages.server.table import LiveTable

JITTER_MILLISECONDS: Final = 40
log: Any = structlog.get_logger("tenages.bots")


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
            while table.has_clients and (seat := table.bot_to_move()) is not None:
                moment = table.moment
                pause = 0 if table.session.choosing_first_melds else PACES[table.row.pace]
                _, option = await asyncio.gather(asyncio.sleep(pause), self._choice(seat))
                if table.presence.is_shared:
                    # Another process is about to store the same: if all do it at once, all but one do it in vain.
                    await asyncio.sleep(randbelow(JITTER_MILLISECONDS) / 1000)
                    await table.catch_up()
                await table.choose_for_bot(seat, moment, option)
        except Exception:
            log.exception("bot_player_failed", table=table.row.id)

    async def _choice(self, seat: SeatRow) -> str:
        """The choice of a bot; that of a quicker bot if it does not answer in time."""
        table = self._table
        assert seat.level is not None
        rank = PEOPLE_WAIT if table.presence.here else AMONG_BOTS
        thought = Thought(table.question(seat.seat, seat.level), table.row.epoch, rank, self._network())
        begun = perf_counter()
        try:
            async with asyncio.timeout(table.settings.thought_seconds):
                choice = await table.bots.ask(thought)
        except (TimeoutError, TooMany, Failed) as why:
            log.warning("bot_replaced", table=table.row.id, level=seat.level, why=str(why) or "too slow")
            table.metrics.replaced.labels(seat.level).inc()
            question = table.question(seat.seat, QUICK_LEVEL)
            return await asyncio.to_thread(quick_choice, table.session.game.copy(), question)
        table.metrics.thinking.labels(seat.level).observe(perf_counter() - begun)
        return choice.option

    def _network(self) -> str:
        """On whose behalf the bot thinks: of whoever made the table, or of the table itself if that is unknown."""
        return self._table.row.made_by or self._table.row.id
