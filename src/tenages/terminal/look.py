"""Colors and signs. Color never carries information alone: a letter or a word always says the same."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from rich.highlighter import Highlighter
from rich.text import Text

from tenages.cards import CARDS
from tenages.words.catalogue import Words
from tenages.words.terms import card_title

CARD_STYLES: Final = ("bold bright_red", "bold yellow", "bold green", "bold bright_blue", "bold magenta")
"""The style of each card color: red, yellow, green, blue, purple."""
BORDER_STYLES: Final = ("bright_red", "yellow", "green", "bright_blue", "magenta")
ICON_SIGNS: Final = ("♜", "♛", "♣", "☼", "⚙", "◷")
"""A sign for each icon; it is always shown beside or below the icon's name."""
PICTURE_SIGN: Final = "⬡"
NOTE_SIGN: Final = "♪"
BONUS_SIGN: Final = "+"
ECHO_SIGN: Final = "»"
QUIET: Final = "dim"
STRONG: Final = "bold"
BAD: Final = "bold red"
NARROW: Final = 90
"""Screens with fewer columns than this get a shorter layout."""


class TitleHighlighter(Highlighter):
    """Gives every card title in a text the color of its card."""

    def __init__(self, words: Words) -> None:
        self._styles = {card_title(words, card): CARD_STYLES[card.color] for card in CARDS}
        titles = sorted(self._styles, key=len, reverse=True)
        self._pattern = re.compile(rf"(?<!\w)({'|'.join(map(re.escape, titles))})(?!\w)")

    def highlight(self, text: Text) -> None:
        """Style the titles in place."""
        for match in self._pattern.finditer(text.plain):
            text.stylize(self._styles[match.group()], match.start(), match.end())


highlighter: Final = cache(TitleHighlighter)
"""The highlighter of each catalogue, created once."""


def with_titles(words: Words, text: str, style: str = "") -> Text:
    """A sentence with its card titles in their colors."""
    result = Text(text, style=style)
    highlighter(words).highlight(result)
    return result
