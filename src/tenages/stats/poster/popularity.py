"""A plot of the popularity of each card against its win rate, with as many titles as there is room for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from tenages.rules.card import Card
from tenages.stats.deeds import MELDED
from tenages.stats.poster.drawing import INK, SMALL, SOFT, Drawing, Plot, width_of
from tenages.stats.poster.win_rates import Scale, put_sign
from tenages.stats.totals import Stats
from tenages.words import stats as stats_words
from tenages.words.catalogue import Words
from tenages.words.terms import card_title

WIDTH: Final = 620.0
HEIGHT: Final = 372.0
MARGINS: Final = (48.0, 20.0, 8.0, 40.0)
REACH: Final = 5.0
"""The radius of a sign."""
LINE_HEIGHT: Final = 10.0


class Box(NamedTuple):
    """A rectangle of the plot, in points."""

    left: float
    right: float
    bottom: float
    top: float

    def overlaps(self, other: Box) -> bool:
        """Whether two rectangles overlap."""
        beside = self.right <= other.left or other.right <= self.left
        return not beside and self.bottom < other.top and other.bottom < self.top


class Dot(NamedTuple):
    """A card in the plot, in points."""

    card: Card
    x: float
    y: float

    @property
    def box(self) -> Box:
        """The rectangle of its sign."""
        return Box(self.x - REACH, self.x + REACH, self.y - REACH, self.y + REACH)


def popularity(words: Words, stats: Stats, scale: Scale) -> Plot:
    """The share of players who melded each card, against the share of those who won."""
    cards = [card for card in stats.cards_in_play() if stats.done(card, MELDED)]
    cards = [card for card in cards if scale.holds(stats.done(card, MELDED).rate)]
    drawing = Drawing(WIDTH, HEIGHT, MARGINS)
    axes = drawing.axes
    most = max([stats.popularity(card, MELDED) for card in cards], default=1.0)
    axes.set_xlim(0, most * 1.06)
    axes.set_ylim(scale.low, scale.high)
    axes.xaxis.set_major_formatter(lambda share, _: stats_words.round_percent(words, share))
    axes.yaxis.set_major_formatter(lambda rate, _: stats_words.round_percent(words, rate))
    axes.grid()
    axes.axhline(scale.base, color=SOFT, linewidth=1, linestyle=(0, (3, 3)))
    axes.set_xlabel(words.say("stats-popular-x"))
    axes.set_ylabel(words.say("stats-popular-y"))
    dots = []
    for card in cards:
        share, rate = stats.popularity(card, MELDED), stats.done(card, MELDED).rate
        put_sign(drawing, share, rate, card.color)
        across, up = axes.transLimits.transform((share, rate))
        dots.append(Dot(card, across * (WIDTH - MARGINS[0] - MARGINS[1]), up * (HEIGHT - MARGINS[2] - MARGINS[3])))
    _put_titles(words, drawing, dots)
    return drawing.plot(words.say("stats-popular-title"))


def _put_titles(words: Words, drawing: Drawing, dots: Sequence[Dot]) -> None:
    """Write titles beside the signs, starting with the cards far from the middle, where there is room."""
    middle_x = sum([dot.x for dot in dots]) / max(len(dots), 1)
    middle_y = sum([dot.y for dot in dots]) / max(len(dots), 1)
    taken = [dot.box for dot in dots]
    for dot in sorted(dots, key=lambda dot: -((dot.x - middle_x) ** 2 + (dot.y - middle_y) ** 2)):
        title = card_title(words, dot.card)
        for box, side in _places(dot, width_of(title, SMALL)):
            if _is_free(box, taken):
                taken.append(box)
                drawing.axes.annotate(
                    title,
                    (box.left if side == "left" else box.right if side == "right" else dot.x, box.bottom + 2),
                    xycoords="axes points",
                    ha=side,
                    va="baseline",
                    fontsize=SMALL,
                    color=INK,
                )
                break


def _places(dot: Dot, width: float) -> Iterator[tuple[Box, str]]:
    """The places for the title of a card: right, left, above, below."""
    half = LINE_HEIGHT / 2
    yield Box(dot.x + REACH + 1, dot.x + REACH + 1 + width, dot.y - half, dot.y + half), "left"
    yield Box(dot.x - REACH - 1 - width, dot.x - REACH - 1, dot.y - half, dot.y + half), "right"
    for bottom in (dot.y + REACH, dot.y - REACH - LINE_HEIGHT):
        yield Box(dot.x - width / 2, dot.x + width / 2, bottom, bottom + LINE_HEIGHT), "center"


def _is_free(box: Box, taken: Sequence[Box]) -> bool:
    inside = box.left >= 0 and box.right <= WIDTH - MARGINS[0] and box.bottom >= 0 and box.top <= HEIGHT - MARGINS[3]
    return inside and not any(box.overlaps(other) for other in taken)
