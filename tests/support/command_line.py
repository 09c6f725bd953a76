"""Runs the command line in this process, and reads its output."""

from __future__ import annotations

from typer.testing import CliRunner, Result

from tenages.cli import app

ENGLISH: dict[str, str | None] = {"TENAGES_LANGUAGE": None, "LC_ALL": None, "LC_MESSAGES": None, "LANG": "C.UTF-8"}


def tenages_says(*arguments: str, typed: str = "", **environment: str) -> Result:
    """The result of a command, in English unless the environment sets another language."""
    environ = {**ENGLISH, "COLUMNS": "100", "NO_COLOR": "1", **environment}
    return CliRunner().invoke(app, list(arguments), input=typed, env=environ)


def prose(result: Result) -> str:
    """The output without frames and line breaks, and with ordinary spaces only."""
    return " ".join(result.output.replace("│", " ").split())
