"""What can go wrong, each with a name of its own. Every one of them leaves the game exactly as it was.

An error knows what is wrong by a key and the values that belong to it; the sentence about it is a matter of words, in
whichever language its reader wants.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple


class TenAgesError(Exception):
    """Any mistake that Ten Ages points out. In words it says what was wrong and what would have been right."""

    def __init__(self, key: str, **values: object) -> None:
        super().__init__(key)
        self.key = key
        self.values = values

    def __str__(self) -> str:
        return _sentence(self)

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (type(self), self.key, self.values)


def _again(kind: type[TenAgesError], key: str, values: dict[str, object]) -> TenAgesError:
    """The error once more, in another process."""
    return kind(key, **values)


def _bare(error: TenAgesError) -> str:
    return f"{error.key} {error.values}"


_sentence: Callable[[TenAgesError], str] = _bare
"""What makes the sentence of an error; the rules alone have no words for it."""


def set_sentences(sentence: Callable[[TenAgesError], str]) -> None:
    """Let this function make the sentences of all errors."""
    global _sentence
    _sentence = sentence


class Phrase(NamedTuple):
    """A part of an error's sentence that has words of its own: a message of the catalogues and what belongs into it."""

    key: str
    values: dict[str, object]


def joined(key: str, names: list[str]) -> object:
    """Names with a word between them: "A or B" with the key "list-or"."""
    row: object = names[0]
    for name in names[1:]:
        row = Phrase(key, {"before": row, "last": name})
    return row


class IllegalChoice(TenAgesError):
    """The option is not among those that the current decision offers."""


class NotActing(TenAgesError):
    """Somebody outside the engine told a player to act, or asked him for his table."""


class GameIsOver(TenAgesError):
    """A choice was made although the game has ended."""


class UnknownCard(TenAgesError):
    """No card has this title."""


class UnknownEdition(TenAgesError):
    """No edition has this name."""


class UnknownExpansion(TenAgesError):
    """No expansion has this name."""


class UnknownLanguage(TenAgesError):
    """No table speaks this language."""


class BadSetup(TenAgesError):
    """The table cannot be set up so: a wrong number of players, or teams where the edition has none."""


class BadPosition(TenAgesError):
    """The position could not occur: a card twice, in the wrong pile, or an unknown place."""


class BadRecord(TenAgesError):
    """The record is damaged, truncated, or not a record at all."""


class OtherVersion(BadRecord):
    """The record was written by an engine whose games this engine does not replay."""


class NoWorldFound(TenAgesError):
    """Sampling found no full game that fits the view."""
