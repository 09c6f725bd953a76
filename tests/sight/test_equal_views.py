"""Views are equal exactly if everything that they show is; they do not show who is still to carry out an effect."""

from __future__ import annotations

import pytest

import tenages
from tenages.cards import BASE_SET
from tenages.rules.card import THIRD
from tenages.rules.editions import IELLO
from tenages.rules.endings import BY_EFFECT, BY_POINTS, Outcome
from tenages.rules.events import Activation
from tenages.rules.icons import LEFT
from tenages.rules.options import Decision
from tenages.rules.phase import MayActivate, MayPromote, first_step
from tenages.sight.view import Asked, View
from tests.support.story import EchoesStory, Story

OARS, COAL, COMPASS = (tenages.find_card(title) for title in ("Oars", "Coal", "Compass"))
ASKS = COAL.effects[THIRD][1]
DOGMA = first_step(Activation(COAL, 0, COAL.effects[THIRD], 0, (3, 0), (), ()))

PARTS: list[tuple[str, str, object]] = [
    ("view", "player", 1),
    ("view", "player", None),
    ("setup", "edition", IELLO),
    ("setup", "teams", True),
    ("setup", "american", True),
    ("setup", "sets", (BASE_SET,)),
    ("scene", "turn", 1),
    ("scene", "turns", 9),
    ("scene", "actions", 0),
    ("ann", "hand", (OARS,)),
    ("ann", "score_pile", (COMPASS,)),
    ("ann", "forecast", (OARS,)),
    ("ann", "piles", ((OARS,), (), (), (), ())),
    ("ann", "splays", (LEFT,) * 5),
    ("ann", "bonuses", (4,)),
    ("ann", "scored", 1),
    ("ann", "tucked", 1),
    ("bob", "hand", ()),
    ("bob", "achieved", ()),
    ("bob", "specials", ()),
    ("scene", "supply", ((),) * 22),
    ("scene", "available", ()),
    ("scene", "specials", ()),
    ("scene", "box", (OARS,)),
    ("scene", "shown", (OARS,)),
    ("scene", "phase", MayPromote(OARS)),
    ("scene", "phase", MayActivate(OARS)),
    ("scene", "phase", DOGMA),
    ("view", "asked", None),
    ("view", "asked", Asked(1, "act", None)),
    ("view", "asked", Asked(None, "act", None)),
    ("view", "asked", Asked(0, "return", None)),
    ("view", "asked", Asked(0, "act", ASKS)),
    ("view", "decision", None),
    ("view", "decision", Decision(0, "act", ())),
    ("view", "first_melds", (OARS.pick, None)),
    ("view", "outcome", Outcome((0,), BY_POINTS)),
    ("view", "outcome", Outcome((), BY_POINTS)),
]
"""A part of a view, and what it could be instead."""


def fresh_view() -> View:
    """Ann's view of a table. No two views have an object in common that the tests change."""
    ann = {"board": ["Agriculture"], "hand": ["Tools", "Calendar"], "score": ["Paper"], "forecast": ["Physics"]}
    bob = {"board": ["Clothing"], "hand": ["Optics"], "achievements": [3, "Empire"]}
    return EchoesStory(ann=ann, bob=bob).game.view(0)


def change(view: View, whose: str, name: str, value: object) -> None:
    ann, bob = view.scene.seats
    parts = {"view": view, "setup": view.setup, "scene": view.scene, "ann": ann, "bob": bob}
    setattr(parts[whose], name, value)


@pytest.mark.parametrize(("whose", "name", "value"), PARTS, ids=lambda part: str(part)[:30])
def test_one_part_that_differs_makes_another_view(whose: str, name: str, value: object) -> None:
    view, other, alike = fresh_view(), fresh_view(), fresh_view()
    assert view == other
    assert hash(view) == hash(other)
    change(other, whose, name, value)
    assert view != other
    change(alike, whose, name, value)
    assert other == alike


@pytest.mark.parametrize("other", [Outcome((1,), BY_POINTS), Outcome((0,), BY_EFFECT), Outcome((0, 1), BY_POINTS)])
def test_another_winner_or_another_way_to_win_makes_another_view(other: Outcome) -> None:
    view, changed = fresh_view(), fresh_view()
    view.outcome, changed.outcome = Outcome((0,), BY_POINTS), other
    assert view != changed


def test_every_choice_makes_another_view_and_the_same_choices_the_same_views() -> None:
    """Pottery asks the same question once more: only the hand and the options differ."""

    def views() -> list[View]:
        story = Story(ann={"board": ["Pottery"], "hand": ["Tools", "Oars", "Sailing"]}, bob={})
        found = [story.game.view(0)]
        for choice in ("dogma pottery", "card tools", "card oars", "pass", "draw"):
            story.game.choose(choice)
            found.append(story.game.view(0))
        return found

    first, again = views(), views()
    assert first == again
    assert all(first[one] != first[other] for one in range(6) for other in range(one))


def test_a_view_is_equal_to_nothing_but_a_view() -> None:
    view = fresh_view()
    assert view != view.describe()
    assert view != "view"
