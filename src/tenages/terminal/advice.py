"""A hint on the screen: the best options with their chances to win, the reason, and what is expected then."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from tenages.rules.options import Decision, Option
from tenages.sight.view import View
from tenages.terminal.look import QUIET, STRONG, with_titles
from tenages.terminal.opponents import Explains, Opponent
from tenages.words.bots import Advice, hint_words, line_words, percent, stakes_words
from tenages.words.options import option_label
from tenages.words.speaker import Speaker

MOST_OPTIONS: Final = 4
BAR: Final = 20
"""The columns of the bar that stands for a certain win."""
FULL, EMPTY = "█", "░"
BEST: Final = "►"


def advice(speaker: Speaker, adviser: Opponent, view: View, decision: Decision) -> Iterator[RenderableType]:
    """What the adviser would choose in the reader's place, and why."""
    words = speaker.words
    option = adviser.decide(view, decision)
    reason = adviser.comment() if isinstance(adviser, Explains) else None
    if reason is not None and len(reason.options) > 1:
        yield _options(speaker, reason, view, decision)
    label = words.say("bot-option", number=_number(option, decision), label=_label(speaker, option, view, decision))
    yield with_titles(words, hint_words(words, label, reason))
    if reason is not None:
        for said in (stakes_words(words, reason), line_words(speaker, reason.line)):
            if said:
                yield with_titles(words, said)


def _options(speaker: Speaker, reason: Advice, view: View, decision: Decision) -> Table:
    """The best options with their chances, the best of all marked."""
    table = Table(box=None, padding=(0, 1), show_header=False, show_edge=False)
    for justify in ("left", "right", "left", "left", "right"):
        table.add_column(justify=justify)
    for place, (option, chance) in enumerate(reason.options[:MOST_OPTIONS]):
        full = round(chance * BAR)
        table.add_row(
            "" if place else BEST,
            Text(str(_number(option, decision)), style=STRONG),
            with_titles(speaker.words, _label(speaker, option, view, decision)),
            Text.assemble(FULL * full, (EMPTY * (BAR - full), QUIET)),
            percent(speaker.words, chance),
        )
    return table


def _number(option: Option, decision: Decision) -> int:
    return decision.options.index(option) + 1


def _label(speaker: Speaker, option: Option, view: View, decision: Decision) -> str:
    return option_label(speaker, option, decision, view)
