"""The page docs/writing-cards.md leads to a card that works: a copy of the tree follows its steps to the letter."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path
from shutil import copytree, ignore_patterns

import pytest

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs" / "writing-cards.md").read_text(encoding="utf-8")
ADDED = re.compile(r"At the end of\s`([^`]+)`:\n\n```\w+\n(.*?)^```", re.MULTILINE | re.DOTALL)
COMMANDS = re.compile(r"^```sh\n(.*?)^```", re.MULTILINE | re.DOTALL)


def followed(place: Path) -> None:
    """Make a copy of the tree, and add to it what the page says."""
    for folder in ("src", "tests", "docs"):
        copytree(ROOT / folder, place / folder, ignore=ignore_patterns("__pycache__", "node_modules", "browser"))
    (place / "pyproject.toml").write_bytes((ROOT / "pyproject.toml").read_bytes())
    steps = ADDED.findall(PAGE)
    assert len(steps) == 5
    for path, added in steps:
        file = place / path
        gap = "\n\n" if file.suffix == ".py" else "\n" if file.suffix == ".ftl" else ""
        file.write_text(file.read_text(encoding="utf-8") + gap + added, encoding="utf-8")


def run(place: Path, command: str) -> subprocess.CompletedProcess[str]:
    """Run one of the page's commands there, on the source of the copy."""
    settings = {name: value for name, value in os.environ.items() if not name.startswith(("TENAGES_", "PYTEST_"))}
    return subprocess.run(
        [sys.executable, *shlex.split(command)[1:]],
        cwd=place,
        env=settings | {"PYTHONPATH": str(place / "src")},
        capture_output=True,
        text=True,
    )


@pytest.mark.proof("it runs the tests of a copy of the tree")
def test_who_follows_the_page_has_a_card_that_passes_its_tests(tmp_path: Path) -> None:
    followed(tmp_path)
    [commands] = COMMANDS.findall(PAGE)
    for command in commands.splitlines():
        done = run(tmp_path, command)
        # Pytest answers with 5 if it finds no test by that name.
        assert done.returncode == 0, done.stdout + done.stderr
