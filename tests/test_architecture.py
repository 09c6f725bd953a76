"""The house: rooms that stand on each other one way, and modules that stay small."""

from __future__ import annotations

import ast
import sys
from functools import cache
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src" / "tenages"
MODULES = sorted(SOURCE.rglob("*.py"))

# The rooms from the bottom to the top, and what each knows of those beneath it. docs/architecture.md shows the same.
PLAN = {
    "version": set(),
    "rules": set(),
    "cards": {"rules"},
    "sight": {"rules"},
    "records": {"version", "rules", "cards"},
    "words": {"rules", "cards", "sight"},
    "game": {"rules", "cards", "sight", "records", "words"},
    "opening": {"rules", "cards", "sight", "records", "game"},
    "pickling": {"rules", "cards", "sight"},
    "build": {"rules"},
    # The package itself: what someone gets who types `import tenages`.
    "__init__": {"version", "rules", "cards", "sight", "words", "game", "opening", "pickling", "build"},
    "extras": {"rules"},
    "processes": {"rules"},
    "intervals": set(),
    "cardbook": {"rules", "cards", "words", "intervals"},
    "encoding": {"rules", "cards", "sight", "extras"},
    "networks": {"rules", "sight", "extras", "encoding"},
    "bots": {"rules", "cards", "sight", "game", "extras", "networks"},
    "puzzles": {"version", "rules", "sight", "records", "words", "game", "opening", "networks", "bots"},
    "envs": {"rules", "cards", "sight", "words", "game", "opening", "extras", "processes", "encoding", "bots"},
    "tournament": {
        *("version", "rules", "cards", "records", "words", "game", "opening"),
        *("extras", "processes", "intervals", "bots"),
    },
    "learning": {
        *("rules", "cards", "words", "opening", "extras", "processes", "intervals"),
        *("encoding", "networks", "bots", "envs", "tournament"),
    },
    "stats": {
        *("version", "rules", "cards", "records", "words", "game", "opening"),
        *("extras", "processes", "intervals"),
    },
    "analysis": {
        *("version", "rules", "cards", "sight", "records", "words", "game"),
        *("extras", "processes", "networks", "bots"),
    },
    "bench": {"version", "rules", "build", "__init__", "encoding", "envs"},
    "server": {
        *("version", "rules", "cards", "sight", "records", "words", "game", "opening", "processes"),
        *("cardbook", "bots", "analysis", "puzzles"),
    },
    "terminal": {"rules", "cards", "sight", "words", "game", "cardbook"},
    "cli": {
        *("version", "rules", "cards", "sight", "records", "words", "game", "opening", "build", "extras", "processes"),
        *("intervals", "cardbook", "bots", "puzzles", "tournament", "learning", "stats", "analysis", "bench"),
        *("server", "terminal"),
    },
    "__main__": {"cli"},
}
STANDARD_LIBRARY_ONLY = {
    *("version", "rules", "cards", "sight", "records", "game", "opening", "pickling", "build", "processes"),
}
MOST_LINES = 500


def room(path: Path) -> str:
    return path.relative_to(SOURCE).parts[0].removesuffix(".py")


@cache
def imported(path: Path) -> set[str]:
    """Everything that a module imports, at its top, in a function, or for types alone."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path} imports relatively"
            assert node.module is not None
            names.update(f"{node.module}.{alias.name}" for alias in node.names)
    return names


def known_rooms(path: Path) -> set[str]:
    """The other rooms that a module imports from."""
    parts = [name.split(".") for name in imported(path)]
    found = {names[1] if names[1:] and names[1] in PLAN else "__init__" for names in parts if names[0] == "tenages"}
    return found - {room(path)}


def test_arrows_point_down() -> None:
    order = list(PLAN)
    for place, (upper, beneath) in enumerate(PLAN.items()):
        assert beneath <= set(order[:place]), f"{upper} stands beneath what it knows"


def test_every_room_is_on_the_plan() -> None:
    assert {room(path) for path in MODULES} == set(PLAN)


def test_the_page_on_architecture_shows_every_room() -> None:
    page = (SOURCE.parent.parent / "docs" / "architecture.md").read_text(encoding="utf-8")
    for name in PLAN:
        folder = (SOURCE / name).is_dir()
        assert name.startswith("__") or (f"`{name}/`" if folder else f"`{name}.py`") in page


def test_a_module_knows_only_what_the_plan_says() -> None:
    for path in MODULES:
        assert known_rooms(path) <= PLAN[room(path)], path


def test_the_plan_says_nothing_that_is_not_so() -> None:
    drawn = {name: set[str]() for name in PLAN}
    for path in MODULES:
        drawn[room(path)] |= known_rooms(path)
    assert drawn == PLAN


@pytest.mark.parametrize("name", sorted(STANDARD_LIBRARY_ONLY))
def test_the_engine_needs_nothing_but_python(name: str) -> None:
    outside = {each.split(".")[0] for path in MODULES if room(path) == name for each in imported(path)} - {"tenages"}
    assert outside <= sys.stdlib_module_names


def test_editions_are_asked_and_never_named_outside_their_page() -> None:
    for path in MODULES:
        if room(path) in ("rules", "cards", "sight") and path.name != "editions.py":
            tree = ast.parse(path.read_text(encoding="utf-8"))
            texts = [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)]
            for name in ("asmadi-1", "asmadi-3", "iello"):
                assert name not in texts, f"{path} names an edition"
            assert "edition.name ==" not in path.read_text(encoding="utf-8")


def test_no_module_is_too_long() -> None:
    for path in MODULES:
        assert len(path.read_text(encoding="utf-8").splitlines()) <= MOST_LINES, path
