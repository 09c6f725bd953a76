"""What `tenages bench` says: what each figure is, on which machine, and what to make of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

COMPILING: Final = "make compile"
"""The command that makes a compiled build, in the folder of the source."""

MEASURED: Final = "measured"
FIGURE, RATIO = "figure", "ratio"
BUILDS: Final = {"compiled": "compiled", "uncompiled": "uncompiled"}
NOTHING: Final = "-"
TABLES: Final = {"base-2": "base, 2 players", "base-4": "base, 4 players", "echoes-2": "with Echoes, 2 players"}
RATES: Final = {"games": "random games a second", "decisions": "decisions a second", "copies": "copies a second"}
COSTS: Final = {
    "copy": "copy",
    "copy-choose": "copy and choose",
    "view": "view",
    "sample": "sample from a view",
}
MOMENTS: Final = {"action": "before an action", "effect": "in an effect"}
TOGETHER: Final = "random games a second, all at once"
NOT_COMPILED: Final = (
    f"There is no compiled build here, only the uncompiled one was measured. To make one: {COMPILING} (in the source "
    "folder, with a C compiler)"
)
DIFFERENT_PLAY: Final = "the compiled and the uncompiled build did not play the same games: one of them is wrong"


def section(figure: str) -> str:
    """The heading under which a figure stands: what is counted, or where the time is spent."""
    what, table = figure.split("/")[:2]
    return RATES[what] if what in RATES else f"microseconds, {TABLES[table]}"


def row(figure: str) -> str:
    """A figure under its heading."""
    what, table, *moment = figure.split("/")
    if not moment:
        return TABLES[table]
    when = MOMENTS[moment[0]]
    return f"{TABLES[table]}, {when}" if what in RATES else f"{COSTS[what]} {when}"


def processes_at_once(processes: int) -> str:
    """So many processes that play at once."""
    return "1 process" if processes == 1 else f"{processes} processes (ratio: to 1 process)"


def times(ratio: float) -> str:
    """How many times as fast."""
    return f"{ratio:.2f}x"


def value(figure: float) -> str:
    """A figure with as many digits as mean something."""
    digits = 0 if figure >= 100 else 1 if figure >= 10 else 2
    return f"{figure:,.{digits}f}"


def machine(facts: Mapping[str, object]) -> str:
    """What was measured, and on what."""
    python = f"{facts['implementation']} {facts['python']}"
    engine = f"Ten Ages {facts['tenages']}, engine version {facts['engine']}"
    return f"{engine} · {python} · {facts['platform']} · cores: {facts['cores']}"


def effort(runs: int) -> str:
    """How it was measured."""
    return f"Best of {runs} run{'s' * (runs != 1)}; everything on one core, unless several processes are named."


def against_others(others: float, times_as_many: float) -> str:
    """How much that is."""
    return (
        f"The best complete implementation by others that we measured plays {others:g} random games a second; "
        f"this one plays {times_as_many:,.0f} times as many (base, 2 players)."
    )


def measuring_failed(why: str) -> str:
    """A process that measures broke off."""
    return f"a measuring process broke off: {why}"


def exit_code(code: int) -> str:
    """All that is known of a process which said nothing."""
    return f"exit code {code}"
