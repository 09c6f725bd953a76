"""Games are stored on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
import signal
import sys
from dataclasses import replace
from datetime import UTC, timedelta, timezone
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import text
from sqlalchemy.exc import IntegrityError

from tenages.rules.errors import TenAgesError
from tenages.server.storage.rows import Overtaken, SeatRow, TableChange
from tenages.server.storage.schema import METADATA
from tenages.server.storage.store import Store
from tests.support.databases import empty_url as empty_url
from tests.support.databases import execute, with_database, with_store
from tests.support.databases import url as url
from tests.support.postgres import new_database
from tests.support.postgres import postgres_url as postgres_url
from tests.support.serving import TIMEOUT_SECONDS
from tests.support.stored_tables import ANN, BOT, LONG_AGO, OPEN, choice, table, undo
from tests.support.warm_start import start


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
            await store.change(TableChange("oak", 0, seats=(cid,)))
            oak, elm = await store.table("oak"), await store.table("elm")
            assert oak is not None
            assert oak.seats == (ANN, BOT, cid)
            assert oak.touched > LONG_AGO
            assert elm == table("elm")

        with_store(url, act)

    def test_a_change_leaves_the_rest_as_it_was(self, url: str) -> None:
        async def act(store: Store) -> None:
            await store.add_table(table())
            await store.change(TableChange("oak", 0, columns={"phase": "over", "next": "elm"}))
            await store.change(TableChange("oak", 1, columns={"pace": "quick"}))
            found = await store.table("oak")
            assert found is not None
            assert found.touched > LONG_AGO
            assert replace(found, touched=LONG_AGO) == table(phase="over", next="elm", pace="quick", revision=2)

        with_store(url, act)


class TestChoices:
    def test_choices_come_back_in_order(self, url: str) -> None:
        notations = tuple(f"meld card {number}" for number in range(25))

        async def act(store: Store) -> None:
            await store.add_table(table())
            for number, notation in enumerate(notations):
                await store.change(choice(number, notation))

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
                    store.change(choice(turn, f"choice {turn} of {number}", f"table {number}"))
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
            await store.change(choice(0, "draw", "elm"))
            outcomes = await asyncio.gather(
                store.change(choice(0, "draw")),
                store.change(choice(0, "meld tools", "elm", revision=1)),
                store.change(choice(0, "draw", "nowhere")),
                store.change(TableChange("ash", 0, columns={"pace": "slow"})),
                store.change(choice(0, "draw", "ash", revision=1)),
                return_exceptions=True,
            )
            assert [type(outcome) for outcome in outcomes] == [
                *(type(None), IntegrityError, Overtaken),
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
                store.change(choice(0, "half a sign \ud800")),
                store.change(choice(0, "draw", "elm")),
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
            await store.change(undo(0, 1, "meld tools"))
            await store.change(choice(1, "dogma tools"))
            oak = await store.table("oak")
            assert oak is not None
            assert oak.choices == ("meld tools", "dogma tools")
            assert (oak.undone, oak.epoch, oak.revision) == (1, 1, 2)
            assert oak.touched > LONG_AGO
            assert await store.table("elm") == table("elm", choices=("draw", "draw"))

        with_store(url, act)

    def test_a_first_meld_is_taken_back_alone_and_nobody_can_count_it(self, url: str) -> None:
        async def act(store: Store) -> None:
            await store.add_table(table(choices=("card oars", "card tools", "card archery")))
            await store.change(TableChange("oak", 0, remaining=("card oars", "card archery"), columns={"epoch": 1}))
            await store.change(choice(2, "card metalworking", revision=1))
            oak = await store.table("oak")
            assert oak is not None
            assert oak.choices == ("card oars", "card archery", "card metalworking")
            assert oak.undone == 0

        with_store(url, act)

    def test_undo_does_not_overtake_the_choices_before_it(self, url: str) -> None:
        async def act(store: Store) -> None:
            await store.add_table(table())
            await asyncio.gather(
                store.change(choice(0, "draw")),
                store.change(choice(1, "draw")),
                store.change(undo(2, 1, "draw")),
                store.change(choice(1, "meld tools", revision=3)),
                store.change(undo(4, 2)),
                store.change(choice(0, "claim 1", revision=5)),
            )
            found = await store.table("oak")
            assert found is not None
            assert found.choices == ("claim 1",)
            assert (found.undone, found.epoch, found.revision) == (2, 2, 6)

        with_store(url, act)

    def test_someone_who_goes_away_leaves_the_choice_behind(self, url: str) -> None:
        async def act(store: Store) -> None:
            await store.add_table(table())
            await store.add_table(table("elm"))
            gone = asyncio.create_task(store.change(choice(0, "draw")))
            wrong_and_gone = asyncio.create_task(store.change(choice(0, "draw", "nowhere")))
            stays = asyncio.create_task(store.change(choice(0, "draw", "elm")))
            await asyncio.sleep(0)
            gone.cancel()
            wrong_and_gone.cancel()
            await stays
            assert gone.cancelled()
            assert wrong_and_gone.cancelled()
            await store.change(choice(1, "meld tools"))
            assert await choices(store) == ("draw", "meld tools")

        with_store(url, act)

    def test_closing_writes_pending_choices(self, url: str) -> None:
        async def act(store: Store) -> list[asyncio.Task[None]]:
            await store.add_table(table())
            waiting = [asyncio.create_task(store.change(choice(number, "draw"))) for number in range(3)]
            await asyncio.sleep(0)
            return waiting

        with_store(url, act)
        found = with_store(url, lambda store: store.table("oak"))
        assert found is not None
        assert found.choices == ("draw",) * 3

    def test_a_server_that_is_killed_has_lost_nothing(self, url: str, tmp_path: Path) -> None:
        file = tmp_path / "log"
        with file.open("w") as log:
            killed = start([sys.executable, "-m", "tests.server.storage.killed", url], log)
            assert killed.wait(TIMEOUT_SECONDS) == -signal.SIGKILL, file.read_text()
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
            await store.change(choice(0, "draw"))
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
            await store.change(TableChange("elm", 0, columns={"phase": "over"}))
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

            await store.change(TableChange("oak", 0))
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
    def test_can_be_written(self, url: str) -> None:
        with_store(url, lambda store: store.check_writable())

    def test_is_migrated_to_the_current_version(self, empty_url: str) -> None:
        url = empty_url

        async def nothing(store: Store) -> None:
            pass

        with_store(url, nothing)
        with_store(url, nothing)
        assert with_database(url, lambda found: compare_metadata(MigrationContext.configure(found), METADATA)) == []

    def test_of_a_later_version_is_left_alone(self, url: str) -> None:
        with_store(url, lambda store: store.add_table(table()))
        for later in (
            "update compatibility set oldest = '9999'",
            "delete from compatibility",
            "drop table compatibility",
        ):
            execute(url, "update alembic_version set version_num = '9999'", later)
            with pytest.raises(TenAgesError, match="a later version of Ten Ages has written it") as refused:
                with_store(url, lambda store: store.table("oak"))
            assert refused.value.key == "bad-database"

    def test_of_a_later_version_that_only_adds_to_it_is_used_during_an_update(self, url: str) -> None:
        """The servers are updated one after the other, and the first of them has migrated the database."""
        with_store(url, lambda store: store.add_table(table()))
        execute(
            url,
            "update alembic_version set version_num = '9999'",
            "update compatibility set oldest = '0002'",
            "alter table tables add column wine varchar default 'red'",
        )

        async def act(store: Store) -> None:
            await store.change(choice(0, "draw"))
            await store.add_table(table("elm"))
            assert await choices(store) == ("draw",)

        with_store(url, act)
        found = with_database(
            url, lambda connection: connection.execute(text("select version_num from alembic_version")).scalar()
        )
        assert found == "9999"

    def test_that_someone_else_uses_is_left_alone(self, empty_url: str) -> None:
        url = empty_url
        with_database(url, lambda connection: connection.execute(text("create table choices (wine text)")))
        with pytest.raises(TenAgesError, match=r"the database cannot be opened: .*choices.* already exists"):
            with_store(url, lambda store: store.check_writable())
        # Nothing was left half done.
        with_database(url, lambda connection: connection.execute(text("drop table choices")))
        with_store(url, lambda store: store.add_table(table()))


def test_a_wrong_database_is_reported(postgres_url: str) -> None:
    with pytest.raises(TenAgesError, match=r'the database cannot be opened: .*database "nowhere" does not exist'):
        with_store(postgres_url.rpartition("/")[0] + "/nowhere", lambda store: store.check_writable())


def test_urls_as_hosting_services_write_them_are_understood(postgres_url: str) -> None:
    url = new_database(postgres_url).replace("postgresql://", "postgres://") + "?sslmode=prefer"
    with_store(url, lambda store: store.check_writable())


def test_a_database_that_was_restarted_is_found_again(postgres_url: str) -> None:
    url = new_database(postgres_url)
    others = "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()"

    async def act(store: Store) -> None:
        await store.add_table(table())
        await asyncio.to_thread(
            with_database, url, lambda found: found.execute(text(f"{others} and pid <> pg_backend_pid()"))
        )
        await store.change(choice(0, "draw"))
        assert await choices(store) == ("draw",)

    with_store(url, act)
