"""Who does the work: processes of this machine, or those of a cluster. To whoever hands it out they are alike."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import NamedTuple, Protocol, TypeVar

Job = TypeVar("Job")
Done = TypeVar("Done")


class Lost(NamedTuple):
    """What comes of a job whose process died of it."""

    why: str
    """An exit code, a signal, or what the cluster calls it."""


class Executor(Protocol):
    """Someone who does many jobs at a time."""

    def run(self, work: Callable[[Job], Done], jobs: Sequence[Job]) -> Generator[tuple[Job, Done | Lost]]:
        """Do all jobs, begun in this order; gives each with what came of it, as soon as it is done."""
        ...
