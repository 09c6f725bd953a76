"""One number for every option of the game: the same in all editions, with and without expansions, for all players.

The options of the base game come first, then those that each expansion adds. A new set appends its options, so no
existing number ever changes.
"""

from __future__ import annotations

from typing import Final

from tenages.cards import CARDS
from tenages.rules.options import CARDLESS_OPTIONS, Option

GROWTH: Final = ((85, 105), (162, 210))
"""The number of options without a card, and of cards, after each set was added. A new set is a new row."""
ACTIONS_PER_CARD: Final = 3
"""A card can be chosen, melded and activated."""


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


ACTION_NUMBERS: Final = _by_number()
"""The action number of each option, by `Option.number`; those below zero count from the end."""


def actions_used(expansions: tuple[str, ...] = ()) -> int:
    """How many actions such a table needs: the first ones."""
    cardless, cards = GROWTH[len(expansions)]
    return cardless + ACTIONS_PER_CARD * cards
