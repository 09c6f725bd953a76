"""The first line of a game or a tournament: what is played, and from which seed."""

from __future__ import annotations

from collections.abc import Iterable

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from tenages.bots.ratings import level_ratings
from tenages.rules.setup import Setup
from tenages.terminal.look import QUIET
from tenages.words import talk
from tenages.words.bots import rated_words
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


def print_levels(words: Words, screen: Console, specs: Iterable[str]) -> None:
    """Print how strong the levels among these bots are, and how they play."""
    ratings = level_ratings()
    for level in dict.fromkeys(specs):
        if level in ratings:
            rated = rated_words(words, level, ratings[level].rating, ratings[level].margin)
            screen.print(Text(f"{rated} · {words.say(f'bot-{level}.how')}", style=QUIET))
