"""Results of many games, and how fast they were, as tables."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from rich.box import SIMPLE_HEAD
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tenages.terminal.look import BAD, STRONG
from tenages.words import bench as bench_words
from tenages.words import talk

MOST_CRASHES = 10
Lengths = tuple[int, float, int]
"""Shortest, mean, longest."""
Row = tuple[str, Sequence[float | None], float | None]
"""What a figure is, its values, and their ratio."""


def summary_tables(
    ends: Mapping[str, int],
    wins: Mapping[int, int],
    players: int,
    shared: int,
    lengths: Mapping[str, Lengths],
    crashes: Sequence[tuple[int, str]],
) -> RenderableType:
    """How many games ended how, who won them, how long they were, and which ones broke off."""
    games = sum(ends.values())
    by_end = {words: ends.get(how, 0) for how, words in talk.WAYS_WORDS.items()}
    by_seat = {talk.seat_words(seat): wins.get(seat, 0) for seat in range(players)} | {talk.SHARED: shared}
    tables: list[RenderableType] = [
        Columns([_shares(talk.ENDED, by_end, games), _shares(talk.WINNER, by_seat, games), _lengths(lengths)])
    ]
    if crashes:
        tables.append(Text(f"{talk.CRASHES}: {len(crashes)}", style=BAD))
        tables += [Text(f"  {talk.crashed(seed, error)}") for seed, error in crashes[:MOST_CRASHES]]
    return Group(*tables)


def _shares(title: str, counts: Mapping[str, int], games: int) -> Table:
    table = Table(box=SIMPLE_HEAD)
    table.add_column(title)
    table.add_column(talk.GAMES, justify="right")
    table.add_column(talk.SHARE, justify="right")
    for words, count in counts.items():
        table.add_row(words, str(count), f"{count / games:.1%}" if games else "-")
    return table


def _lengths(lengths: Mapping[str, Lengths]) -> Table:
    table = Table(box=SIMPLE_HEAD)
    for number, head in enumerate((talk.LENGTH, talk.SHORTEST, talk.MEAN, talk.LONGEST)):
        table.add_column(head, justify="right" if number else "left")
    for words, (low, mean, high) in lengths.items():
        table.add_row(words, str(low), f"{mean:.1f}", str(high))
    return table


def figures_table(heads: Sequence[str], sections: Mapping[str, Sequence[Row]]) -> Table:
    """Figures under headings, one column for each of the builds or versions that were measured, and their ratio.

    The ratio has no column if no figure has one.
    """
    with_ratio = any(ratio is not None for rows in sections.values() for _, _, ratio in rows)
    table = Table(box=SIMPLE_HEAD)
    table.add_column(bench_words.FIGURE)
    for head in [*heads, *[bench_words.RATIO] * with_ratio]:
        table.add_column(head, justify="right", no_wrap=True)
    for heading, rows in sections.items():
        table.add_row(Text(heading, style=STRONG))
        for words, values, ratio in rows:
            cells = [_cell(value, bench_words.value) for value in values]
            table.add_row(f"  {words}", *cells, *[_cell(ratio, bench_words.times)] * with_ratio)
    return table


def _cell(value: float | None, words: Callable[[float], str]) -> str:
    return bench_words.NOTHING if value is None else words(value)
