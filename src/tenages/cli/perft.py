"""`tenages perft`: counts the ways in which a game can continue, to compare engines."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tenages.cli.console import console
from tenages.cli.language import Language, language_of
from tenages.cli.options import FILE, NUMBER, American, Echoes, EditionName, Players, Teams, expansions
from tenages.cli.saved import game_at, text_of
from tenages.opening import new_game
from tenages.opening import perft as ways_of
from tenages.rules.editions import DEFAULT_EDITION
from tenages.rules.errors import TenAgesError
from tenages.terminal.progress import progress_bar
from tenages.words.choosing import words_at


def perft(
    context: typer.Context,
    file: Annotated[Path | None, typer.Argument(metavar=FILE, help="cli-perft-file")] = None,
    depth: Annotated[int, typer.Option("--depth", "-d", metavar=NUMBER, help="cli-perft-depth")] = 3,
    until: Annotated[int | None, typer.Option("--until", "-u", metavar=NUMBER, help="cli-replay-until")] = None,
    seed: Annotated[int, typer.Option("--seed", "-s", metavar=NUMBER, help="cli-perft-seed")] = 0,
    players: Players = 2,
    edition: EditionName = DEFAULT_EDITION,
    echoes: Echoes = False,
    american: American = None,
    teams: Teams = False,
    language: Language = None,
) -> None:
    """Count the ways in which a game can continue, for each of the next options and in total."""
    if depth < 1:
        raise TenAgesError("not-positive", what="--depth", given=depth)
    if file is not None:
        game = game_at(text_of(file), until)
    else:
        sets = expansions(echoes)
        game = new_game(players, edition=edition, expansions=sets, american=american, teams=teams, seed=seed)
    words = words_at(language_of(context), game.setup.edition.name)
    options = game.decision.options if game.decision is not None else ()
    ways: list[int] = []
    with progress_bar(console(stderr=True), words.say("cli-perft-counting")) as report_progress:
        for option in options:
            report_progress(len(ways), len(options))
            trial = game.copy()
            trial.choose(option)
            ways.append(ways_of(trial, depth - 1))
    screen = console()
    for option, number in zip(options, ways, strict=True):
        screen.print(f"{option.notation}: {number}", soft_wrap=True)
    total = sum(ways) if options else 1
    screen.print(words.say("cli-perft-total", ways=total, depth=depth, digest=game.digest()), soft_wrap=True)
