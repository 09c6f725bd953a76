"""The socket of a client: requests come in and are carried out; messages go out."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any, Final

import structlog
from fastapi import APIRouter, WebSocket
from pydantic import ValidationError
from sqlalchemy.exc import DBAPIError
from starlette.requests import HTTPConnection
from starlette.websockets import WebSocketDisconnect, WebSocketState

from tenages.rules.editions import DEFAULT_EDITION
from tenages.rules.errors import OtherVersion, TenAgesError
from tenages.server.client import Client
from tenages.server.connections import OpenSockets
from tenages.server.errors import DamagedTable, NotNow, TooMany
from tenages.server.limits import Bucket, network_of
from tenages.server.lobby import Lobby
from tenages.server.messages import requests
from tenages.server.secrets import digest
from tenages.server.table import LiveTable
from tenages.words.catalogue import Words, words_of
from tenages.words.choosing import catalogue_for, negotiated
from tenages.words.errors import explained

COOKIE: Final = "seat"
NO_SUCH_TABLE: Final = 4404
CANNOT_GO_ON: Final = 4410
"""The rules have changed since the game began, or what is stored of it is damaged. An error says which."""
CLOSED: Final = 4411
"""The operator has closed the table. Whoever opens its link again goes on."""
TOO_MANY: Final = 4429
COME_BACK: Final = 1013
MOST_REFUSALS: Final = 200
"""A connection is closed after this many messages that came too fast."""
CONNECTING: Final = 5
"""What connecting counts, in messages: everything is put into words."""
COSTS: Final = {"read": 10, "log": 5, "hint": 10, "undo": 10, "recap": 20}
"""What requests count that take more work than others, in messages."""
OFTEN: Final = frozenset({"read", "log", "recap"})
"""Requests that the spectators of a table share a limit for."""

router = APIRouter()
log: Any = structlog.get_logger("tenages.sockets")


class TooFast(TenAgesError):
    """Messages come faster than allowed."""


class NotUnderstood(TenAgesError):
    """A message that is no known request."""


CLOSE_CODES: Final[dict[type[TenAgesError], int]] = {TooMany: TOO_MANY, TooFast: TOO_MANY, NotNow: COME_BACK}


@router.websocket("/api/tables/{table_id}/socket")
async def socket(websocket: WebSocket, table_id: str, catalogue: str = "", steps: str = "") -> None:
    """Connect to a table: at the seat that the cookie holds, or as a spectator.

    With `steps=1` each choice is sent as what its events changed, one after the other, instead of whole moments.
    """
    sockets: OpenSockets = websocket.app.state.sockets
    address = network_of_client(websocket)
    # A client may be gone before it was told anything.
    with suppress(WebSocketDisconnect):
        await websocket.accept()
        if not sockets.enter(address):
            await websocket.close(TOO_MANY, "too-many-connections")
            return
        try:
            await _connect(websocket, table_id, catalogue, steps=steps == "1")
        finally:
            sockets.leave(address)


async def _connect(websocket: WebSocket, table_id: str, catalogue: str, *, steps: bool) -> None:
    lobby: Lobby = websocket.app.state.lobby
    network = network_of_client(websocket)
    try:
        if not lobby.work.take(network, CONNECTING):
            raise TooFast("too-fast")
        table = await lobby.table(table_id)
        words = words_wanted(catalogue, table.row.edition, websocket.headers.get("accept-language", ""))
        secret = websocket.cookies.get(COOKIE)
        client = Client(None if secret is None else digest(secret), words, network, steps=steps)
        if table.seat_of(client.token) is None and not table.reading.take(CONNECTING):
            raise TooFast("too-fast")
        await table.enter(client)
    except (OtherVersion, DamagedTable) as error:
        words = words_wanted(catalogue, DEFAULT_EDITION, websocket.headers.get("accept-language", ""))
        await websocket.send_json({"type": "error", "key": error.key, "text": explained(words, error)})
        await websocket.close(CANNOT_GO_ON, error.key)
        return
    except TenAgesError as error:
        await websocket.close(CLOSE_CODES.get(type(error), NO_SUCH_TABLE), error.key)
        return
    except DBAPIError:
        # The database is away for a moment, as when it is restarted.
        await websocket.close(COME_BACK)
        return
    await SocketSession(lobby, table, client, websocket).run()


def network_of_client(client: HTTPConnection) -> str:
    """The network of a client's address, which shares its limits."""
    return network_of(client.client.host if client.client is not None else "")


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
        self._work = lobby.work
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
                self._metrics.sent.inc()
                await self._websocket.send_text(message.decode())
            await self._websocket.close(CLOSED if self._client.dismissed else COME_BACK)

    async def _read(self) -> None:
        while self._websocket.application_state is not WebSocketState.DISCONNECTED:
            message = await self._websocket.receive()
            if message["type"] == "websocket.disconnect":
                return
            if self._refused > MOST_REFUSALS:
                await self._websocket.close(TOO_MANY)
                return
            self._metrics.received.inc()
            await self._answer(message.get("text") or message.get("bytes") or b"")

    async def _answer(self, text: str | bytes) -> None:
        """Carry out a message; if that fails, answer with an error and go on."""
        try:
            if not self._bucket.take():
                raise self._too_fast()
            request = self._parsed(text)
            self._pay_for(request.type)
            await self._carry_out(request)
        except TenAgesError as error:
            self._send_error(error)
        except Exception:
            log.exception("request_failed", table=self._table.row.id)
            self._send_error(TenAgesError("our-mistake"))

    def _pay_for(self, kind: str) -> None:
        """What costs more counts more: for the connection, for its address, and for the spectators of the table."""
        cost = COSTS.get(kind, 1)
        ours = cost == 1 or self._bucket.take(cost - 1)
        shared = kind not in OFTEN or self._client.seat is not None or self._table.reading.take(cost)
        if not (ours and shared and self._work.take(self._client.network, cost)):
            raise self._too_fast()

    def _too_fast(self) -> TooFast:
        self._refused += 1
        return TooFast("too-fast")

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
                await table.agree(client, request.proposal, request.agree)
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
            case requests.TakeSeatBack():
                await table.take_seat_back(client)
            case requests.Concede():
                await table.concede(client)
            case requests.ProposeEnd():
                await table.propose_end(client)
            case requests.EarlierLog():
                await table.earlier_log(client, request.before)
            case requests.Recap():
                await table.recap(client)
            case requests.Ping():
                client.send({"type": "pong"})
