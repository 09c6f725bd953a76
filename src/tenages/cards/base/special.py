"""The special achievements (docs/rules.md 14) of the base set."""

from __future__ import annotations

from typing import Final

from tenages.rules.achievements import Special
from tenages.rules.icons import CLOCK, RIGHT, UP, kinds_with_three
from tenages.rules.seat import Seat

UNIVERSE_VALUE: Final = 8


class Monument(Special):
    """Scoring or tucking much in one turn."""

    def progress(self, player: Seat) -> int:
        """Cards scored, or tucked, this turn; in some editions both together."""
        if player.setup.edition.monument_mixes:
            return player.scored + player.tucked
        return max(player.scored, player.tucked)


class Empire(Special):
    """Much of every icon."""

    def progress(self, player: Seat) -> int:
        """Icons that he shows three or more of."""
        return kinds_with_three(player.packed_icons)


class World(Special):
    """Many clocks."""

    def progress(self, player: Seat) -> int:
        """Clocks that he shows."""
        return player.count(CLOCK)


class Wonder(Special):
    """Every color splayed far."""

    def progress(self, player: Seat) -> int:
        """Colors splayed right or up."""
        splayed = 0
        for splay in player.splays:
            if splay in (RIGHT, UP):
                splayed += 1
        return splayed


class Universe(Special):
    """High cards all over."""

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
