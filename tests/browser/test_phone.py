"""On a phone: everything fits a narrow screen, and the options are within reach of the thumb."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.lobby import BOT, OPEN, YOU, Lobby, boldly
from tests.browser.person import Person

PHONE: Final[dict[str, Any]] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
}
OVERFLOW = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


def fits(person: Person) -> None:
    """Nothing is wider than the screen."""
    assert person.page.evaluate(OVERFLOW) <= 0


def within_the_screen(person: Person, thing: Locator) -> None:
    """It is seen without scrolling."""
    box = thing.bounding_box()
    assert box is not None
    assert box["y"] >= 0
    assert box["y"] + box["height"] <= PHONE["viewport"]["height"] + 1
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= PHONE["viewport"]["width"]


class Finger:
    """One finger on the screen, for gestures that Playwright's mouse and taps cannot do."""

    def __init__(self, person: Person, thing: Locator) -> None:
        box = thing.bounding_box()
        assert box is not None
        self.x, self.y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        self._screen = person.context.new_cdp_session(person.page)

    def down(self) -> None:
        self._touch("touchStart", [{"x": self.x, "y": self.y}])

    def up(self) -> None:
        self._touch("touchEnd", [])

    def _touch(self, kind: str, points: list[dict[str, float]]) -> None:
        self._screen.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


@contextmanager
def held(person: Person, thing: Locator) -> Iterator[None]:
    """A finger rests on it during the block."""
    finger = Finger(person, thing)
    finger.down()
    yield
    finger.up()


@pytest.mark.parametrize("path", ["/", "/rules", "/words"])
def test_no_page_is_wider_than_the_screen(lobby: Lobby, path: str) -> None:
    ann = lobby.person(**PHONE)
    ann.go(path)
    expect(ann.page.get_by_role("heading", level=1)).to_be_visible()
    fits(ann)


def test_a_game_by_touches(lobby: Lobby) -> None:
    (guest,) = lobby.guests([YOU, BOT], seed=0)
    ann = lobby.seated(guest, **PHONE)
    for _ in range(6):
        ann.wait_to_be_asked()
        ann.sees_the_question()
        fits(ann)
        within_the_screen(ann, ann.prompt)
        wanted, moment = boldly(ann.seen), ann.seen["moment"]
        option = ann.ready(next(one["label"] for one in ann.seen["options"] if one["option"] == wanted))
        option.focus()
        within_the_screen(ann, option)
        option.tap()
        ann.leave(moment)


def test_a_card_shows_its_text_and_its_stakes_before_it_is_played(lobby: Lobby) -> None:
    (guest,) = lobby.guests([YOU, BOT], seed=0)
    lobby.scene([guest], lambda one: one.seen["asked"]["purpose"] == "act", boldly)
    ann = lobby.seated(guest, **PHONE)
    ann.wait_to_be_asked()
    ann.sees_the_question()
    moment = ann.seen["moment"]
    dogma = next(option for option in ann.seen["options"] if option["kind"] == "dogma")
    pile = ann.page.get_by_role("list", name=ann.say("play-your-piles"))
    card = pile.get_by_role("button", name=re.compile(re.escape(ann.say(f"card-{dogma['target']['card']}"))))
    card.tap()
    sheet = ann.page.get_by_role("dialog", name=dogma["label"])
    expect(sheet).to_contain_text(ann.say(f"card-{dogma['target']['card']}"))
    expect(sheet).to_contain_text(dogma["hint"], ignore_case=True)
    ann.button("stage-not-now").tap()
    expect(sheet).to_have_count(0)
    assert ann.seen["moment"] == moment
    card.tap()
    sheet.get_by_role("button").last.tap()
    ann.leave(moment)


def test_one_opponent_at_a_time_and_the_tab_follows_the_turn(lobby: Lobby) -> None:
    guests = lobby.guests([YOU, OPEN, BOT], seed=4, expansions=["echoes"])
    asked = lobby.scene(guests, lambda guest: guest.seen["turns"] >= 4 and guest is guests[1], boldly)
    ann = lobby.seated(guests[0], **PHONE)
    ann.until(lambda one: bool(one.seen))
    fits(ann)
    names = [seat["name"] for seat in ann.state["seats"]]
    players = ann.page.get_by_role("navigation", name=ann.say("play-players"))
    tabs = [players.get_by_role("button", name=name) for name in names[1:]]
    expect(tabs[asked.state["you"] - 1]).to_have_attribute("aria-current", "true")
    piles = [ann.page.get_by_role("list", name=ann.say("play-piles-of", name=name)) for name in names[1:]]
    expect(piles[0]).to_be_in_viewport()
    tabs[1].tap()
    expect(piles[1]).to_be_in_viewport()
    expect(piles[0]).to_have_count(0)
    fits(ann)


def test_a_long_press_shows_the_card_as_a_sheet_and_chooses_nothing(lobby: Lobby) -> None:
    (guest,) = lobby.guests([YOU, BOT], seed=0)
    ann = lobby.seated(guest, **PHONE)
    ann.wait_to_be_asked()
    card = ann.page.get_by_role("list", name=ann.say("play-your-hand")).get_by_role("listitem").first
    card.evaluate("one => one.scrollIntoView({ block: 'center' })")
    moment = ann.seen["moment"]
    with held(ann, card):
        sheet = ann.page.get_by_role("dialog")
        expect(sheet).to_be_visible()
    expect(sheet).to_be_visible()
    box = sheet.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["y"] + box["height"] <= PHONE["viewport"]["height"] + 1
    fits(ann)
    ann.button("face-reading-close").tap()
    expect(sheet).to_have_count(0)
    assert ann.seen["moment"] == moment
