"""Games that their players end: someone gives up, or all agree."""

from __future__ import annotations

import json
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

import pytest

from tenages import replay
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
    server,
    server_again,
    wait_until,
)
from tests.server.friends import clock as clock
from tests.support.log_in_parts import Message
from tests.support.players import Browser, Connection, bot, you


def in_the_game(seen: Message) -> bool:
    return bool(seen["asked"]["purpose"] == "act")


def is_over(connection: Connection) -> bool:
    return bool(connection.table["phase"] == "over" and connection.seen["outcome"] is not None)


def record_of(friends: Company) -> dict[str, Any]:
    found = friends.browsers[ANN].ask("GET", f"/api/tables/{friends.table}/record")
    assert found.status_code == 200
    return dict(json.loads(found.text))


def stranger(friends: Company, catalogue: str = "en-asmadi") -> AbstractContextManager[Connection]:
    """Someone who only watches."""
    return Browser(friends.browsers[ANN].client, "Eve").at(friends.table, catalogue)


class TestGivingUp:
    def test_of_two_ends_the_game_and_the_other_wins(self, tmp_path: Path) -> None:
        with company(tmp_path, 2) as friends:
            hers, his = friends.come(ANN, BOB)
            friends.play(in_the_game)
            assert (hers.table["concede"], hers.table["end"]) == ("ends", "by consent")
            assert asks(hers, type="concede") == []
            for each in (hers, his):
                wait_until(each, is_over)
                assert (each.seen["options"], each.seen["asked"], each.seen["stage"]) == (None, None, None)
                assert (each.table["concede"], each.table["end"], each.table["undo"]) == ("not", "not", "not")
            assert hers.seen["outcome"] == {"winners": [BOB], "how": "conceded", "text": "You conceded: Bob wins"}
            assert his.seen["outcome"] == {"winners": [BOB], "how": "conceded", "text": "Ann conceded: you win"}
            assert his.seen["status"] == "Ann conceded: you win"

    def test_is_told_in_french_too(self, tmp_path: Path) -> None:
        with company(tmp_path, 2) as friends:
            hers, his = friends.come(ANN, BOB)
            with stranger(friends, "fr-iello") as theirs:
                assert asks(his, type="concede") == []
                wait_until(theirs, is_over)
                assert theirs.seen["outcome"]["text"] == "Bob abandonne\u00a0: Ann gagne"
                wait_until(hers, is_over)

    def test_is_the_end_also_when_the_server_is_started_again(self, tmp_path: Path) -> None:
        with company(tmp_path, 2) as friends:
            (hers,) = friends.come(ANN)
            assert asks(hers, type="concede") == []
        with server_again(tmp_path, friends):
            (his,) = friends.come(BOB)
            assert is_over(his)
            assert his.seen["outcome"]["winners"] == [BOB]

    def test_while_first_melds_are_chosen_shows_nobody_the_choice_of_another(self, tmp_path: Path) -> None:
        with company(tmp_path, 2) as friends:
            hers, his = friends.come(ANN, BOB)
            hers.choose(hers.options()[0])
            cards = own_cards(his, ANN)
            assert asks(his, type="concede") == []
            assert is_over(his)
            assert own_cards(his, ANN) == cards == [None, None]
            assert his.seen["chosen"] is None
            assert replay(json.dumps(record_of(friends))).choices

    def test_leaves_nothing_to_choose_to_undo_or_to_give_up(self, tmp_path: Path) -> None:
        with company(tmp_path, 2) as friends:
            hers, his = friends.come(ANN, BOB)
            friends.play(lambda seen: in_the_game(seen) and seen["asked"]["seat"] == ANN)
            moment, option = hers.seen["moment"], hers.options()[0]
            assert asks(his, type="concede") == []
            for request in (
                {"type": "choose", "moment": moment, "option": option},
                {"type": "undo", "moment": moment},
                {"type": "hint", "moment": moment},
                {"type": "give", "seat": ANN, "level": "novice"},
                {"type": "concede"},
                {"type": "end"},
            ):
                assert [error["key"] for error in asks(hers, **request)] == ["not-playing"]

    def test_is_not_for_spectators(self, tmp_path: Path) -> None:
        with company(tmp_path, 2) as friends, stranger(friends) as hers:
            assert (hers.table["concede"], hers.table["end"]) == ("not", "not")
            for kind in ("concede", "end"):
                assert [error["key"] for error in asks(hers, type=kind)] == ["only-players"]

    def test_of_a_team_ends_the_game_for_both_sides(self, tmp_path: Path) -> None:
        with company(tmp_path, 4, {"teams": True}) as friends:
            hers, his, _, _ = friends.come(ANN, BOB, CID, DAN)
            assert hers.table["concede"] == "ends"
            assert asks(hers, type="concede") == []
            wait_until(his, is_over)
            assert his.seen["outcome"]["winners"] == [BOB, DAN]
            assert his.seen["outcome"]["text"] == "Ann conceded: you and Dan win"

    def test_leads_to_a_rematch(self, tmp_path: Path) -> None:
        with company(tmp_path, 2) as friends:
            (hers,) = friends.come(ANN)
            assert asks(hers, type="concede") == []
            again = friends.browsers[ANN].ask("POST", f"/api/tables/{friends.table}/rematch", friends.table)
            assert (again.status_code, again.json()["seat"]) == (200, ANN)


class TestGivingUpAmongSeveral:
    def test_a_bot_plays_on_for_good(self, tmp_path: Path) -> None:
        with company(tmp_path, 3) as friends:
            hers, his, its = friends.come(ANN, BOB, CID)
            friends.play(in_the_game)
            assert hers.table["concede"] == "bot"
            assert asks(hers, type="concede") == []
            assert sees_as_a_spectator(hers, 3)
            assert (hers.table["held"], hers.table["lost"]) == (None, "conceded")
            assert hers.notices == []
            for other in (his, its):
                wait_until(other, lambda other: keeper(other, ANN) == "bot")
                assert other.notices == ["A player conceded. A bot plays on to the end: Ann (bot)."]
                assert other.table["seats"][ANN]["level"] == "adept"
            assert [error["key"] for error in asks(hers, type="take back")] == ["no-seat-to-take-back"]

    def test_who_gave_up_watches_also_after_coming_back(self, tmp_path: Path) -> None:
        with company(tmp_path, 3) as friends:
            hers, _, _ = friends.come(ANN, BOB, CID)
            assert asks(hers, type="concede") == []
            friends.leave_unseen(ANN)
            (hers,) = friends.come(ANN)
            assert (hers.you, hers.table["held"], hers.table["lost"]) == (None, None, "conceded")

    def test_the_last_one_wins(self, tmp_path: Path) -> None:
        """Ann and Bob give up: the bot that plays on for Ann does not win by that."""
        with company(tmp_path, 3) as friends:
            hers, his, its = friends.come(ANN, BOB, CID)
            assert asks(hers, type="concede") == []
            wait_until(his, lambda his: his.table["concede"] == "ends")
            assert asks(his, type="concede") == []
            wait_until(its, is_over)
            assert its.seen["outcome"] == {"winners": [CID], "how": "conceded", "text": "Bob conceded: you win"}

    def test_who_gave_up_is_not_asked_any_more(self, tmp_path: Path) -> None:
        """Cid gives up, and Bob agrees to what Ann proposes: nobody waits for Cid."""
        with company(tmp_path, 3) as friends:
            hers, his, its = friends.come(ANN, BOB, CID)
            assert asks(its, type="concede") == []
            assert asks(hers, type="end") == []
            assert hers.table["motion"]["waits_for"] == [BOB]
            wait_until(his, lambda his: his.table["motion"] is not None)
            assert asks(his, **answer(his, True)) == []
            wait_until(hers, is_over)

    def test_who_gave_up_may_play_the_rematch(self, tmp_path: Path) -> None:
        with company(tmp_path, 3) as friends:
            hers, his, its = friends.come(ANN, BOB, CID)
            assert asks(hers, type="concede") == []
            wait_until(his, lambda his: his.table["concede"] == "ends")
            assert asks(his, type="concede") == []
            wait_until(its, is_over)
            again = friends.browsers[ANN].ask("POST", f"/api/tables/{friends.table}/rematch", friends.table)
            assert again.status_code == 200
            following = again.json()["id"]
            friends.browsers[ANN].cookies[following] = again.cookies["seat"]
            with friends.browsers[ANN].at(following) as anew:
                assert (anew.you, anew.table["lost"]) == (ANN, None)


class TestAgreeing:
    def test_ends_the_game_without_a_winner(self, tmp_path: Path) -> None:
        with company(tmp_path, 2) as friends:
            hers, his = friends.come(ANN, BOB)
            friends.play(in_the_game)
            assert asks(hers, type="end") == []
            assert hers.table["motion"]["kind"] == "end"
            assert hers.table["motion"]["waits_for"] == [BOB]
            wait_until(his, lambda his: his.table["motion"] is not None)
            assert asks(his, **answer(his, True)) == []
            for each in (hers, his):
                wait_until(each, is_over)
                text = "The game was ended without a winner"
                assert each.seen["outcome"] == {"winners": [], "how": "agreed", "text": text}
                assert each.table["motion"] is None

    def test_one_who_declines_is_enough_to_go_on(self, tmp_path: Path) -> None:
        with company(tmp_path, 3) as friends:
            hers, his, its = friends.come(ANN, BOB, CID)
            assert asks(hers, type="end") == []
            for other, agrees in ((his, True), (its, False)):
                wait_until(other, lambda other: other.table["motion"] is not None)
                assert asks(other, **answer(other, agrees)) == []
            wait_until(hers, lambda hers: hers.table["motion"] is None)
            assert (hers.table["phase"], hers.seen["outcome"]) == ("playing", None)

    def test_may_take_longer_than_a_choice(self, tmp_path: Path) -> None:
        with company(tmp_path, 2) as friends:
            hers, his = friends.come(ANN, BOB)
            friends.play(lambda seen: in_the_game(seen) and seen["asked"]["seat"] == ANN)
            assert asks(his, type="end") == []
            wait_until(hers, lambda hers: hers.table["motion"] is not None)
            hers.choose("draw")
            assert hers.table["motion"]["kind"] == "end"
            assert asks(hers, **answer(hers, True)) == []
            wait_until(his, is_over)

    def test_needs_someone_who_agrees(self, tmp_path: Path, clock: Clock) -> None:
        """Nobody saves himself from losing while the other is away."""
        with company(tmp_path, 2) as friends:
            hers, _ = friends.come(ANN, BOB)
            friends.leave(BOB)
            clock.now += 60
            assert [error["key"] for error in asks(hers, type="end")] == ["nobody-to-ask"]
            assert hers.table["phase"] == "playing"

    def test_does_not_wait_for_who_left_meanwhile(self, tmp_path: Path) -> None:
        with company(tmp_path, 3, away_seconds=0.0) as friends:
            hers, his, _ = friends.come(ANN, BOB, CID)
            assert asks(hers, type="end") == []
            wait_until(his, lambda his: his.table["motion"] is not None)
            assert asks(his, **answer(his, True)) == []
            friends.leave_unseen(CID)
            wait_until(hers, is_over)


class TestAgainstBots:
    @pytest.mark.parametrize(("request_", "how", "winners"), [("concede", "conceded", [1, 2]), ("end", "agreed", [])])
    def test_one_person_ends_the_game_at_once_and_the_bots_stop(
        self, tmp_path: Path, request_: str, how: str, winners: list[int]
    ) -> None:
        with server(tmp_path) as client:
            ann = Browser(client, "Ann")
            table = ann.make_table([you(), bot(), bot()], seed=1)
            with ann.at(table) as hers:
                assert (hers.table["concede"], hers.table["end"]) == ("ends", "freely")
                hers.choose(hers.options()[0])
                wait_until(hers, lambda hers: hers.seen["asked"] is not None)
                assert asks(hers, type=request_) == []
                wait_until(hers, is_over)
                assert (hers.seen["outcome"]["how"], hers.seen["outcome"]["winners"]) == (how, winners)
                moment = hers.seen["moment"]
                hers.settle()
                assert hers.seen["moment"] == moment


class TestTheRecord:
    def test_is_replayed_to_where_the_game_was_given_up(self, tmp_path: Path) -> None:
        with company(tmp_path, 2) as friends:
            hers, _ = friends.come(ANN, BOB)
            friends.play(lambda seen: in_the_game(seen) and seen["turns"] >= 4)
            assert asks(hers, type="concede") == []
            record = record_of(friends)
            assert record["ending"] == {"how": "conceded", "by": ANN, "winners": [BOB]}
            assert not replay(json.dumps(record)).over
            ask = friends.browsers[ANN].ask
            summary = ask("GET", f"/api/replays/{friends.table}").json()
            assert (summary["winners"], summary["ending"]) == ([BOB], "Ann conceded: Bob wins")
            end = summary["highlights"][-1]
            assert (end["kind"], end["step"], end["text"]) == ("end", summary["steps"], "Ann conceded: Bob wins")
            last = summary["steps"] - 1
            before, end = ask("GET", f"/api/replays/{friends.table}/steps?start={last}&count=2").json()["steps"]
            assert before["outcome"] is None
            assert end["outcome"]["how"] == "conceded"

    def test_is_uploaded_with_its_ending(self, tmp_path: Path) -> None:
        with company(tmp_path, 2) as friends:
            (hers,) = friends.come(ANN)
            assert asks(hers, type="concede") == []
            sent = friends.browsers[BOB].ask("POST", "/api/replays", json={"record": json.dumps(record_of(friends))})
            found = friends.browsers[BOB].ask("GET", f"/api/replays/{sent.json()['id']}").json()
            assert found["ending"] == "Ann conceded: Bob wins"

    @pytest.mark.parametrize(
        "ending",
        [
            "conceded",
            {},
            {"how": "bribed", "by": 0, "winners": [1]},
            {"how": "conceded", "by": 2, "winners": [1]},
            {"how": "conceded", "by": 0, "winners": [True]},
            {"how": "agreed", "by": 0, "winners": 1},
            {"how": "agreed", "by": 0, "winners": [1, 1]},
        ],
    )
    def test_with_a_damaged_ending_is_refused(self, tmp_path: Path, ending: Any) -> None:
        with company(tmp_path, 2) as friends:
            (hers,) = friends.come(ANN)
            assert asks(hers, type="concede") == []
            record = json.dumps(record_of(friends) | {"ending": ending})
            refused = friends.browsers[BOB].ask("POST", "/api/replays", json={"record": record})
            assert (refused.status_code, refused.json()["key"]) == (422, "damaged-ending")


class TestLostSeats:
    def test_one_learns_that_another_device_has_the_seat(self, tmp_path: Path) -> None:
        with company(tmp_path, 2) as friends:
            (hers,) = friends.come(ANN)
            phone = Browser(friends.browsers[ANN].client, "Ann")
            assert phone.move_here(friends.table, key_of(friends)) == 200
            wait_until(hers, lambda hers: hers.you is None)
            assert hers.table["lost"] == "moved"

    def test_one_learns_that_a_bot_plays(self, tmp_path: Path) -> None:
        with company(tmp_path, 2) as friends:
            hers, _ = friends.come(ANN, BOB)
            assert (hers.you, hers.table["lost"]) == (ANN, None)
            let_a_bot_play(friends, ANN)
            assert (hers.you, hers.table["held"], hers.table["lost"]) == (None, ANN, "bot")
            assert asks(hers, type="take back") == []
            assert (hers.you, hers.table["lost"]) == (ANN, None)

    def test_a_spectator_has_lost_nothing(self, tmp_path: Path) -> None:
        with company(tmp_path, 2) as friends, stranger(friends) as theirs:
            assert theirs.table["lost"] is None


def key_of(friends: Company) -> str:
    return str(friends.browsers[ANN].ask("POST", f"/api/tables/{friends.table}/key", friends.table).json()["key"])
