"""The fast observation, straight from the table, equals the one that is made from a view."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tenages
from tenages import Game
from tenages.encoding.layout import LAYOUT
from tests.encoding.comparing import compared, viewers
from tests.support.effort import cases
from tests.support.randomly import KINDS, TABLES, Table, act_on, deal, deal_late, play_on, positions, table_name

POSITIONS = cases(150, 2000)
ONLY_WITH_ECHOES = {"expansions", "forecast", "forecast backs", "promotion", "cards due"}
every_table = pytest.mark.parametrize("table", TABLES, ids=table_name)


@pytest.mark.parametrize("kind", KINDS)
def test_everyone_sees_the_same_both_ways_at_thousands_of_moments(kind: str) -> None:
    """In early and later ages, between actions and in the middle of effects, from each seat and as a guest."""
    looked, parts = 0, set[str]()
    for late in (False, True):
        for game, _ in positions(POSITIONS, seed=51, kinds=(kind,), late=late):
            more, said = compared(game)
            looked += more
            parts |= said
    assert looked > 6 * POSITIONS
    # Nothing is compared that is never there.
    missing = (ONLY_WITH_ECHOES if kind == "base" else set()) | ({"on top"} if kind != "american" else set())
    assert parts == set(LAYOUT) - missing


@every_table
def test_a_whole_game_looks_the_same_both_ways(table: Table) -> None:
    """From the first melds on to the end, at some moments on the way."""
    game, random = deal(table, 53), Random(53)
    purposes: set[str] = set()
    while game.decision is not None:
        if game.decision.purpose == "first meld" or random.random() < 0.02:
            purposes.add(game.decision.purpose)
            compared(game)
        play_on(game, random, 1)
    compared(game)
    assert "first meld" in purposes
    assert len(purposes) > 1


@settings(max_examples=cases(40, 1000))
@given(
    table=st.sampled_from(TABLES),
    seed=st.integers(0, 2**64 - 1),
    late=st.booleans(),
    choices=st.integers(0, 120),
)
def test_so_does_any_moment_of_any_game(table: Table, seed: int, late: bool, choices: int) -> None:
    """Most actions here are Dogma actions."""
    compared(act_on(deal_late(table, seed) if late else deal(table, seed), Random(seed), choices))


def test_first_melds_may_be_chosen_in_any_order() -> None:
    for chosen in ((2,), (1, 0), (2, 1)):
        game = tenages.new_game(3, seed=8)
        hands = [player.hand for player in game.table.players]
        for seat in chosen:
            game.choose(hands[seat][1].pick)
        compared(game)


@pytest.mark.parametrize("kind", KINDS)
def test_a_world_that_someone_imagines_looks_the_same_both_ways(kind: str) -> None:
    """It has no past, and in the middle of an effect it was played on from the start of the effect."""
    in_effects = 0
    for game, random in positions(60, seed=55, kinds=(kind,)):
        seat = random.choice(list(viewers(game)))
        try:
            world = tenages.sample(game.view(seat), random)
        except tenages.TenAgesError:
            continue
        in_effects += world.effect_start is not None
        compared(world)
        compared(play_on(world, random, 5))
    assert in_effects >= 15


ANN: dict[str, Any] = {
    "board": {"yellow": ["Agriculture", "Masonry", "Domestication"], "blue": ["Pottery", "Tools"]},
    "splay": {"yellow": "left"},
    "hand": ["Coal", "Clothing"],
    "score": ["Oars", "Mysticism", "Gunpowder", "Computers"],
    "achievements": [1, 2, "Monument"],
    "scored": 3,
    "tucked": 2,
}
BOB: dict[str, Any] = {"board": ["Archery"], "hand": ["Metalworking", "Code of Laws"], "achievements": ["Empire"]}
CEM: dict[str, Any] = {"score": ["Sailing"]}


@pytest.mark.parametrize(
    "game",
    [
        tenages.position(ANN, BOB),
        tenages.position(ANN, BOB, CEM, edition="iello", turn=2, actions=1),
        tenages.position(ANN, BOB, CEM, {}, edition="asmadi-1", teams=True),
        tenages.position(ANN, {"forecast": ["Bell", "Soap"]}, expansions=("echoes",), turns=300),
        tenages.position(ANN, {"hand": ["Flute"]}, piles={6: ["Loom"]}, expansions=("echoes",), american=True),
        tenages.position({"board": ["Software"], "score": ["Coal"]}, {"score": ["Banking"]}, only={10: []}),
    ],
    ids=["two", "iello", "teams", "echoes", "mixed", "the end"],
)
def test_a_position_that_was_laid_out_looks_the_same_both_ways(game: Game) -> None:
    game = game.copy()
    compared(game)
    random = Random(1)
    while game.decision is not None and len(game.choices) < 30:
        compared(play_on(game, random, 1))


def test_a_card_that_one_effect_reveals_twice_is_open_once() -> None:
    """Ann returns Pottery for Tuning Fork, draws it and returns it, then returns Tools and draws Pottery again."""
    ann = {"board": ["Tuning Fork", "Computers"], "hand": ["Pottery", "Tools", "Oars"]}
    game = tenages.position(ann, {}, expansions=("echoes",), american=True, only={1: []})
    for choice in ("dogma tuning-fork", "deck 2", "card pottery", "card tools"):
        game.choose(choice)
    revealed = [event.card for event in game.events if event.kind == "revealed"]
    assert revealed == 2 * [tenages.find_card("Pottery")]
    compared(game)
    assert game.view(1).describe()["open"] == ["pottery"]


def test_the_far_end_of_a_game_looks_the_same_both_ways() -> None:
    """Who won, and a draw that nobody did."""
    drawn = tenages.position({"board": ["Software"], "score": ["Coal"]}, {"score": ["Banking"]}, {}, only={10: []})
    drawn.choose("draw")
    assert drawn.outcome is not None
    assert drawn.outcome.drawn
    compared(drawn)
    won = tenages.position({"board": ["Tools"], "score": ["Oars", "Coal"], "achievements": [2, 3, 4, 5, 6]}, BOB)
    won.choose("achieve 1")
    assert won.outcome is not None
    compared(won)
