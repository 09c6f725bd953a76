"""Any message over a socket gets an error in words or a disconnect, and the game goes on unchanged."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from starlette.websockets import WebSocketDisconnect
from websockets.exceptions import ConnectionClosed
from websockets.frames import CloseCode

from tenages.server.settings import Settings
from tenages.server.sockets import MOST_REFUSALS, NO_SUCH_TABLE, TOO_MANY
from tests.support.effort import cases
from tests.support.players import Browser, Connection, bot, person, play_on, running_server, you
from tests.support.serving import Guest, play_to_the_end, serving

LONGEST = Settings().longest_message
MUCH = settings(max_examples=cases(30, 500))

NASTY: dict[str, str | bytes] = {
    "nothing": "",
    "no bytes": b"",
    "a space": " ",
    "a word": "draw",
    "half an object": '{"type":"choose",',
    "two objects": '{"type":"ping"}{"type":"ping"}',
    "a list of requests": '[{"type":"ping"}]',
    "null": "null",
    "a number": "1e400",
    "not a number": '{"type":"agree","proposal":1,"agree":NaN}',
    "a lone surrogate": '{"type":"read","catalogue":"\\ud800"}',
    "no type": "{}",
    "a type that there is not": '{"type":"win"}',
    "a type that is a number": '{"type":1}',
    "a type that is a list": '{"type":["ping"]}',
    "something on top": '{"type":"ping","seat":1}',
    "the server's own message": '{"type":"table","table":{"you":0}}',
    "a moment that is a number": '{"type":"choose","moment":0.1,"option":"draw"}',
    "no option": '{"type":"choose","moment":"0.1"}',
    "a list of options": '{"type":"choose","moment":"0.1","option":["draw"]}',
    "an endless option": json.dumps({"type": "choose", "moment": "0.1", "option": "x" * 65}),
    "yes for true": '{"type":"agree","proposal":1,"agree":"yes"}',
    "one for true": '{"type":"agree","proposal":1,"agree":1}',
    "an answer to nothing": '{"type":"agree","agree":true}',
    "an answer to all": '{"type":"agree","proposal":null,"agree":true}',
    "a seat before the first": '{"type":"give","seat":-1,"level":"novice"}',
    "a seat that is a text": '{"type":"give","seat":"1","level":"novice"}',
    "a seat far away": json.dumps({"type": "give", "seat": 10**3000, "level": "novice"}),
    "half a seat": '{"type":"give","seat":0.5,"level":"novice"}',
    "a level that there is not": '{"type":"fill","level":"god"}',
    "a pace that there is not": '{"type":"pace","pace":"never"}',
    "a deep hole": "[" * (LONGEST // 2) + "]" * (LONGEST // 2),
    "a deep hole without a floor": '{"type":' * (LONGEST // 8),
    "bytes that are no text": b"\xff\xfe\x00\x01",
    "half a letter": b'{"type":"read","catalogue":"\xc3"}',
    "too long by one": '{"type":"ping"}' + " " * (LONGEST - 14),
    "far too long": "x" * (10 * LONGEST),
}


class RunningGame:
    """Ann and Bob play against a bot, and Cid watches. Ann or Bob has to decide."""

    def __init__(self, browsers: Sequence[Browser], table: str, connections: Sequence[Connection]) -> None:
        self.browsers = browsers
        self.table = table
        self.connections = connections
        play_on(connections[:2], Random(6), asks_a_person)
        self.watcher = connections[2]
        self.watcher.catch_up(connections[0].seen["moment"])
        self.asked, self.idle = connections[:2] if connections[0].is_asked() else connections[1::-1]
        for connection in connections:
            answers(connection)
        self.before = [(connection.table, connection.seen, connection.whole_log()) for connection in connections]

    @property
    def moment(self) -> str:
        return str(self.asked.seen["moment"])

    def must_be_as_before(self) -> None:
        """Nobody got a message about the game, and after reconnecting everything is unchanged."""
        for browser, connection, (table, seen, lines) in zip(self.browsers, self.connections, self.before, strict=True):
            # Everyone is informed when a spectator reconnects.
            assert {message["type"] for message in answers(connection)} <= {"table"}
            with browser.at(self.table) as again:
                assert {**again.seen, "log": 0} == {**seen, "log": 0}
                assert again.whole_log() == lines
                assert {**again.table, "watching": table["watching"]} == table


def asks_a_person(seen: dict[str, Any]) -> bool:
    asked = seen["asked"]
    return seen["turns"] >= 4 and asked is not None and asked["seat"] < 2 and asked["card"] is not None


def answers(connection: Connection, *messages: str | bytes) -> list[dict[str, Any]]:
    """All messages before the answer to a ping that is sent after these."""
    for message in messages:
        if isinstance(message, bytes):
            connection.session.send_bytes(message)
        else:
            connection.session.send_text(message)
    connection.send(type="ping")
    found: list[dict[str, Any]] = []
    while (answer := connection.read())["type"] != "pong":
        found.append(answer)
    return found


def refusal(connection: Connection, message: str | bytes) -> str:
    """The key of the only answer, an error, which also has a text."""
    (error,) = answers(connection, message)
    assert error["type"] == "error"
    assert len(error["text"]) > 10
    assert "error-" not in error["text"]
    return str(error["key"])


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningGame]:
    with running_server(tmp_path_factory.mktemp("server"), burst=10**9) as client, ExitStack() as stack:
        ann, bob, _ = browsers = [Browser(client, name) for name in ("Ann", "Bob", "Cid")]
        table = ann.make_table([you(), person(), bot()], seed=5, expansions=["echoes"])
        bob.sit_down(table, 1)
        game = RunningGame(browsers, table, [stack.enter_context(browser.at(table)) for browser in browsers])
        yield game
        game.must_be_as_before()
        play_on(game.connections[:2], Random(7), lambda seen: False)


# --- invalid requests -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("nasty", NASTY)
def test_an_invalid_request_is_refused_in_words(game: RunningGame, nasty: str) -> None:
    key = "message-too-long" if "too long" in nasty else "message-not-understood"
    assert [refusal(connection, NASTY[nasty]) for connection in game.connections] == [key] * 3


def test_the_longest_message_is_still_read(game: RunningGame) -> None:
    padded = '{"type":"ping"}' + " " * (LONGEST - 15)
    assert answers(game.asked, padded) == []  # its pong is the first, and the ping's after it is left
    assert game.asked.read() == {"type": "pong"}


KINDS = ("choose", "undo", "give", "agree", "hint", "pace", "read", "fill", "log", "win")
FIELDS = ("moment", "option", "seat", "level", "proposal", "agree", "pace", "catalogue", "before")
plain = st.none() | st.integers() | st.floats() | st.text(max_size=20) | st.booleans()
nested = st.recursive(plain, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner))
odd = st.none() | st.floats() | st.lists(plain, max_size=2) | st.dictionaries(st.text(max_size=3), plain, max_size=2)
almost = st.fixed_dictionaries(
    # None of these is valid in any kind of request.
    {"type": st.sampled_from(KINDS)},
    optional=dict.fromkeys(FIELDS, odd),
)
garbage = st.text(max_size=200) | st.binary(max_size=200) | nested.map(json.dumps) | almost.map(json.dumps)


@MUCH
@given(message=garbage, number=st.integers(0, 2))
def test_any_other_message_is_refused_in_words(game: RunningGame, message: str | bytes, number: int) -> None:
    assert refusal(game.connections[number], message) == "message-not-understood"


# --- requests of others -----------------------------------------------------------------------------------------------

moments = st.text(st.characters(codec="utf-8"), max_size=32)
texts = st.text(st.characters(codec="utf-8"), max_size=64)
levels = st.sampled_from(["novice", "adept", "expert", "champion", "master"])
requests = st.one_of(
    st.fixed_dictionaries({"type": st.just("choose"), "moment": moments, "option": texts}),
    st.fixed_dictionaries({"type": st.sampled_from(["undo", "hint"]), "moment": moments}),
    st.fixed_dictionaries({"type": st.just("give"), "seat": st.integers(0, 4), "level": levels}),
    st.fixed_dictionaries({"type": st.just("agree"), "proposal": st.integers(0, 2**31), "agree": st.booleans()}),
    st.fixed_dictionaries({"type": st.just("pace"), "pace": st.sampled_from(["none", "quick", "calm", "slow"])}),
    st.fixed_dictionaries({"type": st.just("fill"), "level": levels}),
)


@MUCH
@given(sent=requests, now=st.booleans())
def test_a_spectator_can_request_nothing(game: RunningGame, sent: dict[str, Any], now: bool) -> None:
    if now and "moment" in sent:
        sent = {**sent, "moment": game.moment}
    if now and "option" in sent:
        sent = {**sent, "option": game.asked.options()[0]}
    assert refusal(game.watcher, json.dumps(sent)) == "only-players"


@MUCH
@given(option=texts, number=st.integers(0, 10**6))
def test_what_is_not_offered_cannot_be_chosen(game: RunningGame, option: str, number: int) -> None:
    options = game.asked.options()
    sent = {"type": "choose", "moment": game.moment}
    if option not in options:
        assert refusal(game.asked, json.dumps({**sent, "option": option})) in ("unknown-option", "not-possible")
    late = {**sent, "moment": f"0.{number}", "option": options[number % len(options)]}
    if late["moment"] != game.moment:
        assert refusal(game.asked, json.dumps(late)) == "moment-has-passed"
    assert refusal(game.idle, json.dumps({**sent, "option": options[number % len(options)]})) == "not-your-decision"


FORGED = [
    ({"type": "agree", "proposal": 1, "agree": True}, "nothing-proposed"),
    ({"type": "agree", "proposal": 1, "agree": False}, "nothing-proposed"),
    ({"type": "give", "seat": 2, "level": "master"}, "no-person-there"),
    ({"type": "give", "seat": 4, "level": "novice"}, "no-person-there"),
    ({"type": "fill", "level": "novice"}, "already-begun"),
    ({"type": "undo", "moment": "0.0"}, "moment-has-passed"),
    ({"type": "hint", "moment": "0.0"}, "moment-has-passed"),
    ({"type": "read", "catalogue": "../../etc/passwd"}, "unknown-language"),
    ({"type": "read", "catalogue": ""}, "unknown-language"),
    ({"type": "read", "catalogue": "klingon"}, "unknown-language"),
]


@pytest.mark.parametrize(("sent", "key"), FORGED, ids=[str(sent) for sent, _ in FORGED])
def test_impossible_requests_of_players_are_refused(game: RunningGame, sent: dict[str, Any], key: str) -> None:
    assert [refusal(connection, json.dumps(sent)) for connection in (game.asked, game.idle)] == [
        key,
        key,
    ]


def test_a_player_who_does_not_decide_gets_no_hint(game: RunningGame) -> None:
    sent = json.dumps({"type": "hint", "moment": game.moment})
    assert refusal(game.idle, sent) == "moment-has-passed"


def test_a_choice_that_is_sent_again_and_again_counts_once(tmp_path: Path) -> None:
    """The game reaches its end in spite of invalid messages."""
    with running_server(tmp_path, burst=10**9) as client, ExitStack() as stack:
        ann, bob, cid = Browser(client, "Ann"), Browser(client, "Bob"), Browser(client, "Cid")
        table = ann.make_table([you(), person()], seed=4)
        bob.sit_down(table, 1)
        connections = [stack.enter_context(browser.at(table)) for browser in (ann, bob, cid)]
        random, number = Random(2), 0
        while connections[0].seen["outcome"] is None:
            asked = next(connection for connection in connections if connection.is_asked())
            sent = {"type": "choose", "moment": asked.seen["moment"], "option": random.choice(asked.options())}
            received = answers(asked, *[json.dumps(sent)] * 3, random.choice([*NASTY.values()]))
            assert len([message for message in received if message["type"] == "error"]) == 3
            number += 1
            for connection in connections:
                answers(connection)
                # All first melds are one moment.
                assert connection.seen["moment"] == f"0.{number if number > 1 else 0}"
        assert len(json.loads(ann.ask("GET", f"/api/tables/{table}/record").text)["choices"]) == number


# --- connecting -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["nowhere", "UPPER", "a" * 3000, "%00", "%2e%2e", "%F0%9F%8E%B2", "a'b", "-1"])
def test_a_table_that_does_not_exist_cannot_be_connected_to(game: RunningGame, name: str) -> None:
    assert close_code(game.browsers[0], f"/api/tables/{name}/socket") == NO_SUCH_TABLE


def test_an_unknown_catalogue_is_replaced_by_another_one(tmp_path: Path) -> None:
    with running_server(tmp_path) as client:
        ann = Browser(client, "Ann")
        table = ann.make_table([you(), bot()])
        with ann.at(table) as hers, ann.at(table, "%00/../x") as odd:
            assert odd.seen["status"] == hers.seen["status"]


def test_the_number_of_spectators_is_limited(tmp_path: Path) -> None:
    with running_server(tmp_path, most_watchers=2, most_connections=1) as client, ExitStack() as stack:
        ann, cid = Browser(client, "Ann"), Browser(client, "Cid")
        table = ann.make_table([you(), bot()])
        for browser in (ann, cid, cid):
            stack.enter_context(browser.at(table))
        for browser in (ann, cid):
            assert close_code(browser, f"/api/tables/{table}/socket", table) == TOO_MANY


def close_code(browser: Browser, path: str, table: str = "") -> int:
    with (
        pytest.raises(WebSocketDisconnect) as closed,
        browser.client.websocket_connect(path, headers=browser._headers(table)) as session,
    ):
        session.receive_text()
    return closed.value.code


# --- at a real server -------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def people(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Guest]]:
    """Ann and Bob at a server with the default settings, in its own process."""
    folder = tmp_path_factory.mktemp("server")
    with serving(f"sqlite:///{folder / 'games.sqlite3'}", folder) as server:
        ann, bob = Guest(server, "Ann"), Guest(server, "Bob")
        table = ann.make_table([{"keeper": "you"}, {"keeper": "open"}], seed=3)
        bob.sit_down(table, 1)
        yield [ann, bob]
        assert "[tenages." not in server.complaints()


def hung_up(guest: Guest) -> int | None:
    """The close code with which the server ends a connection."""
    try:
        while True:
            guest.read()
    except ConnectionClosed as closed:
        return None if closed.rcvd is None else closed.rcvd.code


def test_a_message_that_is_too_long_or_not_text_ends_the_connection(people: list[Guest]) -> None:
    ann, bob = people
    ann.come()
    before = ann.seen["moment"]
    ann.socket.send("x" * (LONGEST + 1))
    assert hung_up(ann) == CloseCode.MESSAGE_TOO_BIG
    ann.come()
    with suppress(ConnectionClosed):  # the server may end the connection before the last part is sent
        ann.socket.send(["x" * 1000] * 5)
    assert hung_up(ann) == CloseCode.MESSAGE_TOO_BIG
    ann.come()
    with ann.socket.send_context():
        ann.socket.protocol.send_text(b"\xff\xfe")
    assert hung_up(ann) == CloseCode.INVALID_DATA
    ann.come()
    bob.come()
    for message in ("x" * LONGEST, b"\x00" * LONGEST, b"", ["{", "]"]):
        ann.socket.send(message)
        assert ann.read_until("error")["key"] == "message-not-understood"
    assert (ann.seen["moment"], bob.seen["moment"]) == (before, before)


def test_a_player_who_floods_the_table_is_warned_and_then_disconnected(
    people: list[Guest],
) -> None:
    ann, bob = people
    ann.come()
    bob.come()
    flood = Guest(ann.server, "Cid")
    flood.come(ann.table)
    keys: Counter[str] = Counter()
    # Many at once: between two of them, a busy machine might take so long that neither is too fast.
    at_once = 2 * Settings().burst
    with suppress(ConnectionClosed):
        while keys["too-fast"] <= 2 * MOST_REFUSALS:
            with suppress(ConnectionClosed):
                for _ in range(at_once):
                    flood.send(type="agree", proposal=1, agree=True)
            for _ in range(at_once):
                keys[flood.read_until("error")["key"]] += 1
    assert set(keys) == {"only-players", "too-fast"}
    assert keys["too-fast"] <= MOST_REFUSALS + 1
    flood.come()
    assert flood.seen["moment"] == "0.0"
    play_to_the_end([ann, bob], Random(1))
