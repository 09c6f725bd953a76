"""The command line in this very process, and what it says."""

from __future__ import annotations

from typer.testing import CliRunner, Result

from tenages.cli import app

ENGLISH: dict[str, str | None] = {"TENAGES_LANGUAGE": None, "LC_ALL": None, "LC_MESSAGES": None, "LANG": "C.UTF-8"}


def tenages_says(*arguments: str, typed: str = "", **environment: str) -> Result:
    """What a command answers, in English unless the environment says otherwise."""
    environ = {**ENGLISH, "COLUMNS": "100", "NO_COLOR": "1", **environment}
    return CliRunner().invoke(app, list(arguments), input=typed, env=environ)


def prose(result: Result) -> str:
    """What was said, without frames and line breaks, and with spaces that are all alike."""
    return " ".join(result.output.replace("│", " ").split())
