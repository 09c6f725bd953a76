"""A game as people read it: the table as plain text, returned or printed."""

from __future__ import annotations

from typing import Final

from tenages.envs.episode import Episode
from tenages.rules.errors import TenAgesError
from tenages.words.choosing import words_at
from tenages.words.table_text import table_text

ANSI: Final = "ansi"
HUMAN: Final = "human"
MODES: Final = (ANSI, HUMAN)


def checked_mode(mode: str | None) -> str | None:
    """A way of rendering that there is, or None."""
    if mode is not None and mode not in MODES:
        raise TenAgesError("unknown-render-mode", given=repr(mode), known=MODES)
    return mode


def render(episode: Episode, seat: int | None, mode: str | None) -> str | None:
    """The table as a player sees it: as text with "ansi", printed with "human"; nothing without a mode."""
    if mode is None:
        return None
    setup = episode.game.setup
    text = table_text(episode.view(seat), words_at(setup.language, setup.edition.name))
    if mode == ANSI:
        return text
    print(text, end="\n\n")  # noqa: T201  (this mode is asked for to print)
    return None
