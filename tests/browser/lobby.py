"""The server with the built page, and its visitors: with a browser, or with a socket only to prepare a game."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, StorageState

from tenages.words.catalogue import words_of
from tenages.words.choosing import catalogue_for
from tests.browser.person import Person
from tests.support.log_in_parts import Message
from tests.support.ports import held_port, number_of
from tests.support.serving import Guest, Server, catch_up

BUILT: Final = Path(__file__).parents[2] / "web" / "dist"
DESK: Final = {"width": 1440, "height": 900}
BOT: Final = {"keeper": "bot", "level": "novice"}
SHORT = 0
"""The seed of a short game."""
YOU: Final = {"keeper": "you"}
OPEN: Final = {"keeper": "open"}


def page_folder() -> Path:
    """The page as it was built."""
    folder = Path(os.environ.get("TENAGES_PAGE", BUILT))
    if not (folder / "index.html").is_file():
        pytest.fail(f'there is no page in {folder}: "make page" builds it')
    return folder


class PageServer(Server):
    """A server that shows the page, and keeps its port when it is started again."""

    PROGRAM = "tests.support.patient_server"

    def __init__(self, database: str, folder: Path) -> None:
        self._holder = held_port()
        super().__init__(database, folder)

    def start(self) -> None:
        """Start it, and return when it answers."""
        self._start("--port", str(number_of(self._holder)), "--page", str(page_folder()))

    def command(self) -> list[str]:
        """The command that starts it, without its port."""
        return [part if part != "tenages" else self.PROGRAM for part in super().command()]


class HastyServer(PageServer):
    """A server that counts a player as absent at once."""

    PROGRAM = "tests.support.hasty_server"


class Lobby:
    """The server and the visitors of one test."""

    def __init__(self, server: Server, browser: Browser) -> None:
        self.server = server
        self._browser = browser
        self.people: list[Person] = []
        self._guests: list[Guest] = []

    def person(self, *, language: str = "en", newcomer: bool = False, pace: str = "at once", **more: Any) -> Person:
        """A visitor with a separate browser in that language; a newcomer has not seen the tour yet."""
        kept = [{"name": "tenages-pace", "value": pace}]
        kept += [] if newcomer else [{"name": "tenages-tour", "value": "seen"}]
        state: StorageState = {"origins": [{"origin": self.server.address, "localStorage": kept}]}  # type: ignore[typeddict-item]
        settings = {"viewport": DESK, "locale": language, "reduced_motion": "reduce", **more}
        context = self._browser.new_context(base_url=self.server.address, storage_state=state, **settings)
        person = Person(context, self.server.address, words_of(catalogue_for(language, "")))
        self.people.append(person)
        return person

    def seated(self, guest: Guest, **more: Any) -> Person:
        """The guest opens the table in a browser."""
        assert guest.secret is not None
        person = self.person(**more)
        where = f"/api/tables/{guest.table}"
        host = urlsplit(self.server.address).hostname
        assert host is not None
        person.context.add_cookies([{"name": "seat", "value": guest.secret, "domain": host, "path": where}])
        person.come_to(guest.table)
        return person

    def without_browser(self, person: Person) -> Guest:
        """This person with a socket only, at the same table: to go on with the game quickly, or to the end."""
        guest = Guest(self.server, "the same person")
        guest.secret = next(cookie["value"] for cookie in person.context.cookies() if cookie["name"] == "seat")
        guest.come(person.state["id"])
        self._guests.append(guest)
        return guest

    def guests(self, seats: Sequence[Message], **wanted: Any) -> list[Guest]:
        """Players at a new table, none of them with a browser yet."""
        host = Guest(self.server, "Ann")
        table = host.make_table(seats, **wanted)
        others = [number for number, seat in enumerate(seats) if seat == OPEN]
        guests = [host]
        for seat, name in zip(others, ("Bob", "Cleo", "Dan", "Eve"), strict=False):
            guests.append(Guest(self.server, name))
            guests[-1].sit_down(table, seat)
        self._guests += guests
        for guest in guests:
            guest.come(table)
        return guests

    @staticmethod
    def scene(guests: Sequence[Guest], until: Callable[[Guest], bool], choose: Callable[[Message], str]) -> Guest:
        """They play until one of them has to decide and `until` holds; returns that player."""
        while True:
            catch_up(guests)
            asked = next((guest for guest in guests if guest.options()), None)
            if asked is None:
                assert guests[0].seen["outcome"] is None, "the game is over too soon for this test"
                guests[0].read_until("seen")
            elif until(asked):
                return asked
            else:
                _answer(asked, choose)

    @staticmethod
    def play_out(guests: Sequence[Guest], choose: Callable[[Message], str]) -> None:
        """They play to the end."""
        while guests[0].seen["outcome"] is None:
            asked = next((guest for guest in guests if guest.options()), None)
            if asked is None:
                guests[0].read_until("seen")
            else:
                _answer(asked, choose)
            catch_up(guests)

    def close(self) -> None:
        """Close all browsers and connections: the server allows an address only so many of them."""
        for person in self.people:
            person.context.close()
        for guest in self._guests:
            guest.leave()


def _answer(asked: Guest, choose: Callable[[Message], str]) -> None:
    """Choose; if the server refuses because of too many requests, reconnect, which resets its limit."""
    asked.send(type="choose", moment=asked.seen["moment"], option=choose(asked.seen))
    while (kind := asked.read()["type"]) != "seen":
        if kind == "error":
            asked.come()
            return


def boldly(seen: Message) -> str:
    """A choice that leads to a short game: achieve, or else activate, or else meld a card."""
    for kind in ("achieve", "dogma", "meld"):
        for option in reversed(seen["options"]):
            if option["kind"] == kind:
                return str(option["option"])
    return str(seen["options"][0]["option"])
