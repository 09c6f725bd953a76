"""Zoomed to 200 %: a window then has half as many pixels each way, and everything can still be read and done."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.browser.axe import serious
from tests.browser.lobby import OPEN, YOU, Lobby, boldly
from tests.support.effort import cases, some
from tests.support.serving import Guest

WINDOWS: Final = {"1440x900": (720, 450), "1366x768": (683, 384), "1024x768": (512, 384)}
OVERFLOW: Final = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


def zoomed(window: str) -> dict[str, Any]:
    width, height = WINDOWS[window]
    return {"viewport": {"width": width, "height": height}, "device_scale_factor": 2}


def is_late(guest: Guest) -> bool:
    return bool(guest.seen["turns"] > 12 and guest.seen["asked"]["purpose"] == "act")


@pytest.mark.parametrize("window", cases(("1366x768",), tuple(WINDOWS)))
def test_a_turn_can_be_played_and_nothing_is_wider_than_the_window(lobby: Lobby, window: str) -> None:
    guest = lobby.scene(lobby.guests([YOU, OPEN], seed=3), is_late, boldly)
    ann = lobby.seated(guest, **zoomed(window))
    ann.wait_to_be_asked()
    ann.sees_the_question()
    expect(ann.prompt).to_be_in_viewport()
    assert ann.page.evaluate(OVERFLOW) <= 0
    assert serious(ann) == []
    draw = ann.page.get_by_role("button", name=ann.seen["options"][0]["label"]).first
    before = ann.seen["moment"]
    draw.click()
    ann.until(lambda one: one.seen["moment"] != before)
    assert ann.page.evaluate(OVERFLOW) <= 0


def test_the_other_rooms_are_no_wider_than_the_window(lobby: Lobby) -> None:
    visitor = lobby.person(**zoomed("1366x768"))
    for path in some(("/", "/new", "/rules", "/cards"), 2):
        visitor.go(path)
        expect(visitor.page.get_by_role("heading", level=1)).to_be_visible()
        assert visitor.page.evaluate(OVERFLOW) <= 0
