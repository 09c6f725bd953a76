"""`tenages analyse`: how good the choices of a saved game were, in the terminal, as JSON, and as an HTML report."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from tenages.analysis.analyse import analyse as analyse_record
from tenages.analysis.judged import FULL, QUICK
from tenages.analysis.kept import analysis_to_json
from tenages.analysis.report import FAIR, OPEN, Analysis
from tenages.analysis.telling import Telling, tell
from tenages.cli.analysis_shown import shown
from tenages.cli.console import console
from tenages.cli.group import INTERRUPTED
from tenages.cli.language import Language
from tenages.cli.options import FILE, FLAG, NUMBER
from tenages.cli.saved import check_seat, game_at, text_of, words_for
from tenages.extras import need
from tenages.rules.errors import TenAgesError
from tenages.terminal.look import QUIET
from tenages.terminal.progress import progress_bar
from tenages.words import talk
from tenages.words.catalogue import Words


def analyse(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar=FILE, help="cli-analyse-file")],
    seat: Annotated[int | None, typer.Option("--seat", "-k", metavar=NUMBER, help="cli-analyse-seat")] = None,
    everything: Annotated[bool, typer.Option("--open", metavar=FLAG, help="cli-analyse-open")] = False,
    quick: Annotated[bool, typer.Option("--quick", metavar=FLAG, help="cli-analyse-quick")] = False,
    processes: Annotated[
        int | None, typer.Option("--processes", "-j", metavar=NUMBER, help="cli-analyse-processes")
    ] = None,
    html: Annotated[Path | None, typer.Option("--html", metavar=FILE, help="cli-analyse-html")] = None,
    as_json: Annotated[Path | None, typer.Option("--json", metavar=FILE, help="cli-analyse-json")] = None,
    language: Language = None,
) -> None:
    """Judge every choice of a saved game."""
    if processes is not None and processes < 1:
        raise TenAgesError("not-positive", what="--processes", given=processes)
    if html is not None:
        # A missing library is reported before the long computation.
        need("jinja2", "stats")
    record = text_of(file)
    game = game_at(record, None)
    if seat is not None:
        check_seat(seat, game.setup.players)
    words = words_for(context, game)
    found, is_whole = _analysed(words, record, quick=quick, processes=processes)
    screen = console()
    if found is not None:
        told = tell(record, found, words, OPEN if everything else FAIR, None if seat is None else seat - 1)
        for part in shown(words, told, width=screen.width, plain=screen.options.ascii_only):
            screen.print(part)
        for line in (_how_sure(words, found), words.say("analysis-report-note")):
            screen.print(Text(line, style=QUIET))
        for path in _written(words, found, told, html, as_json):
            screen.print(Text(words.say("stats-written", path=str(path))), soft_wrap=True)
    if not is_whole:
        raise typer.Exit(INTERRUPTED)


def _analysed(words: Words, record: str, *, quick: bool, processes: int | None) -> tuple[Analysis | None, bool]:
    """What was found, and whether that is all: the user may stop it before the end."""
    found: Analysis | None = None
    with progress_bar(console(stderr=True), words.say("analysis-report-quickly")) as report_progress:

        def keep(so_far: Analysis) -> None:
            nonlocal found
            found = so_far
            if so_far.is_begun and not quick:
                report_progress(so_far.deep, so_far.steps, words.say("analysis-report-closely"))
            else:
                report_progress(len(so_far.judged), so_far.steps)

        try:
            found = analyse_record(record, depth=QUICK if quick else FULL, processes=processes, progress=keep)
        except KeyboardInterrupt:
            return found, False
    return found, True


def _how_sure(words: Words, found: Analysis) -> str:
    """Whether all choices have been looked at closely, or how many of them."""
    if found.is_done:
        return words.say("analysis-report-close-all")
    if found.is_begun and not found.deep:
        return words.say("analysis-report-quick-only")
    return words.say("analysis-report-so-far", close=found.deep, judged=len(found.judged), steps=found.steps)


def _written(words: Words, found: Analysis, told: Telling, html: Path | None, as_json: Path | None) -> list[Path]:
    """Write the requested files; returns their paths."""
    written: list[Path] = []
    try:
        if as_json is not None:
            as_json.write_text(json.dumps(analysis_to_json(found), indent=1), encoding="utf-8")
            written.append(as_json)
        if html is not None:
            from tenages.analysis.page.page import page

            html.write_text(page(words, told, _how_sure(words, found)), encoding="utf-8")
            written.append(html)
    except OSError as error:
        raise TenAgesError("unwritable", path=str(error.filename), why=talk.trouble(error)) from error
    return written
