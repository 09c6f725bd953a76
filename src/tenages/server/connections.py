"""All TCP connections of a server: how many there may be, and how long each may keep the server waiting.

A connection *waits* as long as it has no complete request under way: it is silent, or between two requests. Where there
is no room for another connection, the one that has waited longest makes room for it.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from contextlib import suppress
from typing import Any, Final, Literal

from tenages.server.limits import network_of
from tenages.server.settings import Settings

Awaited = Literal["request", "reading", "flush"]
"""What a client has to do in time: send a request, read what it was sent, read the rest before the end."""
RESERVED_FILES: Final = 256
"""How many open files are left for all the rest: the database, the bots, the page, connections about to be closed."""


def room_for(sockets: int) -> int:
    """How many sockets the system allows, at most as many as wanted; its limit is raised where that is possible."""
    try:
        import resource
    except ImportError:  # Windows has no such limit.
        return sockets
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = sockets + RESERVED_FILES
    if soft != resource.RLIM_INFINITY and soft < wanted:
        raised = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (raised, hard))
        soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return sockets if soft == resource.RLIM_INFINITY else max(1, min(sockets, soft - RESERVED_FILES))


class OpenSockets:
    """How many WebSockets each address has."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._counts: defaultdict[str, int] = defaultdict(int)

    def enter(self, address: str) -> bool:
        """Count another one; False if the address has as many as it may have."""
        network = network_of(address)
        if self._counts.get(network, 0) >= self._most:
            return False
        self._counts[network] += 1
        return True

    def leave(self, address: str) -> None:
        """One of them is closed."""
        network = network_of(address)
        self._counts[network] -= 1
        if not self._counts[network]:
            del self._counts[network]


class Group:
    """Connections that share a limit: those of one address, or all of them."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: set[Connection] = set()
        self._waiting: dict[Connection, None] = {}
        """Those who wait, the longest first."""

    def __len__(self) -> int:
        return len(self._open)

    def enter(self, connection: Connection) -> bool:
        """Add a connection, if need be in place of another one that waits; False if there is no room."""
        if len(self._open) >= self._most:
            longest = next(iter(self._waiting), None)
            if longest is None:
                return False
            longest.abort()
        self._open.add(connection)
        return True

    def leave(self, connection: Connection) -> None:
        """A connection has ended."""
        self._open.discard(connection)
        self._waiting.pop(connection, None)

    def wait(self, connection: Connection) -> None:
        """A connection waits from now on."""
        if connection in self._open:
            self._waiting.setdefault(connection)

    def work(self, connection: Connection) -> None:
        """A connection has a request under way."""
        self._waiting.pop(connection, None)


class Connections:
    """All TCP connections of a server."""

    def __init__(self, settings: Settings, most: int, most_of_an_address: int) -> None:
        self.settings = settings
        self._most_of_an_address = most_of_an_address
        self._all = Group(most)
        self._of_address: dict[str, Group] = {}

    def enter(self, connection: Connection, address: str | None) -> None:
        """A client has connected. It is disconnected at once if there is no room for it."""
        # Its own address comes first: who has many connections gives up one of them, not one of someone else.
        if not (self._enter_own(connection, address) and self._all.enter(connection)):
            connection.abort()

    def _enter_own(self, connection: Connection, address: str | None) -> bool:
        if address is None:
            return True
        connection.network = network_of(address)
        own = self._of_address.get(connection.network) or Group(self._most_of_an_address)
        entered = own.enter(connection)
        # Not earlier: if its only connection had to make room, the group was removed.
        self._of_address[connection.network] = own
        return entered

    def leave(self, connection: Connection) -> None:
        """A connection has ended."""
        for group in self._groups_of(connection):
            group.leave(connection)
        if connection.network in self._of_address and not self._of_address[connection.network]:
            del self._of_address[connection.network]

    def wait(self, connection: Connection) -> None:
        """A connection waits from now on."""
        for group in self._groups_of(connection):
            group.wait(connection)

    def work(self, connection: Connection) -> None:
        """A connection has a request under way."""
        for group in self._groups_of(connection):
            group.work(connection)

    def _groups_of(self, connection: Connection) -> list[Group]:
        own = self._of_address.get(connection.network)
        return [self._all] if own is None else [self._all, own]


class Connection(asyncio.Transport):
    """The transport of one TCP connection, with deadlines.

    It stays the same when HTTP becomes a WebSocket. Protocols close a transport in many places; with this one, the
    client cannot keep it open by not reading.
    """

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop, connections: Connections) -> None:
        super().__init__()
        self.network = ""
        self._transport = transport
        self._loop = loop
        self._connections = connections
        self._settings = connections.settings
        self._deadlines: dict[Awaited, asyncio.TimerHandle] = {}

    # --- deadlines ----------------------------------------------------------------------------------------------------

    def expect_request(self) -> None:
        """From now on the client has so long to send the headers of a request; not longer if it is asked again."""
        if "request" not in self._deadlines and not self.is_closing():
            self._deadlines["request"] = self._loop.call_later(self._settings.headers_seconds, self.close)
            self._connections.wait(self)

    def rest(self) -> None:
        """The client may send another request, or not."""
        self._connections.wait(self)

    def request_came(self) -> None:
        """The client has sent the headers of a request."""
        self._met("request")
        self._connections.work(self)

    def expect_reading(self) -> None:
        """The client has to read most of what waits for it."""
        if "reading" not in self._deadlines:
            self._deadlines["reading"] = self._abort_after(self._settings.unread_seconds)

    def was_read(self) -> None:
        """The client has read most of what waited for it."""
        self._met("reading")

    def _abort_after(self, seconds: float) -> asyncio.TimerHandle:
        """End the connection after that time, and the time that a slow client needs for what waits for it."""
        reading = self._transport.get_write_buffer_size() / self._settings.slowest_reader
        return self._loop.call_later(seconds + reading, self.abort)

    def lost(self) -> None:
        """The connection has ended."""
        for awaited in tuple(self._deadlines):
            self._met(awaited)
        self._connections.leave(self)

    def _met(self, awaited: Awaited) -> None:
        if awaited in self._deadlines:
            self._deadlines.pop(awaited).cancel()

    # --- as a transport -----------------------------------------------------------------------------------------------

    def close(self) -> None:
        """Stop reading, send what waits, and close; whatever is still left after a while is dropped."""
        if not self.is_closing():
            self._transport.close()
            self._deadlines["flush"] = self._abort_after(self._settings.flush_seconds)

    def abort(self) -> None:
        """Close at once. The place of this connection is free from now on."""
        self._connections.leave(self)
        self._transport.abort()

    def is_closing(self) -> bool:
        """Whether it is closed or being closed."""
        return self._transport.is_closing()

    def write(self, data: bytes | bytearray | memoryview[Any]) -> None:
        """Send this as soon as possible."""
        self._transport.write(data)

    def pause_reading(self) -> None:
        """Take nothing from the client for now."""
        if not self.is_closing():
            self._transport.pause_reading()

    def resume_reading(self) -> None:
        """Take data from the client again."""
        if not self.is_closing():
            self._transport.resume_reading()

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        """Let another protocol read what comes."""
        self._transport.set_protocol(protocol)

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        """Details such as the addresses."""
        return self._transport.get_extra_info(name, default)
