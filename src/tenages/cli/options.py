"""Options that several commands share: the settings of the table, and the types of values."""

from __future__ import annotations

from typing import Annotated

import typer

from tenages.cards import ECHOES_SET

NUMBER, TEXT, TEXTS, FLAG = "cli-type-number", "cli-type-text", "cli-type-texts", "cli-type-flag"
FILE, FOLDER, SECONDS = "cli-type-file", "cli-type-folder", "cli-type-seconds"
Players = Annotated[int, typer.Option("--players", "-p", metavar=NUMBER, help="cli-players")]
EditionName = Annotated[str, typer.Option("--edition", "-e", metavar=TEXT, help="cli-edition")]
Echoes = Annotated[bool, typer.Option("--echoes", metavar=FLAG, help="cli-echoes")]
American = Annotated[bool | None, typer.Option("--american/--two-rows", metavar=FLAG, help="cli-american")]
Teams = Annotated[bool, typer.Option("--teams", metavar=FLAG, help="cli-teams")]


def expansions(echoes: bool) -> tuple[str, ...]:
    """The sets in play besides the base set."""
    return (ECHOES_SET.name,) if echoes else ()
