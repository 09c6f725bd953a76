"""What every answer says to browsers, and what is refused before anyone looks at it.

A browser that shows our page runs nothing but our page: no script, style or picture from elsewhere or within the
markup, no frame around it. Pages of others can neither connect to a table nor ask for anything in a player's name, and
nobody can send more than any question of ours could need.
"""

from __future__ import annotations

from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tenages.rules.editions import DEFAULT_EDITION
from tenages.rules.errors import TenAgesError
from tenages.server.messages.house import Problem
from tenages.server.settings import Settings
from tenages.words.catalogue import words_of
from tenages.words.choosing import catalogue_for, negotiated
from tenages.words.errors import explained

LARGEST_BODY: Final = 256 * 1024
"""How many bytes a request may have: the record of a very long game has fewer."""
WRONG_ORIGIN: Final = 4403
"""The code with which a socket is closed that a page of someone else opened."""
READING: Final = frozenset({"GET", "HEAD"})
POLICY: Final = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self'",
        # This covers sockets to where the page came from, too.
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
ONLY_HTTPS: Final = {"strict-transport-security": "max-age=31536000"}


class Guard:
    """Stands around an app: puts the headers on every answer, and turns away what must not come in."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.origins = frozenset(origin.lower().rstrip("/") for origin in settings.origins)
        self.headers = {**ALWAYS, **(ONLY_HTTPS if settings.secure else {})}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request or a connection in, or refuse it."""
        if scope["type"] == "http":
            await self._answer(scope, receive, send)
        elif scope["type"] == "websocket" and not self._is_welcome(Headers(scope=scope)):
            await send({"type": "websocket.close", "code": WRONG_ORIGIN})
        else:
            await self.app(scope, receive, send)

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        asked = Headers(scope=scope)
        began = False

        async def with_headers(message: Message) -> None:
            nonlocal began
            if message["type"] == "http.response.start":
                began = True
                headers = MutableHeaders(scope=message)
                headers.update(self.headers)
                headers.setdefault("cache-control", "no-store")
            await send(message)

        async def refuse(status: int, error: TenAgesError) -> None:
            await problem(status, error, asked)(scope, receive, with_headers)

        if scope["method"] not in READING:
            if not self._is_welcome(asked):
                return await refuse(403, TenAgesError("wrong-origin"))
            try:
                body = await _body(asked, receive)
            except ClientDisconnect:
                return
            if body is None:
                return await refuse(413, TenAgesError("too-large", most=LARGEST_BODY // 1024))
            receive = _once(body, receive)
        try:
            await self.app(scope, receive, with_headers)
        except Exception:
            # Whoever asked gets an answer like any other; whoever runs the server finds the rest in the log.
            if not began:
                await refuse(500, TenAgesError("our-mistake"))
            raise

    def _is_welcome(self, asked: Headers) -> bool:
        """Whether this comes from our own page, from one that is allowed, or from no page at all.

        A browser always says which page opens a socket or sends something; only other programs say nothing.
        """
        own = asked.get("host", "").lower()
        given = [origin.lower() for origin in asked.getlist("origin")]
        return all(origin in self.origins or _place(origin) == own for origin in given)


def _place(origin: str) -> str | None:
    """Host and port of an origin; None for what is none, as the "null" of a page without one."""
    try:
        return urlsplit(origin).netloc or None
    except ValueError:
        return None


async def _body(asked: Headers, receive: Receive) -> bytes | None:
    """All that was sent; None if it is too much, whether or not that was announced."""
    announced = asked.get("content-length", "")
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
    """Hands on what was sent, and after that whatever else comes."""
    waiting: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def received() -> Message:
        return waiting.pop() if waiting else await receive()

    return received


def problem(status: int, error: TenAgesError, asked: Headers) -> Response:
    """An error as an answer, in the language of whoever asked."""
    language = negotiated(asked.get("accept-language", ""))
    text = explained(words_of(catalogue_for(language, DEFAULT_EDITION)), error)
    told = Problem(key=error.key, text=text)
    return Response(told.model_dump_json(), status, {"content-language": language}, "application/json")
