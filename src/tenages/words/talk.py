"""The texts of the terminal and the command line that combine several messages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tenages.rules.errors import TenAgesError
from tenages.rules.setup import Setup
from tenages.words.catalogue import Words, words_of
from tenages.words.terms import table_words

HELP: Final = (
    "number",
    "option",
    "card",
    "pile",
    "log",
    "board",
    "rules",
    "glossary",
    "why",
    "hint",
    "language",
    "save",
    "quit",
    "help",
)
COMMANDS: Final = (
    *("help", "card", "log", "board", "pile", "rules", "glossary", "why", "hint", "language", "save", "quit"),
)
ANSWERS: Final = ("yes", "no", "save")
AGAIN: Final = ("same", "stronger", "weaker", "no")


def welcome(words: Words, setup: Setup) -> str:
    """What is played: the first words of a game."""
    return words.say("talk-welcome", table=_table(words, setup), **_seats(setup))


def seed(words: Words, setup: Setup) -> str:
    """From which seed it is dealt."""
    return words.say("talk-seed", seed=str(setup.seed))


def simulated(words: Words, games: int, setup: Setup, seconds: float) -> str:
    """What was simulated, how fast, and with which seed."""
    table, rate = _table(words, setup), games / seconds if seconds > 0 else 0.0
    return words.say(
        "talk-simulated",
        games=games,
        table=table,
        seed=str(setup.seed),
        seconds=seconds,
        rate=rate,
        **_seats(setup),
    )


def _table(words: Words, setup: Setup) -> str:
    return table_words(words, setup.edition.name, setup.expansions, setup.american)


def _seats(setup: Setup) -> dict[str, str | int]:
    return {"players": setup.players, "teams": "yes" if setup.teams else "no"}


def help_lines(words: Words) -> list[tuple[str, str]]:
    """What can be typed, and what it does."""
    return [(words.say(f"talk-help-{about}.typed"), words.say(f"talk-help-{about}")) for about in HELP]


def help_notes(words: Words, setup: Setup) -> list[str]:
    """What the signs on the board mean, and briefly what an expansion adds."""
    notes = [words.say("talk-note-piles")]
    if setup.expansions:
        notes += [words.say("talk-note-echoes"), words.say("talk-note-mixed" if setup.american else "talk-note-rows")]
    return notes


def commands(words: Words) -> dict[str, str]:
    """Every word that can be typed, and the command that it means."""
    return _typed(words, "talk-command-", COMMANDS)


def answers(words: Words) -> dict[str, str]:
    """Every word that answers a question about leaving and saving, and what it means."""
    return _typed(words, "talk-answer-", ANSWERS)


def answers_about_another_game(words: Words) -> dict[str, str]:
    """Every word that answers whether to play again, and what it means."""
    return _typed(words, "talk-again-", AGAIN)


def _typed(words: Words, beginning: str, meanings: Sequence[str]) -> dict[str, str]:
    """Typed words and their meanings, in the reader's language and in English; the reader's language has priority."""
    return {
        typed: meaning
        for language in (words_of(), words)
        for meaning in meanings
        for typed in language.say(f"{beginning}{meaning}").split()
    }


def trouble(error: OSError | UnicodeDecodeError) -> TenAgesError:
    """Why a file could not be read or written."""
    if isinstance(error, UnicodeDecodeError):
        return TenAgesError("file-is-no-text")
    if isinstance(error, FileNotFoundError):
        return TenAgesError("file-missing")
    if isinstance(error, PermissionError):
        return TenAgesError("file-forbidden")
    if isinstance(error, IsADirectoryError):
        return TenAgesError("file-is-folder")
    return TenAgesError("file-trouble", why=error.strerror or str(error))


def version_line(words: Words, version: str, compiled: bool, by_wish: bool, why_not: str = "") -> str:
    """The version and its build; if the source runs, whether that was requested, or why it is not compiled."""
    build = "compiled" if compiled else "by-wish" if by_wish else "failed" if why_not else "uncompiled"
    return words.say("cli-version-line", version=version, build=build, why=why_not)
