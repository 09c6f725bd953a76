"""The solution played out: each choice with the game before and after it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tenages.game import Game
from tenages.puzzles.line import played
from tenages.puzzles.puzzle import Puzzle
from tenages.rules.options import Decision, Option
from tenages.rules.purposes import ACT


class Step(NamedTuple):
    """One choice of the solution: the player's own, or an answer of another."""

    seat: int
    option: Option
    decision: Decision
    before: Game
    after: Game

    @property
    def begins_action(self) -> bool:
        """Whether a new action begins with this choice."""
        return self.decision.purpose == ACT


def solution(puzzle: Puzzle, own: Sequence[str] = ()) -> list[Step]:
    """The solution in the real game, with the answers that resist the longest; by the player's `own` right choices."""
    steps: list[Step] = []
    for before, option in played(puzzle.start(), puzzle.tree, puzzle.seat, own):
        after = before.copy()
        after.choose(option)
        decision = before.decision
        assert decision is not None
        steps.append(Step(decision.player, option, decision, before, after))
    return steps


def actions(steps: list[Step]) -> list[list[Step]]:
    """The steps by action: the choice of an action, and all answers until the next one."""
    found: list[list[Step]] = []
    for step in steps:
        if step.begins_action or not found:
            found.append([])
        found[-1].append(step)
    return found
