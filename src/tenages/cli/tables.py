"""`tenages tables`: the operator lists, shows, closes, exports and deletes tables, also while a server is running."""

from __future__ import annotations

import json
import sys
from functools import partial
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from tenages.cli.console import console
from tenages.cli.group import INTERRUPTED, CommandGroup, TranslatedCommand
from tenages.cli.language import Language, language_of
from tenages.cli.options import FILE, FLAG, TEXT, TEXTS
from tenages.cli.serve import DATABASE, EXTRA, LIBRARIES
from tenages.extras import need
from tenages.rules.errors import TenAgesError
from tenages.words import talk
from tenages.words.catalogue import Words
from tenages.words.choosing import words_at

Database = Annotated[
    str, typer.Option("--database", metavar=TEXT, envvar=DATABASE, show_envvar=False, help="cli-tables-database")
]
TableId = Annotated[str, typer.Argument(metavar=TEXT, help="cli-tables-id")]

tables = typer.Typer(cls=CommandGroup, help="cli-tables", no_args_is_help=True, add_completion=False)


@tables.command("list", cls=TranslatedCommand, help="cli-tables-list")
def list_tables(
    context: typer.Context,
    everything: Annotated[bool, typer.Option("--all", metavar=FLAG, help="cli-tables-all")] = False,
    as_json: Annotated[bool, typer.Option("--json", metavar=FLAG, help="cli-tables-json")] = False,
    database: Database = "",
    language: Language = None,
) -> None:
    """List the tables, the last used first."""
    words = _words(context)
    from tenages.cli import tables_shown
    from tenages.server import operating

    found = operating.with_store(database, partial(operating.stored_tables, archived=everything))
    if as_json:
        typer.echo(json.dumps([tables_shown.as_data(table) for table in found], indent=2, ensure_ascii=False))
    elif found:
        console().print(tables_shown.overview(words, found))
    else:
        console().print(words.say("server-tables-none"))


@tables.command("show", cls=TranslatedCommand, help="cli-tables-show")
def show(context: typer.Context, table: TableId, database: Database = "", language: Language = None) -> None:
    """Show one table, without its cards."""
    words = _words(context)
    from tenages.cli import tables_shown
    from tenages.server import operating

    found = operating.with_store(database, partial(operating.stored_table, table_id=table))
    console().print(tables_shown.details(words, found))


@tables.command("close", cls=TranslatedCommand, help="cli-tables-close")
def close(
    context: typer.Context,
    ids: Annotated[list[str], typer.Argument(metavar=TEXTS, help="cli-tables-ids")],
    database: Database = "",
    language: Language = None,
) -> None:
    """Disconnect everyone from tables, and archive them."""
    words = _words(context)
    from tenages.server import operating

    operating.with_store(database, partial(operating.close_tables, table_ids=dict.fromkeys(ids)))
    console().print(words.say("server-tables-closed", count=len(set(ids))))


@tables.command("export", cls=TranslatedCommand, help="cli-tables-export")
def export(
    context: typer.Context,
    table: TableId,
    output: Annotated[Path | None, typer.Option("--output", "-o", metavar=FILE, help="cli-tables-output")] = None,
    database: Database = "",
    language: Language = None,
) -> None:
    """Print the record of a game, or write it to a file."""
    words = _words(context)
    from tenages.server import operating

    text = operating.with_store(database, partial(operating.record_of, table_id=table, words=words))
    if output is None:
        typer.echo(text)
        return
    try:
        output.write_text(text, encoding="utf-8")
    except OSError as error:
        raise TenAgesError("unwritable", path=str(output), why=talk.trouble(error)) from error
    console().print(Text(words.say("server-tables-exported", path=str(output))), soft_wrap=True)


@tables.command("delete", cls=TranslatedCommand, help="cli-tables-delete")
def delete(
    context: typer.Context,
    ids: Annotated[list[str] | None, typer.Argument(metavar=TEXTS, help="cli-tables-ids")] = None,
    made_by: Annotated[str | None, typer.Option("--made-by", metavar=TEXT, help="cli-tables-made-by")] = None,
    unused: Annotated[bool, typer.Option("--unused", metavar=FLAG, help="cli-tables-unused")] = False,
    yes: Annotated[bool, typer.Option("--yes", "-y", metavar=FLAG, help="cli-tables-yes")] = False,
    database: Database = "",
    language: Language = None,
) -> None:
    """Delete tables for good."""
    words = _words(context)
    from tenages.server import operating
    from tenages.server.storage.store import Store

    if bool(ids) == (made_by is not None or unused):
        raise TenAgesError("which-tables")

    async def chosen(store: Store) -> list[str]:
        if not ids:
            return await store.ids(made_by, unused=unused)
        await operating.check_known(store, ids)
        return list(dict.fromkeys(ids))

    wanted = operating.with_store(database, chosen)
    if wanted and not yes and not _sure(words, wanted):
        raise typer.Exit(INTERRUPTED)
    count = operating.with_store(database, lambda store: store.remove_tables(wanted))
    console().print(words.say("server-tables-deleted", count=count))


def _sure(words: Words, ids: list[str]) -> bool:
    screen = console(stderr=True)
    screen.print(Text(", ".join(ids)))
    screen.print(Text(words.say("server-tables-sure", count=len(ids))), end=" ")
    return talk.answers(words).get(sys.stdin.readline().strip().casefold()) == "yes"


def _words(context: typer.Context) -> Words:
    for library in LIBRARIES:
        need(library, EXTRA)
    return words_at(language_of(context))
