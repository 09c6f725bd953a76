"""`tenages think`: bots think here for all servers of a database."""

from __future__ import annotations

from typing import Annotated

import typer

from tenages.cli.console import console
from tenages.cli.language import Language, language_of
from tenages.cli.options import NUMBER, TEXT
from tenages.cli.serve import DATABASE, EXTRA, LIBRARIES
from tenages.extras import need
from tenages.rules.errors import TenAgesError
from tenages.words.choosing import words_at


def think(
    context: typer.Context,
    database: Annotated[
        str, typer.Option("--database", metavar=TEXT, envvar=DATABASE, show_envvar=False, help="cli-think-database")
    ] = "",
    processes: Annotated[int, typer.Option("--processes", metavar=NUMBER, help="cli-think-processes")] = 0,
    language: Language = None,
) -> None:
    """Let bots think for servers on this or other machines."""
    words = words_at(language_of(context))
    for library in LIBRARIES:
        need(library, EXTRA)
    from tenages.server import logs, running
    from tenages.server.settings import Settings
    from tenages.server.thinking.thinkers import number_of_thinkers

    if processes < 0:
        raise TenAgesError("not-negative", what="processes", given=repr(processes))
    logs.set_up("console")
    screen = console()
    settings = Settings(database=database, bot_processes=processes)
    number = number_of_thinkers(processes)
    running.think(settings, lambda: screen.print(words.say("server-thinking", number=number)))
    screen.print(words.say("server-stopped"))
