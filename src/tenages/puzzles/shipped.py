"""The puzzles that come with the package, and which of them is the puzzle of a day."""

from __future__ import annotations

import gzip
import json
from datetime import date
from functools import cache
from pathlib import Path
from random import Random
from typing import Final

from tenages.puzzles.puzzle import Puzzle
from tenages.rules.errors import TenAgesError

FILE: Final = Path(__file__).parent / "shipped.jsonl.gz"
FIRST_DAY: Final = date(2026, 1, 1)
"""The days are counted from here; before it the order simply goes on backwards."""
SEED_OF_ROUNDS: Final = 10_000


@cache
def shipped() -> tuple[Puzzle, ...]:
    """All puzzles of the package, by number."""
    return read_puzzles(FILE)


def read_puzzles(file: Path) -> tuple[Puzzle, ...]:
    """The puzzles of a file, one on each line; compressed if its name says so."""
    raw = file.read_bytes()
    text = (gzip.decompress(raw) if file.suffix == ".gz" else raw).decode("utf-8")
    return tuple([Puzzle.from_json(json.loads(line)) for line in text.splitlines() if line])


def write_puzzles(file: Path, puzzles: tuple[Puzzle, ...]) -> None:
    """Write a file that `read_puzzles` reads; the same puzzles always give the same bytes."""
    lines = [json.dumps(puzzle.to_json(), ensure_ascii=False, separators=(",", ":")) for puzzle in puzzles]
    raw = ("\n".join(lines) + "\n").encode("utf-8")
    file.write_bytes(gzip.compress(raw, 9, mtime=0) if file.suffix == ".gz" else raw)


def puzzle_numbered(number: int) -> Puzzle:
    """The puzzle with this number; an error if there is none."""
    puzzles = shipped()
    if type(number) is not int or not 1 <= number <= len(puzzles):
        raise TenAgesError("no-such-puzzle", given=str(number), last=str(len(puzzles)))
    return puzzles[number - 1]


def puzzle_of_the_day(day: date) -> Puzzle:
    """The puzzle of a day: the same for everyone. All puzzles come once before one comes again."""
    return _in_order(day, shipped())


def _in_order(day: date, puzzles: tuple[Puzzle, ...]) -> Puzzle:
    """Each round through all puzzles has its own order. The order of a round is shuffled from its number alone."""
    round_number, place = divmod((day - FIRST_DAY).days, len(puzzles))
    random = Random(SEED_OF_ROUNDS + round_number)
    order = list(range(len(puzzles)))
    for last in range(len(order) - 1, 0, -1):
        # Not `Random.shuffle`: only `Random.random` gives the same numbers in every Python version.
        other = int(random.random() * (last + 1))
        order[last], order[other] = order[other], order[last]
    return puzzles[order[place]]
