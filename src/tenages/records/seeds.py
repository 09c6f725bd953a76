"""Seeds of deals: how one is drawn, and how it is written.

All hidden cards follow from the seed, so one that nobody chose comes from the system's secure generator and is too long
to be found by trying.
"""

from __future__ import annotations

import re
import secrets
from typing import Final

from tenages.rules.errors import BadSetup

BITS: Final = 128
LIMIT: Final = 2**BITS
SAFE_IN_JSON: Final = 2**53
"""From here on, programs in other languages may round a number in JSON."""
_DIGITS: Final = re.compile(r"0|[1-9][0-9]{0,39}")


def new_seed() -> int:
    """A seed that nobody can guess."""
    return secrets.randbits(BITS)


def check_seed(seed: int) -> None:
    """An error if no record could hold this seed."""
    if not 0 <= seed < LIMIT:
        raise _bad_seed()


def seed_text(seed: int) -> str:
    """A seed in digits."""
    return str(seed)


def seed_of(text: str) -> int:
    """The seed that is written in digits; an error if the text is anything else."""
    # The pattern limits the length: Python refuses to read thousands of digits, with an error of its own.
    if not isinstance(text, str) or _DIGITS.fullmatch(text) is None:
        raise _bad_seed()
    seed = int(text)
    check_seed(seed)
    return seed


def seed_to_json(seed: int) -> int | str:
    """A seed as it is written in JSON: a number, or text if the number is too large for that."""
    return seed if seed < SAFE_IN_JSON else seed_text(seed)


def seed_from_json(value: object) -> int:
    """The seed in a value from JSON: a number or text."""
    if type(value) is int:
        check_seed(value)
        return value
    if isinstance(value, str):
        return seed_of(value)
    raise _bad_seed()


def _bad_seed() -> BadSetup:
    return BadSetup("bad-seed", most=seed_text(LIMIT - 1))
