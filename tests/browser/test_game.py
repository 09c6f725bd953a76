"""A game against a bot from its form to its end, and its replay."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Final

from playwright.sync_api import expect

import tenages
from tests.browser.lobby import BOT, SHORT, YOU, Lobby, boldly
from tests.browser.person import Person

CLICKS: Final = 8
"""How many choices are made by clicks before the middle of the game, which is played over a socket."""
LATE: Final = 28
"""From this turn on, everything is done by clicks again."""


def test_a_game_by_clicks_from_its_form_to_its_end_its_story_its_record_and_its_replay(lobby: Lobby) -> None:
    ann = lobby.person()
    ann.go("/")
    ann.link("home-set").click()
    ann.page.get_by_label(ann.say("home-name")).fill("Ann")
    ann.page.get_by_label(ann.say("home-seat-level", number=2)).select_option("novice")
    ann.page.get_by_text(ann.say("home-more"), exact=True).click()
    ann.page.get_by_label(ann.say("home-seed")).fill(str(SHORT))
    ann.button("home-set-do").click()
    ann.wait_to_be_asked()
    by_clicks(ann, lambda one, choices: choices == CLICKS)
    assert not ann.is_over
    lobby.scene([lobby.without_browser(ann)], lambda one: one.seen["turns"] >= LATE, boldly)
    ann.reload()
    ann.wait_to_be_asked()
    assert not ann.is_over
    by_clicks(ann, lambda one, choices: one.is_over)

    end = ann.page.get_by_role("region", name=ann.say("end-title"))
    won = 0 in ann.seen["outcome"]["winners"]
    result = ann.say("end-won") if won else ann.say("end-lost", name=ann.state["seats"][1]["name"])
    expect(end.get_by_role("heading", level=1)).to_have_text(result)
    expect(end.get_by_text(ann.seen["outcome"]["text"], exact=True).first).to_be_visible()
    charts = end.get_by_role("img")
    expect(charts.first).to_be_visible()
    expect(end.get_by_role("region", name=ann.say("end-used")).get_by_role("listitem").first).to_be_visible()
    expect(end.get_by_role("region", name=ann.say("end-highlights")).get_by_role("link").first).to_be_visible()

    with ann.page.expect_download() as coming:
        ann.link("replay-download").click()
    record = coming.value.path().read_text("utf-8")
    game = tenages.replay(record)
    assert game.outcome is not None
    assert list(game.outcome.winners) == ann.seen["outcome"]["winners"]

    ann.link("end-replay").click()
    slider = ann.page.get_by_role("slider", name=ann.say("replay-slider"))
    expect(slider).to_have_attribute("max", str(len(json.loads(record)["choices"])))
    expect(ann.page.get_by_role("heading", level=1)).to_contain_text("Ann")
    # Whoever comes from his own game sits where he sat, also when all hands are shown.
    below = ann.page.locator("[data-player]").last
    expect(below).to_have_attribute("data-player", str(ann.state["you"]))
    ann.page.get_by_label(ann.say("replay-eyes")).select_option(index=0)
    expect(ann.page).not_to_have_url(re.compile("seat="))
    expect(below).to_have_attribute("data-player", str(ann.state["you"]))


def by_clicks(person: Person, until: Callable[[Person, int], bool]) -> None:
    """The person answers one question after another, until that is so after a number of choices."""
    choices = 0
    while not until(person, choices):
        person.sees_the_question()
        person.choose(boldly)
        person.wait_to_be_asked()
        choices += 1


def test_a_game_with_animations(lobby: Lobby) -> None:
    """Cards fly, and options can be chosen meanwhile."""
    (ann,) = lobby.guests([YOU, BOT], seed=SHORT)
    person = lobby.seated(ann, reduced_motion="no-preference")
    for _ in range(6):
        person.wait_to_be_asked()
        person.choose(boldly)
    person.wait_to_be_asked()
    person.sees_the_question()
