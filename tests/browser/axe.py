"""The serious problems that axe, the usual checker for accessibility, finds on a page."""

from __future__ import annotations

from typing import Final

from axe_playwright_python.sync_playwright import Axe

from tests.browser.person import Person

SERIOUS: Final = ("serious", "critical")
ALSO: Final = {"label-content-name-mismatch": {"enabled": True}}
"""Rules that axe leaves out unless they are named."""


def serious(person: Person) -> list[str]:
    """The serious problems, and where they are."""
    violations = Axe().run(person.page, options={"rules": ALSO}).response["violations"]
    return [
        f"{one['id']}: {node['target']} {node['failureSummary']}"
        for one in violations
        if one["impact"] in SERIOUS
        for node in one["nodes"]
    ]
