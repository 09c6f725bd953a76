"""benchmarks/ratings.py: the levels on one scale."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from rich.console import Console

from benchmarks import ratings
from benchmarks.ratings import Match, as_data, fitted, intervals, rated
from tenages.intervals import Winnings
from tenages.rules.setup import Rules

NAMES = ("random", "novice", "adept")


def match(better: str, worse: str, won: int, deals: int) -> Match:
    """A match of so many deals, of which so many were won in both seats, and the others in one of them."""
    return Match(better, worse, [Winnings(2.0 if deal < won else 1.0, 2) for deal in range(deals)])


def test_odds_of_ten_to_one_are_400_points_and_a_chain_adds_up() -> None:
    # With what every match begins with, one game won of two, these are odds of ten to one.
    won = Winnings(999.0, 1098)
    found = fitted(NAMES, [("novice", "random", won), ("adept", "novice", won)])
    assert found == pytest.approx([0, 400, 800])


def test_matches_that_contradict_each_other_meet_in_the_middle() -> None:
    even = Winnings(499.0, 998)
    found = fitted(NAMES, [("novice", "random", Winnings(999.0, 1098)), ("adept", "novice", even)])
    assert found == pytest.approx([0, 400, 400])
    less = fitted(
        NAMES,
        [("novice", "random", Winnings(999.0, 1098)), ("adept", "novice", even), ("adept", "random", even)],
    )
    assert 0 < less[2] < less[1] < 400


def test_who_never_lost_has_a_rating_and_an_interval_all_the_same() -> None:
    few, many = (rated([match("novice", "random", deals, deals)])["novice"] for deals in (10, 1000))
    assert 200 < few["low"] < few["rating"] < 900 < many["low"] < many["rating"]
    assert few["games"] == 20


def test_the_interval_is_narrower_with_more_deals_and_wider_up_the_scale() -> None:
    def widths(deals: int) -> list[float]:
        won = deals // 2
        both = [match("novice", "random", won, deals), match("adept", "novice", won, deals)]
        return [high - low for low, high in intervals(NAMES, both)]

    few, many = widths(40), widths(640)
    assert few[0] == many[0] == 0
    assert few[1] < few[2]
    assert 3 < few[1] / many[1] < 5


def test_the_interval_holds_the_truth_about_as_often_as_it_says(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ratings, "RESAMPLES", 200)
    random = Random(1)
    held = 0
    for _ in range(100):
        # A level that wins three games of four: 191 points.
        deals = [Winnings(float((random.random() < 0.75) + (random.random() < 0.75)), 2) for _ in range(60)]
        (_, (low, high)) = intervals(NAMES[:2], [Match("novice", "random", deals)])
        held += low <= 191 <= high
    assert 88 <= held <= 99


def test_a_match_goes_on_where_it_stopped_and_counts_deals(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ratings, "FOLDER", tmp_path)
    quiet = Console(quiet=True)
    first = ratings.played("adept", "random", 4, Rules(), 1, quiet)
    longer = ratings.played("adept", "random", 6, Rules(), 1, quiet)
    assert longer.deals[:2] == first.deals
    assert [deal.games for deal in longer.deals] == [2, 2, 2]
    data = as_data([longer], Rules())
    assert data["matches"] == [{"better": "adept", "worse": "random", "games": 6, "won": longer.total.won}]
    assert data["table"] == {"players": 2, "edition": "asmadi-3", "expansions": []}
    assert data["levels"]["adept"]["games"] == 6
