"""All errors of Ten Ages; each leaves the game unchanged.

An error holds a message key and values. The words turn it into a sentence, in the language of the reader.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple


class TenAgesError(Exception):
    """The base class of all errors of Ten Ages. The message says what was wrong and what is possible instead."""

    def __init__(self, key: str, **values: object) -> None:
        super().__init__(key)
        self.key = key
        self.values = values

    def __str__(self) -> str:
        return _sentence(self)

    def __reduce__(self) -> tuple[Any, ...]:
        return _unpickled, (type(self), self.key, self.values)


def _unpickled(kind: type[TenAgesError], key: str, values: dict[str, object]) -> TenAgesError:
    """The error again, for unpickling."""
    return kind(key, **values)


def _bare(error: TenAgesError) -> str:
    return f"{error.key} {error.values}"


_sentence: Callable[[TenAgesError], str] = _bare
"""Makes the sentence of an error. The rules have none; the words set it with `set_sentences`."""


def set_sentences(sentence: Callable[[TenAgesError], str]) -> None:
    """Set the function that makes the sentences of all errors."""
    global _sentence
    _sentence = sentence


class Phrase(NamedTuple):
    """A part of an error's sentence that is a message of its own: its key in the catalogues, and its values."""

    key: str
    values: dict[str, object]


def title_of(card: str) -> Phrase:
    """The title of a card, given by its slug, in the reader's words."""
    return Phrase(f"card-{card}", {})


def joined(key: str, names: list[str]) -> object:
    """Names joined by a message of the catalogues: "A or B" with the key "list-or"."""
    row: object = names[0]
    for name in names[1:]:
        row = Phrase(key, {"before": row, "last": name})
    return row


class IllegalChoice(TenAgesError):
    """The current decision does not offer this option."""


class NotActing(TenAgesError):
    """A player was made to act, or asked for his table, from outside the engine."""


class GameIsOver(TenAgesError):
    """A choice was made although the game has ended."""


class UnknownCard(TenAgesError):
    """No card has this title."""


class UnknownEdition(TenAgesError):
    """No edition has this name."""


class UnknownExpansion(TenAgesError):
    """No expansion has this name."""


class UnknownLanguage(TenAgesError):
    """No table can have this language."""


class BadSetup(TenAgesError):
    """The table cannot be set up: a wrong number of players, or teams where the edition has none."""


class BadPosition(TenAgesError):
    """The position is impossible: a card twice, in the wrong pile, or an unknown place."""


class BadRecord(TenAgesError):
    """The record is damaged, truncated, or not a record at all."""


class OtherVersion(BadRecord):
    """The record was written by an engine whose games this engine does not replay."""


class NoWorldFound(TenAgesError):
    """Sampling found no full game that fits the view."""
