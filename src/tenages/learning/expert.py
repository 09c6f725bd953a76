"""Improve the network of a run by its own search, from the command line.

    python -m tenages.learning.expert RUN play_seconds=300 iterations=100 match_games=400

The settings are those of `tenages.learning.expert_settings`, their values as in JSON. It prints a line of JSON for each
piece of news.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tenages.learning.expert_settings import expert_settings


def main(folder: str, *named: str) -> None:
    """Run from the command line: the folder of a run, and settings as name=value."""
    settings = expert_settings({name: json.loads(value) for name, value in [each.split("=", 1) for each in named]})
    # The processes that play load this module too, and need no PyTorch.
    from tenages.learning.improvement import Improvement

    def tell(news: str, figures: dict[str, Any]) -> None:
        print(json.dumps({"news": news, **figures}), flush=True)  # noqa: T201

    Improvement(Path(folder), settings, tell).go()


if __name__ == "__main__":
    import sys

    main(*sys.argv[1:])
