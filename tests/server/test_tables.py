"""Tables on the server, from taking a seat to the end of the game."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random

import pytest
from starlette.websockets import WebSocketDisconnect

import tenages
from tenages.records.saved import read
from tenages.server.sockets import CANNOT_GO_ON
from tenages.version import ENGINE_VERSION
from tests.support.old_records import OTHER
from tests.support.players import Browser, Connection, bot, person, play_on, running_server, you


def over(seen: dict[str, object]) -> bool:
    return seen["outcome"] is not None


def in_an_effect(seen: dict[str, object]) -> bool:
    asked = seen["asked"]
    return isinstance(asked, dict) and asked["card"] is not None


@contextmanager
def two_at_a_table(folder: Path) -> Iterator[tuple[Connection, Connection]]:
    """Ann and Bob, who have just sat down."""
    with running_server(folder) as client:
        ann, bob = Browser(client, "Ann"), Browser(client, "Bob")
        table = ann.make_table([you(), person()], seed=1)
        bob.sit_down(table, 1)
        with ann.at(table) as hers, bob.at(table) as his:
            yield hers, his


class TestAloneAgainstABot:
    def test_ann_plays_a_whole_game_and_keeps_its_record(self, tmp_path: Path) -> None:
        with running_server(tmp_path) as client:
            ann = Browser(client, "Ann")
            table = ann.make_table([you(), bot()], seed=7)
            with ann.at(table) as connection:
                assert connection.table["phase"] == "playing"
                assert [seat["name"] for seat in connection.table["seats"]] == ["Ann", "Hypatia"]
                play_on([connection], Random(1), over)
                assert connection.seen["outcome"]["text"]
            record = ann.ask("GET", f"/api/tables/{table}/record")
            game = tenages.replay(record.text)
            assert game.outcome is not None
            assert list(game.outcome.winners) == connection.seen["outcome"]["winners"]

    def test_her_log_is_the_same_after_reconnecting(self, tmp_path: Path) -> None:
        """The log sent in parts is the same as the log sent at once."""
        with running_server(tmp_path) as client:
            ann = Browser(client, "Ann")
            table = ann.make_table([you(), bot()], seed=3, expansions=["echoes"])
            with ann.at(table) as connection:
                # While she is asked, nothing moves.
                play_on([connection], Random(2), lambda seen: seen["turns"] >= 8 and seen["options"] is not None)
                with ann.at(table) as again:
                    assert again.seen["moment"] == connection.seen["moment"]
                    assert again.whole_log() == connection.whole_log()
                    same = {key: value for key, value in again.seen.items() if key != "log"}
                    assert same == {key: value for key, value in connection.seen.items() if key != "log"}

    def test_a_hint_names_an_option_and_says_why(self, tmp_path: Path) -> None:
        with running_server(tmp_path) as client:
            ann = Browser(client, "Ann")
            table = ann.make_table([you(), bot()], seed=7)
            with ann.at(table) as connection:
                play_on([connection], Random(1), lambda seen: seen["turns"] >= 3 and seen["options"] is not None)
                connection.send(type="hint", moment=connection.seen["moment"])
                hint = connection.read_until(lambda message: message["type"] == "hint")
                assert hint["option"] in connection.options()
                assert "%" in hint["text"]

    def test_there_are_no_hints_at_a_table_without_hints(self, tmp_path: Path) -> None:
        with running_server(tmp_path) as client:
            ann = Browser(client, "Ann")
            table = ann.make_table([you(), bot()], hints=False)
            with ann.at(table) as connection:
                connection.send(type="hint", moment=connection.seen["moment"])
                assert connection.error() == "no-hints"

    def test_she_may_undo_anything_since_bots_always_agree(self, tmp_path: Path) -> None:
        with running_server(tmp_path) as client:
            ann = Browser(client, "Ann")
            table = ann.make_table([you(), bot()], seed=7)
            with ann.at(table) as connection:
                play_on([connection], Random(1), lambda seen: seen["turns"] >= 4 and seen["options"] is not None)
                before = connection.seen
                if "draw" not in connection.options():
                    pytest.fail("it is an action that is asked for")
                connection.choose("draw")
                play_on([connection], Random(1), lambda seen: seen["options"] is not None)
                connection.settle()
                assert connection.table["undo"] == "freely"
                connection.send(type="undo", moment=connection.seen["moment"])
                connection.read_until(lambda message: message["type"] == "seen")
                assert connection.seen["moment"].startswith("1.")
                assert connection.seen["asked"] == before["asked"]
                assert connection.seen["seats"] == before["seats"]


class TestWithFriends:
    def test_two_people_meet_by_a_link(self, tmp_path: Path) -> None:
        with running_server(tmp_path) as client:
            ann, bob = Browser(client, "Ann"), Browser(client, "Bob")
            table = ann.make_table([you(), person()])
            with ann.at(table) as hers:
                assert hers.table["phase"] == "waiting"
                bob.sit_down(table, 1)
                hers.read_until(lambda message: message["type"] == "seen")
                with bob.at(table) as his:
                    assert (hers.you, his.you) == (0, 1)
                    play_on([hers, his], Random(3), over)
                    assert hers.seen["outcome"]["winners"] == his.seen["outcome"]["winners"]

    def test_a_reload_in_the_middle_of_an_effect_changes_nothing(self, tmp_path: Path) -> None:
        with running_server(tmp_path) as client:
            ann, bob = Browser(client, "Ann"), Browser(client, "Bob")
            table = ann.make_table([you(), person()], seed=1)
            bob.sit_down(table, 1)
            with ann.at(table) as hers:
                with bob.at(table) as his:
                    play_on([hers, his], Random(4), in_an_effect)
                    before = his.seen["asked"], his.seen["options"], his.seen["seats"]
                with bob.at(table) as again:
                    assert (again.seen["asked"], again.seen["options"], again.seen["seats"]) == before
                    play_on([hers, again], Random(5), over)

    def test_the_same_table_is_there_when_the_server_comes_back(self, tmp_path: Path) -> None:
        with running_server(tmp_path) as client:
            ann, bob = Browser(client, "Ann"), Browser(client, "Bob")
            table = ann.make_table([you(), person(), bot()], seed=1)
            bob.sit_down(table, 1)
            with ann.at(table) as hers, bob.at(table) as his:
                play_on([hers, his], Random(4), lambda seen: in_an_effect(seen) and seen["asked"]["seat"] != 2)
                before = hers.seen, hers.whole_log()
        with running_server(tmp_path) as client:
            ann.client = bob.client = client
            with ann.at(table) as hers, bob.at(table) as his:
                assert (hers.you, his.you) == (0, 1)
                assert {**hers.seen, "log": None} == {**before[0], "log": None}
                assert hers.whole_log() == before[1]
                play_on([hers, his], Random(5), over)

    def test_a_spectator_sees_what_everyone_may_see(self, tmp_path: Path) -> None:
        with running_server(tmp_path) as client:
            ann, bob, cid = Browser(client, "Ann"), Browser(client, "Bob"), Browser(client, "Cid")
            table = ann.make_table([you(), person(), bot()], seed=2)
            bob.sit_down(table, 1)
            with ann.at(table) as hers, bob.at(table) as his, cid.at(table) as watcher:
                play_on([hers, his], Random(4), lambda seen: seen["turns"] >= 4)
                watcher.catch_up(hers.seen["moment"])
                assert watcher.you is None
                assert watcher.seen["options"] is None
                hands = [card["card"] for seat in watcher.seen["seats"] for card in seat["hand"]]
                assert hands
                assert set(hands) == {None}
                watcher.send(type="choose", moment=watcher.seen["moment"], option="draw")
                assert watcher.error() == "only-players"

    def test_a_seat_moves_to_another_device_by_a_link_that_works_once(self, tmp_path: Path) -> None:
        with running_server(tmp_path) as client:
            ann, phone, thief = Browser(client, "Ann"), Browser(client, "Ann"), Browser(client, "?")
            table = ann.make_table([you(), bot()])
            assert thief.ask("POST", f"/api/tables/{table}/key", table).status_code == 403
            key = ann.ask("POST", f"/api/tables/{table}/key", table).json()["key"]
            with ann.at(table) as old:
                assert phone.move_here(table, key) == 200
                old.read_until(lambda message: message["type"] == "table" and message["table"]["you"] is None)
                assert thief.move_here(table, key) == 403
                with phone.at(table) as new:
                    assert new.you == 0
            with ann.at(table) as old:
                assert old.you is None

    def test_the_others_see_that_someone_is_away_and_a_bot_may_take_over(self, tmp_path: Path) -> None:
        with running_server(tmp_path) as client:
            ann, bob, cid = Browser(client, "Ann"), Browser(client, "Bob"), Browser(client, "Cid")
            table = ann.make_table([you(), person(), person()])
            bob.sit_down(table, 1)
            cid.sit_down(table, 2)
            with ann.at(table) as hers, bob.at(table) as his:
                with cid.at(table):
                    pass
                hers.read_until(lambda message: message["type"] == "notice" and message["text"] == "Cid is away.")
                hers.read_until(lambda message: message["type"] == "table")
                assert [seat["here"] for seat in hers.table["seats"]] == [True, True, False]
                hers.send(type="give", seat=2, level="novice")
                his.read_until(lambda message: message["type"] == "table" and message["table"]["motion"] is not None)
                assert his.table["motion"]["waits_for"] == [1]
                his.send(type="agree", proposal=his.table["motion"]["number"], agree=True)
                hers.read_until(lambda message: message["type"] == "table" and message["table"]["motion"] is None)
                assert hers.table["seats"][2]["keeper"] == "bot"
                play_on([hers, his], Random(7), over)
            with cid.at(table) as watcher:
                assert watcher.you is None

    def test_nobody_loses_a_seat_against_the_others_will(self, tmp_path: Path) -> None:
        with two_at_a_table(tmp_path) as (hers, his):
            hers.send(type="give", seat=1, level="novice")
            his.read_until(lambda message: message["type"] == "table" and message["table"]["motion"] is not None)
            his.send(type="agree", proposal=his.table["motion"]["number"], agree=False)
            hers.read_until(lambda message: message["type"] == "notice")
            assert hers.notices[-1] == "Bob declined."
            hers.read_until(lambda message: message["type"] == "table" and message["table"]["motion"] is None)
            assert hers.table["seats"][1]["keeper"] == "person"

    def test_bots_fill_the_table_when_nobody_else_comes(self, tmp_path: Path) -> None:
        with running_server(tmp_path) as client:
            ann = Browser(client, "Ann")
            table = ann.make_table([you(), person(), person()])
            with ann.at(table) as connection:
                connection.send(type="fill", level="novice")
                connection.read_until(lambda message: message["type"] == "seen")
                play_on([connection], Random(7), lambda seen: seen["turns"] >= 3)

    def test_a_rematch_has_a_new_table_and_the_same_seats(self, tmp_path: Path) -> None:
        with running_server(tmp_path) as client:
            ann, bob = Browser(client, "Ann"), Browser(client, "Bob")
            table = ann.make_table([you(), person()], seed=1)
            bob.sit_down(table, 1)
            with ann.at(table) as hers, bob.at(table) as his:
                assert ann.ask("POST", f"/api/tables/{table}/rematch", table).status_code == 409
                play_on([hers, his], Random(5), over)
                first = ann.ask("POST", f"/api/tables/{table}/rematch", table)
                his.read_until(lambda message: message["type"] == "table" and message["table"]["next"] is not None)
                second = bob.ask("POST", f"/api/tables/{table}/rematch", table)
                assert first.json()["id"] == second.json()["id"] == his.table["next"]
                assert (first.json()["seat"], second.json()["seat"]) == (0, 1)
                assert first.cookies["seat"] == ann.cookies[table]
                assert bob.ask("GET", f"/api/tables/{his.table['next']}").json()["phase"] == "playing"


class TestUndo:
    def test_is_free_while_nobody_has_learned_anything(self, tmp_path: Path) -> None:
        with two_at_a_table(tmp_path) as (hers, his):
            before = hers.seen["options"]
            hers.choose(before[0]["option"])
            assert hers.seen["chosen"] is not None
            hers.settle()
            assert hers.table["undo"] == "freely"
            hers.send(type="undo", moment=hers.seen["moment"])
            hers.read_until(lambda message: message["type"] == "seen")
            assert hers.seen["options"] == before
            assert hers.seen["chosen"] is None
            his.catch_up(hers.seen["moment"])
            play_on([hers, his], Random(8), over)

    def test_needs_the_others_consent_once_a_card_was_drawn(self, tmp_path: Path) -> None:
        with two_at_a_table(tmp_path) as (hers, his):
            play_on([hers, his], Random(8), lambda seen: seen["turns"] >= 3 and seen["asked"]["purpose"] == "act")
            asked, other = (hers, his) if hers.is_asked() else (his, hers)
            before = asked.seen
            asked.choose("draw")
            asked.settle()
            assert asked.table["undo"] == "by consent"
            asked.send(type="undo", moment=asked.seen["moment"])
            other.read_until(lambda message: message["type"] == "table" and message["table"]["motion"] is not None)
            assert other.table["motion"]["kind"] == "undo"
            other.send(type="agree", proposal=other.table["motion"]["number"], agree=True)
            asked.read_until(lambda message: message["type"] == "seen" and message["seen"]["moment"][:2] == "1.")
            assert asked.seen["seats"] == before["seats"]
            assert asked.seen["options"] == before["options"]
            other.catch_up(asked.seen["moment"])
            assert len(other.whole_log()) == len(asked.whole_log())
            play_on([hers, his], Random(9), over)

    def test_a_choice_for_a_moment_that_has_passed_is_refused(self, tmp_path: Path) -> None:
        with two_at_a_table(tmp_path) as (hers, his):
            play_on([hers, his], Random(8), lambda seen: seen["turns"] >= 2 and seen["asked"]["purpose"] == "act")
            asked, other = (hers, his) if hers.is_asked() else (his, hers)
            moment = asked.seen["moment"]
            other.send(type="choose", moment=moment, option="draw")
            assert other.error() == "not-your-decision"
            asked.send(type="choose", moment="0.0", option="draw")
            assert asked.error() == "moment-has-passed"
            asked.send(type="choose", moment=moment, option="achieve 9")
            assert asked.error() == "not-possible"


class TestFirstMelds:
    """docs/rules.md 1: all players choose at the same time; nobody learns anything from who has chosen."""

    def test_everyone_is_asked_at_once_and_nobody_waits_for_another(self, tmp_path: Path) -> None:
        with two_at_a_table(tmp_path) as (hers, his):
            assert [hers.is_asked(), his.is_asked()] == [True, True]
            his.choose(his.options()[0])
            assert not his.is_asked()
            assert his.seen["chosen"] is not None
            assert his.seen["asked"]["seat"] is None
            hers.choose(hers.options()[0])
            his.catch_up("0.2")
            assert his.seen["turns"] == hers.seen["turns"] == 1

    def test_the_others_are_sent_nothing_when_someone_chooses_or_takes_it_back(self, tmp_path: Path) -> None:
        with two_at_a_table(tmp_path) as (hers, his):
            hers.settle()
            before = (hers.seen, hers.table, list(hers.log.lines))
            his.choose(his.options()[0])
            his.settle()
            assert his.table["undo"] == "freely"
            his.send(type="undo", moment=his.seen["moment"])
            his.read_until(lambda message: message["type"] == "seen")
            his.choose(his.options()[1])
            his.settle()
            hers.send(type="ping")
            assert hers.read() == {"type": "pong"}
            assert (hers.seen, hers.table, hers.log.lines) == before

    def test_those_who_come_back_or_watch_do_not_see_who_has_chosen(self, tmp_path: Path) -> None:
        with running_server(tmp_path) as client:
            ann, bob, cid = Browser(client, "Ann"), Browser(client, "Bob"), Browser(client, "Cid")
            table = ann.make_table([you(), person()], seed=7)
            bob.sit_down(table, 1)
            seen = []
            with bob.at(table) as his:
                for _ in range(2):
                    for browser in (ann, cid):
                        with browser.at(table) as again:
                            seen.append(again.seen)
                    if his.is_asked():
                        his.choose(his.options()[0])
            assert seen[:2] == seen[2:]
            assert seen[1]["asked"]["seat"] is None

    def test_taking_it_back_leaves_the_choices_of_the_others(self, tmp_path: Path) -> None:
        with running_server(tmp_path) as client:
            ann, bob, cid = Browser(client, "Ann"), Browser(client, "Bob"), Browser(client, "Cid")
            table = ann.make_table([you(), person(), person()], seed=7)
            bob.sit_down(table, 1)
            cid.sit_down(table, 2)
            with ann.at(table) as hers, bob.at(table) as his, cid.at(table) as cids:
                for connection in (cids, hers, his)[:2]:
                    connection.choose(connection.options()[0])
                cids.send(type="undo", moment="0.0")
                cids.read_until(lambda message: message["type"] == "seen")
                assert cids.is_asked()
                hers.settle()
                assert hers.seen["chosen"] is not None
                chosen = [hers.seen["chosen"], his.options()[1], cids.options()[1]]
                his.choose(his.options()[1])
                cids.choose(cids.options()[1])
                hers.catch_up("0.3")
                tops = [
                    pile["cards"][0]["card"] for seat in hers.seen["seats"] for pile in seat["piles"] if pile["cards"]
                ]
                assert tops == [chosen[0], *[option.removeprefix("card ") for option in chosen[1:]]]
        with running_server(tmp_path) as client:
            ann.client = client
            with ann.at(table) as hers:
                assert hers.seen["moment"] == "0.3"

    def test_a_card_in_another_hand_cannot_be_chosen(self, tmp_path: Path) -> None:
        """It would be the other player's choice; and the answer would tell who has the card."""
        with two_at_a_table(tmp_path) as (hers, his):
            hers.send(type="choose", moment="0.0", option=his.options()[0])
            assert hers.error() == "not-possible"
            assert his.is_asked()

    def test_a_proposal_stays_when_someone_chooses(self, tmp_path: Path) -> None:
        """Otherwise its end would tell that someone has chosen."""
        with two_at_a_table(tmp_path) as (hers, his):
            hers.send(type="give", seat=1, level="novice")
            his.read_until(lambda message: message["type"] == "table" and message["table"]["motion"] is not None)
            his.choose(his.options()[0])
            his.settle()
            hers.settle()
            assert hers.table["motion"] is not None

    def test_in_the_record_the_order_of_the_choices_is_that_of_the_seats(self, tmp_path: Path) -> None:
        with running_server(tmp_path) as client:
            ann, bob = Browser(client, "Ann"), Browser(client, "Bob")
            table = ann.make_table([you(), person()], seed=7)
            bob.sit_down(table, 1)
            with ann.at(table) as hers, bob.at(table) as his:
                his.choose(last := his.options()[0])
                hers.choose(first := hers.options()[0])
                play_on([hers, his], Random(3), over)
            assert json.loads(ann.ask("GET", f"/api/tables/{table}/record").text)["choices"][:2] == [first, last]

    def test_bots_choose_without_waiting_for_people(self, tmp_path: Path) -> None:
        with running_server(tmp_path) as client:
            ann = Browser(client, "Ann")
            table = ann.make_table([bot(), you(), bot()], seed=7)
            with ann.at(table) as hers:
                assert hers.is_asked()
                hers.choose(hers.options()[0])
                hers.read_until(lambda message: message["type"] == "seen" and message["seen"]["turns"] > 0)


def numbers(moment: str) -> list[int]:
    """A moment in parts that can be compared: 0.10 comes after 0.9."""
    return [int(part) for part in moment.split(".")]


class TestTablesOfAnEarlierVersion:
    """A server that was updated: the tables under way go on if they play the same by today's rules."""

    def test_a_table_that_plays_the_same_goes_on(self, tmp_path: Path) -> None:
        with running_server(tmp_path) as client:
            ann = Browser(client, "Ann")
            table = ann.make_table([you(), bot()], seed=7)
            with ann.at(table) as hers:
                play_on([hers], Random(3), lambda seen: seen["turns"] >= 5)
                before = hers.seen
        written_by_version(1, tmp_path, table)
        with running_server(tmp_path) as client:
            ann.client = client
            with ann.at(table) as hers:
                assert numbers(hers.seen["moment"]) >= numbers(before["moment"])
                play_on([hers], Random(3), over)
        assert version_of(tmp_path, table) == ENGINE_VERSION

    @pytest.mark.parametrize(
        ("catalogue", "words"), [("en", "the rule of Lever has changed since"), ("fr", "la règle de Levier a changé")]
    )
    def test_one_that_does_not_says_which_card_has_changed(self, tmp_path: Path, catalogue: str, words: str) -> None:
        old = read(OTHER["lever"])
        with running_server(tmp_path) as client:
            ann = Browser(client, "Ann")
            seats = [you()] + [bot()] * (old.rules.players - 1)
            rules = {"edition": old.rules.edition, "expansions": ["echoes"], "american": old.rules.american}
            table = ann.make_table(seats, seed=old.seed, teams=old.rules.teams, **rules)
        written_by_version(1, tmp_path, table, old.choices)
        with running_server(tmp_path) as client:
            path = f"/api/tables/{table}/socket?catalogue={catalogue}"
            with client.websocket_connect(path) as session:
                message = session.receive_json()
                assert (message["type"], message["key"]) == ("error", "rule-has-changed")
                assert words in message["text"]
                with pytest.raises(WebSocketDisconnect) as closed:
                    session.receive_json()
                assert closed.value.code == CANNOT_GO_ON
            refused = client.get(f"/api/tables/{table}", headers={"accept-language": catalogue})
            assert refused.status_code == 410
            assert words in refused.json()["text"]
        assert version_of(tmp_path, table) == 1

    def test_one_of_a_later_version_is_left_alone(self, tmp_path: Path) -> None:
        with running_server(tmp_path) as client:
            table = Browser(client, "Ann").make_table([you(), bot()], seed=7)
        written_by_version(99, tmp_path, table)
        with running_server(tmp_path) as client:
            assert client.get(f"/api/tables/{table}").json()["key"] == "other-version"


def written_by_version(version: int, folder: Path, table: str, choices: Sequence[str] = ()) -> None:
    """Make a stored table one of another version of the engine, with these choices if there are any."""
    with closing(sqlite3.connect(folder / "games.sqlite3")) as database, database:
        database.execute("UPDATE tables SET engine = ? WHERE id = ?", (version, table))
        rows = [(table, number, choice) for number, choice in enumerate(choices)]
        if rows:
            database.execute("DELETE FROM choices WHERE table_id = ?", (table,))
        database.executemany("INSERT INTO choices (table_id, number, notation) VALUES (?, ?, ?)", rows)


def version_of(folder: Path, table: str) -> int:
    with closing(sqlite3.connect(folder / "games.sqlite3")) as database:
        return int(database.execute("SELECT engine FROM tables WHERE id = ?", (table,)).fetchone()[0])


class TestSittingDown:
    def test_a_seat_is_taken_once(self, tmp_path: Path) -> None:
        with running_server(tmp_path) as client:
            ann, bob, cid = Browser(client, "Ann"), Browser(client, "Bob"), Browser(client, "Cid")
            table = ann.make_table([you(), person(), person()])
            bob.sit_down(table, 1)
            taken = cid.ask("POST", f"/api/tables/{table}/seats/1", table, json={"name": "Cid"})
            assert (taken.status_code, taken.json()["key"]) == (409, "seat-is-taken")
            twice = bob.ask("POST", f"/api/tables/{table}/seats/2", table, json={"name": "Bob"})
            assert (twice.status_code, twice.json()["key"]) == (409, "already-seated")

    def test_a_table_that_nobody_can_play_at_is_refused_in_words(self, tmp_path: Path) -> None:
        with running_server(tmp_path) as client:
            body = {"seats": [bot()] * 5, "edition": "iello", "language": "fr"}
            refused = client.post("/api/tables", json=body, headers={"accept-language": "fr"})
            assert refused.status_code == 422
            assert refused.json()["key"] == "number-of-players"
            assert "joueurs" in refused.json()["text"]

    def test_listed_tables_are_found_and_private_ones_are_not(self, tmp_path: Path) -> None:
        with running_server(tmp_path) as client:
            ann = Browser(client, "Ann")
            open_to_all = ann.make_table([you(), person()], listed=True)
            ann.make_table([you(), person()])
            found = client.get("/api/tables").json()["tables"]
            assert [table["id"] for table in found] == [open_to_all]

    def test_the_secret_of_a_seat_is_for_no_script_and_for_no_other_site(self, tmp_path: Path) -> None:
        with running_server(tmp_path, secure=True) as client:
            answer = client.post("/api/tables", json={"seats": [you(), bot()], "name": "Ann"})
            cookie = answer.headers["set-cookie"].lower()
            assert "httponly" in cookie
            assert "samesite=strict" in cookie
            assert "secure" in cookie
            assert f"path=/api/tables/{answer.json()['id']}" in cookie

    def test_there_are_limits(self, tmp_path: Path) -> None:
        with running_server(tmp_path, most_tables=2) as client:
            body = {"seats": [bot(), bot()]}
            assert [client.post("/api/tables", json=body).status_code for _ in range(3)] == [201, 201, 429]
        with running_server(tmp_path / "b", tables_per_hour=1) as client:
            assert [client.post("/api/tables", json=body).status_code for _ in range(2)] == [201, 429]


class TestYourGames:
    def test_a_table_tells_its_players_for_whom_it_waits_and_how_it_stands(self, tmp_path: Path) -> None:
        with running_server(tmp_path) as client:
            ann, bob = Browser(client, "Ann"), Browser(client, "Bob")
            table = ann.make_table([you(), person()], seed=1)
            assert ann.ask("GET", f"/api/tables/{table}", table).json()["waits_for"] is None
            bob.sit_down(table, 1)
            with ann.at(table) as hers, bob.at(table) as his:
                # Nobody may know who has chosen a first meld: each only knows that it is for him to choose.
                listed = [each.ask("GET", f"/api/tables/{table}", table).json() for each in (ann, bob)]
                assert [each["waits_for"] for each in listed] == [0, 1]
                assert client.get(f"/api/tables/{table}").json()["waits_for"] is None
                play_on([hers, his], Random(3), lambda seen: seen["turns"] >= 12)
                listed = [each.ask("GET", f"/api/tables/{table}", table).json() for each in (ann, bob)]
                assert {each["waits_for"] for each in listed} == {hers.seen["asked"]["seat"]}
                points = [seat["points"] + seat["bonus"] for seat in hers.seen["seats"]]
                assert [seat["points"] for seat in listed[0]["seats"]] == points

    @pytest.mark.parametrize(("bots", "level"), [("weaker", "novice"), ("same", "adept"), ("stronger", "expert")])
    def test_a_rematch_may_be_against_weaker_or_stronger_bots(self, tmp_path: Path, bots: str, level: str) -> None:
        with running_server(tmp_path) as client:
            ann = Browser(client, "Ann")
            table = ann.make_table([you(), bot("adept")], seed=7)
            with ann.at(table) as hers:
                play_on([hers], Random(1), over)
            following = ann.ask("POST", f"/api/tables/{table}/rematch", table, json={"bots": bots}).json()["id"]
            seats = client.get(f"/api/tables/{following}").json()["seats"]
            assert [seat["level"] for seat in seats] == [None, level]


class TestInFrench:
    def test_everyone_reads_his_own_language_and_may_change_it(self, tmp_path: Path) -> None:
        with running_server(tmp_path) as client:
            ann, bob = Browser(client, "Anne"), Browser(client, "Bob")
            table = ann.make_table([you(), person()], seed=1, edition="iello", language="fr")
            bob.sit_down(table, 1)
            with ann.at(table, "fr") as hers, bob.at(table, "en") as his:
                play_on([hers, his], Random(3), lambda seen: seen["turns"] >= 3)
                assert "Tour" in hers.whole_log()[2]["text"]
                assert "turn" in his.whole_log()[2]["text"].lower()
                his.send(type="read", catalogue="fr")
                his.read_until(lambda message: message["type"] == "seen")
                assert [line["depth"] for line in his.whole_log()] == [line["depth"] for line in hers.whole_log()]
                assert "Tour" in his.whole_log()[2]["text"]
