"""Nobody can hold up the others by asking for much: what is the same is made once, and what costs much counts much."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from tenages.records.ending import Ending
from tenages.server import table_messages
from tenages.server.game_session import GameSession
from tenages.server.messages.seen import Seen
from tenages.server.settings import Settings
from tenages.server.sockets import CONNECTING, COSTS, TOO_MANY
from tenages.words.speaker import Speaker
from tests.support.players import Browser, Connection, newest, person, running_server, you

ENGLISH, FRENCH = "en-asmadi", "fr-iello"
SPECTATORS = 20
LIMITLESS = {"burst": 10**9, "work_burst": 10**9, "table_burst": 10**9}
READ = COSTS["read"]


def at_address(client: TestClient, address: str) -> TestClient:
    """Clients of this address."""
    comer = TestClient(client.app, base_url="http://table", client=(address, 50000))
    comer.portal = client.portal
    return comer


@contextmanager
def ann_and_bob(folder: Path, **settings: Any) -> Iterator[tuple[TestClient, str, Connection, Connection]]:
    """A server at which Ann and Bob play, each from an address of their own; what was used up never comes back."""
    never_again = {"work_per_second": 0.0, "table_per_second": 0.0, "messages_per_second": 0.0}
    with running_server(folder, **(LIMITLESS | never_again | settings)) as client:
        ann, bob = [Browser(at_address(client, address), name) for name, address in (("Ann", "a"), ("Bob", "b"))]
        table = ann.make_table([you(), person()], seed=3)
        bob.sit_down(table, 1)
        with ann.at(table) as hers, bob.at(table) as his:
            yield client, table, hers, his


def answer_to_read(connection: Connection, catalogue: str = FRENCH) -> str:
    """Ask for the whole game in this language: what comes, or why it does not."""
    connection.send(type="read", catalogue=catalogue)
    answer = connection.read_until(lambda message: message["type"] in ("seen", "error"))
    return str(answer.get("key", "seen"))


def play_first_melds(hers: Connection, his: Connection) -> None:
    for connection in (hers, his):
        connection.choose(connection.options()[0])
    hers.catch_up(newest([hers, his]))


def play_once(hers: Connection, his: Connection) -> None:
    """Whoever is asked chooses, and both see it."""
    asked, other = (hers, his) if hers.is_asked() else (his, hers)
    asked.choose(asked.options()[0])
    other.catch_up(asked.seen["moment"])


# --- what is the same -------------------------------------------------------------------------------------------------


@pytest.fixture
def rendered(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int | None, str]]:
    """For whom the whole game was put into words: the seat, and the words."""
    found: list[tuple[int | None, str]] = []
    usual = table_messages.whole

    def counted(session: GameSession, speaker: Speaker, ending: Ending | None) -> Seen:
        found.append((speaker.reader, speaker.words.name))
        return usual(session, speaker, ending)

    monkeypatch.setattr(table_messages, "whole", counted)
    return found


def test_twenty_spectators_of_two_languages_are_shown_two_renderings(
    tmp_path: Path, rendered: list[tuple[int | None, str]]
) -> None:
    with ann_and_bob(tmp_path) as (client, table, hers, his), ExitStack() as leaving:
        play_first_melds(hers, his)
        rendered.clear()
        languages = [ENGLISH, FRENCH] * (SPECTATORS // 2)
        crowd = [leaving.enter_context(Browser(client, "Eve").at(table, language)) for language in languages]
        assert sorted(rendered) == sorted([(None, ENGLISH), (None, FRENCH)])
        for _ in range(5):
            languages = languages[1:] + languages[:1]
            for connection, language in zip(crowd, languages, strict=True):
                assert answer_to_read(connection, language) == "seen"
        assert len(rendered) == 2
        # Each has read his own language.
        titles = {(language, str(connection.seen)) for connection, language in zip(crowd, languages, strict=True)}
        assert len(titles) == 2


def test_a_new_moment_is_put_into_words_again_once_for_each_language(
    tmp_path: Path, rendered: list[tuple[int | None, str]]
) -> None:
    with ann_and_bob(tmp_path) as (client, table, hers, his), ExitStack() as leaving:
        crowd = [leaving.enter_context(Browser(client, "Eve").at(table)) for _ in range(4)]
        play_first_melds(hers, his)
        play_once(hers, his)
        rendered.clear()
        for connection in crowd:
            connection.catch_up(hers.seen["moment"])
            assert answer_to_read(connection) == "seen"
            assert connection.seen["moment"] == hers.seen["moment"]
        assert rendered == [(None, FRENCH)]


def test_nobody_is_shown_what_was_rendered_for_other_eyes(tmp_path: Path) -> None:
    with ann_and_bob(tmp_path) as (client, table, hers, his), Browser(client, "Eve").at(table) as eves:
        for connection in (hers, his, eves):
            assert answer_to_read(connection) == "seen"
        assert len({str(connection.seen) for connection in (hers, his, eves)}) == 3
        assert hers.options() != his.options()
        assert eves.seen["options"] is None


# --- what costs much --------------------------------------------------------------------------------------------------


def test_a_connection_may_send_fewer_of_the_costly_requests(tmp_path: Path) -> None:
    with ann_and_bob(tmp_path, burst=2 * READ + 3) as (client, table, _, _), Browser(client, "Eve").at(table) as eves:
        assert [answer_to_read(eves) for _ in range(3)] == ["seen", "seen", "too-fast"]
        # A refused request has cost as much as any message.
        eves.settle()
        eves.settle()
        eves.send(type="ping")
        assert eves.error() == "too-fast"


def test_all_connections_of_an_address_share_what_they_may_ask_for(tmp_path: Path) -> None:
    with ann_and_bob(tmp_path, work_burst=3 * CONNECTING + 2 * READ) as (client, table, hers, _):
        eve = Browser(at_address(client, "eve"), "Eve")
        with eve.at(table) as first, eve.at(table) as second, eve.at(table) as third:
            assert [answer_to_read(each) for each in (first, second, third)] == ["seen", "seen", "too-fast"]
            for connection in (first, second, third):
                connection.send(type="ping")
                assert connection.error() == "too-fast"
            assert answer_to_read(hers) == "seen"
            assert is_refused(eve, table)
            with Browser(at_address(client, "cid"), "Cid").at(table) as his:
                assert answer_to_read(his) == "seen"


def test_the_spectators_of_a_table_share_what_they_may_ask_for_and_players_do_not(tmp_path: Path) -> None:
    """Wherever they come from; and they can ask for everything else."""
    with ann_and_bob(tmp_path, table_burst=3 * CONNECTING + 2 * READ) as (client, table, hers, his):
        crowd = [Browser(at_address(client, f"eve{number}"), "Eve") for number in range(4)]
        with crowd[0].at(table) as first, crowd[1].at(table) as second, crowd[2].at(table) as third:
            assert [answer_to_read(each) for each in (first, second, third)] == ["seen", "seen", "too-fast"]
            third.send(type="log", before=1)
            assert third.error() == "too-fast"
            third.settle()
            assert is_refused(crowd[3], table)
            for player in (hers, his):
                assert answer_to_read(player) == "seen"
            play_first_melds(hers, his)
            third.catch_up(hers.seen["moment"])


def test_a_player_who_comes_back_is_let_in_however_many_spectators_there_are(tmp_path: Path) -> None:
    with running_server(tmp_path, table_burst=CONNECTING, table_per_second=0.0) as client:
        ann, eve = Browser(client, "Ann"), Browser(client, "Eve")
        table = ann.make_table([you(), person()])
        with eve.at(table):
            assert is_refused(eve, table)
            for _ in range(3):
                with ann.at(table) as hers:
                    assert hers.you == 0


def test_connecting_again_and_again_is_refused_in_the_end(tmp_path: Path) -> None:
    """And a table that does not exist is not looked for, either."""
    with ann_and_bob(tmp_path, work_burst=4 * CONNECTING) as (client, table, hers, _):
        eve = Browser(at_address(client, "eve"), "Eve")
        for _ in range(4):
            with eve.at(table) as connection:
                assert connection.you is None
        assert is_refused(eve, table)
        assert is_refused(eve, "nowhere")
        assert answer_to_read(hers) == "seen"


def is_refused(browser: Browser, table: str) -> bool:
    """Whether a connection is closed at once since there were too many."""
    with pytest.raises(WebSocketDisconnect) as closed, browser.at(table):
        pass
    return closed.value.code == TOO_MANY


def test_greedy_spectators_do_not_keep_the_players_from_playing(tmp_path: Path) -> None:
    """With the usual limits: twenty spectators ask until they are refused, and then Ann and Bob still choose."""
    usual = Settings()
    limits = {"work_burst": usual.work_burst, "table_burst": usual.table_burst, "burst": usual.burst}
    with ann_and_bob(tmp_path, **limits) as (client, table, hers, his), ExitStack() as leaving:
        crowd = [
            leaving.enter_context(Browser(at_address(client, f"eve{number % 5}"), "Eve").at(table))
            for number in range(SPECTATORS)
        ]
        answers = [answer_to_read(connection, language) for language in (FRENCH, ENGLISH) * 5 for connection in crowd]
        assert answers.count("seen") == (usual.table_burst - SPECTATORS * CONNECTING) // READ
        assert set(answers) == {"seen", "too-fast"}
        play_first_melds(hers, his)
        for _ in range(3):
            play_once(hers, his)
