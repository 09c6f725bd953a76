"""What a run notes down, and the picture that is drawn of it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tenages.learning.curves import draw
from tenages.learning.journal import LOG, Journal, lines
from tenages.words.catalogue import words_of


def round_line(number: int) -> dict[str, Any]:
    figures = {"entropy": 2 / number, "value_loss": 0.5, "policy_loss": 0.01}
    return {"round": number, "decisions": number * 1000, **figures}


def match_line(number: int) -> dict[str, Any]:
    return {"round": number, "decisions": number * 1000, "match": "greedy", "won": 0.4, "low": 0.3, "high": 0.5}


def test_a_run_that_goes_on_forgets_the_rounds_after_its_checkpoint(tmp_path: Path) -> None:
    journal = Journal(tmp_path, 0, 0)
    for line in (round_line(1), round_line(2), match_line(2), round_line(3), match_line(3)):
        journal.note(line)
    journal.close()
    Journal(tmp_path, 2, 2000).close()
    assert list(lines(tmp_path)) == [round_line(1), round_line(2), match_line(2)]


def test_a_line_that_was_cut_off_is_left_out(tmp_path: Path) -> None:
    (tmp_path / LOG).write_text(json.dumps(round_line(1)) + '\n{"round": 2, "deci', encoding="utf-8")
    assert list(lines(tmp_path)) == [round_line(1)]


@pytest.mark.parametrize("rounds", [0, 3, 2000])
def test_the_curves_are_drawn_of_a_run_of_any_length(tmp_path: Path, rounds: int) -> None:
    text = [json.dumps(round_line(number)) + "\n" for number in range(1, rounds + 1)]
    if rounds:
        text.append(json.dumps(match_line(rounds)) + "\n")
    (tmp_path / LOG).write_text("".join(text), encoding="utf-8")
    picture = draw(words_of("fr-iello"), tmp_path)
    assert picture.name == "curves.png"
    assert picture.read_bytes().startswith(b"\x89PNG")
    assert [path.name for path in tmp_path.glob("*.new")] == []
