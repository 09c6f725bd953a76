"""On a phone: everything fits a narrow screen, and the options are within reach of the thumb."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.axe import serious_in_light_and_dark
from tests.browser.lobby import BOT, OPEN, YOU, Lobby, boldly
from tests.browser.person import Person
from tests.browser.screens import PHONE, fits, within_the_screen
from tests.support.effort import cases
from tests.support.serving import Guest

SMALL: Final = {**PHONE, "viewport": {"width": 360, "height": 640}}
ON_ITS_SIDE: Final = {**PHONE, "viewport": {"width": 844, "height": 390}}
HOUR: Final = 3600
OVERLAPS = """() => [...document.querySelectorAll(".row")].flatMap((row) => {
    const cells = [...row.querySelectorAll("h3, .count, dl > div")].map((one) => {
        const parts = one.matches("h3") ? [one] : [...one.querySelectorAll("svg, b")];
        const boxes = parts.map((part) => part.getBoundingClientRect());
        return {
            said: one.textContent.trim(),
            left: Math.min(...boxes.map(({ left }) => left)),
            right: Math.max(...boxes.map(({ right }) => right)),
        };
    });
    const edge = row.getBoundingClientRect().right;
    return cells
        .filter((cell, place) => cell.right > (cells[place + 1]?.left ?? edge) + 1)
        .map(({ said }) => `${row.getAttribute("data-player")}: ${said}`);
})"""
"""What is written over its neighbor in the rows of the players."""
UNSEEN = "one => one.closest('[role=group]') !== null"
"""The list of all options, which is closed."""


def says_what_the_effect_does(person: Person) -> None:
    """While a dogma is under way, the text of its effect is read on the stage."""
    if (stage := person.seen["stage"]) is not None:
        effect = person.page.locator(f"[data-stage] [data-effect={stage['effects'][stage['at']]['effect']}]")
        expect(effect).to_be_visible()
        within_the_screen(person, effect)


def place_of(thing: Locator) -> int:
    """How far from the top of the screen it begins."""
    box = thing.bounding_box()
    assert box is not None
    return round(box["y"])


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


def the_bar_is_whole(person: Person) -> None:
    """All buttons at the foot of the screen are within it, in one row."""
    buttons = person.page.locator(".lower .bar button, .lower .bar label")
    shown = [one for one in buttons.all() if one.is_visible() and not one.evaluate(UNSEEN)]
    assert shown
    tops = set()
    for button in shown:
        within_the_screen(person, button)
        box = button.bounding_box()
        assert box is not None
        tops.add(round(box["y"]))
    assert max(tops) - min(tops) <= 2


def five_colors_are_in_sight(person: Person, label: str) -> None:
    """The five places of that board are seen whole."""
    places = person.page.get_by_role("list", name=label, exact=True).get_by_role("listitem")
    expect(places).to_have_count(5)
    for place in places.all():
        within_the_screen(person, place)


@contextmanager
def held(person: Person, thing: Locator) -> Iterator[None]:
    """A finger rests on it during the block."""
    finger = Finger(person, thing)
    finger.down()
    yield
    finger.up()


def test_no_page_is_wider_than_the_screen(lobby: Lobby) -> None:
    ann = lobby.person(**PHONE)
    for path in ("/", "/rules", "/words"):
        ann.go(path)
        expect(ann.page.get_by_role("heading", level=1)).to_be_visible()
        fits(ann)


def test_a_game_by_touches(lobby: Lobby) -> None:
    (guest,) = lobby.guests([YOU, BOT], seed=0)
    ann = lobby.seated(guest, **PHONE)
    places = set()
    for _ in range(6):
        ann.wait_to_be_asked()
        ann.sees_the_question()
        fits(ann)
        says_what_the_effect_does(ann)
        places.add(tuple(place_of(ann.page.locator(one)) for one in (".upper .board:last-child", "[data-tour=hand]")))
        within_the_screen(ann, ann.prompt)
        wanted, moment = boldly(ann.seen), ann.seen["moment"]
        option = ann.ready(next(one["label"] for one in ann.seen["options"] if one["option"] == wanted))
        option.focus()
        within_the_screen(ann, option)
        option.tap()
        ann.leave(moment)
    assert len(places) == 1, "the piles and the hand stay where they are, whatever is asked"


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


def in_the_middle(lobby: Lobby, others: int, turns: int = 12, **wanted: Any) -> Guest:
    """A game with bots that has gone on for some turns, when the reader may choose an action."""
    guests = lobby.guests([YOU] + [BOT] * others, **wanted)

    def reached(one: Guest) -> bool:
        return bool(one.seen["turns"] >= turns and one.seen["asked"]["purpose"] == "act")

    return lobby.scene(guests, reached, lambda seen: str(seen["options"][0]["option"]))


@pytest.mark.parametrize("language", cases(("fr",), ("en", "fr")))
@pytest.mark.parametrize("others", cases((3,), (1, 3)))
def test_a_small_phone_shows_all_numbers_and_the_whole_bar(lobby: Lobby, others: int, language: str) -> None:
    guest = in_the_middle(lobby, others, seed=4, expansions=["echoes"])
    ann = lobby.seated(guest, language=language, **SMALL)
    ann.wait_to_be_asked()
    ann.sees_the_question()
    fits(ann)
    assert ann.page.evaluate(OVERLAPS) == []
    the_bar_is_whole(ann)
    five_colors_are_in_sight(ann, ann.say("play-your-piles"))
    forecasts = ann.page.locator(".rows .forecast")
    expect(forecasts).to_have_count(others + 1)
    for seat in ann.seen["seats"]:
        expect(ann.page.locator(f".rows .forecast[data-seat='{seat['seat']}']")).to_contain_text(
            str(len(seat["forecast"]))
        )


def test_the_buttons_of_events_are_within_a_small_screen_in_french(lobby: Lobby) -> None:
    guest = in_the_middle(lobby, 1, turns=4, seed=4)
    ann = lobby.seated(guest, language="fr", pace="calm", **SMALL)
    ann.wait_to_be_asked()
    ann.sees_the_question()
    answers = ann.page.locator("[data-answer]")
    controls = ann.page.get_by_role("toolbar", name=ann.say("stage-events"))
    hours = count(1)
    ann.page.clock.install(time=0)
    while not controls.is_visible():
        moment, option = ann.seen["moment"], ann.ready(ann.offered()[0])
        # Else the events could be over before a busy machine has looked at them.
        ann.page.clock.pause_at(next(hours) * HOUR)
        option.evaluate("one => one.click()")
        ann.leave(moment)
        expect(answers.first.or_(controls).first).to_be_visible()
        if not controls.is_visible():
            ann.page.clock.resume()
    controls.get_by_role("button", name=ann.say("stage-pause")).tap()
    expect(controls.get_by_role("button", name=ann.say("stage-resume"))).to_be_visible()
    the_bar_is_whole(ann)
    fits(ann)


@pytest.mark.parametrize("others", cases((3,), (1, 3)))
def test_on_its_side_a_phone_shows_the_whole_board(lobby: Lobby, others: int) -> None:
    guest = in_the_middle(lobby, others, seed=4, expansions=["echoes"])
    ann = lobby.seated(guest, **ON_ITS_SIDE)
    ann.wait_to_be_asked()
    ann.sees_the_question()
    fits(ann)
    assert ann.page.evaluate(OVERLAPS) == []
    the_bar_is_whole(ann)
    five_colors_are_in_sight(ann, ann.say("play-your-piles"))


@pytest.mark.parametrize("screen", [SMALL, ON_ITS_SIDE])
def test_the_board_of_whoever_acts_is_seen_whole(lobby: Lobby, screen: dict[str, Any]) -> None:
    guests = lobby.guests([YOU, OPEN, BOT, BOT], seed=4, expansions=["echoes"])
    asked = lobby.scene(guests, lambda guest: guest.seen["turns"] >= 4 and guest is guests[1], boldly)
    ann = lobby.seated(guests[0], **screen)
    ann.until(lambda one: bool(one.seen))
    five_colors_are_in_sight(ann, ann.say("play-piles-of", name=ann.state["seats"][asked.state["you"]]["name"]))


def test_nothing_moves_under_a_finger(lobby: Lobby) -> None:
    guest = in_the_middle(lobby, 1, seed=0)
    ann = lobby.seated(guest, **PHONE)
    ann.wait_to_be_asked()
    ann.sees_the_question()
    pile = ann.page.get_by_role("list", name=ann.say("play-your-piles")).locator(
        "[data-options]:not([data-options=''])"
    )
    expect(pile.first).to_be_visible()
    before = pile.first.bounding_box(), ann.prompt.bounding_box()
    finger = Finger(ann, pile.first)
    finger.down()
    assert (pile.first.bounding_box(), ann.prompt.bounding_box()) == before
    finger.up()


def test_the_ages_and_a_player_open_as_sheets_that_close_alone(lobby: Lobby) -> None:
    guest = in_the_middle(lobby, 3, seed=4, expansions=["echoes"])
    ann = lobby.seated(guest, **SMALL)
    ann.wait_to_be_asked()
    moment = ann.seen["moment"]
    ann.page.get_by_role("button", name=ann.say("board-special-short")).tap()
    sheet = ann.page.get_by_role("dialog")
    expect(sheet).to_contain_text(ann.say("play-achievements", needed=ann.seen["needed"]))
    ann.page.touchscreen.tap(180, 20)
    expect(sheet).to_have_count(0)
    name = ann.state["seats"][1]["name"]
    ann.button("stage-look", name=name).tap()
    expect(ann.page.get_by_role("dialog", name=ann.say("stage-look", name=name))).to_be_visible()
    ann.button("play-close").last.tap()
    expect(sheet).to_have_count(0)
    assert ann.seen["moment"] == moment


def test_what_happened_since_the_last_turn_is_one_touch_away(lobby: Lobby) -> None:
    guest = in_the_middle(lobby, 1, seed=0)
    ann = lobby.seated(guest, **PHONE)
    ann.wait_to_be_asked()
    ann.page.locator("[data-stage] button").last.tap()
    expect(ann.button("stage-since")).to_have_attribute("aria-pressed", "true")


@pytest.mark.proof("axe looks at every element")
def test_axe_finds_nothing_serious_on_a_phone(lobby: Lobby) -> None:
    guest = in_the_middle(lobby, 3, seed=4, expansions=["echoes"])
    ann = lobby.seated(guest, color_scheme="light", **SMALL)
    ann.wait_to_be_asked()
    ann.sees_the_question()
    assert serious_in_light_and_dark(ann) == []
    ann.page.get_by_role("button", name=ann.say("board-special-short")).tap()
    expect(ann.page.get_by_role("dialog")).to_be_visible()
    assert serious_in_light_and_dark(ann) == []
