"""The position editor by finger: a card that a finger rests on is lifted and dragged; a finger that moves scrolls."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import CDPSession, Locator, expect

from tests.browser.editing import MIDGAME, card_at, drop, editor, in_tray, place
from tests.browser.lobby import Lobby
from tests.browser.person import Person
from tests.browser.screens import PHONE

LIFTED: Final = "[data-lifted]"
Point = tuple[float, float]


SETTLED: Final = """async (thing) => {
  const painted = () => new Promise((done) => requestAnimationFrame(done));
  for (let before; before !== thing.getBoundingClientRect().top; await painted()) {
    before = thing.getBoundingClientRect().top;
    await painted();
    await painted();
  }
}"""


class Finger:
    """One finger on the screen."""

    def __init__(self, person: Person) -> None:
        self.page = person.page
        self.session: CDPSession = person.context.new_cdp_session(person.page)

    def rest_on(self, thing: Locator) -> None:
        """Press it, and stay there until it is lifted."""
        thing.scroll_into_view_if_needed()
        # While the page still scrolls by itself, a finger only stops it, and the thing moves on meanwhile.
        thing.evaluate(SETTLED)
        self._send("touchStart", middle(thing))
        expect(self.page.locator(LIFTED)).to_have_count(1)

    def move_to(self, *points: Point) -> None:
        """Move there, without letting go."""
        for point in points:
            self._send("touchMove", point)

    def let_go(self) -> None:
        """Leave the screen."""
        self._send("touchEnd")

    def scroll_from(self, thing: Locator, far: int) -> None:
        """Press it and move up at once: by the clock of the page no time passes meanwhile."""
        x, y = middle(thing)
        self.page.clock.install(time=0)
        self.page.clock.pause_at(1000)
        self._send("touchStart", (x, y))
        self.move_to(*((x, y - step) for step in range(20, far, 20)))
        self.let_go()
        self.page.clock.run_for(1000)
        self.page.clock.resume()

    def _send(self, kind: str, *points: Point) -> None:
        touches = [{"x": x, "y": y} for x, y in points]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})


def middle(thing: Locator) -> Point:
    """Where its middle is on the screen."""
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_finger_lifts_a_card_and_drags_it_to_a_place_that_is_ringed(lobby: Lobby) -> None:
    ann = editor(lobby, MIDGAME.format(bobs="Optics"), **PHONE)
    expect(ann.button("editor-play")).to_be_enabled()
    finger = Finger(ann)
    place(ann, "board 0 green").scroll_into_view_if_needed()
    finger.rest_on(card_at(ann, "hand 0", "banking"))
    x, y = middle(place(ann, "board 0 green"))
    finger.move_to((x, y + 40), (x, y + 10))
    expect(ann.page.locator("main.drags .ghost")).to_be_visible()
    x, y = middle(drop(ann, "board 0 green top"))
    finger.move_to((x, y))
    expect(drop(ann, "board 0 green top")).to_have_attribute("data-over", "")
    finger.let_go()
    expect(card_at(ann, "board 0 green", "banking")).to_be_visible()
    expect(ann.page.locator(".ghost, [data-lifted], [data-held]")).to_have_count(0)
    # What lies beyond the edge comes nearer while the card is held there.
    ann.page.evaluate("scrollTo(0, 0)")
    finger.rest_on(card_at(ann, "hand 1", "coal"))
    finger.move_to((200, 700), (200, 820))
    expect(place(ann, "score 0")).to_be_in_viewport(ratio=1)
    finger.move_to((200, 600))
    finger.move_to(middle(drop(ann, "hand 0 bottom")))
    finger.let_go()
    expect(card_at(ann, "hand 0", "coal")).to_be_visible()


def test_a_card_is_dragged_out_of_the_sheet_of_all_cards(lobby: Lobby) -> None:
    ann = editor(lobby, MIDGAME.format(bobs="Optics"), **PHONE)
    expect(ann.button("editor-play")).to_be_enabled()
    place(ann, "hand 1").scroll_into_view_if_needed()
    ann.button("editor-all-cards").tap()
    finger = Finger(ann)
    finger.rest_on(in_tray(ann, "metalworking"))
    finger.move_to((200, 500), (200, 480))
    expect(in_tray(ann, "metalworking")).to_have_count(0)
    finger.move_to(middle(drop(ann, "hand 1 bottom")))
    expect(drop(ann, "hand 1 bottom")).to_have_attribute("data-over", "")
    finger.let_go()
    expect(card_at(ann, "hand 1", "metalworking")).to_be_visible()


def test_a_finger_that_moves_at_once_scrolls_and_one_that_rests_longer_reads(lobby: Lobby) -> None:
    ann = editor(lobby, MIDGAME.format(bobs="Optics"), **PHONE)
    expect(ann.button("editor-play")).to_be_enabled()
    finger = Finger(ann)
    coal = card_at(ann, "hand 1", "coal")
    coal.scroll_into_view_if_needed()
    before = middle(coal)[1]
    finger.scroll_from(coal, 300)
    assert middle(coal)[1] < before - 100
    expect(ann.page.locator("[data-held], [data-lifted], #reading")).to_have_count(0)
    finger.rest_on(coal)
    sheet = ann.page.locator("#reading")
    expect(sheet).to_contain_text("Coal")
    finger.let_go()
    expect(sheet).to_be_visible()
    expect(ann.page.locator("[data-held], [data-lifted]")).to_have_count(0)
    expect(coal).to_be_attached()
