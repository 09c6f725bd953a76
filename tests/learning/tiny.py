"""Settings of runs that take seconds."""

from __future__ import annotations

from typing import Any, Final

from tenages.learning.settings import TrainingSettings, settings_of

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
