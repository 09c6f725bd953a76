"""How a training run is shown while it goes on: a bar with figures in a terminal, else a line now and then."""

from __future__ import annotations

from collections.abc import Callable, Generator
from contextlib import contextmanager
from time import monotonic
from typing import TYPE_CHECKING, Final

from rich.console import Console, Group, RenderableType
from rich.live import Live
from rich.progress_bar import ProgressBar
from rich.table import Table
from rich.text import Text

from tenages.words.catalogue import Words

if TYPE_CHECKING:
    from tenages.intervals import Rate
    from tenages.learning.report import Standing

LINE_SECONDS: Final = 60
"""Without a terminal, a line is printed once in so many seconds, and after each match."""
MINUTE: Final = 60
HOUR: Final = 3600


@contextmanager
def training_display(words: Words, notes: Console) -> Generator[Callable[[Standing], None]]:
    """Shows each standing that it is called with."""
    if not notes.is_terminal:
        yield _lines(words, notes)
        return
    with Live(console=notes, auto_refresh=False) as live:
        yield lambda standing: live.update(board(words, standing), refresh=True)


def _lines(words: Words, notes: Console) -> Callable[[Standing], None]:
    printed, match_round = -float(LINE_SECONDS), 0

    def show(standing: Standing) -> None:
        nonlocal printed, match_round
        now = monotonic()
        has_match = standing.match_round > match_round
        if has_match or now - printed >= LINE_SECONDS or standing.decisions >= standing.goal:
            notes.print(Text(line(words, standing)), soft_wrap=True)
            printed, match_round = now, standing.match_round

    return show


def board(words: Words, standing: Standing) -> RenderableType:
    """The bar, and all figures."""
    bar = Table.grid(padding=(0, 1))
    shown = ProgressBar(total=standing.goal, completed=min(standing.decisions, standing.goal), width=40)
    bar.add_row(shown, Text(_done(words, standing)))
    figures = Table.grid(padding=(0, 2))
    for label, figure in _figures(words, standing):
        figures.add_row(Text(label, style="dim"), Text(figure))
    return Group(bar, figures)


def line(words: Words, standing: Standing) -> str:
    """All figures in one line."""
    parts = [f"{label} {figure}" for label, figure in _figures(words, standing)]
    return " · ".join([_done(words, standing), *parts])


def _done(words: Words, standing: Standing) -> str:
    return words.say("train-done-so-far", decisions=standing.decisions, goal=standing.goal)


def _figures(words: Words, standing: Standing) -> list[tuple[str, str]]:
    say = words.say
    shares = say("train-figure-shares", playing=standing.playing, learning=1 - standing.playing)
    found = [
        (say("train-games"), say("train-figure-count", value=standing.games)),
        (say("train-speed"), say("train-figure-speed", value=round(standing.per_second))),
        (say("train-time"), shares),
        (say("train-entropy"), say("train-figure-small", value=standing.entropy)),
        (say("train-value-loss"), say("train-figure-small", value=standing.value_loss)),
        *[(say("train-match", bot=bot), _result(words, rate)) for bot, rate in standing.matches.items()],
    ]
    if standing.seconds_left is not None:
        found.append((say("train-left"), _duration(words, standing.seconds_left)))
    return found


def _result(words: Words, rate: Rate) -> str:
    won = rate.rate or 0.0
    return words.say("train-figure-match", won=won, low=rate.low * 100, high=rate.high, games=rate.games)


def _duration(words: Words, seconds: float) -> str:
    hours, minutes = int(seconds // HOUR), int(seconds % HOUR // MINUTE)
    return words.say("train-figure-hours" if hours else "train-figure-minutes", hours=hours, minutes=minutes)
