"""Jobs on a Ray cluster, on all its machines.

A process of the cluster has the jobs done by a process of its own, and watches it: so a job that hangs or ends its
process is lost in the same way as without a cluster. If a process of the cluster itself dies, that is the cluster's
fault, and the job is tried again.

`tenages` has to be installed there in the same version; the files of bots are sent along. Ray is an extra, so this
module is only imported where a cluster is asked for.
"""

from __future__ import annotations

import faulthandler
import logging
from collections import deque
from collections.abc import Callable, Generator, Sequence
from functools import cache, partial
from typing import Any, Final

from tenages.extras import need
from tenages.processes import Done, Job, Lost, StandIn
from tenages.rules.errors import TenAgesError
from tenages.version import ENGINE_VERSION, __version__

LOCAL: Final = "local"
"""The address of a cluster that is started on this machine and ends with this program."""
VERSION: Final = f"{__version__}/{ENGINE_VERSION}"
AHEAD: Final = 2
"""How many jobs each core has: one under way, and one to do next."""
RETRIES: Final = 1
"""How often a job is repeated whose process of the cluster died: its machine may have left the cluster."""
GRACE: Final = 60.0
"""After how many seconds beyond its limit a job ends that nobody watches any more."""


def join(ray: Any, address: str, cores: int | None = None) -> bool:
    """Join the cluster at an address; a local one has so many cores. Returns whether that was necessary."""
    if ray.is_initialized():
        return False
    quiet: dict[str, Any] = {"logging_level": logging.ERROR, "log_to_driver": False}
    if address == LOCAL:
        quiet |= {"num_cpus": cores, "include_dashboard": False}
    try:
        ray.init(address=address, **quiet)
    except (ConnectionError, RuntimeError, ValueError) as error:
        raise TenAgesError("no-cluster", address=address, why=first_line(error)) from error
    return True


class RayCluster:
    """Does jobs on the cluster at an address, at most `number` at a time."""

    def __init__(self, address: str, number: int | None = None) -> None:
        if number is not None and number < 1:
            raise TenAgesError("not-positive", what="processes", given=number)
        self._ray: Any = need("ray", "ray")
        self._address = address
        self._number = number

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
        ray = self._ray
        joined = join(ray, self._address, self._number)
        try:
            left = deque(jobs)
            under_way: dict[Any, Job] = {}
            task = ray.remote(num_cpus=1, max_retries=RETRIES)(_do)
            # The work is the same for all jobs, so it travels once.
            shared = ray.put(work)
            while left or under_way:
                while left and len(under_way) < self._most():
                    job = left.popleft()
                    under_way[task.remote(VERSION, shared, job, limit, step_limit)] = job
                for done in ray.wait(list(under_way))[0]:
                    yield under_way.pop(done), self._result(done)
        finally:
            if joined:
                ray.shutdown()

    def _most(self) -> int:
        """How many jobs the cluster has at a time; machines may join it meanwhile."""
        return self._number or AHEAD * int(self._ray.cluster_resources().get("CPU", 1))

    def _result(self, done: Any) -> Any:
        errors = self._ray.exceptions
        try:
            return self._ray.get(done)
        except errors.RayTaskError as error:
            # A game raises nothing, so something is wrong with the machine that should have played it.
            cause = error.cause
            if isinstance(cause, TenAgesError):
                raise cause from error
            raise TenAgesError("cluster-cannot-play", why=first_line(cause or error)) from error
        except errors.RayError as error:
            return Lost(type(error).__name__)


def _do(
    version: str,
    work: Callable[[Job], Done],
    job: Job,
    limit: float | None = None,
    step_limit: float | None = None,
) -> Done | Lost:
    """Do one job, in a process of the cluster. Only this process knows when a job starts, so it looks at the limits."""
    if version != VERSION:
        raise TenAgesError("cluster-version", theirs=VERSION, ours=version)
    return _stand_in().do(partial(_ended_after, limit, work), job, limit, step_limit)


@cache
def _stand_in() -> StandIn:
    return StandIn()


def _ended_after(limit: float | None, work: Callable[[Job], Done], job: Job) -> Done:
    """Do one job, in the process that stands in. It ends itself if the one that watches it was killed meanwhile."""
    if limit is not None:
        faulthandler.dump_traceback_later(limit + GRACE, exit=True)
    try:
        return work(job)
    finally:
        faulthandler.cancel_dump_traceback_later()


def first_line(error: BaseException) -> str:
    """The first line of what an error says, or its name."""
    return next(iter(str(error).splitlines()), type(error).__name__)
