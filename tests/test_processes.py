"""Processes that do jobs: what they die of, where they hang, and who replaces them."""

from __future__ import annotations

import os
from itertools import count
from multiprocessing import Pipe, get_context
from pathlib import Path
from threading import Event

import pytest

from tenages import TenAgesError, processes
from tenages.processes import OWN_STEPS, Lost, Processes, StandIn, _serve
from tests.support.odd_thinkers import odd_answer


def halved(number: int) -> float:
    """Some work; not everyone survives it."""
    if number == 3:
        raise SystemExit(5)
    return number / 2


def quit_quietly(number: int) -> None:
    """Ends the process as if nothing were wrong."""
    os._exit(0)


def hang_up(number: int) -> None:
    """Closes all files and pipes, and never ends."""
    os.closerange(3, 1000)
    Event().wait()


def hang_at(file: str) -> str:
    """Hangs after leaving a file there, if one is named."""
    if file:
        Path(file).touch()
        Event().wait()
    return "done"


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A process that ends by itself is left as long as it needs, however busy this machine is."""
    monkeypatch.setattr(processes, "EXIT_SECONDS", 120.0)


class TestProcesses:
    def test_what_a_process_dies_of_is_lost_and_nothing_else(self) -> None:
        done = dict(Processes(2).run(halved, list(range(6))))
        assert done == {0: 0.0, 1: 0.5, 2: 1.0, 3: Lost("exit 5"), 4: 2.0, 5: 2.5}

    def test_a_process_that_ends_without_an_error_lost_its_job_too(self) -> None:
        assert list(Processes(1).run(quit_quietly, [1])) == [(1, Lost("exit 0"))]

    def test_a_job_that_hangs_is_ended_and_the_others_are_done(self, tmp_path: Path) -> None:
        hanging = tmp_path / "hanging"
        # A day passes as soon as the job hangs.
        limited = Processes(1, clock=lambda: 86_400.0 if hanging.exists() else 0.0)
        done = list(limited.run(hang_at, ["", str(hanging), ""], limit=0.1))
        assert done == [("", "done"), (str(hanging), Lost("0.1 s", overtime=True)), ("", "done")]

    def test_a_process_that_hangs_up_and_lives_on_is_killed(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(processes, "EXIT_SECONDS", 0.01)
        assert list(Processes(1).run(hang_up, [1])) == [(1, Lost("SIGKILL"))]

    def test_one_at_least(self) -> None:
        with pytest.raises(TenAgesError, match="processes must be at least 1, not 0"):
            Processes(0)

    def test_what_cannot_even_start_is_a_clear_error(self) -> None:
        with pytest.raises(TenAgesError, match="died before the first one"):
            list(Processes(1).run(Unpackable(), [1]))


class Unpackable:
    """Work that cannot be unpacked by another process."""

    def __call__(self, number: int) -> int:
        return number

    def __reduce__(self) -> tuple[object, ...]:
        return halved, (3,)


def walk(file: str) -> str:
    """Three steps; hangs in the third if a file is named, after leaving it there."""
    for step in (5, 0, 5):
        OWN_STEPS.end()
        OWN_STEPS.begin(step)
    if file == "die":
        os._exit(4)
    if file:
        Path(file).touch()
        Event().wait()
    OWN_STEPS.end()
    return "there"


def wait_in(folder: Path) -> str:
    """A step that waits until it may go on."""
    OWN_STEPS.begin(1)
    (folder / "waiting").touch()
    while not (folder / "go on").exists():
        pass
    OWN_STEPS.end()
    return "there"


def die_between_steps(number: int) -> None:
    """Dies when all steps are done."""
    walk("")
    os._exit(4)


class TestSteps:
    @pytest.fixture
    def hanging(self, tmp_path: Path) -> Path:
        return tmp_path / "hanging"

    def test_a_step_that_hangs_is_told_and_the_next_job_is_done(self, hanging: Path) -> None:
        ticks = count(0.0, 0.1)
        done = []
        limited = Processes(1, clock=lambda: next(ticks) if hanging.exists() else 0.0)
        for job, result in limited.run(walk, ["", str(hanging), ""], step_limit=0.1):
            if isinstance(result, Lost):
                hanging.unlink()
            done.append((job, result))
        assert done == [("", "there"), (str(hanging), Lost("0.1 s", overtime=True, step=5)), ("", "there")]

    def test_a_program_that_was_stopped_meanwhile_blames_no_process(self, tmp_path: Path) -> None:
        """A day passes at once, as if someone pressed Ctrl-Z and came back: the processes stood still as well."""
        looks = count()

        def clock() -> float:
            if not (tmp_path / "waiting").exists():
                return 0.0
            if next(looks) == 5:
                (tmp_path / "go on").touch()
            return 86_400.0

        done = list(Processes(1, clock=clock).run(wait_in, [tmp_path], step_limit=0.1))
        assert done == [(tmp_path, "there")]

    def test_the_step_at_which_a_process_died_is_known(self) -> None:
        assert list(Processes(1).run(walk, ["die"])) == [("die", Lost("exit 4", step=5))]

    def test_between_steps_nobody_is_to_blame(self) -> None:
        assert list(Processes(1).run(die_between_steps, [1])) == [(1, Lost("exit 4"))]


class TestStandingIn:
    def test_who_stands_in_dies_or_hangs_and_the_next_one_goes_on(self, tmp_path: Path) -> None:
        hanging = tmp_path / "hanging"
        ticks = count(0.0, 0.1)
        one = StandIn(clock=lambda: next(ticks) if hanging.exists() else 0.0)
        assert one.do(walk, "") == one.do(walk, "") == "there"
        assert one.do(walk, "die") == Lost("exit 4", step=5)
        assert one.do(walk, str(hanging), step_limit=0.1) == Lost("0.1 s", overtime=True, step=5)
        hanging.unlink()
        assert one.do(walk, "", step_limit=0.1) == "there"
        one.close()
        assert one.do(halved, 8) == 4.0
        one.close()

    def test_who_cannot_even_start_is_a_clear_error(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(processes, "_do", Unpackable())
        with pytest.raises(TenAgesError, match="died before the first one"):
            StandIn().do(halved, 1)


def test_a_process_whose_starter_was_killed_meanwhile_ends_without_a_complaint() -> None:
    ours, theirs = Pipe()
    ours.close()
    process = get_context("spawn").Process(target=_serve, args=(theirs, odd_answer))
    process.start()
    theirs.close()
    process.join()
    assert process.exitcode == 0
