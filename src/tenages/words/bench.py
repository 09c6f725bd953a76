"""What `tenages bench` says, where it takes more than one message: what each figure is, and on which machine."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tenages.words.catalogue import Words

RATES: Final = ("games", "decisions", "copies", "observations", "steps")
"""What is counted by the second; of all else the time is told."""


def section(words: Words, figure: str) -> str:
    """The heading under which a figure stands: what is counted, or where the time is spent."""
    what, table = figure.split("/")[:2]
    if what in RATES:
        return words.say(f"bench-rate-{what}")
    return words.say("bench-microseconds", table=_table(words, table))


def row(words: Words, figure: str) -> str:
    """A figure under its heading."""
    what, table, *moments = figure.split("/")
    if not moments:
        return _table(words, table)
    if what == "steps":
        return words.say("bench-table-library", table=_table(words, table), library=library(words, moments[0]))
    moment = words.say(f"bench-moment-{moments[0]}")
    if what in RATES:
        return words.say("bench-table-moment", table=_table(words, table), moment=moment)
    return words.say(f"bench-cost-{what}", moment=moment)


def library(words: Words, name: str) -> str:
    """A library for learning by the name that it gives itself."""
    return words.say(f"bench-library-{name}")


def _table(words: Words, table: str) -> str:
    return words.say(f"bench-table-{table}")


def times(words: Words, ratio: float) -> str:
    """How many times as fast."""
    return words.say("bench-times", ratio=ratio)


def value(words: Words, figure: float) -> str:
    """A figure with as many digits as mean something."""
    digits = 0 if figure >= 100 else 1 if figure >= 10 else 2
    return words.say("bench-value", value=figure, digits=digits)


def machine(words: Words, facts: Mapping[str, object]) -> str:
    """What was measured, and on what."""
    return words.say("bench-machine", **{name: str(fact) for name, fact in facts.items()})
