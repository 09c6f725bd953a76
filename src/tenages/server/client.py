"""A browser tab that is connected to a table, at a seat or as a spectator."""

from __future__ import annotations

import asyncio
from typing import Final

import orjson

from tenages.server.messages.tables import Sent
from tenages.words.catalogue import Words

MOST_QUEUED: Final = 128
"""How many messages may wait for a slow client. Beyond that it is disconnected; it gets everything when it returns."""


class Client:
    """A connection: its seat, the words it reads, and the messages that wait to be sent to it."""

    def __init__(self, seat: int | None, words: Words) -> None:
        self.seat = seat
        """None for a spectator."""
        self.words = words
        self.table_message = b""
        """The last message about the table itself: the same one is not sent twice."""
        self._outbox: asyncio.Queue[bytes | None] = asyncio.Queue()

    def send(self, message: Sent) -> None:
        """Send a message."""
        self.send_encoded(orjson.dumps(message))

    def send_encoded(self, message: bytes) -> None:
        """Send a message that is JSON already."""
        if self._outbox.qsize() < MOST_QUEUED:
            self._outbox.put_nowait(message)
        else:
            self.disconnect()

    def disconnect(self) -> None:
        """Drop what waits, and have the connection closed."""
        while not self._outbox.empty():
            self._outbox.get_nowait()
        self._outbox.put_nowait(None)

    async def next_message(self) -> bytes | None:
        """The next message to be sent; None if the connection is to be closed."""
        return await self._outbox.get()
