"""Tables of figures: a label on the left, figures on the right."""

from __future__ import annotations

from collections.abc import Sequence

from rich.box import SIMPLE_HEAD
from rich.table import Table
from rich.text import Text


def plain_table(heads: Sequence[str], rows: Sequence[Sequence[str | Text]]) -> Table:
    """A table without frames: labels in the first column, figures in the others."""
    table = Table(box=SIMPLE_HEAD)
    for place, head in enumerate(heads):
        table.add_column(head, justify="right" if place else "left", no_wrap=place > 0)
    for row in rows:
        table.add_row(*row)
    return table
