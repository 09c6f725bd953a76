"""Settings of runs that take seconds, and what the tests of learning need."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

import pytest

from tenages.learning.settings import TrainingSettings, settings_of
from tests.support.tournaments import Here

WITHOUT_PYTORCH: Final = 'PyTorch is not installed; "make torch" installs it'
if os.environ.get("TENAGES_REQUIRE_TORCH", "0") != "0":
    import torch  # noqa: F401  (if it is required, its absence is an error and skips nothing)

TINY: Final[dict[str, Any]] = {
    "width": 16,
    "blocks": 1,
    "device": "cpu",
    "threads": 1,
    "games": 16,
    "workers": 1,
    "steps": 8,
    "minibatch": 64,
    "decisions": 512,
    "league_every": 1,
    "league_size": 3,
    "match_every": 0,
    "match_games": 2,
    "match_bots": ["random"],
}
ROUND: Final = 128
"""How many decisions each round of such a run has."""


def tiny(**others: Any) -> TrainingSettings:
    """The settings of a tiny run; `others` replace some of them."""
    return settings_of({**TINY, **others})


@contextmanager
def matches_in_this_process() -> Iterator[None]:
    """Meanwhile matches start no processes, each of which would have to load PyTorch."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("tenages.learning.matches.Processes", lambda number: Here())
        yield
