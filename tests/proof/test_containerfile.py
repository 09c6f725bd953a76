"""The Containerfile's steps, run one by one in a clean environment, give the compiled engine."""

from __future__ import annotations

import os
import shlex
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from shutil import which
from zipfile import ZipFile

import pytest

import hatch_build
import tenages
from tests.support.containerfile import run_steps

ROOT = Path(__file__).parent.parent.parent
PACKAGE = Path(tenages.__file__).parent
COMPILED = tuple(EXTENSION_SUFFIXES)
WHY_NOT_COMPILED = "tenages/not-compiled.txt"
ENGINE = ("rules", "cards", "sight")

PLAYED_WITH_NOTHING_ELSE = """
import sys, tenages
from tenages.build import is_compiled
game = tenages.new_game(seed=1)
while game.decision:
    game.choose(game.decision.options[0])
assert is_compiled() and game.outcome
assert not {"fluent", "rich", "typer"} & set(sys.modules)
"""


def compiler_in_a_hurry(folder: Path) -> Path:
    """A C compiler that does not optimise, which takes most of the time and is tested with every other test."""
    path = folder / "cc-in-a-hurry"
    path.write_text(f'#!/bin/sh\nexec {shlex.quote(which("cc") or "gcc")} "$@" -O0\n', encoding="utf-8")
    path.chmod(0o755)
    return path


@pytest.mark.proof("it compiles the engine a second time")
@pytest.mark.skipif(hatch_build.why_not_compilable() is not None, reason="there is no C compiler")
@pytest.mark.skipif(os.name != "posix", reason="the steps of the Containerfile are shell commands")
class TestInstallingIntoACleanEnvironment:
    # The whole engine is compiled, on a slow machine in more than ten minutes.
    @pytest.mark.time_limit(3600)
    def test_the_steps_of_the_containerfile_give_the_compiled_engine(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """They build the wheel with the locked tools, and install it elsewhere with the locked packages."""
        # Where the machine has no Node, `make` installs one beside Python.
        monkeypatch.setenv("PATH", str(Path(sys.executable).parent), prepend=os.pathsep)
        if not hatch_build.has_node():
            pytest.skip("the first stage builds the page, and there is no Node")
        monkeypatch.setenv("CC", str(compiler_in_a_hurry(tmp_path)))
        stages = run_steps(ROOT, tmp_path)
        (wheel,) = (stages["wheel"].root / "wheels").iterdir()
        with ZipFile(wheel) as file:
            files = file.namelist()
        compiled = {name.split(".")[0].replace("/", ".") for name in files if name.endswith(COMPILED)}
        sources = [file for name in ENGINE for file in (PACKAGE / name).rglob("*.py") if file.name != "__init__.py"]
        names = {".".join(file.relative_to(PACKAGE.parent).with_suffix("").parts) for file in sources}
        assert names | {"tenages.game"} <= compiled
        assert "tenages/server/page/index.html" in files
        assert WHY_NOT_COMPILED not in files
        last = stages[""]
        last.run(f"python -I -c {shlex.quote(PLAYED_WITH_NOTHING_ELSE)}")
        assert last.run("python -m tenages --version -l en") == f"tenages {tenages.__version__}, compiled\n"
        assert "--host" in last.run("python -m tenages serve --help")
