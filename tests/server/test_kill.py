"""A server that is killed during a game has the same table after a restart."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

import tenages
from tests.support.effort import cases, some
from tests.support.postgres import new_database
from tests.support.postgres import postgres_url as postgres_url
from tests.support.serving import Guest, Server, catch_up, play_to_the_end, serving

KILLS = cases(2, 20)
SEATS = [{"keeper": "you"}, {"keeper": "open"}, {"keeper": "bot", "level": "novice"}]


@pytest.fixture(params=some(["sqlite", "postgresql"], 1))
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'games.sqlite3'}"
    return new_database(request.getfixturevalue("postgres_url"))


class RunningGame:
    """A game of Ann, Bob and a bot that goes on after each restart of the server."""

    def __init__(self, server: Server, random: Random) -> None:
        self.server = server
        self.random = random
        self.ann, self.bob = self.guests = [Guest(server, "Ann"), Guest(server, "Bob")]
        self.table = self.ann.make_table(SEATS, seed=random.randrange(2**32), expansions=["echoes"])
        self.bob.sit_down(self.table, 1)
        self.kept: dict[int, str] = {}
        """Every choice that was announced to a player, by its number."""
        for guest in self.guests:
            guest.come(self.table)

    def play_until_an_effect_asks(self) -> Guest:
        """They choose at random until a card asks one of them something; returns that player."""
        first = self.ann.number
        while True:
            catch_up(self.guests)
            assert self.ann.seen["outcome"] is None, "the game is over too soon for this story"
            asked = next((guest for guest in self.guests if guest.options()), None)
            if asked is None:
                self.ann.read_until("seen")
            elif asked.seen["asked"]["card"] is not None and asked.number > first:
                return asked
            else:
                self.choose(asked)

    def choose(self, asked: Guest) -> None:
        """Choose, and read the answer."""
        # All first melds are one moment; in the record they are in the order of the seats.
        number = asked.number or self.guests.index(asked)
        option = self.random.choice(asked.options())
        asked.choose(option)
        self.kept[number] = option

    def send(self, asked: Guest) -> str:
        """Choose, and do not wait."""
        option = self.random.choice(asked.options())
        asked.send(type="choose", moment=asked.seen["moment"], option=option)
        return option

    def kill(self) -> None:
        """Kill the server, start it again, and reconnect with the same cookies."""
        self.server.kill()
        before = []
        for guest in self.guests:
            guest.read_to_the_end()
            before.append((guest.seen, guest.state["seats"], guest.log))
        self.server.kill_all()
        self.server.start()
        self.ann.come()
        self.bob.come()
        for guest, (seen, seats, log) in zip(self.guests, before, strict=True):
            assert guest.state["you"] == self.guests.index(guest)
            assert [(seat["name"], seat["keeper"]) for seat in guest.state["seats"]] == [
                (seat["name"], seat["keeper"]) for seat in seats
            ]
            assert moment_of(guest.seen) >= moment_of(seen)
            if guest.seen["moment"] == seen["moment"]:
                assert {**guest.seen, "log": None} == {**seen, "log": None}
                # While the log is read, the bot may go on.
                assert guest.whole_log()[log.first :][: len(log.lines)] == log.lines
            else:
                # Stored before the kill, but not announced. The last line of the log is sent again with its results.
                lines = guest.whole_log()[log.first :]
                assert lines[: len(log.lines) - 1] == log.lines[:-1]
                assert len(lines) >= len(log.lines)
        catch_up(self.guests)


def moment_of(seen: dict[str, str]) -> tuple[int, int]:
    undone, number = seen["moment"].split(".")
    return int(undone), int(number)


def killed_once_it_answered(running_game: RunningGame, asked: Guest) -> None:
    """The choice was announced, so nothing may be lost."""
    running_game.choose(asked)
    running_game.kill()


def killed_while_the_choice_is_on_its_way(running_game: RunningGame, asked: Guest) -> None:
    """The choice was not announced, so it may count or not; but it never counts partly or twice."""
    number, option = asked.number, running_game.send(asked)
    running_game.kill()
    if running_game.ann.number > number:
        running_game.kept[number] = option


DEATHS = (killed_once_it_answered, killed_while_the_choice_is_on_its_way)


@pytest.mark.slow("the server is started again after every kill")
def test_nothing_that_was_announced_is_lost_and_nothing_is_doubled(database: str, tmp_path: Path) -> None:
    """Killed repeatedly during effects; then the game is played to its end, and its record replays."""
    with serving(database, tmp_path) as server:
        running_game = RunningGame(server, Random(11))
        for count in range(KILLS):
            asked = running_game.play_until_an_effect_asks()
            DEATHS[count % len(DEATHS)](running_game, asked)
        assert len(running_game.kept) >= KILLS
        play_to_the_end(running_game.guests, running_game.random)
        winners = running_game.ann.seen["outcome"]["winners"]
        text = running_game.ann.ask("GET", f"/api/tables/{running_game.table}/record").text
        choices = json.loads(text)["choices"]
        assert len(choices) == running_game.ann.number
        assert {number: choices[number] for number in running_game.kept} == running_game.kept
        game = tenages.replay(text)
        assert game.outcome is not None
        assert list(game.outcome.winners) == winners
        assert running_game.ann.whole_log() != running_game.bob.whole_log()
        assert server.complaints() == ""


def test_a_waiting_table_is_still_waiting_and_the_key_of_a_seat_still_works(database: str, tmp_path: Path) -> None:
    with serving(database, tmp_path) as server:
        ann, bob, phone = Guest(server, "Ann"), Guest(server, "Bob"), Guest(server, "Ann")
        table = ann.make_table(SEATS)
        key = ann.ask("POST", f"/api/tables/{table}/key").json()["key"]
        server.kill_all()
        server.start()
        ann.come()
        assert ann.state["phase"] == "waiting"
        bob.sit_down(table, 1)
        moved = phone.ask("POST", f"/api/tables/{table}/move", json={"key": key})
        phone.secret = moved.cookies["seat"]
        for guest in (ann, bob, phone):
            guest.come(table)
        assert [guest.state["you"] for guest in (ann, bob, phone)] == [None, 1, 0]
        assert [seat["name"] for seat in ann.state["seats"]] == ["Ann", "Bob", "Zhang Heng"]
        assert ann.state["phase"] == "playing"


def test_the_bot_processes_of_a_killed_server_end(tmp_path: Path) -> None:
    """However the server ends."""
    with serving(f"sqlite:///{tmp_path / 'games.sqlite3'}", tmp_path) as server:
        ann = Guest(server, "Ann")
        ann.make_table([{"keeper": "you"}, {"keeper": "bot", "level": "novice"}])
        ann.come()
        while ann.number < 2:
            if ann.options():
                ann.send(type="choose", moment=ann.seen["moment"], option=ann.options()[0])
            ann.read_until("seen")
        server.kill()
        assert server.has_ended()
