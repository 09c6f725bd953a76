"""The command line: `tenages play`, `simulate`, `card`, `rules`, `glossary`, `replay`, `bench`, `stats`,
`tournament`."""

from tenages.cli import stats, tournament
from tenages.cli.commands import app

__all__ = ["app", "stats", "tournament"]
