"""Echoes of the Past under construction: the pages of the ages add their cards here."""

from typing import Final

from tenages.rules.card import Deck

ECHOES: Final = Deck("echoes", number=1, first_index=105)
card: Final = ECHOES.card
