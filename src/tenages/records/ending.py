"""Endings that the players decide, and the rules do not: someone gives up, or all agree to end the game.

The engine knows nothing of them. A game that ended like this is an unfinished game with a note.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from tenages.rules.errors import BadRecord

CONCEDED: Final = "conceded"
AGREED: Final = "agreed"


class Ending(NamedTuple):
    """How the players ended a game."""

    how: str
    """CONCEDED or AGREED."""
    by: int
    """The seat that gave up, or that proposed the end."""
    winners: tuple[int, ...]
    """Empty if they agreed to end without a winner."""

    def to_json(self) -> dict[str, Any]:
        """As it is stored in records and databases."""
        return {"how": self.how, "by": self.by, "winners": list(self.winners)}


def ending_from_json(data: Any, players: int) -> Ending:
    """The ending in a record or a database; an error if it is damaged."""
    if not isinstance(data, dict) or data.get("how") not in (CONCEDED, AGREED):
        raise BadRecord("damaged-ending")
    by, winners = data.get("by"), data.get("winners")
    if not isinstance(winners, list) or not all(_is_seat(seat, players) for seat in [by, *winners]):
        raise BadRecord("damaged-ending")
    if len(set(winners)) != len(winners):
        raise BadRecord("damaged-ending")
    return Ending(data["how"], data["by"], tuple(winners))


def _is_seat(seat: Any, players: int) -> bool:
    return type(seat) is int and 0 <= seat < players
