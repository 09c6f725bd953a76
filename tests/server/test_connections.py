"""What one connection may cost a real server: frames, bytes, time and places."""

from __future__ import annotations

import asyncio
import os
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from itertools import takewhile
from pathlib import Path
from random import Random
from select import select
from typing import Any, cast

import httpx
import pytest
from starlette.types import ASGIApp, Receive, Scope, Send
from uvicorn.server import ServerState
from websockets.exceptions import ConnectionClosed, WebSocketException

from tenages.server.connections import RESERVED_FILES, Connections, room_for
from tenages.server.protocols import Config, HttpProtocol, SocketProtocol
from tenages.server.settings import Settings
from tenages.server.sockets import NO_SUCH_TABLE, TOO_MANY
from tests.support.raw_client import ASKING, CLOSE, PATIENCE, PING, PONG, RawClient, frame
from tests.support.serving import Guest, Server
from tests.support.set_server import HOST, SEED, SetServer, serving_with

NEVER = 3600.0
SOON = 0.3
TEXT, BINARY, MORE = 1, 2, 0
WHOLE = b"\x00" * 4000
BIG = 32 * 1024 * 1024
"""The size of a file in bytes: more than the buffers of both ends of a connection hold."""

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="uses other addresses of this machine")


def seated(server: Server) -> tuple[Guest, Guest]:
    """Ann and Bob at a table; Ann is connected."""
    ann, bob = Guest(server, "Ann"), Guest(server, "Bob")
    bob.sit_down(ann.make_table([{"keeper": "you"}, {"keeper": "open"}], seed=3), 1)
    ann.come()
    return ann, bob


def cookie(guest: Guest) -> str:
    return f"Cookie: seat={guest.secret}"


def is_served(guest: Guest) -> bool:
    """Whether a connected player gets an answer."""
    guest.send(type="ping")
    return guest.read_until("pong") == {"type": "pong"}


def is_answered(server: Server, address: str = "127.0.0.1") -> bool:
    """Whether a newcomer gets an answer."""
    with RawClient(server, address) as newcomer:
        newcomer.ask("GET", "/healthz")
        return newcomer.answer().startswith(b"HTTP/1.1 200")


# --- frames -----------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def quiet_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SetServer]:
    """A server with the default limits, which has nothing to complain about in the end.

    Who has sent too many frames may send no more, however long a busy machine takes.
    """
    with serving_with(tmp_path_factory.mktemp("server"), frames_per_second=0.0) as server:
        yield server
        assert server.complaints() == ""


class TestAFlood:
    def test_of_pings_is_cut_off_before_it_is_parsed(self, quiet_server: SetServer) -> None:
        ann, _ = seated(quiet_server)
        with RawClient(quiet_server).open_socket(ann.table) as eve:
            eve.send(frame(PING) * 40_000)
            frames = list(eve.frames())
        # Those that are allowed at once, and those that came together with the last of them.
        assert sum(opcode == PONG for opcode, _ in frames) <= Settings().frame_burst + 200
        assert is_served(ann)

    @pytest.mark.parametrize(
        "flood",
        [
            frame(PING) * 1000,
            frame(PONG) * 1000,
            frame(TEXT, b"{", last=False) + frame(MORE, last=False) * 1000,
            frame(TEXT, b"{", last=False) + frame(MORE, last=False) * 100,
        ],
        ids=["pings", "pongs", "empty fragments", "a message without an end"],
    )
    def test_of_frames_that_are_no_messages_ends_the_connection(self, quiet_server: SetServer, flood: bytes) -> None:
        ann, _ = seated(quiet_server)
        with RawClient(quiet_server).open_socket(ann.table) as eve:
            eve.send(flood)
            assert eve.close_code() == TOO_MANY
        assert is_served(ann)

    def test_of_bytes_ends_the_connection(self, tmp_path: Path) -> None:
        with serving_with(tmp_path, byte_burst=20_000, bytes_per_second=1.0) as server:
            ann, _ = seated(server)
            with RawClient(server).open_socket(ann.table) as eve:
                eve.send(frame(BINARY, WHOLE) * 6)
                assert eve.close_code() == TOO_MANY

    def test_is_none_if_a_player_just_plays(self, quiet_server: SetServer) -> None:
        ann, _ = seated(quiet_server)
        with RawClient(quiet_server).open_socket(ann.table) as cid:
            cid.send(frame(PING, b"1") * 50 + frame(TEXT, b'{"type":', last=False) + frame(MORE, b'"ping"}'))
            until_answered = takewhile(lambda came: came[1] != b'{"type":"pong"}', cid.frames())
            assert sum(opcode == PONG for opcode, _ in until_answered) == 50


# --- deadlines --------------------------------------------------------------------------------------------------------


HALF = b"GET /healthz HTTP/1.1\r\nHost: table"
HALF_SOCKET = b"GET /api/tables/x/socket HTTP/1.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"


@pytest.fixture(scope="module")
def hasty_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SetServer]:
    """A server that waits for headers only a moment. On a busy machine, several attempts make several tables."""
    with serving_with(tmp_path_factory.mktemp("server"), headers_seconds=SOON, most_unused_tables=10**6) as server:
        yield server
        assert server.complaints() == ""


@contextmanager
def answered(server: Server, *request: str) -> Iterator[tuple[RawClient, bytes]]:
    """A client that sent its first request in time, and the headers of the answer.

    On a busy machine that may take several attempts.
    """
    while True:
        with RawClient(server) as client:
            client.ask(*request)
            if head := client.answer():
                yield client, head
                return


def seated_in_time(server: Server) -> tuple[Guest, Guest]:
    """The same for players."""
    while True:
        with suppress(httpx.TransportError, WebSocketException, OSError):
            return seated(server)


class TestAClientThatSendsTooSlowly:
    @pytest.mark.parametrize("sent", [b"", b"\r\n", HALF, HALF_SOCKET], ids=["nothing", "a line", "half", "a socket"])
    def test_has_to_send_its_headers_in_time(self, hasty_server: SetServer, sent: bytes) -> None:
        with RawClient(hasty_server) as eve:
            eve.send(sent)
            assert eve.rest() == b""

    def test_has_no_more_time_for_its_second_request(self, hasty_server: SetServer) -> None:
        with answered(hasty_server, "GET", "/healthz") as (eve, head):
            assert head.startswith(b"HTTP/1.1 200")
            eve.send(HALF)
            assert b"HTTP/1.1" not in eve.rest()

    @pytest.mark.parametrize("before", [b"", HALF + b"\r\nX-Long: "], ids=["empty lines", "a header"])
    def test_gains_no_time_by_sending_a_little_now_and_then(self, hasty_server: SetServer, before: bytes) -> None:
        with answered(hasty_server, "GET", "/healthz") as (eve, head):
            assert head.startswith(b"HTTP/1.1 200")
            eve.received.clear()
            eve.send(before)
            while trickle(eve, b"x" if before else b"\r\n"):
                pass

    def test_cannot_send_a_body_for_ever(self, tmp_path: Path) -> None:
        with serving_with(tmp_path, body_seconds=SOON) as server, RawClient(server) as eve:
            eve.ask("POST", "/api/tables", "Content-Length: 100", "Accept-Language: fr", body=b'{"seats"')
            assert eve.answer().startswith(b"HTTP/1.1 408")
            answer = eve.rest().decode()
        assert '"too-slow"' in answer
        assert "trop de temps" in answer

    def test_is_told_if_its_socket_cannot_be_opened(self, hasty_server: SetServer) -> None:
        asking = ("GET", "/api/tables/x/socket", *ASKING, f"X-Long: {'x' * 9000}")
        with answered(hasty_server, *asking) as (eve, head):
            assert head.startswith(b"HTTP/1.1 431")
            eve.rest()

    def test_takes_no_time_from_those_who_play(self, hasty_server: SetServer) -> None:
        ann, _ = seated_in_time(hasty_server)
        with RawClient(hasty_server) as eve:
            assert eve.rest() == b""
        assert is_served(ann)


def trickle(client: RawClient, data: bytes) -> bool:
    """Send a little, and whether the connection is still open a moment later."""
    client.send(data)
    ended = select([client.socket], [], [], SOON / 10)[0]
    return not ended or client._read() != b""


class TestAClientThatSendsTooMuch:
    def test_cannot_send_endless_headers(self, tmp_path: Path) -> None:
        with serving_with(tmp_path, headers_seconds=NEVER) as server, RawClient(server) as eve:
            eve.send(HALF + b"\r\nX-Long: " + b"x" * 10**6)
            assert eve.rest() == b""

    def test_cannot_send_many_requests_before_the_first_is_answered(self, tmp_path: Path) -> None:
        request = b"GET /healthz HTTP/1.1\r\nHost: table\r\n\r\n"
        with serving_with(tmp_path) as server, RawClient(server) as eve:
            eve.send(request * 1000 + request.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n"))
            assert eve.rest().count(b"HTTP/1.1 200") < 100


# --- reading ----------------------------------------------------------------------------------------------------------


@contextmanager
def at_the_table(server: Server, guest: Guest) -> Iterator[RawClient]:
    """A client that has come to the table, and was not cut off yet. On a busy machine that may take some attempts."""
    while True:
        with RawClient(server).open_socket(guest.table, cookie(guest)) as client:
            client.send(frame(TEXT, b'{"type":"ping"}'))
            if any(payload == b'{"type":"pong"}' for _, payload in client.frames()):
                yield client
                return


def is_here(guest: Guest, seat: int) -> bool:
    """Whether someone who comes to the table sees that player there. He may be cut off before, and comes again."""
    while True:
        with suppress(ConnectionClosed):
            guest.come()
            return bool(guest.state["seats"][seat]["here"])


AT_ONCE: dict[str, Any] = {"grace_seconds": 0.0, "slowest_reader": 1e12, "burst": 10**6, "frame_burst": 10**6}
AT_ONCE |= {"work_burst": 1e9, "messages_per_second": 1e6}


class TestAPlayerWhoStopsReading:
    @pytest.mark.parametrize(
        "deadlines",
        [
            {"unread_seconds": SOON, "flush_seconds": NEVER, "ping_seconds": NEVER},
            {"unread_seconds": NEVER, "flush_seconds": SOON, "ping_seconds": SOON},
        ],
        ids=["is cut off", "cannot stay when he is disconnected"],
    )
    def test_gives_up_his_place(self, tmp_path: Path, deadlines: dict[str, Any]) -> None:
        with serving_with(tmp_path, **AT_ONCE, **deadlines) as server:
            ann, bob = Guest(server, "Ann"), Guest(server, "Bob")
            bob.sit_down(ann.make_table([{"keeper": "you"}, {"keeper": "open"}], seed=3), 1)
            with at_the_table(server, bob) as deaf:
                fill(deaf, frame(TEXT, b'{"type":"read","catalogue":"en-asmadi"}'), server)
                while is_here(ann, 1):
                    pass
            assert is_answered(server)
            assert "Traceback" not in server.complaints()


def fill(client: RawClient, request: bytes, server: Server) -> None:
    """Let a client ask for so much that the server cannot send it all."""
    for _ in range(100):
        client.send(request)
        assert is_answered(server)


class TestAnAnswerThatNobodyReads:
    @pytest.mark.parametrize(
        ("deadlines", "hangs_up"),
        [
            ({"unread_seconds": SOON, "flush_seconds": NEVER}, False),
            ({"unread_seconds": NEVER, "flush_seconds": SOON}, True),
        ],
        ids=["by a client that stays", "by a client that sends no more"],
    )
    def test_is_dropped(self, tmp_path: Path, deadlines: dict[str, Any], hangs_up: bool) -> None:
        page = page_with_a_big_file(tmp_path)
        with serving_with(tmp_path, page=str(page), slowest_reader=1e12, **deadlines) as server:
            with RawClient(server) as deaf:
                deaf.ask("GET", "/assets/big.js")
                assert deaf.answer().startswith(b"HTTP/1.1 200")
                end = other_end(deaf)
                if hangs_up:
                    deaf.socket.shutdown(socket.SHUT_WR)
                while end in open_files(server.process.pid):
                    pass
                assert len(deaf.rest()) < BIG
            assert "Traceback" not in server.complaints()

    def test_is_not_dropped_while_it_is_read(self, tmp_path: Path) -> None:
        page = page_with_a_big_file(tmp_path)
        with serving_with(tmp_path, page=str(page)) as server, RawClient(server) as reader:
            reader.ask("GET", "/assets/big.js", "Connection: close")
            assert reader.answer().startswith(b"HTTP/1.1 200")
            assert len(reader.rest()) == BIG


class TestTheTimeToRead:
    def test_depends_on_how_much_there_is_and_ends_when_it_is_read(self) -> None:
        async def app(scope: Scope, receive: Receive, send: Send) -> None:
            """Nobody calls it."""

        timers = Timers()
        loop = cast(asyncio.AbstractEventLoop, timers)
        config = loaded_config(app, Settings(unread_seconds=20.0, slowest_reader=100.0))
        page = HttpProtocol(config, ServerState(), {}, loop)
        page.connection_made(Unread(500))
        page.connection.request_came()
        game = SocketProtocol(config, ServerState(), {}, loop)
        game.connection_made(page.connection)
        for protocol in (page, game):
            protocol.pause_writing()
            assert timers.running() == [25.0]
            protocol.resume_writing()
            assert timers.running() == []


def loaded_config(app: ASGIApp, settings: Settings) -> Config:
    config = Config(app, http=HttpProtocol, ws=SocketProtocol, lifespan="off", log_config=None)
    config.connections = Connections(settings, 10, 10)
    config.load()
    return config


class Timer:
    """A timer that never goes off by itself."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.cancelled = False

    def cancel(self) -> None:
        self.cancelled = True


class Timers:
    """The timers of a loop."""

    def __init__(self) -> None:
        self._timers: list[Timer] = []

    def call_later(self, seconds: float, action: Callable[[], None]) -> Timer:
        self._timers.append(Timer(seconds))
        return self._timers[-1]

    def running(self) -> list[float]:
        """After how many seconds the timers go off that nobody has cancelled."""
        return [timer.seconds for timer in self._timers if not timer.cancelled]


class Unread(asyncio.Transport):
    """A connection to someone who has so many bytes to read."""

    def __init__(self, size: int) -> None:
        super().__init__()
        self._size = size

    def get_write_buffer_size(self) -> int:
        return self._size

    def is_closing(self) -> bool:
        return False


def page_with_a_big_file(folder: Path) -> Path:
    page = folder / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<p>hello")
    (page / "assets" / "big.js").write_bytes(bytes(BIG))
    return page


def other_end(client: RawClient) -> str:
    """The server's end of a connection, as the system names open files."""
    ports = [f"{place[1]:04X}" for place in (client.socket.getpeername(), client.socket.getsockname())]
    while True:
        for line in map(str.split, Path("/proc/net/tcp").read_text().splitlines()):
            if [line[1][-4:], line[2][-4:]] == ports:
                return f"socket:[{line[9]}]"


def open_files(process: int) -> Iterator[str]:
    """What a process has open."""
    for file in Path(f"/proc/{process}/fd").iterdir():
        with suppress(FileNotFoundError):
            yield os.readlink(file)


# --- places -----------------------------------------------------------------------------------------------------------


class TestAnAddress:
    def test_has_a_limited_number_of_connections(self, tmp_path: Path) -> None:
        with serving_with(tmp_path, most_tcp_connections_of_an_address=2) as server, ExitStack() as leaving:
            table = Guest(server, "Ann").make_table([{"keeper": "you"}, {"keeper": "open"}])
            first, second = [leaving.enter_context(RawClient(server, "127.0.0.2")) for _ in range(2)]
            first.open_socket(table)
            second.open_socket(table)
            assert not is_answered(server, "127.0.0.2")
            assert is_answered(server, "127.0.0.3")
            second.socket.close()
            first.send(frame(TEXT, b'{"type":"ping"}'))
            assert any(payload == b'{"type":"pong"}' for _, payload in first.frames())
            assert is_answered(server, "127.0.0.2")

    def test_gives_up_its_silent_connections_first(self, tmp_path: Path) -> None:
        with (
            serving_with(tmp_path, most_tcp_connections_of_an_address=2, headers_seconds=NEVER) as server,
            RawClient(server, "127.0.0.3") as other,
            RawClient(server, "127.0.0.2") as first,
            RawClient(server, "127.0.0.2") as second,
        ):
            assert is_answered(server, "127.0.0.2")
            assert first.rest() == b""
            assert second.is_open()
            assert other.is_open()

    def test_behind_a_proxy_is_the_one_that_the_proxy_names(self, tmp_path: Path) -> None:
        limits = {"most_tcp_connections_of_an_address": 1, "most_sockets_of_an_address": 2}
        with serving_with(tmp_path, trust_proxy=True, **limits) as server, ExitStack() as leaving:
            table = Guest(server, "Ann").make_table([{"keeper": "you"}, {"keeper": "open"}])

            def connect(address: str, place: str) -> RawClient:
                client = leaving.enter_context(RawClient(server))
                return client.open_socket(place, f"X-Forwarded-For: {address}")

            first = connect("2001:db8:0:1::1", table)
            connect("2001:db8:0:1::2", table)
            # It would be told that there is no such table if anyone had looked for it.
            assert connect("2001:db8:0:1:ffff::3", "nowhere").close_code() == TOO_MANY
            assert connect("2001:db8:0:2::1", "nowhere").close_code() == NO_SUCH_TABLE
            first.send(frame(CLOSE))
            first.rest()
            assert until_allowed(lambda: connect("2001:db8:0:1::4", "nowhere").close_code()) == NO_SUCH_TABLE


def until_allowed(ask: Callable[[], int]) -> int:
    """The first close code that is no refusal: a connection is counted until the server has noticed its end."""
    return next((code for _ in range(100) if (code := ask()) != TOO_MANY), TOO_MANY)


class TestSilentConnections:
    def test_do_not_keep_newcomers_out(self, tmp_path: Path) -> None:
        with serving_with(tmp_path, headers_seconds=NEVER) as server, crowd(server, 300):
            assert is_answered(server)

    def test_are_closed_in_the_end(self, hasty_server: SetServer) -> None:
        with crowd(hasty_server, 300) as silent:
            assert [client.rest() for client in silent] == [b""] * 300

    def test_make_room_for_newcomers_if_the_server_is_full(self, tmp_path: Path) -> None:
        with serving_with(tmp_path, headers_seconds=NEVER, most_sockets=50) as server, crowd(server, 50) as silent:
            assert is_answered(server)
            assert silent[0].rest() == b""
            assert all(client.is_open() for client in silent[1:])

    def test_include_those_who_could_ask_again(self, tmp_path: Path) -> None:
        with serving_with(tmp_path, most_sockets=2) as server, RawClient(server) as first, RawClient(server) as second:
            for client in (second, first):
                client.ask("GET", "/healthz")
                assert client.answer().startswith(b"HTTP/1.1 200")
            assert is_answered(server)
            second.rest()
            first.ask("GET", "/healthz")
            assert b"HTTP/1.1 200" in first.answer()

    def test_make_room_but_players_do_not(self, tmp_path: Path) -> None:
        with serving_with(tmp_path, headers_seconds=NEVER, most_sockets=3) as server, ExitStack() as leaving:
            ann, bob = seated(server)
            bob.come()
            cid = leaving.enter_context(RawClient(server)).open_socket(ann.table)
            assert not is_answered(server)
            assert is_served(ann)
            assert is_served(bob)
            cid.send(frame(PING, b"still here"))
            assert (PONG, b"still here") in cid.frames()


@contextmanager
def crowd(server: Server, size: int) -> Iterator[list[RawClient]]:
    """Clients of several addresses that have sent nothing, or half of their headers."""
    with ExitStack() as leaving:
        addresses = [f"127.0.0.{2 + number % 5}" for number in range(size)]
        clients = [leaving.enter_context(RawClient(server, address)) for address in addresses]
        for client in clients[::2]:
            client.send(HALF)
        yield clients


class TestTheLimitOfTheSystem:
    @pytest.mark.parametrize(
        ("soft", "hard", "wanted", "room", "raised"),
        [
            (1024, 4096, 10_000, 4096 - RESERVED_FILES, 4096),
            (1024, 10**9, 10_000, 10_000, 10_000 + RESERVED_FILES),
            (10**6, 10**6, 10_000, 10_000, 10**6),
            (1024, -1, 10_000, 10_000, 10_000 + RESERVED_FILES),
            (100, 100, 10_000, 1, 100),
        ],
    )
    def test_is_raised_as_far_as_needed(
        self, monkeypatch: pytest.MonkeyPatch, soft: int, hard: int, wanted: int, room: int, raised: int
    ) -> None:
        import resource

        limits = [(soft, hard)]
        monkeypatch.setattr(resource, "getrlimit", lambda kind: limits[-1])
        monkeypatch.setattr(resource, "setrlimit", lambda kind, new: limits.append(new))
        assert room_for(wanted) == room
        assert limits[-1] == (raised, hard)


# --- errors and pings -------------------------------------------------------------------------------------------------


class TestBrokenFrames:
    @pytest.mark.parametrize(
        ("broken", "code"),
        [
            (frame(TEXT, b"\xff\xfe"), 1007),
            (frame(TEXT, b"\xc3", last=False) + frame(MORE, b"("), 1007),
            (frame(TEXT, b"\xff") * 3, 1007),
            (frame(3), 1002),
            (b"\x81\x00", 1002),
            (b"\xf1" + frame(TEXT)[1:], 1002),
            (frame(MORE, b"x"), 1002),
            (frame(CLOSE, b"\x00\x01"), 1002),
            (frame(CLOSE, b"\x03\xe8\xff"), 1007),
            (frame(PING, b"x" * 126), 1002),
        ],
    )
    def test_end_the_connection_and_leave_no_traceback(self, quiet_server: SetServer, broken: bytes, code: int) -> None:
        before = quiet_server.complaints()
        ann, _ = seated(quiet_server)
        with RawClient(quiet_server).open_socket(ann.table) as eve:
            eve.send(broken)
            assert eve.close_code() == code
        assert is_served(ann)
        assert quiet_server.complaints() == before

    def test_are_read_only_once_the_socket_is_open(self) -> None:
        failures, received = asyncio.run(send_too_early(frame(3)))
        assert failures == []
        assert received.startswith(b"HTTP/1.1 101")
        assert received.endswith((1002).to_bytes(2, "big") + b"invalid opcode")


async def send_too_early(data: bytes) -> tuple[list[str], bytes]:
    """Send frames to an app that takes its time to open a WebSocket: the server's failures, and what it answers."""
    failures: list[str] = []
    asyncio.get_running_loop().set_exception_handler(lambda loop, context: failures.append(context["message"]))
    asked, sent = asyncio.Event(), asyncio.Event()

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        asked.set()
        await sent.wait()
        for _ in range(10):
            # The server could read.
            await asyncio.sleep(0)
        await send({"type": "websocket.accept"})
        await receive()

    config = loaded_config(app, Settings())
    server = await asyncio.get_running_loop().create_server(lambda: HttpProtocol(config, ServerState(), {}), HOST, 0)
    async with asyncio.timeout(PATIENCE), server:
        reader, writer = await asyncio.open_connection(HOST, server.sockets[0].getsockname()[1])
        writer.write("\r\n".join(["GET / HTTP/1.1", "Host: table", *ASKING, "", ""]).encode())
        await asked.wait()
        writer.write(data)
        await writer.drain()
        sent.set()
        received = await reader.read()
        writer.close()
    return failures, received


def test_nobody_can_foretell_the_pings_of_the_server(tmp_path: Path) -> None:
    generator = Random(SEED)
    drawn = {generator.getrandbits(32).to_bytes(4, "big") for _ in range(10_000)}
    questions: list[bytes] = []
    with serving_with(tmp_path, ping_seconds=SOON) as server:
        table = Guest(server, "Ann").make_table([{"keeper": "you"}, {"keeper": "open"}])
        while len(questions) < 3:
            # On a busy machine an answer may be late: then Bob comes again.
            with RawClient(server).open_socket(table) as bob:
                for opcode, payload in bob.frames():
                    if opcode == PING:
                        questions.append(payload)
                        bob.send(frame(PONG, payload))
                    if len(questions) == 3:
                        break
    assert len(set(questions)) == 3
    assert drawn.isdisjoint(questions)
