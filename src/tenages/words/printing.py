"""The texts of `print(game)`, `print(view)` and `game.log`.

The catalogues are only loaded when something is printed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tenages.rules.play import Play
    from tenages.sight.view import View


def view_text(seen: View) -> str:
    """The table as its player sees it, in the language and the terms of the table."""
    from tenages.words.choosing import words_at
    from tenages.words.table_text import table_text

    return table_text(seen, words_at(seen.setup.language, seen.setup.edition.name))


def log_text(play: Play, player: int | None, language: str) -> list[str]:
    """The log in sentences, as a player saw it."""
    from tenages.words.choosing import words_at
    from tenages.words.log import log_sentences

    return log_sentences(play, player, words_at(language, play.setup.edition.name))
