"""A bar for whatever takes a while."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Final, Protocol

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

BLINK: Final = 0.05
"""Nobody sees more of it than this many seconds apart, and drawing takes time."""
MEMORY: Final = 3600
"""Over how many seconds it is reckoned how long the rest will take: one game may take minutes."""


class Tell(Protocol):
    """Is told how much is done, and out of how much; and what it is about, where that changes."""

    def __call__(self, done: int, total: int, about: str = "", /) -> None:
        """So much is done."""
        ...


@contextmanager
def progress_bar(console: Console, what: str) -> Iterator[Tell]:
    """Show a bar, in a terminal. It moves only when it is told something, so that it disturbs no measurement."""
    columns = (
        TextColumn("{task.description}", markup=False),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(
        *columns,
        console=console,
        transient=True,
        disable=not console.is_terminal,
        auto_refresh=False,
        speed_estimate_period=MEMORY,
    ) as bar:
        task = bar.add_task(what, total=None)
        drawn: float | None = None

        def tell(done: int, total: int, about: str = "") -> None:
            nonlocal drawn
            if drawn is None:
                # What was done before does not tell how long the rest will take.
                bar.reset(task, total=total, completed=done)
            now = monotonic()
            is_due = drawn is None or now - drawn >= BLINK or done == total
            bar.update(task, completed=done, total=total, description=about or what, refresh=is_due)
            drawn = now if is_due else drawn

        yield tell
