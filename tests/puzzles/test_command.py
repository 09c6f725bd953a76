"""`tenages puzzles` in the terminal."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tenages.puzzles import Puzzle, attempt, maker, puzzle_numbered, shipped, solution
from tenages.puzzles.attempt import FAILED, GOING
from tenages.puzzles.checking import check
from tests.support.command_line import prose, tenages_says


def typed_solution(puzzle: Puzzle) -> str:
    """The numbers that a player types to solve a puzzle."""
    typed: list[str] = []
    choices: list[str] = []
    for step in solution(puzzle):
        if step.seat == puzzle.seat:
            decision = attempt(puzzle, choices).game.decision
            assert decision is not None
            typed.append(str(1 + [option.notation for option in decision.options].index(step.option.notation)))
            choices.append(step.option.notation)
    return "\n".join(typed) + "\n"


def test_the_list_names_every_puzzle() -> None:
    said = tenages_says("puzzles")
    assert said.exit_code == 0
    assert said.output.count("★") == sum(puzzle.grade for puzzle in shipped())


def test_the_list_can_show_one_grade() -> None:
    said = tenages_says("puzzles", "list", "--grade", "5")
    assert said.output.count("★★★★★") == len([puzzle for puzzle in shipped() if puzzle.grade == 5])


def test_a_puzzle_can_be_solved_by_numbers() -> None:
    said = prose(tenages_says("puzzles", "play", "1", typed=typed_solution(puzzle_numbered(1))))
    assert "Solved." in said
    assert "Why it works" in said


def test_wrong_choices_can_be_taken_back_and_hints_asked_for() -> None:
    puzzle = puzzle_numbered(1)
    decision = puzzle.start().decision
    assert decision is not None
    wrong = next(place for place, option in enumerate(decision.options, start=1) if option.notation != puzzle.first)
    said = prose(tenages_says("puzzles", "play", "1", typed=f"{wrong}\nundo\nhint\nhint\n{typed_solution(puzzle)}"))
    assert "Look at" in said
    assert "Solved." in said


def test_after_a_failed_turn_one_is_told_what_can_be_done_and_begins_again() -> None:
    puzzle = puzzle_numbered(1)
    choices: list[str] = []
    typed: list[str] = []
    while (made := attempt(puzzle, choices)).state == GOING:
        assert made.game.decision is not None
        offered = [option.notation for option in made.game.decision.options]
        place = next(place for place, notation in enumerate(offered) if choices or notation != puzzle.first)
        choices.append(offered[place])
        typed.append(str(place + 1))
    assert made.state == FAILED
    said = prose(tenages_says("puzzles", "play", "1", typed="\n".join([*typed, "again", typed_solution(puzzle)])))
    assert "Type undo to take back the last choice, again to begin anew, or solution." in said
    assert "Solved." in said


def test_the_last_hint_does_not_repeat_the_options() -> None:
    def lines(typed: str) -> int:
        return len(tenages_says("puzzles", "play", "1", typed=typed).output.splitlines())

    assert lines("hint\nhint\nquit\n") - lines("hint\nquit\n") <= 2


def test_the_solution_can_be_read_at_once_in_french() -> None:
    said = tenages_says("-l", "fr", "puzzles", "play", "2", typed="solution\n")
    assert "Pourquoi cela marche" in said.output


def test_the_puzzle_of_the_day_is_one_of_them() -> None:
    assert "Puzzle " in tenages_says("puzzles", "today", typed="quit\n").output


def test_a_number_that_is_not_there_is_refused() -> None:
    said = tenages_says("puzzles", "play", "9999")
    assert said.exit_code == 1
    assert "there is no puzzle 9999" in prose(said)


def test_new_puzzles_are_made_and_searched_games_are_left_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("onnxruntime")
    # The first turns of one game are enough here.
    monkeypatch.setattr(maker, "LAST_TURN", 18)
    out = tmp_path / "found.jsonl"
    command = ("puzzles", "make", "--games", "1", "--processes", "1", "--seed", "1100001")
    assert tenages_says(*command, "--out", str(out)).exit_code == 0
    found = [Puzzle.from_json(json.loads(line)) for line in out.read_text().splitlines()]
    assert found
    for puzzle in found:
        check(puzzle)
    again = tenages_says(*command, "--out", str(out))
    assert "0 games searched" in prose(again)
    assert len(out.read_text().splitlines()) == len(found)
