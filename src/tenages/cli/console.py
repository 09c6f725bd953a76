"""The consoles that the commands print on."""

from __future__ import annotations

import sys

from tenages.terminal.screen import Screen


def console(*, stderr: bool = False) -> Screen:
    """The console of stdout or stderr. A character that the terminal cannot show is replaced by a question mark."""
    reconfigure = getattr(sys.stderr if stderr else sys.stdout, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")
    return Screen(stderr=stderr)
