"""The time limit of the tests themselves: it ends every kind of wait, and leaves nothing behind."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from queue import Queue

import pytest
from starlette.testclient import TestClient
from starlette.types import Receive, Scope, Send

from tests.support.time_limit import LIMIT_SECONDS, time_limit

ROOT = Path(__file__).parents[2]
SOON = 0.1
LONG = 120.0
"""In seconds; only reached if something fails."""
WAITS_FOR_EVER = [sys.executable, "-c", "import threading; threading.Event().wait()"]

pytestmark = pytest.mark.skipif(os.name != "posix", reason="signals do not interrupt a wait here")


@contextmanager
def interrupted() -> Iterator[None]:
    """Expects that what happens inside does not end by itself."""
    with pytest.MonkeyPatch.context() as patch:
        # To look at all stacks takes longer than it may take here until the next interruption.
        patch.setattr("tests.support.time_limit.stacks", str)
        with pytest.raises(pytest.fail.Exception, match=r"no end within 0\.1 seconds"), time_limit(SOON, again=SOON):
            yield


@contextmanager
def idle_process() -> Iterator[subprocess.Popen[str]]:
    """A process that waits for ever, and is killed in the end."""
    with subprocess.Popen(WAITS_FOR_EVER, stdout=subprocess.PIPE, text=True) as process:
        try:
            yield process
        finally:
            process.kill()


def a_read() -> None:
    ours, theirs = os.pipe()
    with closing(os.fdopen(theirs, "wb")), os.fdopen(ours, "rb") as end:
        end.read(1)


def a_line_of_a_process() -> None:
    with idle_process() as process:
        assert process.stdout is not None
        process.stdout.readline()


def the_end_of_a_process() -> None:
    with idle_process() as process:
        process.wait()


def a_program() -> None:
    subprocess.run(WAITS_FOR_EVER, capture_output=True)


def a_lock() -> None:
    lock = threading.Lock()
    lock.acquire()
    lock.acquire()


def a_queue() -> None:
    Queue[int]().get()


def a_loop() -> None:
    while True:
        pass


def an_event_loop() -> None:
    async def wait() -> None:
        await asyncio.Event().wait()

    asyncio.run(wait())


def a_web_socket() -> None:
    """As the tests of the server do it: the server runs in a thread, and does not say a word."""

    async def silent(scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        await asyncio.Event().wait()

    with TestClient(silent).websocket_connect("/") as session:
        session.receive_text()


WAITS = [a_read, a_line_of_a_process, the_end_of_a_process, a_program, a_lock, a_queue, a_loop, an_event_loop]


@pytest.mark.parametrize("wait", [*WAITS, a_web_socket])
def test_every_kind_of_wait_has_an_end_and_leaves_no_thread_behind(wait: Callable[[], None]) -> None:
    before = set(threading.enumerate())
    with interrupted():
        wait()
    # Those that another test left behind may have ended meanwhile; a new one may need a moment to end.
    for thread in set(threading.enumerate()) - before:
        thread.join(LONG)
        assert not thread.is_alive()


@pytest.mark.skipif(sys.platform != "linux", reason="its processes are found on Linux only")
def test_a_test_that_hangs_shows_what_each_of_its_processes_does() -> None:
    with idle_process() as process:
        with pytest.raises(pytest.fail.Exception) as failed, time_limit(SOON, again=LONG):
            a_queue()
        said = str(failed.value)
    # There may be more, such as Python's own process for shared memory, if another test needed it.
    shown = re.findall(r"^[Pp]rocess (\d+): ", said, re.MULTILINE)
    assert shown[0] == str(os.getpid())
    assert str(process.pid) in shown
    if "Thread" in said:  # not every system lets a process look into another one
        assert "a_queue (" in said


def test_cleaning_up_may_not_wait_for_ever_either() -> None:
    began: list[str] = []
    with interrupted():
        try:
            a_queue()
        finally:
            began.append("cleaning up")
            a_lock()
    assert began == ["cleaning up"]


def test_code_under_test_cannot_take_it_for_an_error_of_its_own() -> None:
    def careless() -> None:
        while True:
            try:
                a_lock()
            except Exception:
                continue

    with interrupted():
        careless()


def test_afterwards_nothing_is_interrupted_any_more() -> None:
    with suppress(pytest.fail.Exception), time_limit(SOON, again=SOON):
        pass
    process = subprocess.run([sys.executable, "-c", f"import time; time.sleep({3 * SOON})"])
    assert process.returncode == 0


def test_a_process_that_takes_no_signal_is_ended_and_says_where_it_was() -> None:
    program = f"""
import signal, threading
from tests.support.time_limit import time_limit

def deaf():
    signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGALRM])
    with time_limit({SOON}, grace={SOON}):
        threading.Event().wait()

deaf()
"""
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 1
    assert "Timeout" in done.stderr
    assert "in deaf" in done.stderr


STORY = f"""
import threading
import pytest

def soon(request):
    # From the next part on: however slow the machine is, only what waits for ever takes too long.
    request.node.add_marker(pytest.mark.time_limit({SOON}))

def wait(request):
    try:
        threading.Event().wait()
    finally:
        request.node.own_markers.clear()

@pytest.fixture
def that_ends_soon(request):
    soon(request)

@pytest.fixture
def fixture_that_waits(request):
    wait(request)

@pytest.fixture
def fixture_that_does_not_end(request):
    yield
    wait(request)

def test_that_waits(request, that_ends_soon):
    wait(request)

@pytest.mark.time_limit({SOON})
def test_whose_fixture_waits(fixture_that_waits):
    pass

def test_whose_fixture_does_not_end(request, fixture_that_does_not_end):
    soon(request)

def test_that_comes_after():
    pass
"""


@pytest.mark.parametrize("more", [(), ("-p", "xdist.plugin", "-n", "1")], ids=["alone", "with xdist"])
def test_a_test_that_waits_fails_and_the_others_go_on(tmp_path: Path, more: tuple[str, ...]) -> None:
    (tmp_path / "test_story.py").write_text(STORY, encoding="utf-8")
    plugins = ("-p", "tests.support.time_limit", "-p", "no:cacheprovider", "-c", os.devnull)
    command = [sys.executable, "-m", "pytest", *plugins, *more, str(tmp_path)]
    environment = {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)
    assert "1 failed, 2 passed, 2 errors" in done.stdout
    assert done.stdout.count("no end within 0.1 seconds") >= 3


def test_this_very_test_has_a_limit(request: pytest.FixtureRequest) -> None:
    """That is, the hooks are in place for all tests."""
    left, _ = signal.getitimer(signal.ITIMER_REAL)
    assert 0 < left <= LIMIT_SECONDS
    assert request.node.get_closest_marker("time_limit") is None
