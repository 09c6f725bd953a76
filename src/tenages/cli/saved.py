"""Reading saved games, for several commands."""

from __future__ import annotations

from pathlib import Path

import typer

from tenages.cli.language import requested_language
from tenages.game import Game
from tenages.opening import replay, steps
from tenages.rules.errors import TenAgesError
from tenages.words import talk
from tenages.words.catalogue import Words
from tenages.words.choosing import words_at


def text_of(file: Path) -> str:
    """The text of a saved game."""
    try:
        return file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise TenAgesError("unreadable", path=str(file), why=talk.trouble(error)) from error


def game_at(text: str, until: int | None) -> Game:
    """The game of a record at its end, or after `until` choices."""
    if until is None:
        return replay(text)
    if until < 0:
        raise TenAgesError("not-negative", what="--until", given=until)
    made = 0
    for made, game in enumerate(steps(text)):
        if made == until:
            return game
    raise TenAgesError("too-few-choices", until=until, choices=made)


def words_for(context: typer.Context, game: Game) -> Words:
    """The catalogue of the requested language, else of the table's language."""
    return words_at(requested_language(context) or game.setup.language, game.setup.edition.name)


def check_seat(seat: int, players: int) -> None:
    """Raise an error if the table does not have this seat."""
    if not 1 <= seat <= players:
        raise TenAgesError("bad-seat", seat=seat, players=players)
