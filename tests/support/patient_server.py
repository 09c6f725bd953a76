"""The server program with settings for which the command has no options.

Its bots may think for an hour: on a busy machine, a bot that is replaced by a quicker one would change the game, and a
hint that comes too late would never be shown.
"""

from __future__ import annotations

from functools import partial
from typing import Any, Final

# Imported before the settings are replaced: all its modules keep the class itself.
import tenages.server.app  # noqa: F401
from tenages.cli import app
from tenages.server import settings

THOUGHT_SECONDS: Final = 3600.0


def serve_with(**chosen: Any) -> None:
    """Run the command with these settings; `serve` takes the class from its module when it is called."""
    vars(settings)["Settings"] = partial(settings.Settings, thought_seconds=THOUGHT_SECONDS, **chosen)
    app()


if __name__ == "__main__":
    serve_with()
