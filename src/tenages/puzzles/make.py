"""Making puzzles on all cores: `python -m tenages.puzzles.make --help`. Needs no library for the command line."""

from __future__ import annotations

import json
import multiprocessing
import sys
import time
from argparse import ArgumentParser
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from tenages.networks.shipped import network_for
from tenages.puzzles.maker import TABLES, Found, puzzles_of_game
from tenages.puzzles.puzzle import SORTS
from tenages.rules.setup import Rules
from tenages.sight.view import View

FIRST_SEED: Final = 1_000_000
DEFAULT_BOTS: Final = "policy"


class ShippedNetwork:
    """What our own networks like."""

    def likes(self, view: View) -> dict[str, float]:
        """How much the network for such tables likes each option."""
        assert view.decision is not None
        options = view.decision.options
        if len(options) == 1:
            return {options[0].notation: 1.0}
        priors = network_for(view.setup).evaluate([view])[0][0]
        return {option.notation: float(prior) for option, prior in zip(options, priors, strict=True)}


class Job(NamedTuple):
    """One game to play and search."""

    rules: Rules
    seed: int
    bots: list[str]
    sorts: tuple[str, ...]


class Progress(NamedTuple):
    """How far the work is."""

    games: int
    puzzles: int
    seconds: float


def make(
    games: int,
    bots: list[str],
    processes: int,
    seconds: float,
    out: Path,
    seed: int,
    report: Callable[[Progress], None],
    sorts: tuple[str, ...] = SORTS,
) -> Progress:
    """Play games and append the puzzles found in them to a file, each as soon as it is found.

    Games that an earlier run has searched are left out: a second file remembers their seeds.
    """
    searched = out.with_suffix(".searched")
    done = set(searched.read_text().split()) if searched.exists() else set[str]()
    jobs = [
        Job(TABLES[(seed + n) % len(TABLES)], seed + n, bots, sorts) for n in range(games) if str(seed + n) not in done
    ]
    begun = time.monotonic()
    progress = Progress(0, 0, 0.0)
    with out.open("a", encoding="utf-8") as lines, searched.open("a", encoding="utf-8") as seeds:
        for job_seed, found in _results(jobs, processes):
            for each in found:
                lines.write(json.dumps({**each.puzzle.to_json(), "hardness": each.hardness}, ensure_ascii=False) + "\n")
            lines.flush()
            seeds.write(f"{job_seed}\n")
            seeds.flush()
            now = time.monotonic() - begun
            progress = Progress(progress.games + 1, progress.puzzles + len(found), now)
            report(progress)
            if seconds and now > seconds:
                break
    return progress


def _results(jobs: list[Job], processes: int) -> Iterator[tuple[int, list[Found]]]:
    if processes <= 1:
        yield from map(_searched, jobs)
        return
    with multiprocessing.get_context("spawn").Pool(processes) as pool:
        yield from pool.imap_unordered(_searched, jobs)


def _searched(job: Job) -> tuple[int, list[Found]]:
    return job.seed, list(puzzles_of_game(job.rules, job.seed, job.bots, ShippedNetwork(), job.sorts))


def main(arguments: Sequence[str] | None = None) -> None:
    """The command line."""
    parser = ArgumentParser(prog="tenages.puzzles.make")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--bots", default=DEFAULT_BOTS)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=0.0)
    parser.add_argument("--out", type=Path, default=Path("puzzles-found.jsonl"))
    parser.add_argument("--seed", type=int, default=FIRST_SEED)
    parser.add_argument("--goals", default=",".join(SORTS))
    given = parser.parse_args(arguments)

    def report(progress: Progress) -> None:
        if progress.games % 20 == 0:
            _say(progress)

    bots, sorts = given.bots.split(","), tuple(given.goals.split(","))
    made = make(given.games, bots, given.processes, given.seconds, given.out, given.seed, report, sorts)
    _say(made)


def _say(progress: Progress) -> None:
    sys.stderr.write(f"{progress.games} games, {progress.puzzles} puzzles, {progress.seconds:.0f} s\n")


if __name__ == "__main__":
    main()
