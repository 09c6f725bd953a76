"""How values are spread: the lowest and the highest, the quartiles, the mean."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple


class Spread(NamedTuple):
    """Of some values: a quarter of them lies below `quarter`, half of them below `median`, and so on."""

    low: float
    quarter: float
    median: float
    three_quarters: float
    high: float
    mean: float


def spread(counts: Counter[int]) -> Spread:
    """The spread of values that came so many times each; there must be some."""
    values = sorted(counts)
    number = counts.total()
    total = sum([value * times for value, times in counts.items()])
    quarter, median, three_quarters = [_at(values, counts, part * (number - 1)) for part in (1, 2, 3)]
    return Spread(values[0], quarter, median, three_quarters, values[-1], total / number)


def _at(values: Sequence[int], counts: Counter[int], quarters: int) -> float:
    """The value after so many quarters of a step in the row of all of them; between two, it lies between them."""
    place, beyond = divmod(quarters, 4)
    low = _nth(values, counts, place)
    return low + (_nth(values, counts, place + 1) - low) * beyond / 4 if beyond else low


def _nth(values: Sequence[int], counts: Counter[int], place: int) -> int:
    for value in values:
        place -= counts[value]
        if place < 0:
            return value
    raise IndexError(place)
