"""How a training run stands: what is shown while it goes on. Needs no PyTorch."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from tenages.intervals import Rate


@dataclass(frozen=True)
class Standing:
    """How a run stands after a round."""

    rounds: int
    decisions: int
    goal: int
    """How many decisions the whole run has."""
    games: int
    per_second: float
    """Decisions in a second of this round."""
    playing: float
    """The share of the round that was spent playing; the rest is learning."""
    entropy: float
    value_loss: float
    seconds_left: float | None
    """An estimate; None before there is anything to estimate from."""
    matches: Mapping[str, Rate] = field(default_factory=dict)
    """The latest result against each bot."""
    match_round: int = 0
    """After which round these matches were played."""


Show = Callable[[Standing], None]
"""Is called after each round."""


def show_nothing(standing: Standing) -> None:
    """For runs that nobody watches."""
