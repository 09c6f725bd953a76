"""The output of `tenages stats`: a line about the games, then tables."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tenages.cards import find_card
from tenages.rules.card import Card
from tenages.rules.endings import BY_POINTS, WAYS
from tenages.stats.deeds import ACTIVATED, DRAWN, MELDED, SHARED
from tenages.stats.spread import spread
from tenages.stats.tally import Tally, total
from tenages.stats.totals import ENOUGH, Stats
from tenages.terminal.figures import plain_table
from tenages.terminal.look import BAD, CARD_STYLES, QUIET, STRONG
from tenages.words import stats as stats_words
from tenages.words.board import pile_title
from tenages.words.catalogue import Words
from tenages.words.errors import explained
from tenages.words.isolation import isolated
from tenages.words.terms import special_name

COUNTED: Final = (DRAWN, MELDED, ACTIVATED, SHARED)
"""The deeds whose counts are shown beside the win rate of a card."""
SPREAD: Final = (
    *("talk-shortest", "stats-quarter", "stats-median"),
    *("stats-three-quarters", "talk-longest", "talk-mean"),
)
"""The labels of the figures of a spread."""
MOST_SKIPPED: Final = 5
"""How many skipped files are listed."""


def left_out(words: Words, stats: Stats) -> Iterator[RenderableType]:
    """The number of unfinished games, and the skipped files with the reasons."""
    if stats.unfinished:
        yield Text(words.say("stats-unfinished", count=stats.unfinished), style=QUIET)
    if stats.skipped:
        yield Text(words.say("stats-skipped", count=len(stats.skipped)), style=BAD)
        for skipped in stats.skipped[:MOST_SKIPPED]:
            why = explained(words, skipped.error)
            yield Text(f"  {words.say('stats-skipped-file', file=skipped.file, why=why)}")
        more = len(stats.skipped) - MOST_SKIPPED
        if more > 0:
            yield Text(f"  {words.say('stats-skipped-more', count=more)}")


def headline(words: Words, stats: Stats) -> Iterator[RenderableType]:
    """The number of games, the kinds of table, and the players."""
    yield Text(words.say("stats-title", games=len(stats.games)), style=STRONG)
    yield Text(stats_words.facts(words, stats.seated(), sorted(stats.bots)))
    positions = len([game for game in stats.games if game.from_position])
    if positions:
        yield Text(words.say("stats-positions", count=positions), style=QUIET)


def tables(words: Words, stats: Stats, most: int) -> RenderableType:
    """All tables, the cards first."""
    beneath = [_ends(words, stats), _lengths(words, stats), _order(words, stats)]
    if len(stats.bots) > 1:
        beneath.append(_bots(words, stats))
    note = Text(words.say("stats-note", luck=stats_words.percent(words, total(stats.order.values()).base_rate)))
    note.stylize(QUIET)
    return Group(*_cards(words, stats, most), _specials(words, stats), Columns(beneath), note)


def _cards(words: Words, stats: Stats, most: int) -> Iterator[RenderableType]:
    ranked = [card for card in stats.cards_in_play() if stats.done(card, MELDED).players >= ENOUGH]
    ranked.sort(key=lambda card: -stats.done(card, MELDED).lift)
    if not ranked:
        yield Text(words.say("stats-too-few", count=ENOUGH), style=QUIET)
        return
    # Each card is listed once: if there are few, the upper table has the better half.
    above = min(most, (len(ranked) + 1) // 2)
    yield _ranking(words, stats, "stats-best", ranked[:above])
    below = ranked[max(above, len(ranked) - most) :]
    if below:
        yield _ranking(words, stats, "stats-worst", below)


def _ranking(words: Words, stats: Stats, key: str, cards: Sequence[Card]) -> Table:
    heads = [words.say(head) for head in (key, *_rate_heads(stats))]
    heads += [words.say(f"stats-deed-{deed}") for deed in COUNTED]
    rows: list[list[str | Text]] = [
        [
            Text(pile_title(words, card), style=CARD_STYLES[card.color]),
            *_rate(words, stats, stats.done(card, MELDED)),
            *[stats_words.count(words, stats.done(card, deed).times) for deed in COUNTED],
        ]
        for card in cards
    ]
    return plain_table(heads, rows)


def _rate_heads(stats: Stats) -> list[str]:
    return ["stats-win-rate", "stats-interval-head", *["stats-by-luck"] * _luck_differs(stats)]


def _luck_differs(stats: Stats) -> bool:
    """Whether the win rate by luck alone differs between games: then it is shown beside each rate."""
    return len({game.chance for game in stats.games}) > 1


def _rate(words: Words, stats: Stats, tally: Tally) -> list[str]:
    if not tally:
        return [stats_words.NOTHING] * len(_rate_heads(stats))
    cells = [stats_words.percent(words, tally.rate), stats_words.interval(words, *tally.interval)]
    return cells + [stats_words.percent(words, tally.base_rate)] * _luck_differs(stats)


def _specials(words: Words, stats: Stats) -> Table:
    heads = [
        words.say(key) for key in ("stats-special", "stats-claimed", "talk-share", *_rate_heads(stats), "stats-turn")
    ]
    rows = []
    for special in stats.specials_in_play():
        tally = stats.claimed(special)
        rows.append(
            [
                special_name(words, special),
                stats_words.count(words, tally.players),
                stats_words.percent(words, tally.players / stats.specials_in[special.number]),
                *_rate(words, stats, tally),
                stats_words.mean(words, tally.mean_turn) if tally else stats_words.NOTHING,
            ]
        )
    return plain_table(heads, rows)


def _ends(words: Words, stats: Stats) -> Table:
    games = len(stats.games)
    ends = stats.ends()
    counted = [(words.say(f"talk-ended-{how}"), ends[how]) for how in WAYS]
    if stats.drawn():
        # Only points can be tied.
        counted.insert(WAYS.index(BY_POINTS) + 1, (f"  {words.say('talk-ended-draw')}", stats.drawn()))
    # The last way to end is by a card's effect; the cards are listed below it.
    for slug, number in stats.ended_by():
        counted.append((f"  {pile_title(words, find_card(slug))}", number))
    rows = [
        [what, stats_words.count(words, number), stats_words.percent(words, number / games)] for what, number in counted
    ]
    return plain_table([words.say(key) for key in ("talk-ended", "talk-games", "talk-share")], rows)


def _lengths(words: Words, stats: Stats) -> Table:
    measured = {"talk-turns": spread(stats.turns()), "talk-decisions": spread(stats.decisions())}
    heads = ["talk-length", *measured]
    rows = [
        [words.say(key), *[stats_words.mean(words, length[place]) for length in measured.values()]]
        for place, key in enumerate(SPREAD)
    ]
    return plain_table([words.say(head) for head in heads], rows)


def _order(words: Words, stats: Stats) -> Table:
    rows = [
        [
            words.say("stats-place", place=place + 1, players=players),
            stats_words.count(words, tally.players),
            *_rate(words, stats, tally),
        ]
        for (players, place), tally in sorted(stats.order.items())
    ]
    return plain_table([words.say(key) for key in ("stats-order", "talk-games", *_rate_heads(stats))], rows)


def _bots(words: Words, stats: Stats) -> Table:
    rows = [
        [isolated(name), stats_words.count(words, tally.players), *_rate(words, stats, tally)]
        for name, tally in sorted(stats.bots.items(), key=lambda pair: (-pair[1].lift, pair[0]))
    ]
    return plain_table([words.say(key) for key in ("stats-bot", "stats-seats", *_rate_heads(stats))], rows)
