"""`tenages puzzles`: list, play, make and check puzzles."""

from __future__ import annotations

import os
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.table import Table

from tenages.cli.console import console
from tenages.cli.group import MISTAKE, CommandGroup, TranslatedCommand
from tenages.cli.language import Language, language_of
from tenages.cli.options import FILE, FLAG, NUMBER, SECONDS, TEXT
from tenages.puzzles.puzzle import SORTS, Puzzle
from tenages.puzzles.shipped import puzzle_numbered, puzzle_of_the_day, shipped
from tenages.puzzles.telling import goal_text, speaker_of
from tenages.rules.errors import TenAgesError
from tenages.terminal.look import QUIET, STRONG
from tenages.terminal.progress import progress_bar
from tenages.words.catalogue import words_of
from tenages.words.choosing import catalogue_for, words_at
from tenages.words.terms import table_words

USUAL: Final = "list"
FIRST_SEED: Final = 1_000_000


class PuzzleGroup(CommandGroup):
    """The commands about puzzles; without one, the list."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Parse the arguments before the command, which is the list unless another is named."""
        return super().parse_args(ctx, args or [USUAL])


puzzles = typer.Typer(cls=PuzzleGroup, help="cli-puzzles", add_completion=False)


@puzzles.command(USUAL, cls=TranslatedCommand, help="cli-puzzles-list")
def list_puzzles(
    context: typer.Context,
    grade: Annotated[int, typer.Option("--grade", "-g", metavar=NUMBER, help="cli-puzzles-grade")] = 0,
    language: Language = None,
) -> None:
    """List the puzzles by number."""
    words = words_at(language_of(context))
    table = Table(box=None, padding=(0, 1), header_style=QUIET)
    table.add_column(words.say("puzzle-list-number"), justify="right", style=STRONG)
    table.add_column(words.say("puzzle-list-grade"))
    table.add_column(words.say("puzzle-list-goal"))
    table.add_column(words.say("puzzle-list-table"), style=QUIET)
    for puzzle in shipped():
        if grade in (0, puzzle.grade):
            speaker = speaker_of(puzzle, words)
            rules = puzzle.rules
            where = table_words(words, rules.edition, rules.expansions, bool(rules.american))
            table.add_row(str(puzzle.number), stars(puzzle.grade), goal_text(puzzle, speaker), where)
    console().print(table)


@puzzles.command("today", cls=TranslatedCommand, help="cli-puzzles-today")
def today(context: typer.Context, language: Language = None) -> None:
    """Play the puzzle of the day."""
    _play(context, puzzle_of_the_day(datetime.now(UTC).date()))


@puzzles.command("play", cls=TranslatedCommand, help="cli-puzzles-play")
def play(
    context: typer.Context,
    number: Annotated[int, typer.Argument(metavar=NUMBER, help="cli-puzzles-number")],
    language: Language = None,
) -> None:
    """Play one puzzle."""
    _play(context, puzzle_numbered(number))


@puzzles.command("make", cls=TranslatedCommand, help="cli-puzzles-make")
def make(
    context: typer.Context,
    games: Annotated[int, typer.Option("--games", "-n", metavar=NUMBER, help="cli-puzzles-games")] = 100,
    bots: Annotated[str, typer.Option("--bots", "-b", metavar=TEXT, help="cli-puzzles-bots")] = "policy",
    processes: Annotated[int, typer.Option("--processes", "-j", metavar=NUMBER, help="cli-puzzles-processes")] = 0,
    seconds: Annotated[float, typer.Option("--seconds", metavar=SECONDS, help="cli-puzzles-seconds")] = 0.0,
    out: Annotated[Path, typer.Option("--out", "-o", metavar=FILE, help="cli-puzzles-out")] = Path("puzzles.jsonl"),
    goals: Annotated[str, typer.Option("--goals", metavar=TEXT, help="cli-puzzles-goals")] = ",".join(SORTS),
    seed: Annotated[int, typer.Option("--seed", "-s", metavar=NUMBER, help="cli-puzzles-seed")] = FIRST_SEED,
    language: Language = None,
) -> None:
    """Find puzzles in games between bots, and append them to a file."""
    words = words_at(language_of(context))
    # What runs networks comes with an extra, so it is imported only here.
    from tenages.puzzles import make as making

    if games < 1:
        raise TenAgesError("not-negative", what="games", given=repr(games))
    with progress_bar(console(stderr=True), words.say("puzzle-made", games=0, puzzles=0)) as show:

        def report(progress: making.Progress) -> None:
            show(progress.games, games, words.say("puzzle-made", games=progress.games, puzzles=progress.puzzles))

        cores = processes or os.cpu_count() or 1
        made = making.make(games, bots.split(","), cores, seconds, out, seed, report, tuple(goals.split(",")))
    console().print(words.say("puzzle-made", games=made.games, puzzles=made.puzzles))


@puzzles.command("check", cls=TranslatedCommand, help="cli-puzzles-check")
def check(
    context: typer.Context,
    quick: Annotated[bool, typer.Option("--quick", metavar=FLAG, help="cli-puzzles-quick")] = False,
    language: Language = None,
) -> None:
    """Prove all puzzles again."""
    words = words_at(language_of(context))
    from tenages.puzzles.checking import Fault
    from tenages.puzzles.checking import check as checked

    screen = console()
    faults = 0
    with progress_bar(console(stderr=True), words.say("puzzle-checking")) as show:
        for puzzle in shipped():
            show(puzzle.number - 1, len(shipped()))
            try:
                checked(puzzle, thorough=not quick)
            except Fault as fault:
                faults += 1
                screen.print(
                    words.say(
                        "puzzle-check-fault",
                        number=puzzle.number,
                        why=words.say(f"puzzle-fault-{fault.kind}", option=fault.option),
                    )
                )
    screen.print(words.say("puzzle-checked", count=len(shipped()), faults=faults))
    if faults:
        raise typer.Exit(MISTAKE)


def stars(grade: int) -> str:
    """A grade as stars."""
    return "★" * grade


def _play(context: typer.Context, puzzle: Puzzle) -> None:
    from tenages.cli.puzzle_session import PuzzleSession

    words = words_of(catalogue_for(language_of(context), puzzle.rules.edition))
    PuzzleSession(puzzle, speaker_of(puzzle, words), console()).play()
