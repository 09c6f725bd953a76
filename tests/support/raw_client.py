"""A client that sends whatever it likes over a plain TCP connection, or nothing, and reads when it likes."""

from __future__ import annotations

import socket
import struct
from collections.abc import Iterator
from contextlib import suppress
from select import select
from types import TracebackType
from typing import Final, Self

from tests.support.serving import TIMEOUT_SECONDS, Server

PATIENCE: Final = TIMEOUT_SECONDS
"""How many seconds a client waits for the server; only reached if something fails."""
SMALL: Final = 4096
"""The receive buffer of a client, so that the server soon has to keep what the client does not read."""
CLOSE: Final = 8
PING: Final = 9
PONG: Final = 10
ASKING: Final = (
    "Upgrade: websocket",
    "Connection: Upgrade",
    "Sec-WebSocket-Version: 13",
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
)
"""The headers that ask for a WebSocket."""
MASK: Final = bytes(4)
"""Clients have to mask what they send; this mask changes nothing."""


def frame(opcode: int, payload: bytes = b"", *, last: bool = True) -> bytes:
    """A frame of a WebSocket as a client sends it, with less than 64 kB."""
    first = (0x80 if last else 0) | opcode
    if len(payload) < 126:
        return bytes([first, 0x80 | len(payload)]) + MASK + payload
    return bytes([first, 0x80 | 126]) + struct.pack("!H", len(payload)) + MASK + payload


class RawClient:
    """A TCP connection to a server."""

    def __init__(self, server: Server, address: str = "127.0.0.1") -> None:
        self.place = server.address.removeprefix("http://")
        host, port = self.place.split(":")
        self.socket = socket.socket()
        self.socket.settimeout(PATIENCE)
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)
        self.socket.bind((address, 0))
        self.socket.connect((host, int(port)))
        self.received = bytearray()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.socket.close()

    # --- sending ------------------------------------------------------------------------------------------------------

    def send(self, data: bytes) -> None:
        """Send this, or as much of it as the server takes."""
        with suppress(ConnectionError):
            self.socket.sendall(data)

    def ask(self, method: str, path: str, *headers: str, body: bytes = b"") -> None:
        """Send a request."""
        lines = [f"{method} {path} HTTP/1.1", f"Host: {self.place}", *headers]
        self.send("\r\n".join([*lines, "", ""]).encode("latin-1") + body)

    def ask_for_socket(self, table: str, *headers: str) -> None:
        """Ask for a WebSocket to a table."""
        self.ask("GET", f"/api/tables/{table}/socket", *ASKING, *headers)

    def open_socket(self, table: str, *headers: str) -> Self:
        """Open a WebSocket to a table."""
        self.ask_for_socket(table, *headers)
        assert self.answer().startswith(b"HTTP/1.1 101"), self.received
        return self

    # --- reading ------------------------------------------------------------------------------------------------------

    def answer(self) -> bytes:
        """The next headers of an answer; empty if the server ends the connection instead."""
        while b"\r\n\r\n" not in self.received and self._read():
            pass
        head, end, self.received = self.received.partition(b"\r\n\r\n")
        return bytes(head) if end else b""

    def rest(self) -> bytes:
        """Everything until the server ends the connection. Fails if it does not."""
        while self._read():
            pass
        return bytes(self.received)

    def frames(self) -> Iterator[tuple[int, bytes]]:
        """The frames until the server ends the connection: opcodes and contents."""
        while True:
            while len(self.received) < 2 or len(self.received) < sum(self._lengths()):
                if not self._read():
                    return
            start, length = self._lengths()
            opcode, payload = self.received[0] & 15, bytes(self.received[start : start + length])
            del self.received[: start + length]
            yield opcode, payload

    def is_open(self) -> bool:
        """Whether the server has neither ended the connection nor sent anything."""
        return not select([self.socket], [], [], 0)[0]

    def close_code(self) -> int:
        """The code with which the server ends a WebSocket; 0 if it names none."""
        payload = next((payload for opcode, payload in self.frames() if opcode == CLOSE), b"")
        return int.from_bytes(payload[:2], "big")

    def _lengths(self) -> tuple[int, int]:
        """The lengths of a frame's header and of its contents."""
        short = self.received[1] & 127
        if short < 126:
            return 2, short
        size = 2 if short == 126 else 8
        return 2 + size, int.from_bytes(self.received[2 : 2 + size].ljust(size, b"\xff"), "big")

    def _read(self) -> bytes:
        """What comes next; nothing at the end of the connection."""
        try:
            more = self.socket.recv(65536)
        except ConnectionError:
            return b""
        self.received += more
        return more
