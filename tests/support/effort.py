"""How much the tests with random cases try, and with which seed.

`make test` tries a sample that changes every day; `make proof` tries much more. Every run prints its seed, and
TENAGES_SEED repeats it. A test with random cases looks like this. Its file must be in a part of
tests/support/proof_parts.py, or `make proof` does not run it:

    seen = Counter[str]()
    wanted = {"compared": cases(200, 3000), "in effects": cases(50, 700)}
    for game, random in positions(10**5, seed=daily(7)):
        if is_enough(seen, wanted):
            break
        ...
    assert is_enough(seen, wanted), seen
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from datetime import date
from typing import Final, TypeVar

PROOF: Final = os.environ.get("TENAGES_PROOF", "0") != "0"
"""Whether this is `make proof`."""
SEED: Final = int(os.environ.get("TENAGES_SEED") or f"{date.today():%Y%m%d}")
"""The seed of this run: the date, unless the environment names another one."""


Cases = TypeVar("Cases")


def cases(usual: Cases, proof: Cases) -> Cases:
    """How many cases to try, or which: `usual` in `make test`, `proof` in `make proof`."""
    return proof if PROOF else usual


def some(choices: Iterable[Cases], usual: int) -> list[Cases]:
    """In `make test` some of these, others each day until all have had their turn; in `make proof` all."""
    every = list(choices)
    today = {(SEED * usual + place) % len(every) for place in range(usual)}
    return every if PROOF else [every[place] for place in sorted(today)]


def daily(number: int) -> int:
    """The seed of one test; it changes every day. Tests with other numbers have other cases."""
    return 1_000_000 * SEED + number


def is_enough(seen: Mapping[str, int], wanted: Mapping[str, int]) -> bool:
    """Whether each count has reached its minimum.

    A test whose cases change every day goes on until then: a fixed number of cases would be too few on some days.
    """
    return all(seen.get(name, 0) >= number for name, number in wanted.items())
