"""The house: data flows one way, and small rooms stay small."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src" / "tenages"
MODULES = sorted(SOURCE.rglob("*.py"))

# What each room may know of the others. The game itself stands on rules and cards and offers views.
MAY_KNOW = {
    "rules": {"rules"},
    "cards": {"rules", "cards"},
    "game": {"rules", "cards", "sight", "records"},
    "opening": {"rules", "cards", "game", "words"},
    "sight": {"rules", "cards", "sight", "game"},
    "records": {"rules", "cards", "records", "words", "game", "opening", "version"},
    "words": {"rules", "cards", "sight", "words", "version"},
    "bots": {"rules", "cards", "sight", "words", "bots", "game"},
    "processes": {"rules"},
    "intervals": set(),
    "tournament": {
        *("rules", "cards", "sight", "records", "words", "bots", "tournament"),
        *("game", "opening", "extras", "intervals", "processes", "version"),
    },
    "stats": {
        *("rules", "cards", "records", "words", "stats"),
        *("game", "opening", "extras", "intervals", "processes", "version"),
    },
    "bench": {
        *("rules", "cards", "sight", "envs", "bench"),
        *("build", "extras", "version", "tenages"),
    },
    "envs": {
        *("rules", "cards", "sight", "words", "bots", "envs", "terminal"),
        *("game", "opening", "extras", "version", "tenages"),
    },
    "server": {
        *("rules", "cards", "sight", "records", "words", "bots", "server"),
        *("game", "opening", "version"),
    },
    "terminal": {"rules", "cards", "sight", "records", "words", "terminal", "game"},
}
STANDARD_LIBRARY_ONLY = {"rules", "cards", "sight", "records", "game", "opening"}
# What those rooms may know of the words: the order of titles, which decides who begins.
ALPHABET = "tenages.words.alphabet"
MOST_LINES = 500


def room(path: Path) -> str:
    return path.relative_to(SOURCE).parts[0].removesuffix(".py")


def imported(path: Path) -> set[str]:
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path} imports relatively"
            assert node.module is not None
            names.update(f"{node.module}.{alias.name}" for alias in node.names)
    return names


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_a_room_knows_only_what_lies_beneath_it(path: Path) -> None:
    if room(path) not in MAY_KNOW:
        return
    for name in imported(path):
        parts = name.split(".")
        if room(path) in STANDARD_LIBRARY_ONLY and name.startswith("tenages.words"):
            assert name.startswith(ALPHABET), f"{path.name} imports {name}"
        if parts[0] == "tenages":
            # The package itself is the front door, as everyone uses it.
            assert parts[min(1, len(parts) - 1)] in MAY_KNOW[room(path)], f"{path.name} imports {name}"
        elif room(path) in STANDARD_LIBRARY_ONLY:
            assert parts[0] in sys.stdlib_module_names, f"{path.name} imports {name}"


def test_every_room_is_on_the_plan() -> None:
    others = {"__init__", "__main__", "build", "cli", "extras", "version"}
    assert {room(path) for path in MODULES} - others == set(MAY_KNOW)


def test_editions_are_asked_and_never_named_outside_their_page() -> None:
    for path in MODULES:
        if room(path) in ("rules", "cards", "sight") and path.name != "editions.py":
            tree = ast.parse(path.read_text(encoding="utf-8"))
            texts = [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)]
            for name in ("asmadi-1", "asmadi-3", "iello"):
                assert name not in texts, f"{path} names an edition"
            assert "edition.name ==" not in path.read_text(encoding="utf-8")


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_no_module_is_too_long(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) <= MOST_LINES
