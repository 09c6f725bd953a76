"""A process that follows a table is told choices, and reads from the database what it was not told."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import orjson
import psycopg
import pytest
from sqlalchemy.exc import OperationalError

from tenages.rules.errors import TenAgesError
from tenages.server.client import Client
from tenages.server.followed_table import Services
from tenages.server.game_session import GameSession
from tenages.server.lobby import Lobby, deal
from tenages.server.messages.lobby import SeatWanted, TableWanted
from tenages.server.metrics import Metrics
from tenages.server.presence import Presence
from tenages.server.settings import Settings
from tenages.server.storage import writer
from tenages.server.storage.rows import TableChange, TableRow
from tenages.server.storage.waking import TableNews
from tenages.server.table import LiveTable
from tenages.words.catalogue import words_of
from tests.support.migrated import make_file
from tests.support.quick_app import LateBots

ANN, BOB = range(2)


def first_option(table: LiveTable, seat: int) -> str:
    question = table.session.game.question(seat)
    assert question is not None
    return question.options[0].notation


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
        notation = first_option(table, seat)
        self.news.append(TableNews(table.row.id, table.row.revision, len(table.session.choices), notation))
        await table._do(lambda: table._choose(seat, notation, "person"))

    def have_the_same(self) -> bool:
        one, other = self.chooser, self.follower
        return (one.session.choices, one.row.revision) == (other.session.choices, other.row.revision)


def story(folder: Path, act: Callable[[Two], Awaitable[None]]) -> None:
    async def run() -> None:
        settings = Settings(database=f"sqlite:///{folder}/games.sqlite3")
        make_file(settings.database)
        # No bot plays here.
        lobby = await Lobby.open(settings, Metrics(), bots=LateBots(1, settings.thought_seconds))
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


def test_a_table_whose_stored_choices_cannot_be_played_is_given_up(tmp_path: Path) -> None:
    """Otherwise the rest of its game would go on from a wrong one."""

    async def act(two: Two) -> None:
        stored = await two.lobby.store.table(two.chooser.row.id)
        assert stored is not None

        async def damaged(table_id: str) -> TableRow:
            return replace(stored, choices=("meld nonsense",), revision=stored.revision + 1)

        two.lobby.store.table = damaged  # type: ignore[method-assign]
        with pytest.raises(TenAgesError):
            await two.follower._load_again()
        assert two.follower.lost

    story(tmp_path, act)


def test_a_table_that_someone_is_about_to_enter_is_not_unloaded(tmp_path: Path) -> None:
    async def act(two: Two) -> None:
        table = two.chooser
        table.idle_since = 0.0
        assert await two.lobby.table(table.row.id) is table
        await two.lobby.sweep()
        assert await two.lobby.table(table.row.id) is table

    story(tmp_path, act)


class SlowPeers:
    """Other processes whose first answer takes longer than the second one."""

    def __init__(self) -> None:
        self.first_may_answer = asyncio.Event()
        self.asked = 0

    def connected(self, table_id: str, seat: int, number: int) -> None:
        return None

    async def elsewhere(self, table_id: str) -> Mapping[int, int]:
        self.asked += 1
        if self.asked > 1:
            return {BOB: 1}
        await self.first_may_answer.wait()
        return {}

    async def close(self) -> None:
        return None


def test_the_newest_answer_says_who_is_connected_elsewhere() -> None:
    """Bob reloads his page at another process: he is gone and there again within a moment."""

    async def act() -> None:
        peers = SlowPeers()
        presence = Presence("oak", Settings(), peers, lambda seat: None, lambda: None)
        looks = [asyncio.create_task(presence.look_elsewhere()) for _ in range(2)]
        for _ in range(5):
            await asyncio.sleep(0)
        peers.first_may_answer.set()
        await asyncio.gather(*looks)
        assert presence.is_connected(BOB)

    asyncio.run(act())


def test_a_deadlock_is_no_failure_of_the_database() -> None:
    """Each write of the transaction is tried again alone."""
    deadlock = OperationalError("update", {}, psycopg.errors.DeadlockDetected())
    assert not writer._database_failed(deadlock)
    assert writer._database_failed(OperationalError("update", {}, psycopg.OperationalError()))


def test_no_bot_is_asked_while_a_choice_is_on_its_way_to_the_database(tmp_path: Path) -> None:
    """Another process may be faster; then the bot would be asked about a game that never was."""

    async def act(two: Two) -> None:
        table, store = two.chooser, two.lobby.store
        stored, change = asyncio.Event(), store.change

        async def slow(wanted: TableChange) -> None:
            await stored.wait()
            await change(wanted)

        store.change = slow  # type: ignore[method-assign, assignment]
        table.row = table.row.with_seats(replace(table.row.seats[BOB], keeper="bot", level="novice"))
        choosing = asyncio.create_task(table._do(lambda: table._choose(ANN, first_option(table, ANN), "person")))
        await asyncio.sleep(0)
        asking = asyncio.create_task(table.bot_asked())
        for _ in range(5):
            await asyncio.sleep(0)
        assert len(table.session.choices) == 1
        assert not asking.done()
        stored.set()
        await choosing
        asked = await asking
        assert asked is not None
        assert (asked.seat.seat, asked.moment) == (BOB, (0, 1))

    story(tmp_path, act)


def messages_of(client: Client) -> list[dict[str, Any]]:
    """The messages that wait for a client, taken out."""
    found = []
    while not client._outbox.empty():
        message = client._outbox.get_nowait()
        assert message is not None
        found.append(orjson.loads(message))
    return found


def test_who_was_overtaken_by_the_beginning_of_the_game_is_sent_the_game(tmp_path: Path) -> None:
    """Someone takes the last seat at another process while something else was to be stored here."""

    async def act(two: Two) -> None:
        table = two.follower
        table.row = replace(table.row, phase="waiting", revision=table.row.revision - 1)
        spectator = Client(None, words_of())
        await table.enter(spectator)
        assert [message["type"] for message in messages_of(spectator)] == ["table"]
        await table._load_again()
        assert {message["type"] for message in messages_of(spectator)} == {"table", "seen"}

    story(tmp_path, act)


def test_a_first_meld_leaves_the_prepared_messages_of_others_as_they_are(tmp_path: Path) -> None:
    """To make them anew takes a moment, from which the other player could tell that someone has chosen."""

    async def act(two: Two) -> None:
        for table in (two.chooser, two.follower):
            spectator = Client(None, words_of())
            await table.enter(spectator)
        prepared = [table._whole_frames[None, words_of().name] for table in (two.chooser, two.follower)]
        await two.choose()
        await two.follower.catch_up(two.news[-1])
        for table, frame in zip((two.chooser, two.follower), prepared, strict=True):
            assert table.session.choosing_first_melds
            assert table._whole_frames[None, words_of().name] is frame
        await two.choose()
        await two.follower.catch_up(two.news[-1])
        for table in (two.chooser, two.follower):
            assert not table.session.choosing_first_melds
            assert not table._whole_frames

    story(tmp_path, act)


@pytest.mark.parametrize("overtaken", [False, True])
@pytest.mark.parametrize("choices", [0, 1, 5])
def test_whoever_follows_learns_that_the_other_gave_up(tmp_path: Path, choices: int, overtaken: bool) -> None:
    """Also while first melds are chosen, and also a process that wanted to store something itself."""

    async def act(two: Two) -> None:
        ann, bob = [Client(seat.token, words_of()) for seat in two.chooser.row.seats]
        for _ in range(choices):
            await two.choose()
        await two.follower.catch_up()
        await two.chooser.enter(ann)
        await two.follower.enter(bob)
        messages_of(bob)
        await two.chooser.concede(ann)
        if overtaken:
            await two.follower.set_pace(bob, "slow")
        else:
            await two.follower.catch_up()
        sent = messages_of(bob)
        seen = [message["seen"] for message in sent if message["type"] == "seen"]
        assert (seen[-1]["options"], seen[-1]["outcome"]["winners"]) == (None, [BOB])
        assert sent[-1]["table"]["phase"] == "over"
        assert two.follower.bot_to_move() is None

    story(tmp_path, act)
