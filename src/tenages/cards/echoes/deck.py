"""The deck of Echoes of the Past, to which the modules of the ages add their cards."""

from typing import Final

from tenages.rules.card import Deck

ECHOES: Final = Deck("echoes", number=1, first_index=105)
card: Final = ECHOES.card
