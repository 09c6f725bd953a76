"""Trying mutants out: each in a copy of one process that has imported everything and collected all tests.

Usually the copy only gives the changed function its new code. If the change has its effect while modules are imported,
the copy imports all modules again.
"""

from __future__ import annotations

import gc
import os
import resource
import signal
import sys
from collections.abc import Callable, Iterator
from enum import Enum
from pathlib import Path
from types import CodeType, FunctionType
from typing import NamedTuple

import pytest
from _pytest.runner import runtestprotocol

from tests.mutants.importing import OtherCode
from tests.mutants.mutations import Mutant
from tests.mutants.reaching import SLOW, Reach
from tests.mutants.running import QUIETLY, Limit, make_repeatable

LONGEST = 2.0
"""A test hangs that takes this many seconds more than five times as long as without the mutant."""
PROCESSOR_SECONDS, CLOCK_SECONDS = 600, 1800
"""A copy that takes longer is killed, whatever it does."""
MEMORY = 4 * 2**30
SURVIVED, KILLED, HUNG = 0, 1, 3
"""Exit codes of a copy."""


class Fate(Enum):
    """What became of a mutant."""

    KILLED = "killed"
    HUNG = "hung"
    SURVIVED = "survived"
    UNREACHED = "no test reaches it"


Report = Callable[[Mutant, Fate], None]


class Effort(NamedTuple):
    """How much is done to kill the mutants."""

    workers: int
    budget: float
    """The tests that try one mutant take this many seconds without it: the fastest ones, if all would take longer."""


def try_all(mutants: list[Mutant], reach: Reach, modules: list[str], effort: Effort, report: Report) -> None:
    """Try each mutant, and report its fate."""
    make_repeatable()
    trial = _Trial(mutants, reach, effort, report)
    code = pytest.main([*QUIETLY, *modules], [trial])
    assert code == pytest.ExitCode.OK, f"the tests could not be collected: {code!r}"


class _Trial:
    """A plugin of pytest that runs no test itself: its copies do."""

    def __init__(self, mutants: list[Mutant], reach: Reach, effort: Effort, report: Report) -> None:
        self.mutants = mutants
        self.reach = reach
        self.effort = effort
        self.report = report

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        items = {item.nodeid: item for item in session.items}
        functions = _functions()
        gc.collect()
        gc.freeze()
        running: dict[int, Mutant] = {}
        for mutant in self.mutants:
            tests = self._within_budget([test for test in self.reach.tests(mutant) if test in items])
            if not tests:
                self.report(mutant, Fate.UNREACHED)
                continue
            while len(running) >= self.effort.workers:
                self._wait(running)
            child = os.fork()
            if child == 0:
                _in_copy(lambda: self._judge(mutant, [items[test] for test in tests], functions))  # noqa: B023
            running[child] = mutant
        while running:
            self._wait(running)
        return True

    def _within_budget(self, tests: list[str]) -> list[str]:
        """The first tests, as many as the budget allows; one at least."""
        chosen: list[str] = []
        seconds = 0.0
        for test in tests:
            seconds += self.reach.runs[test].seconds
            if chosen and seconds > self.effort.budget:
                break
            chosen.append(test)
        return chosen

    def _wait(self, running: dict[int, Mutant]) -> None:
        child, status = os.wait()
        if child in running:
            fate = {SURVIVED: Fate.SURVIVED, HUNG: Fate.HUNG, -signal.SIGXCPU: Fate.HUNG, -signal.SIGALRM: Fate.HUNG}
            self.report(running.pop(child), fate.get(os.waitstatus_to_exitcode(status), Fate.KILLED))

    def _judge(self, mutant: Mutant, items: list[pytest.Item], functions: dict[CodeType, FunctionType]) -> int:
        if self.reach.is_imported(mutant) or not _patch(mutant, functions):
            return _judge_anew(mutant, [item.nodeid for item in items], self.reach)
        for item in items:
            with Limit(_longest(self.reach, item.nodeid)) as limit:
                reports = runtestprotocol(item, nextitem=None, log=False)
            if limit.exceeded and not self.reach.runs[item.nodeid].slow:
                return HUNG
            if not limit.exceeded and any(report.failed for report in reports):
                return KILLED
        return SURVIVED


def _in_copy(judge: Callable[[], int]) -> None:
    """Run in the copied process, which ends here."""
    code = KILLED
    try:
        nothing = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(nothing, stream)
        resource.setrlimit(resource.RLIMIT_CPU, (PROCESSOR_SECONDS, PROCESSOR_SECONDS + 1))
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        signal.alarm(CLOCK_SECONDS)
        code = judge()
    finally:
        os._exit(code)


def _longest(reach: Reach, test: str) -> float:
    run = reach.runs[test]
    return SLOW if run.slow else 5 * run.seconds + LONGEST


# --- new code for one function ----------------------------------------------------------------------------------------


def _functions() -> dict[CodeType, FunctionType]:
    return {each.__code__: each for each in gc.get_objects() if isinstance(each, FunctionType)}


def _patch(mutant: Mutant, functions: dict[CodeType, FunctionType]) -> bool:
    """Give the mutated function its new code; False if that is not possible."""
    file = str(Path(mutant.file).resolve())
    code = next(_codes(compile(mutant.source(), file, "exec"), mutant), None)
    found = [function for old, function in functions.items() if old.co_filename == file and _is_of(old, mutant)]
    if code is None or len(found) != 1 or len(code.co_freevars) != len(found[0].__code__.co_freevars):
        return False
    found[0].__code__ = code
    return True


def _codes(code: CodeType, mutant: Mutant) -> Iterator[CodeType]:
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            if _is_of(inner, mutant):
                yield inner
            yield from _codes(inner, mutant)


def _is_of(code: CodeType, mutant: Mutant) -> bool:
    return (code.co_qualname, code.co_firstlineno) == (mutant.place.function, mutant.place.function_line)


# --- all modules anew -------------------------------------------------------------------------------------------------


def _judge_anew(mutant: Mutant, tests: list[str], reach: Reach) -> int:
    """Forget all modules of the source and of the tests, import them again with the mutant, and run the tests."""
    file = str(Path(mutant.file).resolve())
    files = {file, *[str(Path(test.split("::")[0]).resolve()) for test in reach.runs]}
    packages = {name.split(".")[0] for name, module in sys.modules.items() if getattr(module, "__file__", "") in files}
    for name in list(sys.modules):
        if name.split(".")[0] in packages:
            del sys.modules[name]
    OtherCode({file: compile(mutant.source(), file, "exec")}).install()
    chosen = _Chosen(tests, reach)
    code = pytest.main([*QUIETLY, "-x", *sorted({test.split("::")[0] for test in tests})], [chosen])
    if chosen.hung:
        return HUNG
    return SURVIVED if code in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED) else KILLED


class _Chosen:
    """A plugin that runs only some tests, each with its time limit."""

    def __init__(self, tests: list[str], reach: Reach) -> None:
        self.order = {test: place for place, test in enumerate(tests)}
        self.reach = reach
        self.hung = False

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        chosen = [item for item in items if item.nodeid in self.order and not self.reach.runs[item.nodeid].slow]
        items[:] = sorted(chosen, key=lambda item: self.order[item.nodeid])

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        with Limit(_longest(self.reach, item.nodeid)) as limit:
            result = yield
        self.hung |= limit.exceeded
        return result
