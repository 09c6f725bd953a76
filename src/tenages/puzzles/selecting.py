"""Selecting the puzzles that come with the package from all that were found: `python -m tenages.puzzles.selecting`."""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from tenages.puzzles.aim import Aim, TooMuch
from tenages.puzzles.checking import THOROUGH, Fault, check
from tenages.puzzles.make import ShippedNetwork
from tenages.puzzles.maker import Found, Network, hardness, made_from
from tenages.puzzles.proving import complete_proof, proof_by_samples, proven
from tenages.puzzles.puzzle import CLAIM, CLAIM_ONE, DEFEND, HIGHEST_GRADE, WIN, Goal, Puzzle, Tree
from tenages.puzzles.shipped import FILE, write_puzzles
from tenages.puzzles.solution import solution
from tenages.puzzles.worlds import bare
from tenages.rules.options import ACHIEVE, option_named

GRADES_FROM: Final = (0.0, 0.65, 1.0, 2.2, 3.8)
"""From which hardness each grade begins."""
MOST_FROM_A_GAME: Final = 2
MOST_WITH_A_START: Final = 3
"""How many puzzles may begin with the same choice, for each kind of goal."""
EASIEST: Final = 0.05
"""What is more obvious than this is no puzzle."""
RARE_FIRST: Final = (DEFEND, CLAIM, WIN, CLAIM_ONE)
WANTED: Final = {WIN: 200, CLAIM: 100, CLAIM_ONE: 110, DEFEND: 100}
"""How many of each kind are wanted at most."""


def read_found(files: Sequence[Path]) -> list[Found]:
    """What was found, with the hardness of today."""
    network = ShippedNetwork()
    found: dict[tuple[int, int, str], Found] = {}
    for file in files:
        for line in file.read_text("utf-8").splitlines():
            puzzle = Puzzle.from_json(json.loads(line))
            key = puzzle.seed, len(puzzle.choices), puzzle.rules.edition
            made = Found(puzzle, hardness(puzzle, puzzle.start(), network))
            better = _won(puzzle, network) if puzzle.goal.kind == CLAIM and _wins(puzzle) else made
            if better is not None:
                found[key] = better
    return list(found.values())


def _wins(puzzle: Puzzle) -> bool:
    """Whether the solution wins the game, though less was asked for."""
    return solution(puzzle)[-1].after.outcome is not None


def _won(puzzle: Puzzle, network: Network) -> Found | None:
    """The same moment with the goal to win; None if that cannot be proven."""
    proof = proven(puzzle.start(), puzzle.seat, Goal(WIN), THOROUGH)
    return None if proof is None else made_from(puzzle.start(), puzzle.seat, proof, network)


def grade_of(hard: float) -> int:
    """The grade for a hardness."""
    return len([limit for limit in GRADES_FROM if hard >= limit])


def selected(found: list[Found]) -> list[Found]:
    """A varied selection: from many games, with many different first choices, of all kinds and grades."""
    games: Counter[int] = Counter()
    seen: set[tuple[int, str]] = set()
    starts: Counter[tuple[str, str]] = Counter()
    kinds: Counter[tuple[str, int]] = Counter()
    chosen: list[Found] = []
    # Grade by grade in turns, so that no grade uses up what is wanted of a kind; in each the rarest goals first.
    for each in sorted(found, key=_order):
        puzzle = each.puzzle
        kind, grade = puzzle.goal.sort, grade_of(each.hardness)
        start = (kind, puzzle.first)
        full = kinds[kind, grade] >= -(-WANTED[kind] // HIGHEST_GRADE)
        if each.hardness < EASIEST or full:
            continue
        if games[puzzle.seed] >= MOST_FROM_A_GAME or starts[start] >= MOST_WITH_A_START:
            continue
        if (puzzle.seed, puzzle.first) in seen:
            # The same idea again, some turns later.
            continue
        try:
            puzzle = reproved(puzzle)
            check(puzzle)
        except (Fault, TooMuch) as fault:
            sys.stderr.write(f"{puzzle.seed}: {fault}\n")
            continue
        games[puzzle.seed] += 1
        seen.add((puzzle.seed, puzzle.first))
        starts[start] += 1
        kinds[kind, grade] += 1
        chosen.append(each._replace(puzzle=puzzle))
    return chosen


def reproved(puzzle: Puzzle) -> Puzzle:
    """The puzzle with the proof of today; an error if there is none."""
    real = bare(puzzle.start())
    aim, option = Aim(puzzle.goal, real, puzzle.seat), option_named(puzzle.first)
    proof = complete_proof(real, aim, option, THOROUGH) or proof_by_samples(real, aim, option, THOROUGH)
    if proof is None:
        raise Fault("fails")
    return puzzle._replace(proof=proof)


def _order(each: Found) -> tuple[int, bool, bool, int, int]:
    """Rarer goals first, then what is more than points and a claim, then complete proofs, and few lines before many."""
    puzzle = each.puzzle
    rare = RARE_FIRST.index(puzzle.goal.sort)
    return rare, _ends_plainly(puzzle.tree), not puzzle.proof.complete, len(json.dumps(puzzle.tree)), puzzle.seed


def _ends_plainly(tree: Tree) -> bool:
    """Whether the last choice is to claim an age."""
    last = ""
    while tree:
        last, tree = next(iter(tree.items()))
    return last.startswith(ACHIEVE)


def numbered(chosen: list[Found]) -> tuple[Puzzle, ...]:
    """The puzzles with numbers and grades: the easiest first, within a grade mixed by seed."""
    ordered = sorted(chosen, key=lambda each: (grade_of(each.hardness), each.puzzle.seed % 1009, each.puzzle.seed))
    return tuple(
        [each.puzzle.renumbered(number, grade_of(each.hardness)) for number, each in enumerate(ordered, start=1)]
    )


def main(arguments: Sequence[str] | None = None) -> None:
    """The command line."""
    parser = ArgumentParser(prog="tenages.puzzles.selecting")
    parser.add_argument("files", type=Path, nargs="+")
    parser.add_argument("--out", type=Path, default=FILE)
    given = parser.parse_args(arguments)
    found = read_found(given.files)
    chosen = numbered(selected(found))
    write_puzzles(given.out, chosen)
    table = Counter((puzzle.grade, puzzle.goal.sort) for puzzle in chosen)
    sys.stderr.write(f"found: {len(found)}, selected: {len(chosen)}\n")
    for (grade, kind), count in sorted(table.items()):
        sys.stderr.write(f"{grade} {kind}: {count}\n")


if __name__ == "__main__":
    main()
