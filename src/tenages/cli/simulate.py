"""`tenages simulate`: plays many random games and prints the results."""

from __future__ import annotations

import time
from typing import Annotated

import typer
from rich.console import RenderableType

from tenages.cards import setup_of
from tenages.cli.console import console
from tenages.cli.group import MISTAKE
from tenages.cli.language import Language, language_of, requested_language
from tenages.cli.options import NUMBER, American, Echoes, EditionName, Players, Teams, expansions
from tenages.rules.alphabet import DEFAULT_LANGUAGE
from tenages.rules.editions import DEFAULT_EDITION
from tenages.rules.setup import Rules
from tenages.terminal.progress import progress_bar
from tenages.terminal.tables import summary_tables
from tenages.tournament.simulate import Summary
from tenages.tournament.simulate import simulate as play_many
from tenages.words import talk
from tenages.words.catalogue import Words
from tenages.words.choosing import words_at
from tenages.words.errors import explained


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
    """Play many random games and print the results."""
    screen = console()
    words = words_at(language_of(context), edition)
    # The same results on every system, unless a language is requested.
    alphabet = words.language if requested_language(context) else DEFAULT_LANGUAGE
    began = time.perf_counter()
    with progress_bar(screen, words.say("talk-games-played")) as report_progress:
        report_progress(0, games)
        summary = play_many(
            games,
            Rules(players, edition, teams, expansions(echoes), american, alphabet),
            seed=seed,
            processes=processes,
            progress=lambda done: report_progress(done, games),
        )
    seconds = time.perf_counter() - began
    screen.print(talk.simulated(words, games, setup_of(summary.rules, seed), seconds), soft_wrap=True)
    screen.print(_tables(words, summary))
    if summary.crashes:
        raise typer.Exit(MISTAKE)


def _tables(words: Words, summary: Summary) -> RenderableType:
    lengths = {
        words.say(key): (span.low, span.mean, span.high)
        for key, span in (("talk-turns", summary.turns), ("talk-decisions", summary.decisions))
    }
    crashes = [(crash.seed, explained(words, crash.error)) for crash in summary.crashes]
    return summary_tables(
        words,
        summary.ends,
        summary.wins,
        summary.rules.players,
        summary.shared,
        summary.drawn,
        lengths,
        crashes,
    )
