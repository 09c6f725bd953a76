"""Plots of the lead: how far the later winners are ahead, and how often the present leader wins."""

from __future__ import annotations

from typing import Final

from tenages.rules.icons import BLUE
from tenages.stats.lead import ACHIEVEMENTS, MEASURES, PERCENT, SCORE, TURN
from tenages.stats.poster.drawing import CARD_COLORS, INK, MARK, SMALL, SOFT, Drawing, Plot
from tenages.stats.spread import spread
from tenages.stats.tally import total
from tenages.stats.totals import Stats
from tenages.words import stats as stats_words
from tenages.words.catalogue import Words

WIDTH: Final = 240.0
HEIGHT: Final = 138.0
MARGINS: Final = (32.0, 12.0, 8.0, 32.0)
STILL_GOING: Final = 4
"""A turn is shown if at least one in this many games lasts until then."""
LED: Final = 20
"""A point is shown if more than one in this many games has a leader then."""
MEASURE_COLORS: Final = {SCORE: MARK, ACHIEVEMENTS: CARD_COLORS[BLUE]}
MEASURE_LINES: Final = {SCORE: "-", ACHIEVEMENTS: (0, (5, 1.5))}


def lead(words: Words, stats: Stats, scale: str, measure: str) -> Plot:
    """How far the winners were ahead: the line is the median, the band holds half of all games."""
    points = [(at, balance) for at, balance in stats.lead.over_time(scale, measure) if balance.leads]
    if scale == TURN:
        enough = len(stats.games) / STILL_GOING
        points = [(at, balance) for at, balance in points if balance.leads.total() >= enough]
    drawing = Drawing(WIDTH, HEIGHT, MARGINS)
    axes = drawing.axes
    _label_time(words, drawing, scale)
    axes.grid(axis="y")
    axes.axhline(0, color=SOFT, linewidth=1)
    if points:
        times = [at for at, _ in points]
        low, middle, high = zip(*[spread(balance.leads)[1:4] for _, balance in points], strict=True)
        color = MEASURE_COLORS[measure]
        axes.fill_between(times, low, high, color=color, alpha=0.22, linewidth=0)
        axes.plot(times, middle, color=color, linewidth=2.2, linestyle=MEASURE_LINES[measure])
        axes.set_xlim(times[0], max(times[-1], 1))
    axes.yaxis.set_major_formatter(lambda value, _: stats_words.ahead(words, value))
    return drawing.plot(words.say(f"stats-lead-{scale}-{measure}"))


def leaders(words: Words, stats: Stats) -> Plot:
    """How often the side that leads alone wins in the end."""
    drawing = Drawing(WIDTH, HEIGHT, MARGINS)
    axes = drawing.axes
    _label_time(words, drawing, PERCENT)
    axes.grid(axis="y")
    for measure in MEASURES:
        points = [
            (at, balance.leaders.rate)
            for at, balance in stats.lead.over_time(PERCENT, measure)
            if balance.leaders.players * LED > len(stats.games)
        ]
        if points:
            times, rates = zip(*points, strict=True)
            axes.plot(
                times,
                rates,
                color=MEASURE_COLORS[measure],
                linewidth=2.2,
                linestyle=MEASURE_LINES[measure],
                label=words.say(f"stats-measure-{measure}"),
            )
    every = total([balance.leaders for _, balance in stats.lead.over_time(PERCENT, SCORE)])
    if every:
        axes.axhline(every.base_rate, color=SOFT, linewidth=1, linestyle=(0, (3, 3)))
        axes.legend(loc="lower right", frameon=False, fontsize=SMALL, labelcolor=INK, handlelength=2.6)
    axes.set_xlim(0, 100)
    axes.set_ylim(0, 1.02)
    axes.yaxis.set_major_formatter(lambda rate, _: stats_words.round_percent(words, rate))
    return drawing.plot(words.say("stats-leaders"))


def _label_time(words: Words, drawing: Drawing, scale: str) -> None:
    axes = drawing.axes
    axes.set_xlabel(words.say(f"stats-lead-{scale}"))
    if scale == PERCENT:
        axes.set_xticks([0, 25, 50, 75, 100])
        axes.xaxis.set_major_formatter(lambda at, _: stats_words.round_percent(words, at / 100))
    else:
        axes.xaxis.set_major_formatter(lambda at, _: stats_words.count(words, round(at)))
