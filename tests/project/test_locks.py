"""What is installed is exactly what was locked: the version, and the content of the file."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LOCKS = sorted((ROOT / "locks").glob("*.txt"))
PINNED = re.compile(r"[\w.-]+(?:\[[\w,-]+\])?==[^ ]+(?: ; [^\\]+?)?(?: --hash=sha256:[0-9a-f]{64})+")
INSTALLING = [ROOT / "Makefile", ROOT / "Containerfile", ROOT / ".github" / "workflows" / "test.yml"]


def requirements(path: Path) -> list[str]:
    """The requirements in a lock, each with its hashes on one line."""
    lines = [line for line in path.read_text(encoding="utf-8").splitlines() if not line.strip().startswith("#")]
    return [re.sub(r"\s+", " ", line).strip() for line in "\n".join(lines).replace("\\\n", " ").splitlines()]


@pytest.mark.parametrize("path", LOCKS, ids=lambda path: path.name)
def test_every_locked_package_has_a_version_and_hashes(path: Path) -> None:
    found = requirements(path)
    assert found
    assert [line for line in found if not PINNED.fullmatch(line)] == []


@pytest.mark.parametrize("path", INSTALLING, ids=lambda path: path.name)
def test_a_lock_is_installed_only_with_its_hashes(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    installed = re.findall(r"^.*(?:-r|INSTALL_LOCKED\)) locks/[\w.]+.*$", text, re.MULTILINE)
    assert installed
    assert [line for line in installed if "--require-hashes" not in line and "INSTALL_LOCKED" not in line] == []
    # A hash in a constraint does not reach the packages that a build downloads.
    assert not re.search(r"(?:CONSTRAINT=|--constraint[= ]|-c )locks/", text)
    assert "INSTALL_LOCKED" not in text or "INSTALL_LOCKED := $(PIP) install --no-compile --require-hashes -r\n" in text
