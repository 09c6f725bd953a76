"""Of two changes that were made for the same state of a table, only one is stored."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest
from sqlalchemy.exc import IntegrityError

from tenages.server.storage.rows import Overtaken, SeatRow, TableChange
from tenages.server.storage.store import Store
from tests.support.databases import url as url
from tests.support.databases import with_store
from tests.support.postgres import new_database
from tests.support.postgres import postgres_url as postgres_url
from tests.support.stored_tables import ANN, BOT, OPEN, choice, table, undo

RACES = 200
CID = SeatRow(2, "person", "Cid", None, b"c" * 32, None)


@pytest.mark.parametrize(
    "late",
    [
        choice(0, "meld tools"),
        choice(1, "meld tools", revision=0),
        choice(1, "meld tools", revision=2),
        undo(0, 1),
        TableChange("oak", 0, seats=(CID,), columns={"phase": "over"}),
        TableChange("oak", 0),
    ],
)
def test_a_change_for_an_older_revision_is_refused_and_changes_nothing(url: str, late: TableChange) -> None:
    async def act(store: Store) -> None:
        await store.add_table(table())
        await store.change(choice(0, "draw"))
        before = await store.table("oak")
        with pytest.raises(Overtaken):
            await store.change(late)
        assert await store.table("oak") == before

    with_store(url, act)


def test_the_changes_that_share_a_commit_with_a_refused_one_are_stored(url: str) -> None:
    async def act(store: Store) -> None:
        for name in ("oak", "elm", "ash"):
            await store.add_table(table(name))
        await store.change(choice(0, "draw"))
        before = await store.table("oak")
        outcomes = await asyncio.gather(
            store.change(choice(0, "draw", "elm")),
            store.change(choice(0, "meld tools")),
            store.change(TableChange("oak", 0, seats=(CID,), columns={"phase": "over"})),
            store.change(TableChange("ash", 0, seats=(CID,), columns={"pace": "slow"})),
            store.change(choice(0, "draw", "ash", revision=1)),
            return_exceptions=True,
        )
        assert [type(outcome) for outcome in outcomes] == [type(None), Overtaken, Overtaken, type(None), type(None)]
        assert await store.table("oak") == before
        elm, ash = await store.table("elm"), await store.table("ash")
        assert elm is not None
        assert ash is not None
        assert (elm.choices, elm.revision) == (("draw",), 1)
        assert (ash.choices, ash.revision, ash.seats[2], ash.pace) == (("draw",), 2, CID, "slow")

    with_store(url, act)


def test_every_change_counts_also_if_several_of_one_table_share_a_commit(url: str) -> None:
    async def act(store: Store) -> None:
        await store.add_table(table())
        await asyncio.gather(*[store.change(choice(number, f"choice {number}")) for number in range(5)])
        await store.change(choice(5, "choice 5"))
        found = await store.table("oak")
        assert found is not None
        assert found.revision == 6
        assert found.choices == tuple([f"choice {number}" for number in range(6)])

    with_store(url, act)


def test_the_last_seat_is_not_taken_if_the_game_cannot_begin(url: str) -> None:
    """Both are one commit, so nobody can sit at a full table that still waits."""

    async def act(store: Store) -> None:
        await store.add_table(table(phase="waiting"))
        with pytest.raises(IntegrityError):
            # No phase at all: the second statement fails.
            await store.change(TableChange("oak", 0, seats=(CID,), columns={"phase": None}))
        assert await store.table("oak") == table(phase="waiting")
        await store.change(TableChange("oak", 0, seats=(CID,), columns={"phase": "playing"}))
        found = await store.table("oak")
        assert found is not None
        assert (found.seats, found.phase, found.revision) == ((ANN, BOT, CID), "playing", 1)

    with_store(url, act)


def test_of_two_processes_that_store_the_same_choice_one_wins(postgres_url: str) -> None:
    """Each loser follows, as a server does, and chooses again; no choice is missing and none is doubled."""
    url = new_database(postgres_url)

    async def act() -> None:
        stores = [await Store.open(url, name) for name in ("one", "other")]
        await stores[0].add_table(table())
        won = []
        for number in range(RACES):
            outcomes = await asyncio.gather(
                *[store.change(choice(number, f"{name} {number}")) for name, store in enumerate(stores)],
                return_exceptions=True,
            )
            assert sorted([type(outcome).__name__ for outcome in outcomes]) == ["NoneType", "Overtaken"]
            won.append(f"{outcomes.index(None)} {number}")
        for store in stores:
            found = await store.table("oak")
            assert found is not None
            assert found.choices == tuple(won)
            assert found.revision == RACES
            await store.close()

    asyncio.run(act())


def test_two_processes_that_change_many_tables_at_once_do_not_wait_for_each_other(postgres_url: str) -> None:
    """One goes through the tables forwards, the other backwards: without an order of their own that is a deadlock."""
    url = new_database(postgres_url)
    names = [f"table {number:02}" for number in range(40)]

    async def act() -> None:
        stores = [await Store.open(url, name) for name in ("one", "other")]
        for name in names:
            await stores[0].add_table(table(name))
        for number in range(10):
            changes = [store.change(choice(number, "draw", name)) for name in names for store in stores[:1]]
            changes += [store.change(choice(number, "draw", name)) for name in names[::-1] for store in stores[1:]]
            outcomes = await asyncio.gather(*changes, return_exceptions=True)
            kinds = [type(outcome) for outcome in outcomes]
            assert kinds.count(type(None)) == kinds.count(Overtaken) == len(names)
        for name in names:
            found = await stores[1].table(name)
            assert found is not None
            assert found.choices == ("draw",) * 10
        for store in stores:
            await store.close()

    asyncio.run(act())


class TestATableThatIsFollowed:
    def test_has_nothing_new_until_something_changes(self, url: str) -> None:
        async def act(store: Store) -> None:
            await store.add_table(table(choices=("draw",)))
            assert await store.table_after("oak", 0, 0, 1) is None
            assert await store.table_after("nowhere", 0, 0, 1) is None
            with pytest.raises(Overtaken):
                await store.change(choice(1, "draw", revision=7))
            assert await store.table_after("oak", 0, 0, 1) is None

        with_store(url, act)

    def test_comes_with_new_choices_only(self, url: str) -> None:
        async def act(store: Store) -> None:
            await store.add_table(table(choices=("draw", "meld tools")))
            await store.change(choice(2, "dogma tools", revision=0))
            await store.change(TableChange("oak", 1, (3, "claim 1"), seats=(CID,), columns={"phase": "over"}))
            found = await store.table_after("oak", 0, 0, 2)
            assert found is not None
            assert found.choices == ("dogma tools", "claim 1")
            assert (found.revision, found.phase, found.seats[2]) == (2, "over", CID)
            last = await store.table_after("oak", 1, 0, 3)
            assert last == replace(found, choices=("claim 1",))
            seat_only = await store.table_after("oak", 1, 0, 4)
            assert seat_only == replace(found, choices=())

        with_store(url, act)

    def test_comes_with_all_choices_after_an_undo(self, url: str) -> None:
        async def act(store: Store) -> None:
            await store.add_table(table(choices=("draw", "meld tools", "dogma tools")))
            await store.change(undo(0, 1, "draw", "meld tools"))
            await store.change(choice(2, "claim 1", revision=1))
            found = await store.table_after("oak", 0, 0, 3)
            assert found is not None
            assert found.choices == ("draw", "meld tools", "claim 1")
            assert found.epoch == 1
            again = await store.table_after("oak", 1, 1, 2)
            assert again is not None
            assert again.choices == ("claim 1",)
            assert again.seats == (ANN, BOT, OPEN)

        with_store(url, act)
