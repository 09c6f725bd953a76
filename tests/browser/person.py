"""A person with a browser: uses the page as people do, and reads the messages that the page receives."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from time import monotonic
from typing import Final

from playwright.sync_api import BrowserContext, ConsoleMessage, Error, Locator, Page, WebSocket, expect

from tenages.words.catalogue import Words
from tests.support.following import after_steps
from tests.support.log_in_parts import Message
from tests.support.time_limit import LIMIT_SECONDS

TIMEOUT_SECONDS: Final = LIMIT_SECONDS
"""The timeout of all waiting, in seconds. The time limit of the test ends a wait before, and shows what hangs."""
Chooser = Callable[[Message], str]


class Person:
    """One browser with one page."""

    def __init__(self, context: BrowserContext, address: str, words: Words) -> None:
        self.context = context
        self.address = address
        self.words = words
        context.set_default_timeout(TIMEOUT_SECONDS * 1000)
        self.page: Page = context.new_page()
        self.state: Message = {}
        """The table as the page last received it."""
        self.seen: Message = {}
        """The game as the page last received it."""
        self.hint = ""
        """The text of the last hint that the page received."""
        self.chances: dict[str, float] = {}
        """The chances to win that it gave, by option."""
        self.complaints: list[str] = []
        """Errors of any kind, and requests to other hosts than the server."""
        self._socket: WebSocket | None = None
        self._listen()

    # --- messages and errors ------------------------------------------------------------------------------------------

    def _listen(self) -> None:
        page = self.page
        page.on("websocket", self._connected)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", self._logged)
        page.on("request", lambda request: self._requested(request.url))

    def _connected(self, socket: WebSocket) -> None:
        self._requested(socket.url.replace("ws", "http", 1))
        self._socket = socket
        socket.on("framereceived", lambda text: self._read(text) if socket is self._socket else None)

    def _logged(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.complaints.append(message.text)

    def _requested(self, url: str) -> None:
        if not url.startswith((self.address + "/", "data:", "blob:")):
            self.complaints.append(f"request to another host: {url}")

    def _read(self, text: str | bytes) -> None:
        message = json.loads(text)
        if message["type"] == "table":
            self.state = message["table"]
        elif message["type"] == "seen":
            self.seen = message["seen"]
        elif message["type"] == "steps":
            self.seen = after_steps(self.seen, message["steps"])
        elif message["type"] == "hint":
            self.hint = message["text"]
            self.chances = {each["option"]: each["chance"] for each in message["chances"]}

    def forgive(self, expected: str) -> None:
        """Drop the complaints that contain this text."""
        self.complaints = [complaint for complaint in self.complaints if expected not in complaint]

    def until(self, condition: Callable[[Person], bool]) -> None:
        """Read messages until the condition holds."""
        deadline = monotonic() + TIMEOUT_SECONDS
        while not condition(self):
            assert monotonic() < deadline, "this never happens"
            # While we wait, this connection may be closed and another one be opened in its place.
            socket = self._socket
            if socket is None or socket.is_closed():
                self.page.wait_for_event("websocket")
                continue
            try:
                socket.wait_for_event("framereceived")
            except Error:
                if not socket.is_closed():
                    raise

    # --- navigation ---------------------------------------------------------------------------------------------------

    def go(self, path: str) -> None:
        """Open a page by its address."""
        self.page.goto(path)

    def come_to(self, table: str) -> None:
        """Open a table by its link."""
        self.go(f"/t/{table}")
        self.until(lambda one: bool(one.state))

    def reload(self) -> None:
        """Load the page again."""
        # What still comes over the old connection is not what the page will show.
        self._socket, self.state, self.seen = None, {}, {}
        with self.page.expect_websocket():
            self.page.reload()

    def say(self, key: str, **values: str | float) -> str:
        """The text of the page for that key."""
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
        """The question, or who has to decide."""
        return self.page.locator("#prompt-title")

    @property
    def options(self) -> Locator:
        """The buttons of all options."""
        return self.page.get_by_role("group", name=self.say("play-options")).get_by_role("button")

    def offered(self) -> list[str]:
        """The labels of the options that the page received."""
        return [option["label"] for option in self.seen["options"] or ()]

    def option(self, label: str) -> Locator:
        """The button of that option, with or without additional text."""
        named = re.compile(rf"^{re.escape(label)}( \(|$)")
        group = self.page.get_by_role("group", name=self.say("play-options"))
        return group.get_by_role("button", name=named).first

    @property
    def asked(self) -> bool:
        """Whether this person has to decide."""
        return self.seen.get("options") is not None

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return bool(self.seen) and self.seen["outcome"] is not None

    def wait_to_be_asked(self) -> None:
        """Read until this person decides, or the game is over."""
        self.until(lambda one: one.asked or one.is_over)

    def catch_up(self, moment: str) -> None:
        """Read until the game has come to this moment."""
        self.until(lambda one: one.seen.get("moment") == moment)

    def leave(self, moment: str) -> None:
        """Read until the game has moved on from this moment, or others still choose their first melds."""
        self.until(lambda one: one.seen["moment"] != moment or not one.asked)

    def choose(self, choose: Chooser) -> None:
        """Click one of the buttons in the list of all options, and wait until the game has moved on."""
        wanted, moment = choose(self.seen), self.seen["moment"]
        label = next(option["label"] for option in self.seen["options"] if option["option"] == wanted)
        self.click(label)
        self.leave(moment)

    def click(self, label: str) -> None:
        """Open the list of all options, and click one of them."""
        option = self.ready(label)
        option.focus()
        option.click()

    def ready(self, label: str) -> Locator:
        """The button of that option, once it takes presses: right after a choice it does not."""
        option = self.option(label)
        expect(option).to_have_attribute("aria-disabled", "false")
        return option

    def sees_the_question(self) -> None:
        """The page offers exactly the options that it received."""
        expect(self.options).to_have_count(len(self.offered()))
        for label in self.offered():
            expect(self.option(label)).to_be_visible()
