"""Markdown in lines of at most 120 characters: `python -m tests.support.markdown` wraps all pages (`make format` does).

Code, headings, tables and quotations stay as they are, and so does a paragraph whose lines are all short enough.
"""

from __future__ import annotations

import re
from pathlib import Path
from textwrap import wrap
from typing import Final

ROOT: Final = Path(__file__).parents[2]
PAGES: Final = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), *ROOT.glob(".github/*.md")])
WIDTH: Final = 120

FENCE: Final = re.compile(r"\s*```")
NOT_PROSE: Final = re.compile(r"\s*(?:$|[#|<>])")
START: Final = re.compile(r"\s*(?:(?:[-*+]|\d+[.)]) +)?")
"""The beginning of a paragraph or of a list item."""
UNBREAKABLE: Final = re.compile(r"`[^`]*`| (?=(?:[-*+>#|]|\d+[.)])(?: |$))")
"""Code, and a space before a character that would have a meaning at the start of a line."""
GLUE: Final = "\0"


def wrapped(text: str) -> str:
    """The page with all its paragraphs wrapped."""
    done: list[str] = []
    paragraph: list[str] = []
    in_code = False
    for line in text.splitlines():
        is_fence = FENCE.match(line) is not None
        is_prose = not (in_code or is_fence or NOT_PROSE.match(line))
        if not is_prose or _start(line).strip():
            done += _filled(paragraph)
            paragraph = []
        if is_prose:
            paragraph.append(line)
        else:
            done.append(line)
        in_code ^= is_fence
    return "\n".join([*done, *_filled(paragraph)]) + "\n"


def _start(line: str) -> str:
    found = START.match(line)
    return "" if found is None else found[0]


def _filled(paragraph: list[str]) -> list[str]:
    if max(map(len, paragraph), default=0) <= WIDTH:
        return paragraph
    start = _start(paragraph[0])
    text = " ".join([paragraph[0].removeprefix(start), *[line.strip() for line in paragraph[1:]]])
    glued = UNBREAKABLE.sub(lambda found: found[0].replace(" ", GLUE), text)
    lines = wrap(
        glued,
        WIDTH,
        initial_indent=start,
        subsequent_indent=" " * len(start),
        break_long_words=False,
        break_on_hyphens=False,
    )
    return [line.replace(GLUE, " ") for line in lines]


if __name__ == "__main__":
    for page in PAGES:
        page.write_text(wrapped(page.read_text(encoding="utf-8")), encoding="utf-8")
