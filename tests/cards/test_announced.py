"""What a player names for an effect is said aloud: the log tells every reader the color, value or icon."""

from __future__ import annotations

from typing import Any

import pytest

from tenages.rules.events import CHOSE_COLOR, CHOSE_ICON, CHOSE_VALUE, Chosen
from tenages.rules.icons import COLOR_NAMES, ICON_NAMES
from tenages.sight.history import history
from tests.support.story import EchoesStory

NAMED: list[tuple[str, dict[str, Any], list[str]]] = [
    ("Comb", {}, ["color red"]),
    ("Soap", {}, ["color green"]),
    ("Social Networking", {}, ["icon leaf"]),
    ("Jeans", {}, ["value 2", "value 5"]),
    ("Ice Cream", {}, ["value 7"]),
    ("Elevator", {"score": ["Tools", "Calendar"]}, ["value 2"]),
    ("Television", {}, ["value 3"]),
    ("Seed Drill", {}, ["value 4"]),
    ("Mass Media", {"hand": ["Oars"]}, ["value 6"]),
    ("Empiricism", {}, ["color blue", "color red"]),
    ("Classification", {"hand": ["Oars", "Tools"]}, ["color red"]),
    ("Measurement", {"hand": ["Oars"]}, ["color yellow"]),
    # Ann has no yellow cards, so no splay shows which color she named.
    ("Kobukson", {"board": {"red": ["Kobukson", "Oars"]}}, ["color yellow"]),
]


@pytest.mark.parametrize(("title", "cards", "named"), NAMED, ids=[title for title, _, _ in NAMED])
def test_everyone_hears_what_was_named(title: str, cards: dict[str, Any], named: list[str]) -> None:
    edition = "asmadi-1" if title == "Measurement" else "asmadi-3"
    story = EchoesStory(ann={"board": [title], **cards}, bob={}, edition=edition)
    start = story.game.table.log
    story.ann.activates(title)
    left = list(named)
    while left:
        # Whatever else is asked gets the first answer.
        offered = story.offered()
        story.game.choose(left.pop(0) if left[0] in offered else offered[0])
    names = {CHOSE_COLOR: ("color", COLOR_NAMES), CHOSE_VALUE: ("value", range(11)), CHOSE_ICON: ("icon", ICON_NAMES)}
    for seat in (0, 1, None):
        said = []
        for event in history(story.game, seat, start):
            if isinstance(event.detail, Chosen):
                kind, words = names[event.kind]
                said.append(f"{kind} {words[event.detail.value]}")
        assert said == named
