"""What holds for all tests: each has a time limit, random cases have a seed, and long files begin first."""

from __future__ import annotations

import gc
import os
from collections import Counter
from pathlib import Path
from typing import Any, Final

import hypothesis
import pytest

from tenages.build import is_compiled
from tests.support import time_limit
from tests.support.effort import PROOF, SEED

# pytest finds these hooks only if this file imports them by their names.
from tests.support.time_limit import (  # isort: skip
    pytest_runtest_call,
    pytest_runtest_setup,
    pytest_runtest_teardown,
    pytest_unconfigure,
)

__all__ = ("pytest_runtest_call", "pytest_runtest_setup", "pytest_runtest_teardown", "pytest_unconfigure")

SLOW_FILE_SECONDS: Final = 60.0
"""Files that take longer are listed at the end of a run. Each of them says why in its docstring."""
TESTS: Final = Path(__file__).parent
LONG: Final = (
    "browser",
    "server",
    "learning",
    "test_on_ray.py",
    "tournament",
    "test_build.py",
    "test_cli.py",
    "envs",
    "stats",
)
"""The folders and files that take longest, since they start servers, browsers or other processes."""
LEFT_OUT: Final = "left out"
"""The name of that number in what a worker sends."""
ONLY_IN_PROOF: Final = pytest.StashKey[int]()
"""How many tests were left out, since only `make proof` runs them."""

# A run that passes midnight keeps its first seed, in all workers.
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
    """Deselect what only `make proof` runs, and begin with the longest files."""
    left_out = [item for item in items if item.get_closest_marker("proof") is not None and not PROOF]
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if item.get_closest_marker("proof") is None]
    if isinstance(sent := getattr(config, "workeroutput", None), dict):
        sent[LEFT_OUT] = len(left_out)
    else:
        config.stash[ONLY_IN_PROOF] = len(left_out)
    if not config.pluginmanager.hasplugin("randomly"):
        items[:] = long_files_first(items)


def long_files_first(items: list[pytest.Item]) -> list[pytest.Item]:
    """The tests with those files first that take longest: near the end, a long file would keep all workers waiting.

    xdist gives each worker one file after the other, in this order (`--dist loadfile`), so the fixtures of a module are
    made only once.
    """
    slow = {item.path for item in items if item.get_closest_marker("slow") is not None}

    def place(item: pytest.Item) -> int:
        if item.path in slow:
            return 0
        first = item.path.relative_to(TESTS).parts[0]
        return 1 + (LONG.index(first) if first in LONG else len(LONG))

    return sorted(items, key=place)


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any, error: object) -> None:
    """What a worker has left out; all of them leave out the same."""
    if LEFT_OUT in getattr(node, "workeroutput", {}):
        node.config.stash[ONLY_IN_PROOF] = node.workeroutput[LEFT_OUT]


def pytest_collection_finish() -> None:
    """All that was imported stays to the end: the garbage collector need not look through it again and again."""
    gc.collect()
    gc.freeze()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """The seed, the files that took long, and how many tests were left out."""
    seconds: Counter[str] = Counter()
    for reports in terminalreporter.stats.values():
        for report in reports:
            if isinstance(report, pytest.TestReport):
                seconds[report.nodeid.partition("::")[0]] += report.duration  # type: ignore[assignment]
    for path, took in seconds.most_common():
        if took > SLOW_FILE_SECONDS:
            terminalreporter.write_line(f"{took:.0f}s in all of {path}")
    if left_out := terminalreporter.config.stash.get(ONLY_IN_PROOF, 0):
        terminalreporter.write_line(f"{left_out} tests run only in make proof, or with TENAGES_PROOF=1.")
    again = [f"TENAGES_SEED={SEED}"]
    again += ["TENAGES_PROOF=1"] if PROOF else []
    again += ["PYTHONPATH=$PWD/build/compiled"] if is_compiled() else []
    engine = "compiled" if is_compiled() else "uncompiled"
    config = terminalreporter.config
    shuffled = config.pluginmanager.hasplugin("randomly")
    order = f" in the order of SHUFFLE={config.option.randomly_seed}" if shuffled else ""
    terminalreporter.write_line(f"The seed was {SEED}, on the {engine} engine{order}; {' '.join(again)} repeats it.")
