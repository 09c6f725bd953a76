"""Jobs on a Ray cluster, on all its machines.

`tenages` has to be installed there in the same version; the files of bots are sent along. Ray is an extra, so this
module is only imported where a cluster is asked for.
"""

from __future__ import annotations

import faulthandler
import logging
from collections import deque
from collections.abc import Callable, Generator, Sequence
from typing import Any, Final

from tenages.extras import need
from tenages.processes import Done, Job, Lost
from tenages.rules.errors import TenAgesError
from tenages.version import ENGINE_VERSION, __version__

LOCAL: Final = "local"
"""The address of a cluster that is started on this machine and ends with this program."""
VERSION: Final = f"{__version__}/{ENGINE_VERSION}"
AHEAD: Final = 2
"""How many jobs each core has: one under way, and one to do next."""
RETRIES: Final = 1
"""How often a job is repeated whose process died: its machine may have left the cluster."""


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
        self, work: Callable[[Job], Done], jobs: Sequence[Job], limit: float | None = None
    ) -> Generator[tuple[Job, Done | Lost]]:
        """Do all jobs, started in this order; yields each job with its result as soon as there is one.

        A job that takes more than `limit` seconds ends its process.
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
                    under_way[task.remote(VERSION, shared, job, limit)] = job
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


def _do(version: str, work: Callable[[Job], Done], job: Job, limit: float | None = None) -> Done:
    """Do one job, in a process of the cluster. Only this process knows when a job starts, so it limits its own time."""
    if version != VERSION:
        raise TenAgesError("cluster-version", theirs=VERSION, ours=version)
    if limit is None:
        return work(job)
    faulthandler.dump_traceback_later(limit, exit=True)
    try:
        return work(job)
    finally:
        faulthandler.cancel_dump_traceback_later()


def first_line(error: BaseException) -> str:
    """The first line of what an error says, or its name."""
    return next(iter(str(error).splitlines()), type(error).__name__)
