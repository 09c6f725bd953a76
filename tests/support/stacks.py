"""What a hanging test and all processes that it started are doing, as text."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Final

PY_SPY: Final = shutil.which("py-spy", path=sysconfig.get_path("scripts")) or shutil.which("py-spy")
SECONDS: Final = 20
"""How long to try for one process. Its stack is not worth more."""


def stacks() -> str:
    """The stack of this process and of each one below it; their commands where they run no Python."""
    return "\n\n".join([_stack(process) for process in (os.getpid(), *_below(os.getpid()))])


def _stack(process: int) -> str:
    if PY_SPY is None:
        return f"process {process}: {_command(process)} (py-spy is not installed)"
    try:
        done = subprocess.run(
            [PY_SPY, "dump", "--pid", str(process)], capture_output=True, text=True, timeout=SECONDS, check=False
        )
    except subprocess.TimeoutExpired:
        return f"process {process}: {_command(process)} (it does not answer)"
    if done.returncode == 0:
        return done.stdout.strip()
    return f"process {process}: {_command(process)} ({(done.stderr.strip().splitlines() or ['no stack'])[-1]})"


def _below(parent: int) -> list[int]:
    """All processes that this one started, and those that they started. Only on Linux; elsewhere none are found."""
    found: list[int] = []
    for children in Path(f"/proc/{parent}/task").glob("*/children"):
        try:
            named = children.read_text().split()
        except OSError:
            continue  # it has just ended
        for child in map(int, named):
            found += [child, *_below(child)]
    return found


def _command(process: int) -> str:
    try:
        command = Path(f"/proc/{process}/cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace").strip()
    except OSError:
        return "it has ended" if sys.platform == "linux" else "its command is not known"
    return command[:200]
