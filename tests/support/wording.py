"""What tests look for in the words of the rules sheet and of the glossary."""

from __future__ import annotations

import re
from pathlib import Path

NBSP = "\u00a0"
ASMADIS_WORDS = (
    r"meld\w*|tuck\w*|achiev\w*|foreshadow\w*|forecasts?|promot\w*|ages?|boards?|supply|remov\w*|return\w*|claim\w*"
    r"|score piles?|top cards?|demand effects?|featured|sharing bonus"
)
"""What only Asmadi's English calls things."""


def words_in(said: str) -> set[str]:
    """All different words of a text, in small letters."""
    return set(re.findall(r"[^\W\d]+", said.lower()))


def messages_in(file: Path) -> set[str]:
    """The names of the messages in a file of a catalogue."""
    return set(re.findall(r"^([a-z][a-z-]*) =", file.read_text(encoding="utf-8"), re.MULTILINE))
