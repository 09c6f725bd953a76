"""The history of the engine's speed: `python -m benchmarks.steps` measures every step again and draws a plot.

Every step is a commit, compiled with its own packaging, or with that of the first commit that had any. All are measured
in turns by the same program, compiled and uncompiled. Compiling takes about two minutes per step; `--builds FOLDER`
keeps the builds for the next time. The figures are written to `benchmarks/steps.json`, and the plot (with matplotlib:
`pip install matplotlib`) to `docs/images/steps.svg`; `--draw` only draws the existing figures.
"""

from __future__ import annotations

import json
import shutil
import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, NamedTuple

from rich.console import Console

from benchmarks.compare import PROGRAM, ROOT, CannotMeasure, build, fetch_commit
from tenages import TenAgesError
from tenages.bench.benchmark import COMPILED, UNCOMPILED, USUAL, machine
from tenages.bench.measure import GAME_TASKS
from tenages.bench.workers import Worker, in_turns

DATA: Final = ROOT / "benchmarks" / "steps.json"
PLOT: Final = ROOT / "docs" / "images" / "steps.svg"
FIRST_PACKAGING: Final = "a42dc1f"
PACKAGING: Final = ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE")
TABLES: Final = {"games/base-2": "base, 2 players", "games/echoes-2": "with Echoes, 2 players"}
GOAL: Final = 2000


class Step(NamedTuple):
    """One improvement, and its commit."""

    commit: str
    done: str


STEPS: Final = (
    Step("9bf4677", "as it was"),
    Step("eadd153", "loops and sums\nfor who shares"),
    Step("c5104fa", "no exception at\nan effect's end"),
    Step("c0fb74d", "specials\nas classes"),
    Step("8019d67", "boards\nas tuples"),
    Step("e828549", "log as a\nchain of facts"),
    Step("d6a615e", "no cycles"),
    Step("87c330e", "options\nby identity"),
    Step("e29d54f", "Echoes without\nlists"),
    Step("5c53793", "cards looked\nup by age"),
    Step("cd9e636", "direct calls\nin C"),
)


def compile_step(step: Step, tree: Path, console: Console) -> None:
    """Compile a step in a folder, unless it is already compiled there."""
    if (tree / "built").exists():
        return
    console.print(f"Compiling {step.commit} ...")
    fetch_commit(step.commit, tree)
    if not (tree / "hatch_build.py").exists():
        with TemporaryDirectory(prefix="tenages-") as place:
            fetch_commit(FIRST_PACKAGING, Path(place))
            for name in PACKAGING:
                shutil.copy(Path(place, name), tree)
    trouble = build(tree, tree / "built")
    if trouble is not None:
        raise CannotMeasure(f"{step.commit} cannot be compiled: {trouble}")


def measured(steps: Sequence[Step], place: Path, console: Console) -> dict[str, Any]:
    """Compile all steps and measure them in turns."""
    starters = {}
    for step in steps:
        tree = place / step.commit
        compile_step(step, tree, console)
        for uncompiled, which in ((False, COMPILED), (True, UNCOMPILED)):
            starters[f"{step.commit} {which}"] = partial(Worker, tree / "built", uncompiled=uncompiled, program=PROGRAM)
    console.print("Measuring ...")
    tasks = [task for task in GAME_TASKS if task in TABLES]
    gathered = in_turns(starters, tasks, USUAL, lambda: None)
    if not gathered.same_work():
        raise CannotMeasure("the steps do not all play the same games")
    return {
        **machine(),
        "runs": USUAL.runs,
        "steps": [
            {
                "commit": step.commit,
                "done": step.done.replace("\n", " "),
                **{
                    which: {task: round(gathered.best[task][f"{step.commit} {which}"]) for task in tasks}
                    for which in (COMPILED, UNCOMPILED)
                },
            }
            for step in steps
        ],
    }


def draw(data: dict[str, Any], file: Path) -> None:
    """The figures as a plot: one line for each table and build."""
    import matplotlib

    matplotlib.use("svg")
    # The same figures give the same file.
    matplotlib.rcParams["svg.hashsalt"] = "tenages"
    matplotlib.rcParams["svg.fonttype"] = "none"
    from matplotlib import pyplot

    found = data["steps"]
    labels = {step.commit: step.done for step in STEPS}
    figure, axes = pyplot.subplots(figsize=(13, 5.2), layout="constrained")
    places = range(len(found))
    for color, (task, table) in zip(("#9a3b26", "#2f5d8a"), TABLES.items(), strict=True):
        for which, style in ((COMPILED, "-"), (UNCOMPILED, "--")):
            rates = [step[which][task] for step in found]
            axes.plot(places, rates, style, marker="o", markersize=5, color=color)
            name = f"{rates[-1]:,}  {table}, {which}"
            axes.annotate(name, (places[-1], rates[-1]), (9, -3), textcoords="offset points", color=color, fontsize=9)
    axes.axhline(GOAL, color="#888888", linewidth=0.8, linestyle=":")
    axes.annotate("goal for the base game", (0, GOAL), (0, 4), textcoords="offset points", color="#666666", fontsize=9)
    axes.set_xticks(list(places), [labels.get(step["commit"], step["done"]) for step in found], fontsize=8)
    axes.set_xlim(-0.4, len(found) + 2)
    axes.set_ylim(0, None)
    axes.set_ylabel("random games a second, one core")
    axes.set_title(f"Ten Ages, step by step ({data['implementation']} {data['python']}, best of {data['runs']})")
    axes.grid(axis="y", color="#dddddd", linewidth=0.6)
    axes.set_axisbelow(True)
    for side in ("top", "right"):
        axes.spines[side].set_visible(False)
    figure.savefig(file, metadata={"Date": None})


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and draw."""
    parser = ArgumentParser(description="Measure each step by which the engine became faster, and draw them.")
    parser.add_argument("--draw", action="store_true", help="draw the figures that are there already")
    parser.add_argument("--builds", type=Path, help="a folder that keeps what was compiled")
    options = parser.parse_args(arguments)
    console = Console(highlight=False, stderr=True, markup=False, emoji=False)
    try:
        if not options.draw:
            with TemporaryDirectory(prefix="tenages-") as place:
                data = measured(STEPS, options.builds or Path(place), console)
            DATA.write_text(json.dumps(data, indent=1) + "\n", "utf-8")
        draw(json.loads(DATA.read_text("utf-8")), PLOT)
    except TenAgesError as error:
        console.print(f"Error: {error}")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
