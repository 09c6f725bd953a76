"""Every wait of a test has an end: after a time limit the test fails, and shows where all its processes waited.

A signal interrupts whatever the main thread waits for: a read, a lock, another process. It comes again every few
seconds, since cleaning up may wait, too. Code that takes no signals, such as a loop in compiled code, cannot be
interrupted; then a watchdog prints where every thread is and ends the process. The limit is far above what any test
needs, so no test depends on the clock.
"""

from __future__ import annotations

import faulthandler
import os
import signal
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from threading import current_thread, main_thread
from typing import Any, Final

import pytest

from tests.support.effort import cases
from tests.support.stacks import stacks

LIMIT_SECONDS: Final = cases(300.0, 3600.0)
"""How long setting up a test, the test itself, or cleaning up after it may take, unless it is marked."""
AGAIN_SECONDS: Final = 10.0
"""How long cleaning up may wait at a time after the limit was reached."""
GRACE_SECONDS: Final = 60.0
"""How long after the limit the watchdog ends the process; and how long the process may take to end by itself."""
MARK: Final = "time_limit"
STANDARD_ERROR: Final = 2

_terminal: list[int] = []
"""A file descriptor for the watchdog that pytest does not capture."""


@contextmanager
def time_limit(seconds: float, again: float = AGAIN_SECONDS, grace: float = GRACE_SECONDS) -> Iterator[None]:
    """Interrupts what happens inside after this many seconds."""
    _watch(seconds + grace)
    if not _has_signals():
        yield
        faulthandler.cancel_dump_traceback_later()
        return

    interrupted = False

    def interrupt(number: int, frame: object) -> None:
        nonlocal interrupted
        found = ""
        if not interrupted:
            # Cleaning up may be interrupted again, but only the first stacks are of interest. While they are taken,
            # which may need some time on a busy machine, neither the next signal nor the watchdog comes.
            interrupted = True
            signal.setitimer(signal.ITIMER_REAL, 0)
            faulthandler.cancel_dump_traceback_later()
            found = f"\n{stacks()}"
            signal.setitimer(signal.ITIMER_REAL, again, again)
            _watch(again + grace)
        # A failure is no `Exception`, so no code under test can take it for one of its own.
        pytest.fail(f"no end within {seconds:g} seconds{found}")

    before = signal.signal(signal.SIGALRM, interrupt)
    try:
        signal.setitimer(signal.ITIMER_REAL, seconds, again)
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
        faulthandler.cancel_dump_traceback_later()


def _has_signals() -> bool:
    """Only the main thread can be interrupted, and not on every system."""
    return hasattr(signal, "setitimer") and current_thread() is main_thread()


def _watch(seconds: float) -> None:
    faulthandler.dump_traceback_later(seconds, exit=True, file=_terminal[0] if _terminal else STANDARD_ERROR)


def limit_of(item: pytest.Item) -> float:
    """The time limit of a test."""
    marker = item.get_closest_marker(MARK)
    return LIMIT_SECONDS if marker is None else float(marker.args[0])


# --- hooks of pytest --------------------------------------------------------------------------------------------------


def pytest_configure(config: pytest.Config) -> None:
    """Register the mark. Nothing is captured at this moment, so this is the terminal."""
    config.addinivalue_line("markers", f"{MARK}(seconds): how long the test may take, if it needs more than others")
    if not _terminal:
        _terminal.append(os.dup(STANDARD_ERROR))


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> Generator[None, Any, Any]:
    """Limit the fixtures of a test."""
    with time_limit(limit_of(item)):
        return (yield)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, Any, Any]:
    """Limit the test itself."""
    with time_limit(limit_of(item)):
        return (yield)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_teardown(item: pytest.Item) -> Generator[None, Any, Any]:
    """Limit the cleaning up."""
    with time_limit(limit_of(item)):
        return (yield)


def pytest_unconfigure() -> None:
    """A thread that a failed test left behind must not keep the process from ending.

    A worker without further tests waits for the last test of the others.
    """
    _watch(LIMIT_SECONDS + GRACE_SECONDS)
