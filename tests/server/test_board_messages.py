"""What lies on the table, as messages: whole moments and steps describe it in the same way."""

from __future__ import annotations

import pytest

import tenages
from tenages import Card
from tenages.rules.phase import Dogma
from tenages.server.board_messages import (
    empty_stage_seen,
    face_seen,
    held_seen,
    seat_seen,
    specials_seen,
    stage_seen,
    supply_pile_seen,
)
from tenages.sight.scene import Hidden
from tenages.words.catalogue import words_of
from tenages.words.speaker import Speaker

OARS, TOOLS, PAPER = (tenages.find_card(title) for title in ("Oars", "Tools", "Paper"))


def speaker(catalogue: str = "en-asmadi") -> Speaker:
    return Speaker(words_of(catalogue), ("Ann", "Bob"), 0)


def test_a_card_is_named_or_only_a_back() -> None:
    assert face_seen(OARS) == {"card": "oars", "age": 1, "deck": "base"}
    assert face_seen(Hidden(3, "echoes", 7)) == {"card": None, "age": 3, "deck": "echoes"}
    assert face_seen(Hidden(3, None, 8)) == {"card": None, "age": 3, "deck": None}


def names(cards: tuple[Card, ...], catalogue: str) -> list[str | None]:
    return [face["card"] for face in held_seen(cards, speaker(catalogue))]


def test_a_hand_is_sorted_by_value_and_in_the_alphabet_of_its_reader() -> None:
    """In French, oars are "Rames" and tools are "Outils"."""
    assert names((PAPER, TOOLS, OARS), "en-asmadi") == ["oars", "tools", "paper"]
    assert names((PAPER, OARS, TOOLS), "fr-iello") == ["tools", "oars", "paper"]


def test_an_empty_pile_has_no_top() -> None:
    assert supply_pile_seen(4, 0, None) == {"age": 4, "count": 0, "top": None}
    assert supply_pile_seen(1, 3, OARS)["top"] == face_seen(OARS)


def test_partners_have_one_side_and_count_their_achievements_together() -> None:
    game = tenages.position({"achievements": [1]}, {}, {"achievements": [2, "Empire"]}, {}, teams=True)
    seats = game.view(0).scene.seats
    seen = [seat_seen(seat, seats, True, speaker()) for seat in seats]
    assert [seat["side"] for seat in seen] == [0, 1, 0, 1]
    assert [seat["achievements"] for seat in seen] == [3, 0, 3, 0]
    assert (seen[2]["ages"], seen[2]["specials"]) == ([2], ["empire"])


def test_everyones_progress_towards_a_special_achievement() -> None:
    view = tenages.position({"board": ["Tools"]}, {}).view(0)
    world = next(each for each in specials_seen(view.scene.specials, view.scene.seats) if each["name"] == "wonder")
    assert (world["needed"], world["progress"]) == (5, [0, 0])


@pytest.mark.parametrize("seat", [0, 1])
def test_the_stage_says_who_carries_out_what(seat: int) -> None:
    ann, bob = {"board": ["Archery"]}, {"board": ["Clothing"], "hand": ["Oars", "Paper", "Optics"]}
    game = tenages.position(ann, bob, piles={1: ["Sailing"]})
    game.choose("dogma archery")
    phase = game.view(seat).scene.phase
    assert isinstance(phase, Dogma)
    stage = stage_seen(phase)
    assert (stage["card"], stage["seat"], stage["icon"], stage["counts"]) == ("archery", 0, "castle", [2, 0])
    assert stage["effects"][0] == {"card": "archery", "effect": "effect-1", "demand": True, "seats": [1]}
    assert empty_stage_seen(phase.began) == {**stage, "at": len(stage["effects"]), "player": 0}
