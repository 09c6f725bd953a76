"""The poster: one HTML file that asks no other server for anything."""

from __future__ import annotations

from html import escape
from pathlib import Path
from string import Template
from typing import Final

from tenages.cards import BASE_SET
from tenages.rules.endings import BY_ACHIEVEMENTS
from tenages.rules.icons import COLORS
from tenages.stats.deeds import ACTIVATED, DRAWN, MELDED, SHARED
from tenages.stats.lead import ACHIEVEMENTS, PERCENT, SCORE, TURN
from tenages.stats.poster import bars, lead_plots
from tenages.stats.poster.drawing import paper
from tenages.stats.poster.markup import Html, concatenated, element
from tenages.stats.poster.popularity import popularity
from tenages.stats.poster.win_rates import Scale, age_panel, beyond, scale_of, sign
from tenages.stats.spread import spread
from tenages.stats.tally import Tally, total
from tenages.stats.totals import Stats
from tenages.version import __version__
from tenages.words import stats as stats_words
from tenages.words.catalogue import Words
from tenages.words.speaker import sentence
from tenages.words.terms import card_title, color_letter, color_name

FRAME: Final = Path(__file__).with_name("poster.html")
STYLE: Final = Path(__file__).with_name("poster.css")
COUNTED: Final = (DRAWN, MELDED, ACTIVATED, SHARED)
"""What the table of all cards tells of each."""


def poster(words: Words, stats: Stats) -> str:
    """The whole page."""
    with paper():
        body = concatenated(
            _header(words, stats),
            element("main", *_sections(words, stats)),
            element("footer", element("p", words.say("stats-note", luck=_luck(words, stats))), _made_by(words)),
        )
    return Template(FRAME.read_text(encoding="utf-8")).substitute(
        language=words.language,
        title=escape(words.say("stats-title", games=len(stats.games))),
        style=STYLE.read_text(encoding="utf-8"),
        body=body,
    )


def _luck(words: Words, stats: Stats) -> str:
    return stats_words.percent(words, total(stats.order.values()).base_rate)


def _made_by(words: Words) -> Html:
    return element("p", words.say("stats-made-by", version=__version__))


def _header(words: Words, stats: Stats) -> Html:
    return element(
        "header",
        element("p", words.say("page-name"), kind="name"),
        element("h1", words.say("stats-title", games=len(stats.games))),
        element("p", stats_words.facts(words, stats.seated(), sorted(stats.bots)), kind="facts"),
        element("dl", *_figures(words, stats)),
    )


def _figures(words: Words, stats: Stats) -> list[Html]:
    """A few numbers that say most of it."""
    games = len(stats.games)
    began = total([tally for (_, place), tally in stats.order.items() if place == 0])
    told = {
        "stats-figure-turns": stats_words.count(words, round(spread(stats.turns()).median)),
        "stats-figure-achievements": stats_words.round_percent(words, stats.ends()[BY_ACHIEVEMENTS] / games),
        "stats-figure-began": stats_words.round_percent(words, began.rate),
        "stats-figure-decisions": stats_words.count(words, round(spread(stats.decisions()).median)),
    }
    return [element("div", element("dt", words.say(key)), element("dd", figure)) for key, figure in told.items()]


def _sections(words: Words, stats: Stats) -> list[Html]:
    scale = scale_of(stats)
    began = [_section(words, "order", bars.order(words, stats))]
    if len(stats.bots) > 1:
        began.append(_section(words, "bots", bars.bots(words, stats)))
    lengths = concatenated(
        bars.lengths(words, stats.turns(), words.say("talk-turns")),
        bars.lengths(words, stats.decisions(), words.say("talk-decisions")),
    )
    return [
        _section(words, "cards", _legend(words, stats, scale), _ages(words, stats, scale)),
        element(
            "div",
            _section(words, "popular", element("figure", popularity(words, stats, scale), kind="wide")),
            _section(words, "lead", _lead(words, stats)),
            kind="middle",
        ),
        element(
            "div",
            _section(words, "ends", bars.ends(words, stats)),
            _section(words, "lengths", lengths),
            _section(words, "specials", bars.specials(words, stats)),
            element("div", *began),
            kind="small",
        ),
        _all_cards(words, stats),
    ]


def _ages(words: Words, stats: Stats, scale: Scale) -> Html:
    ages = sorted({card.age for card in stats.cards_in_play()})
    panels = [
        element("figure", element("h3", sentence(words.say("stats-age", age=age))), age_panel(words, stats, age, scale))
        for age in ages
    ]
    return element("div", *panels, kind="ages")


def _lead(words: Words, stats: Stats) -> Html:
    plots = {
        "stats-lead-percent-score": lead_plots.lead(words, stats, PERCENT, SCORE),
        "stats-lead-percent-achievements": lead_plots.lead(words, stats, PERCENT, ACHIEVEMENTS),
        "stats-leaders": lead_plots.leaders(words, stats),
        "stats-lead-turn-score": lead_plots.lead(words, stats, TURN, SCORE),
    }
    return element(
        "div", *[element("figure", element("h3", words.say(key)), plot) for key, plot in plots.items()], kind="plots"
    )


def _section(words: Words, key: str, *inside: Html) -> Html:
    caption = element("p", words.say(f"stats-{key}-title.caption"), kind="caption")
    title = element("h2", sentence(words.say(f"stats-{key}-title")))
    return element("section", title, caption, *inside, kind=key)


def _legend(words: Words, stats: Stats, scale: Scale) -> Html:
    """What the signs mean."""
    signs = [element("li", sign(color, color_letter(words, color)), color_name(words, color)) for color in COLORS]
    if any(card.deck != BASE_SET.name for card in stats.cards_in_play()):
        signs.append(element("li", element("i", words.say("stats-italic"))))
    if beyond(stats, scale):
        signs.append(element("li", words.say("stats-hollow")))
    return element("ul", *signs, kind="legend")


def _all_cards(words: Words, stats: Stats) -> Html:
    """Every card with all of its figures, for who wants to know exactly."""
    keys = ["stats-card", "board-age"]
    for deed in COUNTED:
        keys += [f"stats-deed-{deed}", "stats-win-rate"]
    heads = [element("th", words.say(key), scope="col") for key in keys]
    rows = []
    for card in sorted(stats.cards_in_play(), key=lambda card: (card.age, card_title(words, card))):
        cells = [element("th", card_title(words, card), scope="row"), element("td", str(card.age))]
        for deed in COUNTED:
            tally = stats.done(card, deed)
            cells += [element("td", stats_words.count(words, tally.times)), element("td", _rate(words, tally))]
        rows.append(element("tr", *cells))
    table = element("table", element("thead", element("tr", *heads)), element("tbody", *rows))
    return element(
        "details",
        element("summary", words.say("stats-all-cards")),
        element("div", table, kind="scrolls"),
    )


def _rate(words: Words, tally: Tally) -> str:
    if not tally:
        return stats_words.NOTHING
    interval = stats_words.interval(words, *tally.interval)
    return words.say("stats-rate-and-interval", rate=stats_words.percent(words, tally.rate), interval=interval)
