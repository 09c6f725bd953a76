"""Fixtures: a real browser, a real server with the built page, and the people who visit it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.chromium import ARGUMENTS, executable
from tests.browser.lobby import BOT, SHORT, YOU, Lobby, PageServer, boldly
from tests.browser.person import TIMEOUT_SECONDS
from tests.support.serving import Guest, Server


# Scope "package", not "session": while Playwright runs, no other test in this process can run an event loop.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    path = executable()
    expect.set_options(timeout=TIMEOUT_SECONDS * 1000)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(ARGUMENTS))
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("server")
    server = PageServer(f"sqlite:///{folder / 'games.sqlite3'}", folder)
    yield server
    server.kill_all()


@pytest.fixture(scope="package")
def finished(server: Server) -> Guest:
    """A player whose game is over."""
    ann = Guest(server, "Ann")
    ann.make_table([YOU, BOT], seed=SHORT)
    ann.come()
    Lobby.play_out([ann], boldly)
    return ann


@pytest.fixture
def lobby(server: Server, browser: Browser) -> Iterator[Lobby]:
    """The lobby of one test; the test fails if any page or the server reports an error."""
    lobby = Lobby(server, browser)
    yield lobby
    complaints = [complaint for person in lobby.people for complaint in person.complaints]
    lobby.close()
    assert complaints == []
    assert server.complaints() == ""
