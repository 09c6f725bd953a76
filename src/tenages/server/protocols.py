"""Uvicorn's protocols with limits on what one connection may cost: frames, bytes and time.

The limits of `sockets.py` count whole messages that have reached the app. Here everything is counted that has to be
parsed, also pings and parts of messages that never end; and nobody may keep a connection open by sending or reading
nothing.
"""

from __future__ import annotations

import asyncio
from functools import cached_property
from secrets import token_bytes
from typing import Any, Final

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import CloseCode, Frame
from websockets.http11 import Request

from tenages.server.connections import Connection, Connections, room_for
from tenages.server.limits import Bucket
from tenages.server.settings import Settings
from tenages.server.sockets import TOO_MANY

SLICE: Final = 1024
"""How many bytes of a WebSocket are parsed before they are counted: at most 170 frames."""
MOST_FRAGMENTS: Final = 64
"""In how many frames a message may come; browsers send short messages in one."""
MOST_PIPELINED: Final = 16
"""How many requests may come before the first one is answered; browsers wait for each answer."""
PING_BYTES: Final = 4


class Config(uvicorn.Config):
    """Uvicorn's configuration, and the connections that the protocols share."""

    settings: Settings
    trust_proxy: bool

    @cached_property
    def connections(self) -> Connections:
        """All connections of this process."""
        settings = self.settings
        most = room_for(settings.most_sockets)
        # All connections of a proxy have its own address; `sockets.py` counts by the address that it forwards.
        return Connections(settings, most, most if self.trust_proxy else settings.most_tcp_connections_of_an_address)


def _connections(config: uvicorn.Config) -> Connections:
    assert isinstance(config, Config)
    return config.connections


class HttpProtocol(HttpToolsProtocol):
    """HTTP with a limit on the number of connections, and with deadlines for headers and for reading answers."""

    connection: Connection

    def __init__(
        self,
        config: uvicorn.Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._all = _connections(config)
        self._in_body = False
        self._header_bytes = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """A client has connected."""
        self.connection = Connection(transport, self.loop, self._all)
        super().connection_made(self.connection)
        self._all.enter(self.connection, self.client[0] if self.client else None)
        self.connection.expect_request()

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection has ended."""
        super().connection_lost(exc)
        self.connection.lost()

    def eof_received(self) -> None:
        """The client sends no more. Closed here, so that it cannot leave the rest of an answer unread for ever."""
        self.connection.close()

    def data_received(self, data: bytes) -> None:
        """Parse what came. While no request is under way, it has to become one in time."""
        if not self._is_answering():
            self.connection.expect_request()
        super().data_received(data)
        self._header_bytes = 0 if self._in_body or self._is_answering() else self._header_bytes + len(data)
        if self._header_bytes > self._all.settings.longest_headers:
            self.connection.abort()

    def _is_answering(self) -> bool:
        return self.cycle is not None and not self.cycle.response_complete

    def on_headers_complete(self) -> None:
        """The headers of a request have come."""
        if len(self.pipeline) >= MOST_PIPELINED:
            raise ValueError("too many requests at once")  # answered with status 400
        self._in_body = True
        self.connection.request_came()
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """The body of a request has come."""
        self._in_body = False
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """A request is answered."""
        super().on_response_complete()
        if not self._is_answering():
            self.connection.rest()

    def pause_writing(self) -> None:
        """The client does not read as fast as it is sent."""
        super().pause_writing()
        self.connection.expect_reading()

    def resume_writing(self) -> None:
        """The client has read most of it."""
        super().resume_writing()
        self.connection.was_read()


class SocketProtocol(WebSocketsSansIOProtocol):
    """A WebSocket with limits on frames and bytes, and with a deadline for reading."""

    connection: Connection

    def __init__(
        self,
        config: uvicorn.Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        settings = _connections(config).settings
        self._frame_bucket = Bucket(settings.frame_burst, settings.frames_per_second)
        self._byte_bucket = Bucket(settings.byte_burst, settings.bytes_per_second)
        # How long the client may take to answer a close frame.
        self.close_timeout = settings.flush_seconds

    # --- the connection -----------------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The HTTP protocol hands over its connection."""
        assert isinstance(transport, Connection)
        self.connection = transport
        super().connection_made(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection has ended."""
        super().connection_lost(exc)
        self.connection.lost()

    def eof_received(self) -> None:
        """The client sends no more. Closed here, so that it cannot leave the rest unread for ever."""
        self.connection.close()

    def pause_writing(self) -> None:
        """The client does not read as fast as it is sent."""
        super().pause_writing()
        self.connection.expect_reading()

    def resume_writing(self) -> None:
        """The client has read most of it."""
        super().resume_writing()
        self.connection.was_read()

    # --- the handshake ------------------------------------------------------------------------------------------------

    def handle_connect(self, event: Request) -> None:
        """A client asks for a WebSocket. No frame is read before it is accepted: it could not be answered."""
        super().handle_connect(event)
        self.connection.pause_reading()

    def start_keepalive(self) -> None:
        """The WebSocket is accepted."""
        super().start_keepalive()
        self.connection.resume_reading()

    # --- what comes ---------------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """Parse what came, a slice at a time, until it is too much."""
        for start in range(0, len(data), SLICE):
            if self.connection.is_closing():
                return
            part = data[start : start + SLICE]
            if self._byte_bucket.take(len(part)):
                super().data_received(part)
            else:
                self._refuse(TOO_MANY)
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            # Headers that the HTTP protocol accepts, and this one does not: nobody would ever answer.
            self.connection.write(b"".join(self.conn.data_to_send()))
            self.connection.close()

    def handle_events(self) -> None:
        """Count all frames, whatever they are for, and handle them unless there are too many."""
        if self._frame_bucket.take(len(self.conn.events)):
            super().handle_events()
        else:
            self._refuse(TOO_MANY)

    def handle_cont(self, event: Frame) -> None:
        """The next part of a message."""
        if len(self.frames) < MOST_FRAGMENTS:
            super().handle_cont(event)
        else:
            self._refuse(TOO_MANY)

    def send_receive_event_to_app(self) -> None:
        """A message is complete."""
        if self.curr_msg_data_type == "text" and not _is_text(self.frames):
            # Uvicorn would close the connection as well, but also log a traceback.
            self._refuse(CloseCode.INVALID_DATA)
        else:
            super().send_receive_event_to_app()

    def _refuse(self, code: int) -> None:
        """Close the connection with this code, and read no more from it."""
        self.frames = []
        if self.connection.is_closing():
            return
        self.conn.fail(code)
        self.handle_parser_exception()

    # --- pings --------------------------------------------------------------------------------------------------------

    def send_keepalive_ping(self) -> None:
        """Ask whether the client is still there. Nobody can foretell what it has to answer.

        Uvicorn takes the question from Python's global generator.
        """
        self.ping_timer = None
        if self.close_sent or self.connection.is_closing():
            return
        question = token_bytes(PING_BYTES)
        self.conn.send_ping(question)
        self.connection.write(b"".join(self.conn.data_to_send()))
        self.pending_ping_payload, self.ping_sent_at = question, self.loop.time()
        assert self.ping_timeout is not None
        self.pong_timer = self.loop.call_later(self.ping_timeout, self.keepalive_timeout)


def _is_text(parts: list[bytes]) -> bool:
    try:
        b"".join(parts).decode()
    except UnicodeDecodeError:
        return False
    return True
