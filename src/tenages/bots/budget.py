"""How long a bot may think about one decision: a number of iterations or of seconds."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from tenages.rules.errors import TenAgesError

SECONDS: Final = re.compile(r"(\d+(?:\.\d+)?|\.\d+)s")
ITERATIONS: Final = re.compile(r"\d{1,9}")


class Budget(NamedTuple):
    """What may be spent on one decision. One of the two is set."""

    iterations: int = 0
    seconds: float = 0.0

    def __str__(self) -> str:
        return str(self.iterations) if self.iterations else f"{self.seconds:g}s"


def budget(text: str) -> Budget:
    """A budget from its text: "500" is iterations, "0.2s" is seconds."""
    found = SECONDS.fullmatch(text)
    if found is not None and float(found[1]) > 0:
        return Budget(seconds=float(found[1]))
    if ITERATIONS.fullmatch(text) and int(text) > 0:
        return Budget(iterations=int(text))
    raise TenAgesError("bad-budget", given=repr(text))
