"""Small bots for tournaments: some behave well, others break the rules or crash."""

from __future__ import annotations

import ctypes
import os
import sys
from pathlib import Path
from threading import Event
from typing import Any

from tenages.bots.budget import Budget
from tenages.rules.options import Decision, Option
from tenages.sight.view import View

GOOD_DECISIONS = 12
"""How many decisions a bot makes before it misbehaves."""


HANGING = "TENAGES_TEST_HANGING"
"""The variable that names the folder in which a bot leaves a file before it hangs."""


def say_that_it_hangs() -> None:
    """Leave a file by which a test knows that a bot hangs."""
    Path(os.environ[HANGING], str(os.getpid())).touch()


class First:
    """Always takes the first option."""

    def decide(self, view: View, decision: Decision) -> Option:
        return decision.options[0]


class Last:
    """Always takes the last option, and prints a line."""

    def decide(self, view: View, decision: Decision) -> Option:
        print("the last one")  # noqa: T201
        return decision.options[-1]


class Moody:
    """Plays well at first; with an even seed it then misbehaves, here by raising an error."""

    def __init__(self, seed: int) -> None:
        self.misbehaves = seed % 2 == 0
        self.decisions_left = GOOD_DECISIONS

    def decide(self, view: View, decision: Decision) -> Any:
        self.decisions_left -= 1
        return self.misbehave(decision) if self.decisions_left == 0 and self.misbehaves else decision.options[0]

    def misbehave(self, decision: Decision) -> Any:
        raise ValueError("no idea what to do")


class Cheater(Moody):
    """Chooses something that was not offered."""

    def misbehave(self, decision: Decision) -> Any:
        return "all your cards"


class Leaver(Moody):
    """Exits with sys.exit."""

    def misbehave(self, decision: Decision) -> Any:
        sys.exit(7)


class Killer(Moody):
    """Ends its process."""

    def misbehave(self, decision: Decision) -> Any:
        os._exit(3)


class Sleeper(Moody):
    """Never decides: waits for something that does not come."""

    def misbehave(self, decision: Decision) -> Any:
        say_that_it_hangs()
        Event().wait()


class Brooder(Moody):
    """Never decides: thinks for ever."""

    def misbehave(self, decision: Decision) -> Any:
        say_that_it_hangs()
        while True:
            pass


class Frozen(Moody):
    """Never decides: calls a function in C that does not return, and that lets no other thread run meanwhile."""

    def misbehave(self, decision: Decision) -> Any:
        say_that_it_hangs()
        ctypes.PyDLL(None).pause()


class Canceller(Moody):
    """Raises what is no error, and what nobody catches."""

    def misbehave(self, decision: Decision) -> Any:
        raise KeyboardInterrupt


class Unborn:
    """Cannot be created for a game, only with seed 0 for the check before."""

    def __init__(self, seed: int) -> None:
        if seed:
            raise RuntimeError("not today")

    def decide(self, view: View, decision: Decision) -> Option:
        return decision.options[0]


class Hasty(First):
    """Has a budget of a tenth of a second."""

    budget = Budget(seconds=0.1)
