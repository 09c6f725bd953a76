"""How long a bot takes for its decisions, and how often it exceeds its budget."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import astuple, dataclass
from typing import Final

from tenages.bots import Bot

TOLERANCE: Final = 1.1
"""By which factor a bot may exceed its budget."""


@dataclass
class Thinking:
    """The time that a bot took for its decisions, in seconds."""

    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0
    budget: float = 0.0
    """The most for one decision; 0 if there is no limit."""
    late: int = 0
    """How many decisions exceeded the budget by more than the tolerance."""

    def add(self, seconds: float) -> None:
        """Count one more decision."""
        self.decisions += 1
        self.seconds += seconds
        if seconds > self.longest:
            self.longest = seconds
        if 0 < self.budget * TOLERANCE < seconds:
            self.late += 1

    @property
    def mean(self) -> float:
        """The mean; 0 if there were no decisions."""
        return self.seconds / self.decisions if self.decisions else 0.0

    def __add__(self, other: Thinking) -> Thinking:
        return Thinking(
            self.decisions + other.decisions,
            self.seconds + other.seconds,
            max(self.longest, other.longest),
            max(self.budget, other.budget),
            self.late + other.late,
        )

    def as_data(self) -> list[float]:
        """As a list of numbers, for a file of results.

        They are not rounded: a tournament that is resumed must give the figures of one that was not interrupted.
        """
        return list(astuple(self))

    @classmethod
    def from_data(cls, data: Sequence[float]) -> Thinking:
        """From a file of results."""
        decisions, seconds, longest, budget, late = data
        return cls(int(decisions), seconds, longest, budget, int(late))


def seconds_allowed(bot: Bot) -> float:
    """How many seconds a bot may take for a decision; 0 if its budget does not say."""
    return float(getattr(getattr(bot, "budget", None), "seconds", 0.0) or 0.0)
