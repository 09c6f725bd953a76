"""Where a game turned: the choices and the draws that changed most, and since when the winner was ahead."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from tenages.analysis.marks import COSTS, MISTAKE
from tenages.analysis.report import Analysis, Eyes, rating_of

Cause = Literal["choice", "luck"]
CHOICE: Final[Cause] = "choice"
LUCK: Final[Cause] = "luck"
MOST_POINTS: Final = 3
LEAST_CHANGE: Final = COSTS[MISTAKE]
"""What changes less than this turns no game."""


class TurningPoint(NamedTuple):
    """A choice that cost much of the chance to win, or a draw that brought or cost much."""

    step: int
    seat: int
    """Whose choice it was, or who drew."""
    cause: Cause
    change: float
    """By how much the chance of this seat to win changed."""


class Ahead(NamedTuple):
    """Since when the winners were ahead, without a break."""

    step: int
    seats: tuple[int, ...]


def turning_points(analysis: Analysis, eyes: Eyes) -> list[TurningPoint]:
    """The largest changes, in the order of the game."""
    found: list[TurningPoint] = []
    for step, judged in analysis.judged.items():
        loss = rating_of(judged, eyes).loss
        found += [TurningPoint(step, judged.seat, CHOICE, -loss), TurningPoint(step, judged.seat, LUCK, judged.luck)]
    large = [point for point in found if abs(point.change) >= LEAST_CHANGE]
    largest = sorted(large, key=lambda point: (-abs(point.change), point.step))[:MOST_POINTS]
    return sorted(largest, key=lambda point: (point.step, point.cause))


def ahead_since(analysis: Analysis, eyes: Eyes) -> Ahead | None:
    """Since when the winners were ahead; None while there are steps that nobody has looked at, or without a winner."""
    result = analysis.result
    if result is None or not analysis.is_begun or not analysis.judged:
        return None
    winners = tuple([seat for seat, worth in enumerate(result) if worth == max(result)])
    others = [seat for seat in range(analysis.players) if seat not in winners]
    if not others:
        return None
    since = 0
    for step, judged in sorted(analysis.judged.items()):
        chances = rating_of(judged, eyes).chances
        if max([chances[seat] for seat in winners]) < max([chances[seat] for seat in others]):
            since = step + 1
    return None if since == analysis.steps else Ahead(since, winners)
