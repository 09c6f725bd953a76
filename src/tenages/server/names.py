"""The names of persons: what a person sees as one name stays one, and nothing in it is invisible.

Python's standard library knows the category of a character, but not which characters belong together. Only as much of
that is written here as names need: whole emoji, and letters with their marks. Where a script joins several letters
into one sign, each letter counts.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final
from unicodedata import category, normalize

from tenages.rules.errors import TenAgesError

MOST_CHARACTERS: Final = 24
"""The longest name, in characters as a person sees them."""
MOST_BYTES: Final = 240
"""The longest name in UTF-8: enough for 24 flags, and far too little for hundreds of marks."""
MOST_MARKS: Final = 4
"""How many marks may be stacked on one character; Hebrew and Tibetan need that many."""

INVISIBLE: Final = frozenset({"Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"})
"""The categories of characters that nobody sees, or that everyone sees differently."""
BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\U0001d159")
"""Invisible characters of other categories."""
SELECTORS: Final = re.compile("[\ufe00-\ufe0f\U000e0100-\U000e01ef]")
"""They select a variant of the character before them, and are invisible themselves."""
STACKED: Final = frozenset({"Mn", "Me"})
"""The categories of marks that take no room of their own."""
MARKS: Final = STACKED | {"Mc"}

_PICTURE: Final = (
    "[\u00a9\u00ae\u203c\u2049\u2122\u2139\u2190-\u27ff\u2900-\u2bff\u3030\u303d\u3297\u3299"
    "\U0001f000-\U0001f1e5\U0001f200-\U0001f3fa\U0001f400-\U0001faff]"
)
"""The blocks that all emoji are from, also those that are newer than this Python."""
_PART: Final = f"{_PICTURE}(?:\ufe0f|[\U0001f3fb-\U0001f3ff])?"
_FLAG: Final = "[\U0001f1e6-\U0001f1ff]{2}"
_FLAG_OF_A_REGION: Final = "\U0001f3f4[\U000e0030-\U000e0039\U000e0061-\U000e007a]{3,6}\U000e007f"
_KEYCAP: Final = "[0-9#*]\ufe0f?\u20e3"
EMOJI: Final = re.compile(f"{_FLAG}|{_FLAG_OF_A_REGION}|{_KEYCAP}|{_PART}(?:\u200d{_PART})*")
"""One whole emoji, with everything that joins its parts."""


class BadName(TenAgesError):
    """A name that cannot be shown as it was typed."""


def clean_name(text: str) -> str:
    """The name as it is stored: in normal form, with single spaces. Raises `BadName` if there is something wrong."""
    # Before anything else is done with a text that may be very long.
    if len(text) > MOST_BYTES:
        raise BadName("name-too-long", most=MOST_CHARACTERS)
    name = normalize("NFC", " ".join(text.split()))
    if not name:
        raise BadName("name-empty")
    characters = list(_characters(name))
    for character in characters:
        _check(character)
    if len(characters) > MOST_CHARACTERS or len(name.encode()) > MOST_BYTES:
        raise BadName("name-too-long", most=MOST_CHARACTERS)
    return name


def _characters(name: str) -> Iterator[str]:
    """The name in what a person sees as characters: an emoji, or a letter, with the marks on it."""
    start = 0
    while start < len(name):
        emoji = EMOJI.match(name, start)
        end = emoji.end() if emoji else start + 1
        while end < len(name) and category(name[end]) in MARKS:
            end += 1
        yield name[start:end]
        start = end


def _check(character: str) -> None:
    emoji = EMOJI.match(character)
    rest = character[emoji.end() :] if emoji else character
    for point in rest:
        if category(point) in INVISIBLE or point in BLANK or SELECTORS.match(point):
            raise BadName("name-invisible", code=f"U+{ord(point):04X}")
    marks = sum([category(point) in STACKED for point in rest])
    if marks > MOST_MARKS or category(character[0]) in MARKS or (character[0] == " " and len(character) > 1):
        raise BadName("name-marks", most=MOST_MARKS)
