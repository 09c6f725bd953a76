"""Errors in words: what was wrong and what would have been right, in whichever catalogue.

The catalogues take their time to be read, so that is left until an error is told: most programs tell none.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from tenages.rules.errors import Phrase, TenAgesError

if TYPE_CHECKING:
    from tenages.words.catalogue import Value, Words

COUNTABLE: Final = 10**15
"""A number beyond is nothing that someone counted; it is shown as it was given."""


def explained(words: Words, error: TenAgesError) -> str:
    """An error as a clause: "there is no edition 'x'; there are asmadi-1, iello, asmadi-3"."""
    return _said(words, f"error-{error.key}", error.values)


def _said(words: Words, key: str, values: Mapping[str, object]) -> str:
    return words.say(key, **{name: _put(words, value) for name, value in values.items()})


def _put(words: Words, value: object) -> Value:
    """A value as it stands in a message: an error that lies beneath is explained, several names stand in a row."""
    if isinstance(value, TenAgesError):
        return explained(words, value)
    if isinstance(value, Phrase):
        return _said(words, value.key, value.values)
    if isinstance(value, tuple | list):
        return ", ".join([str(name) for name in value])
    return value if type(value) is int and abs(value) < COUNTABLE else str(value)


def in_english(error: TenAgesError) -> str:
    """An error as programmers read it, who asked for no language."""
    from tenages.words.catalogue import words_of

    return explained(words_of(), error)
