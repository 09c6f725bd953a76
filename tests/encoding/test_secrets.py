"""Secrets: the fast observation reads the table itself, and tells no more of it than a view does."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

import tenages
from tenages import Game
from tenages.encoding.sparse_rows import SparseRows
from tenages.rules.setup import new_table
from tests.support.effort import cases, daily, is_enough
from tests.support.permuting import permuted
from tests.support.randomly import KINDS, late_table, positions

PAIRS = cases(100, 2000)


def written(game: Game, seat: int | None) -> tuple[bytes, ...]:
    """All that the fast observation tells a seat, to the last byte: the order of the places could tell tales too."""
    rows = SparseRows()
    rows.add(game, seat)
    question = game.decision
    rows.add_actions(question if question is not None and question.player == seat else None)
    return rows.places(), rows.values(), rows.ends(), rows.actions(), rows.action_ends()


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("late", [False, True], ids=["dealt", "late"])
def test_permuting_hidden_cards_changes_no_byte(kind: str, late: bool) -> None:
    """The same deal with cards swapped that a player never saw, and the same choices."""
    wanted = {"compared": PAIRS, "in effects": PAIRS // 4, "other hands": PAIRS // 4}
    if kind != "base":
        wanted["other forecasts"] = PAIRS // 6
    seen: Counter[str] = Counter()
    for game, random in positions(20 * PAIRS, seed=daily(63), kinds=(kind,), late=late):
        if is_enough(seen, wanted):
            break
        for player in (random.randrange(len(game.table.players)), None):
            swapped = permuted(game, player, random, late_table if late else new_table)
            if swapped is None:
                continue
            assert written(swapped, player) == written(game, player)
            others = [other for other in game.table.players if other.seat != player]
            after = swapped.table.players
            seen["compared"] += 1
            seen["in effects"] += game.effect_start is not None
            seen["other hands"] += any(other.hand != after[other.seat].hand for other in others)
            seen["other forecasts"] += any(other.forecast != after[other.seat].forecast for other in others)
    assert is_enough(seen, wanted), seen
    assert kind != "base" or seen["other forecasts"] == 0


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_nobody_learns_who_has_chosen_a_first_meld(viewer: int | None) -> None:
    """docs/rules.md 1: all choose at the same time."""
    others = [seat for seat in range(3) if seat != viewer]
    told: set[tuple[bytes, ...]] = set()
    for number in range(3):
        for chosen in permutations(others, number):
            game = tenages.new_game(3, seed=1)
            hands = [player.hand for player in game.table.players]
            for place, seat in enumerate(chosen):
                game.choose(hands[seat][place].pick)
            if game.decision is not None and game.decision.purpose == "first meld":
                told.add(written(game, viewer)[:3])
    assert len(told) == 1
