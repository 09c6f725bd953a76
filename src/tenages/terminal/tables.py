"""Tables of the results and the speed of many games."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from rich.box import SIMPLE_HEAD
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tenages.rules.endings import WAYS
from tenages.terminal.look import BAD, STRONG
from tenages.words import bench as bench_words
from tenages.words.catalogue import Words

MOST_CRASHES = 10
NOTHING: Final = "-"
Lengths = tuple[int, float, int]
"""Shortest, mean, longest."""
Row = tuple[str, Sequence[float | None], float | None]
"""The label of a figure, its values, and their ratio."""


def summary_tables(
    words: Words,
    ends: Mapping[str, int],
    wins: Mapping[int, int],
    players: int,
    shared: int,
    drawn: int,
    lengths: Mapping[str, Lengths],
    crashes: Sequence[tuple[int, str]],
) -> RenderableType:
    """How the games ended, who won them, how long they were, and which ones crashed."""
    games = sum(ends.values())
    by_end = {words.say(f"talk-ended-{how}"): ends.get(how, 0) for how in WAYS}
    by_seat = {words.say("talk-seat", seat=seat + 1): wins.get(seat, 0) for seat in range(players)}
    by_seat[words.say("talk-shared")] = shared
    by_seat[words.say("talk-won-by-nobody")] = drawn
    tables: list[RenderableType] = [
        Columns(
            [
                _shares(words, words.say("talk-ended"), by_end, games),
                _shares(words, words.say("talk-won-by"), by_seat, games),
                lengths_table(words, lengths),
            ]
        )
    ]
    if crashes:
        tables.append(Text(words.say("talk-crashes", count=len(crashes)), style=BAD))
        for seed, error in crashes[:MOST_CRASHES]:
            tables.append(Text(f"  {words.say('talk-crashed', seed=str(seed), error=error)}"))
    return Group(*tables)


def _shares(words: Words, title: str, counts: Mapping[str, int], games: int) -> Table:
    table = Table(box=SIMPLE_HEAD)
    table.add_column(title)
    table.add_column(words.say("talk-games"), justify="right")
    table.add_column(words.say("talk-share"), justify="right")
    for what, count in counts.items():
        share = words.say("talk-share-figure", number=count / games) if games else NOTHING
        table.add_row(what, words.say("talk-count", number=count), share)
    return table


def lengths_table(words: Words, lengths: Mapping[str, Lengths]) -> Table:
    """The lengths of games."""
    table = Table(box=SIMPLE_HEAD)
    table.add_column(words.say("talk-length"))
    for head in ("talk-shortest", "talk-mean", "talk-longest"):
        table.add_column(words.say(head), justify="right")
    for what, (low, mean, high) in lengths.items():
        table.add_row(
            what,
            words.say("talk-count", number=low),
            words.say("talk-mean-figure", number=mean),
            words.say("talk-count", number=high),
        )
    return table


def figures_table(words: Words, heads: Sequence[str], sections: Mapping[str, Sequence[Row]]) -> Table:
    """Figures under headings, with a column for each measured build or version, and one for the ratio.

    The column of ratios is left out if no figure has a ratio.
    """
    with_ratio = any(ratio is not None for rows in sections.values() for _, _, ratio in rows)
    table = Table(box=SIMPLE_HEAD)
    table.add_column(words.say("bench-figure"))
    for head in [*heads, *[words.say("bench-ratio")] * with_ratio]:
        table.add_column(head, justify="right", no_wrap=True)
    for heading, rows in sections.items():
        table.add_row(Text(heading, style=STRONG))
        for what, values, ratio in rows:
            cells = [_cell(words, value, bench_words.value) for value in values]
            table.add_row(f"  {what}", *cells, *[_cell(words, ratio, bench_words.times)] * with_ratio)
    return table


def _cell(words: Words, value: float | None, written: Callable[[Words, float], str]) -> str:
    return NOTHING if value is None else written(words, value)
