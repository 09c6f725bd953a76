"""The seeds of many games."""

from __future__ import annotations

from typing import Final

SEEDS: Final = 2**32
"""How many different seeds are used; after the last comes 0."""


def seeds_from(first: int, number: int) -> list[int]:
    """Consecutive seeds."""
    return [(first + place) % SEEDS for place in range(number)]
