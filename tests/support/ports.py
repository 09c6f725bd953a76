"""Ports that stay ours: nobody else on this machine can take them before our server does, or while it is down."""

from __future__ import annotations

import socket
from typing import Final

HOST: Final = "127.0.0.1"


def held_port() -> socket.socket:
    """A socket that holds a free port until it is closed. Nobody listens there but a server that is told the port.

    The system gives the port to nobody else, and still lets a server listen there that may use it again at once
    (SO_REUSEADDR), as ours and PostgreSQL do.
    """
    holder = socket.socket()
    holder.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    holder.bind((HOST, 0))
    return holder


def number_of(holder: socket.socket) -> int:
    """The port that is held."""
    port: int = holder.getsockname()[1]
    return port
