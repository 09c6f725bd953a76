"""One number for every option, for good."""

from __future__ import annotations

import hashlib

import numpy as np
import pytest

from tenages import TenAgesError, option_named
from tenages.cards import CARDS
from tenages.encoding.actions import ACTIONS, GROWTH, OPTIONS
from tenages.encoding.numbering import action_of, mask, option_of
from tenages.rules.options import CARDLESS_OPTIONS
from tests.support.randomly import positions


def test_every_option_of_the_game_has_one_number_and_every_number_one_option() -> None:
    every = {*CARDLESS_OPTIONS, *[option for card in CARDS for option in (card.pick, card.meld, card.activate)]}
    assert set(OPTIONS) == every
    assert len(OPTIONS) == ACTIONS == len(every)
    for action in range(ACTIONS):
        assert action_of(option_of(action)) == action


def test_a_new_set_adds_its_options_behind_all_others() -> None:
    assert GROWTH[-1] == (len(CARDLESS_OPTIONS), len(CARDS))
    first = 0
    for cardless, cards in GROWTH:
        last = cardless + 3 * cards
        assert {option.card.index for option in OPTIONS[first:last] if option.card is not None} == set(
            range((first and GROWTH[0][1]), cards)
        )
        first = last


@pytest.mark.parametrize(
    ("notation", "action"),
    [
        ("draw", 0),
        ("pass", 1),
        ("back 4/10", 84),
        ("card pottery", 85),
        ("meld pottery", 86),
        ("dogma pottery", 87),
        ("icon castle", 400),
        ("value 11", 476),
    ],
)
def test_numbers_that_were_given_stay(notation: str, action: int) -> None:
    assert action_of(option_named(notation)) == action


def test_no_number_has_changed_since_echoes() -> None:
    """Whoever trained an agent relies on it."""
    since_echoes = "\n".join([option.notation for option in OPTIONS[:792]])
    assert hashlib.sha256(since_echoes.encode()).hexdigest()[:16] == "d6b78dc1bc912421"


def test_the_mask_has_every_legal_option_and_nothing_else() -> None:
    kinds: set[str] = set()
    for game, _ in positions(150, seed=21):
        legal = mask(game.decision)
        assert legal.dtype == np.int8
        offered = [] if game.decision is None else list(game.decision.options)
        assert {option_of(action) for action in np.flatnonzero(legal)} == set(offered)
        kinds |= {option.kind for option in offered}
    assert len(kinds) >= 10


@pytest.mark.parametrize("action", [-1, ACTIONS, 10**9])
def test_a_number_that_is_none_is_refused(action: int) -> None:
    with pytest.raises(TenAgesError, match=f"there is no action {action}; actions go from 0 to {ACTIONS - 1}"):
        option_of(action)
