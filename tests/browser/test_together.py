"""People at one table, each with a separate browser."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.lobby import BOT, OPEN, YOU, HastyServer, Lobby, boldly
from tests.browser.person import Person
from tests.support.log_in_parts import Message
from tests.support.serving import Guest

EARLY_EFFECT = 1
"""The seed of a game in which a card soon asks someone something, if both play boldly."""


def asks_a_card(guest: Guest) -> bool:
    """Whether a card asks, and leaves something to choose."""
    return guest.seen["asked"]["card"] is not None and len(guest.options()) > 1


def question(person: Person) -> tuple[str, list[str]]:
    """The question and all options as the person sees them."""
    person.sees_the_question()
    return person.prompt.inner_text(), [option.inner_text() for option in person.options.all()]


def draws(seen: Message) -> str:
    """Draw whenever that is possible."""
    kinds = [option["kind"] for option in seen["options"]]
    return str(seen["options"][kinds.index("draw") if "draw" in kinds else 0]["option"])


class TestTwoFriends:
    def test_meet_by_a_link_and_a_seat_survives_a_reload_and_moves_to_another_device(self, lobby: Lobby) -> None:
        ann, bob = lobby.person(), lobby.person()
        ann.go("/")
        ann.link("home-set").click()
        ann.page.get_by_label(ann.say("home-name")).fill("Ann")
        ann.page.get_by_label(ann.say("home-seat", number=2), exact=True).select_option(ann.say("home-keeper-open"))
        ann.page.get_by_text(ann.say("home-more"), exact=True).click()
        ann.page.get_by_label(ann.say("home-seed")).fill(str(EARLY_EFFECT))
        ann.button("home-set-do").click()
        invitation = ann.page.get_by_label(ann.say("home-invite-link")).input_value()

        bob.go(invitation)
        bob.page.get_by_label(bob.say("home-name")).fill("Bob")
        bob.button("home-take-do").click()
        for person in (ann, bob):
            person.until(lambda one: bool(one.seen))
            person.until(lambda one: [seat["name"] for seat in one.state["seats"]] == ["Ann", "Bob"])

        asked = self.play_until_a_card_asks(ann, bob)
        before = question(asked)
        asked.reload()
        asked.wait_to_be_asked()
        assert question(asked) == before

        asked.button("play-menu").click()
        asked.button("play-menu-device-link").click()
        link = asked.page.get_by_label(asked.say("play-menu-device-about")).input_value()
        phone = lobby.person()
        phone.go(link)
        phone.wait_to_be_asked()
        assert question(phone) == before
        assert "key" not in phone.page.url
        asked.until(lambda one: one.state["you"] is None)
        asked.button("play-close").first.click()
        expect(asked.options).to_have_count(0)
        phone.choose(boldly)

    def play_until_a_card_asks(self, *people: Person) -> Person:
        while True:
            asked = next((person for person in people if person.asked), None)
            assert not people[0].is_over, "the game is over too soon for this test"
            if asked is None:
                people[0].until(lambda _: any(person.asked for person in people))
                continue
            if asked.seen["asked"]["card"] is not None and len(asked.offered()) > 1:
                return asked
            asked.choose(boldly)
            for person in people:
                person.catch_up(asked.seen["moment"])

    def test_undo_freely_while_nobody_has_learned_anything(self, lobby: Lobby) -> None:
        guests = lobby.guests([YOU, OPEN], seed=1)
        ann = lobby.seated(guests[0])
        ann.wait_to_be_asked()
        before = question(ann)
        ann.choose(boldly)
        expect(ann.button("play-undo")).to_be_enabled()
        ann.button("play-undo").click()
        ann.wait_to_be_asked()
        assert question(ann) == before

    def test_ask_each_other_before_undoing_what_was_seen(self, lobby: Lobby) -> None:
        guests = lobby.guests([YOU, OPEN], seed=1)
        asked = lobby.scene(guests, lambda guest: guest.seen["asked"]["purpose"] == "act", boldly)
        other = guests[1 - guests.index(asked)]
        ann, bob = lobby.seated(asked), lobby.seated(other)
        ann.wait_to_be_asked()
        before, moment = question(ann), ann.seen["moment"]
        ann.choose(draws)

        ann.button("play-undo-ask").click()
        bob.button("play-decline").click()
        declined = ann.say("server-declines", you="no", who=other.name)
        expect(ann.page.get_by_role("status").filter(has_text=declined)).to_be_visible()
        assert ann.seen["moment"] != moment

        ann.button("play-undo-ask").click()
        proposal = ann.say("play-proposal-undo", own="yes", by="")
        expect(ann.page.get_by_role("status").filter(has_text=proposal)).to_be_visible()
        bob.button("play-agree").click()
        ann.until(lambda one: one.seen["moment"].startswith("1."))
        assert question(ann) == before

    def test_play_again_both_at_the_same_new_table(self, lobby: Lobby) -> None:
        guests = lobby.guests([YOU, OPEN], seed=0)
        lobby.play_out(guests, boldly)
        ann, bob = [lobby.seated(guest) for guest in guests]
        ann.button("end-rematch").click()
        bob.button("end-to-rematch").click()
        for person in (ann, bob):
            person.until(lambda one: one.state["phase"] == "playing")
            person.until(lambda one: not one.is_over)
            assert person.state["id"] != guests[0].table
        assert ann.page.url == bob.page.url
        assert [ann.state["you"], bob.state["you"]] in ([0, 1], [1, 0])

    def test_wait_a_minute_for_a_player_who_has_only_just_left(self, lobby: Lobby) -> None:
        ann, _ = self.one_of_them_leaves(lobby)
        ann.button("play-give", level=ann.say("bot-novice")).click()
        refused = ann.page.get_by_role("alert").filter(has_text=re.compile("only just left; in [0-9]+ seconds"))
        expect(refused).to_be_visible()
        assert {seat["keeper"] for seat in ann.state["seats"]} == {"person"}

    def test_let_a_bot_play_for_an_absent_player_until_he_is_back(self, hasty: Lobby) -> None:
        ann, asked = self.one_of_them_leaves(hasty)
        ann.button("play-give", level=ann.say("bot-novice")).click()
        ann.wait_to_be_asked()
        ann.sees_the_question()
        assert {seat["keeper"] for seat in ann.state["seats"]} == {"person", "bot"}
        asked.come()
        assert asked.state["held"] is None
        ann.until(lambda one: {seat["keeper"] for seat in one.state["seats"]} == {"person"})

    def one_of_them_leaves(self, lobby: Lobby) -> tuple[Person, Guest]:
        """Someone leaves who has to decide; the other sees it. Returns the other, and who has left."""
        guests = lobby.guests([YOU, OPEN], seed=1)
        asked = lobby.scene(guests, lambda guest: guest.seen["asked"]["purpose"] == "act", boldly)
        ann = lobby.seated(guests[1 - guests.index(asked)])
        asked.socket.close()
        expect(ann.page.get_by_text(ann.say("play-give-away", name=asked.name))).to_be_visible()
        expect(ann.page.get_by_text(ann.say("play-give-until-back", name=asked.name))).to_be_visible()
        return ann, asked

    def test_give_a_seat_to_a_bot_and_take_it_back_by_keyboard(self, lobby: Lobby) -> None:
        guests = lobby.guests([YOU, OPEN], seed=1)
        ann, bob = [lobby.seated(guest) for guest in guests]
        ann.button("play-menu").click()
        ann.page.get_by_text(ann.say("play-give-own"), exact=True).click()
        ann.button("play-give", level=ann.say("bot-novice")).click()
        bob.button("play-agree").click()
        expect(ann.page.get_by_text(ann.say("play-held"))).to_be_visible()
        ann.reload()
        take_back = ann.button("play-take-back")
        expect(take_back).to_be_visible()
        for _ in range(20):
            if take_back.evaluate("button => button === document.activeElement"):
                break
            ann.page.keyboard.press("Tab")
        expect(take_back).to_be_focused()
        ann.page.keyboard.press("Enter")
        ann.until(lambda one: one.state["you"] == 0)
        expect(take_back).to_have_count(0)
        ann.until(lambda one: one.seen["seat"] == 0)

    def test_concede_by_keyboard_after_a_question(self, lobby: Lobby) -> None:
        ann, bob = [lobby.seated(guest) for guest in lobby.guests([YOU, OPEN], seed=1)]
        ann.button("play-menu").click()
        ann.button("play-concede").click()
        question = ann.page.get_by_role("alertdialog", name=ann.say("play-concede-ask"))
        expect(question.get_by_role("button", name=ann.say("play-play-on"))).to_be_focused()
        ann.page.keyboard.press("Escape")
        expect(question).to_have_count(0)
        expect(ann.button("play-concede")).to_be_focused()
        ann.page.keyboard.press("Enter")
        expect(question.get_by_role("button", name=ann.say("play-play-on"))).to_be_focused()
        for key in ("Tab", "Enter"):
            ann.page.keyboard.press(key)
        for person in (ann, bob):
            person.until(lambda one: one.seen["outcome"] is not None)
            text = person.seen["outcome"]["text"]
            expect(person.page.get_by_role("heading", name=text).first).to_be_visible()

    def test_learn_that_the_seat_is_on_another_device_and_how_it_comes_back(self, lobby: Lobby) -> None:
        guests = lobby.guests([YOU, OPEN], seed=1)
        ann = lobby.seated(guests[0])
        key = guests[0].ask("POST", f"/api/tables/{guests[0].table}/key").json()["key"]
        phone = lobby.person()
        phone.go(f"/t/{guests[0].table}#key={key}")
        expect(ann.page.get_by_role("heading", name=ann.say("play-seat-moved"))).to_be_visible()
        ann.button("play-watch-on").click()
        expect(ann.page.get_by_role("heading", name=ann.say("play-seat-moved"))).to_have_count(0)


@pytest.fixture
def hasty(browser: Browser, tmp_path: Path) -> Iterator[Lobby]:
    """The lobby of a server that counts a player as absent at once."""
    server = HastyServer(f"sqlite:///{tmp_path / 'games.sqlite3'}", tmp_path)
    lobby = Lobby(server, browser)
    yield lobby
    lobby.close()
    server.kill_all()


def test_a_spectator_sees_what_everyone_may_see_and_nothing_else(lobby: Lobby) -> None:
    guests = lobby.guests([YOU, OPEN, BOT], seed=4, expansions=["echoes"])
    lobby.scene(guests, lambda guest: guest.seen["turns"] >= 5 and guest.seen["asked"]["purpose"] == "act", draws)
    watcher = lobby.person()
    watcher.come_to(guests[0].table)
    watcher.catch_up(guests[0].seen["moment"])
    assert watcher.state["you"] is None
    for seat in watcher.state["seats"]:
        expect(watcher.page.get_by_role("article", name=seat["name"])).to_be_visible()
    for pile in (pile for seat in watcher.seen["seats"] for pile in seat["piles"] if pile["cards"]):
        title = watcher.say(f"card-{pile['cards'][0]['card']}")
        expect(watcher.page.get_by_text(title, exact=True).first).to_be_attached()
    expect(watcher.options).to_have_count(0)
    expect(watcher.button("play-undo")).to_have_count(0)
    expect(watcher.button("play-hint")).to_have_count(0)

    known = str(watcher.seen)
    hidden = {
        face["card"]
        for guest in guests
        for place in ("hand", "score", "forecast")
        for face in guest.seen["seats"][guest.state["you"]][place]
        if f"'{face['card']}'" not in known and watcher.say(f"card-{face['card']}") not in known
    }
    assert len(hidden) > 5
    shown = watcher.page.content()
    for card in hidden:
        assert f'"{card}"' not in shown
        assert watcher.say(f"card-{card}") not in shown
