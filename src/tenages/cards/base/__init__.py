"""The 105 cards of the base set, one module for each age. Their order is their number, so new cards go to the end."""

from tenages.cards.base import age01 as age01
from tenages.cards.base import age02 as age02
from tenages.cards.base import age03 as age03
from tenages.cards.base import age04 as age04
from tenages.cards.base import age05 as age05
from tenages.cards.base import age06 as age06
from tenages.cards.base import age07 as age07
from tenages.cards.base import age08 as age08
from tenages.cards.base import age09 as age09
from tenages.cards.base import age10 as age10
from tenages.cards.base.deck import BASE as BASE
