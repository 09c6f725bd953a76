"""Secrets: with hidden cards permuted, an environment tells a player just the same."""

from __future__ import annotations

from types import SimpleNamespace
from typing import cast

import numpy as np
import pyspiel
import pytest

from tenages.envs.episode import Episode
from tenages.envs.openspiel import Observer, TenAgesState
from tenages.rules.setup import new_table
from tests.support.permuting import permuted
from tests.support.randomly import KINDS, late_table, positions

PERFECT_RECALL = pyspiel.IIGObservationType(perfect_recall=True)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("late", [False, True], ids=["dealt", "late"])
def test_permuting_hidden_cards_changes_no_observation(kind: str, late: bool) -> None:
    compared = other_hands = 0
    for game, random in positions(90, seed=41, kinds=(kind,), late=late):
        player = random.randrange(len(game.table.players))
        swapped = permuted(game, player, random, late_table if late else new_table)
        if swapped is None:
            continue
        one, other = Episode(game), Episode(swapped)
        assert np.array_equal(one.observe(player), other.observe(player))
        assert np.array_equal(one.mask(player), other.mask(player))
        assert remembered(one, player) == remembered(other, player)
        compared += 1
        other_hands += any(
            before.hand != after.hand
            for before, after in zip(game.table.players, swapped.table.players, strict=True)
            if before.seat != player
        )
    assert compared >= 75
    assert other_hands >= 25


def remembered(episode: Episode, player: int) -> str:
    """The information state, but for the player's own choices, which he knows."""
    state = SimpleNamespace(episode=episode, full_history=list)
    return Observer(PERFECT_RECALL).string_from(cast(TenAgesState, state), player)
