"""A browser tab that is connected to a table, at a seat or as a spectator."""

from __future__ import annotations

import asyncio
from typing import Final

import orjson

from tenages.server.messages.tables import Lost, Sent
from tenages.words.catalogue import Words

MOST_QUEUED: Final = 128
"""How many messages may wait for a slow client. Beyond that it is disconnected; it gets everything when it returns."""


Reader = tuple[int | None, str]
"""The seat, None for a spectator, and the catalogue of words. Clients with the same reader are sent the same bytes."""


class Client:
    """A connection: its seat, the words it reads, and the messages that wait to be sent to it."""

    def __init__(self, token: bytes | None, words: Words, network: str = "", *, steps: bool = False) -> None:
        self.token = token
        """The digest of the secret that the browser has for this table, if it has one."""
        self.network = network
        self.seat: int | None = None
        """None for a spectator."""
        self.held: int | None = None
        """The seat that this client holds while a bot plays for it."""
        self.lost: Lost | None = None
        """Why this client does not play the seat that it had."""
        self.words = words
        self.steps = steps
        """Whether it is sent what each event changed, instead of whole moments."""
        self.moment: str | None = None
        """The moment of the game that it was sent last."""
        self.state: object = None
        """What the last message about the table itself was made of: the same one is not sent twice."""
        self.hinting = False
        """Whether a hint is on its way."""
        self.dismissed = False
        """Whether the page is not to connect again by itself."""
        self._outbox: asyncio.Queue[bytes | None] = asyncio.Queue()

    @property
    def reader(self) -> Reader:
        """Who reads what this client is sent."""
        return self.seat, self.words.name

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

    def dismiss(self) -> None:
        """Disconnect, and have the page not come back by itself."""
        self.dismissed = True
        self.disconnect()

    async def next_message(self) -> bytes | None:
        """The next message to be sent; None if the connection is to be closed."""
        return await self._outbox.get()
