"""The hosts that the server answers to.

A page of another site can give its own name the address of this machine (DNS rebinding), and its browser then takes
our answers for those of that site. The Host header still has the other site's name. So a name must be known; an address
needs not, since no site can take possession of one.
"""

from __future__ import annotations

import socket
from collections.abc import Iterable
from contextlib import suppress
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

LOCAL: Final = "localhost"


def own_names() -> frozenset[str]:
    """The names of this machine, in its network too."""
    full = socket.gethostname().lower()
    short = full.partition(".")[0]
    return frozenset({full, short, f"{short}.local"} - {"", ".local"})


class KnownHosts:
    """The names that the operator gave, those of this machine, and all addresses."""

    def __init__(self, named: Iterable[str]) -> None:
        self._names = own_names() | {name.lower().rstrip(".") for name in named}

    def include(self, header: str) -> bool:
        """Whether the server answers to this Host header, at any port."""
        host = _host(header)
        if host is None:
            return False
        return host in self._names or host == LOCAL or host.endswith(f".{LOCAL}") or _is_address(host)


def _host(header: str) -> str | None:
    """The host of a Host header without its port; None if it is not a valid header."""
    with suppress(ValueError):
        parts = urlsplit(f"//{header}")
        # Raises an error if the port is not a number.
        _ = parts.port
        if parts.netloc == header and parts.hostname and "@" not in header:
            return parts.hostname.rstrip(".")
    return None


def _is_address(host: str) -> bool:
    with suppress(ValueError):
        ip_address(host)
        return True
    return False
