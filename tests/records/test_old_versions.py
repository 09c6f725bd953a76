"""Games that an earlier version of the engine saved: those that play the same go on, the others say why not."""

from __future__ import annotations

import json
from typing import Any

import pytest

import tenages
from tenages.opening import deal
from tenages.records.changes import CHANGED, check_choices
from tenages.records.saved import read
from tenages.rules.errors import BadRecord, OtherVersion
from tenages.version import ENGINE_VERSION
from tenages.words.catalogue import words_of
from tenages.words.errors import explained
from tests.support.old_records import OTHER, SAME

DEALT = [name for name in OTHER if "position" not in json.loads(OTHER[name])]


def title(name: str) -> str:
    return next(card.title for card in tenages.CARDS if card.slug == name)


def test_every_change_of_version_2_has_an_old_game() -> None:
    """The two without a card of their own are the tie, and the free draw that Wristwatch once earned for nothing."""
    assert set(OTHER) == {card for card, _ in CHANGED} | {"tie", "wristwatch"}
    assert len(SAME) >= 5


@pytest.mark.parametrize("text", SAME)
def test_a_game_that_plays_the_same_opens_and_goes_on(text: str) -> None:
    game = tenages.replay(text)
    assert game.digest() == json.loads(text)["digest"]
    again = json.loads(game.record())
    assert again["engine"] == ENGINE_VERSION
    assert again["choices"] == json.loads(text)["choices"]
    if game.decision is not None:
        game.choose(game.decision.options[0])


@pytest.mark.parametrize("name", OTHER)
def test_a_game_that_does_not_says_which_rule_has_changed(name: str) -> None:
    with pytest.raises(OtherVersion) as refused:
        tenages.replay(OTHER[name])
    if name == "tie":
        assert refused.value.key == "tie-has-changed"
    else:
        assert f"the rule of {title(name)} has changed since" in str(refused.value)


@pytest.mark.parametrize("name", DEALT)
def test_a_table_under_way_has_nothing_but_its_choices_and_says_the_same(name: str) -> None:
    old = read(OTHER[name])
    with pytest.raises(OtherVersion) as refused:
        check_choices(deal(old.rules, old.seed), old.choices, 1)
    assert ("tie" if name == "tie" else title(name)) in str(refused.value)


@pytest.mark.parametrize("text", SAME)
def test_a_table_under_way_that_plays_the_same_is_taken_over(text: str) -> None:
    old = read(text)
    game = deal(old.rules, old.seed)
    check_choices(game, old.choices, 1)
    assert game.digest() == old.digest


def test_a_question_that_version_1_did_not_ask_is_a_difference() -> None:
    """Kobukson's color was chosen by itself if only one could be splayed; whatever came after it would be undone."""
    old = read(OTHER["kobukson"])
    last = max(number for number, choice in enumerate(old.choices) if choice.startswith("player "))
    with pytest.raises(OtherVersion, match="Kobukson"):
        check_choices(deal(old.rules, old.seed), old.choices[: last + 1], 1)


ECHOES: dict[str, Any] = {"expansions": ("echoes",)}
ALONE = [
    # Neither version asks.
    ("dogma magnifying-glass", {"board": ["Magnifying Glass"]}, {}),
    ("dogma calculator", {"board": ["Calculator", "Archery"]}, {}),
    # Both versions ask the same.
    ("dogma loom", {"board": ["Loom", "Oars"], "score": ["Calendar", "Tools"]}, {}),
    ("dogma kobukson", {"board": {"red": ["Kobukson", "Oars"]}}, {"board": {"blue": ["Tools", "Pottery"]}}),
]


@pytest.mark.parametrize(("choice", "ann", "bob"), ALONE, ids=[choice for choice, _, _ in ALONE])
def test_a_changed_card_is_no_difference_where_both_versions_do_the_same(choice: str, ann: Any, bob: Any) -> None:
    game = tenages.position(ann, bob, **ECHOES)
    check_choices(game, [choice], 1)
    assert game.choices[-1].notation == choice


def test_version_1_scored_the_first_of_two_cards_before_it_asked_for_the_second() -> None:
    board = {"board": ["Calculator", "Archery", "Agriculture", "Code of Laws"]}
    check_choices(tenages.position(board, {}, **ECHOES), ["dogma calculator"], 1)
    with pytest.raises(OtherVersion, match="Calculator"):
        check_choices(tenages.position(board, {}, **ECHOES), ["dogma calculator", "card archery"], 1)


def test_version_1_asked_for_each_of_two_bottom_cards() -> None:
    """Today both are scored without a question, and the effect goes on."""
    board = {"board": ["Calculator", "Archery", "Agriculture"]}
    with pytest.raises(OtherVersion, match="Calculator"):
        check_choices(tenages.position(board, {}, **ECHOES), ["dogma calculator"], 1)


def test_a_damaged_record_of_version_1_is_still_only_damaged() -> None:
    data = json.loads(SAME[0])
    data["choices"][60] = "achieve 9"
    with pytest.raises(BadRecord) as refused:
        tenages.replay(json.dumps(data))
    assert not isinstance(refused.value, OtherVersion)
    assert "choice 61" in str(refused.value)


def test_the_same_choices_are_no_reason_in_a_record_of_today() -> None:
    """A record of this version that does not replay is damaged, whatever cards it has."""
    data = json.loads(OTHER["calculator"]) | {"engine": ENGINE_VERSION}
    with pytest.raises(BadRecord) as refused:
        tenages.replay(json.dumps(data))
    assert not isinstance(refused.value, OtherVersion)


@pytest.mark.parametrize("version", [0, 3, "1", None, True])
def test_versions_that_nobody_knows_are_refused(version: object) -> None:
    with pytest.raises(OtherVersion, match=f"this is version {ENGINE_VERSION}"):
        tenages.replay(json.dumps(json.loads(SAME[0]) | {"engine": version}))


def test_it_is_said_in_french_with_the_french_title() -> None:
    with pytest.raises(OtherVersion) as refused:
        tenages.replay(OTHER["loom"])
    assert "la règle de Métier à Tisser a changé depuis" in explained(words_of("fr-iello"), refused.value)
