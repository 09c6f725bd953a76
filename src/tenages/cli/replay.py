"""`tenages replay`: prints the log of a saved game."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.rule import Rule
from rich.text import Text

from tenages.cli.console import console
from tenages.cli.language import Language
from tenages.cli.options import FILE, FLAG, NUMBER
from tenages.cli.saved import check_seat, game_at, text_of, words_for
from tenages.cli.welcome import print_welcome
from tenages.records.saved import read
from tenages.sight.history import SeenEvent
from tenages.sight.view import open_view
from tenages.terminal.board import board
from tenages.terminal.look import NARROW
from tenages.terminal.stories import story
from tenages.words import board as board_words
from tenages.words.speaker import Speaker
from tenages.words.terms import distinct, player_names


def replay(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar=FILE, help="cli-replay-file")],
    until: Annotated[int | None, typer.Option("--until", "-u", metavar=NUMBER, help="cli-replay-until")] = None,
    seat: Annotated[int | None, typer.Option("--seat", "-k", metavar=NUMBER, help="cli-replay-seat")] = None,
    everything: Annotated[bool, typer.Option("--open", metavar=FLAG, help="cli-replay-open")] = False,
    language: Language = None,
) -> None:
    """Print the log of a saved game."""
    screen = console()
    text = text_of(file)
    game = game_at(text, until)
    setup = game.setup
    if seat is not None:
        check_seat(seat, setup.players)
    reader = None if seat is None else seat - 1
    words = words_for(context, game)
    record = read(text)
    speaker = Speaker(words, distinct(record.names) or player_names(words, setup.players), reader)
    seen = [SeenEvent(event, True) for event in game.events] if everything else game.history(reader)
    print_welcome(words, screen, setup)
    for line in story(seen, speaker):
        screen.print(line)
    title = words.say("talk-final-board" if game.over else "talk-board-now")
    screen.print(Rule(title, style="dim", align="left"))
    screen.print(board(open_view(game) if everything else game.view(reader), speaker, narrow=screen.width < NARROW))
    screen.print()
    ending = record.ending if len(game.choices) == len(record.choices) else None
    if game.outcome is not None:
        screen.print(Text(board_words.outcome(speaker, game.outcome), style="bold"))
    elif ending is not None:
        text = board_words.players_ended(speaker, ending.how, ending.by, ending.winners)
        screen.print(Text(text, style="bold"))
    else:
        screen.print(words.say("talk-in-progress", choices=len(game.choices)))
