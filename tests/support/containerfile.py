"""Runs the steps of a Containerfile without a container engine.

Every stage gets a folder as its root. The absolute paths in its steps are moved under that folder, and the Python of
its base image is a new virtual environment. Steps that need root are skipped: installing system packages, and the user
that the server runs as. So are the steps that need a container engine: volumes, ports and health checks.
"""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from dataclasses import dataclass, field
from fnmatch import fnmatch
from pathlib import Path
from shutil import copy, copytree

NEEDS_ROOT = ("apt-get", "useradd")
NEEDS_ENGINE = ("USER", "VOLUME", "EXPOSE", "HEALTHCHECK", "ENTRYPOINT", "CMD")
# The beginning of an absolute path to one of the folders that the stages create.
OWN_FOLDER = re.compile(r"(?<![\w./])/(?=(?:tree|wheels|opt|data)\b)")


@dataclass
class Stage:
    """One stage: its root, its working folder, and its environment."""

    root: Path
    folder: Path
    environment: dict[str, str] = field(default_factory=dict)

    def under_root(self, text: str) -> str:
        """The text with its absolute paths moved under the stage's root."""
        return OWN_FOLDER.sub(f"{self.root}/", text)

    def place(self, path: str) -> Path:
        """A path of the stage: absolute, or relative to its working folder."""
        return self.root / path.lstrip("/") if path.startswith("/") else self.folder / path

    def run(self, command: str) -> str:
        """The output of a shell command, which must succeed."""
        shell = ["/bin/sh", "-e", "-c", self.under_root(command)]
        done = subprocess.run(shell, cwd=self.folder, env=self.environment, capture_output=True, text=True)
        assert done.returncode == 0, f"{command}\n{done.stdout}{done.stderr}"
        return done.stdout


def run_steps(tree: Path, roots: Path) -> dict[str, Stage]:
    """Run all steps of the tree's Containerfile; returns the stages by name, the last one as ""."""
    stages: dict[str, Stage] = {}
    for step, rest in _steps((tree / "Containerfile").read_text("utf-8")):
        if step == "FROM":
            image, _, name = rest.partition(" AS ")
            stage = stages[name] = _begin(image, roots / (name or "last"))
        elif step == "WORKDIR":
            stage.folder = stage.place(rest)
            stage.folder.mkdir(parents=True, exist_ok=True)
        elif step == "COPY":
            _copy(tree, stages, stage, rest.split())
        elif step == "ENV":
            for pair in shlex.split(rest):
                name, _, value = pair.partition("=")
                stage.environment[name] = stage.under_root(value).replace("$PATH", stage.environment["PATH"])
        elif step == "RUN":
            if not rest.startswith(NEEDS_ROOT):
                stage.run(rest)
        else:
            assert step in NEEDS_ENGINE, step
    return stages


def _steps(text: str) -> list[tuple[str, str]]:
    lines = [line for line in text.splitlines() if line.strip() and not line.startswith("#")]
    steps = "\n".join(lines).replace("\\\n", " ").splitlines()
    return [(step.split()[0], " ".join(step.split()[1:])) for step in steps]


def _begin(image: str, root: Path) -> Stage:
    """A new stage with a clean environment, and with a Python if its image has one."""
    root.mkdir()
    ours = ("TENAGES_", "PYTHON", "VIRTUAL_ENV")
    environment = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
    if "/python:" in image:
        subprocess.run([sys.executable, "-m", "venv", root / "usr/local"], check=True, env=environment)
        environment["PATH"] = f"{root / 'usr/local/bin'}{os.pathsep}{environment['PATH']}"
    return Stage(root, root, environment)


def _copy(tree: Path, stages: dict[str, Stage], stage: Stage, arguments: list[str]) -> None:
    *sources, target = arguments
    if sources[0].startswith("--from="):
        other = stages[sources[0].removeprefix("--from=")]
        for source in sources[1:]:
            copytree(other.place(source), stage.place(target), symlinks=True)
        return
    unwanted = (tree / ".containerignore").read_text("utf-8").splitlines()

    def left_out(folder: str, names: list[str]) -> list[str]:
        here = Path(folder).relative_to(tree).as_posix()
        return [name for name in names if any(fnmatch(f"{here}/{name}", pattern) for pattern in unwanted)]

    for source in sources:
        if (tree / source).is_dir():
            copytree(tree / source, stage.place(target), dirs_exist_ok=True, ignore=left_out)
        else:
            copy(tree / source, stage.place(target))
