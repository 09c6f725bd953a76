"""The console that everything is printed on."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from tenages.terminal.screen import Screen

SENTENCE = "Vous jouez contre Basile\u00a0; la partie a 1\u202f001 tours\u00a0: que faites-vous\u00a0?"


def printed(what: RenderableType, width: int) -> str:
    screen = Screen(file=StringIO(), width=width)
    screen.print(what)
    return screen.file.getvalue()  # type: ignore[attr-defined, no-any-return]


def in_a_table(what: RenderableType) -> Table:
    table = Table.grid()
    table.add_row(what)
    return table


@pytest.mark.parametrize("width", range(17, 40))
@pytest.mark.parametrize("text", [SENTENCE, Text(SENTENCE)], ids=["string", "text"])
def test_a_line_is_never_broken_at_a_no_break_space(text: str | Text, width: int) -> None:
    for what in (text, Panel(text), in_a_table(text)):
        lines = [line.strip("│ ") for line in printed(what, width).splitlines()]
        words = [word for line in lines for word in line.split(" ")]
        for whole in ("Basile\u00a0;", "1\u202f001", "tours\u00a0:", "faites-vous\u00a0?"):
            assert whole in words


def test_the_printed_text_is_unchanged() -> None:
    for what in (SENTENCE, Text(SENTENCE)):
        assert printed(what, width=100) == f"{SENTENCE}\n"
