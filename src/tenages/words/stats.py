"""What `tenages stats` says, where it takes more than one message: figures, tables, and who played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tenages.words.catalogue import Words
from tenages.words.terms import clauses, listed, table_words

NOTHING: Final = "–"
"""In the place of a figure that there is none of."""
MOST_TABLES: Final = 3


def count(words: Words, number: int) -> str:
    """A number of things."""
    return words.say("talk-count", number=number)


def mean(words: Words, number: float) -> str:
    """A mean, with one digit."""
    return words.say("talk-mean-figure", number=number)


def percent(words: Words, share: float) -> str:
    """A share as a percentage with one digit."""
    return words.say("talk-share-figure", number=share)


def round_percent(words: Words, share: float) -> str:
    """A share as a whole percentage."""
    return words.say("stats-percent", number=share)


def interval(words: Words, low: float, high: float) -> str:
    """Between which percentages a share lies."""
    return words.say("stats-interval", low=100 * low, high=high)


def ahead(words: Words, number: float) -> str:
    """By how much someone is ahead, or with a minus behind."""
    return words.say("stats-ahead", number=number)


Seated = tuple[str, tuple[str, ...], bool, int, bool]
"""A table as one names it: edition, expansions, whether it is the American variant, players, and whether in teams."""


def facts(words: Words, seated: Sequence[Seated], names: Sequence[str]) -> str:
    """At which tables games were played, and by whom if that is known. Of many tables, only how many."""
    if len(seated) > MOST_TABLES:
        told = words.say("stats-tables", count=len(seated))
    else:
        told = clauses(words, [_table(words, table) for table in seated])
    return words.say("stats-table", table=told, players=listed(words, names)) if names else told


def _table(words: Words, seated: Seated) -> str:
    edition, expansions, american, players, teams = seated
    table = table_words(words, edition, expansions, american)
    kind = words.say("talk-simulated-kind", players=players, teams="yes" if teams else "no")
    return words.say("stats-table", table=table, players=kind)
