"""The survivors that are known, each with the reason why no test can kill it."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import NamedTuple

from tests.mutants.mutations import Mutant

SURVIVORS = Path(__file__).parent / "survivors.toml"


class Key(NamedTuple):
    """A mutant as the list names it: without line numbers, which change with every line above."""

    file: str
    function: str
    old: str
    new: str


def key_of(mutant: Mutant) -> Key:
    return Key(mutant.file, mutant.place.function, mutant.old, mutant.new)


def known_survivors(file: Path = SURVIVORS) -> dict[Key, str]:
    """The reasons; an entry may name several new lines, which all live for the same reason."""
    if not file.exists():
        return {}
    entries = tomllib.loads(file.read_text(encoding="utf-8")).get("survivor", [])
    found: dict[Key, str] = {}
    for entry in entries:
        for new in entry["new"]:
            found[Key(entry["file"], entry["function"], entry["old"], new)] = entry["because"]
    return found


def stale(known: dict[Key, str], mutants: list[Mutant]) -> list[Key]:
    """The entries to which no mutant belongs any more."""
    there = {key_of(mutant) for mutant in mutants}
    return [key for key in known if key not in there]
