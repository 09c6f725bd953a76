"""Every card can be read wherever it lies: in a real browser, all 210 in all catalogues, at the sizes of the table."""

from __future__ import annotations

import os
from typing import Any, Final, NamedTuple

import pytest
from playwright.sync_api import expect

from tests.browser.axe import serious_in_light_and_dark
from tests.browser.lobby import Lobby
from tests.browser.person import Person
from tests.support.effort import cases, some

CATALOGUES: Final = cases(("fr-iello",), ("en-asmadi", "en-iello", "fr-iello"))
LEAST_TYPE: Final = {"en": 11.0, "fr": 10.0}
"""The smallest size of a text where there is room for all of it: on a screen 1440 wide."""
LEAST_TITLE: Final = 10.0


class Place(NamedTuple):
    """A place where cards lie, with its size in pixels; without a height cards are as high as their texts."""

    name: str
    width: int
    height: int = 0
    most: float = 13
    roomy: bool = False
    """Whether the type must not be small there."""


TIGHT: Final = (
    Place("one of eight in hand at 1440", 164, 183, roomy=True),
    Place("one of twelve in hand at 1440", 108, 183),
    Place("one of seven in hand at 1024", 134, 149),
    Place("own pile of five players at 1024", 138, 135),
    Place("stage at 1024", 234, 158, 14.5),
    Place("reading", 400, 0, 16.5),
)
ROOMIER: Final = (
    Place("one of seven in hand at 1440", 190, 183, roomy=True),
    Place("own pile of two players at 1440", 198, 205, roomy=True),
    Place("own pile of four or five players at 1440", 198, 183, roomy=True),
    Place("one of eight in hand at 1366", 156, 149),
    Place("own pile at 1366", 180, 140),
    Place("stage at 1440", 322, 216, 14.5),
)
"""Each is as wide and as high as a tight one, or more, so that what fits there fits here; measured too on demand."""
DESK: Final = TIGHT + ROOMIER if "TENAGES_EVERY_SIZE" in os.environ else tuple(some(TIGHT, 3))
PHONE: Final = (Place("one of two columns on a phone", 175, 0, 12), Place("stage on a phone", 366, 0, 14.5))

MEASURE: Final = """async (query) => {
  history.replaceState(null, "", `/cards?${query}`);
  dispatchEvent(new PopStateEvent("popstate"));
  const painted = () => new Promise((done) => requestAnimationFrame(done));
  await painted();
  await painted();
  return [...document.querySelectorAll("main li [data-card]")].map((card) => {
    const title = card.querySelector("[data-title]");
    const text = card.querySelector("[data-text]");
    return {
      card: card.dataset.card,
      width: card.clientWidth,
      height: card.clientHeight,
      title: parseFloat(title.style.fontSize),
      cut: title.scrollWidth > title.clientWidth,
      tall: title.scrollHeight > title.parentElement.clientHeight + 1,
      lines: title.clientHeight / parseFloat(title.style.fontSize),
      text: text === null ? null : parseFloat(text.style.fontSize),
      clipped: text !== null && text.scrollHeight > text.clientHeight,
    };
  });
}"""


def reader(lobby: Lobby, catalogue: str, query: str = "", **more: Any) -> Person:
    """Someone who looks at all cards."""
    person = lobby.person(language=catalogue[:2], **more)
    person.context.add_init_script(f"localStorage.setItem('tenages-language', '{catalogue}')")
    person.go(f"/cards?{query}")
    expect(person.page.locator("main li").first).to_be_visible()
    person.page.evaluate("document.fonts.ready")
    return person


def measured(person: Person, place: Place, edition: str = "asmadi-3") -> list[dict[str, Any]]:
    """Every card in that place."""
    query = f"edition={edition}&width={place.width}&height={place.height}&most={place.most}"
    cards: list[dict[str, Any]] = person.page.evaluate(MEASURE, query)
    assert len(cards) == 210
    assert {card["width"] for card in cards} == {place.width}
    assert not place.height or {card["height"] for card in cards} == {place.height}
    return cards


def wrong(cards: list[dict[str, Any]], place: Place, language: str) -> list[str]:
    """What cannot be read there."""
    found = []
    for card in cards:
        if card["cut"] or card["lines"] > 1.6:
            found.append(f"{place.name}: the title of {card['card']} is cut or broken")
        if card["clipped"]:
            found.append(f"{place.name}: the text of {card['card']} is clipped")
        if place.roomy and card["text"] < LEAST_TYPE[language]:
            found.append(f"{place.name}: the text of {card['card']} is written in {card['text']}")
        if place.roomy and card["title"] < LEAST_TITLE:
            found.append(f"{place.name}: the title of {card['card']} is written in {card['title']}")
    return found


@pytest.mark.parametrize("catalogue", CATALOGUES)
def test_no_title_is_cut_and_no_text_is_clipped(lobby: Lobby, catalogue: str) -> None:
    desk = reader(lobby, catalogue)
    assert [line for place in DESK for line in wrong(measured(desk, place), place, catalogue[:2])] == []


@pytest.mark.proof("the same layout once more for other editions")
@pytest.mark.parametrize("catalogue", CATALOGUES)
def test_nor_in_other_editions_and_on_a_phone(lobby: Lobby, catalogue: str) -> None:
    tight = TIGHT[0]
    other = reader(lobby, catalogue, "edition=asmadi-1")
    assert wrong(measured(other, tight, "asmadi-1"), tight, catalogue[:2]) == []
    phone = reader(lobby, catalogue, viewport={"width": 390, "height": 844})
    assert [line for place in PHONE for line in wrong(measured(phone, place), place, catalogue[:2])] == []


@pytest.mark.proof("every title at every size")
@pytest.mark.parametrize("catalogue", CATALOGUES)
def test_chips_and_small_piles_have_whole_titles(lobby: Lobby, catalogue: str) -> None:
    desk = reader(lobby, catalogue, "show=chip")
    for width in (104, 130):
        chips = desk.page.evaluate(MEASURE, f"show=chip&width={width}")
        assert [chip["card"] for chip in chips if chip["cut"]] == []
    for width, height in ((96, 65), (96, 51), (180, 39), (72, 58), (62, 52)):
        piles = desk.page.evaluate(MEASURE, f"show=small&width={width}&height={height}")
        assert len(piles) == 210
        assert [pile["card"] for pile in piles if pile["cut"] or pile["tall"]] == []
        # Only words that are too long for a line are smaller: none is broken.
        assert len([pile for pile in piles if pile["title"] < 9]) <= 20


OUTSIDE: Final = """async (query) => {
  history.replaceState(null, "", `/cards?${query}`);
  dispatchEvent(new PopStateEvent("popstate"));
  const painted = () => new Promise((done) => requestAnimationFrame(done));
  await painted();
  await painted();
  return [...document.querySelectorAll("[data-pile]")].flatMap((pile) => {
    const whole = pile.getBoundingClientRect();
    const slots = [...pile.querySelectorAll("[data-slot]")].map((slot) => slot.getBoundingClientRect());
    const out = slots.filter((slot) => slot.left < whole.left - 1 || slot.right > whole.right + 1
      || slot.top < whole.top - 1 || slot.bottom > whole.bottom + 1 || slot.width < 9);
    const over = slots.filter((one, index) => slots.some((other, place) => place > index
      && Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1.5
      && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1.5));
    return out.length + over.length === 0 ? [] : [pile.querySelector("[data-card]").dataset.card];
  });
}"""


@pytest.mark.parametrize("splay", cases(("up",), ("left", "right", "up")))
def test_however_many_cards_are_splayed_all_their_icons_can_be_seen(lobby: Lobby, splay: str) -> None:
    desk = reader(lobby, "en-asmadi", "show=own&age=4")
    hidden = []
    for shape, sizes in (
        ("own", ((230, 210), (198, 180), (140, 150))),
        ("small", ((98, 65), (84, 52), (62, 52), (120, 36))),
    ):
        for width, height in sizes:
            for beneath in (1, 3, 9):
                query = f"show={shape}&age=4&age=8&splay={splay}&beneath={beneath}&width={width}&height={height}"
                found = desk.page.evaluate(OUTSIDE, query)
                hidden += [f"{shape} {width}x{height} with {beneath} beneath: {card}" for card in found]
    assert hidden == []


def test_what_is_read_large_opens_beside_its_card(lobby: Lobby) -> None:
    desk = reader(lobby, "en-asmadi", "show=chip&age=1&age=2")
    large = desk.page.locator("#reading")
    for card in ("archery", "philosophy", "writing"):
        small = desk.page.locator(f'main li [data-card="{card}"]')
        small.hover()
        expect(large.locator(f'[data-card="{card}"]')).to_be_visible()
        here, there = small.bounding_box(), large.bounding_box()
        assert here is not None
        assert there is not None
        assert 380 <= there["width"] <= 440
        across = min(here["x"] + here["width"], there["x"] + there["width"]) - max(here["x"], there["x"])
        down = min(here["y"] + here["height"], there["y"] + there["height"]) - max(here["y"], there["y"])
        assert min(across, down) <= 0, "it covers the card that it explains"
        assert max(-across, -down) <= 20, "it is far from the card that it explains"
        desk.page.keyboard.press("Escape")
        expect(large).to_have_count(0)


@pytest.mark.proof("axe looks at every element of every card")
def test_axe_finds_no_serious_problem_with_cards_and_piles(lobby: Lobby) -> None:
    ann = reader(lobby, "fr-iello", "age=1&age=9", color_scheme="light")
    found = []
    for query in ("", "&show=small&splay=up&beneath=2", "&show=own&splay=left&beneath=2", "&show=chip"):
        ann.page.evaluate(MEASURE, f"age=1&age=9{query}")
        found += serious_in_light_and_dark(ann)
    assert found == []
