"""The screen that the commands write on."""

from __future__ import annotations

import sys

from rich.console import Console


def console() -> Console:
    """The screen. A terminal that cannot show a sign gets a question mark, not a crash."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
    return Console(highlight=False)
