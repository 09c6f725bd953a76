"""The command line: `tenages play`, `simulate`, `card`, `rules`, `glossary`, `replay`, `bench`."""

from tenages.cli.commands import app

__all__ = ["app"]
