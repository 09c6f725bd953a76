"""What plots are drawn on: figures in the poster's colors and type, and how they become a part of the page.

A plot is drawn in the colors of daylight. On the page each of them is a variable of the style sheet, so that the same
plot is also right in the dark; its letters stay letters, so that one can search for a card.
"""

from __future__ import annotations

import io
import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import cache
from typing import TYPE_CHECKING, Final

from tenages.extras import need
from tenages.stats.poster.markup import Html, element

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
"""The sign of each color, so that color is never the only one."""
SIGN_SIZES: Final = (38, 30, 46, 44, 64)
"""How large each sign must be to look as large as the others."""
VARIABLES: Final = {
    INK: "ink",
    SOFT: "soft",
    LINE: "line",
    SHEET: "sheet",
    MARK: "mark",
    **dict(zip(CARD_COLORS, ("red", "yellow", "green", "blue", "purple"), strict=True)),
}
TYPE: Final = 10.0
SMALL: Final = 8.5
WIDEST: Final = 112.0
"""A title that would be wider is written smaller."""
GAP: Final = 8.0
"""Between a title and its plot."""

STYLE: Final = {
    "font.size": TYPE,
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
NOT_FOR_A_PAGE: Final = re.compile(
    r' id="[^"]*_\d+"|<metadata>.*?</metadata>|<style.*?</style>| transform="rotate\(-0 [^"]*"| font-family: [^;"]*;',
    re.DOTALL,
)
"""What a picture has in a file of its own: names that the next one has too, its own style, its own type."""
INCH: Final = 72
"""A figure is measured in points, of which an inch has so many."""


@cache
def width_of(text: str, size: float = TYPE) -> float:
    """How wide a text is in a rather wide type; the reader's own is seldom wider."""
    paths = need("matplotlib.textpath", "arena")
    letters = need("matplotlib.font_manager", "arena").FontProperties(size=size)
    width, _, _ = paths.text_to_path.get_text_width_height_descent(text, letters, ismath=False)
    return float(width)


def room_for(titles: Iterable[str]) -> float:
    """How much room titles need; very long ones are written smaller."""
    return min(max([width_of(title) for title in titles], default=0.0), WIDEST)


def size_of(title: str) -> float:
    """How large a title is written."""
    return TYPE * min(1.0, WIDEST / max(width_of(title), 1.0))


class Drawing:
    """A figure of so many points, with one plot on it."""

    def __init__(self, width: float, height: float, margins: tuple[float, float, float, float]) -> None:
        """Margins are left, right, top, bottom."""
        left, right, top, bottom = margins
        self.figure: Figure = need("matplotlib.figure", "arena").Figure(figsize=(width / INCH, height / INCH))
        place = (left / width, bottom / height, (width - left - right) / width, (height - top - bottom) / height)
        self.axes: Axes = self.figure.add_axes(place)

    def svg(self, label: str) -> Html:
        """The figure as a part of a page; the label says to those who do not see it what it shows."""
        written = io.StringIO()
        with need("matplotlib", "arena").rc_context({"svg.hashsalt": label}):
            self.figure.savefig(written, format="svg", metadata={"Date": None, "Creator": None})
        return inlined(written.getvalue(), label)


def ticks(number: int, *, integer: bool = False) -> Locator:
    """At most so many marks on an axis, at round numbers."""
    made: Locator = need("matplotlib.ticker", "arena").MaxNLocator(number, steps=[1, 2, 5, 10], integer=integer)
    return made


@contextmanager
def paper() -> Iterator[None]:
    """Everything drawn meanwhile is in the poster's style."""
    with need("matplotlib", "arena").rc_context(STYLE):
        yield


def inlined(svg: str, label: str) -> Html:
    """A picture as a part of a page, in the page's colors and type."""
    opening, _, rest = svg[svg.index("<svg") :].partition(">")
    rest = NOT_FOR_A_PAGE.sub("", rest[: rest.rindex("</svg>")]).replace("xlink:href", "href")
    for color, variable in VARIABLES.items():
        rest = rest.replace(color, f"var(--{variable})")
    found = re.search(r'viewBox="([^"]*)"', opening)
    assert found is not None
    return element("svg", Html(rest), viewBox=found[1], role="img", **{"aria-label": label})
