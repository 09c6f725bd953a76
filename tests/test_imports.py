"""What an import loads, and what it leaves alone."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from tests.support.effort import cases

WITHOUT = """
import sys

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {"fluent", "rich", "typer"}:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, Missing())
"""

PLAY = """
import random, tenages

game = tenages.new_game(players=3, edition="asmadi-3", expansions=("echoes",), seed=7)
rng = random.Random(7)
while game.decision:
    seat = game.decision.player
    assert game.copy().view(seat).describe() == game.view(seat).describe()
    game.choose(rng.choice(game.decision.options))
assert len(game.history(0)) > 100
assert tenages.replay(game.record()).outcome == game.outcome
assert tenages.find_card("oars").title == "Oars"
start = tenages.position({"board": ["Archery"]}, {"board": ["Tools"], "hand": ["Coal"]})
assert tenages.sample(start.view(0), random.Random(1)).decision
"""

BOTS = """
from tenages import bots

game = tenages.new_game(seed=7)
for spec in ("random", "greedy", "planner", "mcts:5"):
    game.choose(bots.named(spec, 1).decide(game.view(game.decision.player), game.decision))
"""

LOADED = """
import sys
from tenages.cli import app

sys.argv = ["tenages", *{arguments!r}]
try:
    app()
except SystemExit as end:
    assert not end.code, end.code
print(*sys.modules, sep="\\n", file=sys.stderr)
"""

SNAPSHOT = """
import importlib, pkgutil, re, sys

OTHERS = ("rich", "typer", "click")

def seen(value):
    return (id(value), repr(value) if isinstance(value, (str, int, list, dict, re.Pattern)) else "")

def snapshot():
    found = {}
    for name, module in list(sys.modules.items()):
        if name.partition(".")[0] in OTHERS:
            for attribute, value in vars(module).items():
                found[name, attribute] = seen(value)
                if isinstance(value, type) and value.__module__ == name:
                    found.update({(name, attribute, own): seen(inner) for own, inner in vars(value).items()})
    return {key: value for key, value in found.items() if not key[-1].startswith("__") and key[-1] != "_abc_impl"}

for package in OTHERS:
    for module in pkgutil.walk_packages(importlib.import_module(package).__path__, f"{package}."):
        if "__main__" not in module.name and "_win" not in module.name:
            importlib.import_module(module.name)
# Typer registers the shells that it can complete in when a program is first made with it.
program = sys.modules["typer"].Typer()
program.command()(lambda: None)
sys.modules["typer.main"].get_command(program)
before = snapshot()
assert ("rich._wrap", "re_word") in before and ("typer.rich_utils", "OPTIONS_PANEL_TITLE") in before
"""

WITHOUT_TORCH = """
import sys

sys.modules["torch"] = None
"""
"""Only the proof waits for PyTorch: what trains networks writes nothing to a terminal."""

EVERYTHING = """
import tenages
from tenages.cli import app

for module in pkgutil.walk_packages(tenages.__path__, "tenages."):
    if "__main__" not in module.name and ".migrations" not in module.name:
        try:
            importlib.import_module(module.name)
        except ModuleNotFoundError as error:
            assert error.name == "torch", error  # the only library that need not be there
for arguments in (["--help", "-l", "fr"], ["play", "--nonsense", "-l", "fr"], ["card", "clock", "-l", "fr"]):
    try:
        app(arguments)
    except SystemExit:
        pass
after = snapshot()
changed = {key for key, value in before.items() if after.get(key) != value}
assert not changed, changed
"""


def python(code: str) -> subprocess.CompletedProcess[str]:
    done = subprocess.run(
        [sys.executable, "-c", code], env={**os.environ, "TENAGES_LANGUAGE": "en"}, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    return done


def loaded_by(*arguments: str) -> set[str]:
    """The modules that a command loads."""
    return set(python(LOADED.format(arguments=list(arguments))).stderr.split())


class TestTheEngine:
    def test_plays_copies_shows_saves_and_replays_games_without_fluent_rich_or_typer(self) -> None:
        python(WITHOUT + PLAY)

    def test_so_do_the_bots(self) -> None:
        python(WITHOUT + PLAY + BOTS)

    def test_loads_none_of_them_if_they_are_there(self) -> None:
        python(PLAY + "import sys; assert not {'fluent', 'rich', 'typer'} & set(sys.modules)")


SERVER = {"fastapi", "sqlalchemy", "uvicorn", "tenages.server"}
GAMES = {
    "tenages.tournament",
    "tenages.stats",
    "tenages.bench",
    "tenages.server",
    "tenages.envs",
    "tenages.terminal.session",
}


class TestACommand:
    def test_the_version_needs_nothing_but_the_engine_and_its_words(self) -> None:
        loaded = loaded_by("--version")
        assert not loaded & {*SERVER, *GAMES, "rich", "pydantic", "tenages.terminal", "tenages.bots"}

    @pytest.mark.parametrize("arguments", [["card", "clock"], ["rules"], ["glossary", "meld"], ["--help"]])
    def test_looking_something_up_needs_no_server_no_arena_and_no_bots(self, arguments: list[str]) -> None:
        loaded = loaded_by(*arguments)
        assert not loaded & {*SERVER, *GAMES, "tenages.bots"}

    @pytest.mark.parametrize("arguments", [["play", "--help"], ["tournament", "--help"], ["stats", "--help"]])
    def test_only_serve_needs_the_server(self, arguments: list[str]) -> None:
        assert not loaded_by(*arguments) & SERVER


class TestOtherLibraries:
    def test_are_as_they_were_after_all_our_modules_are_imported_and_used(self) -> None:
        python(cases(WITHOUT_TORCH, "") + SNAPSHOT + EVERYTHING)
