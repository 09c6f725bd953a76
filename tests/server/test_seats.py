"""Seats whose players leave, come back, change their device, or let a bot play for them."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from starlette.testclient import TestClient

from tests.server.friends import (
    ANN,
    BOB,
    CID,
    DAN,
    Clock,
    Company,
    answer,
    asks,
    company,
    keeper,
    let_a_bot_play,
    own_cards,
    sees_as_a_spectator,
    server_again,
    wait_until,
)
from tests.server.friends import clock as clock
from tests.support.players import Browser


class TestSomeoneLeaves:
    def test_nobody_loses_a_seat_for_having_just_left(self, tmp_path: Path, clock: Clock) -> None:
        with company(tmp_path, 3) as friends:
            hers, _, _ = friends.come(ANN, BOB, CID)
            friends.leave(CID)
            clock.now += 20
            (error,) = asks(hers, type="give", seat=CID, level="novice")
            assert error["key"] == "only-just-left"
            assert "in 40 seconds" in error["text"]
            assert hers.table["motion"] is None

    def test_after_a_minute_a_bot_may_play_and_only_those_who_are_there_are_asked(
        self, tmp_path: Path, clock: Clock
    ) -> None:
        with company(tmp_path, 3) as friends:
            hers, _, _ = friends.come(ANN, BOB, CID)
            friends.leave(CID)
            clock.now += 60
            assert asks(hers, type="give", seat=CID, level="novice") == []
            assert hers.table["motion"]["waits_for"] == [BOB]

    def test_two_who_are_left_of_four_undo_and_let_bots_play(self, tmp_path: Path, clock: Clock) -> None:
        with company(tmp_path, 4) as friends:
            hers, his, _, _ = friends.come(ANN, BOB, CID, DAN)
            friends.play(lambda seen: seen["asked"]["purpose"] == "act" and seen["asked"]["seat"] == ANN)
            hers.choose("draw")
            friends.leave(CID)
            friends.leave(DAN)
            clock.now += 60
            assert asks(hers, type="undo", moment=hers.seen["moment"]) == []
            assert hers.table["motion"]["waits_for"] == [BOB]
            wait_until(his, lambda his: his.table["motion"] is not None)
            assert asks(his, **answer(his, True)) == []
            wait_until(hers, lambda hers: hers.seen["moment"].startswith("1."))
            let_a_bot_play(friends, CID)
            let_a_bot_play(friends, DAN, by=BOB)
            friends.play(lambda seen: seen["turns"] >= 8)

    def test_who_leaves_without_an_answer_does_not_hold_up_a_proposal(self, tmp_path: Path) -> None:
        with company(tmp_path, 3, away_seconds=0.0) as friends:
            hers, his, _ = friends.come(ANN, BOB, CID)
            assert asks(hers, type="give", seat=CID, level="novice") == []
            assert hers.table["motion"]["waits_for"] == [BOB, CID]
            wait_until(his, lambda his: his.table["motion"] is not None)
            assert asks(his, **answer(his, True)) == []
            assert his.table["motion"]["waits_for"] == [CID]
            friends.leave_unseen(CID)
            wait_until(hers, lambda hers: keeper(hers, CID) == "bot")

    def test_who_is_back_in_time_keeps_the_seat(self, tmp_path: Path, clock: Clock) -> None:
        """Cid was not asked, since he was away; but now he is there."""
        with company(tmp_path, 3) as friends:
            hers, his, _ = friends.come(ANN, BOB, CID)
            friends.leave(CID)
            clock.now += 60
            assert asks(hers, type="give", seat=CID, level="novice") == []
            number = hers.table["motion"]["number"]
            friends.come(CID)
            wait_until(his, lambda his: bool(his.table["seats"][CID]["here"]))
            assert his.table["motion"] is None
            late = asks(his, type="agree", proposal=number, agree=True)
            assert [error["key"] for error in late] == ["nothing-proposed"]
            assert keeper(his, CID) == "person"


class TestComingBack:
    def test_by_connecting_with_ones_own_cards(self, tmp_path: Path, clock: Clock) -> None:
        with company(tmp_path, 2) as friends:
            hers, his = friends.come(ANN, BOB)
            friends.play(lambda seen: seen["asked"]["purpose"] == "act" and seen["asked"]["seat"] == ANN)
            cards = own_cards(his, BOB)
            friends.leave(BOB)
            clock.now += 60
            let_a_bot_play(friends, BOB)
            (his,) = friends.come(BOB)
            assert (his.you, his.table["held"]) == (BOB, None)
            assert own_cards(his, BOB) == cards
            wait_until(hers, lambda hers: keeper(hers, BOB) == "person")
            plays_himself(friends, BOB)

    def test_also_after_the_server_was_started_again(self, tmp_path: Path, clock: Clock) -> None:
        with company(tmp_path, 2) as friends:
            friends.come(ANN, BOB)
            friends.leave(BOB)
            clock.now += 60
            let_a_bot_play(friends, BOB)
            friends.all_leave()
        with server_again(tmp_path, friends):
            hers, his = friends.come(ANN, BOB)
            assert his.you == BOB
            wait_until(hers, lambda hers: keeper(hers, BOB) == "person")
            plays_himself(friends, BOB)

    def test_is_announced_once(self, tmp_path: Path, clock: Clock) -> None:
        with company(tmp_path, 2) as friends:
            hers, _ = friends.come(ANN, BOB)
            friends.leave(BOB)
            clock.now += 60
            let_a_bot_play(friends, BOB)
            friends.come(BOB)
            wait_until(hers, lambda hers: "Bob is back." in hers.notices)
            with friends.browsers[BOB].at(friends.table):
                hers.settle()
            assert hers.notices == ["Bob is away.", "From now on a bot plays here: Bob (bot).", "Bob is back."]

    def test_is_possible_however_many_watch(self, tmp_path: Path, clock: Clock) -> None:
        with company(tmp_path, 2, most_watchers=1) as friends:
            friends.come(ANN, BOB)
            friends.leave(BOB)
            clock.now += 60
            let_a_bot_play(friends, BOB)
            with Browser(friends.browsers[ANN].client, "Eve").at(friends.table):
                (his,) = friends.come(BOB)
                assert his.you == BOB


def plays_himself(friends: Company, seat: int) -> None:
    """It comes to this player's turn, and no bot takes it."""
    friends.play(lambda seen: seen["asked"]["seat"] == seat and seen["asked"]["purpose"] == "act")
    connection = friends.there[seat]
    moment = connection.seen["moment"]
    assert connection.is_asked()
    for other in friends.there.values():
        other.settle()
    assert connection.seen["moment"] == moment
    connection.choose("draw")


class TestGivingOnesOwnSeat:
    def test_makes_a_spectator_at_once_until_it_is_asked_for_again(self, tmp_path: Path) -> None:
        with company(tmp_path, 3) as friends:
            hers, his, _ = friends.come(ANN, BOB, CID)
            let_a_bot_play(friends, BOB, by=BOB)
            assert sees_as_a_spectator(his, 3)
            assert his.table["held"] == BOB
            with friends.browsers[BOB].at(friends.table) as again:
                assert (again.you, again.table["held"]) == (None, BOB)
                assert keeper(again, BOB) == "bot"
                assert asks(again, type="take back") == []
                wait_until(again, lambda again: again.you == BOB)
                assert None not in own_cards(again, BOB)
            wait_until(his, lambda his: his.you == BOB)
            wait_until(hers, lambda hers: keeper(hers, BOB) == "person")

    def test_others_cannot_take_it(self, tmp_path: Path) -> None:
        with company(tmp_path, 2) as friends:
            hers, his = friends.come(ANN, BOB)
            let_a_bot_play(friends, BOB, by=BOB)
            assert [error["key"] for error in asks(hers, type="take back")] == ["no-seat-to-take-back"]
            with Browser(friends.browsers[ANN].client, "Eve").at(friends.table) as watcher:
                assert [error["key"] for error in asks(watcher, type="take back")] == ["no-seat-to-take-back"]
                assert watcher.table["held"] is None
            assert his.table["held"] == BOB


class TestProposals:
    def test_are_still_there_when_the_server_comes_back(self, tmp_path: Path) -> None:
        with company(tmp_path, 2) as friends:
            hers, _ = friends.come(ANN, BOB)
            assert asks(hers, type="give", seat=BOB, level="novice") == []
        with server_again(tmp_path, friends):
            hers, his = friends.come(ANN, BOB)
            assert hers.table["motion"]["waits_for"] == [BOB]
            assert asks(his, **answer(his, True)) == []
            wait_until(hers, lambda hers: keeper(hers, BOB) == "bot")

    def test_do_not_wait_for_those_who_never_come_back(self, tmp_path: Path) -> None:
        with company(tmp_path, 2) as friends:
            hers, _ = friends.come(ANN, BOB)
            assert asks(hers, type="give", seat=BOB, level="novice") == []
        with server_again(tmp_path, friends, away_seconds=0.0):
            (hers,) = friends.come(ANN)
            wait_until(hers, lambda hers: keeper(hers, BOB) == "bot")


class TestAnotherDevice:
    def test_of_two_that_use_a_key_at_the_same_time_one_gets_the_seat(self, tmp_path: Path) -> None:
        with company(tmp_path, 2) as friends:
            ann = friends.browsers[ANN]
            key = key_of(friends, ANN)
            devices = [Browser(TestClient(ann.client.app, base_url="http://table"), "Ann") for _ in range(2)]
            for device in devices:
                device.client.portal = ann.client.portal
            with ThreadPoolExecutor(2) as threads:
                answers = list(threads.map(lambda device: device.move_here(friends.table, key), devices))
            assert sorted(answers) == [200, 403]

    def test_the_one_before_sees_no_cards_any_more(self, tmp_path: Path) -> None:
        with company(tmp_path, 2) as friends:
            hers, _ = friends.come(ANN, BOB)
            assert None not in own_cards(hers, ANN)
            phone = Browser(friends.browsers[ANN].client, "Ann")
            assert phone.move_here(friends.table, key_of(friends, ANN)) == 200
            wait_until(hers, lambda hers: hers.you is None)
            assert sees_as_a_spectator(hers, 2)
            assert hers.table["held"] is None

    def test_who_changes_it_is_not_absent_meanwhile(self, tmp_path: Path, clock: Clock) -> None:
        with company(tmp_path, 2) as friends:
            hers, his = friends.come(ANN, BOB)
            clock.now += 3600
            phone = Browser(friends.browsers[ANN].client, "Ann")
            assert phone.move_here(friends.table, key_of(friends, ANN)) == 200
            wait_until(hers, lambda hers: hers.you is None)
            wait_until(his, lambda his: not his.table["seats"][ANN]["here"])
            assert [error["key"] for error in asks(his, type="give", seat=ANN, level="novice")] == ["only-just-left"]
            assert keeper(his, ANN) == "person"

    def test_a_key_does_not_work_at_the_rematch(self, tmp_path: Path) -> None:
        with company(tmp_path, 2) as friends:
            friends.come(ANN, BOB)
            friends.play(lambda seen: seen["outcome"] is not None)
            key = key_of(friends, ANN)
            ann = friends.browsers[ANN]
            rematch = ann.ask("POST", f"/api/tables/{friends.table}/rematch", friends.table).json()["id"]
            assert Browser(ann.client, "?").move_here(rematch, key) == 403
            assert Browser(ann.client, "?").move_here(friends.table, key) == 200


def key_of(friends: Company, seat: int) -> str:
    return str(friends.browsers[seat].ask("POST", f"/api/tables/{friends.table}/key", friends.table).json()["key"])
