"""Events are played one by one, and an answer counts for the question that was on the screen. The page's clock stands
still unless a test moves it on."""

from __future__ import annotations

from datetime import datetime

import pytest
from playwright.sync_api import expect

from tests.browser.lobby import BOT, OPEN, YOU, Lobby, boldly
from tests.browser.person import Person
from tests.support.effort import some
from tests.support.serving import Guest

NOON = datetime(2025, 1, 1, 12)


def is_first_action(guest: Guest) -> bool:
    """Whether the player has two actions left."""
    return bool(guest.seen["asked"]["purpose"] == "act" and guest.seen["actions"] == 1)


def with_still_clock(lobby: Lobby, guest: Guest, **more: str) -> Person:
    """The guest in a browser whose clock stands still."""
    person = lobby.seated(guest, **more)
    person.page.clock.install(time=NOON)
    person.reload()
    person.until(lambda one: bool(one.seen))
    expect(person.prompt).to_be_visible()
    person.page.clock.pause_at(NOON.replace(hour=13))
    return person


@pytest.mark.parametrize("gap_ms", some([60, 150, 250, 350], 2))
def test_a_double_click_spends_one_action(lobby: Lobby, gap_ms: int) -> None:
    guests = lobby.guests([YOU, BOT], seed=0)
    ann = with_still_clock(lobby, lobby.scene(guests, is_first_action, boldly))
    ann.sees_the_question()
    mouse, moment = ann.page.mouse, ann.seen["moment"]
    draw = ann.page.locator("[data-answer=draw]")
    draw.hover()
    for click in (1, 2):
        mouse.down(click_count=click)
        mouse.up(click_count=click)
        ann.page.clock.run_for(gap_ms)
        ann.leave(moment)
    ann.sees_the_question()
    assert ann.seen["actions"] == 0
    second = ann.seen["moment"]
    ann.page.clock.run_for(400)
    draw.click()
    ann.leave(second)


def test_the_board_changes_when_the_card_lands_and_the_question_opens_after_the_last_event(lobby: Lobby) -> None:
    guests = lobby.guests([YOU, OPEN], seed=0)
    bob = lobby.scene(guests, is_first_action, boldly)
    ann = with_still_clock(
        lobby, next(guest for guest in guests if guest is not bob), pace="calm", reduced_motion="no-preference"
    )
    hand = ann.page.locator(f"[data-place=hand][data-seat='{bob.seen['seat']}'] li[data-back]")
    before = hand.count()
    log = ann.page.get_by_role("list", name=ann.say("play-log")).get_by_role("listitem")
    lines = log.count()
    bob.choose("draw")
    expect(log).to_have_count(lines + 1)
    expect(ann.page.locator(".ghost")).to_have_count(1)
    assert hand.count() == before
    ann.page.clock.run_for(260)
    expect(hand).to_have_count(before + 1)
    expect(ann.page.locator(".ghost")).to_have_count(0)

    bob.choose("draw")
    ann.until(lambda one: one.asked)
    assert ann.options.count() == 0
    assert hand.count() == before + 1
    ann.page.keyboard.press("s")
    expect(hand).to_have_count(before + 2)
    ann.sees_the_question()
    expect(ann.page).to_have_title(ann.say("play-title-turn"))


def test_whoever_loses_the_network_is_told_at_once(lobby: Lobby) -> None:
    guests = lobby.guests([YOU, BOT], seed=0)
    ann = with_still_clock(lobby, lobby.scene(guests, is_first_action, boldly))
    ann.context.set_offline(True)
    lost = ann.page.get_by_role("alert").filter(has_text=ann.say("play-lost"))
    expect(lost).to_be_visible()
    ann.context.set_offline(False)
    expect(lost).to_have_count(0)


# Where the card that is in the air will land.
LANDS = """() => {
  const { transform } = document.querySelector(".ghost").getAnimations()[0].effect.getKeyframes().at(-1);
  const [x, y] = transform.match(/-?[\\d.]+/g).map(Number);
  const { left, right, top, bottom } = document.querySelector(".dock [data-place=hand]").getBoundingClientRect();
  return left < x && x < right && top < y && y < bottom;
}"""
# The places of cards that are nowhere on the screen: a card that flies there would go astray.
NOWHERE = """() => [...document.querySelectorAll("[data-place]")]
  .filter((one) => one.getClientRects().length === 0).map((one) => one.outerHTML.slice(0, 200))"""


@pytest.mark.parametrize("players", [2, 4])
def test_a_card_that_the_reader_draws_flies_to_the_hand(lobby: Lobby, players: int) -> None:
    guests = lobby.guests([YOU, *[OPEN] * (players - 1)], seed=0)
    ann = with_still_clock(
        lobby, lobby.scene(guests, is_first_action, boldly), pace="calm", reduced_motion="no-preference"
    )
    assert ann.page.evaluate(NOWHERE) == []
    ann.page.clock.run_for(400)
    ann.page.keyboard.press("1")
    expect(ann.page.locator(".ghost")).to_have_count(1)
    assert ann.page.evaluate(LANDS)
