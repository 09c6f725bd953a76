"""The screens that the commands write on."""

from __future__ import annotations

import sys

from tenages.terminal.screen import Screen


def console(*, stderr: bool = False) -> Screen:
    """The screen, or that of the error stream. A terminal that cannot show a sign gets a question mark, not a crash."""
    reconfigure = getattr(sys.stderr if stderr else sys.stdout, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")
    return Screen(highlight=False, stderr=stderr)
