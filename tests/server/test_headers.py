"""What every answer tells browsers, and who is turned away at the door."""

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


def house(**settings: Any) -> FastAPI:
    app = FastAPI()

    @app.get("/api/open")
    def open_door() -> str:
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
        transport = httpx.ASGITransport(app or house(), raise_app_exceptions=False)
        async with httpx.AsyncClient(transport=transport, base_url=HERE) as client:
            return await client.request(method, path, **more)

    return asyncio.run(asked())


class TestWhatEveryAnswerSays:
    @pytest.mark.parametrize("path", ["/api/open", "/api/nowhere", "/api/broken"])
    def test_nothing_but_our_own_page_runs_in_it(self, path: str) -> None:
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

    def test_nobody_keeps_it_unless_it_says_so_itself(self) -> None:
        assert ask("GET", "/api/open").headers["cache-control"] == "no-store"
        assert ask("GET", "/api/kept").headers["cache-control"] == "max-age=60"

    def test_browsers_stay_with_https_only_where_there_is_https(self) -> None:
        assert "strict-transport-security" not in ask("GET", "/api/open").headers
        assert "strict-transport-security" in ask("GET", "/api/open", app=house(secure=True)).headers

    def test_a_mistake_of_ours_is_told_in_words_and_without_details(self) -> None:
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


class TestPagesOfOthers:
    @pytest.mark.parametrize("origin", FOREIGN)
    def test_can_ask_for_nothing_in_a_players_name(self, origin: str) -> None:
        answer = ask("POST", "/api/open", headers={"origin": origin}, content=b"12345")
        assert answer.status_code == 403
        assert answer.json()["key"] == "wrong-origin"
        assert "open the table's own address" in answer.json()["text"]
        assert "content-security-policy" in answer.headers

    @pytest.mark.parametrize("origin", FOREIGN)
    def test_can_open_no_socket(self, origin: str) -> None:
        assert knock(origin=origin) == [{"type": "websocket.close", "code": WRONG_ORIGIN}]

    def test_can_be_allowed(self) -> None:
        friend = "https://friend.example"
        app = house(origins=("https://Friend.example/",))
        assert ask("POST", "/api/open", app=app, headers={"origin": friend}).status_code == 200
        assert knock(app, origin=friend) != knock(origin=friend)

    def test_may_link_to_ours(self) -> None:
        assert ask("GET", "/api/open", headers={"origin": "https://evil.example"}).status_code == 200


class TestOurOwnPage:
    @pytest.mark.parametrize("origin", [HERE, HERE.upper(), HERE.replace("http:", "https:")])
    def test_may_ask_also_if_a_proxy_speaks_https_in_our_place(self, origin: str) -> None:
        answer = ask("POST", "/api/open", headers={"origin": origin}, content=b"12345")
        assert (answer.status_code, answer.json()) == (200, 5)
        assert knock(origin=origin) != [{"type": "websocket.close", "code": WRONG_ORIGIN}]

    def test_is_not_needed_by_programs(self) -> None:
        assert ask("POST", "/api/open").json() == 0
        assert knock() != [{"type": "websocket.close", "code": WRONG_ORIGIN}]


def knock(app: FastAPI | None = None, **headers: str) -> list[Message]:
    """What a socket is told; there is none in that house, so whoever comes in is told that."""
    told: list[Message] = []
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
        told.append(message)

    asyncio.run((app or house())(scope, receive, send))
    return told


class TestTooMuch:
    def test_is_refused_before_anyone_reads_it(self) -> None:
        assert ask("POST", "/api/open", content=b"x" * LARGEST_BODY).json() == LARGEST_BODY
        answer = ask("POST", "/api/open", content=b"x" * (LARGEST_BODY + 1))
        assert answer.status_code == 413
        assert answer.json()["key"] == "too-large"
        assert "256 kB are the most" in answer.json()["text"]

    def test_is_refused_also_if_it_comes_bit_by_bit_and_unannounced(self) -> None:
        bits = 0

        async def endless() -> AsyncIterator[bytes]:
            nonlocal bits
            while True:
                bits += 1
                yield b"x" * 1024

        answer = ask("POST", "/api/open", content=endless())
        assert answer.status_code == 413
        assert bits * 1024 <= LARGEST_BODY + 2 * 1024

    def test_bits_are_put_together(self) -> None:
        async def some() -> AsyncIterator[bytes]:
            for _ in range(3):
                yield b"abc"

        assert ask("POST", "/api/open", content=some()).json() == 9
