"""The deck of the base set, to which the modules of the ages add their cards."""

from typing import Final

from tenages.rules.card import Deck

BASE: Final = Deck("base", number=0, first_index=0)
card: Final = BASE.card
