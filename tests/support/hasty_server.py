"""The server program, quick to count a player as absent: for tests that cannot wait a minute."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

# Imported before the settings are replaced: all its modules keep the class itself.
import tenages.server.app  # noqa: F401
from tenages.cli import app
from tenages.server import settings

HASTE: Final[dict[str, Any]] = {"grace_seconds": 0.05, "away_seconds": 0.01}
"""Whoever is gone is absent at once. Not 0: then players who are there would be absent, too."""

if __name__ == "__main__":
    # The command `serve` takes the class from there when it is called.
    vars(settings)["Settings"] = partial(settings.Settings, **HASTE)
    app()
