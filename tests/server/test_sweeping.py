"""Tables that nobody uses are archived or removed, and come back if someone does."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random

from sqlalchemy import text
from starlette.testclient import TestClient

from tenages import new_game
from tenages.server.lobby import Lobby
from tenages.server.settings import Settings
from tenages.server.storage import queries
from tenages.server.storage.engine import engine_for, for_writing
from tenages.server.storage.store import Store
from tests.support.databases import execute, with_database, with_store
from tests.support.databases import url as url
from tests.support.players import Browser, person, running_server, you
from tests.support.postgres import new_database
from tests.support.postgres import postgres_url as postgres_url
from tests.support.randomly import play_on
from tests.support.stored_tables import LONG_AGO, choice, table

UNUSED = timedelta(hours=Settings().unused_hours)
ARCHIVED = timedelta(days=Settings().archive_days)
MINUTE = timedelta(minutes=1)


def untouched_for(url: str, made: str, time: timedelta) -> None:
    """Nobody has done anything at a table for some time."""
    touched = (datetime.now(UTC) - time).strftime("%Y-%m-%d %H:%M:%S.%f") + ("+00" if "postgres" in url else "")
    execute(url, f"update tables set touched = '{touched}' where id = '{made}'")


def sweep(client: TestClient) -> None:
    lobby: Lobby = client.app.state.lobby  # type: ignore[attr-defined]
    assert client.portal is not None
    client.portal.call(lobby.sweep)
    client.portal.call(lobby.look)


def is_archived(url: str, made: str) -> bool:
    found = text("select archived from tables where id = :id")
    return bool(with_database(url, lambda connection: connection.execute(found, {"id": made}).scalar_one()))


def tables_with(url: str, name: str) -> set[str]:
    """The tables that have seats or choices."""
    found = text(f"select table_id from {name}")
    return set(with_database(url, lambda connection: connection.execute(found).scalars().all()))


def listed(client: TestClient) -> list[str]:
    return [found["id"] for found in client.get("/api/tables").json()["tables"]]


def test_a_table_that_was_archived_while_someone_sat_there_is_revived_by_a_choice(url: str, tmp_path: Path) -> None:
    with running_server(tmp_path, database=url, thinks=False) as client:
        ann, bob = Browser(client, "Ann"), Browser(client, "Bob")
        made = ann.make_table([you(), person()], listed=True)
        bob.sit_down(made, 1)
        with ann.at(made) as hers, bob.at(made) as his:
            hers.choose(hers.options()[0])
            untouched_for(url, made, ARCHIVED + MINUTE)
            sweep(client)
            hers.settle()
            assert client.get(f"/api/tables/{made}").status_code == 200
            assert is_archived(url, made)
            assert listed(client) == []
            his.choose(his.options()[0])
            his.settle()
            assert not is_archived(url, made)
            assert listed(client) == [made]
            sweep(client)
            assert not is_archived(url, made)


def test_an_archived_table_is_revived_by_opening_it(url: str, tmp_path: Path) -> None:
    with running_server(tmp_path, database=url, thinks=False) as client:
        ann = Browser(client, "Ann")
        made = ann.make_table([you(), {"keeper": "open"}], listed=True)
    execute(url, "update tables set archived = true")
    with running_server(tmp_path, database=url, thinks=False) as client:
        assert listed(client) == []
        ann.client = client
        with ann.at(made):
            assert listed(client) == [made]


def test_a_table_at_which_nobody_ever_chose_anything_is_removed(url: str, tmp_path: Path) -> None:
    with running_server(tmp_path, database=url, thinks=False) as client:
        ann, bob = Browser(client, "Ann"), Browser(client, "Bob")
        unused, recent, watched, played = [ann.make_table([you(), person()], listed=True) for _ in range(4)]
        bob.sit_down(played, 1)
        with bob.at(played) as his:
            his.choose(his.options()[0])
        for made in (unused, watched, played):
            untouched_for(url, made, UNUSED + MINUTE)
        untouched_for(url, recent, UNUSED - MINUTE)
        with ann.at(watched):
            sweep(client)
            assert set(listed(client)) == {recent, watched, played}
            assert client.get(f"/api/tables/{unused}").json()["key"] == "no-such-table"
            for made in (recent, watched, played):
                assert client.get(f"/api/tables/{made}").status_code == 200
    for name in ("seats", "choices"):
        assert unused not in tables_with(url, name)


def test_what_was_chosen_before_a_table_began_is_no_use_of_it(url: str, tmp_path: Path) -> None:
    game = play_on(new_game(2, seed=3), Random(3))
    with running_server(tmp_path, database=url, thinks=False, most_unused_tables=1) as client:
        replay = client.post("/api/replays", json={"record": game.record()}).json()["id"]
        origin = {"kind": "replay", "id": replay, "step": 20, "hidden": "same"}
        body = {"origin": origin, "seat": 0, "name": "Ann", "pace": "none"}
        made = client.post("/api/tables/from", json=body).json()["id"]
        assert client.post("/api/tables/from", json=body).json()["key"] == "too-many-unused-tables"
        untouched_for(url, made, UNUSED + MINUTE)
        sweep(client)
        assert client.get(f"/api/tables/{made}").json()["key"] == "no-such-table"


def test_a_table_at_which_someone_is_connected_to_another_process_stays(url: str) -> None:
    async def act(store: Store) -> None:
        for name in ("oak", "elm", "ash"):
            await store.add_table(table(name, phase="waiting"))
        execute(
            url,
            "insert into processes values ('other', '0.9', '2025-01-01 00:00:00')",
            "insert into presence values ('other', 'oak', 0, 1)",
        )
        assert await store.remove_unused(LONG_AGO + MINUTE, in_use=["elm"]) == 1
        assert await store.revisions(["oak", "elm", "ash"]) == {"oak": 0, "elm": 0}

    with_store(url, act)


def test_a_table_at_which_someone_chooses_at_that_moment_stays(postgres_url: str) -> None:
    url = new_database(postgres_url)
    with_store(url, lambda store: store.add_table(table()))
    engine = for_writing(engine_for(url))
    with engine.begin() as choosing, engine.begin() as removing:
        # Only reached if it would wait for the other transaction, which waits for this test.
        removing.execute(text("set local lock_timeout = '5s'"))
        assert queries.make_changes(choosing, [choice(0, "draw")]) == [True]
        assert queries.remove_unused(removing, LONG_AGO + MINUTE, in_use=[]) == 0
    engine.dispose()
    found = with_store(url, lambda store: store.table("oak"))
    assert found is not None
    assert found.choices == ("draw",)
