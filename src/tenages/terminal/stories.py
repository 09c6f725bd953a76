"""The log on the screen, indented by turns, actions and effects."""

from __future__ import annotations

from collections.abc import Sequence

from rich.padding import Padding
from rich.text import Text

from tenages.rules.events import CLAIMED, ENDED, EXECUTES, TURN
from tenages.sight.history import SeenEvent
from tenages.terminal.look import QUIET, STRONG, with_titles
from tenages.words.catalogue import Words
from tenages.words.log import LogLine, log_lines
from tenages.words.speaker import Speaker

INDENT = 2


def story(seen: Sequence[SeenEvent], speaker: Speaker) -> list[Padding]:
    """The log, one renderable line for each event."""
    lines = log_lines(speaker, seen)
    return [Padding(_styled(speaker.words, line), (0, 0, 0, INDENT * line.depth)) for line in lines]


def _styled(words: Words, line: LogLine) -> Text:
    kind = line.event.kind
    if kind in (TURN, ENDED, CLAIMED):
        return with_titles(words, line.text, STRONG)
    return with_titles(words, line.text, QUIET if kind == EXECUTES else "")
