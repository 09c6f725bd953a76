"""The operator's commands: `tenages tables`, beside a server that is running or after it has stopped."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect
from typer.testing import Result

import tenages
from tenages.server.lobby import Lobby
from tenages.server.sockets import CLOSED, COME_BACK
from tests.support.command_line import prose, tenages_says
from tests.support.players import Browser, Connection, bot, person, play_on, running_server, you

COMMANDS = ("list", "show", "close", "export", "delete")


def operator(folder: Path, *arguments: str, typed: str = "", **environment: str) -> Result:
    """What a command says about the tables in this folder."""
    database = f"sqlite:///{folder / 'games.sqlite3'}"
    return tenages_says("tables", *arguments, typed=typed, TENAGES_DATABASE=database, COLUMNS="200", **environment)


def listed(folder: Path, *arguments: str) -> list[str]:
    return [table["id"] for table in json.loads(operator(folder, "list", "--json", *arguments).stdout)]


def look(client: TestClient) -> None:
    """The server compares its tables with the database, as it does every few seconds."""
    lobby: Lobby = client.app.state.lobby  # type: ignore[attr-defined]
    assert client.portal is not None
    client.portal.call(lobby.look)


def closed_with(connection: Connection) -> int:
    """The code with which a connection is closed, after all that was sent before."""
    try:
        for _ in range(100):
            connection.read()
    except WebSocketDisconnect as closing:
        return closing.code
    pytest.fail("it stays open")


class TestList:
    def test_shows_who_plays_what_and_how_far_they_are(self, tmp_path: Path) -> None:
        with running_server(tmp_path) as client:
            ann = Browser(client, "Ann")
            first = ann.make_table([you(), bot("expert")], edition="iello", expansions=["echoes"])
            second = ann.make_table([you(), person()])
            with ann.at(first) as hers:
                play_on([hers], Random(1), lambda seen: seen["turns"] >= 2 and seen["options"] is not None)
            said = operator(tmp_path, "list").output
            tables = json.loads(operator(tmp_path, "list", "--json").stdout)
        lines = {line.split()[0]: line for line in said.splitlines() if line.strip()}
        for part in ("playing", "Ann, Expert", "iello + echoes"):
            assert part in lines[first]
        for part in ("waiting", "Ann, (open)", "asmadi-3"):
            assert part in lines[second]
        assert [table["id"] for table in tables] == [first, second]
        assert tables[0]["choices"] >= 3
        assert tables[1]["choices"] == 0
        assert tables[0]["players"][1] == {"keeper": "bot", "name": "", "level": "expert"}

    def test_a_name_with_brackets_and_colons_is_shown_as_it_is(self, tmp_path: Path) -> None:
        name = "[bold]Ann[/] :smile:"
        with running_server(tmp_path) as client:
            table = Browser(client, name).make_table([you(), person()])
        assert f"{name}, (open)" in operator(tmp_path, "list").output
        assert f"{name}, (open)" in operator(tmp_path, "show", table).output

    def test_a_server_without_tables(self, tmp_path: Path) -> None:
        with running_server(tmp_path):
            assert operator(tmp_path, "list").stdout == "There are no tables.\n"

    def test_a_database_that_does_not_exist_is_not_made(self, tmp_path: Path) -> None:
        result = operator(tmp_path / "nowhere", "list")
        assert result.exit_code == 1
        assert "there is no file" in prose(result)
        assert list(tmp_path.iterdir()) == []


class TestShow:
    def test_one_table_without_what_its_players_may_not_know(self, tmp_path: Path) -> None:
        with running_server(tmp_path) as client:
            ann = Browser(client, "Ann")
            typed, secret = ann.make_table([you(), bot()], seed=4242), ann.make_table([you(), person()])
        assert "Seed 4242" in prose(operator(tmp_path, "show", typed))
        assert "Seed" not in operator(tmp_path, "show", secret).output
        assert "Joueurs Ann, (libre)" in prose(operator(tmp_path, "show", secret, TENAGES_LANGUAGE="fr"))

    @pytest.mark.parametrize("command", ["show", "close", "export", "delete"])
    def test_an_unknown_table_is_one_clear_line(self, tmp_path: Path, command: str) -> None:
        with running_server(tmp_path):
            result = operator(tmp_path, command, "abcdefghijkl")
        assert (result.exit_code, result.output) == (1, "Error: there is no table abcdefghijkl\n")


class TestClose:
    def test_disconnects_everyone_and_the_link_opens_the_table_again(self, tmp_path: Path) -> None:
        with running_server(tmp_path) as client:
            ann, eve = Browser(client, "Ann"), Browser(client, "Eve")
            table = ann.make_table([you(), person()], listed=True)
            with ann.at(table) as hers, eve.at(table) as watcher:
                assert operator(tmp_path, "close", table).output == "The table is closed.\n"
                look(client)
                assert [closed_with(hers), closed_with(watcher)] == [CLOSED, CLOSED]
            assert listed(tmp_path) == []
            assert listed(tmp_path, "--all") == [table]
            with ann.at(table) as hers:
                assert hers.you == 0
            assert listed(tmp_path) == [table]

    def test_of_several_tables_all_or_none(self, tmp_path: Path) -> None:
        with running_server(tmp_path) as client:
            table = Browser(client, "Ann").make_table([you(), person()])
            assert operator(tmp_path, "close", table, "abcdefghijkl").exit_code == 1
            assert listed(tmp_path) == [table]


class TestExport:
    def test_the_record_of_a_game_under_way(self, tmp_path: Path) -> None:
        file = tmp_path / "game.json"
        with running_server(tmp_path) as client:
            ann, bob = Browser(client, "Ann"), Browser(client, "Bob")
            table = ann.make_table([you(), person()])
            bob.sit_down(table, 1)
            with ann.at(table) as hers, bob.at(table) as his:
                play_on([hers, his], Random(1), lambda seen: seen["turns"] >= 4)
                made = int(hers.seen["moment"].split(".")[1])
                assert operator(tmp_path, "export", table, "--output", str(file)).exit_code == 0
                assert operator(tmp_path, "export", table).stdout == file.read_text("utf-8") + "\n"
        assert len(tenages.replay(file.read_text("utf-8")).choices) == made
        assert "Bob" in tenages_says("replay", str(file)).output

    def test_there_is_none_before_the_game_begins(self, tmp_path: Path) -> None:
        with running_server(tmp_path) as client:
            table = Browser(client, "Ann").make_table([you(), person()])
            assert operator(tmp_path, "export", table).exit_code == 1


class TestDelete:
    def test_asks_first(self, tmp_path: Path) -> None:
        with running_server(tmp_path) as client:
            table = Browser(client, "Ann").make_table([you(), person()])
            assert "Delete this table for good?" in operator(tmp_path, "delete", table, typed="n\n").output
            assert listed(tmp_path) == [table]
            assert "One table was deleted." in operator(tmp_path, "delete", table, typed="y\n").output
            assert listed(tmp_path, "--all") == []

    def test_the_server_closes_the_table(self, tmp_path: Path) -> None:
        with running_server(tmp_path) as client:
            ann = Browser(client, "Ann")
            table = ann.make_table([you(), person()])
            with ann.at(table) as hers:
                assert operator(tmp_path, "delete", table, "--yes").output == "One table was deleted.\n"
                look(client)
                assert closed_with(hers) == COME_BACK
            assert ann.ask("GET", f"/api/tables/{table}").status_code == 404

    def test_all_unused_tables_or_all_of_a_network(self, tmp_path: Path) -> None:
        with running_server(tmp_path) as client:
            ann = Browser(client, "Ann")
            used, unused = ann.make_table([you(), bot()]), ann.make_table([you(), person()])
            with ann.at(used) as hers:
                hers.choose(hers.options()[0])
            (network,) = {table["made_by"] for table in json.loads(operator(tmp_path, "list", "--json").stdout)}
            operator(tmp_path, "delete", "--made-by", "somewhere else", "--yes")
            assert set(listed(tmp_path)) == {used, unused}
            operator(tmp_path, "delete", "--unused", "--made-by", network, "--yes")
            assert listed(tmp_path) == [used]
            operator(tmp_path, "delete", "--made-by", network, "--yes")
            assert listed(tmp_path) == []

    @pytest.mark.parametrize("arguments", [[], ["abcdefghijkl", "--unused"]])
    def test_one_says_which_tables_in_one_way(self, tmp_path: Path, arguments: list[str]) -> None:
        result = operator(tmp_path, "delete", "--yes", *arguments)
        assert result.exit_code == 1
        assert "name the tables, or choose them" in prose(result)


class TestHelp:
    @pytest.mark.parametrize("command", COMMANDS)
    def test_every_command_helps_with_an_example_in_every_language(self, command: str) -> None:
        for language, example in (("en", "For example"), ("fr", "Par exemple")):
            result = tenages_says("tables", command, "--help", "-l", language)
            assert result.exit_code == 0
            assert example in result.output
            assert "cli-" not in result.output

    def test_the_group_names_them_all(self) -> None:
        said = tenages_says("tables", "--help").output
        assert all(f"│ {command} " in said for command in COMMANDS)
        assert "Did you mean 'list'?" in prose(tenages_says("tables", "lst"))
