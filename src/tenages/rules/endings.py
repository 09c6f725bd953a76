"""How a game ends (docs/rules.md 15): by achievements, by points, or by an effect that names a winner."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tenages.rules.events import ENDED, GameOver

if TYPE_CHECKING:
    from tenages.rules.player import Player
    from tenages.rules.seat import Seat
    from tenages.rules.state import Table

BY_ACHIEVEMENTS: Final = "achievements"
BY_POINTS: Final = "points"
BY_EFFECT: Final = "effect"
WAYS: Final = (BY_ACHIEVEMENTS, BY_POINTS, BY_EFFECT)


class Outcome:
    """Who won and how. Several winning seats are a team or share the victory; without any, the game is a draw."""

    def __init__(self, winners: tuple[int, ...], how: str) -> None:
        self.winners = winners
        self.how = how

    @property
    def drawn(self) -> bool:
        """Whether nobody won, because the best players are tied in every way."""
        return not self.winners

    def __repr__(self) -> str:
        if self.drawn:
            return f"<a draw by {self.how}>"
        return f"<players {', '.join(map(str, self.winners))} won by {self.how}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Outcome) and self.winners == other.winners and self.how == other.how

    def __hash__(self) -> int:
        return hash((self.winners, self.how))


class GameEnded(Exception):
    """Raised when the game ends, so that the running effect stops at once; never leaves the engine."""


def end(table: Table, how: str, winners: tuple[int, ...]) -> None:
    """End the game by raising `GameEnded`."""
    table.outcome = Outcome(winners, how)
    table.note(ENDED, table.turn, None, 0, 0, 0, GameOver(table.outcome))
    raise GameEnded


def end_by_points(table: Table) -> None:
    """End by points: most points win, then most achievements. Teams add theirs up.

    Players or teams that are still tied share the victory, or the game is a draw: the edition says which.
    """
    best = max([_standing(table, player) for player in table.players])
    winners = tuple([player.seat for player in table.players if _standing(table, player) == best])
    if table.edition.tie_is_draw and len(winners) > len(table.side(winners[0])):
        winners = ()
    end(table, BY_POINTS, winners)


def _standing(table: Table, player: Seat) -> tuple[int, int]:
    points = sum([member.full_score() for member in table.side(player.seat)])
    return points, table.side_achievements(player.seat)


def single_best(players: list[Player], numbers: list[int]) -> Player | None:
    """The player with the highest number; None on a tie, since the effect is then ignored."""
    best = max(numbers)
    return players[numbers.index(best)] if numbers.count(best) == 1 else None


def win_by_effect(player: Seat) -> None:
    """End the game because an effect makes this player, or his team, the winner."""
    end(player.table, BY_EFFECT, tuple([member.seat for member in player.side()]))


def achievements_needed(table: Table) -> int:
    """How many achievements win at this table; partners add theirs up."""
    return table.setup.achievements_to_win


def check_achievements(player: Seat) -> None:
    """End the game if this player, or his team together, has enough achievements."""
    table = player.table
    if table.side_achievements(player.seat) >= achievements_needed(table):
        end(table, BY_ACHIEVEMENTS, tuple([member.seat for member in player.side()]))
