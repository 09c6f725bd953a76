"""Events: what the log stores of each thing that happened."""

from __future__ import annotations

import pytest

import tenages
from tenages.rules.events import (
    ACHIEVED,
    AVAILABLE,
    BOARD,
    BOX,
    BURIED,
    CLAIMED,
    FORECAST,
    HAND,
    SCORE,
    SUPPLY,
    events_since,
    place_of,
    seat_of,
)
from tests.support.story import NAMES, Story


@pytest.mark.parametrize("seat", range(5))
@pytest.mark.parametrize("place", [HAND, SCORE, BOARD, FORECAST, ACHIEVED])
def test_a_player_s_place_has_its_owner(seat: int, place: int) -> None:
    assert (seat_of(seat * 8 + place), place_of(seat * 8 + place)) == (seat, place)


@pytest.mark.parametrize("place", [SUPPLY, AVAILABLE, BOX, BURIED])
def test_the_middle_of_the_table_belongs_to_nobody(place: int) -> None:
    """Above all not to the first player."""
    assert (seat_of(place), place_of(place)) == (-1, place)


@pytest.mark.parametrize("name", ["ann", "bob", "cid"])
def test_a_claimed_achievement_lies_before_the_player_who_claimed_it(name: str) -> None:
    """docs/rules.md 5 and 14: one of an age by the action, a special one by itself."""
    seat = NAMES.index(name)
    others: dict[str, dict[str, object]] = {other: {} for other in ("ann", "bob", "cid")}
    story = Story(**{**others, name: {"board": ["Tools"], "score": ["Canning"]}}, turn=name)
    card = story.game.table.available[0]
    story.people[seat].achieves(1)
    assert story.people[seat].achievements == [1]
    assert story.game.table.where[card.index] == seat * 8 + ACHIEVED
    claims = [event for event in story.game.events if event.kind == CLAIMED]
    assert [(event.player, event.origin, event.target) for event in claims] == [(seat, AVAILABLE, seat * 8 + ACHIEVED)]


def test_a_copy_made_during_an_effect_notes_only_what_happens_after_it_was_made() -> None:
    """The copy runs the effect again from its start, and what had happened already is not news."""
    story = Story(ann={"board": ["Masonry"], "hand": ["Oars", "Archery", "Tools"]}, bob={})
    story.ann.activates("Masonry")
    story.ann.picks("Oars")
    before = story.game.table.log
    copy = story.game.copy()
    copy.choose("card archery")
    story.game.choose("card archery")
    assert [event.card for event in events_since(copy.table.log, before)] == [tenages.find_card("Archery")]
    assert repr(copy.events) == repr(story.game.events)


@pytest.mark.parametrize("name", ["ann", "bob", "cid"])
def test_so_does_a_special_one(name: str) -> None:
    seat = NAMES.index(name)
    others: dict[str, dict[str, object]] = {other: {} for other in ("ann", "bob", "cid")}
    castles = ["Masonry", "Oars", "Archery", "Tools", "Metalworking"]
    story = Story(**{**others, name: {"board": ["Masonry"], "hand": castles[1:]}}, turn=name)
    story.people[seat].activates("Masonry")
    story.people[seat].picks(*castles[1:])
    assert story.people[seat].achievements == ["Monument"]
    claims = [event for event in story.game.events if event.kind == CLAIMED]
    assert [(event.player, event.origin, event.target) for event in claims] == [(seat, AVAILABLE, seat * 8 + ACHIEVED)]
