"""The commands themselves. Whatever they say in their help is the key of a message (see `speaking`)."""

from __future__ import annotations

import json
import time
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console, RenderableType
from rich.rule import Rule
from rich.text import Text

from tenages import bots
from tenages.bench import benchmark
from tenages.build import is_compiled, source_is_wanted
from tenages.cli.console import console
from tenages.cli.language import Language, asked, spoken, words_at
from tenages.cli.options import (
    FILE,
    FLAG,
    NUMBER,
    TEXT,
    TEXTS,
    American,
    Echoes,
    EditionName,
    Players,
    Teams,
    expansions,
)
from tenages.cli.report import print_report
from tenages.cli.speaking import MISTAKE, MISUSED, PROGRAM, SpeakingCommand, SpeakingGroup
from tenages.game import Game
from tenages.opening import Rules, new_game, setup_of
from tenages.records.saved import names_in, steps
from tenages.records.saved import replay as replayed
from tenages.rules.card import THIRD
from tenages.rules.editions import DEFAULT_EDITION
from tenages.rules.errors import TenAgesError
from tenages.sight.history import SeenEvent
from tenages.terminal.board import board
from tenages.terminal.look import NARROW
from tenages.terminal.progress import progress_bar
from tenages.terminal.reference import find_page, glossary_page, rules_page
from tenages.terminal.session import Session
from tenages.terminal.sheets import find_sheet
from tenages.terminal.stories import story
from tenages.terminal.tables import summary_tables
from tenages.tournament.simulate import Summary
from tenages.tournament.simulate import simulate as play_many
from tenages.version import __version__
from tenages.words import board as board_words
from tenages.words import talk
from tenages.words.alphabet import DEFAULT_LANGUAGE
from tenages.words.bots import bot_name
from tenages.words.catalogue import Words
from tenages.words.errors import explained
from tenages.words.speaker import Speaker
from tenages.words.terms import distinct, listed, player_names

USUAL_LEVEL: Final = "adept"
ADVISER: Final = "expert"
"""Whom a person can ask for a hint."""

app = typer.Typer(
    name=PROGRAM,
    cls=SpeakingGroup,
    no_args_is_help=True,
    invoke_without_command=True,
    add_completion=True,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
    help="cli-tenages",
)


def _version(context: typer.Context, wanted: bool) -> None:
    if wanted:
        assert isinstance(context.command, SpeakingGroup)
        typer.echo(talk.version_line(context.command.words, __version__, is_compiled(), source_is_wanted()))
        raise typer.Exit


@app.callback()
def begin(
    context: typer.Context,
    language: Language = None,
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, metavar=FLAG, help="cli-version")
    ] = False,
) -> None:
    """What can be said before a command; without a command, what can be said at all."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())
        raise typer.Exit(MISUSED)


@app.command(cls=SpeakingCommand, help="cli-play")
def play(
    context: typer.Context,
    players: Players = 2,
    edition: EditionName = DEFAULT_EDITION,
    echoes: Echoes = False,
    american: American = None,
    seed: Annotated[int | None, typer.Option("--seed", "-s", metavar=NUMBER, help="cli-play-seed")] = None,
    teams: Teams = False,
    seat: Annotated[int, typer.Option("--seat", "-k", metavar=NUMBER, help="cli-play-seat")] = 1,
    bot: Annotated[str, typer.Option("--bot", "-b", metavar=TEXT, help="cli-play-bot")] = USUAL_LEVEL,
    resume: Annotated[Path | None, typer.Option("--resume", "-r", metavar=FILE, help="cli-play-resume")] = None,
    language: Language = None,
) -> None:
    """A game against bots in the terminal."""
    with suppress(ImportError):
        # Where the system has it, this lets one edit what one types.
        import readline  # noqa: F401
    if resume is not None:
        game = replayed(_text(resume))
        words = _words_for(context, game)
    else:
        words = words_at(spoken(context), edition)
        game = new_game(
            players,
            edition=edition,
            expansions=expansions(echoes),
            american=american,
            teams=teams,
            seed=seed,
            language=words.language,
        )
    setup = game.setup
    _check_seat(seat, setup.players)
    speaker = Speaker(words, player_names(words, setup.players), seat - 1)
    others = [other for other in range(setup.players) if other != speaker.reader]
    # The bots' choices follow from the seed too, each seat with a stream of its own.
    specs = bot.split(",")
    opponents = {
        other: bots.named(specs[place % len(specs)], setup.seed * setup.players + other)
        for place, other in enumerate(others)
    }
    screen = console()
    screen.print(Text(talk.welcome(words, setup), style="bold"))
    names = listed(words, [speaker.names[other] for other in others])
    screen.print(words.say("talk-opponents", names=names, bot=listed(words, [bot_name(words, spec) for spec in specs])))
    Session(game, opponents, speaker, screen, adviser=bots.named(ADVISER, setup.seed)).play()


@app.command(cls=SpeakingCommand, help="cli-simulate")
def simulate(
    context: typer.Context,
    games: Annotated[int, typer.Option("--games", "-n", metavar=NUMBER, help="cli-simulate-games")] = 1000,
    players: Players = 2,
    edition: EditionName = DEFAULT_EDITION,
    echoes: Echoes = False,
    american: American = None,
    teams: Teams = False,
    seed: Annotated[int, typer.Option("--seed", "-s", metavar=NUMBER, help="cli-simulate-seed")] = 0,
    processes: Annotated[
        int | None, typer.Option("--processes", "-j", metavar=NUMBER, help="cli-simulate-processes")
    ] = None,
    language: Language = None,
) -> None:
    """Many random games, and what came of them."""
    screen = console()
    words = words_at(spoken(context), edition)
    # The same figures everywhere, unless someone wants another alphabet.
    alphabet = words.language if asked(context) else DEFAULT_LANGUAGE
    began = time.perf_counter()
    with progress_bar(screen, words.say("talk-games-played")) as tell:
        tell(0, games)
        summary = play_many(
            games,
            Rules(players, edition, teams, expansions(echoes), american, alphabet),
            seed=seed,
            processes=processes,
            progress=lambda done: tell(done, games),
        )
    seconds = time.perf_counter() - began
    screen.print(talk.simulated(words, games, summary.rules.setup(seed), seconds), soft_wrap=True)
    screen.print(_tables(words, summary))
    if summary.crashes:
        raise typer.Exit(MISTAKE)


def _tables(words: Words, summary: Summary) -> RenderableType:
    lengths = {
        words.say(key): (span.low, span.mean, span.high)
        for key, span in (("talk-turns", summary.turns), ("talk-decisions", summary.decisions))
    }
    crashes = [(crash.seed, explained(words, crash.error)) for crash in summary.crashes]
    return summary_tables(words, summary.ends, summary.wins, summary.rules.players, summary.shared, lengths, crashes)


@app.command(cls=SpeakingCommand, help="cli-card")
def card(
    context: typer.Context,
    title: Annotated[list[str], typer.Argument(metavar=TEXTS, help="cli-card-title")],
    language: Language = None,
) -> None:
    """A card laid open."""
    words = words_at(spoken(context))
    console().print(find_sheet(words, " ".join(title), THIRD, both=True))


@app.command(cls=SpeakingCommand, help="cli-rules")
def rules(
    context: typer.Context,
    players: Players = 2,
    edition: EditionName = DEFAULT_EDITION,
    echoes: Echoes = False,
    american: American = None,
    teams: Teams = False,
    language: Language = None,
) -> None:
    """The rules sheet of a table."""
    words = words_at(spoken(context), edition)
    setup = setup_of(players, edition, expansions(echoes), american, teams, seed=0)
    console().print(rules_page(words, setup))


@app.command(cls=SpeakingCommand, help="cli-glossary")
def glossary(
    context: typer.Context,
    term: Annotated[list[str] | None, typer.Argument(metavar=TEXTS, help="cli-glossary-term")] = None,
    language: Language = None,
) -> None:
    """A word of the game, or all of them."""
    words = words_at(spoken(context))
    console().print(find_page(words, " ".join(term)) if term else glossary_page(words))


@app.command(cls=SpeakingCommand, help="cli-replay")
def replay(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar=FILE, help="cli-replay-file")],
    until: Annotated[int | None, typer.Option("--until", "-u", metavar=NUMBER, help="cli-replay-until")] = None,
    seat: Annotated[int | None, typer.Option("--seat", "-k", metavar=NUMBER, help="cli-replay-seat")] = None,
    everything: Annotated[bool, typer.Option("--open", metavar=FLAG, help="cli-replay-open")] = False,
    language: Language = None,
) -> None:
    """A saved game in words."""
    screen = console()
    text = _text(file)
    game = _game_at(text, until)
    setup = game.setup
    if seat is not None:
        _check_seat(seat, setup.players)
    reader = None if seat is None else seat - 1
    words = _words_for(context, game)
    speaker = Speaker(words, distinct(names_in(text)) or player_names(words, setup.players), reader)
    seen = [SeenEvent(event, True) for event in game.events] if everything else game.history(reader)
    screen.print(Text(talk.welcome(words, setup), style="bold"))
    for line in story(seen, speaker):
        screen.print(line)
    title = words.say("talk-final-board" if game.over else "talk-board-now")
    screen.print(Rule(title, style="dim", align="left"))
    screen.print(board(game.view(reader), speaker, narrow=screen.width < NARROW))
    screen.print()
    if game.outcome is None:
        screen.print(words.say("talk-in-progress", choices=len(game.choices)))
    else:
        screen.print(Text(board_words.outcome(speaker, game.outcome), style="bold"))


def _words_for(context: typer.Context, game: Game) -> Words:
    """For a saved game: the language that was asked for, else that of its table."""
    return words_at(asked(context) or game.setup.language, game.setup.edition.name)


def _game_at(text: str, until: int | None) -> Game:
    """The game of a record at its end, or after so many choices."""
    if until is None:
        return replayed(text)
    if until < 0:
        raise TenAgesError("not-negative", what="--until", given=until)
    made = 0
    for made, game in enumerate(steps(text)):
        if made == until:
            return game
    raise TenAgesError("too-few-choices", until=until, choices=made)


def _text(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise TenAgesError("unreadable", path=str(file), why=talk.trouble(error)) from error


def _check_seat(seat: int, players: int) -> None:
    if not 1 <= seat <= players:
        raise TenAgesError("bad-seat", seat=seat, players=players)


@app.command(cls=SpeakingCommand, help="cli-bench")
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
    """How fast the engine is here."""
    screen = console()
    words = words_at(spoken(context))
    effort = benchmark.QUICK if quick else benchmark.USUAL
    # On the other stream, since JSON is for programs.
    with progress_bar(Console(stderr=True), words.say("bench-measured")) as tell:
        report = benchmark.bench(
            effort if runs is None else effort._replace(runs=runs),
            processes=processes,
            progress=tell,
        )
    if as_json:
        typer.echo(json.dumps(report.as_data(), indent=2))
    else:
        print_report(words, screen, report)
