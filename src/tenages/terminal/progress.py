"""A bar for whatever takes a while."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

Tell = Callable[[int, int], None]
"""Is told how much is done, and out of how much."""


@contextmanager
def progress_bar(console: Console, what: str) -> Iterator[Tell]:
    """Show a bar, in a terminal. It moves only when it is told something, so that it disturbs no measurement."""
    columns = (TextColumn(what), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(
        *columns, console=console, transient=True, disable=not console.is_terminal, auto_refresh=False
    ) as bar:
        task = bar.add_task("", total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total, refresh=True)
