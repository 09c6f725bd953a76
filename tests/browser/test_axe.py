"""What axe, the usual check for accessibility, finds on every page, by day and by night: nothing that matters."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.browser.house import BOT, OPEN, YOU, House, boldly
from tests.browser.person import Person
from tests.support.serving import Guest

GRAVE: Final = ("serious", "critical")


def home(house: House, finished: Guest, looks: dict[str, Any]) -> Person:
    return visitor(house, "/", looks)


def form(house: House, finished: Guest, looks: dict[str, Any]) -> Person:
    ann = visitor(house, "/", looks)
    ann.page.get_by_text(ann.say("home-set"), exact=True).first.click()
    ann.page.get_by_text(ann.say("home-more"), exact=True).click()
    expect(ann.page.get_by_label(ann.say("home-seed"))).to_be_visible()
    return ann


def waiting_room(house: House, finished: Guest, looks: dict[str, Any]) -> Person:
    host = Guest(house.server, "Ann")
    host.make_table([YOU, OPEN])
    ann = house.seated(host, **looks)
    expect(ann.page.get_by_role("heading", level=1)).to_be_visible()
    return ann


def action(house: House, finished: Guest, looks: dict[str, Any]) -> Person:
    guests = house.guests([YOU, OPEN, BOT], seed=4, expansions=["echoes"])
    return playing(house, guests, lambda one: one.seen["asked"]["purpose"] == "act" and one.seen["turns"] > 8, looks)


def effect(house: House, finished: Guest, looks: dict[str, Any]) -> Person:
    guests = house.guests([YOU, OPEN, BOT], seed=4, expansions=["echoes"])
    return playing(house, guests, lambda one: one.seen["asked"]["card"] is not None and one.seen["turns"] > 3, looks)


def menu(house: House, finished: Guest, looks: dict[str, Any]) -> Person:
    ann = action(house, finished, looks)
    ann.button("play-menu").click()
    ann.page.get_by_text(ann.say("play-menu-rules")).click()
    expect(ann.page.get_by_role("article", name=ann.say("page-rules"))).to_be_visible()
    return ann


def end(house: House, finished: Guest, looks: dict[str, Any]) -> Person:
    ann = house.seated(finished, **looks)
    expect(ann.page.get_by_role("heading", name=ann.say("end-used"))).to_be_visible()
    return ann


def replay(house: House, finished: Guest, looks: dict[str, Any]) -> Person:
    ann = visitor(house, f"/replay/{finished.table}?step=20", looks)
    expect(ann.page.get_by_role("heading", name=ann.say("end-used"))).to_be_visible()
    expect(ann.prompt).to_be_visible()
    return ann


def rules(house: House, finished: Guest, looks: dict[str, Any]) -> Person:
    ann = visitor(house, "/rules", looks)
    expect(ann.page.get_by_role("article", name=ann.say("page-rules"))).to_be_visible()
    return ann


def words(house: House, finished: Guest, looks: dict[str, Any]) -> Person:
    return visitor(house, "/words", looks)


def visitor(house: House, path: str, looks: dict[str, Any]) -> Person:
    ann = house.person(**looks)
    ann.go(path)
    expect(ann.page.get_by_role("heading", level=1)).to_be_visible()
    return ann


def playing(house: House, guests: list[Guest], when: Callable[[Guest], bool], looks: dict[str, Any]) -> Person:
    ann = house.seated(house.scene(guests, when, boldly), **looks)
    ann.wait_to_be_asked()
    ann.sees_the_question()
    return ann


PLACES: Final = (home, form, waiting_room, action, effect, menu, end, replay, rules, words)


@pytest.mark.parametrize("place", PLACES, ids=lambda place: place.__name__)
def test_axe_finds_nothing_that_matters(
    house: House, finished: Guest, place: Callable[[House, Guest, dict[str, Any]], Person]
) -> None:
    ann = place(house, finished, {"color_scheme": "light"})
    found = grave(ann)
    ann.page.emulate_media(color_scheme="dark")
    assert (found, grave(ann)) == ([], [])


def grave(person: Person) -> list[str]:
    """What is wrong, and where."""
    violations = Axe().run(person.page).response["violations"]
    return [
        f"{one['id']}: {node['target']} {node['failureSummary']}"
        for one in violations
        if one["impact"] in GRAVE
        for node in one["nodes"]
    ]
