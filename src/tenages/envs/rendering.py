"""A game as people see it: the board of the terminal, as text or printed."""

from __future__ import annotations

from io import StringIO
from typing import Final

from rich.console import Console
from rich.text import Text

from tenages.envs.match import Match
from tenages.rules.errors import TenAgesError
from tenages.terminal.board import board
from tenages.terminal.look import NARROW
from tenages.words.board import status
from tenages.words.catalogue import words_of
from tenages.words.choosing import catalogue_for
from tenages.words.prompts import prompt
from tenages.words.speaker import Speaker
from tenages.words.terms import player_names

ANSI: Final = "ansi"
HUMAN: Final = "human"
MODES: Final = (ANSI, HUMAN)
WIDTH: Final = 100


def checked_mode(mode: str | None) -> str | None:
    """A way of rendering that there is, or None."""
    if mode is not None and mode not in MODES:
        raise TenAgesError("unknown-render-mode", given=repr(mode), known=MODES)
    return mode


def render(match: Match, seat: int | None, mode: str | None) -> str | None:
    """The table as a player sees it: as text with "ansi", printed with "human"; nothing without a mode."""
    if mode == ANSI:
        file = StringIO()
        _print(match, seat, Console(file=file, width=WIDTH))
        return file.getvalue()
    if mode == HUMAN:
        _print(match, seat, Console())
    return None


def _print(match: Match, seat: int | None, console: Console) -> None:
    view = match.view(seat)
    words = words_of(catalogue_for(match.table.language, match.table.edition))
    speaker = Speaker(words, player_names(words, match.table.players), seat)
    console.print(board(view, speaker, narrow=console.width < NARROW))
    console.print(Text(f"\n{status(speaker, view)}"))
    asked = view.decision or view.asked
    if asked is not None:
        console.print(Text(prompt(speaker, asked, view)))
