"""Profiles the compiled engine: `python -m benchmarks.hotspots` counts the instructions of each function.

Random two-player games (with `--echoes`, with the expansion) are played under valgrind, which counts instructions, not
seconds: the same source gives the same figures, whatever else the machine does. The count of a function includes all
functions that it calls, so the shares add up to more than 100%. `--engine FOLDER` selects a compiled build, such as
`build/compiled`. Needs valgrind.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

from rich.console import Console
from rich.table import Table

GAMES: Final = 200
SHOWN: Final = 30
WHOLE: Final = "CPyPy_playout___play_out"
PLAY: Final = """\
import sys
from random import Random
import tenages
from tenages.rules.playout import play_out
games, expansions = int(sys.argv[1]), tuple(sys.argv[2:])
for seed in range(games):
    play_out(tenages.new_game(2, expansions=expansions, seed=seed), Random(seed).random)
"""
LINE: Final = re.compile(r"^\s*([\d,]+) \([\d. ]+%\)\s+(?:\S*:)?(\S+)")
RUNTIME_NAMES: Final = {
    "gc_collect_main": "the garbage collector",
    "CPy_AddTraceback": "exceptions that pass by",
    "list_dealloc": "lists thrown away",
    "PyList_Append": "lists grown one by one",
    "CPyList_Extend": "lists grown by lists",
}
"""Readable names of functions of the Python runtime."""


class Spot(NamedTuple):
    """A function of the engine, and its number of instructions, including the functions that it calls."""

    name: str
    instructions: int


def spots(annotated: str) -> list[Spot]:
    """All functions of the engine in a profile, the most expensive first."""
    found: dict[str, int] = {}
    for line in annotated.splitlines():
        match = LINE.match(line)
        if match:
            name = _readable(match.group(2))
            if name is not None:
                found[name] = max(found.get(name, 0), int(match.group(1).replace(",", "")))
    return sorted([Spot(*item) for item in found.items()], key=lambda spot: -spot.instructions)


def _readable(symbol: str) -> str | None:
    """The name of a function in the source; None if it is not part of the engine."""
    if symbol in RUNTIME_NAMES:
        return RUNTIME_NAMES[symbol]
    if not symbol.startswith("CPyDef_") or ("__mypyc__" in symbol and "generator_helper" not in symbol):
        return None
    name = symbol.removeprefix("CPyDef_").replace("_____mypyc_generator_helper__", "")
    return name.removesuffix("_gen").replace("___", ".")


def profile(engine: Path, games: int, expansions: Sequence[str]) -> str:
    """The output of valgrind for random games."""
    with TemporaryDirectory(prefix="tenages-") as place:
        out = Path(place, "callgrind.out")
        subprocess.run(
            [
                "valgrind",
                "--tool=callgrind",
                f"--callgrind-out-file={out}",
                f"--toggle-collect={WHOLE}",
                *[sys.executable, "-P", "-c", PLAY, str(games), *expansions],
            ],
            env=os.environ | {"PYTHONPATH": str(engine), "PYTHONHASHSEED": "0"},
            check=True,
            capture_output=True,
        )
        annotate = ["callgrind_annotate", "--inclusive=yes", "--threshold=100", str(out)]
        return subprocess.run(annotate, check=True, capture_output=True, text=True).stdout


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the most expensive functions."""
    parser = ArgumentParser(description="Count the instructions of each part of the compiled engine, with valgrind.")
    parser.add_argument("--engine", type=Path, default=Path("build/compiled"), help="the compiled build (%(default)s)")
    parser.add_argument("--games", type=int, default=GAMES, help="how many games are played (%(default)s)")
    parser.add_argument("--echoes", action="store_true", help="with Echoes of the Past")
    parser.add_argument("--shown", type=int, default=SHOWN, help="how many functions are shown (%(default)s)")
    options = parser.parse_args(arguments)
    console = Console(highlight=False, markup=False, emoji=False)
    if shutil.which("valgrind") is None:
        console.print("valgrind is not there; on Debian and Ubuntu: apt-get install valgrind", soft_wrap=True)
        return 2
    if not list(options.engine.glob("*__mypyc*")):
        console.print(f"{options.engine} holds no compiled engine; make compile builds one", soft_wrap=True)
        return 2
    found = spots(profile(options.engine.resolve(), options.games, ["echoes"] * options.echoes))
    whole = found[0].instructions
    table = Table("part", "instructions a game", "share", box=None, header_style="bold")
    for column in table.columns[1:]:
        column.justify = "right"
    for spot in found[: options.shown]:
        table.add_row(spot.name, f"{spot.instructions // options.games:,}", f"{spot.instructions / whole:.1%}")
    console.print(table)
    return 0


if __name__ == "__main__":
    sys.exit(main())
