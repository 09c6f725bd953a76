"""The room of cards in a real browser: filters, search in every language, the open card, by mouse and by keyboard."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from tests.browser.axe import serious_in_light_and_dark
from tests.browser.lobby import Lobby
from tests.browser.person import Person

DESK: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}


def visitor(lobby: Lobby, path: str, language: str = "en", **more: Any) -> Person:
    """Someone who has opened the room of cards."""
    person = lobby.person(language=language, **{"viewport": DESK, **more})
    person.go(path)
    expect(person.page.locator("main li").first).to_be_visible()
    return person


def titles(person: Person) -> Locator:
    return person.page.locator("main li [data-title]")


def opened(person: Person) -> Locator:
    return person.page.get_by_label(person.words.say("cardbook-open"))


def test_filters_act_at_once_combine_and_stand_in_the_address(lobby: Lobby) -> None:
    ann = visitor(lobby, "/cards")
    page = ann.page
    expect(page.get_by_role("status")).to_have_text("210 of 210")
    page.get_by_role("button", name="age 1", exact=True).click()
    page.get_by_role("button", name="red", exact=True).click()
    page.get_by_role("button", name="Demands").click()
    page.get_by_role("radio", name="Base", exact=True).click()
    expect(titles(ann)).to_have_text(["Archery", "Oars"])
    page.get_by_role("button", name="yellow", exact=True).click()
    page.get_by_role("button", name="Claims an achievement").click()
    expect(titles(ann)).to_have_text(["Archery", "Oars", "Masonry"])
    page.reload()
    expect(titles(ann)).to_have_text(["Archery", "Oars", "Masonry"])
    page.get_by_role("button", name="Clear").click()
    expect(page.get_by_role("status")).to_have_text("210 of 210")
    expect(page).to_have_url(re.compile("/cards$"))


def test_a_french_word_finds_the_card_while_one_reads_english(lobby: Lobby) -> None:
    ann = visitor(lobby, "/cards?set=base")
    ann.page.keyboard.press("/")
    expect(ann.page.get_by_role("searchbox")).to_be_focused()
    ann.page.keyboard.type("rames")
    expect(titles(ann)).to_have_text(["Oars"])
    ann.page.get_by_role("searchbox").fill("chateau influence")
    expect(titles(ann).filter(has_text="Machinery")).to_have_count(0)
    expect(titles(ann).filter(has_text="Engineering")).to_have_count(1)
    ann.page.get_by_role("searchbox").fill("xyzzy")
    expect(ann.page.get_by_text("No card is like that.")).to_be_visible()


def test_the_open_card_shows_its_worth_its_texts_rulings_and_related_cards(lobby: Lobby) -> None:
    ann = visitor(lobby, "/cards?age=1")
    page, card = ann.page, opened(ann)
    page.locator('a[data-name="oars"]').click()
    expect(card.get_by_role("heading", name="Oars", level=2)).to_be_visible()
    worth = card.get_by_label("What it is worth")
    expect(worth).to_contain_text(re.compile(r"\d+%\s*won when melded"))
    expect(worth.locator("svg rect").first).to_be_visible()
    first = worth.locator(".rate").inner_text()
    worth.get_by_role("radio", name="4", exact=True).click()
    expect(worth).to_contain_text("25% would be equal")
    assert worth.locator(".rate").inner_text() != first
    texts = card.get_by_label("The texts")
    expect(texts.locator("article")).to_have_count(3)
    expect(texts.locator("article").nth(1).locator("mark").first).to_be_visible()
    expect(texts.locator("article").nth(2)).to_contain_text("Rames")
    texts.get_by_role("combobox").nth(1).select_option("iello en")
    expect(texts.locator("article").nth(1)).to_contain_text("Influence")
    expect(card.get_by_label("Rulings")).to_contain_text("The whole hand is shown.")
    related = card.get_by_label("Related")
    expect(related).to_contain_text("Protects: many castles")
    related.locator('button:has([data-card="masonry"])').click()
    expect(card.get_by_role("heading", name="Masonry", level=2)).to_be_visible()
    expect(page).to_have_url(re.compile("card=masonry"))
    card.get_by_role("button", name="Close the card").click()
    expect(card).to_have_count(0)


def test_by_keyboard_one_moves_opens_and_closes(lobby: Lobby) -> None:
    ann = visitor(lobby, "/cards?age=1&color=red&set=base")
    page = ann.page
    page.locator("main li a").first.focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator('a[data-name="metalworking"]')).to_be_focused()
    page.keyboard.press("Enter")
    expect(opened(ann).get_by_role("heading", name="Metalworking", level=2)).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(opened(ann).get_by_role("heading", name="Oars", level=2)).to_be_visible()
    page.keyboard.press("Escape")
    expect(opened(ann)).to_have_count(0)
    expect(page.locator('a[data-name="oars"]')).to_be_focused()
    # One Tab stop for all cards.
    expect(page.locator('main li a[tabindex="0"]')).to_have_count(1)


def test_on_a_phone_the_card_is_a_sheet_and_going_back_closes_it(lobby: Lobby) -> None:
    ann = visitor(lobby, "/cards", "fr", viewport=PHONE, has_touch=True)
    page = ann.page
    expect(page.get_by_role("button", name="rouge", exact=True)).to_be_hidden()
    page.get_by_role("button", name="Filtres").tap()
    page.get_by_role("button", name="rouge", exact=True).tap()
    page.get_by_role("button", name="Filtres (1)").tap()
    page.locator('a[data-name="oars"]').tap()
    sheet = page.get_by_role("dialog", name="La carte ouverte")
    expect(sheet.get_by_role("heading", name="Rames", level=2)).to_be_visible()
    expect(sheet.get_by_role("button", name="Fermer la carte")).to_be_focused()
    box = sheet.bounding_box()
    assert box is not None
    assert (box["x"], box["y"], box["width"], box["height"]) == (0, 0, PHONE["width"], PHONE["height"])
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    page.go_back()
    expect(sheet).to_have_count(0)
    expect(page.get_by_role("status")).to_have_text("42 sur 210")


@pytest.mark.proof("axe looks at every element")
def test_axe_finds_no_serious_problem(lobby: Lobby) -> None:
    ann = visitor(lobby, "/cards?age=1&color=red&does=demands&card=oars", "fr", color_scheme="light")
    expect(opened(ann).locator("article")).to_have_count(3)
    found = serious_in_light_and_dark(ann)
    ann.page.set_viewport_size(PHONE)
    expect(ann.page.get_by_role("dialog")).to_be_visible()
    assert found + serious_in_light_and_dark(ann) == []
