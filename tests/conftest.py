"""What holds for all tests: each has a time limit, random cases have a seed, and a run says what was slow."""

from __future__ import annotations

import gc
import os
from collections import Counter
from typing import Final

import hypothesis
import pytest

from tenages.build import is_compiled
from tests.support import time_limit
from tests.support.effort import PROOF, SEED

# A file with hooks is given to pytest under the names of its hooks.
from tests.support.time_limit import (  # isort: skip
    pytest_runtest_call,
    pytest_runtest_setup,
    pytest_runtest_teardown,
    pytest_unconfigure,
)

__all__ = ("pytest_runtest_call", "pytest_runtest_setup", "pytest_runtest_teardown", "pytest_unconfigure")

SLOW_FILE_SECONDS: Final = 60.0
"""Files that take longer are listed at the end of a run. Each of them should say why."""

# The workers of a run that goes on past midnight have the seed of its beginning.
os.environ["TENAGES_SEED"] = str(SEED)
# Examples that failed are repeated by the seed, not from a folder that only one machine has. How long an example takes
# says nothing on a busy machine.
hypothesis.settings.register_profile("ten ages", database=None, deadline=None, derandomize=False)
hypothesis.settings.load_profile("ten ages")


@pytest.hookimpl(tryfirst=True)
def pytest_configure(config: pytest.Config) -> None:
    """One seed for all random cases, and the build that the run is meant for."""
    time_limit.pytest_configure(config)
    if config.getoption("hypothesis_seed", None) is None:
        config.option.hypothesis_seed = str(SEED)
    expected = os.environ.get("TENAGES_EXPECT", "")
    if expected and (expected == "compiled") != is_compiled():
        pytest.exit(f"the tests should run on the {expected} engine, and it is the other one that runs", returncode=4)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what only `make proof` runs; slow tests begin first: at the end, all workers would wait for them."""
    left_out = [item for item in items if item.get_closest_marker("proof") is not None and not PROOF]
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if item.get_closest_marker("proof") is None]
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)


def pytest_collection_finish() -> None:
    """All that was imported stays to the end: the garbage collector need not look through it again and again."""
    gc.collect()
    gc.freeze()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """The seed, and the files that took long."""
    seconds: Counter[str] = Counter()
    for reports in terminalreporter.stats.values():
        for report in reports:
            if isinstance(report, pytest.TestReport):
                seconds[report.nodeid.partition("::")[0]] += report.duration  # type: ignore[assignment]
    for path, took in seconds.most_common():
        if took > SLOW_FILE_SECONDS:
            terminalreporter.write_line(f"{took:.0f}s in all of {path}")
    terminalreporter.write_line(f"The seed was {SEED}; TENAGES_SEED={SEED} repeats it.")
