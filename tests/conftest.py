"""What holds for all tests: each has a time limit, and the longest ones begin first."""

from __future__ import annotations

import pytest

from tests.support.time_limit import (
    pytest_configure,
    pytest_runtest_call,
    pytest_runtest_setup,
    pytest_runtest_teardown,
    pytest_unconfigure,
)

__all__ = (
    "pytest_configure",
    "pytest_runtest_call",
    "pytest_runtest_setup",
    "pytest_runtest_teardown",
    "pytest_unconfigure",
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Those that install or build something take minutes: at the end, all other workers would wait for them."""
    items.sort(key=lambda item: not item.nodeid.startswith("tests/walkthroughs/"))
