"""Figures in the colors and fonts of the poster, as SVG within the page.

A plot is drawn in the colors of the light style. On the page each color is a variable of the style sheet, so that the
same plot fits the dark style too. Text stays text, so that one can search for a card.
"""

from __future__ import annotations

import io
import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

from markupsafe import Markup

from tenages.extras import need

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure
    from matplotlib.ticker import Locator

INK: Final = "#2b1d12"
SOFT: Final = "#6a5341"
LINE: Final = "#d9c7ad"
SHEET: Final = "#fffaf1"
MARK: Final = "#8f5f35"
CARD_COLORS: Final = ("#c8402f", "#e3ac2b", "#3b8a4c", "#2f6fb5", "#8256a8")
"""Red, yellow, green, blue, purple."""
CARD_SIGNS: Final = ("s", "D", "^", "o", "P")
"""The sign of each color, for those who cannot tell the colors apart."""
SIGN_SIZES: Final = (38, 30, 46, 44, 64)
"""The size at which each sign looks as large as the others."""
VARIABLES: Final = {
    INK: "ink",
    SOFT: "soft",
    LINE: "line",
    SHEET: "sheet",
    MARK: "mark",
    **dict(zip(CARD_COLORS, ("red", "yellow", "green", "blue", "purple"), strict=True)),
}
FONT_SIZE: Final = 10.0
SMALL: Final = 8.5
WIDEST: Final = 112.0
"""A wider title gets a smaller font."""
GAP: Final = 8.0
"""Between a title and its plot."""

STYLE: Final = {
    "font.size": FONT_SIZE,
    "text.color": INK,
    "text.parse_math": False,
    "axes.edgecolor": LINE,
    "axes.labelcolor": SOFT,
    "axes.labelsize": SMALL,
    "axes.facecolor": "none",
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.spines.left": False,
    "axes.axisbelow": True,
    "grid.color": LINE,
    "grid.linewidth": 0.6,
    "xtick.color": SOFT,
    "ytick.color": SOFT,
    "xtick.labelsize": SMALL,
    "ytick.labelsize": SMALL,
    "xtick.major.size": 0,
    "ytick.major.size": 0,
    "xtick.major.pad": 5,
    "figure.facecolor": "none",
    "svg.fonttype": "none",
}
STANDALONE: Final = re.compile(
    r' id="[^"]*_\d+"|<metadata>.*?</metadata>|<style.*?</style>| transform="rotate\(-0 [^"]*"| font-family: [^;"]*;',
    re.DOTALL,
)
"""What only an SVG file of its own needs: ids that another plot has too, its own style and fonts."""
INCH: Final = 72
"""Points in an inch."""


@cache
def width_of(text: str, size: float = FONT_SIZE) -> float:
    """The width of a text in a rather wide font; the font of the reader is seldom wider."""
    paths = need("matplotlib.textpath", "stats")
    font = need("matplotlib.font_manager", "stats").FontProperties(size=size)
    width, _, _ = paths.text_to_path.get_text_width_height_descent(text, font, ismath=False)
    return float(width)


def room_for(titles: Iterable[str]) -> float:
    """The width that titles need; very long ones get a smaller font."""
    return min(max([width_of(title) for title in titles], default=0.0), WIDEST)


def size_of(title: str) -> float:
    """The font size of a title."""
    return FONT_SIZE * min(1.0, WIDEST / max(width_of(title), 1.0))


class Plot(NamedTuple):
    """A finished plot: an SVG element of the page."""

    view_box: str
    label: str
    """What it shows, for screen readers."""
    inside: Markup


class Drawing:
    """A figure with one plot, measured in points."""

    def __init__(self, width: float, height: float, margins: tuple[float, float, float, float]) -> None:
        """Margins are left, right, top, bottom."""
        left, right, top, bottom = margins
        self.figure: Figure = need("matplotlib.figure", "stats").Figure(figsize=(width / INCH, height / INCH))
        place = (left / width, bottom / height, (width - left - right) / width, (height - top - bottom) / height)
        self.axes: Axes = self.figure.add_axes(place)

    def plot(self, label: str) -> Plot:
        """The figure as a part of the page."""
        written = io.StringIO()
        with need("matplotlib", "stats").rc_context({"svg.hashsalt": label}):
            self.figure.savefig(written, format="svg", metadata={"Date": None, "Creator": None})
        return inlined(written.getvalue(), label)


def ticks(number: int, *, integer: bool = False) -> Locator:
    """At most `number` marks on an axis, at round numbers."""
    made: Locator = need("matplotlib.ticker", "stats").MaxNLocator(number, steps=[1, 2, 5, 10], integer=integer)
    return made


@contextmanager
def poster_style() -> Iterator[None]:
    """What is drawn meanwhile has the style of the poster."""
    with need("matplotlib", "stats").rc_context(STYLE):
        yield


def inlined(svg: str, label: str) -> Plot:
    """An SVG as a part of the page, in its colors and fonts."""
    opening, _, rest = svg[svg.index("<svg") :].partition(">")
    rest = STANDALONE.sub("", rest[: rest.rindex("</svg>")]).replace("xlink:href", "href")
    for color, variable in VARIABLES.items():
        rest = rest.replace(color, f"var(--{variable})")
    found = re.search(r'viewBox="([^"]*)"', opening)
    assert found is not None
    return Plot(found[1], label, Markup(rest))
