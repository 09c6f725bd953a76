"""The poster: one HTML file that needs no other."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

from markupsafe import Markup

from tenages.cards import BASE_SET
from tenages.extras import need
from tenages.rules.endings import BY_ACHIEVEMENTS
from tenages.rules.icons import COLORS
from tenages.stats.deeds import ACTIVATED, DRAWN, MELDED, SHARED
from tenages.stats.lead import ACHIEVEMENTS, PERCENT, SCORE, TURN
from tenages.stats.poster import bars, lead_plots
from tenages.stats.poster.drawing import poster_style
from tenages.stats.poster.popularity import popularity
from tenages.stats.poster.win_rates import age_plot, has_rates_beyond, scale_of, sign
from tenages.stats.spread import spread
from tenages.stats.tally import Tally, total
from tenages.stats.totals import Stats
from tenages.version import __version__
from tenages.words import stats as stats_words
from tenages.words.catalogue import Words
from tenages.words.speaker import sentence
from tenages.words.terms import card_title, color_letter, color_name

FOLDER: Final = Path(__file__).parent
COUNTED: Final = (DRAWN, MELDED, ACTIVATED, SHARED)
"""The columns of the table of all cards."""


def poster(words: Words, stats: Stats) -> str:
    """The whole page."""
    jinja: Any = need("jinja2", "stats")
    environment = jinja.Environment(
        loader=jinja.FileSystemLoader(FOLDER),
        undefined=jinja.StrictUndefined,
        autoescape=True,
        trim_blocks=True,
        keep_trailing_newline=True,
    )
    with poster_style():
        plots = _plots(words, stats)
    page: str = environment.get_template("poster.html").render(
        language=words.language,
        style=Markup((FOLDER / "poster.css").read_text(encoding="utf-8")),
        say=words.say,
        sentence=sentence,
        title=words.say("stats-title", games=len(stats.games)),
        facts=stats_words.facts(words, stats.seated(), sorted(stats.bots)),
        figures=_figures(words, stats),
        counted=COUNTED,
        cards=list(_cards(words, stats)),
        luck=stats_words.percent(words, total(stats.order.values()).base_rate),
        version=__version__,
        **plots,
    )
    return page


def _figures(words: Words, stats: Stats) -> dict[str, str]:
    """A few numbers that say most of it."""
    games = len(stats.games)
    first = total([tally for (_, place), tally in stats.order.items() if place == 0])
    return {
        "turns": stats_words.count(words, round(spread(stats.turns()).median)),
        "achievements": stats_words.round_percent(words, stats.ends()[BY_ACHIEVEMENTS] / games),
        "began": stats_words.round_percent(words, first.rate),
        "decisions": stats_words.count(words, round(spread(stats.decisions()).median)),
    }


def _plots(words: Words, stats: Stats) -> dict[str, Any]:
    """All plots, and what their legend says."""
    scale = scale_of(stats)
    cards = stats.cards_in_play()
    return {
        "signs": [(sign(color, color_letter(words, color)), color_name(words, color)) for color in COLORS],
        "has_expansions": any(card.deck != BASE_SET.name for card in cards),
        "has_hollow_signs": has_rates_beyond(stats, scale),
        "ages": {age: age_plot(words, stats, age, scale) for age in sorted({card.age for card in cards})},
        "popularity": popularity(words, stats, scale),
        "leads": {
            "stats-lead-percent-score": lead_plots.lead(words, stats, PERCENT, SCORE),
            "stats-lead-percent-achievements": lead_plots.lead(words, stats, PERCENT, ACHIEVEMENTS),
            "stats-leaders": lead_plots.leaders(words, stats),
            "stats-lead-turn-score": lead_plots.lead(words, stats, TURN, SCORE),
        },
        "ends": bars.ends(words, stats),
        "turns": bars.lengths(words, stats.turns(), words.say("talk-turns")),
        "decisions": bars.lengths(words, stats.decisions(), words.say("talk-decisions")),
        "specials": bars.specials(words, stats),
        "order": bars.order(words, stats),
        "bots": bars.bots(words, stats) if len(stats.bots) > 1 else None,
    }


class CardRow(NamedTuple):
    """A row of the table of all cards."""

    title: str
    age: int
    deeds: list[tuple[str, str]]
    """For each deed how often it was done, and the win rate."""


def _cards(words: Words, stats: Stats) -> Iterator[CardRow]:
    for card in sorted(stats.cards_in_play(), key=lambda card: (card.age, card_title(words, card))):
        tallies = [stats.done(card, deed) for deed in COUNTED]
        deeds = [(stats_words.count(words, tally.times), _rate(words, tally)) for tally in tallies]
        yield CardRow(card_title(words, card), card.age, deeds)


def _rate(words: Words, tally: Tally) -> str:
    if not tally:
        return stats_words.NOTHING
    interval = stats_words.interval(words, *tally.interval)
    return words.say("stats-rate-and-interval", rate=stats_words.percent(words, tally.rate), interval=interval)
