"""One number for every option of the game: the same in all editions, with and without expansions, for all players.

The options of the base game come first, then those that each expansion adds. A new set appends its options, so no
existing number ever changes.
"""

from __future__ import annotations

from typing import Any, Final

from tenages.cards import CARDS
from tenages.extras import need
from tenages.rules.errors import IllegalChoice
from tenages.rules.options import CARDLESS_OPTIONS, Decision, Option

need("numpy", "envs")
import numpy as np  # noqa: E402
from numpy.typing import NDArray  # noqa: E402

Mask = NDArray[np.int8]
"""One entry for each action: 1 if it is legal."""

GROWTH: Final = ((85, 105), (162, 210))
"""The number of options without a card, and of cards, after each set was added. A new set is a new row."""


def _in_order() -> list[Option]:
    options: list[Option] = []
    cardless = cards = 0
    for cardless_now, cards_now in GROWTH:
        options += CARDLESS_OPTIONS[cardless:cardless_now]
        for card in CARDS[cards:cards_now]:
            options += [card.pick, card.meld, card.activate]
        cardless, cards = cardless_now, cards_now
    return options


OPTIONS: Final = tuple(_in_order())
"""Every option of the game, by its action number."""
ACTIONS: Final = len(OPTIONS)
"""How many actions there are."""


def _by_number() -> list[int]:
    # The engine numbers options without a card below zero: Python counts such a place from the end of the list.
    actions = [0] * ACTIONS
    for action, option in enumerate(OPTIONS):
        actions[option.number] = action
    return actions


_ACTIONS: Final = _by_number()


def action_of(option: Option) -> int:
    """The action number of an option."""
    return _ACTIONS[option.number]


def option_of(action: int | np.integer[Any]) -> Option:
    """The option of an action number."""
    number = int(action)
    if not 0 <= number < ACTIONS:
        raise IllegalChoice("unknown-action", given=repr(action), last=ACTIONS - 1)
    return OPTIONS[number]


def actions_of(decision: Decision) -> list[int]:
    """The actions that a decision offers, in the order of its options."""
    return [_ACTIONS[option.number] for option in decision.options]


def mask(decision: Decision | None) -> Mask:
    """Which actions a decision offers; none, without a decision."""
    made = np.zeros(ACTIONS, dtype=np.int8)
    if decision is not None:
        made[actions_of(decision)] = 1
    return made
