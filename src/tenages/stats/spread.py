"""How values are spread: the lowest and the highest, the quartiles, the mean."""

from __future__ import annotations

from collections import Counter
from statistics import fmean, quantiles
from typing import NamedTuple


class Spread(NamedTuple):
    """A quarter of the values lies below `quarter`, half of them below `median`, and so on."""

    low: float
    quarter: float
    median: float
    three_quarters: float
    high: float
    mean: float


def spread(counts: Counter[int]) -> Spread:
    """The spread of values, given how often each of them occurs; there must be at least one."""
    values = sorted(counts.elements())
    # One value has no quantiles before Python 3.13.
    quarter, median, three_quarters = quantiles(values, method="inclusive") if len(values) > 1 else values * 3
    return Spread(values[0], quarter, median, three_quarters, values[-1], fmean(values))
