"""A real browser, a real server with the built page, and a house full of people for every test."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.chromium import ARGUMENTS, executable
from tests.browser.house import BOT, SHORT, YOU, House, PageServer, boldly
from tests.support.serving import Guest, Server

PATIENCE = 15_000
"""In milliseconds, and only for what never comes."""


# Of the package, not of the session: while Playwright runs, no other test in this process could run a loop of its own.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    path = executable()
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(ARGUMENTS))
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("house")
    server = PageServer(f"sqlite:///{folder / 'games.sqlite3'}", folder)
    yield server
    server.kill_all()


@pytest.fixture(scope="package")
def finished(server: Server) -> Guest:
    """Someone whose game is over."""
    ann = Guest(server, "Ann")
    ann.make_table([YOU, BOT], seed=SHORT)
    ann.come()
    House.play_out([ann], boldly)
    return ann


@pytest.fixture
def house(server: Server, browser: Browser) -> Iterator[House]:
    """Nobody's page may complain, whatever the story is about."""
    house = House(server, browser)
    yield house
    complaints = [complaint for person in house.people for complaint in person.complaints]
    house.close()
    assert complaints == []
    assert server.complaints() == ""
