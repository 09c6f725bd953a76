"""The order of titles in each language, by the Unicode collation algorithm.

The orders are written down, one file for each language with the short names of all cards, because saved games depend on
them: another version of Unicode must not change who begins. `python -m tests.words.test_alphabet` writes them, and the
same test compares them with the catalogues.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tenages.rules.alphabet import DEFAULT_LANGUAGE

FOLDER: Final = Path(__file__).parent / "alphabets"
LANGUAGES: Final = (DEFAULT_LANGUAGE, "fr")
"""The languages that a table can have."""


def slugs_in_order(language: str) -> list[str]:
    """The short names of all cards, in the order of their titles in a language."""
    return (FOLDER / f"{language}.txt").read_text(encoding="utf-8").split()
