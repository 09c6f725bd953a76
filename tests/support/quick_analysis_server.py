"""The server program with analyses that take next to no time: for tests that look at what is shown, not at how good."""

from __future__ import annotations

from typing import Final

from tenages.analysis.judged import Depth
from tests.support.patient_server import serve_with

QUICK: Final = Depth("quick", 16, 8, 0, 2)
FULL: Final = Depth("full", 48, 24, 16, 4)

if __name__ == "__main__":
    serve_with(quick_depth=QUICK, full_depth=FULL)
