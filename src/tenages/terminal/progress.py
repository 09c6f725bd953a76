"""A progress bar for long computations."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Final, Protocol

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

REDRAW_SECONDS: Final = 0.05
"""The bar is redrawn at most once in this many seconds, since drawing takes time."""
ESTIMATE_WINDOW_SECONDS: Final = 3600
"""The remaining time is estimated from the speed over this many seconds: one game may take minutes."""


class ReportProgress(Protocol):
    """Is called with how much is done, the total, and optionally a new description."""

    def __call__(self, done: int, total: int, about: str = "", /) -> None:
        """Report that `done` of `total` steps are done."""
        ...


@contextmanager
def progress_bar(console: Console, what: str) -> Iterator[ReportProgress]:
    """Show a bar if the console is a terminal. It is only redrawn on a report, so that it disturbs no measurement."""
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
        speed_estimate_period=ESTIMATE_WINDOW_SECONDS,
    ) as bar:
        task = bar.add_task(what, total=None)
        drawn: float | None = None
        before = 0

        def report_progress(done: int, total: int, about: str = "") -> None:
            nonlocal drawn, before
            if drawn is None or done < before:
                # Work that was done earlier, or in an earlier stage, must not influence the estimate of the remaining
                # time.
                bar.reset(task, total=total, completed=done)
            before = done
            now = monotonic()
            is_due = drawn is None or now - drawn >= REDRAW_SECONDS or done == total
            bar.update(task, completed=done, total=total, description=about or what, refresh=is_due)
            drawn = now if is_due else drawn

        yield report_progress
