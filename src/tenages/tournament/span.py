"""The lowest, the mean and the highest of many values."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass


@dataclass
class Span:
    """The lowest, the mean and the highest of the values that were added."""

    low: int = 0
    high: int = 0
    total: int = 0
    count: int = 0

    def add(self, value: int) -> None:
        """Count one more."""
        self.low = min(self.low, value) if self.count else value
        self.high = max(self.high, value)
        self.total += value
        self.count += 1

    @property
    def mean(self) -> float:
        """The mean; 0 if there are no values."""
        return self.total / self.count if self.count else 0.0


def span_of(values: Iterable[int]) -> Span:
    """The span of some values."""
    span = Span()
    for value in values:
        span.add(value)
    return span
