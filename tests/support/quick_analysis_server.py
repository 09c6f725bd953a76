"""The server program with analyses that take next to no time: for tests that look at what is shown, not at how good."""

from __future__ import annotations

from functools import partial
from typing import Final

# Imported before the settings are replaced: all its modules keep the class itself.
import tenages.server.app  # noqa: F401
from tenages.analysis.judged import Depth
from tenages.cli import app
from tenages.server import settings

QUICK: Final = Depth("quick", 16, 8, 0, 2)
FULL: Final = Depth("full", 48, 24, 16, 4)

if __name__ == "__main__":
    # The command `serve` takes the class from there when it is called.
    vars(settings)["Settings"] = partial(settings.Settings, quick_depth=QUICK, full_depth=FULL)
    app()
