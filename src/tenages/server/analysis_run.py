"""One analysis under way: asks for quick answers to all steps, then for full ones, and keeps what comes."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any, Final, NamedTuple

import structlog

from tenages.analysis.analyse import StepsJob, jobs_of
from tenages.analysis.judged import FULL, Depth, JudgedStep, step_from_json, step_to_json
from tenages.server.errors import TooMany
from tenages.server.storage import analyses
from tenages.server.storage.store import Store
from tenages.server.thinking.judging import JudgedSteps, StepsQuestion
from tenages.server.thinking.thoughts import ANALYSIS, Bots, Failed, Judging, Thought

log: Any = structlog.get_logger("tenages.analysis")
AT_ONCE: Final = 4
"""How many questions one analysis asks at the same time."""
ATTEMPTS: Final = 2
"""How often the same steps are tried."""
MOST_FAILURES: Final = 6
"""After so many failures in a row, the analysis stops: something is wrong that time does not mend."""
PAUSE_SECONDS: Final = 5.0
"""When steps are asked for again that could not be looked at because others came first."""
HEARTBEAT_SECONDS: Final = 10.0
"""How often an analysis under way says so to other processes."""


class Depths(NamedTuple):
    """How much work goes into the quick answers, and into the full ones."""

    quick: Depth
    full: Depth


class AnalysisRun:
    """The work on one analysis. Whatever is found is kept at once, so it can go on after any interruption."""

    def __init__(
        self, analysis_id: str, record: str, steps: int, network: str, depths: Depths, store: Store, bots: Bots
    ) -> None:
        self.id = analysis_id
        self.network = network
        """On whose behalf it works."""
        self.judged: dict[int, JudgedStep] = {}
        """What has been found so far, by step."""
        self._record = record
        self._steps = steps
        self._depths = depths
        self._store = store
        self._bots = bots
        self._failures = 0

    async def run(self) -> None:
        """Do all that is left to do."""
        heartbeat = asyncio.get_running_loop().create_task(self._heartbeat())
        try:
            await self._work()
        finally:
            heartbeat.cancel()

    async def _heartbeat(self) -> None:
        """Steps may wait for a long time behind the tables: then nothing else tells that work goes on."""
        while True:
            try:
                await asyncio.shield(self._store.touch_analysis(self.id))
            except Exception as error:
                log.warning("analysis_not_touched", analysis=self.id, why=type(error).__name__)
            await asyncio.sleep(HEARTBEAT_SECONDS)

    async def _work(self) -> None:
        kept = await self._store.read(lambda connection: analyses.judged_steps(connection, self.id))
        self.judged.update({each["step"]: step_from_json(each) for each in kept})
        await self._do(self._quick_work())
        await self._do(self._full_work())
        if len(self.judged) == self._steps:
            await self._store.end_analysis(self.id)

    def _quick_work(self) -> list[StepsJob]:
        work = jobs_of(self._record, self._steps, self._depths.quick)
        return [job for job in work if not self.judged.keys() >= set(job.steps)]

    def _full_work(self) -> list[StepsJob]:
        """The steps without a full answer: first those at which something may have gone wrong."""
        work = jobs_of(self._record, self._steps, self._depths.full)
        return sorted([job for job in work if not self._is_deep(job.steps[0])], key=self._urgency)

    def _is_deep(self, step: int) -> bool:
        judged = self.judged.get(step)
        return judged is not None and judged.depth == FULL.name

    def _urgency(self, job: StepsJob) -> float:
        judged = self.judged.get(job.steps[0])
        return 0.0 if judged is None else -max(judged.fair.loss, judged.open.loss)

    async def _do(self, work: Iterable[StepsJob]) -> None:
        """Several questions at a time; each worker takes the next one that is left."""
        left = iter(work)

        async def worker() -> None:
            for job in left:
                await self._judge(job)

        async with asyncio.TaskGroup() as group:
            for _ in range(AT_ONCE):
                group.create_task(worker())

    async def _judge(self, job: StepsJob) -> None:
        for attempt in range(ATTEMPTS):
            thought = Thought(StepsQuestion(self.id, job, attempt), 0, ANALYSIS, self.network)
            try:
                judged = await self._answer(thought)
            except Failed as error:
                log.warning("steps_not_judged", analysis=self.id, step=job.steps[0], why=str(error))
                self._failures += 1
                if self._failures >= MOST_FAILURES:
                    raise
                continue
            self._failures = 0
            await self._keep([each for each in judged if not self._is_deep(each.step)])
            return

    async def _answer(self, thought: Judging) -> JudgedSteps:
        """However long others come first."""
        while True:
            try:
                return await self._bots.judge(thought)
            except (TooMany, TimeoutError) as error:
                log.info("steps_wait", analysis=self.id, step=thought.question.work.steps[0], why=str(error))
            await asyncio.sleep(PAUSE_SECONDS)

    async def _keep(self, judged: list[JudgedStep]) -> None:
        if judged:
            await self._store.keep_judged(self.id, [step_to_json(each) for each in judged])
            self.judged.update({each.step: each for each in judged})
