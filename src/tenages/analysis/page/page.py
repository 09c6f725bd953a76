"""The report: one HTML file that needs no other, and no scripts. Names of players come from outside and are escaped."""

from __future__ import annotations

from itertools import groupby
from pathlib import Path
from typing import Any, Final

from tenages.analysis.figures import chances, moment, summary_rows
from tenages.analysis.page import curves
from tenages.analysis.report import FAIR
from tenages.analysis.telling import Telling
from tenages.extras import need
from tenages.version import __version__
from tenages.words.analysis import mark_words, points_words
from tenages.words.catalogue import Words
from tenages.words.speaker import sentence
from tenages.words.terms import listed

FOLDER: Final = Path(__file__).parent


def page(words: Words, told: Telling, how_sure: str) -> str:
    """The whole page. `how_sure` says whether its answers are quick ones."""
    jinja: Any = need("jinja2", "stats")
    markup: Any = need("markupsafe", "stats").Markup
    environment = jinja.Environment(
        loader=jinja.FileSystemLoader(FOLDER),
        undefined=jinja.StrictUndefined,
        autoescape=True,
        trim_blocks=True,
        keep_trailing_newline=True,
    )
    written: str = environment.get_template("page.html").render(
        language=words.language,
        style=markup((FOLDER / "page.css").read_text(encoding="utf-8")),
        say=words.say,
        told=told,
        title=words.say("analysis-report-title", names=listed(words, told.names)),
        eyes=words.say("analysis-report-fair" if told.eyes == FAIR else "analysis-report-open"),
        how_sure=how_sure,
        curves=curves.curves(words, told),
        size=(curves.WIDTH, curves.HEIGHT),
        plot=(curves.LEFT, curves.WIDTH - curves.RIGHT, curves.HEIGHT - curves.BOTTOM),
        figures=summary_rows(words, told),
        turns=[(moment(words, turn), list(moves)) for turn, moves in groupby(told.moves, lambda move: move.turn)],
        moment=lambda move: moment(words, move.turn),
        mark_name=lambda move: sentence(mark_words(words, move.mark)),
        chances=lambda move: chances(words, move),
        points=lambda change: points_words(words, change),
        version=__version__,
    )
    return written
