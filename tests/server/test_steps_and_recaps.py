"""Browsers that are sent steps, and what happened since someone's last turn, over real sockets."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tenages.server.followed_table import MOST_REPLAYED_AT_ONCE
from tests.support.following import after_steps
from tests.support.players import Browser, Connection, person, play_on, running_server, you

Table = tuple[Browser, Browser, Browser, str]


@contextmanager
def friends(folder: Path, **wanted: Any) -> Iterator[Table]:
    """Ann and Bob have just sat down, and Cid may watch."""
    with running_server(folder) as client:
        ann, bob, cid = (Browser(client, name) for name in ("Ann", "Bob", "Cid"))
        table = ann.make_table([you(), person()], seed=4, **wanted)
        bob.sit_down(table, 1)
        yield ann, bob, cid, table


def without_log(connection: Connection) -> dict[str, Any]:
    return {name: value for name, value in connection.seen.items() if name != "log"}


def must_see_the_same(one: Connection, other: Connection) -> None:
    assert without_log(one) == without_log(other)
    assert one.whole_log() == other.whole_log()


class TestSteps:
    def test_whoever_is_sent_steps_has_what_the_others_are_sent_whole(self, tmp_path: Path) -> None:
        with friends(tmp_path, expansions=["echoes"]) as (ann, bob, cid, table), ExitStack() as stack:
            hers, his = (stack.enter_context(browser.at(table, steps=True)) for browser in (ann, bob))
            whole = stack.enter_context(ann.at(table))
            watching = stack.enter_context(cid.at(table, steps=True))
            play_on([hers, his, whole, watching], Random(3), lambda seen: seen["turns"] >= 12)
            must_see_the_same(hers, whole)
            for browser, connection in ((bob, his), (cid, watching)):
                with browser.at(table) as again:
                    must_see_the_same(connection, again)

    def test_choices_come_as_steps_and_the_own_first_meld_and_undos_come_whole(self, tmp_path: Path) -> None:
        with friends(tmp_path) as (ann, bob, _, table), ann.at(table, steps=True) as hers, bob.at(table) as his:
            hers.choose(hers.options()[0])
            assert hers.seen["chosen"] is not None
            his.choose(his.options()[0])
            hers.settle()
            assert hers.kinds == ["seen", "seen", "steps"]
            assert hers.seen["chosen"] is None
            asked, other = (hers, his) if hers.is_asked() else (his, hers)
            asked.choose("draw")
            asked.send(type="undo", moment=asked.seen["moment"])
            asked.settle()
            other.settle()
            other.send(type="agree", proposal=other.table["motion"]["number"], agree=True)
            other.settle()
            asked.settle()
            assert hers.kinds == ["seen", "seen", "steps", "steps", "seen"]
            asked.choose("draw")
            hers.settle()
            assert hers.kinds[-1] == "steps"
            with ann.at(table) as again:
                must_see_the_same(hers, again)

    def test_another_language_comes_whole_and_the_next_steps_are_in_it(self, tmp_path: Path) -> None:
        with friends(tmp_path) as (ann, bob, _, table), ann.at(table, steps=True) as hers, bob.at(table) as his:
            play_on([hers, his], Random(1), lambda seen: seen["turns"] >= 2)
            hers.send(type="read", catalogue="fr-iello")
            hers.settle()
            assert hers.kinds[-1] == "seen"
            play_on([hers, his], Random(2), lambda seen: seen["turns"] >= 4)
            assert hers.kinds[-1] == "steps"
            with ann.at(table, "fr-iello") as again:
                must_see_the_same(hers, again)


def has_begun(turn: int, seen: dict[str, Any]) -> bool:
    return bool(seen["turns"] >= turn)


# --- since your last turn ---------------------------------------------------------------------------------------------


def recap(connection: Connection) -> dict[str, Any]:
    connection.send(type="recap")
    return connection.read_until(lambda message: message["type"] in ("recap", "error"))


class TestRecaps:
    def test_before_anyone_has_acted_there_is_nothing_to_see_again(self, tmp_path: Path) -> None:
        with friends(tmp_path) as (ann, bob, _, table), ann.at(table) as hers, bob.at(table) as his:
            assert recap(hers)["key"] == "nothing-to-see-again"
            hers.choose(hers.options()[0])
            assert recap(his)["key"] == "nothing-to-see-again"
            his.choose(his.options()[0])
            assert recap(hers)["key"] == "nothing-to-see-again"

    def test_before_the_game_neither(self, tmp_path: Path) -> None:
        with running_server(tmp_path) as client:
            ann = Browser(client, "Ann")
            table = ann.make_table([you(), person()])
            with ann.at(table) as hers:
                assert recap(hers)["key"] == "not-playing"

    @pytest.mark.parametrize("who", ["ann", "bob", "cid"])
    def test_it_leads_from_the_end_of_the_last_turn_to_now(self, tmp_path: Path, who: str) -> None:
        with friends(tmp_path, expansions=["echoes"]) as (ann, bob, cid, table), ExitStack() as stack:
            hers, his, theirs = (stack.enter_context(browser.at(table)) for browser in (ann, bob, cid))
            reader = {"ann": hers, "bob": his, "cid": theirs}[who]
            looked = 0
            for turn in range(2, 14):
                play_on([hers, his, theirs], Random(turn), partial(has_begun, turn))
                told = recap(reader)
                if told["type"] == "recap":
                    looked += 1
                    self.must_lead_here(told, reader)
            assert looked >= 5

    def must_lead_here(self, told: dict[str, Any], reader: Connection) -> None:
        seen = {name: value for name, value in told["seen"].items() if name != "log"}
        now, me = without_log(reader), reader.seen["seat"]
        assert now["turns"] - seen["turns"] <= 2
        if me is not None:
            # The own turn is over, or was about to be when more happened at once.
            assert seen["turn"] != me or now["turns"] - seen["turns"] == 2 or not seen["turns"]
        for steps in told["steps"]:
            assert seen["options"] is None
            seen = after_steps(seen, steps)
        assert seen["options"] is None
        same = set(now) - {"options", "asked"}
        assert {name: seen[name] for name in same} == {name: now[name] for name in same}

    def test_a_long_game_is_played_again_outside_of_the_event_loop(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        assert MOST_REPLAYED_AT_ONCE > 0
        monkeypatch.setattr("tenages.server.seated_table.MOST_REPLAYED_AT_ONCE", 0)
        with friends(tmp_path) as (ann, bob, _, table), ann.at(table) as hers, bob.at(table) as his:
            play_on([hers, his], Random(5), lambda seen: seen["turns"] >= 6 and seen["turn"] == 0)
            self.must_lead_here(recap(hers), hers)


class TestSpectators:
    def test_a_spectator_is_told_how_many_others_watch(self, tmp_path: Path) -> None:
        with friends(tmp_path) as (ann, _, cid, table), ann.at(table) as hers, cid.at(table) as theirs:
            hers.settle()
            assert (hers.table["watching"], theirs.table["watching"]) == (1, 0)
            with Browser(cid.client, "Dan").at(table) as another:
                theirs.settle()
                hers.settle()
                assert [each.table["watching"] for each in (hers, theirs, another)] == [2, 1, 1]
