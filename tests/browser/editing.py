"""Someone in the position editor: the table, its places and its cards."""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import Locator, expect

from tests.browser.lobby import Lobby
from tests.browser.person import Person

MIDGAME: Final = """
player 1
R Engineering<Archery, Oars
Y Canal Building, Agriculture
B Writing
hand Domestication, Banking
score Pottery, Fermenting, Machinery
achieved 1
player 2
R Gunpowder
P Feudalism<City States
hand Coal
score {bobs}
top 5 The Pirate Code, Societies
"""


def editor(lobby: Lobby, text: str = "", **more: Any) -> Person:
    """Someone in the editor, with the position of that text or an empty table."""
    person = lobby.person(**more)
    query = ""
    if text:
        answer = person.page.request.post("/api/positions/look", data={"text": text})
        query = f"?p={answer.json()['code']}"
    person.go(f"/editor{query}")
    expect(person.page.locator("main.editor")).to_be_visible()
    return person


def place(person: Person, key: str) -> Locator:
    """A place on the table."""
    return person.page.locator(f'.table [data-place="{key}"]').first


def card_at(person: Person, key: str, card: str) -> Locator:
    """A card that lies there, and can be taken up."""
    return place(person, key).locator(f'[data-pick="{card}"]')


def in_tray(person: Person, card: str) -> Locator:
    """A card among all cards."""
    return person.page.locator(f'.tray [data-pick="{card}"]')


def drop(person: Person, key: str) -> Locator:
    """Where the card that is taken up can be put down."""
    return person.page.locator(f'.table [data-drop="{key}"]')
