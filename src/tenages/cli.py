"""The command line: `tenages play`, `simulate`, `card`, `replay`, `bench`."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console, RenderableType
from rich.rule import Rule
from rich.text import Text

from tenages import bots
from tenages.arena import bench as benchmark
from tenages.arena.measure import FIGURES
from tenages.arena.simulate import Summary
from tenages.arena.simulate import simulate as play_many
from tenages.build import is_compiled, source_is_wanted
from tenages.cards import ECHOES_SET
from tenages.game import Game
from tenages.opening import new_game
from tenages.records.saved import replay as replayed
from tenages.records.saved import steps
from tenages.rules.card import THIRD
from tenages.rules.editions import DEFAULT_EDITION
from tenages.rules.errors import TenAgesError
from tenages.sight.history import SeenEvent
from tenages.terminal.board import board
from tenages.terminal.look import NARROW
from tenages.terminal.progress import progress_bar
from tenages.terminal.session import Session
from tenages.terminal.sheets import find_sheet
from tenages.terminal.stories import story
from tenages.terminal.tables import Row, figures_table, summary_tables
from tenages.version import __version__
from tenages.words import bench as bench_words
from tenages.words import board as board_words
from tenages.words import talk
from tenages.words.terms import PLAYER_NAMES

app = typer.Typer(
    name="tenages",
    no_args_is_help=True,
    add_completion=True,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
    help="Innovation, the card game: play it, simulate it, look up its cards.",
    epilog="For example: [bold]tenages play[/], [bold]tenages card agriculture[/], [bold]tenages simulate -n 1000[/]",
)

Players = Annotated[int, typer.Option("--players", "-p", help="How many play: 2 to 4; 2 to 5 with asmadi-3 or Echoes.")]
EditionName = Annotated[str, typer.Option("--edition", "-e", help="Whose rules: asmadi-1, iello or asmadi-3.")]
Echoes = Annotated[bool, typer.Option("--echoes", help="With the expansion Echoes of the Past.")]
American = Annotated[
    bool | None,
    typer.Option(
        "--american/--two-rows",
        help="Echoes cards mixed into one pile for each age, or in a row of their own; else as the edition has it.",
    ),
]
Teams = Annotated[bool, typer.Option("--teams", help="Two against two, partners opposite (4 players).")]


def _console() -> Console:
    # A terminal that cannot show a sign gets a question mark, not a crash.
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
    return Console(highlight=False)


@contextmanager
def _mistakes_in_one_line() -> Iterator[None]:
    """Our own errors are one clear line and exit code 1, never a traceback."""
    try:
        yield
    except TenAgesError as error:
        typer.echo(talk.mistake(str(error)), err=True)
        raise typer.Exit(1) from None
    except KeyboardInterrupt:
        typer.echo(talk.INTERRUPTED, err=True)
        raise typer.Exit(130) from None


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(talk.version_line(__version__, is_compiled(), source_is_wanted()))
        raise typer.Exit


@app.callback()
def main(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Show the version and leave.")
    ] = False,
) -> None:
    """Innovation, the card game: play it, simulate it, look up its cards."""


@app.command(epilog="For example: [bold]tenages play --players 3 --edition iello --echoes --seed 7[/]")
def play(
    players: Players = 2,
    edition: EditionName = DEFAULT_EDITION,
    echoes: Echoes = False,
    american: American = None,
    seed: Annotated[int | None, typer.Option("--seed", "-s", help="The deal; the same seed deals the same.")] = None,
    teams: Teams = False,
    seat: Annotated[int, typer.Option("--seat", "-k", help="Where you sit: 1 is the first seat.")] = 1,
    bot: Annotated[str, typer.Option("--bot", "-b", help=f"Who plays against you: {', '.join(bots.BOTS)}.")] = "random",
    resume: Annotated[Path | None, typer.Option("--resume", "-r", help="Go on with a saved game.")] = None,
) -> None:
    """Play against bots in the terminal: type the number of what you want to do, or ? for help."""
    with suppress(ImportError):
        # Where the system has it, this lets one edit what one types.
        import readline  # noqa: F401
    with _mistakes_in_one_line():
        if resume is not None:
            game = replayed(_text(resume))
        else:
            game = new_game(
                players, edition=edition, expansions=_expansions(echoes), american=american, teams=teams, seed=seed
            )
        setup = game.setup
        _check_seat(seat, setup.players)
        me = seat - 1
        names = PLAYER_NAMES[: setup.players]
        others = [other for other in range(setup.players) if other != me]
        # The bots' choices follow from the seed too, each seat with a stream of its own.
        opponents = {other: bots.named(bot, setup.seed * setup.players + other) for other in others}
        console = _console()
        console.print(Text(talk.welcome(setup), style="bold"))
        console.print(talk.opponents([names[other] for other in others], bot))
        Session(game, me, opponents, names, console).play()


@app.command(epilog="For example: [bold]tenages simulate -n 1000 --players 3 --edition iello --echoes[/]")
def simulate(
    games: Annotated[int, typer.Option("--games", "-n", help="How many games.")] = 1000,
    players: Players = 2,
    edition: EditionName = DEFAULT_EDITION,
    echoes: Echoes = False,
    american: American = None,
    teams: Teams = False,
    seed: Annotated[int, typer.Option("--seed", "-s", help="The first game's seed; the next has the next.")] = 0,
    processes: Annotated[
        int | None, typer.Option("--processes", "-j", help="How many at a time; all cores, unless said otherwise.")
    ] = None,
) -> None:
    """Play many random games on all cores and say how they ended and how long they were."""
    console = _console()
    with _mistakes_in_one_line():
        began = time.perf_counter()
        with progress_bar(console, talk.DONE) as tell:
            tell(0, games)
            summary = play_many(
                games,
                players=players,
                edition=edition,
                teams=teams,
                expansions=_expansions(echoes),
                american=american,
                seed=seed,
                processes=processes,
                progress=lambda done: tell(done, games),
            )
        seconds = time.perf_counter() - began
        console.print(talk.simulated(games, summary.rules.setup(seed), seconds), soft_wrap=True)
        console.print(_tables(summary))
    if summary.crashes:
        raise typer.Exit(1)


def _expansions(echoes: bool) -> tuple[str, ...]:
    return (ECHOES_SET.name,) if echoes else ()


def _tables(summary: Summary) -> RenderableType:
    lengths = {
        words: (span.low, span.mean, span.high)
        for words, span in ((talk.TURNS, summary.turns), (talk.DECISIONS, summary.decisions))
    }
    crashes = [(crash.seed, crash.error) for crash in summary.crashes]
    return summary_tables(summary.ends, summary.wins, summary.rules.players, summary.shared, lengths, crashes)


@app.command(epilog="For example: [bold]tenages card road building[/], [bold]tenages card monument[/]")
def card(
    title: Annotated[list[str], typer.Argument(help="The title; case, spaces and accents do not matter.")],
) -> None:
    """Show a card: its icons in their slots, its effects in every edition, the achievement that it can claim."""
    console = _console()
    with _mistakes_in_one_line():
        console.print(find_sheet(" ".join(title), THIRD, both=True))


@app.command(epilog="For example: [bold]tenages replay game.json --until 40[/]")
def replay(
    file: Annotated[Path, typer.Argument(help="A saved game.")],
    until: Annotated[int | None, typer.Option("--until", "-u", help="Stop after so many choices.")] = None,
    seat: Annotated[
        int | None, typer.Option("--seat", "-k", help="As the player of this seat saw it; else as everyone saw it.")
    ] = None,
    everything: Annotated[bool, typer.Option("--open", help="With all hidden cards laid open.")] = False,
) -> None:
    """Tell a saved game in words, from the first meld to the end, and show the table as it then stood."""
    console = _console()
    with _mistakes_in_one_line():
        game = _game_at(_text(file), until)
        setup = game.setup
        if seat is not None:
            _check_seat(seat, setup.players)
        reader = None if seat is None else seat - 1
        names = PLAYER_NAMES[: setup.players]
        seen = [SeenEvent(event, True) for event in game.events] if everything else game.history(reader)
        console.print(Text(talk.welcome(setup), style="bold"))
        for line in story(seen, names, reader):
            console.print(line)
        view = game.view(reader)
        console.print(Rule(talk.FINAL_BOARD if game.over else talk.BOARD_NOW, style="dim", align="left"))
        console.print(board(view, names, narrow=console.width < NARROW))
        console.print()
        if game.outcome is None:
            console.print(talk.in_progress(len(game.choices)))
        else:
            console.print(Text(board_words.outcome(game.outcome, names, reader), style="bold"))


def _game_at(text: str, until: int | None) -> Game:
    """The game of a record at its end, or after so many choices."""
    if until is None:
        return replayed(text)
    if until < 0:
        raise TenAgesError(talk.not_negative("--until", until))
    made = 0
    for made, game in enumerate(steps(text)):
        if made == until:
            return game
    raise TenAgesError(talk.too_few_choices(until, made))


def _text(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        why = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise TenAgesError(talk.unreadable(str(file), why)) from error


def _check_seat(seat: int, players: int) -> None:
    if not 1 <= seat <= players:
        raise TenAgesError(talk.bad_seat(seat, players))


@app.command(epilog="For example: [bold]tenages bench --quick[/], [bold]tenages bench --processes 8 --json[/]")
def bench(
    runs: Annotated[
        int | None, typer.Option("--runs", "-n", help="How often to measure everything; the best counts. Usually 5.")
    ] = None,
    quick: Annotated[bool, typer.Option("--quick", "-q", help="A short look: less exact, in a few seconds.")] = False,
    processes: Annotated[
        int | None,
        typer.Option("--processes", "-j", help="Also how many games 1, 2, ... up to so many processes play at once."),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="As JSON, with units, in place of the table.")] = False,
) -> None:
    """Measure how fast the engine is here: random games, copies, views and samples, compiled and uncompiled.

    Takes less than a minute. For good figures, let the machine do nothing else meanwhile.
    """
    console = _console()
    effort = benchmark.QUICK if quick else benchmark.USUAL
    with _mistakes_in_one_line():
        # On the other stream, since JSON is for programs.
        with progress_bar(Console(stderr=True), bench_words.MEASURED) as tell:
            report = benchmark.bench(
                effort if runs is None else effort._replace(runs=runs),
                processes=processes,
                progress=tell,
            )
        if as_json:
            typer.echo(json.dumps(report.as_data(), indent=2))
        else:
            _print_report(console, report)


def _print_report(console: Console, report: benchmark.Report) -> None:
    builds = [benchmark.COMPILED, benchmark.UNCOMPILED] if report.compiled else [benchmark.UNCOMPILED]
    sections: dict[str, list[Row]] = {}
    for figure in FIGURES:
        values = [report.best[figure][build] for build in builds]
        sections.setdefault(bench_words.section(figure), []).append(
            (bench_words.row(figure), values, report.ratio(figure))
        )
    if report.together:
        sections[bench_words.TOGETHER] = [
            (
                bench_words.processes_at_once(number),
                [rate if build == report.build else None for build in builds],
                report.factor(number),
            )
            for number, rate in enumerate(report.together, start=1)
        ]
    console.print(figures_table([bench_words.BUILDS[build] for build in builds], sections))
    facts = benchmark.machine()
    console.print(bench_words.machine(facts))
    console.print(bench_words.effort(report.runs))
    console.print(bench_words.against_others(benchmark.OTHERS, report.times_others()))
    if not report.compiled:
        console.print(Text(bench_words.NOT_COMPILED, style="bold"))
