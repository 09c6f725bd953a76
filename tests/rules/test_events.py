"""Events: what the log stores of each thing that happened."""

from __future__ import annotations

import pytest

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
