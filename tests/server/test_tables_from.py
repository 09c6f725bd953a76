"""Tables that begin at a moment of a game that is over, or with a position: against bots, on either database."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest
from starlette.testclient import TestClient

import tenages
from tenages import Game
from tenages.opening import dealt_anew
from tenages.opening import steps as steps_of
from tenages.records.changes import WITH_ORIGIN
from tenages.rules.phase import FirstMelds
from tenages.server.messages.positions import TableFromWanted
from tenages.server.origins import begun_from
from tenages.server.replay import Replay
from tenages.server.storage import queries
from tenages.server.storage.rows import TableRow
from tenages.server.storage.store import Store
from tenages.version import ENGINE_VERSION
from tests.support.databases import with_store
from tests.support.effort import some
from tests.support.permuting import permuted
from tests.support.players import Browser, Connection, bot, running_server, you
from tests.support.players import play_on as connected_play_on
from tests.support.postgres import new_database
from tests.support.postgres import postgres_url as postgres_url
from tests.support.randomly import KINDS, deal, play_on
from tests.support.serving import Guest, Server, play_to_the_end, serving

POSITION = """
turn 2
player 1
R Engineering<Archery, Oars
hand Domestication, Compass
player 2
R Gunpowder
P Feudalism
hand Tools, Pottery
"""


def played(seed: int = 3, players: int = 2, **table: Any) -> Game:
    return play_on(tenages.new_game(players, seed=seed, **table), Random(seed))


def uploaded(client: TestClient, game: Game) -> str:
    answer = client.post("/api/replays", json={"record": game.record()})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def from_replay(replay: str, step: int, hidden: str) -> dict[str, Any]:
    return {"kind": "replay", "id": replay, "step": step, "hidden": hidden}


def table_from(ann: Browser, origin: dict[str, Any], seat: int = 0, **more: Any) -> str:
    body = {"origin": origin, "seat": seat, "level": "novice", "name": "Ann", "pace": "none", **more}
    answer = ann.ask("POST", "/api/tables/from", json=body)
    assert answer.status_code == 201, answer.text
    table = str(answer.json()["id"])
    ann.cookies[table] = answer.cookies["seat"]
    assert answer.json()["seat"] == seat
    return table


def moment_of(game: Game, seat: int, purpose: str, actions: int = 0) -> int:
    """A step in the middle of a game at which this seat is asked for this, and has so many actions left after it."""
    found = [
        step
        for step, each in enumerate(steps_of(game.record()))
        if each.decision is not None and each.decision.player == seat and each.decision.purpose == purpose
        if each.table.actions >= actions
    ]
    return found[len(found) // 2]


def asked_in_an_effect(game: Game, seat: int) -> int:
    found = [
        step
        for step, each in enumerate(steps_of(game.record()))
        if each.decision is not None and each.decision.player == seat and each.effect_start is not None
    ]
    return found[len(found) // 2]


def without(seen: dict[str, Any]) -> dict[str, Any]:
    return {name: part for name, part in seen.items() if name not in ("log", "moment")}


@pytest.mark.parametrize("hidden", ["same", "anew"])
@pytest.mark.parametrize("where", ["an action", "an effect"])
def test_the_player_sees_what_was_seen_at_that_moment(tmp_path: Path, hidden: str, where: str) -> None:
    game = played(expansions=("echoes",))
    step = moment_of(game, 1, "act") if where == "an action" else asked_in_an_effect(game, 1)
    with running_server(tmp_path) as client:
        replay = uploaded(client, game)
        ann = Browser(client, "Ann")
        table = table_from(ann, from_replay(replay, step, hidden), 1)
        was = client.get(f"/api/replays/{replay}/steps", params={"start": step, "count": 1, "seat": 1}).json()
        with ann.at(table) as hers:
            now, then = without(hers.seen), without(was["steps"][0])
            for part in now.keys() - {"status", "asked", "options"}:  # these name the players
                assert now[part] == then[part]
            assert hers.options() == [option["option"] for option in was["steps"][0]["options"]]


def undo(hers: Connection) -> str:
    hers.send(type="undo", moment=hers.seen["moment"])
    return str(hers.read_until(lambda message: message["type"] in ("seen", "error"))["type"])


def test_nobody_takes_back_what_was_chosen_before_the_table_began(tmp_path: Path) -> None:
    game = played()
    # After the last action of a turn, the bot would go on.
    step = moment_of(game, 0, "act", actions=1)
    with running_server(tmp_path) as client:
        ann = Browser(client, "Ann")
        table = table_from(ann, from_replay(uploaded(client, game), step, "same"))
        with ann.at(table) as hers:
            assert hers.table["undo"] == "not"
            assert undo(hers) == "error"
            before = without(hers.seen)
            hers.choose("draw")
            hers.settle()
            assert hers.table["undo"] == "freely"
            assert undo(hers) == "seen"
            hers.settle()
            assert without(hers.seen) == before
            assert hers.table["undo"] == "not"


def test_a_finished_game_from_a_moment_has_a_record_and_can_be_played_from_again(tmp_path: Path) -> None:
    game = played()
    with running_server(tmp_path) as client:
        origin = from_replay(uploaded(client, game), asked_in_an_effect(game, 0), "anew")
        ann = Browser(client, "Ann")
        table = table_from(ann, origin)
        assert client.get(f"/api/replays/{table}").status_code == 409, "it is not over"
        with ann.at(table) as hers:
            connected_play_on([hers], Random(2), lambda seen: False)
            assert hers.seen["outcome"] is not None
        record = client.get(f"/api/tables/{table}/record").text
        again = tenages.replay(record)
        assert again.over
        assert json.loads(record)["engine"] == WITH_ORIGIN
        summary = client.get(f"/api/replays/{table}").json()
        assert summary["steps"] == len(again.choices)
        third = table_from(ann, from_replay(table, 3, "same"))
        with ann.at(third) as hers:
            assert hers.seen["turns"] > 0
        assert uploaded(client, again)


def test_a_game_that_is_not_over_is_no_way_to_look_at_hidden_cards(tmp_path: Path) -> None:
    with running_server(tmp_path) as client:
        ann = Browser(client, "Ann")
        table = ann.make_table([you(), bot()], seed=1)
        for hidden in ("same", "anew"):
            body = {"origin": from_replay(table, 0, hidden), "seat": 1, "name": "Ann"}
            assert ann.ask("POST", "/api/tables/from", table, json=body).json()["key"] == "not-over"
        assert ann.ask("GET", f"/api/replays/{table}/position", table).json()["key"] == "not-over"


@pytest.mark.parametrize(
    ("origin", "more", "key"),
    [
        ({"kind": "position", "text": "player 1\nplayer 2"}, {"seat": 2}, "no-such-seat"),
        ({"kind": "position", "text": "player 1\nhand Oars, Oars\nplayer 2"}, {}, "card-twice"),
        ({"kind": "position", "text": "player 1"}, {}, "text-one-player"),
        ({"kind": "position"}, {}, "one-position"),
        ({"kind": "position", "text": "player 1", "code": "x"}, {}, "one-position"),
        ({"kind": "position", "code": "1AAAA"}, {}, "text-damaged-code"),
        ({"kind": "replay", "id": "nowhere", "step": 0}, {}, "no-such-table"),
        ({"kind": "position", "text": "player 1\nplayer 2"}, {"level": "god"}, "request-not-understood"),
        ({"kind": "position", "text": "x" * 30_000}, {}, "request-not-understood"),
    ],
)
def test_what_cannot_be_played_is_refused(
    tmp_path: Path, origin: dict[str, Any], more: dict[str, Any], key: str
) -> None:
    with running_server(tmp_path) as client:
        answer = client.post("/api/tables/from", json={"origin": origin, "seat": 0, "name": "Ann", **more})
        assert answer.status_code >= 400
        assert answer.json()["key"] == key


def test_a_step_or_a_seat_that_is_not_there_and_the_end_are_refused(tmp_path: Path) -> None:
    game = played()
    with running_server(tmp_path) as client:
        replay = uploaded(client, game)
        for step, seat, key in (
            (len(game.choices) + 1, 0, "no-such-step"),
            (0, 2, "no-such-step"),
            (len(game.choices), 0, "origin-is-over"),
        ):
            body = {"origin": from_replay(replay, step, "anew"), "seat": seat, "name": "Ann"}
            assert client.post("/api/tables/from", json=body).json()["key"] == key


async def _rows(tables: list[str], store: Store) -> list[TableRow]:
    return await store.read(partial(queries.tables_named, table_ids=tables))


def test_a_server_that_knows_nothing_of_origins_refuses_only_tables_that_it_would_deal_otherwise(
    tmp_path: Path,
) -> None:
    """Such a server opens tables of ENGINE_VERSION, and deals them from their seeds."""
    game = played()
    with running_server(tmp_path) as client:
        ann, replay = Browser(client, "Ann"), uploaded(client, game)
        same = table_from(ann, from_replay(replay, 30, "same"))
        anew = table_from(ann, from_replay(replay, 30, "anew"))
        placed = table_from(ann, {"kind": "position", "text": POSITION})
    database = f"sqlite:///{tmp_path / 'games.sqlite3'}"
    rows = {row.id: row for row in with_store(database, partial(_rows, [same, anew, placed]))}
    assert rows[same].engine == ENGINE_VERSION
    assert rows[anew].engine == rows[placed].engine == WITH_ORIGIN
    assert rows[anew].seed != game.setup.seed
    assert rows[placed].seed > 2**53, "nobody can compute what the position leaves open"


# In the other order than in test_kill.py, so that every day a server is killed on either database.
@pytest.fixture(params=some(["postgresql", "sqlite"], 1))
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'games.sqlite3'}"
    return new_database(request.getfixturevalue("postgres_url"))


def test_bots_play_at_such_tables_and_a_server_that_was_killed_goes_on(database: str, tmp_path: Path) -> None:
    """The bot begins at the table of the position; both are played to the end after the server was killed."""
    game = played(seed=4)
    step = asked_in_an_effect(game, 1)
    with serving(database, tmp_path) as server:
        asked = Guest(server, "Ann").ask("POST", "/api/replays", json={"record": game.record()})
        guests = []
        for origin in (from_replay(asked.json()["id"], step, "anew"), {"kind": "position", "text": POSITION}):
            guests.append(_seated(server, origin))
        for guest in guests:
            guest.come()
            while not guest.options():
                guest.read()
            guest.choose(guest.options()[0])
            guest.send(type="ping")
            guest.read_until("pong")
        server.kill_all()
        server.start()
        for guest in guests:
            before = guest.number
            guest.come()
            assert guest.number >= before
            play_to_the_end([guest], Random(1))
            record = guest.ask("GET", f"/api/tables/{guest.table}/record").text
            assert tenages.replay(record).over
        assert "failed" not in server.complaints()


def _seated(server: Server, origin: dict[str, Any]) -> Guest:
    guest = Guest(server, "Ann")
    body = {"origin": origin, "seat": 0, "level": "novice", "name": "Ann", "pace": "none"}
    answer = guest.ask("POST", "/api/tables/from", json=body)
    assert answer.status_code == 201, answer.text
    guest.table, guest.secret = answer.json()["id"], answer.cookies.get("seat")
    return guest


# --- nothing depends on what the player did not know ------------------------------------------------------------------


class OneMoment:
    """A replay of which only one moment is asked for: a game whose cards were swapped has no record."""

    def __init__(self, game: Game) -> None:
        self._game = game

    def check(self, step: int, seat: int | None) -> None:
        assert step == len(self._game.choices)

    def game_at(self, step: int) -> Game:
        return self._game


@pytest.mark.parametrize("kind", KINDS)
def test_dealt_anew_a_table_does_not_depend_on_cards_that_its_player_did_not_know(
    kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same game with other hidden cards, dealt anew with the same random numbers, gives the same table."""
    monkeypatch.setattr("tenages.server.origins.new_seed", lambda: 7)
    compared = different = 0
    for seed in range(12):
        table = KINDS[kind][seed % len(KINDS[kind])]
        game = play_on(deal(table, seed), Random(seed), 20 + 12 * seed)
        if game.decision is None or isinstance(game.table.phase, FirstMelds):
            continue
        seat = game.decision.player
        other = permuted(game, seat, Random(seed))
        if other is None:
            continue
        wanted = TableFromWanted.model_validate(
            {"origin": from_replay("x", len(game.choices), "anew"), "seat": seat, "name": "Ann"}
        )
        one, two = [begun_from(wanted, cast(Replay, OneMoment(each))) for each in (game, other)]
        assert one == two
        assert dealt_anew(game.view(seat), Random(1)).view(seat) == game.view(seat)
        compared += 1
        different += other.digest() != game.digest()
    assert compared >= 5
    assert different >= 3
