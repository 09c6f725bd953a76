"""The 105 cards of Echoes of the Past, one module for each age. Their order gives their numbers."""

from tenages.cards.echoes import age01 as age01
from tenages.cards.echoes import age02 as age02
from tenages.cards.echoes import age03 as age03
from tenages.cards.echoes import age04 as age04
from tenages.cards.echoes import age05 as age05
from tenages.cards.echoes import age06 as age06
from tenages.cards.echoes import age07 as age07
from tenages.cards.echoes import age08 as age08
from tenages.cards.echoes import age09 as age09
from tenages.cards.echoes import age10 as age10
from tenages.cards.echoes.deck import ECHOES as ECHOES
