"""`tenages stats`: statistics of saved games, in the terminal, as data files, and as an HTML poster."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from tenages.cli import stats_tables
from tenages.cli.console import console
from tenages.cli.language import Language, language_of
from tenages.cli.options import FILE, FOLDER, NUMBER
from tenages.extras import need
from tenages.rules.editions import DEFAULT_EDITION
from tenages.rules.errors import TenAgesError
from tenages.stats.files import stats_of
from tenages.stats.totals import Stats
from tenages.terminal.progress import progress_bar
from tenages.words import talk
from tenages.words.catalogue import Words
from tenages.words.choosing import words_at

FILES = "cli-type-files"


def stats(
    context: typer.Context,
    records: Annotated[list[Path], typer.Argument(metavar=FILES, help="cli-stats-records")],
    html: Annotated[Path | None, typer.Option("--html", metavar=FILE, help="cli-stats-html")] = None,
    csv: Annotated[Path | None, typer.Option("--csv", metavar=FOLDER, help="cli-stats-csv")] = None,
    parquet: Annotated[Path | None, typer.Option("--parquet", metavar=FOLDER, help="cli-stats-parquet")] = None,
    cards: Annotated[int, typer.Option("--cards", "-n", metavar=NUMBER, help="cli-stats-cards")] = 10,
    processes: Annotated[
        int | None, typer.Option("--processes", "-j", metavar=NUMBER, help="cli-stats-processes")
    ] = None,
    language: Language = None,
) -> None:
    """Print or write the statistics of saved games."""
    if cards < 1:
        raise TenAgesError("not-positive", what="--cards", given=cards)
    # Missing libraries are reported before the long computation.
    for wanted, library in ((html, "matplotlib"), (html, "jinja2"), (csv or parquet, "polars")):
        if wanted is not None:
            need(library, "stats")
    words = words_at(language_of(context))
    with progress_bar(console(stderr=True), words.say("stats-reading")) as report_progress:
        found = stats_of(records, processes=processes, progress=report_progress)
    words = _words_for(context, found)
    screen = console()
    for line in stats_tables.left_out(words, found):
        screen.print(line, soft_wrap=True)
    for line in stats_tables.headline(words, found):
        screen.print(line, soft_wrap=True)
    screen.print(stats_tables.tables(words, found, cards))
    for path in _written(words, found, html, csv, parquet):
        screen.print(Text(words.say("stats-written", path=str(path))), soft_wrap=True)


def _words_for(context: typer.Context, found: Stats) -> Words:
    """The catalogue in the terms of the games' edition, if all games have the same one."""
    editions = {game.rules.edition for game in found.games}
    return words_at(language_of(context), editions.pop() if len(editions) == 1 else DEFAULT_EDITION)


def _written(words: Words, found: Stats, html: Path | None, csv: Path | None, parquet: Path | None) -> list[Path]:
    """Write the requested files; returns their paths."""
    written: list[Path] = []
    try:
        if csv is not None or parquet is not None:
            from tenages.stats.frames import write_csv, write_parquet

            written += write_csv(found, csv) if csv is not None else []
            written += write_parquet(found, parquet) if parquet is not None else []
        if html is not None:
            from tenages.stats.poster.page import poster

            html.write_text(poster(words, found), encoding="utf-8")
            written.append(html)
    except OSError as error:
        raise TenAgesError("unwritable", path=str(error.filename), why=talk.trouble(error)) from error
    return written
