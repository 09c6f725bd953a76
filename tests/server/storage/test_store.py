"""Games are stored on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import UTC, timedelta, timezone
from pathlib import Path
from typing import Any, TypeVar

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text
from sqlalchemy.exc import IntegrityError

from tenages.rules.errors import TenAgesError
from tenages.server.storage.engine import engine_for
from tenages.server.storage.rows import SeatRow
from tenages.server.storage.schema import METADATA
from tenages.server.storage.store import Store
from tests.server.storage.tables import ANN, BOT, LONG_AGO, OPEN, table
from tests.support.postgres import new_database
from tests.support.postgres import postgres_url as postgres_url

T = TypeVar("T")


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A new database of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'games.sqlite3'}"
    return new_database(request.getfixturevalue("postgres_url"))


def with_store(url: str, act: Callable[[Store], Awaitable[T]]) -> T:
    """Open the store, do something with it, and close it."""

    async def run() -> T:
        store = await Store.open(url)
        try:
            return await act(store)
        finally:
            await store.close()

    return asyncio.run(run())


def with_database(url: str, act: Callable[[Connection], T]) -> T:
    """Do something with the database directly, without the store."""

    engine = engine_for(url)
    try:
        with engine.begin() as connection:
            return act(connection)
    finally:
        engine.dispose()


async def choices(store: Store, table_id: str = "oak") -> tuple[str, ...]:
    found = await store.table(table_id)
    assert found is not None
    return found.choices


class TestTables:
    @pytest.mark.parametrize(
        "changes",
        [
            {},
            {"expansions": (), "american": True, "teams": True, "language": "fr", "listed": False, "hints": False},
            {"american": False, "undone": 3, "next": "elm", "archived": True, "phase": "over", "seed": 0},
            {"choices": ("meld agriculture", "draw"), "seats": (replace(ANN, name="Zoë ☃ 🎲", key=b"\0\xff" * 16),)},
        ],
    )
    def test_a_table_comes_back_as_it_was_put(self, url: str, changes: dict[str, Any]) -> None:
        put = table(**changes)
        with_store(url, lambda store: store.add_table(put))
        assert with_store(url, lambda store: store.table("oak")) == put

    def test_every_moment_is_in_utc(self, url: str) -> None:
        in_paris = LONG_AGO.astimezone(timezone(timedelta(hours=2)))

        async def act(store: Store) -> None:
            await store.add_table(table(made=in_paris))
            found = await store.table("oak")
            assert found is not None
            assert found.made == in_paris
            assert found.made.tzinfo is UTC

        with_store(url, act)

    def test_there_is_no_table_that_nobody_made(self, url: str) -> None:
        assert with_store(url, lambda store: store.table("oak")) is None

    def test_a_table_is_made_only_once(self, url: str) -> None:
        async def act(store: Store) -> None:
            await store.add_table(table())
            with pytest.raises(IntegrityError):
                await store.add_table(table(pace="slow"))
            assert await store.table("oak") == table()

        with_store(url, act)

    def test_someone_sits_down_and_the_others_stay(self, url: str) -> None:
        cid = SeatRow(2, "person", "Cid", None, b"c" * 32, b"k" * 32)

        async def act(store: Store) -> None:
            await store.add_table(table())
            await store.add_table(table("elm"))
            await store.save_seat("oak", cid)
            oak, elm = await store.table("oak"), await store.table("elm")
            assert oak is not None
            assert oak.seats == (ANN, BOT, cid)
            assert oak.touched > LONG_AGO
            assert elm == table("elm")

        with_store(url, act)

    def test_a_change_leaves_the_rest_as_it_was(self, url: str) -> None:
        async def act(store: Store) -> None:
            await store.add_table(table())
            await store.change("oak", phase="over", next="elm")
            await store.change("oak", pace="quick")
            found = await store.table("oak")
            assert found is not None
            assert found.touched > LONG_AGO
            assert replace(found, touched=LONG_AGO) == table(phase="over", next="elm", pace="quick")

        with_store(url, act)


class TestChoices:
    def test_choices_come_back_in_order(self, url: str) -> None:
        notations = tuple(f"meld card {number}" for number in range(25))

        async def act(store: Store) -> None:
            await store.add_table(table())
            for number, notation in enumerate(notations):
                await store.add_choice("oak", number, notation)

        with_store(url, act)
        found = with_store(url, lambda store: store.table("oak"))
        assert found is not None
        assert found.choices == notations
        assert found.touched > LONG_AGO

    def test_500_choices_at_once(self, url: str) -> None:
        async def act(store: Store) -> None:
            for number in range(100):
                await store.add_table(table(f"table {number}"))
            await asyncio.gather(
                *[
                    store.add_choice(f"table {number}", turn, f"choice {turn} of {number}")
                    for turn in range(5)
                    for number in range(100)
                ]
            )
            for number in range(100):
                assert await choices(store, f"table {number}") == tuple(
                    f"choice {turn} of {number}" for turn in range(5)
                )

        with_store(url, act)

    def test_a_doubled_choice_is_refused_and_the_others_of_that_moment_are_kept(self, url: str) -> None:
        async def act(store: Store) -> None:
            for name in ("oak", "elm", "ash"):
                await store.add_table(table(name))
            await store.add_choice("elm", 0, "draw")
            outcomes = await asyncio.gather(
                store.add_choice("oak", 0, "draw"),
                store.add_choice("elm", 0, "meld tools"),
                store.add_choice("nowhere", 0, "draw"),
                store.change("ash", pace="slow"),
                store.add_choice("ash", 0, "draw"),
                return_exceptions=True,
            )
            assert [type(outcome) for outcome in outcomes] == [
                *(type(None), IntegrityError, IntegrityError),
                *(type(None), type(None)),
            ]
            assert await choices(store, "oak") == ("draw",)
            assert await choices(store, "elm") == ("draw",)
            assert await choices(store, "ash") == ("draw",)

        with_store(url, act)

    def test_a_text_that_no_database_can_store_is_refused_alone(self, url: str) -> None:
        async def act(store: Store) -> None:
            await store.add_table(table())
            await store.add_table(table("elm"))
            outcomes = await asyncio.gather(
                store.add_choice("oak", 0, "half a sign \ud800"),
                store.add_choice("elm", 0, "draw"),
                return_exceptions=True,
            )
            assert isinstance(outcomes[0], Exception)
            assert outcomes[1] is None
            assert await choices(store, "oak") == ()
            assert await choices(store, "elm") == ("draw",)

        with_store(url, act)

    def test_undo_takes_choices_back_and_the_game_goes_on(self, url: str) -> None:
        async def act(store: Store) -> None:
            await store.add_table(table(choices=("meld tools", "draw", "draw")))
            await store.add_table(table("elm", choices=("draw", "draw")))
            await store.take_back("oak", ["meld tools"])
            await store.add_choice("oak", 1, "dogma tools")
            oak = await store.table("oak")
            assert oak is not None
            assert oak.choices == ("meld tools", "dogma tools")
            assert oak.undone == 1
            assert oak.touched > LONG_AGO
            assert await store.table("elm") == table("elm", choices=("draw", "draw"))

        with_store(url, act)

    def test_a_first_meld_is_taken_back_alone_and_nobody_can_count_it(self, url: str) -> None:
        async def act(store: Store) -> None:
            await store.add_table(table(choices=("card oars", "card tools", "card archery")))
            await store.take_back("oak", ["card oars", "card archery"], counted=False)
            await store.add_choice("oak", 2, "card metalworking")
            oak = await store.table("oak")
            assert oak is not None
            assert oak.choices == ("card oars", "card archery", "card metalworking")
            assert oak.undone == 0

        with_store(url, act)

    def test_undo_does_not_overtake_the_choices_before_it(self, url: str) -> None:
        async def act(store: Store) -> None:
            await store.add_table(table())
            await asyncio.gather(
                store.add_choice("oak", 0, "draw"),
                store.add_choice("oak", 1, "draw"),
                store.take_back("oak", ["draw"]),
                store.add_choice("oak", 1, "meld tools"),
                store.take_back("oak", []),
                store.add_choice("oak", 0, "claim 1"),
            )
            found = await store.table("oak")
            assert found is not None
            assert found.choices == ("claim 1",)
            assert found.undone == 2

        with_store(url, act)

    def test_someone_who_goes_away_leaves_the_choice_behind(self, url: str) -> None:
        async def act(store: Store) -> None:
            await store.add_table(table())
            await store.add_table(table("elm"))
            gone = asyncio.create_task(store.add_choice("oak", 0, "draw"))
            wrong_and_gone = asyncio.create_task(store.add_choice("nowhere", 0, "draw"))
            stays = asyncio.create_task(store.add_choice("elm", 0, "draw"))
            await asyncio.sleep(0)
            gone.cancel()
            wrong_and_gone.cancel()
            await stays
            assert gone.cancelled()
            assert wrong_and_gone.cancelled()
            await store.add_choice("oak", 1, "meld tools")
            assert await choices(store) == ("draw", "meld tools")

        with_store(url, act)

    def test_closing_writes_pending_choices(self, url: str) -> None:
        async def act(store: Store) -> list[asyncio.Task[None]]:
            await store.add_table(table())
            waiting = [asyncio.create_task(store.add_choice("oak", number, "draw")) for number in range(3)]
            await asyncio.sleep(0)
            return waiting

        with_store(url, act)
        found = with_store(url, lambda store: store.table("oak"))
        assert found is not None
        assert found.choices == ("draw",) * 3

    def test_a_server_that_is_killed_has_lost_nothing(self, url: str) -> None:
        killed = subprocess.run([sys.executable, "-m", "tests.server.storage.killed", url], capture_output=True)
        assert killed.returncode == -signal.SIGKILL, killed.stderr.decode()
        found = with_store(url, lambda store: store.table("oak"))
        assert found is not None
        assert found.choices == tuple(f"choice {number}" for number in range(200))


class TestTheLobby:
    def test_lists_the_tables_that_wait_or_play_the_newest_first(self, url: str) -> None:
        """Choices do not change the order: who chooses a first meld would be noticed in the list."""

        async def act(store: Store) -> None:
            await store.add_table(table("oak", phase="waiting"))
            await store.add_table(table("elm", made=LONG_AGO + timedelta(hours=1)))
            await store.add_table(table("ash", choices=("draw",), made=LONG_AGO + timedelta(seconds=1)))
            await store.add_table(table("not listed", listed=False))
            await store.add_table(table("archived", archived=True))
            await store.add_table(table("over", phase="over"))
            assert [found.id for found in await store.listed(10)] == ["elm", "ash", "oak"]
            assert [found.id for found in await store.listed(2)] == ["elm", "ash"]
            await store.add_choice("oak", 0, "draw")
            *_, last = await store.listed(10)
            assert last.id == "oak"
            assert last.seats == (ANN, BOT, OPEN)
            assert last.choices == ()

        with_store(url, act)

    def test_counts_the_tables_under_way(self, url: str) -> None:
        async def act(store: Store) -> None:
            assert await store.under_way() == 0
            await store.add_table(table("oak", phase="waiting"))
            await store.add_table(table("elm", listed=False))
            await store.add_table(table("archived", archived=True))
            await store.add_table(table("over", phase="over"))
            assert await store.under_way() == 2
            await store.change("elm", phase="over")
            assert await store.under_way() == 1

        with_store(url, act)

    def test_archives_what_nobody_touches_and_revives_it(self, url: str) -> None:
        async def act(store: Store) -> None:
            await store.add_table(table("oak"))
            await store.add_table(table("elm", phase="over"))
            await store.add_table(table("ash", touched=LONG_AGO + timedelta(seconds=1)))
            assert await store.archive(LONG_AGO) == 0
            assert await store.archive(LONG_AGO + timedelta(seconds=1)) == 2
            assert await store.archive(LONG_AGO + timedelta(seconds=1)) == 0
            assert [found.id for found in await store.listed(10)] == ["ash"]
            assert await store.table("oak") == table("oak", archived=True)

            await store.revive("oak")
            found = await store.table("oak")
            assert found is not None
            assert not found.archived
            assert found.touched > LONG_AGO
            assert [found.id for found in await store.listed(10)] == ["ash", "oak"]

        with_store(url, act)


class TestReplays:
    def test_a_record_that_is_sent_twice_is_kept_once(self, url: str) -> None:
        async def act(store: Store) -> None:
            assert await store.replay("sent") is None
            await store.add_replay("sent", '{"é": "☃"}' * 10_000)
            await store.add_replay("sent", "something else")
            assert await store.replay("sent") == '{"é": "☃"}' * 10_000

        with_store(url, act)


class TestTheDatabase:
    def test_answers(self, url: str) -> None:
        with_store(url, lambda store: store.ping())

    def test_is_migrated_to_the_current_version(self, url: str) -> None:
        async def nothing(store: Store) -> None:
            pass

        with_store(url, nothing)
        with_store(url, nothing)
        assert with_database(url, lambda found: compare_metadata(MigrationContext.configure(found), METADATA)) == []

    def test_of_a_later_version_is_left_alone(self, url: str) -> None:
        with_store(url, lambda store: store.add_table(table()))
        with_database(
            url, lambda connection: connection.execute(text("update alembic_version set version_num = '9999'"))
        )
        with pytest.raises(TenAgesError, match="a later version of Ten Ages has written it") as refused:
            with_store(url, lambda store: store.table("oak"))
        assert refused.value.key == "bad-database"

    def test_that_someone_else_uses_is_left_alone(self, url: str) -> None:
        with_database(url, lambda connection: connection.execute(text("create table choices (wine text)")))
        with pytest.raises(TenAgesError, match=r"the database cannot be opened: .*choices.* already exists"):
            with_store(url, lambda store: store.ping())
        # Nothing was left half done.
        with_database(url, lambda connection: connection.execute(text("drop table choices")))
        with_store(url, lambda store: store.add_table(table()))


def test_a_wrong_database_is_reported(postgres_url: str) -> None:
    with pytest.raises(TenAgesError, match=r'the database cannot be opened: .*database "nowhere" does not exist'):
        with_store(postgres_url.rpartition("/")[0] + "/nowhere", lambda store: store.ping())


def test_urls_as_hosting_services_write_them_are_understood(postgres_url: str) -> None:
    url = new_database(postgres_url).replace("postgresql://", "postgres://") + "?sslmode=prefer"
    with_store(url, lambda store: store.ping())


def test_a_database_that_was_restarted_is_found_again(postgres_url: str) -> None:
    url = new_database(postgres_url)
    others = "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()"

    async def act(store: Store) -> None:
        await store.add_table(table())
        await asyncio.to_thread(
            with_database, url, lambda found: found.execute(text(f"{others} and pid <> pg_backend_pid()"))
        )
        await store.add_choice("oak", 0, "draw")
        assert await choices(store) == ("draw",)

    with_store(url, act)
