"""The values that were used last."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Generic, TypeVar

Key = TypeVar("Key")
Value = TypeVar("Value")


class Lately(Generic[Key, Value]):
    """Keeps the values that were used last, as many as have the given size together; a single one in any case."""

    def __init__(self, most: int, size: Callable[[Value], int]) -> None:
        self._most = most
        self._size = size
        self._values: OrderedDict[Key, Value] = OrderedDict()

    def get(self, key: Key) -> Value | None:
        """The value with this key, if it is still there."""
        if key not in self._values:
            return None
        self._values.move_to_end(key)
        return self._values[key]

    def put(self, key: Key, value: Value) -> Value:
        """Keep a value; those that were not used for longest are dropped."""
        self._values[key] = value
        self._values.move_to_end(key)
        while len(self._values) > 1 and sum([self._size(each) for each in self._values.values()]) > self._most:
            self._values.popitem(last=False)
        return value
