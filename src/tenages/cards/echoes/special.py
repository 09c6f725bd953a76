"""The special achievements (docs/rules.md 14) of Echoes of the Past."""

from __future__ import annotations

from typing import Final

from tenages.rules.achievements import Special
from tenages.rules.icons import BONUS, COLORS, ECHO, count, most_piles_with_three
from tenages.rules.seat import Seat


class Supremacy(Special):
    """Four colors that each show the same icon three times or more."""

    def progress(self, player: Seat) -> int:
        """The most colors that show the same icon three times or more."""
        return most_piles_with_three([player.shown_by(color) for color in COLORS])


class Destiny(Special):
    """Seven cards in the forecast."""

    def progress(self, player: Seat) -> int:
        """Cards in the forecast."""
        return len(player.forecast)


class Wealth(Special):
    """Eight visible bonuses."""

    def progress(self, player: Seat) -> int:
        """Bonuses that the player shows."""
        return player.count(BONUS)


class Heritage(Special):
    """Eight visible pictures in one color."""

    def progress(self, player: Seat) -> int:
        """The most pictures that one color shows."""
        most = 0
        for color in COLORS:
            most = max(most, player.hexes(color))
        return most


class History(Special):
    """Four visible echo effects in one color."""

    def progress(self, player: Seat) -> int:
        """The most echo effects that one color shows."""
        most = 0
        if player.count(ECHO):
            for color in COLORS:
                most = max(most, count(player.shown_by(color), ECHO))
        return most


ECHOES_SPECIALS: Final[tuple[Special, ...]] = (
    Supremacy("Supremacy", 6, "Novel", 4),
    Destiny("Destiny", 7, "Barometer", 7),
    Wealth("Wealth", 8, "Palampore", 8),
    Heritage("Heritage", 9, "Loom", 8),
    History("History", 10, "Photography", 4),
)
