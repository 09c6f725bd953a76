"""The puzzles that come with the package: each of them holds, and they are varied."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from datetime import date, timedelta
from pathlib import Path
from random import Random

import pytest

import tenages
from tenages.puzzles import Puzzle, puzzle_numbered, puzzle_of_the_day, shipped
from tenages.puzzles.checking import Fault, check
from tenages.puzzles.proving import Effort, verdict
from tenages.puzzles.puzzle import CLAIM, DEFEND, HIGHEST_GRADE, LOWEST_GRADE, WIN
from tenages.puzzles.shipped import read_puzzles, write_puzzles
from tenages.rules.errors import TenAgesError
from tests.support.effort import some

SOME_DAY = date(2026, 11, 18)
SMALL_PROOFS = [puzzle for puzzle in shipped() if puzzle.proof.complete and puzzle.proof.worlds < 60]


def number(puzzle: Puzzle) -> str:
    return str(puzzle.number)


class TestEach:
    @pytest.mark.parametrize("puzzle", some(shipped(), 60), ids=number)
    def test_is_solved_by_its_solution_alone(self, puzzle: Puzzle) -> None:
        check(puzzle)

    @pytest.mark.parametrize("puzzle", some(shipped()[::10], 8), ids=number)
    def test_is_proven_again_in_full(self, puzzle: Puzzle) -> None:
        check(puzzle, thorough=True)

    @pytest.mark.parametrize("puzzle", SMALL_PROOFS[::15], ids=number)
    def test_has_the_same_verdict_with_other_hidden_cards(self, puzzle: Puzzle) -> None:
        game = puzzle.start()
        found = verdict(game, puzzle.seat, puzzle.goal, Effort())
        other = verdict(tenages.sample(game.view(puzzle.seat), Random(1)), puzzle.seat, puzzle.goal, Effort())
        assert found is not None
        assert found.option.notation == puzzle.first
        assert other == found

    def test_would_be_found_out_if_it_named_a_wrong_solution(self) -> None:
        puzzle = shipped()[0]
        wrong = puzzle.wrong[0]
        swapped = puzzle.wrong[1:] + (wrong._replace(option=puzzle.first),)
        with pytest.raises(Fault):
            check(puzzle._replace(tree={wrong.option: puzzle.tree[puzzle.first]}, wrong=swapped))


class TestAll:
    def test_there_are_enough_in_every_grade(self) -> None:
        grades = Counter(puzzle.grade for puzzle in shipped())
        assert len(shipped()) >= 150
        assert all(grades[grade] >= 15 for grade in range(LOWEST_GRADE, HIGHEST_GRADE + 1))

    def test_they_are_varied(self) -> None:
        goals = Counter(puzzle.goal.kind for puzzle in shipped())
        assert all(goals[kind] >= 5 for kind in (WIN, CLAIM, DEFEND))
        assert len({puzzle.first for puzzle in shipped()}) >= 60
        assert {puzzle.rules.players for puzzle in shipped()} >= {2, 3}
        assert {puzzle.rules.edition for puzzle in shipped()} == {"asmadi-1", "asmadi-3", "iello"}
        assert any(puzzle.rules.expansions for puzzle in shipped())

    def test_they_are_numbered_from_one_and_from_easy_to_hard(self) -> None:
        assert [puzzle.number for puzzle in shipped()] == list(range(1, len(shipped()) + 1))
        grades = [puzzle.grade for puzzle in shipped()]
        assert grades == sorted(grades)
        assert puzzle_numbered(1) is shipped()[0]

    @pytest.mark.parametrize("wrong", [0, -1, 100_000, "1"])
    def test_other_numbers_are_refused(self, wrong: int) -> None:
        with pytest.raises(TenAgesError, match="there is no puzzle"):
            puzzle_numbered(wrong)

    @pytest.mark.parametrize("name", ["some.jsonl", "some.jsonl.gz"])
    def test_a_file_holds_what_was_written(self, name: str, tmp_path: Path) -> None:
        write_puzzles(tmp_path / name, shipped()[:5])
        assert read_puzzles(tmp_path / name) == shipped()[:5]


class TestOfTheDay:
    def test_every_puzzle_comes_once_before_one_comes_again(self) -> None:
        count = len(shipped())
        first = date(2026, 1, 1)
        for begin in (first, first + timedelta(days=count)):
            days = [puzzle_of_the_day(begin + timedelta(days=day)).number for day in range(count)]
            assert sorted(days) == list(range(1, count + 1))

    def test_the_next_round_has_another_order(self) -> None:
        count = timedelta(days=len(shipped()))
        first = date(2026, 1, 1)
        week = [first + timedelta(days=day) for day in range(7)]
        assert [puzzle_of_the_day(day) for day in week] != [puzzle_of_the_day(day + count) for day in week]

    def test_is_the_same_in_another_process(self) -> None:
        program = (
            "from datetime import date\nfrom tenages.puzzles import puzzle_of_the_day\n"
            f"print(puzzle_of_the_day(date({SOME_DAY.year}, {SOME_DAY.month}, {SOME_DAY.day})).number)"
        )
        environment = {**os.environ, "PYTHONHASHSEED": "7"}
        said = subprocess.run(
            [sys.executable, "-c", program], capture_output=True, text=True, check=True, env=environment
        )
        assert int(said.stdout) == puzzle_of_the_day(SOME_DAY).number
