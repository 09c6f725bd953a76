"""The command line: `tenages play`, `simulate`, `card`, `replay`, `bench`."""

from tenages.cli.commands import app

__all__ = ["app"]
