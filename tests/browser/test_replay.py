"""Replays: from a link and from the file of a record, by the slider, by buttons and by keys."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Locator, expect

from tests.browser.lobby import Lobby
from tests.browser.person import Person
from tests.support.serving import Guest


def slider(person: Person) -> Locator:
    return person.page.get_by_role("slider", name=person.say("replay-slider"))


def is_at(person: Person, step: int) -> None:
    """The slider shows this step, and so does the address, which can be shared."""
    expect(slider(person)).to_have_value(str(step))
    expect(person.page).to_have_url(re.compile(rf"step={step}\b"))


def test_a_game_from_its_link_by_keys_by_buttons_and_by_the_slider(lobby: Lobby, finished: Guest) -> None:
    ann = lobby.person()
    ann.go(f"/replay/{finished.table}")
    last = finished.number
    expect(slider(ann)).to_have_attribute("max", str(last))
    ann.page.keyboard.press("ArrowRight")
    ann.page.keyboard.press("ArrowRight")
    is_at(ann, 2)
    ann.page.keyboard.press("ArrowLeft")
    is_at(ann, 1)
    ann.button("replay-forward").click()
    is_at(ann, 2)
    first = ann.page.get_by_role("article").first.inner_text()
    slider(ann).fill(str(last // 2))
    is_at(ann, last // 2)
    expect(ann.page.get_by_role("article").first).not_to_have_text(first)
    slider(ann).press("ArrowRight")
    is_at(ann, last // 2 + 1)
    ann.page.keyboard.press("End")
    is_at(ann, last)
    expect(ann.page.get_by_text(finished.seen["outcome"]["text"]).first).to_be_visible()
    assert ann.options.count() == 0


def test_a_turning_point_leads_to_its_turn_and_one_step_on_it_has_happened(lobby: Lobby, finished: Guest) -> None:
    """Also the second achievement of a turn, with which the turn ends."""
    replay = finished.ask("GET", f"/api/replays/{finished.table}").json()
    ann = lobby.person()
    ann.go(f"/replay/{finished.table}")
    story = ann.page.get_by_role("region", name=ann.say("end-highlights"))
    for highlight in [each for each in replay["highlights"] if each["kind"] != "end"][:3]:
        line = story.get_by_role("listitem").filter(has_text=highlight["text"])
        expect(line).to_contain_text(ann.say("end-turn", turn=highlight["turn"]))
        line.get_by_role("button").click()
        is_at(ann, highlight["step"])
        expect(slider(ann)).to_have_attribute("aria-valuetext", re.compile(rf"\b{highlight['turn']}\b"))
        ann.button("replay-forward").click()
        is_at(ann, highlight["step"] + 1)


def test_the_view_of_one_player_and_a_link_to_a_moment(lobby: Lobby, finished: Guest) -> None:
    ann = lobby.person()
    ann.go(f"/replay/{finished.table}?step=3")
    is_at(ann, 3)
    hand = ann.page.get_by_role("list", name=ann.say("play-your-hand"))
    expect(hand).to_have_count(0)
    ann.page.get_by_label(ann.say("replay-eyes")).select_option("Ann")
    expect(hand).to_be_visible()
    is_at(ann, 3)
    expect(ann.page).to_have_url(re.compile("seat=0"))


def test_a_record_from_a_file_chosen_or_dropped(lobby: Lobby, finished: Guest, tmp_path: Path) -> None:
    record = finished.ask("GET", f"/api/tables/{finished.table}/record").text
    file = tmp_path / "game.json"
    file.write_text(record, "utf-8")
    ann = lobby.person()
    ann.go("/")
    ann.page.get_by_label(ann.say("home-record-choose")).set_input_files(file)
    ann.button("analysis-watch").click()
    expect(slider(ann)).to_have_attribute("max", str(finished.number))

    ann.go("/")
    panel = ann.page.get_by_role("region", name=ann.say("home-record"))
    dropped = ann.page.evaluate_handle(
        "text => { const data = new DataTransfer(); data.items.add(new File([text], 'game.json')); return data; }",
        record,
    )
    panel.dispatch_event("drop", {"dataTransfer": dropped})
    ann.button("analysis-watch").click()
    expect(slider(ann)).to_have_attribute("max", str(finished.number))
    ann.button("replay-play").click()
    expect(ann.button("replay-pause")).to_be_visible()
    expect(slider(ann)).not_to_have_value("0")


def test_what_is_no_record_is_refused_in_words(lobby: Lobby, tmp_path: Path) -> None:
    file = tmp_path / "shopping.json"
    file.write_text("milk, bread", "utf-8")
    ann = lobby.person()
    ann.go("/")
    ann.page.get_by_label(ann.say("home-record-choose")).set_input_files(file)
    ann.button("analysis-watch").click()
    expect(ann.page.get_by_role("alert")).to_be_visible()
    ann.forgive("status of 422")
