"""Play from here: a moment of a replay becomes a table, by mouse, by keyboard, in French, and on a phone."""

from __future__ import annotations

import re
from typing import Final

from playwright.sync_api import Locator, expect

from tests.browser.axe import serious
from tests.browser.lobby import Lobby
from tests.browser.person import Person
from tests.browser.screens import PHONE, fits
from tests.support.serving import Guest

STEP: Final = 20


def dialog(person: Person) -> Locator:
    return person.page.get_by_role("dialog", name=person.say("study-from-here"))


def open_dialog(person: Person, finished: Guest, more: str = "") -> Locator:
    person.go(f"/replay/{finished.table}?step={STEP}{more}")
    person.button("study-from-here").click()
    expect(dialog(person)).to_be_visible()
    return dialog(person)


def test_a_moment_of_a_replay_becomes_a_table_on_the_seat_that_was_chosen(lobby: Lobby, finished: Guest) -> None:
    ann = lobby.person()
    here = open_dialog(ann, finished, "&seat=0")
    assert serious(ann) == []
    expect(here.get_by_role("radio", name="Ann", exact=True)).to_be_checked()
    expect(here.get_by_role("radio", name=ann.say("study-hidden-same"))).to_be_checked()
    here.get_by_role("radio", name=ann.say("bot-novice"), exact=True).check()
    here.get_by_role("radio", name=ann.say("study-hidden-anew")).check()
    expect(here.get_by_text(ann.say("study-hidden-anew-how", name="Ann"))).to_be_visible()
    here.get_by_role("button", name=ann.say("study-play"), exact=True).click()
    expect(ann.page).to_have_url(re.compile(r"/t/[a-z0-9]+$"))
    ann.wait_to_be_asked()
    assert ann.state["you"] == 0
    assert [seat["level"] for seat in ann.state["seats"]] == [None, "novice"]
    shown = finished.ask("GET", f"/api/replays/{finished.table}/steps?start={STEP}&count=1&seat=0").json()["steps"][0]
    assert ann.seen["turns"] >= shown["turns"]
    # It is remembered.
    here = open_dialog(ann, finished)
    expect(here.get_by_role("radio", name=ann.say("study-hidden-anew"))).to_be_checked()
    expect(here.get_by_role("radio", name=ann.say("bot-novice"), exact=True)).to_be_checked()


def test_by_keyboard(lobby: Lobby, finished: Guest) -> None:
    ann = lobby.person()
    ann.go(f"/replay/{finished.table}?step={STEP}")
    button = ann.button("study-from-here")
    button.focus()
    ann.page.keyboard.press("Enter")
    here = dialog(ann)
    play = here.get_by_role("button", name=ann.say("study-play"), exact=True)
    expect(play).to_be_focused()
    ann.page.keyboard.press("Escape")
    expect(here).to_have_count(0)
    expect(button).to_be_focused()
    ann.page.keyboard.press("Enter")
    here.get_by_role("radio").first.focus()
    ann.page.keyboard.press("ArrowRight")
    expect(here.get_by_role("radio").nth(1)).to_be_checked()
    play.focus()
    ann.page.keyboard.press("Enter")
    expect(ann.page).to_have_url(re.compile(r"/t/[a-z0-9]+$"))
    ann.wait_to_be_asked()
    assert ann.state["you"] == 1


def test_in_french_on_a_phone(lobby: Lobby, finished: Guest) -> None:
    ann = lobby.person(language="fr", **PHONE)
    here = open_dialog(ann, finished)
    expect(here.get_by_role("heading")).to_have_text("Jouer à partir d’ici")
    expect(here.get_by_role("button", name="Jouer", exact=True)).to_be_in_viewport()
    fits(ann)
    assert serious(ann) == []
    here.get_by_role("button", name="Jouer", exact=True).tap()
    expect(ann.page).to_have_url(re.compile(r"/t/[a-z0-9]+$"))


def test_nothing_is_played_from_the_end(lobby: Lobby, finished: Guest) -> None:
    ann = lobby.person()
    ann.go(f"/replay/{finished.table}?step={finished.number}")
    expect(ann.button("study-from-here")).to_be_disabled()
