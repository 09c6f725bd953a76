"""The order of titles in each language, by the Unicode collation algorithm.

The orders are written down, one file for each language with the short names of all cards, because saved games depend on
them: another version of Unicode must not change who begins. `python -m tests.words.test_alphabet` writes them, and the
same test compares them with the catalogues.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from tenages.cards import CARDS
from tenages.rules.alphabet import Alphabet
from tenages.rules.errors import UnknownLanguage

FOLDER: Final = Path(__file__).parent / "alphabets"
CATALOGUES: Final = {"en": "en-asmadi", "fr": "fr-iello"}
"""The languages that a table can have, and whose titles are in its alphabet."""
DEFAULT_LANGUAGE: Final = "en"


def alphabet(language: str = DEFAULT_LANGUAGE) -> Alphabet:
    """The alphabet of a language."""
    if not isinstance(language, str) or language not in CATALOGUES:
        raise UnknownLanguage("unknown-language", name=repr(language), known=tuple(CATALOGUES))
    return _read(language)


@cache
def _read(language: str) -> Alphabet:
    order = (FOLDER / f"{language}.txt").read_text(encoding="utf-8").split()
    places = {slug: place for place, slug in enumerate(order)}
    return Alphabet(language, tuple([places[card.slug] for card in CARDS]))
