"""What plays the games: processes of this machine, or those of a cluster."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import Protocol

from tenages.processes import Done, Job, Lost


class Executor(Protocol):
    """Does many jobs at a time."""

    def run(
        self,
        work: Callable[[Job], Done],
        jobs: Sequence[Job],
        limit: float | None = None,
        step_limit: float | None = None,
    ) -> Generator[tuple[Job, Done | Lost]]:
        """Do all jobs, started in this order; yields each job with its result as soon as there is one.

        A job that takes more than `limit` seconds is lost, and so is one with a step that takes more than `step_limit`.
        """
        ...
