"""Work on a Ray cluster: the same games, on as many machines as it has.

`tenages` has to be installed there, in the same version; bots that come from a file are sent along. Ray itself is an
extra, so this module is only imported by those who want it.
"""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable, Generator, Sequence
from typing import Any, Final

from tenages.extras import need
from tenages.processes import Done, Job, Lost
from tenages.rules.errors import TenAgesError
from tenages.version import ENGINE_VERSION, __version__

LOCAL: Final = "local"
"""The address of a cluster that is started on this machine, and ends with us."""
VERSION: Final = f"{__version__}/{ENGINE_VERSION}"
AHEAD: Final = 2
"""So many jobs for every core are handed out: one to do, and one to do next."""
RETRIES: Final = 1
"""How often a job is done again whose process died: the machine may have left the cluster."""


class RayCluster:
    """Work on the cluster at an address, at most so many jobs at a time."""

    def __init__(self, address: str, number: int | None = None) -> None:
        if number is not None and number < 1:
            raise TenAgesError("not-positive", what="processes", given=number)
        self._ray: Any = need("ray", "ray")
        self._address = address
        self._number = number

    def run(self, work: Callable[[Job], Done], jobs: Sequence[Job]) -> Generator[tuple[Job, Done | Lost]]:
        """Do all jobs, begun in this order; gives each with what came of it, as soon as it is done."""
        ray = self._ray
        joined = self._join()
        try:
            left = deque(jobs)
            at_work: dict[Any, Job] = {}
            task = ray.remote(num_cpus=1, max_retries=RETRIES)(_do)
            # The work is the same for all jobs, so it travels once.
            shared = ray.put(work)
            while left or at_work:
                while left and len(at_work) < self._most():
                    job = left.popleft()
                    at_work[task.remote(VERSION, shared, job)] = job
                for done in ray.wait(list(at_work))[0]:
                    yield at_work.pop(done), self._got(done)
        finally:
            if joined:
                ray.shutdown()

    def _join(self) -> bool:
        """Join the cluster; says whether that was necessary."""
        if self._ray.is_initialized():
            return False
        quiet: dict[str, Any] = {"logging_level": logging.ERROR, "log_to_driver": False}
        if self._address == LOCAL:
            quiet |= {"num_cpus": self._number, "include_dashboard": False}
        try:
            self._ray.init(address=self._address, **quiet)
        except (ConnectionError, RuntimeError, ValueError) as error:
            raise TenAgesError("no-cluster", address=self._address, why=_first_line(error)) from error
        return True

    def _most(self) -> int:
        """How many jobs are handed out at a time; machines may join the cluster meanwhile."""
        return self._number or AHEAD * int(self._ray.cluster_resources().get("CPU", 1))

    def _got(self, done: Any) -> Any:
        errors = self._ray.exceptions
        try:
            return self._ray.get(done)
        except errors.RayTaskError as error:
            # No game raises anything: this is about the machine that should have played it.
            cause = error.cause
            if isinstance(cause, TenAgesError):
                raise cause from error
            raise TenAgesError("cluster-cannot-play", why=_first_line(cause or error)) from error
        except errors.RayError as error:
            return Lost(type(error).__name__)


def _do(version: str, work: Callable[[Job], Done], job: Job) -> Done:
    """What a process of the cluster does."""
    if version != VERSION:
        raise TenAgesError("cluster-version", theirs=VERSION, ours=version)
    return work(job)


def _first_line(error: BaseException) -> str:
    return next(iter(str(error).splitlines()), type(error).__name__)
