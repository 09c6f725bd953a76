"""The texts of `tenages bench` that combine several messages: names of figures, and the machine."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tenages.words.catalogue import Words

RATES: Final = ("games", "decisions", "copies", "observations", "steps")
"""The figures that are numbers per second; all others are times."""


def section(words: Words, figure: str) -> str:
    """The heading of a figure's section: what is counted, or where the time is spent."""
    what, table = figure.split("/")[:2]
    if what in RATES:
        return words.say(f"bench-rate-{what}")
    return words.say("bench-microseconds", table=_table(words, table))


def row(words: Words, figure: str) -> str:
    """The label of a figure within its section."""
    what, table, *moments = figure.split("/")
    if not moments:
        return _table(words, table)
    if what == "steps":
        return words.say("bench-table-library", table=_table(words, table), library=library(words, moments[0]))
    if what == "observations":
        return words.say("bench-table-way", table=_table(words, table), way=words.say(f"bench-way-{moments[0]}"))
    moment = words.say(f"bench-moment-{moments[0]}")
    if what in RATES:
        return words.say("bench-table-moment", table=_table(words, table), moment=moment)
    return words.say(f"bench-cost-{what}", moment=moment)


def library(words: Words, name: str) -> str:
    """The name of a machine-learning library, as the library writes it."""
    return words.say(f"bench-library-{name}")


def _table(words: Words, table: str) -> str:
    return words.say(f"bench-table-{table}")


def times(words: Words, ratio: float) -> str:
    """How many times as fast."""
    return words.say("bench-times", ratio=ratio)


def value(words: Words, figure: float) -> str:
    """A figure with up to two decimals, fewer the larger it is."""
    digits = 0 if figure >= 100 else 1 if figure >= 10 else 2
    return words.say("bench-value", value=figure, digits=digits)


def machine(words: Words, facts: Mapping[str, object]) -> str:
    """The measured version and the machine."""
    return words.say("bench-machine", **{name: str(fact) for name, fact in facts.items()})
