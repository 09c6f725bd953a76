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
    """A token bucket: it fills at a steady rate up to its size, and every request takes as many tokens as it costs."""

    def __init__(self, size: float, per_second: float, clock: Clock = monotonic) -> None:
        self._size = size
        self._per_second = per_second
        self._clock = clock
        self._left = size
        self._at = clock()

    def take(self, cost: float = 1.0) -> bool:
        """Take that many tokens; False, and none are taken, if there are fewer."""
        now = self._clock()
        self._left = min(self._size, self._left + (now - self._at) * self._per_second)
        self._at = now
        if self._left < cost:
            return False
        self._left -= cost
        return True


class Buckets:
    """A bucket for every address; those unused for longest are dropped first."""

    def __init__(self, size: float, per_second: float, clock: Clock = monotonic) -> None:
        self._size = size
        self._per_second = per_second
        self._clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, cost: float = 1.0) -> bool:
        """Take that many tokens of this address; False, and none are taken, if it has fewer."""
        bucket = self._buckets.pop(address, None) or Bucket(self._size, self._per_second, self._clock)
        self._buckets[address] = bucket
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        return bucket.take(cost)
