"""`make proof`: everything that is too long for `make test`, one part after the other, with the time that each took.

python -m tests.proof [--only soak mutants]

Random cases come from one seed, which is printed: make proof SEED=20261118 ARGS='--only soak' repeats them.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from time import perf_counter
from typing import Final

from rich.console import Console
from rich.table import Table

from tests.support.effort import SEED
from tests.support.proof_parts import PARTS, Part

COMPILED: Final = "build/compiled"


def run(part: Part) -> bool:
    """Run a part, with its output as it comes; returns whether it passed."""
    settings = dict(os.environ) | {"TENAGES_PROOF": str(int(part.more_cases)), "TENAGES_SEED": str(SEED)}
    settings["PYTHONPATH"] = os.path.abspath(COMPILED) if part.compiled else ""
    settings["TENAGES_UNCOMPILED"] = ""
    settings["TENAGES_EXPECT"] = "compiled" if part.compiled else "uncompiled"
    if part.name == "source":
        command = ["make", "--no-print-directory", "test-source"]
    else:
        command = [sys.executable, *part.arguments]
    return subprocess.run(command, env=settings, check=False).returncode == 0


def main() -> int:
    """Run the parts and print the results; returns the number of parts that failed."""
    parser = argparse.ArgumentParser(prog="python -m tests.proof", description="Run what is too long for make test.")
    parser.add_argument("--only", nargs="+", choices=[part.name for part in PARTS], metavar="PART", help="these parts")
    wanted = parser.parse_args().only
    parts = [part for part in PARTS if wanted is None or part.name in wanted]
    console = Console(markup=False, emoji=False, highlight=False)
    table = Table("part", "what", "seconds", "result")
    failed: list[str] = []
    began = perf_counter()
    for number, part in enumerate(parts, start=1):
        console.rule(f"{number} of {len(parts)}: {part.name}, {part.about}")
        start = perf_counter()
        passed = run(part)
        table.add_row(part.name, part.about, f"{perf_counter() - start:.0f}", "passed" if passed else "FAILED")
        if not passed:
            failed.append(part.name)
    console.print(table)
    console.print(f"{perf_counter() - began:.0f} seconds in all, with the seed {SEED}")
    for name in failed:
        console.print(f"FAILED: {name}; make proof SEED={SEED} ARGS='--only {name}' repeats it", soft_wrap=True)
    return len(failed)


if __name__ == "__main__":
    sys.exit(min(main(), 1))
