"""How much one connection, or one address, may ask for in a while."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from time import monotonic
from typing import Final

Clock = Callable[[], float]
REMEMBERED: Final = 10_000
"""How many addresses are kept in mind."""


class Bucket:
    """Fills by itself at a steady rate, up to its size; everything that is asked for takes one out of it."""

    def __init__(self, size: float, per_second: float, clock: Clock = monotonic) -> None:
        self._size = size
        self._per_second = per_second
        self._clock = clock
        self._left = size
        self._at = clock()

    def take(self) -> bool:
        """Whether there is one left; if so, it is taken."""
        now = self._clock()
        self._left = min(self._size, self._left + (now - self._at) * self._per_second)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """A bucket for every address; those that were not heard of for the longest time are forgotten first."""

    def __init__(self, size: float, per_second: float, clock: Clock = monotonic) -> None:
        self._size = size
        self._per_second = per_second
        self._clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Whether this address has one left; if so, it is taken."""
        bucket = self._buckets.pop(address, None) or Bucket(self._size, self._per_second, self._clock)
        self._buckets[address] = bucket
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        return bucket.take()
