"""Helpers for the tests of the texts of the rules sheet and the glossary."""

from __future__ import annotations

import re
from pathlib import Path

NBSP = "\u00a0"
ASMADIS_WORDS = (
    r"meld\w*|tuck\w*|achiev\w*|foreshadow\w*|forecasts?|promot\w*|ages?|boards?|supply|remov\w*|return\w*|claim\w*"
    r"|score piles?|top cards?|demand effects?|featured|sharing bonus"
)
"""Terms that occur only in Asmadi's English."""


def words_in(text: str) -> set[str]:
    """All different words of a text, in lower case."""
    return set(re.findall(r"[^\W\d]+", text.lower()))


def messages_in(file: Path) -> set[str]:
    """The names of the messages in a file of a catalogue."""
    return set(re.findall(r"^([a-z][a-z-]*) =", file.read_text(encoding="utf-8"), re.MULTILINE))
