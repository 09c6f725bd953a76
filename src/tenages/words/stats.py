"""The texts of `tenages stats` that combine several messages: figures, tables, and who played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tenages.words.catalogue import Words
from tenages.words.isolation import isolated
from tenages.words.terms import clauses, listed, table_words

NOTHING: Final = "–"
"""Shown instead of a missing figure."""
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
    """The interval of a share, in percent."""
    return words.say("stats-interval", low=100 * low, high=high)


def ahead(words: Words, number: float) -> str:
    """A player's lead; negative if he is behind."""
    return words.say("stats-ahead", number=number)


Seated = tuple[str, tuple[str, ...], bool, int, bool]
"""A kind of table: edition, expansions, whether it is the American variant, players, and whether in teams."""


def facts(words: Words, seated: Sequence[Seated], names: Sequence[str]) -> str:
    """The kinds of table and, if known, the players. If there are many kinds, only their number."""
    if len(seated) > MOST_TABLES:
        text = words.say("stats-tables", count=len(seated))
    else:
        text = clauses(words, [_table(words, table) for table in seated])
    players = listed(words, [isolated(name) for name in names])
    return words.say("stats-table", table=text, players=players) if names else text


def _table(words: Words, seated: Seated) -> str:
    edition, expansions, american, players, teams = seated
    table = table_words(words, edition, expansions, american)
    kind = words.say("talk-simulated-kind", players=players, teams="yes" if teams else "no")
    return words.say("stats-table", table=table, players=kind)
