"""The language of the command line: from --language, else from the environment."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Annotated, Final

import typer

from tenages.words.catalogue import Words
from tenages.words.choosing import CHOICES, language_of_environment, words_at

LONG, SHORT = "--language", "-l"
Language = Annotated[str | None, typer.Option(LONG, SHORT, metavar="cli-type-text", help="cli-language")]
NAME: Final = "language"


def requested_language(context: typer.Context) -> str | None:
    """The value of --language, after or before the command; None if it was not given."""
    return context.params.get(NAME) or context.find_root().params.get(NAME)


def language_of(context: typer.Context) -> str:
    """The requested language, else the language of the environment."""
    return requested_language(context) or language_of_environment(os.environ)


def words_before_parsing(arguments: Sequence[str]) -> Words:
    """The catalogue for help and for usage errors, which are needed before the arguments are parsed."""
    wanted = [language for language in _languages_in(arguments) if language in CHOICES]
    return words_at(wanted[-1] if wanted else language_of_environment(os.environ))


def _languages_in(arguments: Sequence[str]) -> list[str]:
    """The values of all --language and -l options, with or without a separator."""
    found = []
    for place, argument in enumerate(arguments):
        following = arguments[place + 1] if place + 1 < len(arguments) else ""
        if argument in (LONG, SHORT):
            found.append(following)
        elif argument.startswith(f"{LONG}="):
            found.append(argument.removeprefix(f"{LONG}="))
        elif argument.startswith(SHORT):
            found.append(argument.removeprefix(SHORT))
    return found
