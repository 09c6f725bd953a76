"""Saved games: records are short, replay to the same game, and notice what was done to them."""

from __future__ import annotations

import json
import pickle
from pathlib import Path
from random import Random
from typing import Any

import pytest

import tenages
from tenages import Game
from tenages.opening import steps
from tenages.records.digest import digest
from tenages.records.saved import read, record
from tenages.rules.errors import BadRecord, OtherVersion
from tenages.version import ENGINE_VERSION
from tests.support.oracle import check
from tests.support.randomly import TABLES, Table, deal, play_on
from tests.support.story import EchoesStory, Story

OLD_RECORDS = Path(__file__).parent.parent / "data" / "records_before_echoes.json"
ECHOES: Any = {"expansions": ("echoes",)}


def some_game() -> Game:
    return play_on(tenages.new_game(3, edition="iello", seed=11), Random(5), 90)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_record_replays_to_the_same_game(table: Table) -> None:
    game = play_on(deal(table, 77), Random(77))
    again = tenages.replay(game.record())
    assert digest(again) == digest(game)
    assert again.outcome == game.outcome
    assert [repr(event) for event in again.events] == [repr(event) for event in game.events]
    assert again.record() == game.record()


@pytest.mark.parametrize("text", [json.dumps(said) for said in json.loads(OLD_RECORDS.read_text(encoding="utf-8"))])
def test_a_record_from_before_there_were_expansions_is_played_as_ever(text: str) -> None:
    assert "american" not in json.loads(text)
    game = tenages.replay(text)
    assert game.setup.expansions == ()
    assert not game.setup.american
    check(game)
    assert json.loads(game.record()) == json.loads(text) | {"engine": ENGINE_VERSION}


@pytest.mark.parametrize(
    ("rules", "american"),
    [
        ({"edition": "asmadi-1", **ECHOES}, True),
        ({"edition": "asmadi-1", "american": False, **ECHOES}, False),
        ({"edition": "asmadi-3", **ECHOES}, False),
        ({"edition": "iello", "american": True, **ECHOES}, True),
    ],
)
def test_a_record_says_which_sets_are_played_with_and_whether_they_are_mixed(
    rules: dict[str, Any], american: bool
) -> None:
    game = play_on(tenages.new_game(seed=8, **rules), Random(8), 50)
    said = json.loads(game.record())
    assert said["expansions"] == ["echoes"]
    assert said["american"] is american
    again = tenages.replay(game.record())
    assert again.setup.american is american
    assert digest(again) == digest(game)


def test_a_record_reads_like_the_game() -> None:
    game = tenages.new_game(seed=7)
    assert game.decision is not None
    game.choose(game.decision.options[1])
    said = json.loads(game.record())
    assert said["engine"] == ENGINE_VERSION
    assert (said["players"], said["edition"], said["teams"], said["seed"]) == (2, "asmadi-3", False, 7)
    assert said["choices"] == [f"card {game.table.players[0].hand[1].slug}"]


def test_a_game_from_a_position_is_saved_with_its_position() -> None:
    story = Story(
        ann={"board": {"yellow": ["Agriculture", "Masonry"]}, "splay": {"yellow": "left"}, "hand": ["Tools"]},
        bob={"score": ["Oars"], "achievements": [2, "World"]},
        piles={2: ["Calendar"]},
        only={9: ["Fission"]},
        achievements=[1, 3, "Monument"],
        turn="ann",
        actions=1,
    )
    story.ann.activates("Agriculture")
    story.ann.picks("Tools")
    again = tenages.replay(story.game.record())
    assert digest(again) == digest(story.game)


@pytest.mark.parametrize("american", [False, True])
def test_a_game_from_a_position_with_echoes_is_saved_with_forecasts_and_piles(american: bool) -> None:
    story = EchoesStory(
        ann={"board": ["Agriculture"], "hand": ["Calendar", "Comb"], "forecast": ["Oars", "Ruler", "Coal"]},
        bob={"score": ["Bell"], "achievements": [2, 2, "Wealth"], "forecast": ["Tools"]},
        piles={2: ["Scissors", "Mathematics"]},
        only={9: ["Fission", "Rock"]},
        achievements=[1, 1, 3, "Monument", "Destiny"],
        actions=1,
        american=american,
        seed=5,
    )
    story.ann.melds("Calendar")
    assert story.asked() == ("ann", "promote")
    saved = [story.game.record()]
    story.ann.promotes("Ruler")
    assert story.asked() == ("ann", "activate")
    saved.append(story.game.record())
    story.ann.says_yes()
    saved.append(story.game.record())
    check(tenages.replay(saved[2]))
    assert digest(tenages.replay(saved[2])) == digest(story.game)
    again = tenages.replay(saved[0])
    assert [card.title for card in again.table.players[0].forecast] == ["Oars", "Ruler", "Coal"]
    assert [card.title for card in again.table.players[1].forecast] == ["Tools"]
    assert [card.age for card in again.table.players[1].achieved] == [2, 2]
    assert [card.age for card in again.table.available] == [1, 1, 3]
    piles = again.table.supply
    if american:
        assert [card.title for card in piles[2][:2]] == ["Scissors", "Mathematics"]
        assert [card.title for card in piles[9]] == ["Fission", "Rock"]
    else:
        assert [piles[2][0].title, piles[13][0].title] == ["Mathematics", "Scissors"]
        assert [[card.title for card in pile] for pile in (piles[9], piles[20])] == [["Fission"], ["Rock"]]
    assert digest(tenages.replay(saved[1])) != digest(again)


def test_a_game_can_be_pickled_in_the_middle_of_an_effect() -> None:
    story = Story(ann={"board": ["Agriculture"], "hand": ["Tools"]}, bob={})
    story.ann.activates("Agriculture")
    again = pickle.loads(pickle.dumps(story.game))
    assert digest(again) == digest(story.game)
    assert repr(again) == "<asmadi-3 for 2, turn 2, player 0 to return>"


@pytest.mark.parametrize("american", [False, True])
def test_a_game_with_echoes_can_be_pickled_at_any_decision(american: bool) -> None:
    game = tenages.new_game(3, seed=13, american=american, **ECHOES)
    random = Random(13)
    purposes: set[str] = set()
    while game.decision is not None:
        if game.decision.purpose not in purposes:
            purposes.add(game.decision.purpose)
            again = pickle.loads(pickle.dumps(game))
            assert digest(again) == digest(game)
            assert again.decision.options == game.decision.options
        play_on(game, random, 1)
    assert {"first meld", "act", "promote", "activate"} < purposes


def test_one_can_step_through_a_record() -> None:
    game = some_game()
    seen = [digest(step) for step in steps(game.record())]
    assert len(seen) == len(game.choices) + 1
    assert seen[-1] == digest(game)
    assert len(set(seen)) == len(seen)


@pytest.mark.parametrize("cut", [0, 1, 40, 400, -2])
def test_a_truncated_record_is_noticed(cut: int) -> None:
    with pytest.raises(BadRecord, match="damaged or cut off"):
        tenages.replay(some_game().record()[:cut])


def changed(key: str, value: Any, game: Game | None = None) -> str:
    said = json.loads((game or some_game()).record())
    if value is None:
        del said[key]
    else:
        said[key] = value
    return json.dumps(said)


OF_FIVE = {"players": [{}, {}, {}, {}, {}], "turn": 0, "actions": 2, "piles": {}, "only": {}, "achievements": None}
"""A position for more players than the record says."""


@pytest.mark.parametrize(
    ("key", "value", "words"),
    [
        ("format", "chess", "this is no record"),
        ("seed", 12, "the record is damaged"),
        ("seed", "12", "the record is damaged"),
        ("seed", "twelve", "its 'seed' is 'twelve'"),
        ("seed", None, "it has no 'seed'"),
        ("digest", None, "it has no 'digest'"),
        ("digest", "0000", "the record says 0000"),
        ("players", 9, "its game cannot be set up"),
        ("edition", "asmadi-7", "there is no edition"),
        ("teams", "yes", "its 'teams' is 'yes'"),
        ("expansions", ["figures"], "there is no expansion"),
        ("expansions", ["echoes"], "choice 1 of 90"),
        ("expansions", "echoes", "its 'expansions' is 'echoes'"),
        ("expansions", [["echoes"]], "there is no expansion"),
        ("american", True, "it needs the expansion"),
        ("choices", "draw", "its choices must be a list"),
        ("choices", [1, 2], "its choices must be a list"),
        ("choices", ["draw"], "choice 1 of 1"),
        ("choices", ["fly"], "there is no option 'fly'"),
        ("choices", [], "the record says"),
        ("position", {"players": []}, "its position cannot be read"),
        ("position", "nonsense", "its position cannot be read"),
        ("position", OF_FIVE, "its position cannot be read"),
        ("position", {**OF_FIVE, "players": [{}, {}, {}], "version": 99}, "its position cannot be read"),
    ],
)
def test_a_damaged_record_is_noticed(key: str, value: Any, words: str) -> None:
    with pytest.raises(BadRecord, match=words):
        tenages.replay(changed(key, value))


@pytest.mark.parametrize("american", [False, True])
@pytest.mark.parametrize(
    ("key", "value", "words"),
    [
        ("american", "yes", "american is True, False or None, not 'yes'"),
        ("american", 1, "american is True, False or None, not 1"),
        ("american", [], "american is True, False or None, not"),
        ("american", "the other", "the record is damaged"),
        ("expansions", [], "the record is damaged"),
        ("expansions", ["echoes", "echoes"], "named twice"),
        ("edition", "iello", "the record is damaged"),
    ],
)
def test_a_damaged_record_of_a_game_with_echoes_is_noticed(key: str, value: Any, words: str, american: bool) -> None:
    game = play_on(tenages.new_game(2, seed=12, american=american, **ECHOES), Random(6), 80)
    assert digest(tenages.replay(game.record())) == digest(game)
    if value == "the other":
        value = not american
    with pytest.raises(BadRecord, match=words):
        tenages.replay(changed(key, value, game))


def test_a_record_that_does_not_say_how_the_piles_lie_is_played_as_its_edition_does() -> None:
    for edition, american in (("asmadi-1", True), ("asmadi-3", False)):
        usual = play_on(tenages.new_game(seed=3, edition=edition, **ECHOES), Random(3), 60)
        assert digest(tenages.replay(changed("american", None, usual))) == digest(usual)
        other = play_on(tenages.new_game(seed=3, edition=edition, american=not american, **ECHOES), Random(3), 60)
        with pytest.raises(BadRecord, match="the record is damaged"):
            tenages.replay(changed("american", None, other))


def test_a_record_that_lost_its_last_choice_is_noticed() -> None:
    said = json.loads(some_game().record())
    with pytest.raises(BadRecord, match="after its 89 choices"):
        tenages.replay(changed("choices", said["choices"][:-1]))


def test_a_record_of_another_engine_version_is_refused_with_both_versions() -> None:
    with pytest.raises(OtherVersion, match=f"engine version 99; this is version {ENGINE_VERSION}"):
        tenages.replay(changed("engine", 99))


@pytest.mark.parametrize("text", [None, b"\xff", "[" * 100_000], ids=["nothing", "bytes", "nested for ever"])
def test_what_is_no_text_of_a_record_is_refused(text: Any) -> None:
    with pytest.raises(BadRecord, match="damaged or cut off"):
        tenages.replay(text)


def test_what_is_not_even_an_object_is_no_record() -> None:
    with pytest.raises(BadRecord, match="this is no record"):
        tenages.replay("[1, 2]")


class TestNames:
    def test_a_record_may_say_who_sat_where(self) -> None:
        game = some_game()
        text = record(game, ["Ann", "mcts:0.2s", "Ann"])
        assert read(text).names == ("Ann", "mcts:0.2s", "Ann")
        assert digest(tenages.replay(text)) == digest(game)

    def test_one_without_names_is_written_as_ever(self) -> None:
        assert read(some_game().record()).names == ()
        assert "names" not in json.loads(some_game().record())
        assert record(some_game()) == some_game().record()

    @pytest.mark.parametrize("names", ["Ann", {"Ann": 1}, [1, 2, 3], ["Ann", "Bob"], None])
    def test_names_that_are_no_names_of_the_players_are_refused(self, names: Any) -> None:
        text = json.dumps({**json.loads(some_game().record()), "names": names})
        with pytest.raises(BadRecord, match="its names must be a list of texts, one for each seat"):
            read(text)
