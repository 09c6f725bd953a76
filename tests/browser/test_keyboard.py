"""Playing by keyboard only, from the first page through several turns, with a visible focus at all times."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.lobby import Lobby
from tests.browser.person import Person
from tests.browser.screens import SHOWS_FOCUS

# From now on counts the animation frames in which nothing has the focus.
WATCH_FOCUS = """() => {
  window.lost = 0;
  const look = () => {
    if (document.activeElement === document.body) window.lost += 1;
    requestAnimationFrame(look);
  };
  look();
}"""


def tab_to(person: Person, name: str, most: int = 60) -> None:
    """Tab until something of that name has the focus; every stop on the way shows the focus."""
    for _ in range(most):
        person.page.keyboard.press("Tab")
        assert person.page.evaluate(SHOWS_FOCUS) == ""
        if person.page.get_by_role("button", name=name, exact=True).and_(person.page.locator(":focus")).count():
            return
    raise AssertionError(f"Tab does not lead to {name}")


def test_from_the_first_page_through_several_turns_by_keys_alone(lobby: Lobby) -> None:
    ann = lobby.person()
    ann.go("/")
    expect(ann.button("home-play")).to_be_visible()
    tab_to(ann, ann.say("home-play"))
    ann.page.keyboard.press("Enter")
    ann.wait_to_be_asked()
    ann.sees_the_question()
    ann.page.keyboard.press("?")
    ann.page.get_by_label(ann.say("play-pace-at-once")).focus()
    ann.page.keyboard.press("Space")
    ann.page.keyboard.press("Escape")
    expect(ann.page.get_by_role("dialog")).to_have_count(0)

    tab_to(ann, ann.options.first.get_attribute("aria-label") or "")
    ann.page.evaluate(WATCH_FOCUS)
    turns = ann.seen["turns"]
    while ann.seen["turns"] < turns + 6:
        moment = ann.seen["moment"]
        ann.page.keyboard.press("ArrowRight")
        # Right after a choice the next option takes no presses.
        expect(ann.options.and_(ann.page.locator(":focus"))).to_have_attribute("aria-disabled", "false")
        assert ann.page.evaluate(SHOWS_FOCUS) == ""
        ann.page.keyboard.press("Enter")
        ann.leave(moment)
        ann.wait_to_be_asked()
        assert not ann.is_over
        ann.sees_the_question()
        expect(ann.prompt).to_be_focused()
        assert ann.page.evaluate(SHOWS_FOCUS) == ""
    assert ann.page.evaluate("window.lost") == 0


def test_single_keys_choose_ask_for_a_hint_and_take_back(lobby: Lobby) -> None:
    (guest,) = lobby.guests([{"keeper": "you"}, {"keeper": "bot", "level": "novice"}], seed=0)
    ann = lobby.seated(guest)
    ann.wait_to_be_asked()
    ann.sees_the_question()
    moment = ann.seen["moment"]
    expect(ann.options.nth(1)).to_have_attribute("aria-disabled", "false")
    ann.page.keyboard.press("2")
    ann.until(lambda one: one.seen["moment"] != moment)
    ann.wait_to_be_asked()
    ann.sees_the_question()
    ann.page.keyboard.press("h")
    ann.until(lambda one: one.hint != "")
    ann.page.keyboard.press("u")
    ann.until(lambda one: one.seen["moment"].startswith("1."))
    ann.page.keyboard.press("?")
    expect(ann.page.get_by_role("dialog", name=ann.say("play-menu-game"))).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(ann.page.get_by_role("dialog")).to_have_count(0)
