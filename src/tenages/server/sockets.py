"""A browser at a table: what it sends is read, checked and done; what happens is sent to it."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any, Final

import structlog
from fastapi import APIRouter, WebSocket
from pydantic import ValidationError
from starlette.websockets import WebSocketDisconnect, WebSocketState

from tenages.rules.errors import TenAgesError
from tenages.server.house import House
from tenages.server.limits import Bucket
from tenages.server.messages import wishes
from tenages.server.readers import Reader
from tenages.server.table import LiveTable
from tenages.words.catalogue import Words, words_of
from tenages.words.choosing import catalogue_for, negotiated
from tenages.words.errors import explained

COOKIE: Final = "seat"
NO_SUCH_TABLE: Final = 4404
TOO_MANY: Final = 4429
COME_BACK: Final = 1013
MOST_REFUSALS: Final = 200
"""After so many messages that came too fast a connection is closed."""

router = APIRouter()
log: Any = structlog.get_logger("tenages.sockets")


class TooFast(TenAgesError):
    """Messages come faster than they may."""


class NotUnderstood(TenAgesError):
    """A message that is none of those that there are."""


@router.websocket("/api/tables/{table_id}/socket")
async def socket(websocket: WebSocket, table_id: str, catalogue: str = "") -> None:
    """Sit at a table, or watch: the cookie says which."""
    house: House = websocket.app.state.house
    await websocket.accept()
    try:
        table = await house.table(table_id)
        words = words_wanted(catalogue, table.row.edition, websocket.headers.get("accept-language", ""))
        reader = Reader(house.seat_of(table, websocket.cookies.get(COOKIE)), words)
        await table.enter(reader)
    except TenAgesError as error:
        known = error.key != "too-many-connections"
        await websocket.close(NO_SUCH_TABLE if known else TOO_MANY, error.key)
        return
    await Visit(house, table, reader, websocket).last()


def words_wanted(catalogue: str, edition: str, accept_language: str) -> Words:
    """The words that someone asks for, or else those that his browser would like."""
    with suppress(TenAgesError):
        return words_of(catalogue_for(catalogue, edition))
    return words_of(catalogue_for(negotiated(accept_language), edition))


class Visit:
    """One connection, from when it comes until it goes."""

    def __init__(self, house: House, table: LiveTable, reader: Reader, websocket: WebSocket) -> None:
        self._table = table
        self._reader = reader
        self._websocket = websocket
        self._metrics = house.metrics
        self._longest = house.settings.longest_message
        self._bucket = Bucket(house.settings.burst, house.settings.messages_per_second)
        self._refused = 0

    async def last(self) -> None:
        """Read and write until the connection is closed, by whomever."""
        role = "watcher" if self._reader.seat is None else "seat"
        self._metrics.connections.labels(role).inc()
        writer = asyncio.create_task(self._write())
        try:
            await self._read()
        finally:
            writer.cancel()
            self._table.leave(self._reader)
            self._metrics.connections.labels(role).dec()

    async def _write(self) -> None:
        with suppress(WebSocketDisconnect, RuntimeError):
            while (message := await self._reader.next()) is not None:
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
        """Do what a message asks for; whatever is wrong with it, say so and go on."""
        try:
            if not self._bucket.take():
                self._refused += 1
                raise TooFast("too-fast")
            await self._grant(self._understood(text))
        except TenAgesError as error:
            self._complain(error)
        except Exception:
            log.exception("wish_failed", table=self._table.row.id)
            self._complain(TenAgesError("our-mistake"))

    def _understood(self, text: str | bytes) -> wishes.AnyWish:
        if len(text) > self._longest:
            raise NotUnderstood("message-too-long", longest=self._longest)
        try:
            return wishes.WISHES.validate_json(text)
        except ValidationError as error:
            raise NotUnderstood("message-not-understood") from error

    def _complain(self, error: TenAgesError) -> None:
        self._metrics.errors.labels(error.key).inc()
        text = explained(self._reader.words, error)
        self._reader.tell({"type": "error", "key": error.key, "text": text})

    async def _grant(self, wish: wishes.AnyWish) -> None:
        table, reader = self._table, self._reader
        match wish:
            case wishes.Choose():
                await table.choose(reader, wish.moment, wish.option)
            case wishes.Undo():
                await table.undo(reader, wish.moment)
            case wishes.Agree():
                await table.agree(reader, wish.agree)
            case wishes.GiveToBot():
                await table.give(reader, wish.seat, wish.level)
            case wishes.Hint():
                await table.hint(reader, wish.moment)
            case wishes.SetPace():
                await table.set_pace(reader, wish.pace)
            case wishes.FillWithBots():
                await table.fill(reader, wish.level)
            case wishes.Read():
                await table.read(reader, words_of(catalogue_for(wish.catalogue, table.row.edition)))
            case wishes.Ping():
                reader.tell({"type": "pong"})
