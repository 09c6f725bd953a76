"""The browser for the tests: an installed Chromium."""

from __future__ import annotations

import os
import shutil
from typing import Final

import pytest

COMMANDS: Final = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The first one is Chromium without windows and menus, which nobody sees in a test: a fifth less work."""
FEATURES_OFF: Final = (
    # Chromium would make a page of its own for the list under its address bar: a second of work for each new window.
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    # What Playwright turns off. Chromium takes only the last list, which is this one.
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsUpgrades",
    "HttpsFirstBalancedModeAutoEnable",
    "LensOverlay",
    "MediaRouter",
    "PaintHolding",
    "ThirdPartyStoragePartitioning",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "OptimizationHints",
    "NetworkTimeServiceQuerying",
    "AimEnabled",
    "PreconnectToSearch",
)
ARGUMENTS: Final = (
    "--no-sandbox",
    "--disable-dev-shm-usage",
    # As on most desktops; without windows, Chromium draws letters wider by default.
    "--font-render-hinting=slight",
    f"--disable-features={','.join(FEATURES_OFF)}",
)


def executable() -> str:
    """Its path. Without one the tests are skipped with instructions, or fail if they are required."""
    found = os.environ.get("TENAGES_CHROMIUM") or next(filter(None, map(shutil.which, COMMANDS)), None)
    if found is not None:
        return found
    missing = "no Chromium: install it (on Debian: apt-get install chromium), or name it in TENAGES_CHROMIUM"
    if os.environ.get("TENAGES_REQUIRE_BROWSER", "0") != "0":
        pytest.fail(missing)
    pytest.skip(missing)
