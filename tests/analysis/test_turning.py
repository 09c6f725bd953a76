"""Where a game turned: what changed most, and since when the winner was ahead."""

from __future__ import annotations

from collections.abc import Sequence

from tenages.analysis.judged import JudgedStep, RatedChoice, Rating
from tenages.analysis.report import FAIR, OPEN, Analysis
from tenages.analysis.turning import Ahead, TurningPoint, ahead_since, turning_points
from tests.analysis.games import ANN, BOB

EVEN = (0.5, 0.5)


def step(
    number: int, chances: Sequence[float] = EVEN, *, seat: int = ANN, loss: float = 0.0, luck: float = 0.0
) -> JudgedStep:
    """A choice at which each seat had these chances; only what everyone could know says what it cost."""
    options = (RatedChoice("achieve 1", chances[seat]), RatedChoice("draw", chances[seat] - loss))
    fair, opened = Rating(tuple(chances), options, loss), Rating(tuple(chances), options, 0.0)
    return JudgedStep(number, seat, "draw", "act", 2, "full", fair, opened, luck)


def game(*steps: JudgedStep, result: tuple[float, ...] | None = (1.0, 0.0), length: int | None = None) -> Analysis:
    judged = {each.step: each for each in steps}
    return Analysis(len(steps[0].fair.chances), len(steps) if length is None else length, judged, result)


def test_the_three_largest_changes_are_told_in_the_order_of_the_game() -> None:
    played = game(
        step(0, loss=0.13),
        step(1, seat=BOB, loss=0.3),
        step(2, luck=0.2),
        step(3, loss=0.02),
        step(4, seat=BOB, luck=-0.25),
    )
    assert turning_points(played, FAIR) == [
        TurningPoint(1, BOB, "choice", -0.3),
        TurningPoint(2, ANN, "luck", 0.2),
        TurningPoint(4, BOB, "luck", -0.25),
    ]


def test_what_costs_less_than_a_mistake_turns_no_game() -> None:
    assert turning_points(game(step(0, loss=0.119), step(1, luck=-0.1)), FAIR) == []


def test_with_all_cards_known_other_choices_may_have_turned_it() -> None:
    assert turning_points(game(step(0, loss=0.3), step(1, luck=0.2)), OPEN) == [TurningPoint(1, ANN, "luck", 0.2)]


def test_a_bad_choice_and_a_good_draw_at_the_same_step_are_two_turning_points() -> None:
    assert [point.cause for point in turning_points(game(step(0, loss=0.2, luck=0.2)), FAIR)] == ["choice", "luck"]


def test_the_winner_is_ahead_since_he_was_last_behind() -> None:
    played = game(step(0, (0.6, 0.4)), step(1, (0.3, 0.7)), step(2, (0.55, 0.45)), step(3, (0.9, 0.1)))
    assert ahead_since(played, FAIR) == Ahead(2, (ANN,))


def test_who_was_never_behind_was_ahead_from_the_beginning() -> None:
    assert ahead_since(game(step(0), step(1, (0.7, 0.3))), FAIR) == Ahead(0, (ANN,))


def test_who_wins_by_surprise_was_never_ahead() -> None:
    assert ahead_since(game(step(0), step(1, (0.1, 0.9))), FAIR) is None


def test_of_a_team_the_better_one_counts() -> None:
    chances = ((0.1, 0.3, 0.4, 0.2), (0.1, 0.3, 0.2, 0.4))
    played = game(*[step(number, each) for number, each in enumerate(chances)], result=(0.0, 0.5, 0.0, 0.5))
    assert ahead_since(played, FAIR) == Ahead(1, (1, 3))


def test_without_a_winner_or_with_steps_to_look_at_nobody_can_say() -> None:
    assert ahead_since(game(step(0), result=(0.5, 0.5)), FAIR) is None
    assert ahead_since(game(step(0), result=None), FAIR) is None
    assert ahead_since(game(step(0), length=2), FAIR) is None
