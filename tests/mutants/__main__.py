"""`make mutants`: which small changes of the source does no test notice?

python -m tests.mutants [--number 400] [--seed 1] [--workers 2] [files or folders ...]
"""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from tests.mutants.choosing import sample
from tests.mutants.known import Key, key_of, known_survivors, stale
from tests.mutants.mutations import Mutant, mutants_of
from tests.mutants.reaching import Reach, reach_of
from tests.mutants.trying import Effort, Fate, try_all

ROOMS = ("src/tenages/cards", "src/tenages/rules", "src/tenages/sight")
JUDGES = (
    *("tests/cards", "tests/rules", "tests/examples", "tests/sight", "tests/records", "tests/words"),
    *("tests/test_bad_input.py", "tests/test_front_door.py"),
)
NUMBER = 400
BUDGET = 20.0
WANTED = 95
"""Of a room's mutants that are not listed as survivors, this percentage must be killed."""
ALIVE = (Fate.SURVIVED, Fate.UNREACHED)


def arguments() -> argparse.Namespace:
    """What was asked for on the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", nargs="*", help="only mutants of these files or folders")
    parser.add_argument("--number", default=str(NUMBER), help="how many mutants, equally many of each room, or all")
    parser.add_argument("--seed", type=int, default=1, help="which sample")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument(
        "--budget", type=float, default=BUDGET, help="seconds of tests, the fastest first, for a mutant"
    )
    parser.add_argument("--despite-failures", action="store_true", help="leave out tests that fail without a mutant")
    parser.add_argument("--rooms", nargs="+", default=ROOMS, help="the folders with source")
    parser.add_argument("--judges", nargs="+", default=JUDGES, help="the folders with tests")
    parser.add_argument("--survivors", type=Path, help="another list of known survivors")
    return parser.parse_args()


def main() -> int:
    """Try the mutants; answers with 1 if too many survive in a room, with 2 if they could not be tried."""
    asked = arguments()
    console = Console(markup=False, emoji=False)
    files = {room: python_files(room) for room in asked.rooms}
    modules = [file for judge in asked.judges for file in python_files(judge) if Path(file).name.startswith("test_")]
    every = {room: [mutant for file in files[room] for mutant in mutants_of(file)] for room in asked.rooms}
    reach = run_without_mutants([file for room in files.values() for file in room], modules, asked.workers, console)
    failing = [test for test, run in reach.runs.items() if not run.passed]
    if failing:
        console.print(f"{len(failing)} tests fail without a mutant:", *failing[:5], sep="\n  ", soft_wrap=True)
        if not asked.despite_failures:
            return 2
        console.print("They are left out.")
    number = None if asked.number == "all" else int(asked.number) // len(every)
    chosen = {room: sample(mutants, room, asked.files, number, asked.seed) for room, mutants in every.items()}
    known = known_survivors(asked.survivors) if asked.survivors else known_survivors()
    console.print(f"seed {asked.seed}, {sum(map(len, chosen.values()))} of {sum(map(len, every.values()))} mutants")
    trial = Trial(reach, modules, Effort(asked.workers, asked.budget), known)
    fates = try_chosen([mutant for room in chosen.values() for mutant in room], trial, console)
    old = stale(known, [mutant for room in every.values() for mutant in room])
    return report(console, chosen, fates, known, old)


def python_files(place: str) -> list[str]:
    """A file, or all Python files of a folder."""
    return [place] if place.endswith(".py") else sorted(str(path) for path in Path(place).rglob("*.py"))


def bar(console: Console) -> Progress:
    """A progress bar without a thread, since processes with threads must not be copied."""
    columns = (TextColumn("{task.description}", markup=False), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, auto_refresh=False)


def run_without_mutants(files: list[str], modules: list[str], workers: int, console: Console) -> Reach:
    """Find out which tests reach which statements."""
    with bar(console) as progress:
        task = progress.add_task("modules of tests, without mutants", total=len(modules))

        def done(module: str) -> None:
            progress.advance(task)
            progress.refresh()

        return reach_of(files, modules, workers, done)


class Trial(NamedTuple):
    """What mutants are tried with."""

    reach: Reach
    modules: list[str]
    effort: Effort
    known: dict[Key, str]


def try_chosen(mutants: list[Mutant], trial: Trial, console: Console) -> dict[Mutant, Fate]:
    """The fate of each mutant; survivors that are not listed are printed at once."""
    fates: dict[Mutant, Fate] = {}
    with bar(console) as progress:
        task = progress.add_task("mutants", total=len(mutants))

        def done(mutant: Mutant, fate: Fate) -> None:
            fates[mutant] = fate
            listed = key_of(mutant) in trial.known
            if fate in ALIVE and not listed:
                say(console, mutant, f"  ({fate.value})" if fate == Fate.UNREACHED else "")
            elif fate not in ALIVE and listed:
                say(console, mutant, "  (listed as a survivor, but was killed)")
            progress.advance(task)
            progress.refresh()

        try_all(mutants, trial.reach, trial.modules, trial.effort, done)
    return fates


def say(console: Console, mutant: Mutant, remark: str) -> None:
    """Print a mutant as one line."""
    text = f"{mutant.file}:{mutant.line}  {mutant.old} → {mutant.new}{remark}"
    console.print(text, highlight=False, soft_wrap=True)


def report(
    console: Console, chosen: dict[str, list[Mutant]], fates: dict[Mutant, Fate], known: dict[Key, str], old: list[Key]
) -> int:
    """Print a table of the rooms; answers with 1 if too many mutants of a room survived."""
    table = Table("room", "mutants", "killed", "of these hung", "survived", "listed", "killed of the others")
    failed = False
    for room, mutants in chosen.items():
        if not mutants:
            continue
        hung = sum(fates[mutant] == Fate.HUNG for mutant in mutants)
        surviving = sum(fates[mutant] in ALIVE for mutant in mutants)
        listed = [mutant for mutant in mutants if key_of(mutant) in known]
        others = [mutant for mutant in mutants if mutant not in listed]
        killed = sum(fates[mutant] not in ALIVE for mutant in others)
        percentage = 100 * killed / len(others) if others else 100.0
        failed |= percentage < WANTED
        counts = (len(mutants), len(mutants) - surviving, hung, surviving, len(listed))
        table.add_row(room, *map(str, counts), f"{percentage:.1f}%")
    for key in old:
        text = f"listed, but there is no such mutant: {key.file} {key.function}  {key.old} → {key.new}"
        console.print(text, highlight=False, soft_wrap=True)
    console.print(table)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
