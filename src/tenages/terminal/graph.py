"""A small graph in the terminal: shares over time as rows of blocks, with signs below."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

BLOCKS: Final = " ▁▂▃▄▅▆▇█"
PLAIN_BLOCKS: Final = " ....:::#"
"""For terminals that can show nothing but ASCII."""
Point = tuple[int, float]
"""A moment, and a share from 0 to 1."""


def columns(points: Sequence[Point], end: int, width: int) -> list[float | None]:
    """The share in each column of a graph from moment 0 to `end`; None before the first point.

    Where several points fall into a column it shows their mean, and where none does, the last one before.
    """
    found: list[float | None] = []
    last: float | None = None
    for column in range(width):
        here = [share for moment, share in points if column_of(moment, end, width) == column]
        last = sum(here) / len(here) if here else last
        found.append(last)
    return found


def column_of(moment: int, end: int, width: int) -> int:
    """The column in which a moment is shown."""
    return min(width - 1, moment * width // max(1, end))


def rows(shares: Sequence[float | None], height: int, *, plain: bool = False) -> list[str]:
    """The rows of the graph, the uppermost first. Even the smallest share is a thin line."""
    blocks = PLAIN_BLOCKS if plain else BLOCKS
    full = len(blocks) - 1
    levels = [0 if share is None else max(1, round(share * height * full)) for share in shares]
    return [
        "".join([blocks[min(full, max(0, level - row * full))] for level in levels]) for row in reversed(range(height))
    ]


def signs_row(signs: Sequence[tuple[int, str]], width: int) -> str:
    """The signs at their columns, the most important ones first: one that has no room is left out."""
    row = [" "] * width
    for column, sign in signs:
        begin = max(0, min(column, width - len(sign)))
        around = row[max(0, begin - 1) : begin + len(sign) + 1]
        if not "".join(around).strip():
            row[begin : begin + len(sign)] = sign
    return "".join(row).rstrip()
