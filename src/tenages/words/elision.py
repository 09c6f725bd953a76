"""French elision: "de Bob", but "d’Anne". The browser has the same function in `web/src/words`."""

from __future__ import annotations

import unicodedata
from typing import Any, Final

VOWELS: Final = "aeiouœæ"
APOSTROPHE: Final = "’"


def elided(particle: Any, following: Any) -> str:
    """A particle before a word or a name; before a vowel it is elided: ELIDE("de", "Anne") is "d’Anne".

    An h counts as mute, as most h are. A y counts as a vowel before a consonant ("d’Yves", but "de Yann").
    """
    text = str(following)
    plain = unicodedata.normalize("NFD", text.lower())
    letters = "".join([letter for letter in plain if letter.isalpha()][:2])
    first, second = letters[:1], letters[1:]
    begins_with_vowel = first in (*VOWELS, "h") or (first == "y" and second not in (*VOWELS, ""))
    return f"{str(particle)[:-1]}{APOSTROPHE}{text}" if begins_with_vowel else f"{particle} {text}"
