"""Where the shares of a vector environment are played: in this process, or each in one of its own."""

from __future__ import annotations

import atexit
import gc
import traceback
from collections.abc import Sequence
from multiprocessing.shared_memory import SharedMemory

from tenages.envs.share import Arrays, Share, ShareSettings
from tenages.processes import Lost, Worker, give_back
from tenages.rules.errors import TenAgesError

Job = list[int | None] | None
"""Seeds for new games; None for one step with the actions that stand in the arrays."""
Trouble = tuple[TenAgesError, str] | None
"""The error in another process, and where it happened there."""


class LocalShare:
    """A share that is played in this process."""

    def __init__(self, settings: ShareSettings, arrays: Arrays) -> None:
        self.arrays = arrays
        self._share = Share(settings, arrays)

    def reset(self, seeds: Sequence[int | None]) -> None:
        """Deal all games anew."""
        self._share.reset(seeds)

    def step(self) -> None:
        """Answer in all games."""
        self._share.step()

    def wait(self) -> TenAgesError | None:
        """It is done already."""
        return None

    def close(self) -> None:
        """There is nothing to end."""


class SharedArrays:
    """Arrays in memory that processes share."""

    def __init__(self, settings: ShareSettings) -> None:
        self._memory = SharedMemory(create=True, size=Arrays(settings).size)
        self.arrays = Arrays(settings, self._memory.buf)

    @property
    def name(self) -> str:
        """Where another process finds the memory."""
        return self._memory.name

    def close(self) -> None:
        """Give the memory back; as long as the agent keeps an array that was not copied, it stays."""
        self.arrays.release()
        give_back(self._memory)


class RemoteShare:
    """A share that is played in a process of its own, which ends with this one."""

    def __init__(self, settings: ShareSettings, shared: SharedArrays, games: range) -> None:
        self.arrays = shared.arrays.part(games)
        self._worker = Worker(RemotePlay(settings, shared.name, games), ends_with_program=True)
        self._owed = 1
        """How many answers have not come yet; the first one says that the process has started."""

    def reset(self, seeds: Sequence[int | None]) -> None:
        """Deal all games anew; `wait` waits for it."""
        self._send(list(seeds))

    def step(self) -> None:
        """Answer in all games; `wait` waits for it."""
        self._send(None)

    def _send(self, job: Job) -> None:
        self._worker.send(job, 0)
        self._owed += 1

    def wait(self) -> TenAgesError | None:
        """Wait until it is done; gives the error if there was one. Nobody waited before if that was interrupted."""
        error: TenAgesError | None = None
        while self._owed:
            answer: Trouble | Lost = self._worker.receive()
            if isinstance(answer, Lost):
                return TenAgesError("env-process-lost", why=answer.why)
            self._owed -= 1
            error = None if answer is None else answer[0]
            if answer is not None:
                answer[0].add_note(answer[1])
        return error

    def close(self) -> None:
        """End the process."""
        self._worker.dismiss()
        self.arrays.release()


class RemotePlay:
    """What the process of a share does."""

    def __init__(self, settings: ShareSettings, memory: str, games: range) -> None:
        self._settings = settings
        self._name = memory
        self._games = games
        self._share: Share | None = None

    def __call__(self, job: Job) -> Trouble:
        """Do what is asked for; gives the error if there was one."""
        try:
            share = self._started()
            if job is None:
                share.step()
            else:
                share.reset(job)
        except TenAgesError as error:
            return error, traceback.format_exc()
        except Exception as error:
            why = traceback.format_exception_only(error)[-1].strip()
            return TenAgesError("env-process-failed", why=why), traceback.format_exc()
        return None

    def _started(self) -> Share:
        if self._share is None:
            if not self._settings.slot.think:
                # The engine makes no circular garbage, and nothing else happens in this process: looking is in vain.
                gc.disable()
            memory = SharedMemory(name=self._name)
            arrays = Arrays(self._settings, memory.buf).part(self._games)
            self._share = Share(self._settings, arrays)
            # The arrays have to go before the memory does.
            atexit.register(memory.close)
            atexit.register(arrays.release)
        return self._share
