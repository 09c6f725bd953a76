"""Trying puzzles: the right line, wrong ones, luck, taking back, hints."""

from __future__ import annotations

import pytest

from tenages.puzzles import Puzzle, attempt, hints, shipped, solution
from tenages.puzzles.aim import Aim, Budget, option_reaches
from tenages.puzzles.attempt import FAILED, FAILURES, GOING, LUCK, SOLVED, Attempt
from tenages.rules.errors import IllegalChoice
from tenages.rules.options import option_named

EVERY_SEVENTH = shipped()[::7]


def number(puzzle: Puzzle) -> str:
    return str(puzzle.number)


def own_line(puzzle: Puzzle) -> list[str]:
    """The player's own choices of the solution."""
    return [step.option.notation for step in solution(puzzle) if step.seat == puzzle.seat]


def played_on(puzzle: Puzzle, choices: list[str]) -> Attempt:
    """The attempt after these choices and, to the end of the turn, always the last option."""
    made = attempt(puzzle, choices)
    while made.state == GOING:
        assert made.game.decision is not None
        choices = [*choices, made.game.decision.options[-1].notation]
        made = attempt(puzzle, choices)
    return made


@pytest.mark.parametrize("puzzle", EVERY_SEVENTH, ids=number)
class TestEveryPuzzle:
    def test_is_not_solved_before_the_last_choice(self, puzzle: Puzzle) -> None:
        line = own_line(puzzle)
        for place in range(len(line)):
            assert attempt(puzzle, line[:place]).state == GOING
        made = attempt(puzzle, line)
        assert made.state == SOLVED
        assert made.failure is None
        assert [option.notation for seat, option in made.moves if seat == puzzle.seat] == line

    def test_fails_with_a_reason_after_any_wrong_beginning(self, puzzle: Puzzle) -> None:
        for wrong in puzzle.wrong:
            made = played_on(puzzle, [wrong.option])
            assert made.state == FAILED
            assert made.failure is not None
            assert made.failure.kind in FAILURES

    def test_goes_the_same_way_each_time(self, puzzle: Puzzle) -> None:
        line = own_line(puzzle)
        assert attempt(puzzle, line).game == attempt(puzzle, line).game

    def test_hints_lead_to_the_solution(self, puzzle: Puzzle) -> None:
        choices: list[str] = []
        while attempt(puzzle, choices).state == GOING:
            where, what = hints(puzzle, choices)
            assert where.option is None
            assert what.option is not None
            assert where.area == what.area
            choices.append(what.option.notation)
        assert attempt(puzzle, choices).state == SOLVED
        assert hints(puzzle, choices) == []

    def test_hints_say_to_go_back_from_a_line_that_leads_nowhere(self, puzzle: Puzzle) -> None:
        for wrong in puzzle.wrong:
            if attempt(puzzle, [wrong.option]).state == GOING:
                assert [hint.kind for hint in hints(puzzle, [wrong.option])] == ["back"]


def test_a_line_that_works_only_with_the_real_cards_is_luck() -> None:
    lucky = 0
    for puzzle in shipped():
        game = puzzle.start()
        aim = Aim(puzzle.goal, game, puzzle.seat)
        for wrong in puzzle.wrong:
            if lucky < 3 and wrong.works and option_reaches(game, option_named(wrong.option), aim, Budget(50_000)):
                lucky += 1
                made = played_with_all_cards_open(puzzle, aim, [wrong.option])
                assert made.state == FAILED
                assert made.failure is not None
                assert made.failure.kind == LUCK
                assert made.failure.works == wrong.works
    assert lucky == 3


def played_with_all_cards_open(puzzle: Puzzle, aim: Aim, choices: list[str]) -> Attempt:
    """The attempt of a player who sees all cards."""
    made = attempt(puzzle, choices)
    while made.state == GOING:
        decision = made.game.decision
        assert decision is not None
        works = [option for option in decision.options if option_reaches(made.game, option, aim, Budget(50_000))]
        choices = [*choices, works[0].notation]
        made = attempt(puzzle, choices)
    return made


def test_nothing_can_be_chosen_when_it_is_over() -> None:
    puzzle = shipped()[0]
    with pytest.raises(IllegalChoice, match="over"):
        attempt(puzzle, [*own_line(puzzle), "draw"])


def test_what_is_not_offered_cannot_be_chosen() -> None:
    with pytest.raises(IllegalChoice):
        attempt(shipped()[0], ["player 4"])
