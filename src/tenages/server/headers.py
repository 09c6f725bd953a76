"""Security headers on every answer, and requests that are refused before any code sees them.

A browser that shows our page runs nothing else: no script, style or picture from other sites, no script or style inside
the markup, no frame around it. Pages of other sites can neither open a socket nor send a request in a player's name,
nor read answers by giving our address a name of theirs; and no request can be larger, or take longer to arrive, than
any that we need.
"""

from __future__ import annotations

import asyncio
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tenages.rules.editions import DEFAULT_EDITION
from tenages.rules.errors import TenAgesError
from tenages.server.errors import TooMany
from tenages.server.hosts import KnownHosts
from tenages.server.limits import Buckets, network_of
from tenages.server.messages.lobby import Problem
from tenages.server.settings import Settings
from tenages.words.catalogue import words_of
from tenages.words.choosing import catalogue_for, negotiated
from tenages.words.errors import explained

LARGEST_BODY: Final = 256 * 1024
"""The largest request in bytes; the record of a very long game is smaller."""
WRONG_ORIGIN: Final = 4403
"""The code that closes a socket opened by a page of another site."""
WRONG_HOST: Final = 4421
"""The code that closes a socket opened by a name that the server does not know."""
LONGEST_HOST: Final = 253
"""The longest name of a host that there can be."""
HTTPS: Final = frozenset({"https", "wss"})
READING: Final = frozenset({"GET", "HEAD"})
POLICY: Final = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        # Pictures of positions are drawn by way of an image in a data URL.
        "img-src 'self' data:",
        "font-src 'self'",
        # This includes sockets to the same host.
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
ALWAYS: Final = {
    "content-security-policy": POLICY,
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
}
DEAR_PATHS: Final = ("/api/openapi.json", "/api/cards/", "/api/card-study")
DEAR: Final = 20
"""What those cost, in messages: they are long, and compressed for everyone who asks."""
ONLY_HTTPS: Final = {"strict-transport-security": "max-age=31536000"}


class Guard:
    """Middleware that adds the headers to every answer and refuses what is not allowed."""

    def __init__(self, app: ASGIApp, settings: Settings, work: Buckets) -> None:
        self.app = app
        self.work = work
        """What each network may ask for."""
        self.hosts = KnownHosts(settings.hosts)
        self.secure = settings.secure
        self.origins = frozenset(origin.lower().rstrip("/") for origin in settings.origins)
        self.body_seconds = settings.body_seconds
        self.headers = {**ALWAYS, **(ONLY_HTTPS if settings.secure else {})}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on a request or a socket, or refuse it."""
        if scope["type"] == "http":
            await self._answer(scope, receive, send)
        elif scope["type"] == "websocket" and not self._knows_host(Headers(scope=scope)):
            await send({"type": "websocket.close", "code": WRONG_HOST})
        elif scope["type"] == "websocket" and not self._is_allowed(scope):
            await send({"type": "websocket.close", "code": WRONG_ORIGIN})
        else:
            await self.app(scope, receive, send)

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Headers(scope=scope)
        started = False

        async def with_headers(message: Message) -> None:
            nonlocal started
            if message["type"] == "http.response.start":
                started = True
                headers = MutableHeaders(scope=message)
                headers.update(self.headers)
                headers.setdefault("cache-control", "no-store")
            await send(message)

        async def refuse(status: int, error: TenAgesError, **headers: str) -> None:
            answer = problem(status, error, request)
            answer.headers.update(headers)
            await answer(scope, receive, with_headers)

        if not self._pays(scope):
            return await refuse(429, TooMany("too-fast"), **{"retry-after": "1"})
        if not self._knows_host(request):
            return await refuse(421, TenAgesError("wrong-host", host=request.get("host", "")[:LONGEST_HOST]))
        if scope["method"] not in READING:
            if not self._is_allowed(scope):
                return await refuse(403, TenAgesError("wrong-origin"))
            try:
                async with asyncio.timeout(self.body_seconds):
                    body = await _body(request, receive)
            except ClientDisconnect:
                return
            except TimeoutError:
                return await refuse(408, TenAgesError("too-slow"), connection="close")
            if body is None:
                return await refuse(413, TenAgesError("too-large", most=LARGEST_BODY // 1024))
            receive = _once(body, receive)
        try:
            await self.app(scope, receive, with_headers)
        except Exception:
            # The client gets a normal answer; the operator finds the rest in the log.
            if not started:
                await refuse(500, TenAgesError("our-mistake"))
            raise

    def _pays(self, scope: Scope) -> bool:
        """Count a request for its address, like a message on a socket; False if it is too much."""
        cost = DEAR if scope["path"].startswith(DEAR_PATHS) else 1
        return self.work.take(network_of(scope["client"][0] if scope.get("client") else ""), cost)

    def _knows_host(self, request: Headers) -> bool:
        given = request.getlist("host")
        return len(given) == 1 and self.hosts.include(given[0])

    def _is_allowed(self, scope: Scope) -> bool:
        """Whether a request comes from our own page, from an allowed origin, or from no page at all.

        Browsers always send the origin with a socket or a request that changes something; other programs need not.
        """
        request = Headers(scope=scope)
        # The scheme is what a trusted proxy says, or else that of the connection.
        https = self.secure or scope.get("scheme") in HTTPS
        own = f"{'https' if https else 'http'}://{request.get('host', '')}".lower()
        return all(origin.lower() in self.origins | {own} for origin in request.getlist("origin"))


async def _body(request: Headers, receive: Receive) -> bytes | None:
    """The body of a request; None if it is too large, whatever its headers say."""
    announced = request.get("content-length", "")
    if announced.isdecimal() and int(announced) > LARGEST_BODY:
        return None
    body = bytearray()
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise ClientDisconnect
        body += message.get("body", b"")
        if len(body) > LARGEST_BODY:
            return None
        if not message.get("more_body", False):
            return bytes(body)


def _once(body: bytes, receive: Receive) -> Receive:
    """Receives a body that was read already, then whatever else comes."""
    waiting: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def received() -> Message:
        return waiting.pop() if waiting else await receive()

    return received


def problem(status: int, error: TenAgesError, request: Headers) -> Response:
    """An error as an answer, in the language of the client."""
    language = negotiated(request.get("accept-language", ""))
    text = explained(words_of(catalogue_for(language, DEFAULT_EDITION)), error)
    # What a client sent may be repeated in it, with letters that cannot be sent back.
    text = text.encode("utf-8", "replace").decode()
    body = Problem(key=error.key, text=text).model_dump_json()
    return Response(body, status, {"content-language": language}, "application/json")
