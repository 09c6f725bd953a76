"""Rules for the tests themselves: independent modules, explained health checks, and none left out of the runs."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.proof_parts import PARTS

ROOT = Path(__file__).parents[2]
MODULES = sorted((ROOT / "tests").rglob("*.py"))
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")


def named(path: Path) -> str:
    """The import name of a module."""
    return ".".join(path.relative_to(ROOT).with_suffix("").parts)


NAMES = {named(path) for path in MODULES}


def imported_tests(path: Path) -> Iterator[str]:
    """The modules of tests/ that a module imports."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from [alias.name for alias in node.names if alias.name.split(".")[0] == "tests"]
        elif isinstance(node, ast.ImportFrom) and (node.module or "").split(".")[0] == "tests":
            assert node.module is not None
            for alias in node.names:
                below = f"{node.module}.{alias.name}"
                yield below if below in NAMES else node.module


def names_from_tests(path: Path) -> set[str]:
    """What a module imports from modules of tests/."""
    imports = [node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.ImportFrom)]
    return {alias.name for node in imports if (node.module or "").startswith("tests.") for alias in node.names}


def test_a_test_imports_only_shared_helpers_and_those_of_its_folder() -> None:
    for path in MODULES:
        folder = named(path).rpartition(".")[0]
        for module in imported_tests(path):
            beside, _, name = module.rpartition(".")
            assert not name.startswith("test_"), f"{path} imports {module}, which is a test"
            assert beside in ("tests.support", folder), f"{path} imports {module}, so it belongs in tests/support"


def test_a_suppressed_health_check_is_named_and_the_line_above_says_why() -> None:
    found = 0
    for path in MODULES:
        if path != Path(__file__):
            lines = path.read_text(encoding="utf-8").splitlines()
            for above, line in zip(["", *lines], lines, strict=False):
                if "suppress_health_check" in line:
                    assert re.search(r"suppress_health_check=\[HealthCheck\.\w+(, HealthCheck\.\w+)*\]", line), path
                    assert above.strip().startswith("# "), f"{path} does not say why"
                    found += 1
    assert found > 0


def paths_in(variable: str) -> set[str]:
    """The tests that a variable of the Makefile names, to run or to leave out."""
    (value,) = re.findall(rf"^{variable} := ((?:.*\\\n)*.*)$", MAKEFILE, re.MULTILINE)
    words = [word.rpartition("=")[2].partition("::")[0] for word in value.split()]
    return {word for word in words if word.startswith("tests/")}


class TestBothBuilds:
    """`make test` runs all tests with the compiled build, and the tests of compiled modules also with the source."""

    def test_the_compiled_run_leaves_no_test_out(self) -> None:
        (recipe,) = re.findall(r"^test-compiled: \$\(TEST_STAMP\).*\n((?:\t.*\n)+)", MAKEFILE, re.MULTILINE)
        assert recipe.splitlines()[-1].endswith("TENAGES_EXPECT=compiled $(PYTEST)")
        (pytest_,) = re.findall(r"^PYTEST = ((?:.*\\\n)*.*)$", MAKEFILE, re.MULTILINE)
        for leaves_out in ("-k", "-m not", "--ignore", "--deselect", "tests/"):
            assert leaves_out not in pytest_
        settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["pytest"]["ini_options"]
        assert settings["testpaths"] == ["tests"]
        assert settings["addopts"] == "-q --strict-markers -p no:randomly --durations=10 -rfEs"

    def test_what_it_leaves_out_is_part_of_the_proof(self) -> None:
        """Tests that are marked `proof`: in tests/browser, in tests/proof, and elsewhere."""
        whole = {argument for part in PARTS if "-m" not in part.arguments[2:] for argument in part.arguments}
        assert "tests/browser" in whole
        assert {str(path.relative_to(ROOT)) for path in (ROOT / "tests" / "proof").glob("test_*.py")} <= whole
        (marked,) = [part.arguments for part in PARTS if part.name == "marked"]
        assert marked[-5:] == ("-m", "proof", "--ignore=tests/browser", "--ignore=tests/proof", "tests")

    def test_every_file_that_tries_more_cases_in_the_proof_is_part_of_it(self) -> None:
        # The part of what is marked names all tests, and runs few.
        whole = [part for part in PARTS if part.more_cases and part.name != "marked"]
        parts = {argument for part in whole for argument in part.arguments}
        samples = {"cases", "some", "PROOF", "kinds_and_beginnings", "some_tables", "some_editions"}
        tests = [path for path in MODULES if path.name.startswith("test_")]
        paths = [path.relative_to(ROOT) for path in tests if samples & names_from_tests(path)]
        assert len(paths) > 20
        assert [path for path in paths if not any(path.is_relative_to(part) for part in parts)] == []

    @pytest.mark.parametrize("proof", [False, True])
    def test_only_the_proof_runs_what_is_marked(self, proof: bool) -> None:
        command = [sys.executable, "-m", "pytest", "--collect-only", "-p", "no:cacheprovider", "tests/proof"]
        environment = dict(os.environ) | {"TENAGES_PROOF": str(int(proof)), "TENAGES_EXPECT": ""}
        environment["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
        said = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False).stdout
        assert ("test_the_steps_of_the_containerfile" in said) == proof
        assert ("1 deselected" in said) != proof

    def test_the_run_without_a_compiler_leaves_no_test_out(self) -> None:
        assert "--no-print-directory browser postgres lint types test-web test-uncompiled && \\\n" in MAKEFILE

    def test_each_compiled_package_is_tested_with_both_builds(self) -> None:
        both, source, quick = map(paths_in, ("ON_BOTH", "SOURCE", "QUICK"))
        hooks = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["hatch"]["build"]
        patterns = hooks["targets"]["wheel"]["hooks"]["custom"]["include"]
        compiled = [Path("tests") / pattern.removeprefix("/src/tenages/") for pattern in patterns]
        modules = {path for path in compiled if path.parts[1] in ("server", "envs")}
        folders = {path.parts[1] for path in compiled if path not in modules}
        folders &= {folder.name for folder in (ROOT / "tests").iterdir() if folder.is_dir()}
        # The words run uncompiled when `make test-web` has the browser repeat all their renderings.
        expected = {f"tests/{folder}" for folder in folders - {"words"}}
        expected |= {str(path.with_name(f"test_{path.name}")) for path in modules}
        assert expected <= source
        # The stories of the cards run uncompiled in `make quick` and in `make proof`.
        assert expected - {"tests/cards"} <= both
        assert "tests/cards" in quick

    def test_every_test_that_a_run_or_the_proof_names_exists(self) -> None:
        named = paths_in("ON_BOTH") | paths_in("SOURCE") | paths_in("QUICK")
        named |= {argument for part in PARTS for argument in part.arguments if argument.startswith("tests/")}
        assert [path for path in sorted(named) if not (ROOT / path).exists()] == []
