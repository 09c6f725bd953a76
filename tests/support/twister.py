"""The Mersenne Twister, as someone sees it who wants to foretell it: its state follows from 624 of its numbers."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

NEEDED: Final = 624
"""How many numbers of 32 bits are the whole state."""
VERSION: Final = 3
"""The version of the state in Python's `random`."""


def foretelling(numbers: Sequence[int]) -> Random:
    """A generator that goes on where these numbers end, if they are 624 consecutive ones of Python's generator."""
    assert len(numbers) == NEEDED
    generator = Random()
    generator.setstate((VERSION, (*[_untempered(number) for number in numbers], NEEDED), None))
    return generator


def _untempered(number: int) -> int:
    """The word of the state from which a number was made: the four steps of the Twister, backwards."""
    number ^= number >> 18
    number ^= number << 15 & 0xEFC60000
    number = _without_left_shift(number)
    return _without_right_shift(number)


def _without_left_shift(number: int) -> int:
    """Undo `x ^= x << 7 & 0x9D2C5680`: each round makes seven more of the low bits right."""
    found = number
    for _ in range(5):
        found = number ^ (found << 7 & 0x9D2C5680)
    return found


def _without_right_shift(number: int) -> int:
    """Undo `x ^= x >> 11`: each round makes eleven more of the high bits right."""
    found = number
    for _ in range(3):
        found = number ^ found >> 11
    return found
