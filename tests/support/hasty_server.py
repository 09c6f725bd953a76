"""The server program, quick to count a player as absent: for tests that cannot wait a minute."""

from __future__ import annotations

from functools import partial
from typing import Final

# Imported before the settings are replaced: all its modules keep the class itself.
import tenages.server.app  # noqa: F401
from tenages.cli import app
from tenages.server import settings

GRACE_SECONDS: Final = 0.05
AWAY_SECONDS: Final = 0.01
"""Whoever is gone is absent at once. Not 0: then players who are there would be absent, too."""

if __name__ == "__main__":
    # The command `serve` takes the class from there when it is called.
    vars(settings)["Settings"] = partial(settings.Settings, grace_seconds=GRACE_SECONDS, away_seconds=AWAY_SECONDS)
    app()
