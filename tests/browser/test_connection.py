"""The connection between page and server: the size of a first visit, no requests elsewhere, and reconnecting."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.lobby import BOT, YOU, Lobby, PageServer, boldly
from tests.support.serving import Guest

MOST_BYTES = 300_000
"""The limit for a first visit, in bytes as sent, after compression."""


@pytest.mark.parametrize("place", ["home", "table"])
def test_a_first_visit_is_small(lobby: Lobby, place: str) -> None:
    guest = Guest(lobby.server, "Ann")
    path = f"/t/{guest.make_table([YOU, BOT])}" if place == "table" else "/"
    ann = lobby.person()
    session = ann.context.new_cdp_session(ann.page)
    sizes: list[float] = []
    session.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    session.send("Network.enable")
    ann.page.goto(path, wait_until="networkidle")
    expect(ann.prompt if place == "table" else ann.button("home-play")).to_be_visible()
    sys.stdout.write(f"a first visit to the {place} takes {sum(sizes):,.0f} bytes\n")
    assert 0 < sum(sizes) < MOST_BYTES


def test_the_page_has_a_policy_that_forbids_requests_to_other_hosts(lobby: Lobby) -> None:
    """Every test checks that there are no such requests and that the policy is never violated."""
    ann = lobby.person()
    answer = ann.page.goto("/")
    assert answer is not None
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy or "default-src 'self'" in policy
    assert "unsafe" not in policy
    assert "http" not in policy
    ann.page.evaluate("fetch('https://example.org/').catch(() => undefined)")
    assert ann.complaints != []
    ann.complaints.clear()


def test_a_server_that_is_killed_and_comes_back(browser: Browser, tmp_path: Path) -> None:
    """The page shows that the connection is lost, and asks the same question once it is back."""
    server = PageServer(f"sqlite:///{tmp_path / 'games.sqlite3'}", tmp_path)
    lobby = Lobby(server, browser)
    try:
        (guest,) = lobby.guests([YOU, BOT], seed=0)
        lobby.scene([guest], lambda one: one.seen["asked"]["card"] is not None, boldly)
        ann = lobby.seated(guest)
        ann.wait_to_be_asked()
        ann.sees_the_question()
        asked, offered = ann.prompt.inner_text(), ann.offered()
        server.kill_all()
        lost = ann.page.get_by_role("alert").filter(has_text=ann.say("play-lost"))
        expect(lost).to_be_visible()
        expect(ann.options.first).to_be_disabled()
        ann.seen = {}
        server.start()
        # Not `click`, which would wait for the button: the page also tries again by itself.
        ann.button("play-try-again").evaluate_all("buttons => buttons.forEach(button => button.click())")
        ann.wait_to_be_asked()
        expect(lost).to_have_count(0)
        ann.sees_the_question()
        assert (ann.prompt.inner_text(), ann.offered()) == (asked, offered)
        ann.choose(boldly)
        ann.wait_to_be_asked()
    finally:
        lobby.close()
        server.kill_all()
