"""The output of `tenages bench`."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from tenages.bench import benchmark
from tenages.terminal.tables import Row, figures_table
from tenages.words import bench as bench_words
from tenages.words.catalogue import Words
from tenages.words.terms import listed


def print_report(words: Words, console: Console, report: benchmark.Report) -> None:
    """Print all figures in a table, and a summary."""
    builds = [benchmark.COMPILED, benchmark.UNCOMPILED] if report.compiled else [benchmark.UNCOMPILED]
    sections: dict[str, list[Row]] = {}
    for figure in report.figures:
        values = [report.best[figure][build] for build in builds]
        sections.setdefault(bench_words.section(words, figure), []).append(
            (bench_words.row(words, figure), values, report.ratio(figure))
        )
    for key, rates, factor in (
        ("bench-together", report.together, report.factor),
        ("bench-vector", report.vector, report.vector_factor),
    ):
        if rates:
            sections[words.say(key)] = [
                (
                    words.say("bench-processes", processes=number),
                    [rate if build == report.build else None for build in builds],
                    factor(number),
                )
                for number, rate in enumerate(rates, start=1)
            ]
    console.print(figures_table(words, [words.say(f"bench-build-{build}") for build in builds], sections))
    console.print(bench_words.machine(words, benchmark.machine()))
    console.print(words.say("bench-effort", runs=report.runs))
    console.print(words.say("bench-against-others", others=benchmark.OTHERS, times=report.times_others()))
    if report.left_out:
        missing = listed(words, [bench_words.library(words, library) for library in report.left_out])
        console.print(words.say("bench-left-out", libraries=missing))
    if not report.compiled:
        console.print(Text(words.say("bench-not-compiled"), style="bold"))
