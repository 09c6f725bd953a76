"""Everything of one's own is on the screen at once: two to five players, Echoes, teams, English and French."""

from __future__ import annotations

from random import Random
from typing import Any, Final

import pytest
from playwright.sync_api import ViewportSize

from tests.browser.lobby import OPEN, YOU, Lobby
from tests.browser.person import Person
from tests.support.effort import cases
from tests.support.log_in_parts import Message
from tests.support.serving import Guest

SIZES: Final[tuple[ViewportSize, ...]] = (
    {"width": 1440, "height": 900},
    {"width": 1366, "height": 768},
    {"width": 1024, "height": 768},
)
ECHOES: Final[dict[str, Any]] = {"expansions": ["echoes"]}
FRENCH: Final[dict[str, Any]] = {"language": "fr", "edition": "iello"}
TABLES: Final[dict[str, tuple[int, dict[str, Any]]]] = {
    "two": (2, {}),
    "two in French with Echoes": (2, {**ECHOES, **FRENCH}),
    "three": (3, {}),
    "three with Echoes": (3, ECHOES),
    "four in teams": (4, {"teams": True}),
    "four in French with Echoes": (4, {**ECHOES, **FRENCH}),
    "five with Echoes": (5, ECHOES),
    "five in French with Echoes": (5, {**ECHOES, **FRENCH}),
}
LATE: Final = 7
"""So many turns each, and boards and hands are full."""
# The boxes of everything that must be on the screen, with its name; and how far the page could be scrolled.
PLACES = """() => {
  const own = document.querySelector("article.own");
  const dock = document.querySelector(".dock");
  const named = (name, all) => [...all].map((one) => [name, one.getBoundingClientRect().toJSON()]);
  return [
    ...named("pile", own.querySelectorAll("[data-place=board]")),
    ...named("row", own.querySelectorAll(".row > *")),
    ...named("hand", dock.querySelectorAll("[data-place=hand] > li")),
    ...named("question", dock.querySelectorAll("#prompt-title")),
    ...named("opponent", document.querySelectorAll("article")),
    ...named("supply", document.querySelectorAll("[data-place=supply]")),
    ...named("achievement", document.querySelectorAll("[data-place=available]")),
  ];
}"""
# After two frames, all that depends on the size of the window is laid out for the new one.
TWO_FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
SCROLLS = """() => {
  const { scrollWidth, scrollHeight } = document.documentElement;
  return [scrollWidth - innerWidth, scrollHeight - innerHeight];
}"""


def by_chance(seed: int) -> Any:
    """Choices at random, more melds and dogmas than draws."""
    chance = Random(seed)

    def choose(seen: Message) -> str:
        options = seen["options"]
        kind = chance.choices(("meld", "dogma", "draw"), (4, 3, 3))[0]
        return str(chance.choice([option for option in options if option["kind"] == kind] or options)["option"])

    return choose


def in_the_middle(lobby: Lobby, players: int, wanted: dict[str, Any]) -> Guest:
    """A player who is to choose an action, late in a game."""
    guests = lobby.guests([YOU, *[OPEN] * (players - 1)], seed=players, **wanted)

    def late(guest: Guest) -> bool:
        return bool(guest.seen["turns"] > LATE * players and guest.seen["asked"]["purpose"] == "act")

    return lobby.scene(guests, late, by_chance(players))


def off_the_screen(person: Person) -> list[str]:
    """What is not wholly on the screen, or has no size."""
    size = person.page.viewport_size
    assert size is not None
    return [
        f"{name} {box}"
        for name, box in person.page.evaluate(PLACES)
        if box["left"] < 0
        or box["top"] < 0
        or box["right"] > size["width"] + 0.5
        or box["bottom"] > size["height"] + 0.5
        or box["width"] < 5
        or box["height"] < 5
    ]


@pytest.mark.parametrize("table", cases(("two", "five in French with Echoes"), tuple(TABLES)))
def test_piles_and_hand_are_above_the_fold(lobby: Lobby, table: str) -> None:
    players, wanted = TABLES[table]
    guest = in_the_middle(lobby, players, wanted)
    ann = lobby.seated(guest, language=wanted.get("language", "en"))
    ann.wait_to_be_asked()
    ann.sees_the_question()
    for size in SIZES:
        ann.page.set_viewport_size(size)
        ann.page.evaluate(TWO_FRAMES)
        assert (size, off_the_screen(ann)) == (size, [])
        assert ann.page.evaluate(SCROLLS) == [0, 0]
