"""What it means to give up at a table, and who must agree to end its game."""

from __future__ import annotations

from collections.abc import Sequence

from tenages.records.ending import AGREED, CONCEDED, Ending, ending_from_json
from tenages.rules.editions import same_side
from tenages.server.messages.tables import Conceding, Undoing
from tenages.server.storage.rows import SeatRow, TableRow


def ending_of(row: TableRow) -> Ending | None:
    """How the players ended the game of a table, if they did."""
    return None if row.ending is None else ending_from_json(row.ending, len(row.seats))


def is_alone(seats: Sequence[SeatRow], seat: int) -> bool:
    """Whether nobody else plays, or will play when he is back."""
    return all(each.seat == seat or each.holder is None for each in seats)


def conceding(row: TableRow, seat: int | None) -> Conceding:
    """What comes of it if this seat gives up.

    It ends the game if only one side is left then, or only bots. Otherwise a bot plays on for it.
    """
    if seat is None or row.phase != "playing":
        return "not"
    rivals = _rivals(row, seat)
    one_side = all(same_side(rivals[0], other, row.teams) for other in rivals)
    return "ends" if one_side or is_alone(row.seats, seat) else "bot"


def ending_by(row: TableRow, seat: int | None) -> Undoing:
    """Whether this seat can end the game without a winner: freely if nobody else plays there."""
    if seat is None or row.phase != "playing":
        return "not"
    return "freely" if is_alone(row.seats, seat) else "by consent"


def concession(row: TableRow, seat: int) -> Ending:
    """The end of a game that this seat gives up: all win who play against it."""
    return Ending(CONCEDED, seat, tuple(_rivals(row, seat)))


def agreement(seat: int) -> Ending:
    """The end that this seat proposed, and to which all others agreed."""
    return Ending(AGREED, seat, ())


def _rivals(row: TableRow, seat: int) -> list[int]:
    """Who plays against this seat; a bot that goes on for someone who gave up cannot win like this."""
    others = [other for other in row.seats if not other.conceded]
    return [other.seat for other in others if not same_side(seat, other.seat, row.teams)]
