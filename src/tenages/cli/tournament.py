"""`tenages tournament`: bots play against each other; prints tables or JSON."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from tenages.cards import setup_of
from tenages.cli.console import console
from tenages.cli.group import INTERRUPTED, MISTAKE
from tenages.cli.language import Language, language_of, requested_language
from tenages.cli.options import (
    FILE,
    FLAG,
    FOLDER,
    NUMBER,
    SECONDS,
    TEXT,
    TEXTS,
    American,
    Echoes,
    EditionName,
    Players,
    Teams,
    expansions,
)
from tenages.cli.standings import tables
from tenages.cli.welcome import print_welcome
from tenages.processes import Processes
from tenages.rules.alphabet import DEFAULT_LANGUAGE
from tenages.rules.editions import DEFAULT_EDITION
from tenages.rules.setup import Rules
from tenages.terminal.look import NARROW
from tenages.terminal.progress import progress_bar
from tenages.tournament.executor import Executor
from tenages.tournament.export import as_data
from tenages.tournament.standings import Standings
from tenages.tournament.tournament import Tournament
from tenages.tournament.usual import USUAL_GAMES
from tenages.words.catalogue import Words
from tenages.words.choosing import words_at
from tenages.words.tournament import leading


def tournament(
    context: typer.Context,
    bots: Annotated[list[str], typer.Argument(metavar=TEXTS, help="cli-tournament-bots")],
    games: Annotated[int, typer.Option("--games", "-n", metavar=NUMBER, help="cli-tournament-games")] = USUAL_GAMES,
    players: Players = 2,
    edition: EditionName = DEFAULT_EDITION,
    echoes: Echoes = False,
    american: American = None,
    teams: Teams = False,
    seed: Annotated[int, typer.Option("--seed", "-s", metavar=NUMBER, help="cli-tournament-seed")] = 0,
    processes: Annotated[
        int | None, typer.Option("--processes", "-j", metavar=NUMBER, help="cli-tournament-processes")
    ] = None,
    results: Annotated[Path | None, typer.Option("--results", metavar=FILE, help="cli-tournament-results")] = None,
    records: Annotated[Path | None, typer.Option("--records", metavar=FOLDER, help="cli-tournament-records")] = None,
    decision_limit: Annotated[
        float | None, typer.Option("--decision-limit", metavar=SECONDS, help="cli-tournament-decision-limit")
    ] = None,
    forfeit: Annotated[
        bool, typer.Option("--forfeit/--no-forfeit", metavar=FLAG, help="cli-tournament-forfeit")
    ] = True,
    ray: Annotated[str | None, typer.Option("--ray", metavar=TEXT, help="cli-tournament-ray")] = None,
    as_json: Annotated[bool, typer.Option("--json", metavar=FLAG, help="cli-tournament-json")] = False,
    language: Language = None,
) -> None:
    """Let bots play against each other, and print which is the strongest."""
    words = words_at(language_of(context), edition)
    # The same results on every system, unless a language is requested.
    alphabet = words.language if requested_language(context) else DEFAULT_LANGUAGE
    rules = Rules(players, edition, teams, expansions(echoes), american, alphabet)
    executor = _executor(ray, processes)
    held = Tournament(bots, games, rules, seed, decision_limit=decision_limit, forfeit=forfeit)
    if records is not None:
        held.keep_records(records)
    path = held.keep_results(results)
    # On stderr, since JSON output must be readable by programs.
    notes = console(stderr=True)
    _print_notes(words, notes, held, games, path)
    began = time.perf_counter()
    stopped = _play_until_stopped(words, notes, held, executor)
    standings, seconds = held.standings, time.perf_counter() - began
    if as_json:
        typer.echo(json.dumps(as_data(standings), indent=2))
    else:
        _print(words, console(), held, seconds)
    if stopped:
        left = len(standings.left())
        notes.print(Text(words.say("tournament-stopped", left=left, path=str(path))), soft_wrap=True)
        raise typer.Exit(INTERRUPTED)
    if results is None:
        path.unlink()
    if standings.breaches():
        raise typer.Exit(MISTAKE)


def _executor(ray: str | None, processes: int | None) -> Executor:
    if ray is None:
        return Processes(processes)
    from tenages.tournament.ray_cluster import RayCluster

    return RayCluster(ray, processes)


def _print_notes(words: Words, notes: Console, held: Tournament, games: int, path: Path) -> None:
    """Print whether the number of games was rounded and whether earlier results are continued."""
    if held.games != games:
        notes.print(Text(words.say("tournament-rounded", games=held.games)))
    if held.standings.done:
        text = words.say("tournament-taken-up", count=held.standings.done, path=str(path))
        notes.print(Text(text), soft_wrap=True)


def _play_until_stopped(words: Words, notes: Console, held: Tournament, executor: Executor) -> bool:
    """Play the games; returns whether the user stopped them before the end."""
    with progress_bar(notes, words.say("tournament-games-played")) as report_progress:

        def show(standings: Standings) -> None:
            leader = standings.leader()
            what = leading(words, leader[0], leader[1]) if leader else ""
            report_progress(standings.done, len(standings.fixtures), what)

        try:
            held.play(executor, show)
        except KeyboardInterrupt:
            return True
    return False


def _print(words: Words, screen: Console, held: Tournament, seconds: float) -> None:
    standings = held.standings
    print_welcome(words, screen, setup_of(held.rules, held.seed))
    screen.print(words.say("tournament-played", games=standings.done, seconds=seconds))
    screen.print(tables(words, standings, narrow=screen.width < NARROW))
