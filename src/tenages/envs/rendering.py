"""A game as people see it: the table as plain text, returned or printed, or as a picture of that text."""

from __future__ import annotations

from typing import Any, Final

from tenages.envs.episode import Episode
from tenages.rules.errors import TenAgesError
from tenages.words.choosing import words_at
from tenages.words.table_text import WIDTH, table_text

ANSI: Final = "ansi"
HUMAN: Final = "human"
RGB_ARRAY: Final = "rgb_array"
MODES: Final = (ANSI, HUMAN, RGB_ARRAY)


def checked_mode(mode: str | None) -> str | None:
    """A way of rendering that there is, or None."""
    if mode is not None and mode not in MODES:
        raise TenAgesError("unknown-render-mode", given=repr(mode), known=MODES)
    return mode


def render(episode: Episode, seat: int | None, mode: str | None) -> Any:
    """The table as a player sees it.

    As text with "ansi", as a picture with "rgb_array", printed with "human"; nothing without a mode.
    """
    if mode is None:
        return None
    setup = episode.game.setup
    text = table_text(episode.view(seat), words_at(setup.language, setup.edition.name))
    if mode == ANSI:
        return text
    if mode == RGB_ARRAY:
        # Only a picture needs the library that draws it.
        from tenages.envs.picture import picture

        return picture(text, WIDTH, _rows(setup.players, len(setup.expansions)))
    print(text, end="\n\n")  # noqa: T201  (this mode is asked for to print)
    return None


def _rows(players: int, expansions: int) -> int:
    """How many lines the text of such a table seldom exceeds."""
    return 30 + 11 * players + 4 * expansions
