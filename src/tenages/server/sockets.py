"""The socket of a client: requests come in and are carried out; messages go out."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any, Final

import structlog
from fastapi import APIRouter, WebSocket
from pydantic import ValidationError
from starlette.websockets import WebSocketDisconnect, WebSocketState

from tenages.rules.editions import DEFAULT_EDITION
from tenages.rules.errors import OtherVersion, TenAgesError
from tenages.server.client import Client
from tenages.server.limits import Bucket
from tenages.server.lobby import Lobby
from tenages.server.messages import requests
from tenages.server.table import LiveTable
from tenages.words.catalogue import Words, words_of
from tenages.words.choosing import catalogue_for, negotiated
from tenages.words.errors import explained

COOKIE: Final = "seat"
NO_SUCH_TABLE: Final = 4404
OTHER_VERSION: Final = 4410
"""An earlier version of the engine began the game, and the rules have changed since. An error says which."""
TOO_MANY: Final = 4429
COME_BACK: Final = 1013
MOST_REFUSALS: Final = 200
"""A connection is closed after this many messages that came too fast."""
LOG_COST: Final = 5
"""As how many messages a request for earlier lines of the log counts: putting a page into words takes long."""

router = APIRouter()
log: Any = structlog.get_logger("tenages.sockets")


class TooFast(TenAgesError):
    """Messages come faster than allowed."""


class NotUnderstood(TenAgesError):
    """A message that is no known request."""


@router.websocket("/api/tables/{table_id}/socket")
async def socket(websocket: WebSocket, table_id: str, catalogue: str = "") -> None:
    """Connect to a table: at the seat that the cookie holds, or as a spectator."""
    lobby: Lobby = websocket.app.state.lobby
    await websocket.accept()
    try:
        table = await lobby.table(table_id)
        words = words_wanted(catalogue, table.row.edition, websocket.headers.get("accept-language", ""))
        client = Client(lobby.seat_of(table, websocket.cookies.get(COOKIE)), words)
        await table.enter(client)
    except OtherVersion as error:
        words = words_wanted(catalogue, DEFAULT_EDITION, websocket.headers.get("accept-language", ""))
        await websocket.send_json({"type": "error", "key": error.key, "text": explained(words, error)})
        await websocket.close(OTHER_VERSION, error.key)
        return
    except TenAgesError as error:
        known = error.key != "too-many-connections"
        await websocket.close(NO_SUCH_TABLE if known else TOO_MANY, error.key)
        return
    await SocketSession(lobby, table, client, websocket).run()


def words_wanted(catalogue: str, edition: str, accept_language: str) -> Words:
    """The words that a client asks for, otherwise those of the language that its browser prefers."""
    with suppress(TenAgesError):
        return words_of(catalogue_for(catalogue, edition))
    return words_of(catalogue_for(negotiated(accept_language), edition))


class SocketSession:
    """One connection, from its start to its end."""

    def __init__(self, lobby: Lobby, table: LiveTable, client: Client, websocket: WebSocket) -> None:
        self._table = table
        self._client = client
        self._websocket = websocket
        self._metrics = lobby.metrics
        self._longest = lobby.settings.longest_message
        self._bucket = Bucket(lobby.settings.burst, lobby.settings.messages_per_second)
        self._refused = 0

    async def run(self) -> None:
        """Receive and send until the connection is closed."""
        role = "watcher" if self._client.seat is None else "seat"
        self._metrics.connections.labels(role).inc()
        writer = asyncio.create_task(self._write())
        try:
            await self._read()
        finally:
            writer.cancel()
            self._table.leave(self._client)
            self._metrics.connections.labels(role).dec()

    async def _write(self) -> None:
        with suppress(WebSocketDisconnect, RuntimeError):
            while (message := await self._client.next_message()) is not None:
                self._metrics.messages.labels("out").inc()
                await self._websocket.send_text(message.decode())
            await self._websocket.close(COME_BACK)

    async def _read(self) -> None:
        while self._websocket.application_state is not WebSocketState.DISCONNECTED:
            message = await self._websocket.receive()
            if message["type"] == "websocket.disconnect":
                return
            if self._refused > MOST_REFUSALS:
                await self._websocket.close(TOO_MANY)
                return
            self._metrics.messages.labels("in").inc()
            await self._answer(message.get("text") or message.get("bytes") or b"")

    async def _answer(self, text: str | bytes) -> None:
        """Carry out a message; if that fails, answer with an error and go on."""
        try:
            self._pay()
            await self._carry_out(self._parsed(text))
        except TenAgesError as error:
            self._send_error(error)
        except Exception:
            log.exception("request_failed", table=self._table.row.id)
            self._send_error(TenAgesError("our-mistake"))

    def _pay(self, cost: float = 1.0) -> None:
        """Count a message, or the further cost of one."""
        if not self._bucket.take(cost):
            self._refused += 1
            raise TooFast("too-fast")

    def _parsed(self, text: str | bytes) -> requests.AnyRequest:
        if len(text) > self._longest:
            raise NotUnderstood("message-too-long", longest=self._longest)
        try:
            return requests.REQUESTS.validate_json(text)
        except ValidationError as error:
            raise NotUnderstood("message-not-understood") from error

    def _send_error(self, error: TenAgesError) -> None:
        self._metrics.errors.labels(error.key).inc()
        text = explained(self._client.words, error)
        self._client.send({"type": "error", "key": error.key, "text": text})

    async def _carry_out(self, request: requests.AnyRequest) -> None:
        table, client = self._table, self._client
        match request:
            case requests.Choose():
                await table.choose(client, request.moment, request.option)
            case requests.Undo():
                await table.undo(client, request.moment)
            case requests.Agree():
                await table.agree(client, request.agree)
            case requests.GiveToBot():
                await table.give(client, request.seat, request.level)
            case requests.Hint():
                await table.hint(client, request.moment)
            case requests.SetPace():
                await table.set_pace(client, request.pace)
            case requests.FillWithBots():
                await table.fill(client, request.level)
            case requests.Read():
                await table.read(client, words_of(catalogue_for(request.catalogue, table.row.edition)))
            case requests.EarlierLog():
                self._pay(LOG_COST - 1)
                await table.earlier_log(client, request.before)
            case requests.Ping():
                client.send({"type": "pong"})
