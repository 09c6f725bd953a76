"""Where the time goes: `python -m benchmarks.hotspots` counts the instructions of each part of the compiled engine.

Random two-player games (with `--echoes`, of the expansion too) are played under valgrind, which counts instructions
instead of seconds: the same source gives the same figures, whatever else the machine does. A part includes all that it
calls, so that the shares add up to more than the whole. `--engine FOLDER` looks at a build that lies there, such as
`build/compiled`; needs valgrind.
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
PYTHONS_OWN: Final = {
    "gc_collect_main": "the garbage collector",
    "CPy_AddTraceback": "exceptions that pass by",
    "list_dealloc": "lists thrown away",
    "PyList_Append": "lists grown one by one",
    "CPyList_Extend": "lists grown by lists",
}
"""What Python does for the engine, by the names of its functions."""


class Spot(NamedTuple):
    """A part of the engine, and how many instructions it took with all that it called."""

    name: str
    instructions: int


def spots(annotated: str) -> list[Spot]:
    """All parts of the engine in a profile, the hottest first."""
    found: dict[str, int] = {}
    for line in annotated.splitlines():
        match = LINE.match(line)
        if match:
            name = _readable(match.group(2))
            if name is not None:
                found[name] = max(found.get(name, 0), int(match.group(1).replace(",", "")))
    return sorted([Spot(*item) for item in found.items()], key=lambda spot: -spot.instructions)


def _readable(symbol: str) -> str | None:
    """A part of the engine by its name in the source; None for what is not ours."""
    if symbol in PYTHONS_OWN:
        return PYTHONS_OWN[symbol]
    if not symbol.startswith("CPyDef_") or ("__mypyc__" in symbol and "generator_helper" not in symbol):
        return None
    name = symbol.removeprefix("CPyDef_").replace("_____mypyc_generator_helper__", "")
    return name.removesuffix("_gen").replace("___", ".")


def profile(engine: Path, games: int, expansions: Sequence[str]) -> str:
    """What valgrind says of some games."""
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
    """Print where the time goes."""
    parser = ArgumentParser(description="Count the instructions of each part of the compiled engine, with valgrind.")
    parser.add_argument("--engine", type=Path, default=Path("build/compiled"), help="where it lies (%(default)s)")
    parser.add_argument("--games", type=int, default=GAMES, help="how many games are played (%(default)s)")
    parser.add_argument("--echoes", action="store_true", help="with Echoes of the Past")
    parser.add_argument("--shown", type=int, default=SHOWN, help="how many parts are shown (%(default)s)")
    wanted = parser.parse_args(arguments)
    console = Console(highlight=False)
    if shutil.which("valgrind") is None:
        console.print("valgrind is not there; on Debian and Ubuntu: apt-get install valgrind", soft_wrap=True)
        return 2
    if not list(wanted.engine.glob("*__mypyc*")):
        console.print(f"{wanted.engine} holds no compiled engine; make compile builds one", soft_wrap=True)
        return 2
    found = spots(profile(wanted.engine.resolve(), wanted.games, ["echoes"] * wanted.echoes))
    whole = found[0].instructions
    table = Table("part", "instructions a game", "share", box=None, header_style="bold")
    for column in table.columns[1:]:
        column.justify = "right"
    for spot in found[: wanted.shown]:
        table.add_row(spot.name, f"{spot.instructions // wanted.games:,}", f"{spot.instructions / whole:.1%}")
    console.print(table)
    return 0


if __name__ == "__main__":
    sys.exit(main())
