"""The console that everything is printed on."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from io import StringIO
from pathlib import Path

import pytest
from rich.columns import Columns
from rich.console import RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from tenages.terminal.progress import progress_bar
from tenages.terminal.screen import Screen

ROOT = Path(__file__).parents[2]
PRINTING = [
    *[path for room in ("src", "benchmarks", "docs") for path in (ROOT / room).rglob("*.py")],
    *[ROOT / "tests" / "soak.py", ROOT / "tests" / "mutants" / "__main__.py"],
]
ANN = "[bold]Ann[/] :smile:"
"""A name that Rich would read as markup and as an emoji."""
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


def heading(text: str) -> Table:
    table = Table(title=text, min_width=len(text))
    table.add_column()
    return table


@pytest.mark.parametrize(
    "what",
    [ANN, in_a_table(ANN), heading(ANN), Table(ANN), Rule(ANN), Padding(ANN), Columns([ANN]), Panel(ANN)],
    ids=lambda what: type(what).__name__,
)
def test_brackets_and_colons_are_shown_as_they_are(what: RenderableType) -> None:
    assert ANN in printed(what, width=100)


def test_a_progress_bar_shows_brackets_and_colons_as_they_are() -> None:
    screen = Screen(file=StringIO(), width=100, force_terminal=True)
    with progress_bar(screen, ANN) as report_progress:
        report_progress(1, 2)
    assert ANN in screen.file.getvalue()  # type: ignore[attr-defined]


def calls(path: Path, name: str) -> Iterator[ast.Call]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name:
            yield node


def test_every_console_shows_texts_as_they_are() -> None:
    """A `Screen` does; a `Console` of Rich must be told."""
    made = [(path, call) for path in PRINTING for call in calls(path, "Console")]
    assert made
    for path, call in made:
        given = {keyword.arg: ast.unparse(keyword.value) for keyword in call.keywords}
        assert (given.get("markup"), given.get("emoji")) == ("False", "False"), f"{path}:{call.lineno}"


def test_the_title_of_a_panel_is_a_text() -> None:
    """A title that is a str is read as markup on every console."""
    titles = [
        (path, keyword.value)
        for path in PRINTING
        for call in calls(path, "Panel")
        for keyword in call.keywords
        if keyword.arg in ("title", "subtitle")
    ]
    assert titles
    for path, title in titles:
        assert ast.unparse(title).startswith(("Text(", "_title(")), f"{path}:{title.lineno}"
