"""Little bots for tournaments: one that is well behaved, and some that are not."""

from __future__ import annotations

import os
import sys
from typing import Any

from tenages.bots.budget import Budget
from tenages.rules.options import Decision, Option
from tenages.sight.view import View

PATIENCE = 12
"""So many decisions pass before someone misbehaves."""


class First:
    """Always takes the first option."""

    def decide(self, view: View, decision: Decision) -> Option:
        return decision.options[0]


class Last:
    """Always takes the last option, and says so."""

    def decide(self, view: View, decision: Decision) -> Option:
        print("the last one")  # noqa: T201
        return decision.options[-1]


class Moody:
    """Plays well for a while; every other one of its kind then loses its temper."""

    def __init__(self, seed: int) -> None:
        self.is_angry = seed % 2 == 0
        self.left = PATIENCE

    def decide(self, view: View, decision: Decision) -> Any:
        self.left -= 1
        return self.temper(decision) if self.left == 0 and self.is_angry else decision.options[0]

    def temper(self, decision: Decision) -> Any:
        raise ValueError("no idea what to do")


class Cheater(Moody):
    """Wants what nobody offered."""

    def temper(self, decision: Decision) -> Any:
        return "all your cards"


class Leaver(Moody):
    """Wants to go home."""

    def temper(self, decision: Decision) -> Any:
        sys.exit(7)


class Killer(Moody):
    """Takes its process along."""

    def temper(self, decision: Decision) -> Any:
        os._exit(3)


class Unborn:
    """Cannot even be made for a game, only for a look at it."""

    def __init__(self, seed: int) -> None:
        if seed:
            raise RuntimeError("not today")

    def decide(self, view: View, decision: Decision) -> Option:
        return decision.options[0]


class Hasty(First):
    """May think for a tenth of a second."""

    budget = Budget(seconds=0.1)
