"""benchmarks/one_against_others.py: one bot against others of one kind, from every seat."""

from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks import one_against_others
from benchmarks.one_against_others import Contest, Table, deals_of
from tenages.intervals import Winnings, rate_of
from tenages.rules.setup import Rules


def test_a_deal_is_played_from_every_seat() -> None:
    won = Table("greedy", "random", Rules(4))(1)
    assert len(won) == 4
    assert sum(won) >= 3


def test_equals_win_their_share() -> None:
    # With one seed for each seat the four games are the same game, which one of the seats wins.
    assert sum(Table("random", "random", Rules(4))(1)) == pytest.approx(1)


def test_a_match_that_was_stopped_goes_on(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(one_against_others, "FOLDER", tmp_path)
    contest = Contest("greedy", "random", 6, 0.5)
    first = list(deals_of(contest, 2, 1))
    assert len(first) == 1
    contest.path.write_text("[0, [0.5, 0.25]]\n", encoding="utf-8")
    found = list(deals_of(contest, 6, 1))
    assert found[0] == Winnings(0.75, 2)
    assert rate_of(found).games == 6
    assert len(contest.path.read_text(encoding="utf-8").splitlines()) == 3
