"""The base set under construction: the pages of the ages add their cards here."""

from typing import Final

from tenages.rules.card import Deck

BASE: Final = Deck("base", number=0, first_index=0)
card: Final = BASE.card
