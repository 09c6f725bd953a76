"""The serious problems that axe, the usual checker for accessibility, finds on a page."""

from __future__ import annotations

from typing import Final

from axe_playwright_python.sync_playwright import Axe

from tests.browser.person import Person

SERIOUS: Final = ("serious", "critical")
OPTIONS: Final[dict[str, object]] = {
    # Rules that axe leaves out unless they are named.
    "rules": {"label-content-name-mismatch": {"enabled": True}},
    # Else it takes most of its time to name every element that has no problem.
    "resultTypes": ["violations"],
}


ONLY_COLORS: Final = {**OPTIONS, "runOnly": {"type": "rule", "values": ["color-contrast"]}}


def serious(person: Person) -> list[str]:
    """The serious problems, and where they are."""
    return _problems(person, OPTIONS)


def serious_in_light_and_dark(person: Person) -> list[str]:
    """The serious problems of a page in light and in dark colours, between which nothing else is different."""
    person.page.emulate_media(color_scheme="dark")
    found = _problems(person, ONLY_COLORS)
    person.page.emulate_media(color_scheme="light")
    return found + serious(person)


def _problems(person: Person, options: dict[str, object]) -> list[str]:
    violations = Axe().run(person.page, options=options).response["violations"]
    return [
        f"{one['id']}: {node['target']} {node['failureSummary']}"
        for one in violations
        if one["impact"] in SERIOUS
        for node in one["nodes"]
    ]
