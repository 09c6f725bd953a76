"""A table in French: all texts on it are French."""

from __future__ import annotations

from playwright.sync_api import expect

from tenages.words.catalogue import words_of
from tests.browser.lobby import BOT, YOU, Lobby, boldly
from tests.browser.screens import ENGLISH


def test_a_table_in_french_has_french_prompts_french_cards_and_no_english(lobby: Lobby) -> None:
    (guest,) = lobby.guests([YOU, BOT], seed=7, language="fr", edition="iello")
    lobby.scene([guest], lambda one: one.seen["asked"]["card"] is not None, boldly)
    ann = lobby.seated(guest, language="fr")
    ann.wait_to_be_asked()
    ann.sees_the_question()
    expect(ann.page.locator("html")).to_have_attribute("lang", "fr")
    expect(ann.prompt).to_have_text(ann.seen["asked"]["text"])
    faces = [face for pile in ann.seen["seats"][0]["piles"] for face in pile["cards"][:1]]
    cards = [f"card-{face['card']}" for face in faces + ann.seen["seats"][0]["hand"]]
    assert [card for card in cards if ann.say(card) != words_of("en-iello").say(card)] != []
    for card in cards:
        expect(ann.page.get_by_text(ann.say(card)).first).to_be_attached()
    for region in (ann.page.get_by_role("banner"), ann.page.get_by_role("main")):
        said = ENGLISH.search(region.inner_text())
        assert said is None, said


def test_a_french_browser_gets_the_page_in_french_and_can_change_it(lobby: Lobby) -> None:
    ann = lobby.person(language="fr")
    ann.go("/")
    expect(ann.page.get_by_role("heading", level=1)).to_have_text(ann.say("home-welcome"))
    assert ENGLISH.search(ann.page.get_by_role("main").inner_text()) is None
    ann.page.get_by_role("banner").get_by_label(ann.say("page-language")).select_option("en-asmadi")
    expect(ann.page.locator("html")).to_have_attribute("lang", "en")
    expect(ann.page.get_by_role("heading", level=1)).to_have_text(words_of("en-asmadi").say("home-welcome"))
