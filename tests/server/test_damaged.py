"""A table that is damaged in the database is refused alone, in words that reveal nothing."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from tenages.server.sockets import CANNOT_GO_ON
from tenages.server.storage.rows import Damaged
from tenages.server.storage.store import Store
from tests.support.databases import execute, with_store
from tests.support.databases import url as url
from tests.support.effort import some
from tests.support.players import Browser, newest, person, play_on, running_server, you
from tests.support.postgres import new_database
from tests.support.postgres import postgres_url as postgres_url
from tests.support.stored_tables import table

SENTENCES = {
    "en": "this table is damaged and cannot be opened; whoever runs the server can find out why in its log",
    "fr": "cette table est endommagée et ne peut pas être ouverte ; "
    "la personne qui gère le serveur en trouvera la cause dans son journal",
}
DAMAGES = {
    "a hole": "delete from choices where table_id = '{id}' and number = 1",
    "no first choice": "delete from choices where table_id = '{id}' and number = 0",
    "a card nobody had": "update choices set notation = 'card the-internet' where table_id = '{id}' and number = 1",
    "a choice that does not exist": "update choices set notation = 'wine' where table_id = '{id}' and number = 2",
    "an unknown edition": "update tables set edition = 'wine' where id = '{id}'",
    "an unknown expansion": "update tables set expansions = '[\"wine\"]' where id = '{id}'",
    "no list of expansions": "update tables set expansions = '5' where id = '{id}'",
    "a list of other things": "update tables set expansions = '[null, 5]' where id = '{id}'",
    "no seed": "update tables set seed = 'wine' where id = '{id}'",
    "a seed out of range": "update tables set seed = '-3' where id = '{id}'",
    "the origin of another game": "update tables set position = 'wine' where id = '{id}'",
    "an origin that was lost": "update tables set engine = 3 where id = '{id}'",
    "an endless seed": "update tables set seed = '" + "9" * 5000 + "' where id = '{id}'",
}


def begin_a_game(client: TestClient) -> str:
    """Ann and Bob have made some choices at a listed table."""
    ann, bob = Browser(client, "Ann"), Browser(client, "Bob")
    made = ann.make_table([you(), person()], listed=True, seed=7)
    bob.sit_down(made, 1)
    with ann.at(made) as hers, bob.at(made) as his:
        play_on([hers, his], Random(3), lambda seen: int(newest([hers]).split(".")[1]) >= 6)
    return made


def check_refused(client: TestClient, made: str, language: str) -> None:
    for path in (f"/api/tables/{made}", f"/api/tables/{made}/record", f"/api/replays/{made}"):
        answer = client.get(path, headers={"accept-language": language})
        assert answer.status_code == 409
        assert answer.json() == {"key": "damaged-table", "text": SENTENCES[language]}
    with client.websocket_connect(f"/api/tables/{made}/socket?catalogue={language}") as session:
        assert session.receive_json() == {"type": "error", "key": "damaged-table", "text": SENTENCES[language]}
        with pytest.raises(WebSocketDisconnect) as closed:
            session.receive_json()
    assert (closed.value.code, closed.value.reason) == (CANNOT_GO_ON, "damaged-table")


def check_the_list(client: TestClient, sound: str) -> None:
    answer = client.get("/api/tables")
    assert answer.status_code == 200
    assert sound in [listed["id"] for listed in answer.json()["tables"]]
    assert client.get(f"/api/tables/{sound}").status_code == 200


@pytest.mark.parametrize("number", [0, 1])
def test_a_table_with_a_hole_is_not_read(url: str, number: int) -> None:
    with_store(url, lambda store: store.add_table(table(choices=("draw",) * 3)))
    execute(url, f"delete from choices where number = {number}")

    async def act(store: Store) -> None:
        for reading in (store.table("oak"), store.table_after("oak", 7, 7, 0)):
            with pytest.raises(Damaged):
                await reading
        assert [found.id for found in await store.listed(10)] == ["oak"]

    with_store(url, act)


@pytest.mark.parametrize("damage", some(DAMAGES, 5))
def test_a_damaged_table_is_refused_and_all_others_go_on(url: str, tmp_path: Path, damage: str) -> None:
    with running_server(tmp_path, database=url, thinks=False) as client:
        made, sound = begin_a_game(client), Browser(client, "Cid").make_table([you(), person()], listed=True)
    execute(url, DAMAGES[damage].format(id=made))
    with running_server(tmp_path, database=url, thinks=False) as client:
        for language in SENTENCES:
            check_refused(client, made, language)
            check_the_list(client, sound)


def test_a_table_that_cannot_be_listed_hides_no_other(url: str, tmp_path: Path) -> None:
    with running_server(tmp_path, database=url, thinks=False) as client:
        made, sound = [Browser(client, "Cid").make_table([you(), person()], listed=True) for _ in range(2)]
        execute(url, f"update seats set keeper = 'wine' where table_id = '{made}'")
        check_the_list(client, sound)
        assert made not in client.get("/api/tables").text


def test_expansions_that_are_not_even_json_hide_no_other_table(tmp_path: Path) -> None:
    """PostgreSQL would not store them."""
    with running_server(tmp_path) as client:
        made, sound = begin_a_game(client), Browser(client, "Cid").make_table([you(), person()], listed=True)
    url = f"sqlite:///{tmp_path}/games.sqlite3"
    execute(url, f"update tables set expansions = 'wine', notices = 'wine' where id = '{made}'")
    with running_server(tmp_path) as client:
        check_refused(client, made, "en")
        check_the_list(client, sound)


@pytest.mark.parametrize("notation", ["card the-internet", "wine"])
def test_a_choice_of_another_process_that_cannot_be_played(postgres_url: str, tmp_path: Path, notation: str) -> None:
    """The table is in memory here, and what the other process stored is damaged."""
    url = new_database(postgres_url)
    with running_server(tmp_path, database=url, thinks=False) as client:
        made, sound = begin_a_game(client), Browser(client, "Cid").make_table([you(), person()], listed=True)
        length = f"(select count(*) from choices where table_id = '{made}')"
        execute(
            url,
            f"insert into choices values ('{made}', {length}, '{notation}')",
            f"update tables set revision = revision + 1 where id = '{made}'",
        )
        check_refused(client, made, "en")
        check_the_list(client, sound)
