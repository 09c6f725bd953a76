"""A process that follows a table is told choices, and reads from the database what it was not told."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from tenages.server.followed_table import Services
from tenages.server.game_session import GameSession
from tenages.server.lobby import Lobby, deal
from tenages.server.messages.lobby import SeatWanted, TableWanted
from tenages.server.metrics import Metrics
from tenages.server.settings import Settings
from tenages.server.storage.rows import TableRow
from tenages.server.storage.waking import TableNews
from tenages.server.table import LiveTable


class Two:
    """A table in the process at which people choose, and in one that follows it."""

    def __init__(self, lobby: Lobby, chooser: LiveTable, follower: LiveTable) -> None:
        self.lobby, self.chooser, self.follower = lobby, chooser, follower
        self.reads = 0
        self.news: list[TableNews] = []
        table_after = lobby.store.table_after

        async def counted(*given: Any) -> TableRow | None:
            self.reads += 1
            return await table_after(*given)

        lobby.store.table_after = counted  # type: ignore[method-assign, assignment]

    async def choose(self) -> None:
        """Whoever is asked takes the first option, and it is known what the other process will be told."""
        table = self.chooser
        seat = table.session.seats_to_choose()[0]
        question = table.session.game.question(seat)
        assert question is not None
        notation = question.options[0].notation
        self.news.append(TableNews(table.row.id, table.row.revision, len(table.session.choices), notation))
        await table._do(lambda: table._choose(seat, notation, "person"))

    def have_the_same(self) -> bool:
        one, other = self.chooser, self.follower
        return (one.session.choices, one.row.revision) == (other.session.choices, other.row.revision)


def story(folder: Path, act: Callable[[Two], Awaitable[None]]) -> None:
    async def run() -> None:
        lobby = await Lobby.open(Settings(database=f"sqlite:///{folder}/games.sqlite3"), Metrics())
        try:
            seats = [SeatWanted(keeper="you"), SeatWanted(keeper="open")]
            chooser, _, _ = await lobby.make(TableWanted(seats=seats, name="Ann"), "network")
            await lobby.sit_down(chooser, 1, "Bob", None)
            row = await lobby.store.table(chooser.row.id)
            assert row is not None
            services = Services(lobby.store, lobby.bots, lobby.peers, lobby.metrics, lobby.settings)
            await act(Two(lobby, chooser, LiveTable(row, GameSession(lambda: deal(row), (), 0), services)))
        finally:
            await lobby.close()

    asyncio.run(run())


def test_choices_that_were_told_in_order_are_not_read(tmp_path: Path) -> None:
    async def act(two: Two) -> None:
        for _ in range(12):
            await two.choose()
            await two.follower.catch_up(two.news[-1])
            assert two.have_the_same()
        assert two.reads == 0

    story(tmp_path, act)


@pytest.mark.parametrize("missed", [1, 4])
def test_after_a_message_that_was_lost_it_reads(tmp_path: Path, missed: int) -> None:
    async def act(two: Two) -> None:
        for _ in range(missed + 1):
            await two.choose()
        await two.follower.catch_up(two.news[-1])
        assert two.have_the_same()
        assert two.reads == 1

    story(tmp_path, act)


def test_a_message_that_comes_twice_or_late_changes_nothing(tmp_path: Path) -> None:
    async def act(two: Two) -> None:
        for _ in range(4):
            await two.choose()
        await two.follower.catch_up()
        for told in (*two.news, *reversed(two.news)):
            await two.follower.catch_up(told)
            assert two.have_the_same()
        assert two.reads == 1

    story(tmp_path, act)


def test_what_is_no_choice_is_read(tmp_path: Path) -> None:
    async def act(two: Two) -> None:
        await two.choose()
        await two.follower.catch_up(two.news[-1])
        await two.chooser._do(lambda: two.chooser._change(pace="slow"))
        await two.follower.catch_up(TableNews(two.chooser.row.id))
        assert two.have_the_same()
        assert two.follower.row.pace == "slow"
        assert two.reads == 1

    story(tmp_path, act)
