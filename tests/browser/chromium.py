"""The browser for the tests: an installed Chromium."""

from __future__ import annotations

import os
import shutil
from typing import Final

import pytest

COMMANDS: Final = ("chromium", "chromium-browser", "google-chrome")
ARGUMENTS: Final = ("--no-sandbox", "--disable-dev-shm-usage")


def executable() -> str:
    """Its path. Without one the tests are skipped with instructions, or fail if they are required."""
    found = os.environ.get("TENAGES_CHROMIUM") or next(filter(None, map(shutil.which, COMMANDS)), None)
    if found is not None:
        return found
    missing = "no Chromium: install it (on Debian: apt-get install chromium), or name it in TENAGES_CHROMIUM"
    if os.environ.get("TENAGES_REQUIRE_BROWSER", "0") != "0":
        pytest.fail(missing)
    pytest.skip(missing)
