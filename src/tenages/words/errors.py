"""Error messages: what was wrong and what would have been right, in any catalogue.

Reading the catalogues takes time, so they are only read when an error is shown.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from tenages.rules.errors import Phrase, TenAgesError

if TYPE_CHECKING:
    from tenages.words.catalogue import Value, Words

MAX_FORMATTED_NUMBER: Final = 10**15
"""A number of this size or more is shown as it was given, without the language's number format."""


def explained(words: Words, error: TenAgesError) -> str:
    """An error as a clause: "there is no edition 'x'; there are asmadi-1, iello, asmadi-3"."""
    return _formatted(words, f"error-{error.key}", error.values)


def _formatted(words: Words, key: str, values: Mapping[str, object]) -> str:
    return words.say(key, **{name: _value(words, value) for name, value in values.items()})


def _value(words: Words, value: object) -> Value:
    """A value as it is shown in a message: a nested error as its explanation, several names separated by commas."""
    if isinstance(value, TenAgesError):
        return explained(words, value)
    if isinstance(value, Phrase):
        return _formatted(words, value.key, value.values)
    if isinstance(value, tuple | list):
        return ", ".join([str(name) for name in value])
    return value if type(value) is int and abs(value) < MAX_FORMATTED_NUMBER else str(value)


def in_english(error: TenAgesError) -> str:
    """The text of an error in the default catalogue, for programs that chose no language."""
    from tenages.words.catalogue import words_of

    return explained(words_of(), error)
