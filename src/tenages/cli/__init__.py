"""The command line: `tenages play`, `serve`, `simulate`, `card`, `rules`, `glossary`, `replay`, `bench`, `stats`,
`tournament`."""

from tenages.cli import serve, stats, tournament
from tenages.cli.commands import app

__all__ = ["app", "serve", "stats", "tournament"]
