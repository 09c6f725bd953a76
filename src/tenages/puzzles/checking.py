"""Checking puzzles again: that the game can be replayed, that the solution solves, and that it alone does."""

from __future__ import annotations

from typing import Final

from tenages.puzzles.aim import Aim, Budget, TooMuch, option_reaches
from tenages.puzzles.attempt import SOLVED, attempt
from tenages.puzzles.proof import Prover, members
from tenages.puzzles.proving import LEAST_IN_GROUP, SAMPLES, Effort, complete_proof
from tenages.puzzles.puzzle import Puzzle
from tenages.puzzles.solution import solution
from tenages.puzzles.worlds import bare, samples
from tenages.rules.options import option_named

QUICK_WORLDS: Final = 8
"""In how many samples a quick check searches the solution again."""
REFUTING_WORLDS: Final = 60
"""Among how many samples one is looked for in which a wrong choice fails."""
THOROUGH: Final = Effort(full=4_000_000)


class Fault(Exception):
    """A puzzle that does not hold what it says: the kind of fault, and the option it is about."""

    def __init__(self, kind: str, option: str = "") -> None:
        super().__init__(kind, option)
        self.kind = kind
        self.option = option


def check(puzzle: Puzzle, *, thorough: bool = False) -> None:
    """Raise `Fault` if a puzzle does not hold; thorough: the whole proof again, otherwise a small part of it."""
    game = puzzle.start()
    decision = game.decision
    if decision is None or decision.player != puzzle.seat:
        raise Fault("not-asked")
    if list(puzzle.tree) != [puzzle.first]:
        raise Fault("several")
    named = {puzzle.first, *[wrong.option for wrong in puzzle.wrong]}
    if named != {option.notation for option in decision.options}:
        raise Fault("options")
    _check_solution(puzzle)
    try:
        _check_proof(puzzle, thorough=thorough)
        _check_that_it_is_the_only_one(puzzle)
    except TooMuch:
        raise Fault("too-long") from None


def _check_solution(puzzle: Puzzle) -> None:
    own = [step.option.notation for step in solution(puzzle) if step.seat == puzzle.seat]
    if attempt(puzzle, own).state != SOLVED:
        raise Fault("solution")


def _check_proof(puzzle: Puzzle, *, thorough: bool) -> None:
    """That the solution works in every world; a quick check looks at few of them."""
    real = bare(puzzle.start())
    aim = Aim(puzzle.goal, real, puzzle.seat)
    option = option_named(puzzle.first)
    if thorough and puzzle.proof.complete:
        if complete_proof(real, aim, option, THOROUGH) != puzzle.proof:
            raise Fault("not-complete")
        return
    number = SAMPLES if thorough else QUICK_WORLDS
    group = members([real, *samples(real, puzzle.seat, number, 4)], puzzle.seat)
    prover = Prover(aim, Budget(THOROUGH.full), LEAST_IN_GROUP if thorough else QUICK_WORLDS)
    if prover.solves(group, option) is None:
        raise Fault("fails")


def _check_that_it_is_the_only_one(puzzle: Puzzle) -> None:
    """That every other first choice fails: seldom only because the player cannot know how to go on, else at sight."""
    real = bare(puzzle.start())
    aim = Aim(puzzle.goal, real, puzzle.seat)
    worlds = [real, *samples(real, puzzle.seat, REFUTING_WORLDS, 2)]
    for wrong in puzzle.wrong:
        option = option_named(wrong.option)
        budget = Budget(THOROUGH.full)
        if all(option_reaches(world, option, aim, budget) for world in worlds):
            prover = Prover(aim, budget, LEAST_IN_GROUP)
            if prover.solves(members(worlds, puzzle.seat), option) is not None:
                raise Fault("also-solves", wrong.option)
