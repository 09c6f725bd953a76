"""How tests are run when mutants are tried: the same each time, and not for ever."""

from __future__ import annotations

import signal
from types import FrameType
from typing import Self

from hypothesis import Phase, settings

QUIETLY = ["-qq", "--no-header", "--no-summary", "-p", "no:cacheprovider", "-p", "no:xdist", "-s", "-W", "ignore"]


def make_repeatable() -> None:
    """Hypothesis makes the same examples each time, and none is made smaller: that a test fails is enough."""
    settings.register_profile("mutants", derandomize=True, database=None, phases=(Phase.explicit, Phase.generate))
    settings.load_profile("mutants")


class _TooLong(BaseException):
    """Ends a test; not an Exception, which the test could expect."""


class Limit:
    """Ends what runs under it after some seconds of processor time; that does not depend on how busy the machine is."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.exceeded = False

    def __enter__(self) -> Self:
        signal.signal(signal.SIGPROF, self._end)
        signal.setitimer(signal.ITIMER_PROF, self.seconds)
        return self

    def __exit__(self, *error: object) -> None:
        signal.setitimer(signal.ITIMER_PROF, 0)

    def _end(self, number: int, frame: FrameType | None) -> None:
        self.exceeded = True
        raise _TooLong
