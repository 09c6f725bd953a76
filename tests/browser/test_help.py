"""Help: a hint, the rules, the glossary, and the tour of the first game."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.axe import serious
from tests.browser.lobby import BOT, SHORT, YOU, Lobby, boldly
from tests.browser.person import Person

STOPS = ("prompt", "actions", "hand", "supply", "dogma", "achievements")
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
FOURTH = 4
"""The turn at which there are cards on the table."""


COVERED = """hint => {
    const box = hint.getBoundingClientRect();
    const cards = document.querySelectorAll("[data-place=board] .spot, .hinted");
    return [...cards].map((card) => card.getBoundingClientRect()).filter((card) =>
        Math.min(box.right, card.right) > Math.max(box.left, card.left) &&
        Math.min(box.bottom, card.bottom) > Math.max(box.top, card.top)).length;
}"""
"""How many piles, and what is recommended, a hint lies over."""


@pytest.mark.parametrize("screen", [{}, PHONE], ids=["desk", "phone"])
def test_a_hint_says_what_to_do_and_why_and_hides_no_card(lobby: Lobby, screen: dict[str, Any]) -> None:
    (guest,) = lobby.guests([YOU, BOT], seed=0)
    lobby.scene([guest], lambda one: one.seen["turns"] >= FOURTH, boldly)
    ann = lobby.seated(guest, **screen)
    ann.wait_to_be_asked()
    ann.button("play-hint").click()
    ann.until(lambda one: one.hint != "")
    hint = ann.page.get_by_role("status").filter(has_text=ann.hint)
    expect(hint).to_be_visible()
    expect(ann.page.locator(".spot.hinted, .option.hinted").first).to_be_in_viewport()
    assert hint.evaluate(COVERED) == 0
    expect(hint).to_contain_text(re.compile(r"Now: \d+% to win"))
    # Each option has its chance, in the list and on the table.
    best = max(ann.chances, key=lambda option: ann.chances[option])
    said = ann.say("play-chance", chance=ann.chances[best])
    listed = ann.page.locator(f"[data-option='{best}']")
    expect(listed).to_have_attribute("aria-label", re.compile(re.escape(said)))
    expect(
        ann.page.locator(".spot > b, .option > b").filter(has_text=said.split("%")[0] + "%").first
    ).to_be_in_viewport()
    assert serious(ann) == []
    ann.choose(boldly)
    expect(hint).to_have_count(0)


def test_the_rules_and_the_words_are_one_click_away(lobby: Lobby) -> None:
    ann = lobby.person()
    ann.go("/")
    ann.link("page-rules").click()
    expect(ann.page.get_by_role("article", name=ann.say("page-rules"))).to_be_visible()
    expect(ann.page.get_by_role("heading", level=1)).to_be_focused()
    ann.link("page-words").click()
    search = ann.page.get_by_role("searchbox", name=ann.say("page-search"))
    search.fill(ann.say("glossary-dogma"))
    expect(ann.page.get_by_role("term").filter(has_text=ann.say("glossary-dogma")).first).to_be_visible()
    search.fill("xyzzy")
    expect(ann.page.get_by_text(ann.say("page-search-none", text="xyzzy"))).to_be_visible()
    ann.page.go_back()
    expect(ann.page.get_by_role("heading", level=1)).to_have_text(ann.say("page-rules"))


def test_at_the_table_the_rules_open_beside_the_game(lobby: Lobby) -> None:
    (guest,) = lobby.guests([YOU, BOT], seed=SHORT)
    ann = lobby.seated(guest)
    ann.wait_to_be_asked()
    with ann.page.expect_popup() as opened:
        ann.link("page-rules").first.click()
    expect(opened.value.get_by_role("heading", level=1)).to_have_text(ann.say("page-rules"))
    ann.sees_the_question()


def test_the_tour_of_a_first_game_comes_once(lobby: Lobby) -> None:
    (guest,) = lobby.guests([YOU, BOT], seed=0)
    lobby.scene([guest], lambda one: one.seen["asked"]["purpose"] == "act", boldly)
    ann = lobby.seated(guest, newcomer=True)
    for stop in STOPS:
        expect(tour(ann, stop)).to_be_visible()
        ann.button("help-tour-done" if stop == STOPS[-1] else "help-tour-next").click()
    expect(ann.page.get_by_role("dialog")).to_have_count(0)
    ann.sees_the_question()
    ann.reload()
    ann.wait_to_be_asked()
    ann.sees_the_question()
    expect(ann.page.get_by_role("dialog")).to_have_count(0)


def tour(person: Person, stop: str) -> Locator:
    return person.page.get_by_role("dialog", name=person.say(f"help-tour-{stop}"))
