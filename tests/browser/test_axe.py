"""axe, the usual checker for accessibility, finds no serious problem on any page, in light and dark themes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.browser.axe import serious_in_light_and_dark
from tests.browser.lobby import BOT, OPEN, YOU, Lobby, boldly
from tests.browser.person import Person
from tests.support.effort import some
from tests.support.serving import Guest


def home(lobby: Lobby, finished: Guest, looks: dict[str, Any]) -> Person:
    return visitor(lobby, "/", looks)


def home_with_games(lobby: Lobby, finished: Guest, looks: dict[str, Any]) -> Person:
    Guest(lobby.server, "Noor").make_table([YOU, OPEN], listed=True)
    ann = lobby.seated(finished, **looks)
    ann.go("/")
    expect(ann.page.get_by_role("region", name=ann.say("home-yours")).get_by_role("listitem")).to_have_count(1)
    return ann


def form(lobby: Lobby, finished: Guest, looks: dict[str, Any]) -> Person:
    ann = visitor(lobby, "/new", looks)
    ann.page.get_by_role("switch").check()
    ann.page.get_by_text(ann.say("home-seat-add", number=3)).click()
    ann.page.get_by_text(ann.say("home-more"), exact=True).click()
    expect(ann.page.get_by_label(ann.say("home-seed"))).to_be_visible()
    return ann


def invitation(lobby: Lobby, finished: Guest, looks: dict[str, Any]) -> Person:
    host = Guest(lobby.server, "Ann")
    table = host.make_table([YOU, OPEN, OPEN], seed=1)
    ann = lobby.person(**looks)
    ann.come_to(table)
    expect(ann.button("home-take-do")).to_be_visible()
    return ann


def waiting_room(lobby: Lobby, finished: Guest, looks: dict[str, Any]) -> Person:
    host = Guest(lobby.server, "Ann")
    host.make_table([YOU, OPEN])
    ann = lobby.seated(host, **looks)
    expect(ann.page.get_by_role("heading", level=1)).to_be_visible()
    return ann


def action(lobby: Lobby, finished: Guest, looks: dict[str, Any]) -> Person:
    guests = lobby.guests([YOU, OPEN, BOT], seed=4, expansions=["echoes"])
    return playing(lobby, guests, lambda one: one.seen["asked"]["purpose"] == "act" and one.seen["turns"] > 8, looks)


def effect(lobby: Lobby, finished: Guest, looks: dict[str, Any]) -> Person:
    guests = lobby.guests([YOU, OPEN, BOT], seed=4, expansions=["echoes"])
    return playing(lobby, guests, lambda one: one.seen["asked"]["card"] is not None and one.seen["turns"] > 3, looks)


def menu(lobby: Lobby, finished: Guest, looks: dict[str, Any]) -> Person:
    ann = action(lobby, finished, looks)
    ann.button("play-menu").click()
    ann.page.get_by_text(ann.say("play-menu-rules")).click()
    expect(ann.page.get_by_role("article", name=ann.say("page-rules"))).to_be_visible()
    return ann


def question_before_conceding(lobby: Lobby, finished: Guest, looks: dict[str, Any]) -> Person:
    ann = action(lobby, finished, looks)
    ann.button("play-menu").click()
    ann.button("play-concede").click()
    expect(ann.page.get_by_role("alertdialog")).to_be_visible()
    return ann


def lost_seat(lobby: Lobby, finished: Guest, looks: dict[str, Any]) -> Person:
    guests = lobby.guests([YOU, OPEN, OPEN], seed=4)
    ann = lobby.seated(guests[0], **looks)
    ann.button("play-menu").click()
    ann.button("play-concede").click()
    ann.page.get_by_role("alertdialog").get_by_role("button", name=ann.say("play-concede")).click()
    expect(ann.page.get_by_role("heading", name=ann.say("play-seat-conceded"))).to_be_visible()
    return ann


def end(lobby: Lobby, finished: Guest, looks: dict[str, Any]) -> Person:
    ann = lobby.seated(finished, **looks)
    expect(ann.page.get_by_role("heading", name=ann.say("end-used"))).to_be_visible()
    return ann


def replay(lobby: Lobby, finished: Guest, looks: dict[str, Any]) -> Person:
    ann = visitor(lobby, f"/replay/{finished.table}?step=20", looks)
    expect(ann.page.get_by_role("heading", name=ann.say("end-used"))).to_be_visible()
    expect(ann.prompt).to_be_visible()
    return ann


def rules(lobby: Lobby, finished: Guest, looks: dict[str, Any]) -> Person:
    ann = visitor(lobby, "/rules", looks)
    expect(ann.page.get_by_role("article", name=ann.say("page-rules"))).to_be_visible()
    return ann


def words(lobby: Lobby, finished: Guest, looks: dict[str, Any]) -> Person:
    return visitor(lobby, "/words", looks)


def visitor(lobby: Lobby, path: str, looks: dict[str, Any]) -> Person:
    ann = lobby.person(**looks)
    ann.go(path)
    expect(ann.page.get_by_role("heading", level=1)).to_be_visible()
    return ann


def playing(lobby: Lobby, guests: list[Guest], when: Callable[[Guest], bool], looks: dict[str, Any]) -> Person:
    ann = lobby.seated(lobby.scene(guests, when, boldly), **looks)
    ann.wait_to_be_asked()
    ann.sees_the_question()
    return ann


PLACES: Final = (
    home,
    home_with_games,
    form,
    invitation,
    waiting_room,
    action,
    effect,
    menu,
    question_before_conceding,
    lost_seat,
    end,
    replay,
    rules,
    words,
)


@pytest.mark.parametrize("place", some(PLACES, 3), ids=lambda place: place.__name__)
def test_axe_finds_no_serious_problem(
    lobby: Lobby, finished: Guest, place: Callable[[Lobby, Guest, dict[str, Any]], Person]
) -> None:
    ann = place(lobby, finished, {"color_scheme": "light"})
    assert serious_in_light_and_dark(ann) == []
