"""The special achievements (docs/rules.md 14) of Echoes of the Past."""

from __future__ import annotations

from typing import Final

from tenages.rules.achievements import Special
from tenages.rules.icons import BONUS, COLORS, ECHO, count, most_piles_with_three
from tenages.rules.seat import Seat


def _supremacy(player: Seat) -> int:
    """Colours that show the same icon three times or more."""
    return most_piles_with_three(player.pile_icons)


def _destiny(player: Seat) -> int:
    """Cards in the forecast."""
    return len(player.forecast)


def _wealth(player: Seat) -> int:
    """Bonuses that he shows."""
    return player.count(BONUS)


def _heritage(player: Seat) -> int:
    """The most pictures that one colour shows."""
    return max([player.hexes(color) for color in COLORS if player.piles[color]], default=0)


def _history(player: Seat) -> int:
    """The most echo effects that one colour shows."""
    return max([count(total, ECHO) for total in player.pile_icons])


ECHOES_SPECIALS: Final = (
    Special(
        "Supremacy",
        6,
        "In each of four colours, show at least three of one icon, the same in all of them.",
        "Novel",
        _supremacy,
        4,
    ),
    Special("Destiny", 7, "Have at least seven cards in your forecast.", "Barometer", _destiny, 7),
    Special("Wealth", 8, "Show at least eight bonuses.", "Palampore", _wealth, 8),
    Special("Heritage", 9, "Show at least eight pictures in one colour.", "Loom", _heritage, 8),
    Special("History", 10, "Show at least four echo effects in one colour.", "Photography", _history, 4),
)
