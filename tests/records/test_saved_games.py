"""Saved games: records are short, replay to the same game, and notice what was done to them."""

from __future__ import annotations

import json
import pickle
from random import Random
from typing import Any

import pytest

import tenages
from tenages import Game
from tenages.records.digest import digest
from tenages.records.saved import steps
from tenages.rules.errors import BadRecord, OtherVersion
from tenages.version import ENGINE_VERSION
from tests.randomly import TABLES, deal, play_on
from tests.story import Story


def some_game() -> Game:
    return play_on(tenages.new_game(3, edition="iello", seed=11), Random(5), 90)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_record_replays_to_the_same_game(table: tuple[str, int, bool]) -> None:
    game = play_on(deal(table, 77), Random(77))
    again = tenages.replay(game.record())
    assert digest(again) == digest(game)
    assert again.outcome == game.outcome
    assert [repr(event) for event in again.events] == [repr(event) for event in game.events]
    assert again.record() == game.record()


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


def test_a_game_can_be_pickled_in_the_middle_of_an_effect() -> None:
    story = Story(ann={"board": ["Agriculture"], "hand": ["Tools"]}, bob={})
    story.ann.activates("Agriculture")
    again = pickle.loads(pickle.dumps(story.game))
    assert digest(again) == digest(story.game)
    assert repr(again) == "<asmadi-3 for 2, turn 2, player 0 to return>"


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


def changed(key: str, value: Any) -> str:
    said = json.loads(some_game().record())
    if value is None:
        del said[key]
    else:
        said[key] = value
    return json.dumps(said)


@pytest.mark.parametrize(
    ("key", "value", "words"),
    [
        ("format", "chess", "this is no record"),
        ("seed", 12, "the record is damaged"),
        ("seed", "12", "its 'seed' is '12'"),
        ("seed", None, "it has no 'seed'"),
        ("digest", None, "it has no 'digest'"),
        ("digest", "0000", "the record says 0000"),
        ("players", 9, "its game cannot be set up"),
        ("edition", "asmadi-7", "there is no edition"),
        ("teams", "yes", "its 'teams' is 'yes'"),
        ("expansions", ["figures"], "there is no expansion"),
        ("choices", "draw", "its choices must be a list"),
        ("choices", [1, 2], "its choices must be a list"),
        ("choices", ["draw"], "choice 1 of 1"),
        ("choices", ["fly"], "there is no option 'fly'"),
        ("choices", [], "the record says"),
        ("position", {"players": []}, "its position cannot be read"),
        ("position", "nonsense", "its position cannot be read"),
    ],
)
def test_a_damaged_record_is_noticed(key: str, value: Any, words: str) -> None:
    with pytest.raises(BadRecord, match=words):
        tenages.replay(changed(key, value))


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
