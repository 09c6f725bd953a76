"""The position editor: by mouse, by keys and by touch; what cannot be is mended; what a dogma would do is tried.

This file takes about a minute: each of its sixteen tests loads the editor, a page of 7,000 elements.
"""

from __future__ import annotations

import re
from urllib.parse import urlencode

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.axe import serious, serious_in_light_and_dark
from tests.browser.editing import MIDGAME, card_at, drop, editor, in_tray, place
from tests.browser.lobby import Lobby
from tests.browser.person import Person
from tests.browser.screens import PHONE, fits
from tests.support.last_achievement import LAST_ACHIEVEMENT
from tests.support.serving import Guest


def castles(person: Person, seat: int) -> Locator:
    """How many castles the server counts before that player."""
    return person.page.locator(f'[data-seat="{seat}"] .icons li').first


def top_card(person: Person) -> Locator:
    """The card whose dogma is asked about."""
    return person.page.get_by_role("combobox", name=person.say("editor-dogma-which"), exact=True)


def test_cards_are_dragged_from_the_tray_to_a_board_and_from_there_to_a_hand(lobby: Lobby) -> None:
    ann = editor(lobby)
    page = ann.page
    in_tray(ann, "archery").hover()
    page.mouse.down()
    page.mouse.move(400, 500, steps=3)
    expect(drop(ann, "board 0 red top")).to_be_visible()
    place(ann, "board 0 red").hover(force=True)
    expect(drop(ann, "board 0 red top")).to_have_attribute("data-over", "")
    page.mouse.up()
    expect(card_at(ann, "board 0 red", "archery")).to_be_visible()
    expect(castles(ann, 0)).to_contain_text("2")
    card_at(ann, "board 0 red", "archery").hover()
    page.mouse.down()
    page.mouse.move(600, 300, steps=3)
    place(ann, "hand 1").hover(force=True)
    page.mouse.up()
    expect(card_at(ann, "hand 1", "archery")).to_be_visible()
    expect(card_at(ann, "board 0 red", "archery")).to_have_count(0)
    expect(castles(ann, 0)).to_contain_text("0")
    # What is let go somewhere else stays where it was.
    card_at(ann, "hand 1", "archery").hover()
    page.mouse.down()
    page.mouse.move(1300, 600, steps=3)
    page.mouse.up()
    expect(card_at(ann, "hand 1", "archery")).to_be_visible()
    ann.button("editor-undo").click()
    expect(card_at(ann, "board 0 red", "archery")).to_be_visible()
    ann.button("editor-redo").click()
    expect(card_at(ann, "hand 1", "archery")).to_be_visible()


def test_the_server_is_asked_once_for_each_change(lobby: Lobby) -> None:
    ann = editor(lobby)
    expect(ann.button("editor-play")).to_be_enabled()
    asked: list[str] = []
    ann.page.on("request", lambda request: asked.append(request.url) if "/api/positions/" in request.url else None)
    for card in ("archery", "oars"):
        with ann.page.expect_response("**/api/positions/look"):
            in_tray(ann, card).click()
            drop(ann, "hand 0 bottom").click()
        expect(ann.page.get_by_role("region", name=ann.say("editor-text"))).to_contain_text(card.capitalize())
    # By the time that the page is idle, a question that is asked again and again would have come again.
    ann.page.wait_for_load_state("networkidle")
    assert len(asked) == 2


def test_a_click_on_a_card_and_one_on_a_place_splays_supply_and_achievements(lobby: Lobby) -> None:
    ann = editor(lobby)
    page = ann.page
    for card, spot in (
        ("oars", "board 0 red top"),
        ("archery", "board 0 red top"),
        ("metalworking", "board 0 red bottom"),
    ):
        in_tray(ann, card).click()
        drop(ann, spot).click()
    in_tray(ann, "tools").click()
    drop(ann, "score 1 bottom").click()
    expect(in_tray(ann, "tools")).to_contain_text(ann.say("editor-in-score", name="Bob"))
    # A placed card is moved by taking it from the tray.
    in_tray(ann, "tools").click()
    drop(ann, "supply 1 bottom").click()
    expect(in_tray(ann, "tools")).to_contain_text(ann.say("editor-in-supply", age=1))
    expect(card_at(ann, "score 1", "tools")).to_have_count(0)
    expect(page.get_by_text(ann.say("editor-then-random"))).to_be_visible()
    expect(castles(ann, 0)).to_contain_text("2")
    place(ann, "board 0 red").get_by_role("button", name=ann.say("editor-splay", splay="left")).click()
    expect(castles(ann, 0)).to_contain_text("4")
    page.locator('[data-seat="1"]').get_by_role("button", name=ann.say("editor-claim")).click()
    page.get_by_role("button", name=ann.say("special-wonder"), exact=True).click()
    page.keyboard.press("Escape")
    expect(place(ann, "achieved 1")).to_contain_text(ann.say("special-wonder"))
    text = page.get_by_role("region", name=ann.say("editor-text"))
    for line in ("R Archery<Oars, Metalworking", "top 1 Tools", "achieved Wonder"):
        expect(text).to_contain_text(line)


def test_all_of_it_by_keys(lobby: Lobby) -> None:
    ann = editor(lobby)
    page = ann.page
    page.keyboard.press("/")
    page.keyboard.type("archery")
    expect(page.locator(".tray [data-pick]")).to_have_count(1)
    in_tray(ann, "archery").focus()
    page.keyboard.press("Enter")
    said = page.locator("[data-said]")
    expect(said).to_have_text(ann.say("editor-held-said", title="Archery"))
    expect(drop(ann, "board 0 red top")).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(drop(ann, "hand 0 bottom")).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(drop(ann, "score 0 bottom")).to_be_focused()
    page.keyboard.press("Enter")
    expect(said).to_contain_text(ann.say("editor-place-score", name="Ann"))
    expect(in_tray(ann, "archery")).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("Escape")
    expect(said).to_have_text(ann.say("editor-released", title="Archery"))
    expect(in_tray(ann, "archery")).to_be_focused()
    card_at(ann, "score 0", "archery").focus()
    page.keyboard.press("Delete")
    expect(card_at(ann, "score 0", "archery")).to_have_count(0)
    page.keyboard.press("Control+z")
    expect(card_at(ann, "score 0", "archery")).to_be_visible()
    page.keyboard.press("Control+Shift+z")
    expect(card_at(ann, "score 0", "archery")).to_have_count(0)


def test_arrow_keys_carry_a_card_across_a_full_table_to_the_other_player(lobby: Lobby) -> None:
    ann = editor(lobby, MIDGAME.format(bobs="Optics"))
    page = ann.page
    expect(ann.button("editor-play")).to_be_enabled()
    in_tray(ann, "metalworking").focus()
    page.keyboard.press("Enter")
    expect(drop(ann, "board 0 red top")).to_be_focused()
    # Cards, pile lists and splays lie between: with a card in hand, only places for it are on the way.
    page.keyboard.press("ArrowUp")
    expect(drop(ann, "hand 1 bottom")).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(drop(ann, "board 1 red bottom")).to_be_focused()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(card_at(ann, "hand 1", "metalworking")).to_be_visible()
    expect(in_tray(ann, "metalworking")).to_be_focused()
    # A card from the table goes the same ways.
    card_at(ann, "hand 0", "banking").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".table [data-drop]:focus")).to_have_count(1)
    page.keyboard.press("End")
    expect(drop(ann, "score 0 bottom")).to_be_focused()
    page.keyboard.press("Enter")
    expect(card_at(ann, "score 0", "banking")).to_be_focused()


def test_a_finger_takes_a_card_and_then_a_place(lobby: Lobby) -> None:
    ann = editor(lobby, MIDGAME.format(bobs="Optics"), **PHONE)
    fits(ann)
    ann.button("editor-all-cards").tap()
    in_tray(ann, "metalworking").tap()
    expect(in_tray(ann, "metalworking")).to_have_count(0)
    drop(ann, "board 0 red top").tap()
    expect(card_at(ann, "board 0 red", "metalworking")).to_be_visible()
    place(ann, "board 0 red").get_by_role("button", name=re.compile("4")).tap()
    ann.page.get_by_role("button", name=ann.say("editor-splay", splay="up")).tap()
    expect(place(ann, "board 0 red")).to_contain_text(ann.say("face-pile-lies-short", count=4, splay="up"))
    ann.page.keyboard.press("Escape")
    card_at(ann, "hand 0", "banking").tap()
    ann.button("editor-away").tap()
    expect(card_at(ann, "hand 0", "banking")).to_have_count(0)
    fits(ann)
    assert serious(ann) == []


def test_what_cannot_be_is_refused_ringed_and_mended(lobby: Lobby) -> None:
    ann = editor(lobby, MIDGAME.format(bobs="Archery, Optics"))
    problem = ann.page.get_by_role("region", name=ann.say("editor-impossible", count=1))
    expect(problem).to_contain_text("Archery")
    for key in ("board 0 red", "score 1"):
        expect(place(ann, key)).to_have_class(re.compile(r"\bbad\b"))
    expect(place(ann, "hand 1")).not_to_have_class(re.compile(r"\bbad\b"))
    expect(ann.button("editor-play")).to_be_disabled()
    # Sharing does not rest.
    expect(ann.page.get_by_role("region", name=ann.say("editor-text"))).to_contain_text("score Archery, Optics")
    problem.get_by_role("button").last.click()
    expect(problem).to_have_count(0)
    expect(ann.button("editor-play")).to_be_enabled()
    expect(card_at(ann, "score 1", "archery")).to_be_visible()
    expect(ann.page.locator('.table [data-strip="archery"]')).to_have_count(0)


def test_the_link_and_the_text_bring_the_position_back(lobby: Lobby, finished: Guest) -> None:
    ann = editor(lobby, MIDGAME.format(bobs="Optics"))
    expect(ann.button("editor-play")).to_be_enabled()
    in_tray(ann, "reformation").click()
    drop(ann, "hand 0 bottom").click()
    text = ann.page.get_by_role("region", name=ann.say("editor-text"))
    expect(text).to_contain_text("Reformation")
    whole = text.inner_text()
    link = ann.page.get_by_label(ann.say("editor-link")).input_value()
    expect(ann.page).to_have_url(link)
    bob = lobby.person(language="fr")
    bob.go(link)
    expect(card_at(bob, "hand 0", "reformation")).to_be_visible()
    bob.button("editor-empty").click()
    expect(card_at(bob, "hand 0", "reformation")).to_have_count(0)
    bob.button("editor-paste").click()
    bob.page.get_by_label(bob.say("editor-paste-how")).fill("player 1\nR Archery\nY Nonsense")
    bob.button("editor-paste-do").click()
    expect(bob.page.get_by_role("alert")).to_contain_text("Nonsense")
    bob.page.get_by_label(bob.say("editor-paste-how")).fill(whole)
    bob.button("editor-paste-do").click()
    expect(card_at(bob, "hand 0", "reformation")).to_be_visible()
    expect(place(bob, "board 0 red")).to_contain_text("3")
    # A moment of a game that is over.
    bob.button("editor-from").click()
    bob.page.get_by_label(bob.say("editor-from-link")).fill(f"{bob.address}/replay/{finished.table}?step=40")
    bob.button("editor-from-do").click()
    expect(bob.page.get_by_role("dialog")).to_have_count(0)
    expect(bob.page.locator(".zone h2", has_text="Ann")).to_be_visible()
    expect(card_at(bob, "hand 0", "reformation")).to_have_count(0)
    named = "all => all.map((one) => one.dataset.pick)"
    laid = bob.page.locator(".table [data-pick]")
    cards = laid.evaluate_all(named)
    assert len(cards) > 3
    bob.go(f"/editor?replay={finished.table}&step=40")
    expect(laid).to_have_count(len(cards))
    assert laid.evaluate_all(named) == cards
    expect(bob.page).to_have_url(re.compile(r"/editor\?p="))


def test_a_link_keeps_the_names_of_the_players_and_shows_them_as_text(lobby: Lobby) -> None:
    ann = editor(lobby, MIDGAME.format(bobs="Optics"))
    expect(ann.button("editor-play")).to_be_enabled()
    names = ["Hypatia & Co", "<i>Ada</i>"]
    ann.go(f"{ann.page.url.removeprefix(ann.address)}&{urlencode([('name', name) for name in names])}")
    expect(ann.page.locator(".zone h2")).to_have_text(names[::-1])
    in_tray(ann, "reformation").click()
    drop(ann, "hand 0 bottom").click()
    expect(ann.page.get_by_role("region", name=ann.say("editor-text"))).to_contain_text("Reformation")
    link = ann.page.get_by_label(ann.say("editor-link")).input_value()
    bob = lobby.person()
    bob.go(link)
    expect(bob.page.locator(".zone h2")).to_have_text(names[::-1])
    expect(card_at(bob, "hand 0", "reformation")).to_be_visible()
    # Whoever is asked is named once.
    top_card(bob).select_option("0 canal-building")
    expect(bob.page.locator(".stage .ask")).to_contain_text(names[0])
    assert bob.page.locator(".stage .ask").inner_text().count(names[0]) == 1


def test_an_age_that_is_given_to_a_player_is_the_card_on_the_table(lobby: Lobby) -> None:
    text = MIDGAME.format(bobs="Optics").replace("achieved 1", "achieved Tools")
    ann = editor(lobby, f"{text}available 2, Translation, Wonder")
    expect(ann.button("editor-play")).to_be_enabled()
    page = ann.page
    page.locator('[data-seat="0"]').get_by_role("button", name=ann.say("editor-claim")).click()
    offered = page.get_by_role("dialog").get_by_role("button")
    taken = offered.filter(has_text=ann.say("editor-age-achievement", age=1))
    expect(taken).to_be_disabled()
    expect(taken).to_contain_text("Ann")
    offered.filter(has_text=ann.say("editor-age-achievement", age=3)).click()
    page.keyboard.press("Escape")
    expect(card_at(ann, "achieved 0", "translation")).to_be_visible()
    expect(ann.button("editor-play")).to_be_enabled()
    expect(place(ann, "achieved 0").locator(".count")).to_have_text("2/6")


def test_what_would_this_dogma_do_with_its_questions_and_other_lines(lobby: Lobby) -> None:
    ann = editor(lobby, MIDGAME.format(bobs="Optics"))
    expect(ann.button("editor-play")).to_be_enabled()
    top_card(ann).select_option("0 engineering")
    stage = ann.page.get_by_role("region", name=ann.say("editor-dogma"))
    expect(stage).to_contain_text(ann.say("editor-obey", names="Bob", count=1))
    expect(stage.get_by_role("list", name=ann.say("editor-dogma-log"))).to_contain_text("Feudalism")
    expect(stage).to_contain_text(ann.say("editor-gain-points", count="+3"))
    # A card with a question; then another answer to it.
    top_card(ann).select_option("0 canal-building")
    ann.button("editor-dogma-answer").click()
    expect(ann.page.locator("#prompt-title")).to_contain_text("Ann")
    edit = ann.button("editor-edit-this")
    expect(edit).to_have_accessible_description(ann.say("position-none-in-effect"))
    expect(edit).to_be_disabled()
    ann.click("Yes, exchange them")
    made = ann.page.get_by_role("list", name=ann.say("editor-try-made")).get_by_role("button")
    expect(made).to_have_count(2)
    first = made.last.inner_text()
    ann.button("editor-try-back").click()
    expect(made.first).to_have_attribute("aria-current", "step")
    ann.click("Leave them as they are")
    expect(made.last).not_to_have_text(first)
    lines = ann.page.get_by_label(ann.say("editor-try-lines"))
    lines.select_option("0")
    expect(made.last).to_have_text(first)
    assert serious(ann) == []
    # Nothing of it happened at the table of the editor.
    ann.button("editor-try-end").click()
    expect(card_at(ann, "hand 0", "banking")).to_be_visible()
    expect(ann.button("editor-undo")).to_be_disabled()


def panel(person: Person) -> Locator:
    """What was found out about a position, when it has been looked at closely."""
    found = person.page.get_by_role("region", name=person.say("page-analysis"), exact=True)
    expect(found.locator(".chances li")).not_to_have_count(0)
    expect(found.get_by_role("progressbar")).to_have_count(0)
    return found


def test_a_position_is_analysed_its_options_are_tried_and_where_they_lead_is_edited(lobby: Lobby) -> None:
    ann = editor(lobby, LAST_ACHIEVEMENT)
    ann.button("editor-analyse").click()
    found = panel(ann)
    expect(found).to_contain_text(ann.say("analysis-why-wins"))
    ann.page.get_by_role("radio", name=ann.say("analysis-open")).check(force=True)
    expect(panel(ann)).to_contain_text(ann.say("analysis-why-wins"))
    assert serious(ann) == []
    # The best option ends the game: nothing is left to analyse or to edit there.
    found.get_by_role("listitem").get_by_role("button").first.click()
    edit = ann.button("editor-edit-this")
    expect(edit).to_have_accessible_description(ann.say("position-none-at-end"))
    expect(edit).to_be_disabled()
    expect(ann.button("editor-analyse")).to_be_disabled()
    ann.button("editor-try-end").click()
    # After another one, it is Bob who wins.
    panel(ann).locator("summary").click()
    found.get_by_role("button", name=re.compile("Draw")).click()
    ann.button("editor-analyse").click()
    expect(panel(ann)).to_contain_text(ann.say("editor-judged-options", name="Bob"))
    assert serious(ann) == []
    expect(edit).to_be_enabled()
    edit.click()
    text = ann.page.get_by_role("region", name=ann.say("editor-text"))
    expect(text).to_contain_text("turn 2")
    expect(ann.page.locator("[data-said]")).to_have_text(ann.say("editor-edited"))
    # The panel speaks of the position before, and says so.
    expect(found).to_contain_text(ann.say("editor-judged-old"))
    ann.button("editor-undo").click()
    expect(text).to_contain_text("turn 1")
    expect(found).not_to_contain_text(ann.say("editor-judged-old"))


def test_the_analysis_by_keys_rests_until_the_position_is_possible(lobby: Lobby) -> None:
    ann = editor(lobby, LAST_ACHIEVEMENT.replace("R Archery", "R Archery\nhand Tools"))
    expect(ann.page.get_by_role("region", name=ann.say("editor-impossible", count=1))).to_be_visible()
    analyse = ann.button("editor-analyse")
    expect(analyse).to_be_disabled()
    expect(analyse).to_have_accessible_description(ann.say("editor-rests", count=1))
    card_at(ann, "hand 0", "tools").focus()
    ann.page.keyboard.press("Delete")
    expect(analyse).to_be_enabled()
    analyse.focus()
    ann.page.keyboard.press("Enter")
    found = panel(ann)
    expect(found.get_by_role("heading", name=ann.say("page-analysis"))).to_be_focused()
    option = found.get_by_role("listitem").get_by_role("button").first
    for _ in range(3):  # close, how it is judged, the best option
        ann.page.keyboard.press("Tab")
    expect(option).to_be_focused()
    ann.page.keyboard.press("Escape")
    expect(found).to_have_count(0)
    expect(analyse).to_be_focused()


def test_a_finger_analyses_and_within_an_effect_nothing_is_edited(lobby: Lobby) -> None:
    ann = editor(lobby, LAST_ACHIEVEMENT.replace("B Tools", "B Tools\nhand Metalworking"), **PHONE)
    ann.button("editor-analyse").tap()
    sheet = ann.page.get_by_role("dialog", name=ann.say("page-analysis"))
    expect(sheet.locator(".chances li")).to_have_count(2)
    expect(sheet.get_by_role("progressbar")).to_have_count(0)
    assert serious(ann) == []
    ann.button("play-close").tap()
    expect(sheet).to_have_count(0)
    top_card(ann).select_option("1 tools")
    ann.button("editor-dogma-answer").tap()
    expect(ann.page.get_by_text(ann.say("position-none-in-effect"))).to_be_visible()
    expect(ann.button("editor-edit-this")).to_be_disabled()
    expect(ann.button("editor-analyse")).to_be_enabled()
    fits(ann)


def test_five_players_with_echoes_in_french_have_forecasts(lobby: Lobby) -> None:
    ann = editor(lobby, language="fr")
    ann.page.get_by_role("button", name=ann.say("editor-game")).click()
    ann.page.get_by_role("radio", name="5").check(force=True)
    ann.page.get_by_label(ann.say("home-with", set=ann.say("set-title-echoes"))).check()
    ann.button("play-close").click()
    expect(ann.page.locator(".zone")).to_have_count(5)
    ann.page.get_by_role("searchbox").fill(ann.say("card-bell"))
    in_tray(ann, "bell").click()
    drop(ann, "forecast 4 bottom").click()
    expect(place(ann, "forecast 4").locator("[data-pick]")).to_have_count(1)
    assert serious(ann) == []


@pytest.mark.proof("axe looks at every element")
def test_axe_finds_nothing_serious_in_light_and_dark(lobby: Lobby) -> None:
    ann = editor(lobby, MIDGAME.format(bobs="Archery, Optics"), color_scheme="light")
    expect(ann.page.get_by_role("region", name=ann.say("editor-impossible", count=1))).to_be_visible()
    # Ten cards stand for all: axe looks at every one of them.
    ann.page.locator(".tray").get_by_role("button", name="3", exact=True).click()
    expect(ann.page.locator(".tray [data-pick]")).to_have_count(10)
    found = serious_in_light_and_dark(ann)
    in_tray(ann, "engineering").click()
    found += serious(ann)
    ann.page.keyboard.press("Escape")
    place(ann, "supply 5").get_by_role("button").first.click()
    found += serious(ann)
    assert found == []
