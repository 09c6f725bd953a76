"""The log of a long game in the browser: earlier lines come when its reader scrolls up."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.lobby import OPEN, YOU, Lobby, boldly

MANY_LINES = 130
"""More than a page shows at first."""


def test_earlier_lines_come_above_those_that_one_reads(lobby: Lobby) -> None:
    guests = lobby.guests([YOU, OPEN], seed=3)
    asked = lobby.scene(guests, lambda guest: len(guest.log.lines) > MANY_LINES, boldly)
    ann = lobby.seated(asked)
    ann.wait_to_be_asked()
    log = ann.page.get_by_role("list", name=ann.say("play-log"))
    earlier = ann.button("play-log-earlier")
    expect(earlier).to_be_attached()
    shown = log.get_by_role("listitem").count()
    # Some line near the top, which is read while earlier ones come.
    read = log.get_by_role("listitem").nth(4).element_handle()
    log.evaluate("list => { list.scrollTop = 90; }")
    before = read.bounding_box()
    log.hover()
    ann.page.mouse.wheel(0, -70)
    expect(log.get_by_role("listitem")).to_have_count(len(asked.log.lines))
    expect(earlier).to_have_count(0)
    after = read.bounding_box()
    assert shown < len(asked.log.lines)
    assert before is not None
    assert after is not None
    # It moved by the wheel alone.
    assert 0 <= after["y"] - before["y"] <= 70


def test_whoever_comes_back_to_the_log_sees_its_latest_line(lobby: Lobby) -> None:
    guests = lobby.guests([YOU, OPEN], seed=3)
    asked = lobby.scene(guests, lambda guest: len(guest.log.lines) > MANY_LINES, boldly)
    ann = lobby.seated(asked)
    ann.wait_to_be_asked()
    log = ann.page.get_by_role("list", name=ann.say("play-log"))
    last = log.get_by_role("listitem").last
    expect(last).to_be_in_viewport()
    # While something else is shown in its place, the game goes on.
    ann.button("stage-since").click()
    ann.choose(boldly)
    ann.button("play-log-short").click()
    expect(last).to_be_in_viewport()
    # Whoever scrolls up stays there, until the log is opened anew.
    log.evaluate("list => { list.scrollTop = 300; }")
    expect(last).not_to_be_in_viewport()
    ann.page.set_viewport_size({"width": 1440, "height": 860})
    expect(last).not_to_be_in_viewport()
    ann.button("stage-since").click()
    ann.button("play-log-short").click()
    expect(last).to_be_in_viewport()
