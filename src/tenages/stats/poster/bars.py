"""Plots with bars and rows: how games ended, how long they were, special achievements, the order of play, the bots."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final, NamedTuple

from tenages.cards import find_card
from tenages.rules.endings import BY_POINTS, WAYS
from tenages.stats.poster.drawing import (
    GAP,
    INK,
    LINE,
    MARK,
    SHEET,
    SMALL,
    SOFT,
    Drawing,
    Plot,
    room_for,
    size_of,
    ticks,
)
from tenages.stats.spread import spread
from tenages.stats.tally import Tally
from tenages.stats.totals import Stats
from tenages.words import stats as stats_words
from tenages.words.catalogue import Words
from tenages.words.terms import card_title, special_name

WIDTH: Final = 240.0
ROW: Final = 19.0
BARS: Final = 5
"""About how many bars hold the middle half of all games in a plot of lengths."""
WIDTHS: Final = (1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500)
"""The possible widths of a bar."""
FAR: Final = 4
"""Values that are further off than this many times the interquartile range are in the last bar."""


class Row(NamedTuple):
    """One row of a plot: a label, a share as a bar, and a win rate as a dot with its interval."""

    label: str
    share: float | None = None
    tally: Tally | None = None
    small: bool = False


def ends(words: Words, stats: Stats) -> Plot:
    """How games ended, and which cards ended games."""
    games, counted = len(stats.games), stats.ends()
    rows = [Row(words.say(f"talk-ended-{how}"), counted[how] / games) for how in WAYS]
    if stats.drawn():
        # Only points can be tied.
        drawn = Row(words.say("talk-ended-draw"), stats.drawn() / games, small=True)
        rows.insert(WAYS.index(BY_POINTS) + 1, drawn)
    rows += [Row(card_title(words, find_card(slug)), number / games, small=True) for slug, number in stats.ended_by()]
    return _rows(words, rows, words.say("stats-ends-title"))


def specials(words: Words, stats: Stats) -> Plot:
    """How often each special achievement was claimed, and the win rate of those who did."""
    rows = [
        Row(
            special_name(words, special),
            stats.claimed(special).players / stats.specials_in[special.number],
            stats.claimed(special),
        )
        for special in stats.specials_in_play()
    ]
    return _rows(words, rows, words.say("stats-specials-title"))


def order(words: Words, stats: Stats) -> Plot:
    """The win rates by place in the order of play."""
    rows = [
        Row(words.say("stats-place", place=place + 1, players=players), tally=tally)
        for (players, place), tally in sorted(stats.order.items())
    ]
    return _rows(words, rows, words.say("stats-order-title"))


def bots(words: Words, stats: Stats) -> Plot:
    """The win rate of each bot, the best first."""
    ranked = sorted(stats.bots.items(), key=lambda pair: (-pair[1].lift, pair[0]))
    return _rows(words, [Row(name, tally=tally) for name, tally in ranked], words.say("stats-bots-title"))


def _rows(words: Words, rows: Sequence[Row], label: str) -> Plot:
    left = GAP + room_for([row.label for row in rows])
    height = ROW * len(rows) + 24
    drawing = Drawing(WIDTH, height, (left, 36, 2, 22))
    axes = drawing.axes
    axes.set_xlim(0, 1)
    axes.set_ylim(len(rows) - 0.5, -0.5)
    axes.set_yticks([])
    axes.set_xticks([0, 0.5, 1])
    axes.xaxis.set_major_formatter(lambda share, _: stats_words.round_percent(words, share))
    axes.grid(axis="x")
    for place, row in enumerate(rows):
        _put_row(words, drawing, place, row)
    return drawing.plot(label)


def _put_row(words: Words, drawing: Drawing, place: int, row: Row) -> None:
    axes = drawing.axes
    beside = axes.get_yaxis_transform()
    size, color = (min(SMALL, size_of(row.label)), SOFT) if row.small else (size_of(row.label), INK)
    gap = GAP / (axes.get_position().width * WIDTH)
    axes.text(-gap, place, row.label, transform=beside, ha="right", va="center_baseline", fontsize=size, color=color)
    shown = row.share if row.tally is None else None
    if row.share is not None:
        axes.barh(place, row.share, height=0.35 if row.small else 0.62, color=MARK, alpha=0.35 if row.tally else 0.8)
    if row.tally:
        shown = row.tally.rate
        base = row.tally.base_rate
        axes.plot((base, base), (place - 0.42, place + 0.42), color=SOFT, linewidth=1, linestyle=(0, (2, 2)))
        axes.plot(row.tally.interval, (place, place), color=INK, linewidth=1.2)
        axes.scatter([row.tally.rate], [place], s=34, color=INK, edgecolors=SHEET, linewidths=0.8, zorder=3)
    figure = stats_words.NOTHING if shown is None else stats_words.percent(words, shown)
    axes.text(1 + gap, place, figure, transform=beside, ha="left", va="center_baseline", fontsize=SMALL, color=SOFT)


def lengths(words: Words, counts: Counter[int], label: str) -> Plot:
    """How many games had which length; a line marks the median."""
    width, bars = binned(counts)
    median = spread(counts).median
    drawing = Drawing(WIDTH, 116, (30, 8, 16, 32))
    axes = drawing.axes
    axes.bar(list(bars), list(bars.values()), width=width * 0.88, align="edge", color=MARK, alpha=0.8)
    axes.axvline(median, color=INK, linewidth=1.4)
    caption = words.say("stats-median-is", median=median)
    axes.text(median, 1.02, caption, transform=axes.get_xaxis_transform(), ha="center", va="bottom", fontsize=SMALL)
    axes.grid(axis="y", color=LINE)
    axes.set_xlabel(label)
    for axis in (axes.xaxis, axes.yaxis):
        axis.set_major_formatter(lambda value, _: stats_words.count(words, round(value)))
        axis.set_major_locator(ticks(5, integer=True))
    return drawing.plot(label)


def binned(counts: Counter[int]) -> tuple[int, Counter[int]]:
    """Values in bars: the width of a bar, and the number of values in each, by where it starts."""
    found = spread(counts)
    middle = found.three_quarters - found.quarter
    width = next((width for width in WIDTHS if middle / width <= BARS), WIDTHS[-1])
    last = max(found.high if not middle else found.three_quarters + FAR * middle, width)
    bars: Counter[int] = Counter()
    for value, times in counts.items():
        bars[int(min(value, last)) // width * width] += times
    return width, bars
