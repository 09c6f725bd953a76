"""The command line: `tenages play`, `serve`, `simulate`, `card`, `cards`, `rules`, `glossary`, `replay`, `perft`,
`bench`, `stats`, `tournament`, `train`."""

from tenages.cli.program import app as app
