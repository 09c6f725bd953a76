"""The first line of a game or a tournament: what is played, and from which seed."""

from __future__ import annotations

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from tenages.rules.setup import Setup
from tenages.words import talk
from tenages.words.catalogue import Words


def print_welcome(words: Words, screen: Console, setup: Setup) -> None:
    """Print what is played. A seed that does not fit has its own line, which is never broken, so it can be copied."""
    played, seed = talk.welcome(words, setup), talk.seed(words, setup)
    line = f"{played} · {seed}"
    if cell_len(line) <= screen.width:
        screen.print(Text(line, style="bold"))
    else:
        screen.print(Text(played, style="bold"))
        screen.print(Text(seed, style="bold"), soft_wrap=True)
