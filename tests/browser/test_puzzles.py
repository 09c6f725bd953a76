"""Puzzles in a browser: solved by mouse, by keys and by touch; failed with a reason; hints, streaks, the solution."""

from __future__ import annotations

import re
from datetime import date
from functools import cache
from typing import Any, Final
from urllib.parse import urlencode

import pytest
from playwright.sync_api import Locator, Route, expect

from tenages.puzzles import Puzzle, puzzle_of_the_day, shipped, solution
from tests.browser.axe import serious, serious_in_light_and_dark
from tests.browser.lobby import Lobby
from tests.browser.person import Person
from tests.browser.screens import ENGLISH, PHONE, SHOWS_FOCUS, fits, within_the_screen

DRAW: Final = "draw"
"""A choice that wastes an action."""
ROWS_ARE_CLEAR: Final = """() => [...document.querySelectorAll("[data-player] dl")].every((row) => {
  const edge = row.closest("[data-player]").getBoundingClientRect().right;
  const ends = [...row.children].map((part) => {
    const seen = [...part.querySelectorAll("*")].filter((one) => !one.closest(".unseen, .folded"));
    const boxes = seen.map((one) => one.getBoundingClientRect()).filter(({ width }) => width > 0);
    const sides = (side, least) => least(...boxes.map((box) => box[side]));
    return { left: sides("left", Math.min), right: sides("right", Math.max), top: sides("top", Math.min) };
  });
  const beside = (one, next) => next.top > one.top + 9 || next.left >= one.right;
  return ends.every((end, at) => end.right <= edge + 1 && (at === 0 || beside(ends[at - 1], end)));
})"""
"""Whether hand, score and achievements of every player lie side by side within his row, or in lines of their own."""
DAYS: Final = ("2026-11-17", "2026-11-18", "2026-11-20")


def own_choices(puzzle: Puzzle) -> list[str]:
    return [step.option.notation for step in solution(puzzle) if step.seat == puzzle.seat]


@cache
def of_two_actions() -> Puzzle:
    """A puzzle of the base set for two players whose first action is a dogma, and which takes three choices at most."""
    return next(
        puzzle
        for puzzle in shipped()
        if puzzle.rules.players == 2
        and not puzzle.rules.expansions
        and puzzle.start().table.actions == 1
        and puzzle.first.startswith("dogma")
        and len(own_choices(puzzle)) <= 3
        and DRAW in [wrong.option for wrong in puzzle.wrong]
    )


class Solver:
    """A person at a puzzle."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page

    def opens(self, path: str) -> None:
        """Go to a puzzle, and wait until its question is open."""
        self.person.go(path)
        expect(self.stage("trying")).to_be_visible()

    def stage(self, phase: str) -> Locator:
        """The stage, if the puzzle stands like that."""
        return self.page.locator(f"[data-stage][data-phase={phase}]")

    def option(self, notation: str) -> Locator:
        """The thing on the table, or the button, that means this option."""
        on_table = f'.cover[data-options="{notation}"]'
        return self.page.locator(f'{on_table}, [data-answer="{notation}"]').first

    def clicks(self, notation: str) -> None:
        """Choose by mouse, and wait for what comes of it."""
        option = self.option(notation)
        expect(option).to_have_attribute("aria-disabled", "false")
        with self.page.expect_response("**/attempt?*"):
            option.click()

    def types(self, notation: str) -> None:
        """Choose by its key, and wait for what comes of it."""
        option = self.page.locator(f'[data-option="{notation}"]')
        expect(option).to_have_attribute("aria-disabled", "false")
        key = option.get_attribute("data-key")
        assert key is not None
        with self.page.expect_response("**/attempt?*"):
            self.page.keyboard.press(key)

    def solves(self, puzzle: Puzzle) -> None:
        for notation in own_choices(puzzle):
            self.clicks(notation)
        expect(self.stage("solved")).to_be_visible()

    def wastes_the_turn(self) -> None:
        for _ in range(2):
            self.clicks(DRAW)
        expect(self.stage("failed")).to_be_visible()

    @property
    def offer(self) -> Locator:
        """The button that takes a hint, once it was said what it costs."""
        return self.page.locator("[data-takes-hint]")

    def asks_for_a_hint_by_key(self) -> None:
        """Press its key, and be told first that it costs a star."""
        self.page.keyboard.press("h")
        expect(self.offer).to_be_focused()

    def sees(self, key: str, **values: str | int) -> None:
        """That text stands somewhere on the page."""
        expect(self.page.get_by_text(self.person.say(key, **values)).first).to_be_visible()


def solver(lobby: Lobby, **looks: Any) -> Solver:
    return Solver(lobby.person(**looks))


def test_a_puzzle_is_solved_by_mouse_and_its_solution_played_out(lobby: Lobby) -> None:
    puzzle = of_two_actions()
    ann = solver(lobby)
    ann.opens(f"/puzzles/{puzzle.number}")
    wasted, *_ = ann.page.locator("[data-place=hand]").all()
    before = wasted.inner_text()
    ann.clicks(DRAW)
    ann.person.button("play-undo").click()
    expect(ann.person.button("play-undo")).to_be_disabled()
    expect(wasted).to_have_text(before, use_inner_text=True)
    ann.solves(puzzle)

    ann.sees("puzzle-page-solved-try", number=1)
    expect(ann.stage("solved").get_by_role("img", name=ann.person.say("puzzle-page-stars", count=3))).to_be_visible()
    steps = ann.page.locator("[data-step] button")
    expect(steps).to_have_count(len(own_choices(puzzle)) + 1)
    expect(steps.last).to_have_attribute("aria-current", "step")
    ann.person.button("replay-back").click()
    expect(steps.last).not_to_have_attribute("aria-current", "step")
    steps.first.click()
    expect(ann.option(puzzle.first)).to_have_count(0)
    expect(steps.first).to_have_attribute("aria-current", "step")

    ann.person.link("puzzle-page-next").click()
    expect(ann.stage("trying")).to_be_visible()
    ann.person.go("/puzzles")
    tile = ann.page.locator(f"a[href='/puzzles/{puzzle.number}']")
    expect(tile.get_by_role("img", name=ann.person.say("puzzle-page-stars", count=3))).to_be_visible()


def test_a_puzzle_is_solved_by_keys_alone(lobby: Lobby) -> None:
    puzzle = of_two_actions()
    ann = solver(lobby)
    ann.opens(f"/puzzles/{puzzle.number}")
    ann.types(DRAW)
    expect(ann.person.button("play-undo")).to_be_enabled()
    ann.page.keyboard.press("u")
    expect(ann.person.button("play-undo")).to_be_disabled()
    ann.asks_for_a_hint_by_key()
    ann.page.keyboard.press("Escape")
    expect(ann.offer).to_have_count(0)
    expect(ann.person.prompt).to_be_focused()
    ann.asks_for_a_hint_by_key()
    ann.page.keyboard.press("Enter")
    expect(ann.page.locator("[data-hint]")).to_be_visible()
    ann.asks_for_a_hint_by_key()
    ann.page.keyboard.press("h")
    expect(ann.page.locator(".spot.hinted")).to_have_count(1)
    for notation in own_choices(puzzle):
        expect(ann.person.prompt).to_be_focused()
        assert ann.page.evaluate(SHOWS_FOCUS) == ""
        ann.types(notation)
    expect(ann.stage("solved").get_by_role("heading", level=1)).to_be_focused()
    ann.sees("puzzle-page-solved-hints", hints=2)
    steps = ann.page.locator("[data-step] button")
    expect(steps.last).to_have_attribute("aria-current", "step")
    ann.page.keyboard.press("Home")
    expect(steps.first).to_have_attribute("aria-current", "step")
    ann.page.keyboard.press("ArrowRight")
    expect(steps.nth(1)).to_have_attribute("aria-current", "step")
    ann.page.keyboard.press("n")
    expect(ann.stage("trying")).to_be_visible()
    expect(ann.page).not_to_have_url(re.compile(rf"/puzzles/{puzzle.number}$"))


def test_a_failed_try_says_why_stays_beside_the_next_one_and_outlasts_the_visit(lobby: Lobby) -> None:
    puzzle = of_two_actions()
    ann = solver(lobby)
    ann.opens(f"/puzzles/{puzzle.number}")
    ann.wastes_the_turn()
    reason = ann.stage("failed").get_by_role("status").inner_text()
    assert len(reason.split()) > 3
    ann.sees("puzzle-page-tries", count=2)
    happened = ann.page.get_by_role("region", name=ann.person.say("replay-log"))
    expect(happened.get_by_role("listitem")).to_have_count(2)
    ann.person.button("puzzle-page-again").click()
    expect(happened).to_have_count(0)
    failed = ann.page.get_by_role("region", name=ann.person.say("puzzle-page-try", number=1))
    expect(failed).to_contain_text(reason)

    ann.page.reload()
    expect(failed).to_contain_text(reason)
    expect(ann.stage("trying").get_by_role("img", name=ann.person.say("puzzle-page-tries", count=2))).to_be_visible()
    ann.solves(puzzle)
    ann.sees("puzzle-page-solved-try", number=2)
    expect(ann.stage("solved").get_by_role("img", name=ann.person.say("puzzle-page-stars", count=2))).to_be_visible()


def test_after_three_tries_it_goes_on_for_practice(lobby: Lobby) -> None:
    puzzle = of_two_actions()
    ann = solver(lobby)
    ann.opens(f"/puzzles/{puzzle.number}")
    for _ in range(3):
        ann.wastes_the_turn()
        ann.person.button("puzzle-page-again").click()
    ann.sees("puzzle-page-practice")
    ann.solves(puzzle)
    ann.sees("puzzle-page-solved-again")


def test_a_first_hint_lights_a_column_and_a_second_one_the_card(lobby: Lobby) -> None:
    puzzle = of_two_actions()
    ann = solver(lobby)
    ann.opens(f"/puzzles/{puzzle.number}")
    lit, hinted = ann.page.locator("[data-compared]"), ann.page.locator(".spot.hinted")
    expect(lit.or_(hinted)).to_have_count(0)
    hint = ann.page.get_by_role("button", name=ann.person.say("puzzle-page-hint"))
    hint.first.click()
    expect(ann.page.locator("[data-hint]")).to_be_visible()
    expect(lit.first).to_be_visible()
    expect(hinted).to_have_count(0)
    ann.sees("puzzle-page-worth", count=2)
    ann.page.get_by_role("button", name=ann.person.say("puzzle-page-hint-second")).click()
    expect(hinted).to_have_count(1)
    ann.sees("puzzle-page-worth", count=1)


def test_who_gives_up_sees_the_solution_and_why(lobby: Lobby) -> None:
    puzzle = of_two_actions()
    ann = solver(lobby)
    ann.opens(f"/puzzles/{puzzle.number}")
    ann.person.button("puzzle-page-give-up").click()
    expect(ann.stage("shown")).to_be_visible()
    steps = ann.page.locator("[data-step] button")
    expect(steps.first).to_have_attribute("aria-current", "step")
    why = ann.page.get_by_role("region", name=ann.person.say("puzzle-page-why"))
    expect(why.locator("ol > li").first).to_be_visible()
    ann.page.keyboard.press("End")
    expect(steps.last).to_have_attribute("aria-current", "step")
    ann.person.button("puzzle-page-replay").click()
    ann.solves(puzzle)
    ann.sees("puzzle-page-solved-again")


def test_a_puzzle_that_is_over_is_played_on_against_bots_or_taken_to_the_editor(lobby: Lobby) -> None:
    puzzle = next(each for each in shipped() if each.goal.kind == "claim" and len(own_choices(each)) == 2)
    assert puzzle.start().table.players[puzzle.seat].hand
    ann = solver(lobby)
    ann.opens(f"/puzzles/{puzzle.number}")
    expect(ann.person.link("puzzle-page-editor")).to_have_count(0)
    ann.person.button("puzzle-page-give-up").click()
    link = ann.person.link("puzzle-page-editor")
    at_the_start = link.get_attribute("href")
    ann.page.keyboard.press("End")
    expect(link).not_to_have_attribute("href", at_the_start or "")
    ann.person.button("puzzle-page-play-on").click()
    dialog = ann.page.get_by_role("dialog")
    expect(dialog.get_by_role("radio", name=ann.person.say("board-you"))).to_be_checked()
    dialog.get_by_role("button", name=ann.person.say("study-play"), exact=True).click()
    expect(ann.page).to_have_url(re.compile("/t/"))
    ann.person.go(at_the_start or "")
    held = puzzle.start().table.players[puzzle.seat].hand[0]
    place = ann.page.locator(f'[data-place="hand {puzzle.seat}"]').first
    expect(place.locator(f'[data-pick="{held.slug}"]')).to_be_visible()


def test_long_hands_and_score_piles_stay_in_their_rows(lobby: Lobby) -> None:
    """Puzzles with very many cards, on the screens of laptops."""
    ann = solver(lobby)
    for number in (9, 178, 217):
        ann.opens(f"/puzzles/{number}")
        for width, height in ((1280, 800), (1024, 768)):
            ann.page.set_viewport_size({"width": width, "height": height})
            ann.page.wait_for_function(ROWS_ARE_CLEAR)


def test_the_streak_grows_from_day_to_day_and_ends_with_a_missed_one(lobby: Lobby) -> None:
    ann = solver(lobby)
    today = DAYS[0]

    def on_that_day(route: Route) -> None:
        route.continue_(url=f"{route.request.url}&{urlencode({'day': today})}")

    ann.page.route("**/api/puzzles/today?*", on_that_day)
    for days, today in enumerate(DAYS[:2], start=1):
        ann.opens("/puzzles/today")
        ann.sees("puzzle-page-of-the-day")
        ann.solves(puzzle_of_the_day(date.fromisoformat(today)))
        expect(ann.stage("solved")).to_contain_text(ann.person.say("puzzle-page-days", count=days))
    ann.person.go("/")
    panel = ann.page.get_by_role("region", name=ann.person.say("puzzle-page-of-the-day"))
    expect(panel).to_contain_text(ann.person.say("puzzle-page-streak", count=2))
    today = DAYS[2]
    ann.opens("/puzzles/today")
    expect(ann.stage("trying")).to_contain_text(ann.person.say("puzzle-page-days", count=0))
    ann.person.go("/puzzles")
    ann.sees("puzzle-page-best", count=2)


def test_in_french_everything_is_french_and_another_language_goes_on_where_it_was(lobby: Lobby) -> None:
    puzzle = of_two_actions()
    ann = solver(lobby, language="fr")
    ann.person.go("/puzzles")
    ann.sees("puzzle-page-of-the-day")
    assert ENGLISH.search(ann.page.get_by_role("main").inner_text()) is None
    ann.opens(f"/puzzles/{puzzle.number}")
    assert ENGLISH.search(ann.page.get_by_role("main").inner_text()) is None
    ann.clicks(DRAW)
    banner = ann.page.get_by_role("banner")
    banner.get_by_role("button", name=ann.person.say("page-menu")).click()
    banner.get_by_label(ann.person.say("page-language")).select_option("en-asmadi")
    expect(ann.page.get_by_role("heading", name="Your turn")).to_be_visible()
    expect(ann.page.get_by_role("button", name="Undo")).to_be_enabled()
    banner.get_by_label("Language").select_option("fr-iello")
    expect(ann.page.get_by_role("heading", name=ann.person.say("puzzle-page-turn"))).to_be_visible()
    expect(ann.person.button("play-undo")).to_be_enabled()
    ann.page.keyboard.press("Escape")
    ann.clicks(DRAW)
    expect(ann.stage("failed")).to_be_visible()
    assert ENGLISH.search(ann.page.get_by_role("main").inner_text()) is None


def test_on_a_phone_a_puzzle_fits_and_is_solved_by_touch(lobby: Lobby) -> None:
    puzzle = of_two_actions()
    ann = solver(lobby, **PHONE)
    ann.opens(f"/puzzles/{puzzle.number}")
    fits(ann.person)
    within_the_screen(ann.person, ann.stage("trying"))
    ann.page.get_by_role("button", name=ann.person.say("puzzle-page-more")).tap()
    sheet = ann.page.get_by_role("dialog")
    expect(sheet).to_contain_text(ann.person.say("puzzle-page-turn"))
    found = serious(ann.person)
    sheet.get_by_role("button", name=ann.person.say("play-close")).tap()
    ann.person.button("puzzle-page-hint").tap()
    expect(ann.offer).to_be_visible()
    fits(ann.person)
    ann.person.button("puzzle-page-hint-leave").tap()
    expect(ann.offer).to_have_count(0)
    for notation in own_choices(puzzle):
        ann.page.locator("[data-opens-options]").tap()
        option = ann.page.locator(f'[data-option="{notation}"]')
        expect(option).to_have_attribute("aria-disabled", "false")
        with ann.page.expect_response("**/attempt?*"):
            option.tap()
    expect(ann.stage("solved")).to_be_visible()
    expect(ann.person.link("puzzle-page-next")).to_be_visible()
    fits(ann.person)
    assert (found, serious(ann.person)) == ([], [])
    ann.person.go("/puzzles")
    ann.sees("puzzle-page-of-the-day")
    fits(ann.person)


@pytest.mark.proof("axe looks at every element")
def test_axe_finds_no_serious_problem(lobby: Lobby) -> None:
    puzzle = of_two_actions()
    ann = solver(lobby)
    ann.person.go("/puzzles")
    ann.sees("puzzle-page-of-the-day")
    found = serious_in_light_and_dark(ann.person)
    ann.opens(f"/puzzles/{puzzle.number}")
    ann.wastes_the_turn()
    found += serious_in_light_and_dark(ann.person)
    ann.person.button("puzzle-page-again").click()
    ann.page.get_by_role("button", name=ann.person.say("puzzle-page-hint")).first.click()
    expect(ann.page.locator("[data-hint]")).to_be_visible()
    found += serious_in_light_and_dark(ann.person)
    ann.solves(puzzle)
    found += serious_in_light_and_dark(ann.person)
    assert found == []
