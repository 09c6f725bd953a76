"""Which test reaches which statement: all tests are run once on source that keeps a tally of its statements.

The results are kept in build/mutants, one file for each module of tests, until that module, the source or the seed
changes.
"""

from __future__ import annotations

import ast
import builtins
import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from pathlib import Path
from time import process_time
from types import CodeType

import pytest

from tests.mutants.importing import OtherCode
from tests.mutants.mutations import Function, Mutant
from tests.mutants.running import QUIETLY, Limit, make_repeatable
from tests.support.effort import SEED

TALLY = "_tally_"
"""The name under which the source finds the tally: one byte for each statement of a function."""
CACHE = Path("build/mutants")
SLOW = 5.0
"""A test that takes more seconds of processor time than this is stopped, and has passed if it has not failed by then.

The slow tests play random games for many seconds, and each surviving mutant would have to wait for all of them.
"""
WHILE_IMPORTING = "while importing"
"""The name in a cache file for what is reached before the first test."""
AS_BYTES, AS_DIGITS = b"\0\1", b"01"
Statement = tuple[str, int, int]
"""File, line and column."""


@dataclass
class Run:
    """A test as it ran without a mutant."""

    passed: bool
    seconds: float
    slow: bool
    """Whether it was stopped."""
    reached: str
    """The tally as a hexadecimal number."""


class Statements:
    """All statements of the functions of some files, numbered."""

    def __init__(self, files: list[str]) -> None:
        self.numbers: dict[Statement, int] = {}
        self.codes: dict[str, CodeType] = {}
        for file in files:
            tree = ast.parse(Path(file).read_bytes())
            for node in list(ast.walk(tree)):
                if isinstance(node, Function):
                    self._count(file, node)
            self.codes[str(Path(file).resolve())] = compile(tree, str(Path(file).resolve()), "exec")

    def _count(self, file: str, node: ast.AST) -> None:
        """Put a line that keeps the tally before each statement of a function, but not of those within it."""
        for name in ("body", "orelse", "finalbody", "handlers", "cases"):
            children = getattr(node, name, None)
            if not isinstance(children, list):
                continue
            counted: list[ast.AST] = []
            for child in children:
                docstring = isinstance(child, ast.Expr) and isinstance(child.value, ast.Constant)
                if isinstance(child, ast.stmt) and not docstring:
                    number = self.numbers.setdefault((file, child.lineno, child.col_offset), len(self.numbers))
                    counted.append(ast.copy_location(ast.parse(f"{TALLY}[{number}] = 1").body[0], child))
                counted.append(child)
                if not isinstance(child, (Function, ast.ClassDef)):
                    self._count(file, child)
            setattr(node, name, [ast.fix_missing_locations(child) for child in counted])


class Reach:
    """Which tests reach a mutant."""

    def __init__(self, statements: Statements, runs: dict[str, dict[str, Run]]) -> None:
        self.statements = statements
        self.imports = 0
        self.runs: dict[str, Run] = {}
        for of_module in runs.values():
            self.imports |= int(of_module[WHILE_IMPORTING].reached, 16)
            self.runs |= {test: run for test, run in of_module.items() if test != WHILE_IMPORTING}
        self._tallies = {test: int(run.reached, 16) for test, run in self.runs.items()}

    def is_imported(self, mutant: Mutant) -> bool:
        """Whether the mutated statement has its effect while modules are imported."""
        number = self._number(mutant)
        return number is None or bool(self.imports >> number & 1)

    def tests(self, mutant: Mutant) -> list[str]:
        """The passing tests that reach the mutated statement, the fastest first.

        After them all others, if the statement has its effect while modules are imported: any test may rely on that.
        """
        number = self._number(mutant)
        wanted = 0 if number is None else 1 << number
        passing = sorted([test for test, run in self.runs.items() if run.passed], key=self._cost)
        reaching = [test for test in passing if self._tallies[test] & wanted]
        if self.is_imported(mutant):
            reaching += [test for test in passing if not self._tallies[test] & wanted]
        return reaching

    def _number(self, mutant: Mutant) -> int | None:
        return self.statements.numbers.get((mutant.file, *mutant.place.statement))

    def _cost(self, test: str) -> tuple[float, int, str]:
        """Among equally fast tests, those that reach less are more specific."""
        return round(self.runs[test].seconds, 2), self._tallies[test].bit_count(), test


def reach_of(files: list[str], modules: list[str], workers: int, done: Callable[[str], None]) -> Reach:
    """Run the modules of tests whose results are not known yet, each in a process of its own."""
    statements = Statements(files)
    CACHE.mkdir(parents=True, exist_ok=True)
    runs: dict[str, dict[str, Run]] = {}
    shared = [*files, *sorted(str(path) for path in Path("tests/support").glob("*.py"))]

    def run(module: str) -> dict[str, Run]:
        cached = CACHE / f"{module.replace('/', '-')}.{_checksum([*shared, module])}-{SEED}.json"
        if not cached.exists():
            for old in CACHE.glob(f"{module.replace('/', '-')}.*.json"):
                old.unlink(missing_ok=True)
            command = [sys.executable, "-m", "tests.mutants.reaching", module, str(cached), *files]
            environment = os.environ | {"TENAGES_SEED": str(SEED)}
            subprocess.run(command, env=environment, check=True, stdout=subprocess.DEVNULL)
        read = json.loads(cached.read_text(encoding="utf-8"))
        return {test: Run(**run) for test, run in read.items()}

    with ThreadPoolExecutor(workers) as pool:
        for module, runs_of_module in zip(modules, pool.map(run, modules), strict=True):
            runs[module] = runs_of_module
            done(module)
    return Reach(statements, runs)


def _checksum(files: list[str]) -> str:
    found = hashlib.sha256()
    for file in files:
        found.update(file.encode() + b"\0" + Path(file).read_bytes() + b"\0")
    return found.hexdigest()[:16]


class _Recorder:
    """Runs each test by itself and notes what it reached."""

    def __init__(self, tally: bytearray) -> None:
        self.tally = tally
        self.runs: dict[str, Run] = {}
        self.passed = True

    def pytest_collection_finish(self) -> None:
        self._note(WHILE_IMPORTING, 0.0, False)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self.passed = True
        self.tally[:] = bytes(len(self.tally))
        start = process_time()
        with Limit(SLOW) as limit:
            result = yield
        self.passed |= limit.exceeded
        self._note(item.nodeid, process_time() - start, limit.exceeded)
        return result

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.passed &= not report.failed

    def _note(self, test: str, seconds: float, slow: bool) -> None:
        digits = bytes(reversed(self.tally)).translate(bytes.maketrans(AS_BYTES, AS_DIGITS))
        self.runs[test] = Run(self.passed, seconds, slow, f"{int(digits or b'0', 2):x}")


def main(module: str, cached: str, *files: str) -> None:
    """Run one module of tests and write its runs to a file."""
    statements = Statements(list(files))
    tally = bytearray(len(statements.numbers))
    setattr(builtins, TALLY, tally)
    OtherCode(statements.codes).install()
    make_repeatable()
    recorder = _Recorder(tally)
    pytest.main([*QUIETLY, module], [recorder])
    text = json.dumps({test: asdict(run) for test, run in recorder.runs.items()})
    Path(cached).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
