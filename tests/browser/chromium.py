"""Which browser the stories are played in: a Chromium that is already there."""

from __future__ import annotations

import os
import shutil
from typing import Final

import pytest

COMMANDS: Final = ("chromium", "chromium-browser", "google-chrome")
ARGUMENTS: Final = ("--no-sandbox", "--disable-dev-shm-usage")


def executable() -> str:
    """Where it is. Without one, what to do is said, and the stories are skipped unless they are required."""
    found = os.environ.get("TENAGES_CHROMIUM") or next(filter(None, map(shutil.which, COMMANDS)), None)
    if found is not None:
        return found
    missing = "no Chromium: install it (on Debian: apt-get install chromium), or name it in TENAGES_CHROMIUM"
    if os.environ.get("TENAGES_REQUIRE_BROWSER", "0") != "0":
        pytest.fail(missing)
    pytest.skip(missing)
