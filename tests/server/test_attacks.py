"""What someone found who attacked the server, each as a story that failed before."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError

import tenages
from tenages.game import Game
from tenages.server.peers import NoPeers
from tenages.server.presence import Presence
from tenages.server.proposal import Proposal
from tenages.server.settings import Settings
from tenages.server.storage.engine import engine_for
from tenages.server.storage.rows import TableRow
from tests.server.friends import ANN, BOB, CID, Clock, Company, answer, asks, company, keeper, wait_until
from tests.server.friends import clock as clock
from tests.support.players import HOSTS, Browser, bot, person, play_on, running_server, you
from tests.support.quick_app import quick_app
from tests.support.serving import TIMEOUT_SECONDS


@asynccontextmanager
async def asking(folder: Path, **settings: Any) -> AsyncIterator[tuple[Any, httpx.AsyncClient]]:
    """A server, and a client that can ask for many things at the same time."""
    chosen: dict[str, Any] = {"hosts": HOSTS, "bot_processes": 1, "work_burst": 1e9, "list_seconds": 0.0} | settings
    app = quick_app(Settings(f"sqlite:///{folder / 'games.sqlite3'}", **chosen))
    client = httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://table")
    async with app.router.lifespan_context(app), client:
        yield app, client


def seats(*keepers: str) -> dict[str, Any]:
    return {"seats": [{"keeper": keeper} for keeper in keepers], "name": "Eve"}


class TestTablesMadeAllAtOnce:
    @pytest.mark.parametrize(
        ("limits", "body"),
        [
            ({"most_unused_tables": 5}, seats("you", "open")),
            ({"tables_per_hour": 5, "most_unused_tables": 100}, seats("you", "open")),
            ({"most_tables": 5, "most_unused_tables": 100}, seats("you", "open")),
            ({"most_own_tables": 5, "most_unused_tables": 100}, seats("you", "open")),
            ({"most_own_tables_of_bots": 5, "most_unused_tables": 100}, seats("bot", "bot")),
        ],
        ids=["unused", "in an hour", "in the house", "of an address", "of bots"],
    )
    def test_never_pass_a_limit(self, tmp_path: Path, limits: dict[str, Any], body: dict[str, Any]) -> None:
        async def burst() -> list[int]:
            async with asking(tmp_path, **limits) as (_, client):
                answers = await asyncio.gather(*[client.post("/api/tables", json=body) for _ in range(40)])
            return [answer.status_code for answer in answers]

        codes = asyncio.run(burst())
        assert codes.count(201) == 5
        assert codes.count(429) == 35

    def test_do_not_push_the_tables_of_others_out_of_the_list(self, tmp_path: Path) -> None:
        async def story() -> tuple[str, list[str]]:
            async with asking(tmp_path, most_unused_tables=1000, tables_per_hour=1000) as (app, client):
                bobs = (await client.post("/api/tables", json={**seats("you", "open"), "listed": True})).json()["id"]
                elsewhere = httpx.ASGITransport(app, client=("192.0.2.7", 1))
                async with httpx.AsyncClient(transport=elsewhere, base_url="http://table") as eve:
                    for _ in range(110):
                        await eve.post("/api/tables", json={**seats("you", "open"), "listed": True})
                listed = (await client.get("/api/tables")).json()["tables"]
            return bobs, [table["id"] for table in listed]

        bobs, listed = asyncio.run(story())
        assert bobs in listed
        assert len(listed) == 6


def test_requests_count_for_their_address(tmp_path: Path) -> None:
    with running_server(tmp_path, work_burst=4, work_per_second=0.001) as client:
        answers = [client.get("/api/house") for _ in range(6)]
        assert [answer.status_code for answer in answers] == [200] * 4 + [429] * 2
        assert answers[-1].headers["retry-after"] == "1"


def test_records_that_are_wrong_cost_as_much_as_good_ones(tmp_path: Path) -> None:
    with running_server(tmp_path, replay_burst=50, replay_steps_per_second=0.001) as client:
        codes = [client.post("/api/replays", json={"record": f"wrong {each}"}).status_code for each in range(4)]
    assert codes == [422, 422, 429, 429]


def test_a_long_name_in_a_record_is_cut_off(tmp_path: Path) -> None:
    game = tenages.new_game(2, seed=1)
    record = {**json.loads(game.record()), "names": ["A" * 5000, "Bob"]}
    with running_server(tmp_path) as client:
        made = client.post("/api/replays", json={"record": json.dumps(record)})
        assert made.status_code == 201, made.text
        summary = client.get(f"/api/replays/{made.json()['id']}")
        assert client.get(f"/api/replays/{made.json()['id']}/steps").status_code == 200
    assert summary.json()["names"] == ["A" * 60, "Bob"]


def test_nobody_looks_at_a_card_and_goes_back_while_the_other_is_away(tmp_path: Path) -> None:
    with running_server(tmp_path) as client:
        ann, bob = Browser(client, "Ann"), Browser(client, "Bob")
        table = ann.make_table([you(), person()], seed=1)
        bob.sit_down(table, 1)
        with ann.at(table) as hers:
            with bob.at(table) as his:
                play_on([hers, his], Random(2), lambda seen: seen["turns"] >= 3 and seen["turn"] == 0)
            hers.read_until(lambda message: message["type"] == "table" and not message["table"]["seats"][1]["here"])
            assert "draw" in hers.options()
            moment = hers.seen["moment"]
            hers.send(type="choose", moment=moment, option="draw")
            hers.read_until(lambda message: message["type"] == "seen" and message["seen"]["moment"] != moment)
            hers.send(type="undo", moment=hers.seen["moment"])
            refused = hers.read_until(lambda message: message["type"] == "error")
            assert refused["key"] == "nobody-to-ask"


class TestProposals:
    def test_a_yes_to_one_is_not_a_yes_to_the_next(self, tmp_path: Path) -> None:
        """Bob has seen that Ann wants to undo. Meanwhile she proposes that a bot plays for him."""
        with company(tmp_path, 2) as friends:
            hers, his = friends.come(ANN, BOB)
            draw(friends)
            ask_to_undo(friends)
            wait_until(his, lambda his: his.table["motion"] is not None)
            yes = answer(his, True)
            assert asks(hers, **answer(hers, False)) == []
            assert asks(hers, type="give", seat=BOB, level="novice") == []
            proposed = hers.table["motion"]
            assert [error["key"] for error in asks(his, **yes)] == ["moment-has-passed"]
            assert [error["key"] for error in asks(his, **{**yes, "agree": False})] == ["moment-has-passed"]
            assert his.table["motion"] == proposed
            assert keeper(his, BOB) == "person"

    def test_their_numbers_do_not_tell_who_has_chosen_a_first_meld(self, tmp_path: Path) -> None:
        """Counting changes of the table would tell it: each is larger than the one before."""
        with company(tmp_path, 2) as friends:
            (hers,) = friends.come(ANN)
            numbers = []
            for _ in range(40):
                assert asks(hers, type="give", seat=ANN, level="novice") == []
                numbers.append(hers.table["motion"]["number"])
                assert asks(hers, **answer(hers, False)) == []
            assert numbers != sorted(numbers)
            assert len(set(numbers)) == 40

    def test_one_without_a_number_was_stored_by_an_earlier_version(self) -> None:
        stored = {"kind": "bot", "by": 0, "seat": 1, "level": "novice", "waits_for": [1], "agreed": False}
        proposal = Proposal.from_row(stored)
        assert proposal is not None
        assert proposal.number == 0
        assert Proposal.from_row(proposal.to_row()) == proposal


class TestProposalsOfSomeoneWhoHasGone:
    """Ann and Cid are one person, Eve. While Bob was away she proposed an undo, which waits for herself; and left."""

    @pytest.fixture
    def left_over(self, tmp_path: Path, clock: Clock) -> Iterator[Company]:
        with company(tmp_path, 3) as friends:
            friends.come(ANN, BOB, CID)
            draw(friends)
            friends.leave(BOB)
            clock.now += 60
            ask_to_undo(friends)
            assert friends.there[ANN].table["motion"]["waits_for"] == [CID]
            friends.come(BOB)
            friends.leave(ANN)
            friends.leave(CID)
            yield friends

    def test_anyone_may_decline_after_a_minute(self, left_over: Company, clock: Clock) -> None:
        his = left_over.there[BOB]
        assert [error["key"] for error in asks(his, **answer(his, False))] == ["nothing-proposed"]
        clock.now += 60
        moment = his.seen["moment"]
        assert [error["key"] for error in asks(his, **answer(his, True))] == ["nothing-proposed"]
        assert asks(his, **answer(his, False)) == []
        assert his.table["motion"] is None
        assert his.notices[-1] == "You declined."
        assert his.seen["moment"] == moment

    def test_anyone_may_propose_something_else_after_a_minute(self, left_over: Company, clock: Clock) -> None:
        his = left_over.there[BOB]
        give = {"type": "give", "seat": BOB, "level": "novice"}
        assert [error["key"] for error in asks(his, **give)] == ["already-proposed"]
        clock.now += 60
        assert asks(his, **give) == []
        assert his.table["motion"] is None
        assert keeper(his, BOB) == "bot"

    def test_one_of_someone_who_is_there_stays(self, left_over: Company, clock: Clock) -> None:
        his = left_over.there[BOB]
        left_over.come(ANN, CID)
        clock.now += 60
        assert [error["key"] for error in asks(his, **answer(his, False))] == ["nothing-proposed"]
        assert [error["key"] for error in asks(his, type="give", seat=BOB, level="novice")] == ["already-proposed"]

    def test_if_only_those_who_are_asked_have_gone_anyone_may_decline_too(
        self, left_over: Company, clock: Clock
    ) -> None:
        his = left_over.there[BOB]
        left_over.come(ANN)
        clock.now += 60
        assert asks(his, **answer(his, False)) == []
        assert his.table["motion"] is None


def draw(friends: Company) -> None:
    """It comes to Ann's turn, and she draws a card."""
    friends.play(lambda seen: seen["asked"]["purpose"] == "act" and seen["asked"]["seat"] == ANN)
    friends.there[ANN].choose("draw")


def ask_to_undo(friends: Company) -> None:
    hers = friends.there[ANN]
    assert asks(hers, type="undo", moment=hers.seen["moment"]) == []


def test_many_who_want_a_rematch_at_once_get_one_table(tmp_path: Path) -> None:
    with running_server(tmp_path) as client:
        ann = Browser(client, "Ann")
        table = ann.make_table([you(), bot()], seed=7)
        with ann.at(table) as connection:
            play_on([connection], Random(1), lambda seen: seen["outcome"] is not None)

    async def story() -> tuple[set[str], int]:
        async with asking(tmp_path) as (app, client):
            headers = {"cookie": f"seat={ann.cookies[table]}"}
            answers = await asyncio.gather(
                *[client.post(f"/api/tables/{table}/rematch", headers=headers) for _ in range(20)]
            )
            return {answer.json()["id"] for answer in answers}, await app.state.lobby.store.under_way()

    tables, stored = asyncio.run(story())
    assert len(tables) == 1
    assert stored == 1


def test_an_error_of_the_database_names_no_values(tmp_path: Path) -> None:
    """It goes into the log, where no seed and no address belongs."""
    engine = engine_for(f"sqlite:///{tmp_path / 'games.sqlite3'}")
    with pytest.raises(DBAPIError) as raised, engine.connect() as connection:
        connection.execute(text("insert into nowhere values (:seed)"), {"seed": "1234567890"})
    engine.dispose()
    assert "1234567890" not in str(raised.value)


def test_a_process_that_did_not_follow_waits_a_minute_for_everyone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Someone may have left another process just now."""
    now = 0.0
    monkeypatch.setattr("tenages.server.presence.monotonic", lambda: now)

    async def story() -> None:
        nonlocal now
        presence = Presence("oak", Settings(away_seconds=60), NoPeers(), lambda seat: None, lambda: None)
        now = 100.0
        assert presence.absent([1]) == {1}
        await presence.begin_to_follow()
        assert presence.absent([1]) == set()
        now = 161.0
        assert presence.absent([1]) == {1}

    asyncio.run(story())


def test_games_that_never_end_do_not_fill_the_house(tmp_path: Path) -> None:
    with running_server(tmp_path, most_own_tables=1) as client:
        ann = Browser(client, "Ann")
        table = ann.make_table([you(), bot()], seed=7)
        another = {"seats": [you(), person()], "name": "Ann"}
        with ann.at(table) as connection:
            connection.choose_any(Random(1))
            refused = ann.ask("POST", "/api/tables", json=another)
            assert refused.status_code == 429
            assert refused.json()["key"] == "too-many-own-tables"
            play_on([connection], Random(1), lambda seen: seen["outcome"] is not None)
        assert ann.ask("POST", "/api/tables", json=another).status_code == 201


class TestAGameWithoutEnd:
    def test_stops_at_a_limit_and_can_still_be_taken_back(self, tmp_path: Path) -> None:
        with running_server(tmp_path, most_choices=6) as client:
            ann, bob = Browser(client, "Ann"), Browser(client, "Bob")
            table = ann.make_table([you(), person()], seed=1)
            bob.sit_down(table, 1)
            with ann.at(table) as hers, bob.at(table) as his:
                play_on([hers, his], Random(2), lambda seen: seen["moment"] == "0.6")
                asked, other = (hers, his) if hers.is_asked() else (his, hers)
                asked.send(type="choose", moment="0.6", option=asked.options()[0])
                answer = asked.read_until(lambda message: message["type"] in ("error", "seen"))
                assert answer.get("key") == "game-too-long"
                other.send(type="undo", moment="0.6")
                asked.read_until(lambda message: message["type"] == "table" and message["table"]["motion"])
                asked.send(type="agree", agree=True, proposal=asked.table["motion"]["number"])
                play_on([hers, his], Random(3), lambda seen: seen["moment"] == "1.6")
                assert hers.seen["moment"] == "1.6"

    def test_does_not_keep_bots_busy(self, tmp_path: Path) -> None:
        with running_server(tmp_path, most_choices=6) as client:
            ann = Browser(client, "Ann")
            table = ann.make_table([bot(), bot()], seed=1)
            with ann.at(table) as connection:
                play_on([connection], Random(1), lambda seen: seen["moment"] == "0.6")
                for _ in range(30):
                    connection.settle()
                assert connection.seen["moment"] == "0.6"
                assert connection.seen["outcome"] is None
                assert not client.app.state.lobby._tables[table]._bot_player.is_busy  # type: ignore[attr-defined]

    def test_is_played_again_while_others_are_served(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("tenages.server.followed_table.MOST_REPLAYED_AT_ONCE", 3)
        with running_server(tmp_path) as client:
            ann = Browser(client, "Ann")
            table = ann.make_table([you(), bot()], seed=7)
            lobby = client.app.state.lobby  # type: ignore[attr-defined]
            deals, begun, served, in_time = lobby._deals, threading.Event(), threading.Event(), []

            def long(row: TableRow) -> Game:
                begun.set()
                in_time.append(served.wait(TIMEOUT_SECONDS))
                game: Game = deals(row)
                return game

            with ann.at(table) as connection:
                play_on([connection], Random(1), lambda seen: seen["turns"] >= 6 and seen["options"] is not None)
                monkeypatch.setattr(lobby, "_deals", long)
                connection.send(type="undo", moment=connection.seen["moment"])
                assert begun.wait(TIMEOUT_SECONDS)
                assert client.get(f"/api/tables/{table}").status_code == 200
                served.set()
                connection.read_until(lambda message: message["type"] == "seen")
                assert connection.seen["moment"].startswith("1.")
                assert in_time == [True]
                connection.choose_any(Random(2))

    def test_cannot_be_taken_back_all_the_time(self, tmp_path: Path) -> None:
        with running_server(tmp_path, burst=25, messages_per_second=0.001) as client:
            ann = Browser(client, "Ann")
            table = ann.make_table([you(), bot()], seed=7)
            with ann.at(table) as connection:
                for _ in range(3):
                    connection.send(type="undo", moment=connection.seen["moment"])
                assert [connection.error() for _ in range(3)] == ["nothing-to-undo", "nothing-to-undo", "too-fast"]
