"""Secrets: with hidden cards permuted, an environment tells a player just the same."""

from __future__ import annotations

from collections import Counter
from functools import partial
from types import SimpleNamespace
from typing import cast

import numpy as np
import pyspiel
import pytest

from tenages import Game
from tenages.envs.episode import Episode
from tenages.envs.game_batch import ALL_SEATS
from tenages.envs.openspiel import Observer, Past, TenAgesState
from tenages.envs.share import Arrays, Share, ShareSettings
from tenages.envs.slot import Slot, SlotSettings
from tenages.rules.play import Play
from tenages.rules.setup import Rules, new_table
from tests.support.effort import cases, daily, is_enough
from tests.support.permuting import permuted
from tests.support.randomly import KINDS, late_table, positions

PERFECT_RECALL = pyspiel.IIGObservationType(perfect_recall=True)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("late", [False, True], ids=["dealt", "late"])
def test_permuting_hidden_cards_changes_no_observation(kind: str, late: bool) -> None:
    seen: Counter[str] = Counter()
    wanted = {"compared": cases(30, 75), "other hands": cases(10, 25)}
    for game, random in positions(10**5, seed=daily(41), kinds=(kind,), late=late):
        if is_enough(seen, wanted):
            break
        player = random.randrange(len(game.table.players))
        swapped = permuted(game, player, random, late_table if late else new_table)
        if swapped is None:
            continue
        one, other = Episode(game), Episode(swapped)
        assert np.array_equal(one.observe(player), other.observe(player))
        assert np.array_equal(one.mask(player), other.mask(player))
        assert remembered(one, player) == remembered(other, player)
        seen["compared"] += 1
        seen["other hands"] += any(
            before.hand != after.hand
            for before, after in zip(game.table.players, swapped.table.players, strict=True)
            if before.seat != player
        )
    assert is_enough(seen, wanted), seen


def remembered(episode: Episode, player: int) -> str:
    """The information state, but for the player's own choices, which he knows."""
    state = SimpleNamespace(episode=episode, full_history=list, past=Past())
    state.seen = partial(TenAgesState.seen, cast(TenAgesState, state))
    state.chosen = partial(TenAgesState.chosen, cast(TenAgesState, state))
    return Observer(PERFECT_RECALL).string_from(cast(TenAgesState, state), player)


class SlotOf(Slot):
    """A slot in which this game is under way."""

    def __init__(self, game: Game) -> None:
        super().__init__(SlotSettings(rules_of(game)))
        self.game = game

    def deal(self) -> tuple[Play, int]:
        return self.game.copy(), ALL_SEATS


def rules_of(game: Game) -> Rules:
    setup = game.setup
    return Rules(setup.players, setup.edition.name, setup.teams, setup.expansions, setup.american)


def shown(game: Game, narrow: bool) -> Arrays:
    """All arrays of a vector environment with this game alone."""
    settings = ShareSettings(SlotSettings(rules_of(game)), 1, 2000, narrow)
    arrays = Arrays(settings)
    share = Share(settings, arrays)
    share._slots = [SlotOf(game)]
    share.reset([None])
    return arrays


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("late", [False, True], ids=["dealt", "late"])
def test_permuting_hidden_cards_changes_no_array_of_a_vector_environment(kind: str, late: bool) -> None:
    seen: Counter[str] = Counter()
    wanted = {"compared": cases(20, 45), "other hands": cases(7, 15)}
    for game, random in positions(10**5, seed=daily(43), kinds=(kind,), late=late):
        if is_enough(seen, wanted):
            break
        if game.decision is None or len(game.decision.options) == 1:
            continue
        player = game.decision.player
        swapped = permuted(game, player, random, late_table if late else new_table)
        if swapped is None:
            continue
        narrow = bool(seen["compared"] % 2)
        one, other = shown(game, narrow), shown(swapped, narrow)
        assert one.seats[0] == other.seats[0] == player
        assert one.observations.any()
        for name, array in vars(one).items():
            if isinstance(array, np.ndarray):
                assert np.array_equal(array, getattr(other, name)), name
        seen["compared"] += 1
        seen["other hands"] += any(
            before.hand != after.hand
            for before, after in zip(game.table.players, swapped.table.players, strict=True)
            if before.seat != player
        )
    assert is_enough(seen, wanted), seen
