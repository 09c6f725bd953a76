"""The parts of `make proof`."""

from __future__ import annotations

import os
from typing import Final, NamedTuple

from tests.support.effort import SEED

# One file in one worker, as in `make test`: the fixtures of a module are made once.
PYTEST: Final = (
    *("-m", "pytest", "--dist", "loadfile", "--no-loadscope-reorder", "-n"),
    str((os.cpu_count() or 1) + 1),
)


class Part(NamedTuple):
    """One part of the proof."""

    name: str
    about: str
    arguments: tuple[str, ...]
    """The arguments of Python."""
    compiled: bool = True
    more_cases: bool = True
    """Whether to try the large number of random cases; slow parts try the small number of `make test`."""


def tests(*paths: str) -> tuple[str, ...]:
    """The arguments of Python that run some tests."""
    return *PYTEST, *paths


PARTS: Final = (
    Part(
        "secrets",
        "permutations of hidden cards: views, encodings, messages, bytes on the wire, analyses",
        tests(
            *("tests/sight/test_secrets.py", "tests/encoding/test_secrets.py", "tests/envs/test_secrets.py"),
            *("tests/server/test_wire_secrets.py", "tests/server/test_analysis_secrets.py"),
            *("tests/server/test_deal_secrets.py", "tests/server/test_step_messages.py"),
            *("tests/server/test_judging.py", "tests/analysis/test_truth.py", "tests/bots"),
        ),
    ),
    Part(
        "properties",
        "random games and sampled worlds",
        tests(
            *("tests/rules/test_properties.py", "tests/cards/test_who_acts.py", "tests/puzzles"),
            *("tests/sight", "--ignore=tests/sight/test_secrets.py"),
            *("tests/envs", "--ignore=tests/envs/test_secrets.py", "tests/test_imports.py"),
            "tests/bench/test_scale.py",
        ),
    ),
    Part(
        "fuzzing",
        "malformed requests, messages, records and positions",
        tests(
            *("tests/server/test_fuzz_rest.py", "tests/server/test_fuzz_socket.py"),
            *("tests/records/test_origins.py", "tests/records/test_position_texts.py"),
            *("tests/encoding/test_fast_observation.py", "tests/server/test_damaged.py"),
        ),
    ),
    Part(
        "readers",
        "every language and edition, in the browser and in the terminal",
        tests(
            *("tests/browser", "tests/words", "tests/terminal/test_session.py"),
            "tests/server/test_view_messages.py",
        ),
    ),
    Part(
        "kills",
        "servers that are killed during a game",
        tests("tests/server/test_kill.py", "tests/server/test_tables_from.py"),
    ),
    Part(
        "marked",
        "tests that are marked as part of the proof only",
        tests("-m", "proof", "--ignore=tests/browser", "--ignore=tests/proof", "tests"),
    ),
    Part(
        "chaos",
        "kills of servers, thinkers and PostgreSQL while people play",
        ("-m", "tests.support.chaos", "40", "--seed", str(SEED)),
    ),
    Part("source", "all tests of what is compiled, on the uncompiled engine", (), compiled=False, more_cases=False),
    Part("container", "the steps of the Containerfile", tests("tests/proof/test_containerfile.py")),
    Part(
        "mutants",
        "90 small changes of the engine, each of which a test must notice",
        ("-m", "tests.mutants", "--number", "90", "--seed", str(SEED)),
        compiled=False,
        more_cases=False,
    ),
    Part("soak", "20,000 random games", ("-m", "tests.soak", "20000", "--seed", str(SEED))),
)
