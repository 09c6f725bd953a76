"""The guided first game, played through in a browser: one thing at a time can be chosen, and one can always leave."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.axe import serious_in_light_and_dark
from tests.browser.lobby import Lobby
from tests.browser.person import Person
from tests.support.effort import cases
from tests.support.lesson_script import steps
from tests.support.serving import Guest

PHONE = {"width": 390, "height": 844}
LAPTOP = {"width": 1366, "height": 768}


def begin(person: Person) -> None:
    """Open the lesson."""
    person.go("/lesson")
    person.until(lambda one: one.asked)


def after(lobby: Lobby, count: int) -> Person:
    """A beginner with the lesson open, whose first choices were made over a socket."""
    ann = Guest(lobby.server, "Ann")
    answer = ann.ask("POST", "/api/lesson", json={"name": ann.name})
    ann.table, ann.secret = answer.json()["id"], answer.cookies["seat"]
    ann.come()
    for *_, option in steps()[:count]:
        while option not in ann.options():
            ann.read()
        ann.choose(option)
    ann.leave()
    person = lobby.seated(ann)
    person.wait_to_be_asked()
    return person


def coach(person: Person) -> Locator:
    return person.page.get_by_role("complementary", name=person.say("lesson-coach"))


def title(person: Person, name: str) -> str:
    return person.say(f"lesson-{name}", name=person.state["seats"][1]["name"], by="mouse")


def coach_says(person: Person, name: str) -> None:
    """The coach's card of that name is there, and it stands within the window."""
    expect(coach(person).get_by_role("heading")).to_have_text(title(person, name))
    box, window = coach(person).bounding_box(), person.page.viewport_size
    assert box is not None
    assert window is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= window["width"]


def read_on(person: Person, name: str) -> None:
    """Read everything that comes before that step; meanwhile nothing can be chosen."""
    step = title(person, name)
    go_on = person.button("lesson-go-on")
    while True:
        expect(coach(person).get_by_role("heading", name=step, exact=True).or_(go_on)).to_be_visible()
        if not go_on.is_visible():
            return
        expect(person.page.locator("[data-option]")).to_have_count(0)
        expect(person.page.locator("#prompt-title")).to_have_text(person.say("lesson-reading"))
        go_on.click()


def only_one_thing_can_be_chosen(person: Person, option: str) -> None:
    """Of all that the server offers, the page takes only this."""
    expect(person.page.locator("[data-option]")).to_have_count(1)
    expect(person.page.locator("[data-option]")).to_have_attribute("data-option", option)
    glowing = person.page.locator("[data-options]:not([data-options=''])")
    assert {each.get_attribute("data-options") for each in glowing.all()} <= {option}


def choose(person: Person, option: str) -> None:
    """Click the thing that glows."""
    person.page.locator(f"[data-options='{option}'], [data-answer='{option}']").last.click()


def not_over_its_target(person: Person) -> None:
    """The card covers neither what it asks for nor the question; it stands there once the page has been drawn."""
    person.page.wait_for_function(
        """() => {
          const card = document.querySelector("[data-coach]").getBoundingClientRect();
          const things = [...document.querySelectorAll("[data-options]:not([data-options='']), #prompt-title")];
          return things.length > 1 && things.every((thing) => {
            const box = thing.getBoundingClientRect();
            return card.left >= box.right || card.right <= box.left || card.top >= box.bottom || card.bottom <= box.top;
          });
        }"""
    )


def not_over(person: Person, selector: str) -> None:
    """The card covers nothing of these, once the page has been drawn."""
    person.page.wait_for_function(
        """(selector) => {
          const card = document.querySelector("[data-coach]").getBoundingClientRect();
          return [...document.querySelectorAll(selector)].every((thing) => {
            const box = thing.getBoundingClientRect();
            return card.left >= box.right || card.right <= box.left || card.top >= box.bottom || card.bottom <= box.top;
          });
        }""",
        arg=selector,
    )


@pytest.mark.parametrize("language", cases(("fr",), ("en", "fr")))
def test_a_beginner_plays_the_lesson_and_goes_on_with_hints(lobby: Lobby, language: str) -> None:
    ann = lobby.person(language=language, newcomer=True, viewport=LAPTOP)
    begin(ann)
    coach_says(ann, "goal")
    for name, _, _, _, option in steps():
        read_on(ann, name)
        coach_says(ann, name)
        only_one_thing_can_be_chosen(ann, option)
        not_over_its_target(ann)
        if name == "meld":
            not_over(ann, "[data-place='board'][data-seat='0'][data-color='green']")
        choose(ann, option)
    # The first achievement has a moment of its own: what the opponent does next waits.
    coach_says(ann, "first")
    ann.button("lesson-go-on").click()
    coach_says(ann, "done")
    # What it talks of can be seen.
    not_over(ann, "[data-specials]")
    ann.button("lesson-play-on").click()
    expect(coach(ann)).to_have_count(0)
    ann.wait_to_be_asked()
    ann.sees_the_question()
    expect(ann.button("play-hint")).to_be_enabled()


def test_a_reload_goes_on_where_it_was_and_show_me_does_the_step(lobby: Lobby) -> None:
    ann = after(lobby, 4)
    for name, _, _, _, option in steps()[4:6]:
        read_on(ann, name)
        ann.reload()
        ann.wait_to_be_asked()
        read_on(ann, name)
        only_one_thing_can_be_chosen(ann, option)
        ann.button("lesson-show").click()
    coach_says(ann, "put")


def test_what_was_scored_is_told_before_the_opponent_plays_and_asking_why_moves_nothing(lobby: Lobby) -> None:
    ann = after(lobby, 4)
    name, _, _, _, option = steps()[4]
    read_on(ann, name)
    choose(ann, option)
    coach_says(ann, "score")
    # The server has gone on, but the table shows the turn as it begins.
    ann.wait_to_be_asked()
    coach_says(ann, "score")
    expect(ann.page.locator("[data-player='1']")).to_contain_text(ann.say("play-has-turn"))
    ann.button("lesson-go-on").click()
    coach_says(ann, "turn-4")
    read_on(ann, "sharing")
    before = coach(ann).bounding_box()
    ann.button("lesson-sharing.why").click()
    expect(coach(ann).get_by_text(ann.say("lesson-sharing.why-text"))).to_be_visible()
    assert coach(ann).bounding_box() == before


@pytest.mark.proof("axe looks at every element")
def test_axe_finds_no_serious_problem_with_the_coach(lobby: Lobby) -> None:
    ann = lobby.person(newcomer=True, color_scheme="light")
    begin(ann)
    coach_says(ann, "goal")
    assert serious_in_light_and_dark(ann) == []
    for name, *_ in steps()[:4]:
        read_on(ann, name)
        coach_says(ann, name)
        assert serious_in_light_and_dark(ann) == []
        ann.button("lesson-show").click()


def test_who_clicks_something_else_is_told_that_it_is_not_its_turn_and_who_leaves_the_lesson_stays_out(
    lobby: Lobby,
) -> None:
    ann = lobby.person(newcomer=True)
    begin(ann)
    other = ann.page.locator("[data-place='hand'] [data-card='sailing'] button")
    other.click()
    expect(coach(ann).get_by_text(ann.say("lesson-not-yet-read"))).to_be_visible()
    ann.button("lesson-go-on").click()
    expect(coach(ann).get_by_text(ann.say("lesson-not-yet"))).to_have_count(0)
    other.click()
    expect(coach(ann).get_by_text(ann.say("lesson-not-yet"))).to_be_visible()
    choose(ann, "card agriculture")
    coach_says(ann, "draw")
    expect(coach(ann).get_by_text(ann.say("lesson-not-yet"))).to_have_count(0)
    ann.page.get_by_role("button", name=ann.say("lesson-leave")).first.click()
    expect(coach(ann)).to_have_count(0)
    ann.sees_the_question()
    ann.reload()
    ann.wait_to_be_asked()
    ann.sees_the_question()
    expect(coach(ann)).to_have_count(0)


def test_the_lesson_with_the_keyboard_alone(lobby: Lobby) -> None:
    ann = lobby.person(newcomer=True)
    begin(ann)
    ann.button("lesson-go-on").focus()
    ann.page.keyboard.press("Enter")
    coach_says(ann, "begin")
    expect(coach(ann).get_by_role("heading")).to_be_focused()
    ann.page.keyboard.press("1")
    coach_says(ann, "draw")


@pytest.mark.proof("the whole lesson once more")
def test_on_a_phone_the_target_stays_visible(lobby: Lobby) -> None:
    ann = lobby.person(newcomer=True, viewport=PHONE)
    begin(ann)
    for name, *_ in steps():
        read_on(ann, name)
        coach_says(ann, name)
        not_over_its_target(ann)
        ann.button("lesson-show").click()
        # A finger does not rest on what lies there next, as a mouse would.
        ann.page.mouse.move(0, 0)
    coach_says(ann, "first")
