"""Who is connected to a table: a tab or a device, at a seat or only watching."""

from __future__ import annotations

import asyncio
from typing import Final

import orjson

from tenages.server.messages.tables import Sent
from tenages.words.catalogue import Words

OUTBOX: Final = 128
"""How many messages may wait for a slow connection. It is closed then, and told everything anew when it comes back."""


class Reader:
    """A connection: from which seat it looks, in which words it reads, and what it has been told."""

    def __init__(self, seat: int | None, words: Words) -> None:
        self.seat = seat
        """None for who only watches."""
        self.words = words
        self.told: int | None = None
        """How much of the log it has; None for nothing."""
        self.state = b""
        """What it was last told of the table itself."""
        self._outbox: asyncio.Queue[bytes | None] = asyncio.Queue()

    def tell(self, message: Sent) -> None:
        """Send a message."""
        self.send(orjson.dumps(message))

    def send(self, message: bytes) -> None:
        """Send what is already written down."""
        if self._outbox.qsize() < OUTBOX:
            self._outbox.put_nowait(message)
        else:
            self.dismiss()

    def dismiss(self) -> None:
        """Send nothing more: the connection is to be closed."""
        while not self._outbox.empty():
            self._outbox.get_nowait()
        self._outbox.put_nowait(None)

    async def next(self) -> bytes | None:
        """What is to be sent next; None if the connection is to be closed."""
        return await self._outbox.get()
