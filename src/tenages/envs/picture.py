"""A picture of a text, for videos of games: pixels in rows and columns, each red, green and blue."""

from __future__ import annotations

from typing import Any, Final

from tenages.extras import need

need("PIL", "envs")
import numpy as np  # noqa: E402
from numpy.typing import NDArray  # noqa: E402
from PIL import Image, ImageDraw, ImageFont  # noqa: E402

LETTER: Final = (6, 11)
"""The width and height of a letter in Pillow's own font, which has the same width for all."""
LINE: Final = LETTER[1] + 3
"""An even number, so that the height of a picture is one: videos need that too."""
MARGIN: Final = 12
PAPER: Final = (250, 248, 240)
INK: Final = (30, 30, 40)
IN_LATIN_1: Final = str.maketrans({"←": "<", "→": ">", "↑": "^", "✓": "*", "’": "'", "œ": "oe", "Œ": "OE"})
"""Pillow's own font has the letters of Western Europe and no others."""


def picture(text: str, columns: int, rows: int) -> NDArray[np.uint8]:
    """The text on paper of this many columns and rows; a text that is too long for it is drawn smaller.

    So all pictures of a game have the same size, as videos need it.
    """
    size = (2 * MARGIN + columns * LETTER[0], 2 * MARGIN + rows * LINE)
    lines = text.translate(IN_LATIN_1).encode("latin-1", "replace").decode("latin-1").splitlines()
    height = max(size[1], 2 * MARGIN + len(lines) * LINE)
    drawn = Image.new("RGB", (size[0], height), PAPER)
    pen, font = ImageDraw.Draw(drawn), ImageFont.load_default_imagefont()
    for row, line in enumerate(lines):
        pen.text((MARGIN, MARGIN + row * LINE), line, fill=INK, font=font)
    return np.asarray(drawn if height == size[1] else _fitted(drawn, size))


def _fitted(drawn: Any, size: tuple[int, int]) -> Any:
    """A picture that is too high, made smaller on paper of the right size."""
    paper = Image.new("RGB", size, PAPER)
    paper.paste(drawn.resize((size[0] * size[1] // drawn.height, size[1])))
    return paper
