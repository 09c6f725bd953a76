"""A server in a separate process whose settings a test chooses: `tenages serve` has no options for its limits."""

from __future__ import annotations

import json
import random
import socket
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, Final

from tests.support.serving import Server

HOST: Final = "127.0.0.1"
SMALL: Final = 4096
"""The size of the buffer in which the system keeps what it has to send, in bytes."""
IDLE_SECONDS: Final = 3600
"""How long a client may take to ask again. Uvicorn's 5 seconds may pass in the middle of a test on a busy machine."""
SEED: Final = 7
"""The seed of Python's global generator in the server, so that a test can tell what was drawn from it."""


class SetServer(Server):
    """A server with certain settings."""

    def __init__(self, folder: Path, trust_proxy: bool, settings: dict[str, Any]) -> None:
        database = f"sqlite:///{folder / 'games.sqlite3'}"
        self._options = json.dumps([trust_proxy, {"database": database, "bot_processes": 1, **settings}])
        super().__init__(database, folder)

    def command(self) -> list[str]:
        """The command that starts it."""
        return [sys.executable, "-m", "tests.support.set_server", self._options]


@contextmanager
def serving_with(folder: Path, *, trust_proxy: bool = False, **settings: Any) -> Iterator[SetServer]:
    """A server with these settings for as long as a test needs it."""
    server = SetServer(folder, trust_proxy, settings)
    try:
        yield server
    finally:
        server.kill_all()


def main(options: str) -> None:
    """Serve with these options until the process is killed."""
    from tenages.server import logs, running
    from tenages.server.protocols import Config
    from tenages.server.settings import Settings
    from tests.support.quick_app import quick_app

    trust_proxy, settings = json.loads(options)
    if "page" in settings:
        settings["page"] = Path(settings["page"])
    logs.set_up("console")
    random.seed(SEED)
    vars(running)["Config"] = partial(Config, timeout_keep_alive=IDLE_SECONDS)
    vars(running)["make_app"] = quick_app
    with running.listen(HOST, 0) as listening:
        # All connections inherit it, so the server itself soon has to keep what a client does not read.
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SMALL)

        def ready() -> None:
            sys.stdout.write(f"{running.addresses(HOST, listening)[0]}\n")
            sys.stdout.flush()

        running.run(Settings(**settings), listening, trust_proxy=trust_proxy, ready=ready)


if __name__ == "__main__":
    main(sys.argv[1])
