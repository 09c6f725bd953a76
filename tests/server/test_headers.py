"""The security headers of every answer, and the requests that are refused because of their host, origin or size."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from typing import Any

import httpx
import pytest
from fastapi import FastAPI, Request, Response
from starlette.types import Message
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from tenages.server.headers import LARGEST_BODY, WRONG_HOST, WRONG_ORIGIN, Guard
from tenages.server.limits import Buckets
from tenages.server.settings import Settings

HERE = "http://table.example:8000"
HERE_BY_HTTPS = "https://table.example:8000"
# The app has no sockets, so an allowed connection is refused for that reason.
NO_SUCH_SOCKET = [{"type": "websocket.close", "code": 1000, "reason": ""}]


def guarded_app(**settings: Any) -> FastAPI:
    app = FastAPI()

    @app.get("/api/open")
    def opened() -> str:
        return "come in"

    @app.get("/api/kept")
    def kept() -> Response:
        return Response("kept", headers={"cache-control": "max-age=60"})

    @app.get("/api/broken")
    def broken() -> str:
        raise ZeroDivisionError

    @app.post("/api/open")
    async def count(request: Request) -> int:
        return len(await request.body())

    known = Settings(**({"hosts": ("table.example",)} | settings))
    app.add_middleware(Guard, settings=known, work=Buckets(1e9, 1.0))
    return app


def ask(method: str, path: str, *, app: FastAPI | None = None, **more: Any) -> httpx.Response:
    async def asked() -> httpx.Response:
        transport = httpx.ASGITransport(app or guarded_app(), raise_app_exceptions=False)
        async with httpx.AsyncClient(transport=transport, base_url=HERE) as client:
            return await client.request(method, path, **more)

    return asyncio.run(asked())


class TestEveryAnswer:
    @pytest.mark.parametrize("path", ["/api/open", "/api/nowhere", "/api/broken"])
    def test_allows_nothing_but_our_own_page_to_run(self, path: str) -> None:
        headers = ask("GET", path).headers
        policy = headers["content-security-policy"]
        assert policy.startswith("default-src 'none'; script-src 'self'; style-src 'self';")
        assert "frame-ancestors 'none'" in policy
        assert "unsafe" not in policy
        # A data URL can only be a picture, which runs nothing.
        assert [part for part in policy.split("; ") if "data:" in part] == ["img-src 'self' data:"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["cross-origin-opener-policy"] == "same-origin"
        assert headers["cross-origin-resource-policy"] == "same-origin"
        assert "camera=()" in headers["permissions-policy"]

    def test_is_not_cached_unless_it_says_so(self) -> None:
        assert ask("GET", "/api/open").headers["cache-control"] == "no-store"
        assert ask("GET", "/api/kept").headers["cache-control"] == "max-age=60"

    def test_requires_https_only_where_there_is_https(self) -> None:
        assert "strict-transport-security" not in ask("GET", "/api/open").headers
        assert "strict-transport-security" in ask("GET", "/api/open", app=guarded_app(secure=True)).headers

    def test_reports_an_internal_error_in_words_and_without_details(self) -> None:
        answer = ask("GET", "/api/broken", headers={"accept-language": "fr-CA"})
        assert answer.status_code == 500
        assert answer.json()["key"] == "our-mistake"
        assert "quelque chose a mal tourné" in answer.json()["text"]
        assert "ZeroDivision" not in answer.text


FOREIGN = [
    "https://evil.example",
    "http://table.example:9000",
    "http://table.example",
    "null",
    "",
    "http://[",
    "file://",
]


class TestPagesOfOtherSites:
    @pytest.mark.parametrize("origin", FOREIGN)
    def test_cannot_send_requests_for_a_player(self, origin: str) -> None:
        answer = ask("POST", "/api/open", headers={"origin": origin}, content=b"12345")
        assert answer.status_code == 403
        assert answer.json()["key"] == "wrong-origin"
        assert "open the table's own address" in answer.json()["text"]
        assert "content-security-policy" in answer.headers

    @pytest.mark.parametrize("origin", FOREIGN)
    def test_can_open_no_socket(self, origin: str) -> None:
        assert open_socket(origin=origin) == [{"type": "websocket.close", "code": WRONG_ORIGIN}]

    def test_can_be_allowed(self) -> None:
        friend = "https://friend.example"
        app = guarded_app(origins=("https://Friend.example/",))
        assert ask("POST", "/api/open", app=app, headers={"origin": friend}).status_code == 200
        assert open_socket(app, origin=friend) != open_socket(origin=friend)

    def test_may_link_to_ours(self) -> None:
        assert ask("GET", "/api/open", headers={"origin": "https://evil.example"}).status_code == 200


class TestOurOwnPage:
    @pytest.mark.parametrize("origin", [HERE, HERE.upper()])
    def test_is_allowed(self, origin: str) -> None:
        answer = ask("POST", "/api/open", headers={"origin": origin}, content=b"12345")
        assert (answer.status_code, answer.json()) == (200, 5)
        assert open_socket(origin=origin) == NO_SUCH_SOCKET

    def test_comes_by_https_alone_where_players_use_https(self) -> None:
        app = guarded_app(secure=True)
        assert ask("POST", "/api/open", app=app, headers={"origin": HERE_BY_HTTPS}).status_code == 200
        assert open_socket(app, origin=HERE_BY_HTTPS) == NO_SUCH_SOCKET
        assert ask("POST", "/api/open", app=app, headers={"origin": HERE}).status_code == 403
        assert open_socket(app, origin=HERE) == [{"type": "websocket.close", "code": WRONG_ORIGIN}]

    def test_comes_by_http_unless_a_trusted_proxy_has_https(self) -> None:
        assert ask("POST", "/api/open", headers={"origin": HERE_BY_HTTPS}).status_code == 403
        assert open_socket(origin=HERE_BY_HTTPS) == [{"type": "websocket.close", "code": WRONG_ORIGIN}]
        forwarded = {"x-forwarded-proto": "https", "origin": HERE_BY_HTTPS}
        assert ask("POST", "/api/open", headers=forwarded).status_code == 403
        trusting = guarded_app()
        trusting.add_middleware(ProxyHeadersMiddleware, trusted_hosts="*")
        assert ask("POST", "/api/open", app=trusting, headers=forwarded).status_code == 200
        assert open_socket(trusting, **forwarded) == NO_SUCH_SOCKET

    def test_is_not_needed_by_programs(self) -> None:
        assert ask("POST", "/api/open").json() == 0
        assert open_socket() == NO_SUCH_SOCKET


ADDRESSES = ["127.0.0.1", "192.0.2.7:8000", "[::1]:8000", "[2001:db8::7]"]
THIS_MACHINE = ["localhost:8000", "LOCALHOST", "ten.localhost"]
UNKNOWN = ["evil.example", "table.example.evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "ten", ""]
MALFORMED = ["evil.example/localhost", "evil.example#localhost", "me@localhost", "[::1", "localhost:port", "::1"]


class TestAHost:
    """Another site's name for our address, by which its page would read our answers."""

    @pytest.mark.parametrize("host", [*UNKNOWN, *MALFORMED])
    def test_that_the_server_does_not_know_is_refused_even_to_read(self, host: str) -> None:
        for method in ("GET", "POST"):
            answer = ask(method, "/api/open", headers={"host": host, "origin": f"http://{host}"})
            assert (answer.status_code, answer.json()["key"]) == (421, "wrong-host")
            assert "content-security-policy" in answer.headers
        for more in ({}, {"origin": f"http://{host}"}):
            assert open_socket(None, host=host, **more) == [{"type": "websocket.close", "code": WRONG_HOST}]

    def test_that_is_unknown_is_explained_to_the_operator(self) -> None:
        said = ask("GET", "/api/open", headers={"host": "play.example", "accept-language": "en"}).json()["text"]
        assert "does not answer to the name play.example" in said
        assert "--public-url" in said

    @pytest.mark.parametrize("host", [*ADDRESSES, *THIS_MACHINE])
    def test_that_is_an_address_or_this_machine_needs_no_setting(self, host: str) -> None:
        assert ask("GET", "/api/open", app=guarded_app(hosts=()), headers={"host": host}).status_code == 200
        assert open_socket(guarded_app(hosts=()), host=host) == NO_SUCH_SOCKET

    def test_that_is_this_machine_s_own_name_needs_no_setting(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(socket, "gethostname", lambda: "Attic.lan")
        app = guarded_app(hosts=())
        known = ["attic", "attic.lan", "Attic.local:8000", "attic.example", "lan", "local", ".local"]
        found = [ask("GET", "/api/open", app=app, headers={"host": host}).status_code for host in known]
        assert found == [200, 200, 200, 421, 421, 421, 421]

    def test_that_the_operator_names_is_known_at_any_port(self) -> None:
        app = guarded_app(hosts=("Play.example",))
        for host in ("play.example", "PLAY.example:8443", "play.example."):
            assert ask("GET", "/api/open", app=app, headers={"host": host}).status_code == 200

    def test_is_given_once(self) -> None:
        twice = [("host", "localhost"), ("host", "localhost")]
        assert ask("GET", "/api/open", headers=twice).status_code == 421


def open_socket(app: FastAPI | None = None, **headers: str) -> list[Message]:
    """The messages to a socket."""
    messages: list[Message] = []
    sent = {"host": HERE.removeprefix("http://"), **headers}
    scope = {
        "type": "websocket",
        "scheme": "ws",
        "path": "/api/socket",
        "client": ("127.0.0.1", 50000),
        "query_string": b"",
        "headers": [(name.encode(), value.encode()) for name, value in sent.items()],
    }

    async def receive() -> Message:
        return {"type": "websocket.connect"}

    async def send(message: Message) -> None:
        messages.append(message)

    asyncio.run((app or guarded_app())(scope, receive, send))
    return messages


class TestABodyThatIsTooLarge:
    def test_is_refused_before_it_is_read(self) -> None:
        assert ask("POST", "/api/open", content=b"x" * LARGEST_BODY).json() == LARGEST_BODY
        answer = ask("POST", "/api/open", content=b"x" * (LARGEST_BODY + 1))
        assert answer.status_code == 413
        assert answer.json()["key"] == "too-large"
        assert "256 kB are the most" in answer.json()["text"]

    def test_is_refused_also_in_chunks_without_a_length(self) -> None:
        bits = 0

        async def endless() -> AsyncIterator[bytes]:
            nonlocal bits
            while True:
                bits += 1
                yield b"x" * 1024

        answer = ask("POST", "/api/open", content=endless())
        assert answer.status_code == 413
        assert bits * 1024 <= LARGEST_BODY + 2 * 1024

    def test_chunks_are_joined(self) -> None:
        async def some() -> AsyncIterator[bytes]:
            for _ in range(3):
                yield b"abc"

        assert ask("POST", "/api/open", content=some()).json() == 9
