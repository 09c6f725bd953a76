"""The special achievements (docs/rules.md 14) of the base set."""

from __future__ import annotations

from typing import Final

from tenages.rules.achievements import Special
from tenages.rules.icons import CLOCK, RIGHT, UP, kinds_with_three
from tenages.rules.seat import Seat

UNIVERSE_VALUE: Final = 8


class Monument(Special):
    """Six cards scored, or tucked, in one turn."""

    def progress(self, player: Seat) -> int:
        """Cards scored, or tucked, this turn; in some editions both together."""
        if player.setup.edition.monument_mixes:
            return player.scored + player.tucked
        return max(player.scored, player.tucked)


class Empire(Special):
    """Three or more of each icon."""

    def progress(self, player: Seat) -> int:
        """Icons of which the player shows three or more."""
        return kinds_with_three(player.packed_icons)


class World(Special):
    """Twelve clocks."""

    def progress(self, player: Seat) -> int:
        """Clocks that the player shows."""
        return player.count(CLOCK)


class Wonder(Special):
    """All five colors splayed right or up."""

    def progress(self, player: Seat) -> int:
        """Colors splayed right or up."""
        splayed = 0
        for splay in player.splays:
            if splay in (RIGHT, UP):
                splayed += 1
        return splayed


class Universe(Special):
    """Five top cards of value 8 or higher."""

    def progress(self, player: Seat) -> int:
        """Top cards of value 8 or higher."""
        high = 0
        for pile in player.piles:
            if pile and pile[0].age >= UNIVERSE_VALUE:
                high += 1
        return high


BASE_SPECIALS: Final[tuple[Special, ...]] = (
    Monument("Monument", 1, "Masonry", 6, by_turn=True),
    Empire("Empire", 2, "Construction", 6),
    World("World", 3, "Translation", 12),
    Wonder("Wonder", 4, "Invention", 5),
    Universe("Universe", 5, "Astronomy", 5),
)
