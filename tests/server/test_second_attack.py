"""What a second attacker of the server found, each as a story that failed before."""

from __future__ import annotations

import json
from contextlib import ExitStack
from pathlib import Path
from random import Random

import pytest
from starlette.websockets import WebSocketDisconnect
from structlog.testing import capture_logs

import tenages
from tenages.server.sockets import TOO_MANY
from tenages.words.catalogue import words_of
from tests.support.players import Browser, Connection, person, play_on, running_server, you


class TestEveryRequestCounts:
    @pytest.mark.parametrize("path", ["/api/house", "/api/nowhere", "/nowhere", "/healthz", "/api/replays/x"])
    def test_whatever_it_asks_for(self, tmp_path: Path, path: str) -> None:
        with running_server(tmp_path, work_burst=4, work_per_second=0.001) as client:
            codes = [client.get(path).status_code for _ in range(6)]
        assert 429 not in codes[:4]
        assert codes[4:] == [429, 429]

    def test_also_if_it_cannot_be_understood(self, tmp_path: Path) -> None:
        with running_server(tmp_path, work_burst=4, work_per_second=0.001) as client:
            codes = [
                client.post("/api/replays", json={"record": "x", f"field {each}": 1}).status_code for each in range(6)
            ]
        assert codes == [422] * 4 + [429] * 2

    @pytest.mark.parametrize("path", ["/api/openapi.json", "/api/cards/asmadi-3", "/api/card-study"])
    def test_what_takes_long_counts_more(self, tmp_path: Path, path: str) -> None:
        with running_server(tmp_path, work_burst=40, work_per_second=0.001) as client:
            assert [client.get(path).status_code for _ in range(3)] == [200, 200, 429]


def test_what_a_stranger_sends_does_not_stay_in_memory(tmp_path: Path) -> None:
    words = words_of("en-asmadi")
    with running_server(tmp_path) as client:
        for each in range(20):
            answer = client.post("/api/replays", json={"record": "x", f"{each}" * 20_000: 1})
            assert answer.status_code == 422
            assert len(answer.text) < 500
    longest = [len(value) for key in (*words._cache, *words._older) for value in key if isinstance(value, str)]
    assert max(longest) < 1000


def test_a_record_with_half_a_letter_is_refused_in_words(tmp_path: Path) -> None:
    record = {**json.loads(tenages.new_game(2, seed=1).record()), "digest": "\ud800"}
    with running_server(tmp_path) as client:
        answer = client.post("/api/replays", json={"record": json.dumps(record)})
    assert answer.status_code == 422


def test_a_long_path_is_logged_in_part(tmp_path: Path) -> None:
    with capture_logs() as logged, running_server(tmp_path) as client:
        assert client.get("/" + "x" * 5000).status_code == 404
    paths = [entry["path"] for entry in logged if entry["event"] == "request"]
    assert [len(path) for path in paths] == [200]


def drawn_alone(tmp_path: Path, friends: ExitStack) -> tuple[Connection, Browser, str]:
    """Bob is away, a bot plays for him, and Ann has just looked at a card by drawing it."""
    client = friends.enter_context(running_server(tmp_path, away_seconds=0.0, grace_seconds=0.0))
    ann, bob = Browser(client, "Ann"), Browser(client, "Bob")
    table = ann.make_table([you(), person()], seed=1, pace="none")
    bob.sit_down(table, 1)
    hers = friends.enter_context(ann.at(table))
    with bob.at(table) as his:
        play_on([hers, his], Random(2), lambda seen: seen["turns"] >= 3 and seen["turn"] == 0)
    hers.read_until(lambda message: message["type"] == "table" and not message["table"]["seats"][1]["here"])
    hers.send(type="give", seat=1, level="novice")
    hers.read_until(lambda message: message["type"] == "table" and message["table"]["seats"][1]["keeper"] == "bot")
    moment = hers.seen["moment"]
    hers.send(type="choose", moment=moment, option="draw")
    hers.read_until(lambda message: message["type"] == "seen" and message["seen"]["moment"] != moment)
    return hers, bob, table


def test_nobody_looks_at_a_card_and_goes_back_while_a_bot_plays_for_the_other(tmp_path: Path) -> None:
    with ExitStack() as friends:
        hers, _, _ = drawn_alone(tmp_path, friends)
        hers.send(type="undo", moment=hers.seen["moment"])
        assert hers.read_until(lambda message: message["type"] == "error")["key"] == "nobody-to-ask"


class TestSpectators:
    def test_of_one_address_leave_room_for_others(self, tmp_path: Path) -> None:
        with running_server(tmp_path, most_watchers=10, most_watchers_of_an_address=2) as client, ExitStack() as stack:
            ann = Browser(client, "Ann")
            table = ann.make_table([you(), person()])
            for name in ("Cid", "Dan"):
                stack.enter_context(Browser(client, name).at(table))
            with pytest.raises(WebSocketDisconnect) as refused, Browser(client, "Eve").at(table):
                pass
            assert refused.value.code == TOO_MANY
            stack.enter_context(ann.at(table))

    def test_do_not_keep_out_who_gave_his_seat_to_a_bot(self, tmp_path: Path) -> None:
        with running_server(tmp_path, most_watchers=1) as client, ExitStack() as stack:
            ann, bob = Browser(client, "Ann"), Browser(client, "Bob")
            table = ann.make_table([you(), person()])
            bob.sit_down(table, 1)
            with ann.at(table) as hers, bob.at(table) as his:
                his.send(type="give", seat=1, level="novice")
                hers.read_until(lambda message: message["type"] == "table" and message["table"]["motion"] is not None)
                hers.send(type="agree", agree=True, proposal=hers.table["motion"]["number"])
                his.read_until(lambda message: message["type"] == "table" and message["table"]["held"] == 1)
            stack.enter_context(Browser(client, "Eve").at(table))
            his = stack.enter_context(bob.at(table))
            his.send(type="take back")
            his.read_until(lambda message: message["type"] == "table" and message["table"]["you"] == 1)
