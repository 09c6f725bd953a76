"""`tenages bench`: measures the speed of the engine on this machine."""

from __future__ import annotations

import json
from typing import Annotated

import typer

from tenages.bench import benchmark
from tenages.cli.console import console
from tenages.cli.language import Language, language_of
from tenages.cli.options import FLAG, NUMBER
from tenages.cli.report import print_report
from tenages.terminal.progress import progress_bar
from tenages.words.choosing import words_at


def bench(
    context: typer.Context,
    runs: Annotated[int | None, typer.Option("--runs", "-n", metavar=NUMBER, help="cli-bench-runs")] = None,
    quick: Annotated[bool, typer.Option("--quick", "-q", metavar=FLAG, help="cli-bench-quick")] = False,
    processes: Annotated[
        int | None, typer.Option("--processes", "-j", metavar=NUMBER, help="cli-bench-processes")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", metavar=FLAG, help="cli-bench-json")] = False,
    language: Language = None,
) -> None:
    """Measure the speed of the engine on this machine."""
    screen = console()
    words = words_at(language_of(context))
    effort = benchmark.QUICK if quick else benchmark.USUAL
    # On stderr, since JSON output must be readable by programs.
    with progress_bar(console(stderr=True), words.say("bench-measured")) as report_progress:
        report = benchmark.bench(
            effort if runs is None else effort._replace(runs=runs),
            processes=processes,
            progress=report_progress,
        )
    if as_json:
        typer.echo(json.dumps(report.as_data(), indent=2))
    else:
        print_report(words, screen, report)
