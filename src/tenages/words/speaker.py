"""Messages for one reader: his catalogue, the names of the players, and his seat, which is called "you"."""

from __future__ import annotations

from collections.abc import Sequence

from tenages.words.catalogue import Value, Words
from tenages.words.isolation import ISOLATE, isolated


class Speaker:
    """Formats messages about players: by name, or as "you" where the sentence is about its reader.

    Each seat and language of a table has its own, so that everyone can choose his language and terms.
    """

    def __init__(self, words: Words, names: Sequence[str], reader: int | None = None) -> None:
        self.words = words
        self.names = tuple([isolated(name) for name in names])
        """As they are put into texts; one in a right-to-left script is isolated."""
        self.reader = reader

    def say(self, key: str, /, seat: int | None = None, **values: Value) -> str:
        """A message; one about a player gets his name as `$who`, and as `$you` whether he is the reader."""
        if seat is not None:
            values["who"] = self.names[seat]
            values["you"] = "yes" if seat == self.reader else "no"
        return self.words.filled(key, values)

    def name(self, seat: int) -> str:
        """ "Ann", or "you"."""
        return self.say("player", seat)

    def person(self, seats: Sequence[int]) -> str:
        """How a verb agrees with players: "one", "several", or "you" if the reader is among them."""
        if self.reader in seats:
            return "you"
        return "one" if len(seats) == 1 else "several"


def sentence(text: str) -> str:
    """The text with a capital at its start, also where that is an isolated name."""
    start = 1 if text.startswith(ISOLATE) else 0
    return text[:start] + text[start : start + 1].upper() + text[start + 1 :]
