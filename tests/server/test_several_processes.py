"""Players of one table sit at different processes, which share a PostgreSQL database."""

from __future__ import annotations

import json
import signal
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from threading import Barrier, Thread
from typing import Final

import psycopg
import pytest

import tenages
from tests.support.log_in_parts import Message
from tests.support.postgres import new_database
from tests.support.postgres import postgres_url as postgres_url
from tests.support.serving import TIMEOUT_SECONDS, Guest, Server, catch_up, play_to_the_end
from tests.support.set_server import serving_with

NAMES: Final = ("Ann", "Bob", "Cid")


@pytest.fixture
def database(postgres_url: str) -> str:
    return new_database(postgres_url)


@contextmanager
def three_servers(database: str, folder: Path) -> Iterator[list[Server]]:
    with ExitStack() as stack:
        servers: list[Server] = []
        for number in range(3):
            (folder / str(number)).mkdir()
            servers.append(stack.enter_context(serving_with(folder / str(number), database=database)))
        yield servers


@pytest.fixture(scope="module")
def house(postgres_url: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, list[Server]]]:
    """A database and three servers, for all tests that leave them as they are."""
    database = new_database(postgres_url)
    with three_servers(database, tmp_path_factory.mktemp("servers")) as servers:
        yield database, servers
        assert [server.complaints() for server in servers] == [""] * 3


@pytest.fixture
def servers(house: tuple[str, list[Server]]) -> Iterator[list[Server]]:
    yield house[1]
    # A server lets an address have only so many connections.
    while VISITORS:
        VISITORS.pop().leave()


VISITORS: Final[list[Guest]] = []
"""Whoever came in this test."""


def three_at_a_table(servers: list[Server], *bots: str) -> list[Guest]:
    """Ann, Bob and Cid, each at another process."""
    guests = [Guest(server, name) for server, name in zip(servers, NAMES, strict=True)]
    VISITORS.extend(guests)
    levels = [{"keeper": "bot", "level": level} for level in bots]
    table = guests[0].make_table([{"keeper": "you"}, {"keeper": "open"}, {"keeper": "open"}, *levels])
    for seat, guest in enumerate(guests[1:], 1):
        guest.sit_down(table, seat)
    for guest in guests:
        guest.come(table)
    return guests


def without_own(seen: Message) -> Message:
    """What is the same for everyone. Which card lies in the box may be known only to the player who held it."""
    same = {key: seen[key] for key in ("moment", "turn", "turns", "needed", "shown", "dogma")}
    return same | {"box": sorted([(card["deck"], card["age"]) for card in seen["box"]])}


def test_a_whole_game_of_three_people_at_three_processes_and_a_bot(servers: list[Server]) -> None:
    guests = three_at_a_table(servers, "novice")
    play_to_the_end(guests, Random(3))
    assert len({json.dumps(without_own(guest.seen)) for guest in guests}) == 1
    assert len({json.dumps(guest.seen["outcome"]["winners"]) for guest in guests}) == 1
    records = [guest.ask("GET", f"/api/tables/{guest.table}/record").text for guest in guests]
    assert len(set(records)) == 1
    game = tenages.replay(records[0])
    assert game.outcome is not None
    assert len(game.choices) == guests[0].number


def test_everyone_sees_the_same_log_wherever_he_sits(servers: list[Server]) -> None:
    """What a process announces that only follows is what the process announces at which someone chose."""
    guests = three_at_a_table(servers)
    # A second browser of Ann, at Bob's process.
    twin = Guest(servers[1], "Ann")
    VISITORS.append(twin)
    twin.table, twin.secret = guests[0].table, guests[0].secret
    twin.come()
    random = Random(5)
    while guests[0].seen["turns"] < 8:
        asked = next(guest for guest in guests if guest.options())
        asked.choose(random.choice(asked.options()))
        catch_up([*guests, twin])
        # All first melds are one moment, which a second browser may show a little later.
        assert not twin.number or twin.seen == guests[0].seen
    assert twin.whole_log() == guests[0].whole_log()


def test_two_who_choose_at_the_same_instant_at_two_processes(
    house: tuple[str, list[Server]], servers: list[Server]
) -> None:
    """Ann has two browsers. One choice counts; the other browser is told that the moment has passed."""
    guests = three_at_a_table(servers)
    ann, twin = guests[0], Guest(servers[1], "Ann")
    VISITORS.append(twin)
    twin.table, twin.secret = ann.table, ann.secret
    twin.come()
    random = Random(6)
    races = 0
    while races < 12:
        asked = next(guest for guest in guests if guest.options())
        if asked is not ann or len(ann.options()) < 2 or not ann.number:
            asked.choose(random.choice(asked.options()))
        else:
            races += 1
            raced(ann, twin)
        catch_up([*guests, twin])
        # Where another process was faster, the log is sent anew.
        hers, same = [{**guest.seen, "log": None} for guest in (ann, twin)]
        assert not ann.number or hers == same
    assert choices_in(house[0], ann.table) == ann.number


def raced(ann: Guest, twin: Guest) -> None:
    moment, options = ann.seen["moment"], ann.options()
    together = Barrier(2)

    def choose(guest: Guest, option: str) -> None:
        together.wait()
        guest.send(type="choose", moment=moment, option=option)

    threads = [Thread(target=choose, args=pair) for pair in ((ann, options[0]), (twin, options[1]))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    refusals = []
    for guest in (ann, twin):
        guest.send(type="ping")
        while (message := guest.read())["type"] != "pong":
            if message["type"] == "error":
                refusals.append(message["key"])
    assert len(refusals) == 1
    assert refusals[0] in ("moment-has-passed", "not-your-decision")


def choices_in(database: str, table: str) -> int:
    with psycopg.connect(database) as connection:
        found = connection.execute("select number from choices where table_id = %s order by number", [table]).fetchall()
    assert [number for (number,) in found] == list(range(len(found)))
    return len(found)


def test_first_melds_at_different_processes_tell_the_others_nothing(servers: list[Server]) -> None:
    ann, bob, cid = three_at_a_table(servers)
    before = bob.seen
    ann.choose(ann.options()[0])
    # Whatever Ann's process told the others has reached them before the answer to a request of their own.
    for guest in (bob, cid):
        guest.ask("GET", f"/api/tables/{guest.table}")
        guest.send(type="ping")
        while (message := guest.read())["type"] != "pong":
            # Presence may come late; anything else would tell that someone has chosen.
            assert message["type"] == "table"
            assert message["table"]["undo"] == "not"
    assert bob.seen == before
    bob.choose(bob.options()[0])
    cid.choose(cid.options()[0])
    catch_up([ann, bob, cid])
    assert ann.number == 3


@pytest.mark.slow("only after some seconds without a word does a server that was killed count as gone")
def test_they_see_who_is_there_and_who_has_gone(database: str, tmp_path: Path) -> None:
    with three_servers(database, tmp_path) as servers:
        ann, bob, cid = three_at_a_table(servers)
        while not all(seat["here"] for seat in ann.state["seats"]):
            ann.read_until("table")
        servers[2].kill()
        while ann.state["seats"][2]["here"]:
            ann.read_until("table")
        cid.server = servers[1]
        cid.come()
        while not ann.state["seats"][2]["here"]:
            ann.read_until("table")
        assert bob.state["you"] == 1


def test_a_proposal_made_at_one_process_is_answered_at_another(servers: list[Server]) -> None:
    ann, bob, cid = three_at_a_table(servers)
    ann.send(type="give", seat=0, level="novice")
    for guest in (bob, cid):
        while guest.state["motion"] is None:
            guest.read_until("table")
        guest.send(type="agree", proposal=guest.state["motion"]["number"], agree=True)
    while ann.state["seats"][0]["keeper"] != "bot":
        ann.read_until("table")
    assert ann.state["you"] is None
    assert ann.state["held"] == 0


def test_who_gives_up_at_one_process_has_given_up_at_all(servers: list[Server]) -> None:
    ann, bob, cid = three_at_a_table(servers)
    ann.send(type="concede")
    for guest in (ann, bob, cid):
        while guest.state["seats"][0]["keeper"] != "bot":
            guest.read_until("table")
    assert (ann.state["you"], ann.state["lost"]) == (None, "conceded")
    bob.send(type="concede")
    for guest in (ann, bob, cid):
        while guest.seen["outcome"] is None:
            guest.read_until("seen")
        assert (guest.seen["outcome"]["how"], guest.seen["outcome"]["winners"]) == ("conceded", [2])


def test_a_process_that_ends_hands_its_players_on(database: str, tmp_path: Path) -> None:
    """It closes their connections at once, and the next process has everything."""
    with three_servers(database, tmp_path) as servers:
        guests = three_at_a_table(servers)
        random = Random(8)
        for _ in range(12):
            asked = next(guest for guest in guests if guest.options())
            asked.choose(random.choice(asked.options()))
            catch_up(guests)
        cid = guests[2]
        seen = cid.seen
        servers[2].process.send_signal(signal.SIGTERM)
        cid.read_to_the_end()
        cid.server = servers[0]
        cid.come()
        assert cid.seen["moment"] == seen["moment"]
        assert servers[2].process.wait(TIMEOUT_SECONDS) == 0
        play_to_the_end(guests, random)
