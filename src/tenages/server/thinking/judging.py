"""Steps of finished games, and lone positions, to be judged by the processes of the bots."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tenages.analysis.analyse import StepsJob, judged_steps
from tenages.analysis.judged import JudgedStep
from tenages.analysis.positions import JudgedPosition, PositionJob, judged_position

JUDGING_SECONDS: Final = 60.0
"""How long a process may judge the steps of one question. A bot that people wait for has much less."""
JudgedSteps = tuple[JudgedStep, ...]


@dataclass(frozen=True, slots=True)
class StepsQuestion:
    """Some steps of a game that is over: few enough that a table never waits for the process for long."""

    table: str
    """The id of the replay."""
    work: StepsJob
    attempt: int = 0
    """Counts how often these steps could not be judged."""


@dataclass(frozen=True, slots=True)
class PositionQuestion:
    """A lone position."""

    table: str
    """A name of the position and of how it is judged: the same for all who ask the same."""
    work: PositionJob
    attempt: int = 0


JudgedQuestion = StepsQuestion | PositionQuestion
Judged = JudgedSteps | JudgedPosition


def judge(question: StepsQuestion) -> JudgedSteps:
    """In the process of the bots: the steps, judged."""
    return tuple(judged_steps(question.work))


def judge_position(question: PositionQuestion) -> JudgedPosition:
    """In the process of the bots: the position, judged."""
    return judged_position(question.work)
