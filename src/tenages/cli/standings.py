"""The output of `tenages tournament`: standings, ways of winning, thinking times, and aborted games."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tenages.rules.endings import WAYS
from tenages.terminal.figures import plain_table
from tenages.terminal.look import BAD, QUIET
from tenages.terminal.tables import lengths_table
from tenages.tournament.standings import Standing, Standings
from tenages.words import tournament as tournament_words
from tenages.words.catalogue import Words
from tenages.words.isolation import isolated
from tenages.words.tournament import NOTHING

MOST_BREACHES: Final = 10
"""How many aborted games are listed."""


def tables(words: Words, standings: Standings, *, narrow: bool = False) -> RenderableType:
    """All tables, the standings first; with `narrow` the standings have fewer columns."""
    rows = standings.table()
    others = [_ways(words, rows), _lengths(words, standings), _thinking(words, rows), _violations(words, rows)]
    # For two players, the standings already show their results against each other.
    if standings.in_pairs() and len(rows) > 2:
        others.insert(0, _cross(words, standings, rows))
    note = words.say("tournament-note", fair=tournament_words.percent(words, standings.fair_share))
    return Group(
        _standings(words, rows, narrow), Columns(others), Text(note, style=QUIET), *_breaches(words, standings)
    )


def _names(rows: Sequence[Standing]) -> list[Text]:
    return [Text(f"{place}\u00a0{isolated(row.entrant.name)}") for place, row in enumerate(rows, start=1)]


def _standings(words: Words, rows: Sequence[Standing], narrow: bool) -> Table:
    columns: dict[str, Callable[[Standing], str]] = {
        "tournament-won": lambda row: tournament_words.percent(words, row.rate.rate),
        "tournament-interval-head": lambda row: tournament_words.interval(words, row.rate.low, row.rate.high),
        "tournament-rating": lambda row: tournament_words.rating(words, row.rating.mu, row.rating.sigma),
    }
    if any(row.drawn for row in rows):
        columns["tournament-drawn"] = lambda row: words.say("talk-count", number=row.drawn)
    if not narrow:
        # The number of games is the least important column.
        columns["talk-games"] = lambda row: words.say("talk-count", number=row.rate.games)
    return plain_table(
        [words.say("tournament-bot"), *[words.say(key) for key in columns]],
        [(name, *[shown(row) for shown in columns.values()]) for name, row in zip(_names(rows), rows, strict=True)],
    )


def _cross(words: Words, standings: Standings, rows: Sequence[Standing]) -> Table:
    """The results of every player against every other; the column heads are places in the standings."""
    places = [standings.entrants.index(row.entrant) for row in rows]
    return plain_table(
        [words.say("tournament-against"), *[str(number) for number in range(1, len(rows) + 1)]],
        [
            (name, *[_against(words, standings, place, other) for other in places])
            for name, place in zip(_names(rows), places, strict=True)
        ],
    )


def _against(words: Words, standings: Standings, place: int, other: int) -> str:
    return NOTHING if place == other else tournament_words.percent(words, standings.between(place, other).rate)


def _ways(words: Words, rows: Sequence[Standing]) -> Table:
    """How each player won, in shares of the games that he won; draws are no victories."""
    won = [[row.ways[how] for how in WAYS] for row in rows]
    heads = [f"tournament-way-{how}" for how in WAYS]
    if any(row.gifts for row in rows):
        won = [[*ways, row.gifts] for ways, row in zip(won, rows, strict=True)]
        heads.append("tournament-way-forfeit")
    return plain_table(
        [words.say("tournament-ways"), *[words.say(head) for head in heads]],
        [
            (name, *[tournament_words.percent(words, share) for share in _shares(ways)])
            for name, ways in zip(_names(rows), won, strict=True)
        ],
    )


def _shares(ways: Sequence[float]) -> list[float | None]:
    total = sum(ways)
    return [won / total if total else None for won in ways]


def _thinking(words: Words, rows: Sequence[Standing]) -> Table:
    keys = ("talk-decisions", "tournament-mean", "tournament-longest")
    return plain_table(
        [words.say("tournament-thinking"), *[words.say(key) for key in keys]],
        [
            (
                name,
                words.say("talk-count", number=row.thinking.decisions),
                tournament_words.duration(words, row.thinking.mean),
                tournament_words.duration(words, row.thinking.longest),
            )
            for name, row in zip(_names(rows), rows, strict=True)
        ],
    )


def _violations(words: Words, rows: Sequence[Standing]) -> Table:
    """How often each player exceeded his time, chose an illegal option or aborted a game."""
    keys = ("tournament-manners", "tournament-late", "tournament-illegal", "tournament-broken")
    return plain_table(
        [words.say(key) for key in keys],
        [
            (
                name,
                words.say("talk-count", number=row.thinking.late) if row.thinking.budget else NOTHING,
                words.say("talk-count", number=row.illegal),
                words.say("talk-count", number=row.broken),
            )
            for name, row in zip(_names(rows), rows, strict=True)
        ],
    )


def _lengths(words: Words, standings: Standings) -> Table:
    spans = (("talk-turns", standings.turns()), ("talk-decisions", standings.decisions()))
    return lengths_table(words, {words.say(key): (span.low, span.mean, span.high) for key, span in spans})


def _breaches(words: Words, standings: Standings) -> Iterator[Text]:
    found = standings.breaches()
    if not found:
        return
    forfeited = len(standings.forfeited())
    yield Text(words.say("tournament-breaches", count=len(found), forfeited=forfeited), style=BAD)
    for one in found[:MOST_BREACHES]:
        why = tournament_words.breach(
            words, one.fixture.deal, one.names, one.culprit, one.result.reason, one.result.details
        )
        yield Text(f"  {why}")
    if len(found) > MOST_BREACHES:
        yield Text(f"  {words.say('tournament-more-breaches', count=len(found) - MOST_BREACHES)}")
