"""The special achievements (docs/rules.md 14) of the base set."""

from __future__ import annotations

from typing import Final

from tenages.rules.achievements import Special
from tenages.rules.icons import CLOCK, RIGHT, UP, kinds_with_three
from tenages.rules.seat import Seat

UNIVERSE_VALUE: Final = 8


def _monument(player: Seat) -> int:
    """Cards scored, or tucked, this turn; in some editions both together."""
    if player.table.edition.monument_mixes:
        return player.scored + player.tucked
    return max(player.scored, player.tucked)


def _empire(player: Seat) -> int:
    """Icons that he shows three or more of."""
    return kinds_with_three(player.icons)


def _world(player: Seat) -> int:
    """Clocks that he shows."""
    return player.count(CLOCK)


def _wonder(player: Seat) -> int:
    """Colours splayed right or up."""
    return player.splays.count(RIGHT) + player.splays.count(UP)


def _universe(player: Seat) -> int:
    """Top cards of value 8 or higher."""
    return len([pile for pile in player.piles if pile and pile[0].age >= UNIVERSE_VALUE])


BASE_SPECIALS: Final = (
    Special(
        "Monument",
        1,
        "Within one turn, score six cards, or tuck six; by Iello's rules, six in any mix.",
        "Masonry",
        _monument,
        6,
        by_turn=True,
    ),
    Special("Empire", 2, "Show at least three of every icon there is.", "Construction", _empire, 6),
    Special("World", 3, "Show at least twelve clocks.", "Translation", _world, 12),
    Special("Wonder", 4, "Have all five colours splayed, each of them right or up.", "Invention", _wonder, 5),
    Special("Universe", 5, "Have five top cards, none of them lower than 8.", "Astronomy", _universe, 5),
)
