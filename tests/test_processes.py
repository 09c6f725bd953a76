"""The processes in which bots think."""

from __future__ import annotations

from multiprocessing import Pipe, get_context

from tenages.processes import _serve
from tests.support.odd_thinkers import odd_answer


def test_a_process_whose_starter_was_killed_meanwhile_ends_without_a_complaint() -> None:
    ours, theirs = Pipe()
    ours.close()
    process = get_context("spawn").Process(target=_serve, args=(theirs, odd_answer))
    process.start()
    theirs.close()
    process.join()
    assert process.exitcode == 0
