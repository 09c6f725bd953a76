"""The security headers of every answer, and the requests that are refused because of their origin or size."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import httpx
import pytest
from fastapi import FastAPI, Request, Response
from starlette.types import Message

from tenages.server.headers import LARGEST_BODY, WRONG_ORIGIN, Guard
from tenages.server.settings import Settings

HERE = "http://table.example:8000"


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

    app.add_middleware(Guard, settings=Settings(**settings))
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
        assert "data:" not in policy
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
    @pytest.mark.parametrize("origin", [HERE, HERE.upper(), HERE.replace("http:", "https:")])
    def test_is_allowed_also_behind_a_proxy_with_https(self, origin: str) -> None:
        answer = ask("POST", "/api/open", headers={"origin": origin}, content=b"12345")
        assert (answer.status_code, answer.json()) == (200, 5)
        assert open_socket(origin=origin) != [{"type": "websocket.close", "code": WRONG_ORIGIN}]

    def test_is_not_needed_by_programs(self) -> None:
        assert ask("POST", "/api/open").json() == 0
        assert open_socket() != [{"type": "websocket.close", "code": WRONG_ORIGIN}]


def open_socket(app: FastAPI | None = None, **headers: str) -> list[Message]:
    """The messages to a socket; the app has no sockets, so an allowed connection is refused for that reason."""
    messages: list[Message] = []
    sent = {"host": HERE.removeprefix("http://"), **headers}
    scope = {
        "type": "websocket",
        "path": "/api/socket",
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
