"""How popular each card is, against how often it wins; with as many titles as there is room for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from tenages.rules.card import Card
from tenages.stats.deeds import MELDED
from tenages.stats.poster.drawing import INK, SMALL, SOFT, Drawing, width_of
from tenages.stats.poster.markup import Html
from tenages.stats.poster.win_rates import Scale, put_sign
from tenages.stats.totals import Stats
from tenages.words import stats as stats_words
from tenages.words.catalogue import Words
from tenages.words.terms import card_title

WIDTH: Final = 620.0
HEIGHT: Final = 372.0
MARGINS: Final = (48.0, 20.0, 8.0, 40.0)
REACH: Final = 5.0
"""How far a sign reaches from its middle."""
LINE_HEIGHT: Final = 10.0


class Box(NamedTuple):
    """A place on the paper that is taken."""

    left: float
    right: float
    bottom: float
    top: float

    def meets(self, other: Box) -> bool:
        """Whether two places overlap."""
        beside = self.right <= other.left or other.right <= self.left
        return not beside and self.bottom < other.top and other.bottom < self.top


class Spot(NamedTuple):
    """A card in the plot, in points of the paper."""

    card: Card
    x: float
    y: float

    @property
    def box(self) -> Box:
        """The place that its sign takes."""
        return Box(self.x - REACH, self.x + REACH, self.y - REACH, self.y + REACH)


def popularity(words: Words, stats: Stats, scale: Scale) -> Html:
    """How many melded each card, against how many of those won."""
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
    spots = []
    for card in cards:
        share, rate = stats.popularity(card, MELDED), stats.done(card, MELDED).rate
        put_sign(drawing, share, rate, card.color)
        across, up = axes.transLimits.transform((share, rate))
        spots.append(Spot(card, across * (WIDTH - MARGINS[0] - MARGINS[1]), up * (HEIGHT - MARGINS[2] - MARGINS[3])))
    _put_titles(words, drawing, spots)
    return drawing.svg(words.say("stats-popular-title"))


def _put_titles(words: Words, drawing: Drawing, spots: Sequence[Spot]) -> None:
    """Write the titles beside the signs: first those of the cards that stand apart, then whichever find room."""
    middle_x = sum([spot.x for spot in spots]) / max(len(spots), 1)
    middle_y = sum([spot.y for spot in spots]) / max(len(spots), 1)
    taken = [spot.box for spot in spots]
    for spot in sorted(spots, key=lambda spot: -((spot.x - middle_x) ** 2 + (spot.y - middle_y) ** 2)):
        title = card_title(words, spot.card)
        for box, side in _places(spot, width_of(title, SMALL)):
            if _is_free(box, taken):
                taken.append(box)
                drawing.axes.annotate(
                    title,
                    (box.left if side == "left" else box.right if side == "right" else spot.x, box.bottom + 2),
                    xycoords="axes points",
                    ha=side,
                    va="baseline",
                    fontsize=SMALL,
                    color=INK,
                )
                break


def _places(spot: Spot, width: float) -> Iterator[tuple[Box, str]]:
    """Where the title of a card may stand: to the right, to the left, above, below."""
    half = LINE_HEIGHT / 2
    yield Box(spot.x + REACH + 1, spot.x + REACH + 1 + width, spot.y - half, spot.y + half), "left"
    yield Box(spot.x - REACH - 1 - width, spot.x - REACH - 1, spot.y - half, spot.y + half), "right"
    for bottom in (spot.y + REACH, spot.y - REACH - LINE_HEIGHT):
        yield Box(spot.x - width / 2, spot.x + width / 2, bottom, bottom + LINE_HEIGHT), "center"


def _is_free(box: Box, taken: Sequence[Box]) -> bool:
    inside = box.left >= 0 and box.right <= WIDTH - MARGINS[0] and box.bottom >= 0 and box.top <= HEIGHT - MARGINS[3]
    return inside and not any(box.meets(other) for other in taken)
