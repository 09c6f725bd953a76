"""A person at a browser: does what people do with a page, and knows what the page was told."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from time import monotonic
from typing import Final

from playwright.sync_api import BrowserContext, ConsoleMessage, Error, Locator, Page, WebSocket, expect

from tenages.words.catalogue import Words
from tests.support.serving import Message

PATIENCE: Final = 20.0
"""In seconds, and only for what never comes: a page and its server always have something to tell each other."""
Chooser = Callable[[Message], str]


class Person:
    """One browser with one page."""

    def __init__(self, context: BrowserContext, address: str, words: Words) -> None:
        self.context = context
        self.address = address
        self.words = words
        self.page: Page = context.new_page()
        self.state: Message = {}
        """The table as the page was last told."""
        self.seen: Message = {}
        """The game as the page was last told."""
        self.hint = ""
        """The last hint that the page was told."""
        self.complaints: list[str] = []
        """Errors of any kind, and whatever was asked of anyone but the server."""
        self._socket: WebSocket | None = None
        self._listen()

    # --- what the page is told, and what goes wrong -------------------------------------------------------------------

    def _listen(self) -> None:
        page = self.page
        page.on("websocket", self._connected)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", self._said)
        page.on("request", lambda request: self._asked_of(request.url))

    def _connected(self, socket: WebSocket) -> None:
        self._asked_of(socket.url.replace("ws", "http", 1))
        self._socket = socket
        socket.on("framereceived", lambda text: self._read(text) if socket is self._socket else None)

    def _said(self, said: ConsoleMessage) -> None:
        if said.type == "error":
            self.complaints.append(said.text)

    def _asked_of(self, url: str) -> None:
        if not url.startswith((self.address + "/", "data:", "blob:")):
            self.complaints.append(f"asked elsewhere: {url}")

    def _read(self, text: str | bytes) -> None:
        message = json.loads(text)
        if message["type"] == "table":
            self.state = message["table"]
        elif message["type"] == "seen":
            self.seen = message["seen"]
        elif message["type"] == "hint":
            self.hint = message["text"]

    def forgive(self, told: str) -> None:
        """What this story is about may be complained of."""
        self.complaints = [complaint for complaint in self.complaints if told not in complaint]

    def until(self, condition: Callable[[Person], bool]) -> None:
        """Read on until it is so."""
        deadline = monotonic() + PATIENCE
        while not condition(self):
            assert monotonic() < deadline, "this never comes"
            if self._socket is None or self._socket.is_closed():
                self.page.wait_for_event("websocket")
                continue
            try:
                self._socket.wait_for_event("framereceived")
            except Error:
                if not self._socket.is_closed():
                    raise

    # --- going somewhere ----------------------------------------------------------------------------------------------

    def go(self, path: str) -> None:
        """Open a page by its address."""
        self.page.goto(path)

    def come_to(self, table: str) -> None:
        """Open a table by its link."""
        self.go(f"/t/{table}")
        self.until(lambda one: bool(one.state))

    def reload(self) -> None:
        """Load the page anew."""
        self.state, self.seen = {}, {}
        with self.page.expect_websocket():
            self.page.reload()

    def say(self, key: str, **values: str | int) -> str:
        """What the page calls something."""
        return self.words.say(key, **values)

    def button(self, key: str, **values: str | int) -> Locator:
        """The button of that name."""
        return self.page.get_by_role("button", name=self.say(key, **values), exact=True)

    def link(self, key: str) -> Locator:
        """The link of that name."""
        return self.page.get_by_role("link", name=self.say(key), exact=True)

    # --- playing ------------------------------------------------------------------------------------------------------

    @property
    def prompt(self) -> Locator:
        """What one is asked, or who is."""
        return self.page.locator("#prompt-title")

    @property
    def options(self) -> Locator:
        """All buttons that answer."""
        return self.page.get_by_role("group", name=self.say("play-options")).get_by_role("button")

    def offered(self) -> list[str]:
        """What the page was told can be answered, in words."""
        return [option["label"] for option in self.seen["options"] or ()]

    def option(self, label: str) -> Locator:
        """The button of that option, whatever it says about it besides."""
        named = re.compile(rf"^{re.escape(label)}( \(|$)")
        group = self.page.get_by_role("group", name=self.say("play-options"))
        return group.get_by_role("button", name=named).first

    @property
    def asked(self) -> bool:
        """Whether it is this person's decision."""
        return self.seen.get("options") is not None

    @property
    def is_over(self) -> bool:
        """Whether the game is."""
        return bool(self.seen) and self.seen["outcome"] is not None

    def wait_to_be_asked(self) -> None:
        """Read until this person decides, or the game is over."""
        self.until(lambda one: one.asked or one.is_over)

    def catch_up(self, moment: str) -> None:
        """Read until the game has come to this moment."""
        self.until(lambda one: one.seen.get("moment") == moment)

    def leave(self, moment: str) -> None:
        """Read until the game has moved on from this moment."""
        self.until(lambda one: bool(one.seen["moment"] != moment))

    def choose(self, choose: Chooser) -> None:
        """Click one of the buttons, and wait for what comes of it."""
        wanted, moment = choose(self.seen), self.seen["moment"]
        label = next(option["label"] for option in self.seen["options"] if option["option"] == wanted)
        self.option(label).click()
        self.leave(moment)

    def sees_the_question(self) -> None:
        """The page asks what it was told, and offers what it was told and nothing else."""
        expect(self.options).to_have_count(len(self.offered()))
        for label in self.offered():
            expect(self.option(label)).to_be_visible()
