"""The analysis of a whole record: quick answers for all of its steps first, then full ones, on several cores."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from tenages.analysis.judged import FULL, QUICK, Depth, JudgedStep
from tenages.analysis.report import Analysis
from tenages.analysis.steps import judge_step, network_of
from tenages.bots.thinking.evaluation import chances_at_end
from tenages.game import Game
from tenages.processes import Lost, Processes, all_cores
from tenages.records.saved import Record, read
from tenages.rules.errors import TenAgesError

Progress = Callable[[Analysis], None]
"""Is told whenever there are new answers."""
QUICK_STEPS: Final = 12
"""How many steps a process judges quickly before it reports; of full ones, it reports each."""


class StepsJob(NamedTuple):
    """Some steps of a game, to be judged in another process."""

    record: str
    steps: tuple[int, ...]
    depth: Depth


def analyse(
    record: str,
    *,
    depth: Depth = FULL,
    processes: int | None = None,
    progress: Progress | None = None,
) -> Analysis:
    """Judge every choice of a game, given as its record: from what the players knew, and from all cards.

    With `QUICK` there are quick answers only. `progress` is told the analysis so far, first with quick answers, which
    become full ones one by one. One process for each core is used, unless a number is given.
    """
    game = _played(read(record))
    network_of(game.setup)
    result = None if game.outcome is None else tuple(chances_at_end(game))
    found = Analysis(game.setup.players, len(game.choices), {}, result)
    stages = [QUICK] if depth == QUICK else [QUICK, depth]
    for stage in stages:
        for judged in _judged(record, found.steps, stage, processes):
            steps = {**found.judged, **{each.step: each for each in judged}}
            found = Analysis(found.players, found.steps, steps, result)
            if progress is not None:
                progress(found)
    return found


def judged_steps(job: StepsJob) -> list[JudgedStep]:
    """In any process: judge some steps of a game."""
    record = read(job.record)
    wanted = set(job.steps)
    found: list[JudgedStep] = []
    game = Game()
    for step, _ in enumerate(record.steps(game)):
        if step in wanted:
            found.append(judge_step(game.copy(), record.choices[step], job.depth))
        if len(found) == len(wanted):
            break
    return found


def jobs_of(record: str, steps: int, depth: Depth) -> list[StepsJob]:
    """The work of judging all steps of a game."""
    size = QUICK_STEPS if depth.name == QUICK.name else 1
    parts = [tuple(range(first, min(first + size, steps))) for first in range(0, steps, size)]
    return [StepsJob(record, part, depth) for part in parts]


def _judged(record: str, steps: int, depth: Depth, processes: int | None) -> Iterator[list[JudgedStep]]:
    jobs = jobs_of(record, steps, depth)
    number = min(processes or all_cores(), len(jobs))
    if number <= 1:
        for job in jobs:
            yield judged_steps(job)
        return
    for job, done in Processes(number).run(judged_steps, jobs):
        if isinstance(done, Lost):
            raise TenAgesError("analysis-lost", step=job.steps[0] + 1, why=done.why)
        yield done


def _played(record: Record) -> Game:
    game = Game()
    for _ in record.steps(game):
        pass
    return game
