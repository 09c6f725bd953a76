"""The program: the group of all commands, and the options before a command."""

from __future__ import annotations

from typing import Annotated

import typer

from tenages.build import is_compiled, source_is_wanted, why_not_compiled
from tenages.cli.group import MISUSED, PROGRAM, TranslatedGroup
from tenages.cli.language import Language
from tenages.cli.options import FLAG
from tenages.version import __version__
from tenages.words import talk

app = typer.Typer(
    name=PROGRAM,
    cls=TranslatedGroup,
    no_args_is_help=True,
    invoke_without_command=True,
    add_completion=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
    help="cli-tenages",
)


def _version(context: typer.Context, wanted: bool) -> None:
    if wanted:
        assert isinstance(context.command, TranslatedGroup)
        build = is_compiled(), source_is_wanted(), why_not_compiled()
        typer.echo(talk.version_line(context.command.words, __version__, *build))
        raise typer.Exit


@app.callback()
def begin(
    context: typer.Context,
    language: Language = None,
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, metavar=FLAG, help="cli-version")
    ] = False,
) -> None:
    """The options before a command; without a command, show the help."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())
        raise typer.Exit(MISUSED)
