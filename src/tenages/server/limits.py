"""How fast one connection, or one address, may send requests."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from time import monotonic
from typing import Final

Clock = Callable[[], float]
REMEMBERED: Final = 10_000
"""How many addresses are kept in memory."""


class Bucket:
    """A token bucket: it fills at a steady rate up to its size, and every request takes tokens out of it."""

    def __init__(self, size: float, per_second: float, clock: Clock = monotonic) -> None:
        self._size = size
        self._per_second = per_second
        self._clock = clock
        self._left = size
        self._at = clock()

    def take(self, tokens: int = 1) -> bool:
        """Take one token, or more; False if there are not as many."""
        now = self._clock()
        self._left = min(self._size, self._left + (now - self._at) * self._per_second)
        self._at = now
        if self._left < tokens:
            return False
        self._left -= tokens
        return True


class Buckets:
    """A bucket for every address; those unused for longest are dropped first."""

    def __init__(self, size: float, per_second: float, clock: Clock = monotonic) -> None:
        self._size = size
        self._per_second = per_second
        self._clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Take a token of this address; False if it has none."""
        bucket = self._buckets.pop(address, None) or Bucket(self._size, self._per_second, self._clock)
        self._buckets[address] = bucket
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        return bucket.take()
