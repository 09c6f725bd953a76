"""The figures: which ones there are, their units, and which of two is better."""

from __future__ import annotations

from typing import Final

from tenages.bench.measure import ACTION, COST_TABLES, COST_TASKS, EFFECT, ENV_TASKS, GAME_TASKS, TABLES

TASKS: Final = GAME_TASKS + ENV_TASKS + COST_TASKS
"""The tasks that a request can name."""
FIGURES: Final = (
    *GAME_TASKS,
    *(f"decisions/{table}" for table in TABLES),
    *ENV_TASKS,
    *(f"copies/{table}/{moment}" for table in COST_TABLES for moment in (ACTION, EFFECT)),
    *COST_TASKS,
)
"""All figures that the tasks give, in the order of the report."""
RATES: Final = {
    **{"games": "games/s", "decisions": "decisions/s", "copies": "copies/s"},
    **{"observations": "observations/s", "steps": "steps/s"},
}
MICROSECONDS: Final = "us"


def task_of(figure: str) -> str:
    """The task that gives a figure."""
    what, *where = figure.split("/")
    return "/".join([{"decisions": "games", "copies": "copy"}.get(what, what), *where])


def unit(figure: str) -> str:
    """The unit of a figure: something a second, or microseconds."""
    return RATES.get(figure.split("/")[0], MICROSECONDS)


def times_as_fast(figure: str, this: float, other: float) -> float:
    """The ratio of two values of a figure: above 1 if `this` is faster, for rates and costs alike."""
    return other / this if unit(figure) == MICROSECONDS else this / other


def better(figure: str, one: float, other: float) -> float:
    """The better of two values of a figure."""
    return min(one, other) if unit(figure) == MICROSECONDS else max(one, other)
