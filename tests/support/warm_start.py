"""Servers start from a process that has already imported what they need: to import it takes most of a start.

That process runs no threads and opens nothing, so a copy of it is as good as a new one. Only Linux is known to copy
processes with all of our libraries safely; elsewhere, each program starts by itself. How it does that is also tested
on Linux, in tests/server/test_serve.py.
"""

from __future__ import annotations

import gc
import importlib
import json
import os
import runpy
import signal
import socket
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from select import select
from typing import IO, Final, Protocol

NEEDED: Final = (
    *("alembic.command", "tenages.cli.serve", "tenages.server.running", "uvicorn.lifespan.on", "uvicorn.loops.auto"),
    *("sqlalchemy.dialects.postgresql.psycopg", "sqlalchemy.dialects.sqlite.pysqlite"),
    *("tests.support.quick_app", "tests.support.serving"),
)
"""With these, all is imported that a server needs. Its program is not: Python warns if that was imported before."""
LONGEST: Final = 2**20
"""The longest message to that process, in bytes."""


class Program(Protocol):
    """A running program, as its parent sees it."""

    pid: int
    stdout: IO[str] | None

    def poll(self) -> int | None:
        """Its exit code, or None while it runs."""

    def wait(self, timeout: float | None = None) -> int:
        """Wait for its end; returns its exit code."""

    def kill(self) -> None:
        """Kill it."""

    def send_signal(self, sig: int, /) -> None:
        """Send it a signal, unless it has ended."""


def start(command: Sequence[str], log: IO[str]) -> Program:
    """Run a command, python -m and so on, in its own session; it writes its errors to a log."""
    if sys.platform != "linux":
        return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, start_new_session=True)
    python, option, module, *arguments = command
    assert (python, option) == (sys.executable, "-m")
    return _Copy(module, arguments, log)


class _Copy:
    """A copy of the process that has imported everything; it has become a program."""

    def __init__(self, module: str, arguments: Sequence[str], log: IO[str]) -> None:
        out, its_out = os.pipe()
        status, its_status = os.pipe()
        self.stdout: IO[str] | None = os.fdopen(out)
        self._status = os.fdopen(status)
        self._code: int | None = None
        asked = json.dumps([module, arguments, os.getcwd(), dict(os.environ)])
        try:
            socket.send_fds(_imported()[0], [asked.encode()], [its_out, log.fileno(), its_status])
        finally:
            os.close(its_out)
            os.close(its_status)
        line = self._status.readline()
        assert line, "the process that servers are copied from has ended: its error is in what was captured"
        self.pid = int(line)

    def poll(self) -> int | None:
        return self.wait(0.0) if self._code is not None or self._has_ended(0.0) else None

    def wait(self, timeout: float | None = None) -> int:
        if self._code is None:
            if not self._has_ended(timeout):
                raise subprocess.TimeoutExpired(str(self.pid), timeout or 0.0)
            self._code = int(self._status.readline())
            self._status.close()
        return self._code

    def _has_ended(self, timeout: float | None) -> bool:
        return bool(select([self._status], [], [], timeout)[0])

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)

    def send_signal(self, sig: int, /) -> None:
        # It may end at this moment: unlike a child's, its number is free before we hear of its end.
        if self.poll() is None:
            with suppress(ProcessLookupError):
                os.kill(self.pid, sig)


@cache
def _imported() -> tuple[socket.socket, subprocess.Popen[bytes]]:
    """The process that has imported everything, and a socket to it; it ends with this one."""
    ours, its = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    with its:
        process = subprocess.Popen(
            [sys.executable, "-m", "tests.support.warm_start", str(its.fileno())],
            pass_fds=[its.fileno()],
            stdin=subprocess.DEVNULL,
            # With a pipe from the start, Python buffers what the copies print as in any program that prints to a pipe.
            stdout=subprocess.PIPE,
            start_new_session=True,
        )
    return ours, process


# --- in that process --------------------------------------------------------------------------------------------------


def main(asked_at: socket.socket) -> None:
    """Import everything, and become each program that is asked for, in a copy."""
    for name in NEEDED:
        importlib.import_module(name)
    gc.collect()
    gc.freeze()
    with asked_at:
        program = _next_program(asked_at)
    if program is not None:
        module, arguments = program
        sys.argv = [module, *arguments]
        runpy.run_module(module, run_name="__main__", alter_sys=True)


def _next_program(asked_at: socket.socket) -> tuple[str, list[str]] | None:
    """The program that this process has become; None in the first process, once nobody can ask any more."""
    # Nobody asks how the copies that watch over programs have ended, so the system need not keep it.
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    while True:
        asked, files, _, _ = socket.recv_fds(asked_at, LONGEST, 3)
        if not asked:
            return None
        if os.fork() == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            module, arguments, folder, environment = json.loads(asked)
            out, log, status = files
            if (program := os.fork()) == 0:
                os.close(status)
                _settle(out, log, folder, environment)
                return module, arguments
            _watch(program, status, asked_at, out, log)
        for file in files:
            os.close(file)


def _settle(out: int, log: int, folder: str, environment: dict[str, str]) -> None:
    """Arrange what a new process would have found."""
    os.setsid()
    os.dup2(out, sys.stdout.fileno())
    os.dup2(log, sys.stderr.fileno())
    os.close(out)
    os.close(log)
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(environment)


def _watch(program: int, status: int, asked_at: socket.socket, *others: int) -> None:
    """Report the number of a program, and its exit code once it has ended."""
    asked_at.close()
    for file in others:
        # A reader of what the program prints waits until all processes have closed it.
        os.close(file)
    os.write(status, f"{program}\n".encode())
    _, how = os.waitpid(program, 0)
    os.write(status, f"{os.waitstatus_to_exitcode(how)}\n".encode())
    os._exit(0)


if __name__ == "__main__":
    main(socket.socket(fileno=int(sys.argv[1])))
