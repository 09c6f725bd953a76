"""Plots of the win rates of cards, age by age."""

from __future__ import annotations

from typing import Final, NamedTuple

from tenages.cards import BASE_SET
from tenages.rules.card import Card
from tenages.stats.deeds import MELDED
from tenages.stats.poster.drawing import (
    CARD_COLORS,
    CARD_SIGNS,
    GAP,
    INK,
    SHEET,
    SIGN_SIZES,
    SMALL,
    SOFT,
    Drawing,
    Plot,
    room_for,
    size_of,
    ticks,
)
from tenages.stats.tally import Tally, total
from tenages.stats.totals import ENOUGH, Stats
from tenages.words import stats as stats_words
from tenages.words.catalogue import Words
from tenages.words.terms import card_title

PLOT: Final = 100.0
RIGHT: Final = 32.0
BOTTOM: Final = 21.0
ROW: Final = 16.5
BEYOND: Final = 0.06
"""How far the scale extends beyond the lowest and the highest rate."""


class Scale(NamedTuple):
    """The range of the plots, and the rate if all were equal."""

    low: float
    high: float
    base: float

    def holds(self, rate: float) -> bool:
        """Whether a rate is within the scale."""
        return self.low <= rate <= self.high


def scale_of(stats: Stats) -> Scale:
    """One scale for all ages, so that they can be compared. It includes all rates but those of rare cards."""
    tallies = [stats.done(card, MELDED) for card in stats.cards_in_play()]
    known = [tally for tally in tallies if tally]
    often = [tally for tally in known if tally.players >= ENOUGH] or known
    base = total(known).base_rate if known else 0.5
    rates = [base, *[tally.rate for tally in often]]
    return Scale(max(0.0, min(rates) - BEYOND), min(1.0, max(rates) + BEYOND), base)


def by_rate(stats: Stats, age: int) -> list[Card]:
    """The cards of an age, the best first; those that were never melded come last."""
    cards = [card for card in stats.cards_in_play() if card.age == age]
    return sorted(cards, key=lambda card: -stats.done(card, MELDED).rate if stats.done(card, MELDED) else 1.0)


def age_plot(words: Words, stats: Stats, age: int, scale: Scale) -> Plot:
    """The win rates of all cards of an age."""
    cards = by_rate(stats, age)
    left = GAP + room_for([card_title(words, card) for card in stats.cards_in_play()])
    drawing = Drawing(left + PLOT + RIGHT, ROW * len(cards) + BOTTOM, (left, RIGHT, 0, BOTTOM))
    axes = drawing.axes
    axes.set_xlim(scale.low, scale.high)
    axes.set_ylim(len(cards) - 0.5, -0.5)
    axes.set_yticks([])
    axes.xaxis.set_major_locator(ticks(3))
    axes.xaxis.set_major_formatter(lambda rate, _: stats_words.round_percent(words, rate))
    axes.grid(axis="x")
    axes.axvline(scale.base, color=SOFT, linewidth=1, linestyle=(0, (3, 3)))
    for row, card in enumerate(cards):
        _row(words, drawing, row, card, stats.done(card, MELDED), scale)
    return drawing.plot(words.say("stats-cards-panel", age=age))


def _row(words: Words, drawing: Drawing, row: int, card: Card, tally: Tally, scale: Scale) -> None:
    axes = drawing.axes
    beside = axes.get_yaxis_transform()
    title = card_title(words, card)
    axes.text(
        *(-GAP / PLOT, row, title),
        transform=beside,
        ha="right",
        va="center_baseline",
        fontsize=size_of(title),
        color=INK if tally else SOFT,
        style="normal" if card.deck == BASE_SET.name else "italic",
    )
    rate = stats_words.round_percent(words, tally.rate) if tally else stats_words.NOTHING
    axes.text(1 + GAP / PLOT, row, rate, transform=beside, ha="left", va="center_baseline", fontsize=SMALL, color=SOFT)
    if tally:
        axes.plot(tally.interval, (row, row), color=CARD_COLORS[card.color], linewidth=1.2, alpha=0.75)
        at = min(max(tally.rate, scale.low), scale.high)
        put_sign(drawing, at, row, card.color, hollow=not scale.holds(tally.rate))


def put_sign(drawing: Drawing, x: float, y: float, color: int, *, hollow: bool = False) -> None:
    """Put the sign of a card color into a plot; a hollow one stands for a rate beyond the scale."""
    drawing.axes.scatter(
        [x],
        [y],
        s=SIGN_SIZES[color],
        marker=CARD_SIGNS[color],
        color=SHEET if hollow else CARD_COLORS[color],
        edgecolors=CARD_COLORS[color] if hollow else SHEET,
        linewidths=0.8,
        zorder=3,
        clip_on=False,
    )


def has_rates_beyond(stats: Stats, scale: Scale) -> bool:
    """Whether a rare card has a rate beyond the scale."""
    tallies = [stats.done(card, MELDED) for card in stats.cards_in_play()]
    return any(not scale.holds(tally.rate) for tally in tallies if tally)


def sign(color: int, name: str) -> Plot:
    """The sign of a color, for the legend."""
    drawing = Drawing(12, 12, (0, 0, 0, 0))
    drawing.axes.set_axis_off()
    drawing.axes.set_xlim(-1, 1)
    drawing.axes.set_ylim(-1, 1)
    put_sign(drawing, 0, 0, color)
    return drawing.plot(name)
