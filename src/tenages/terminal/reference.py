"""The rules sheet and the glossary on the screen."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from tenages.rules.errors import TenAgesError
from tenages.rules.setup import Setup
from tenages.terminal.look import QUIET, STRONG
from tenages.words.catalogue import Words
from tenages.words.glossary import Entry, elsewhere_words, find_term, glossary
from tenages.words.rules_sheet import Rule, Section, rules_sheet, rules_title

WIDEST: Final = 84
TERM_WIDTH: Final = 20
"""The width of the column of terms; longer terms are wrapped."""


def rules_page(words: Words, setup: Setup) -> RenderableType:
    """The rules as they are played at a table, a box for each section."""
    title = Text(rules_title(words, setup), style=QUIET)
    return Group(title, *[_section(section) for section in rules_sheet(words, setup)])


def _section(section: Section) -> RenderableType:
    return _panel([_rule(rule) for rule in section.entries], section.title)


def _rule(rule: Rule) -> RenderableType:
    if not rule.term:
        return Text(rule.sentence)
    return _row(rule.term, Text(rule.sentence))


def glossary_page(words: Words) -> RenderableType:
    """All terms with their meanings and their names elsewhere, in alphabetical order."""
    return _panel([_entry(words, entry) for entry in glossary(words)], words.say("glossary-title"))


def term_page(words: Words, entry: Entry) -> RenderableType:
    """One term by itself."""
    return _panel([_meaning(words, entry)], entry.term)


def find_page(words: Words, text: str) -> RenderableType:
    """The page of a term, in any vocabulary; an unknown term raises an error."""
    entry = find_term(words, text)
    if entry is None:
        raise TenAgesError("unknown-term", term=repr(text))
    return term_page(words, entry)


def _entry(words: Words, entry: Entry) -> RenderableType:
    return _row(entry.term, _meaning(words, entry))


def _meaning(words: Words, entry: Entry) -> RenderableType:
    lines = [Text(entry.meaning)]
    elsewhere = " · ".join(elsewhere_words(words, entry))
    if elsewhere:
        lines.append(Text(elsewhere, style=QUIET))
    return Group(*lines)


def _panel(rows: list[RenderableType], title: str) -> RenderableType:
    return Panel(
        Group(*rows),
        title=Text(f" {title} ", style=STRONG),
        title_align="left",
        border_style=QUIET,
        width=WIDEST,
        padding=(0, 1),
    )


def _row(term: str, right: RenderableType) -> RenderableType:
    row = Table.grid(padding=(0, 2, 0, 0))
    row.add_column(width=TERM_WIDTH)
    row.add_column(ratio=1)
    row.add_row(Text(term, style=STRONG), right)
    return row
