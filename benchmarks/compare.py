"""Compares the speed of two commits: `python -m benchmarks.compare OLD NEW` prints the ratio of each figure.

The default of NEW is the working tree, the default of OLD the last commit. Each is built with its own packaging in a
temporary folder; if one of them cannot be compiled, the sources of both are compared. Both are measured in turns by the
same program, that of this tree; figures that fell are measured once more. The exit code is 1 if any figure fell below
`--least` of the old one, and 2 if nothing could be compared.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from argparse import ArgumentParser
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from importlib.util import find_spec
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, NamedTuple
from zipfile import ZipFile

from rich.console import Console

from tenages import TenAgesError
from tenages.bench.benchmark import QUICK, USUAL, Steps, machine
from tenages.bench.figures import FIGURES, TASKS, task_of, times_as_fast, unit
from tenages.bench.workers import Effort, Gathered, Worker, in_turns
from tenages.build import UNCOMPILED
from tenages.terminal.progress import progress_bar
from tenages.terminal.tables import Row, figures_table
from tenages.words import bench as bench_words
from tenages.words.catalogue import words_of

ROOT: Final = Path(__file__).resolve().parent.parent
PROGRAM: Final = ROOT / "src" / "tenages" / "bench" / "measure.py"
LEAST: Final = 0.9
OLD, NEW = "old", "new"
WORKING_TREE: Final = "the working tree"
BUILD_TOOLS: Final = ("hatchling", "hatch_mypyc", "mypyc", "setuptools")
REQUIRE_COMPILED: Final = "TENAGES_REQUIRE_COMPILED"

SLOWER, CANNOT, INTERRUPTED = 1, 2, 130


class CannotMeasure(TenAgesError):
    """An error that prevents measuring. The tools are for developers, so the message is an English text, not a key."""

    def __str__(self) -> str:
        return self.key


class Version(NamedTuple):
    """One of the two compared versions."""

    name: str
    folder: Path
    """The folder that contains its `tenages` package."""
    uncompiled: bool

    def start(self) -> Worker:
        """A process that measures it."""
        return Worker(self.folder, uncompiled=self.uncompiled, program=PROGRAM)


# --- comparison ------------------------------------------------------------------------------------------------------


class Verdict(NamedTuple):
    """The comparison of the new figures with the old ones."""

    ratios: dict[str, float]
    """How many times as fast the new version is, for each figure that both have."""
    least: float

    @property
    def fallen(self) -> list[str]:
        """The figures that fell too low."""
        return [figure for figure, ratio in self.ratios.items() if ratio < self.least]

    @property
    def exit_code(self) -> int:
        """1 if any figure fell too low."""
        return SLOWER if self.fallen else 0


def judged(best: Mapping[str, Mapping[str, float]], least: float) -> Verdict:
    """Compare all figures that both versions have."""
    both = [figure for figure in FIGURES if {OLD, NEW} <= best.get(figure, {}).keys()]
    if not both:
        raise CannotMeasure("the two versions have no figure in common")
    return Verdict({figure: times_as_fast(figure, best[figure][NEW], best[figure][OLD]) for figure in both}, least)


def as_data(versions: Mapping[str, Version], gathered: Gathered, verdict: Verdict, runs: int) -> dict[str, Any]:
    """Everything as plain data."""
    return {
        **machine(),
        "compiled": not versions[NEW].uncompiled,
        "runs": runs,
        "versions": {which: version.name for which, version in versions.items()},
        "same play": gathered.same_work(),
        "figures": {
            figure: {"unit": unit(figure), **gathered.best[figure], "ratio": ratio}
            for figure, ratio in verdict.ratios.items()
        },
        "least": verdict.least,
        "fallen": verdict.fallen,
    }


def print_verdict(console: Console, versions: Mapping[str, Version], gathered: Gathered, verdict: Verdict) -> None:
    """Print a table of all figures, and the verdict."""
    words = words_of()
    sections: dict[str, list[Row]] = {}
    for figure, ratio in verdict.ratios.items():
        values = [gathered.best[figure][which] for which in (OLD, NEW)]
        sections.setdefault(bench_words.section(words, figure), []).append(
            (bench_words.row(words, figure), values, ratio)
        )
    console.print(figures_table(words, [OLD, NEW], sections))
    for which, version in versions.items():
        console.print(f"{which}: {version.name}, {'uncompiled' if version.uncompiled else 'compiled'}")
    if not gathered.same_work():
        console.print("They play differently from the same seeds, so their figures are not of the same games.")
    if verdict.fallen:
        console.print(f"Slower than {verdict.least:g} of the old one:")
        for figure in verdict.fallen:
            section, row = bench_words.section(words, figure), bench_words.row(words, figure)
            console.print(f"  {section}: {row}, {bench_words.times(words, verdict.ratios[figure])}")
    else:
        console.print(f"No figure fell below {verdict.least:g} of the old one.")


# --- building two versions -------------------------------------------------------------------------------------------


def git(*arguments: str, root: Path = ROOT) -> bytes:
    """The output of a git command."""
    try:
        done = subprocess.run(["git", *arguments], cwd=root, capture_output=True)
    except OSError as error:
        raise CannotMeasure(f"git cannot be run: {error.strerror}") from error
    if done.returncode != 0:
        raise CannotMeasure(f"git {arguments[0]}: {done.stderr.decode(errors='replace').strip()}")
    return done.stdout


def commit_name(commit: str, root: Path = ROOT) -> str:
    """The short hash of a commit."""
    try:
        found = git(
            "rev-parse", "--verify", "--quiet", "--short", "--end-of-options", f"{commit}^{{commit}}", root=root
        )
    except TenAgesError as error:
        raise CannotMeasure(f"there is no commit {commit!r}") from error
    return found.decode().strip().splitlines()[-1]


def fetch_commit(commit: str, folder: Path, root: Path = ROOT) -> None:
    """Copy the files of a commit into a folder, without changing the repository."""
    with ZipFile(BytesIO(git("archive", "--format=zip", commit, root=root))) as files:
        files.extractall(folder)


def fetch_working_tree(folder: Path, root: Path = ROOT) -> None:
    """Copy the working tree into a folder: all files that git does not ignore, untracked ones too."""
    listed = git("ls-files", "-z", "--cached", "--others", "--exclude-standard", root=root)
    for name in sorted(set(filter(None, os.fsdecode(listed).split("\0")))):
        file = root / name
        if file.is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(file, folder / name)


def build(tree: Path, folder: Path) -> str | None:
    """Install a version into a folder with its own packaging; returns the reason if that fails."""
    # With the installed build tools, if there are any: no network, and the same tool versions for both.
    isolation = ["--no-build-isolation"] if all(find_spec(tool) for tool in BUILD_TOOLS) else []
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps"]
    environment = {name: text for name, text in os.environ.items() if name != UNCOMPILED}
    done = subprocess.run(
        [*command, *isolation, "--target", str(folder), str(tree)],
        env=environment | {REQUIRE_COMPILED: "1"},
        capture_output=True,
        encoding="utf-8",
        errors="replace",
    )
    if done.returncode == 0:
        return None
    lines = done.stderr.strip().splitlines()
    return lines[-1].strip() if lines else f"pip ended with exit code {done.returncode}"


def is_compiled(folder: Path) -> bool:
    """Whether the build in this folder is compiled."""
    with Worker(folder, uncompiled=False, program=PROGRAM) as worker:
        return bool(worker.facts["compiled"])


Say = Callable[[str], None]


def prepared(old: str, new: str | None, place: Path, uncompiled: bool, say: Say) -> dict[str, Version]:
    """Both versions in their folders: compiled if both can be compiled, else as source."""
    names = {OLD: commit_name(old), NEW: WORKING_TREE if new is None else commit_name(new)}
    trees = {which: place / which / "tree" for which in names}
    fetch_commit(old, trees[OLD])
    if new is None:
        fetch_working_tree(trees[NEW])
    else:
        fetch_commit(new, trees[NEW])
    if not uncompiled and _build_all(names, trees, say):
        return {which: Version(names[which], _built(tree), False) for which, tree in trees.items()}
    return {which: Version(names[which], tree / "src", True) for which, tree in trees.items()}


def _built(tree: Path) -> Path:
    return tree.parent / "built"


def _build_all(names: Mapping[str, str], trees: Mapping[str, Path], say: Say) -> bool:
    """Compile both; returns whether that succeeded."""
    for which, tree in trees.items():
        say(f"Compiling {which}, {names[which]} ...")
        reason = build(tree, _built(tree))
        if reason is None and not is_compiled(_built(tree)):
            reason = "its packaging compiles nothing"
        if reason is not None:
            say(f"{names[which]} cannot be compiled, so the source of both is compared: {reason}")
            return False
    return True


def need_plain_play(versions: Mapping[str, Version]) -> bool:
    """Whether one of the versions has no function to play games out, so that it is used for neither.

    Raises an error if another package than these versions would be measured.
    """
    plain = False
    for version in versions.values():
        with version.start() as worker:
            if not Path(worker.facts["package"]).is_relative_to(version.folder.resolve()):
                raise CannotMeasure(f"{version.name}: {worker.facts['package']} would have been measured instead")
            plain |= not worker.facts["playout"]
    return plain


def measured(versions: Mapping[str, Version], effort: Effort, least: float, console: Console) -> Gathered:
    """Measure both in turns. Figures that fell are measured once more, since that may have been chance."""
    starters = {which: version.start for which, version in versions.items()}
    plain = need_plain_play(versions)
    gathered = Gathered()
    tasks: Sequence[str] = TASKS
    for _ in range(2):
        with progress_bar(console, words_of().say("bench-measured")) as report_progress:
            steps = Steps(effort.runs * len(versions) * len(tasks), report_progress)
            gathered = in_turns(starters, tasks, effort, steps.tick, plain=plain, before=gathered)
        fallen = {task_of(figure) for figure in judged(gathered.best, least).fallen}
        tasks = [task for task in TASKS if task in fallen]
        if not tasks:
            break
    return gathered


def parsed(arguments: Sequence[str] | None) -> Any:
    """The parsed command-line options."""
    parser = ArgumentParser(description="Measure two versions in turns, and print the ratio of each figure.")
    parser.add_argument("old", nargs="?", default="HEAD", help="a commit (%(default)s)")
    parser.add_argument("new", nargs="?", help="another commit (default: the working tree)")
    parser.add_argument(
        "--least", type=float, default=LEAST, help="how far a figure may fall, as a ratio (%(default)s)"
    )
    parser.add_argument("--uncompiled", action="store_true", help="compare the source, without compiling")
    parser.add_argument("--runs", type=int, help=f"how often everything is measured ({USUAL.runs}); the best counts")
    parser.add_argument("--quick", action="store_true", help="faster, but less exact")
    parser.add_argument("--json", action="store_true", help="print JSON instead of the table")
    options = parser.parse_args(arguments)
    if options.runs is not None and options.runs < 1:
        parser.error(f"--runs must be at least 1, not {options.runs}")
    return options


def main(arguments: Sequence[str] | None = None) -> int:
    """Compare two versions; the exit code is 0 if the new one is fast enough."""
    options = parsed(arguments)
    effort = QUICK if options.quick else USUAL
    if options.runs is not None:
        effort = effort._replace(runs=options.runs)
    console = Console(highlight=False, markup=False, emoji=False)
    errors = Console(highlight=False, markup=False, emoji=False, stderr=True)
    try:
        # The temporary folder is removed in any case.
        with TemporaryDirectory(prefix="tenages-") as place:
            versions = prepared(options.old, options.new, Path(place), options.uncompiled, partial(_say, errors))
            gathered = measured(versions, effort, options.least, errors)
            verdict = judged(gathered.best, options.least)
    except TenAgesError as error:
        _say(errors, f"Error: {error}")
        return CANNOT
    except KeyboardInterrupt:
        _say(errors, "Stopped.")
        return INTERRUPTED
    if options.json:
        sys.stdout.write(json.dumps(as_data(versions, gathered, verdict, effort.runs), indent=2) + "\n")
    else:
        print_verdict(console, versions, gathered, verdict)
    return verdict.exit_code


def _say(console: Console, text: str) -> None:
    console.print(text, soft_wrap=True)


if __name__ == "__main__":
    sys.exit(main())
