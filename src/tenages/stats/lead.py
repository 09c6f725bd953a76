"""How the lead moves during games: how far the later winners are ahead, and how often the present leader wins."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from tenages.stats.finished import FinishedGame
from tenages.stats.tally import Tally

SCORE: Final = "score"
ACHIEVEMENTS: Final = "achievements"
MEASURES: Final = (SCORE, ACHIEVEMENTS)
PERCENT: Final = "percent"
TURN: Final = "turn"
PERCENTS: Final = range(0, 101, 2)
"""The points of a game that are counted, in percent of its length."""


class LeadPoint(NamedTuple):
    """A point of a game, and what is measured there."""

    scale: str
    """PERCENT or TURN."""
    at: int
    """The percentage of the game, or the number of turns."""
    measure: str


@dataclass(slots=True)
class Balance:
    """The leads of all games at one point."""

    leads: Counter[int] = field(default_factory=Counter)
    """How many games had each difference between the winners and the best other side; negative if they were behind."""
    leaders: Tally = field(default_factory=Tally)
    """The sides that were in the lead alone."""

    def join(self, other: Balance) -> None:
        """Add the counts of another one."""
        self.leads.update(other.leads)
        self.leaders.join(other.leaders)


class Lead:
    """How the lead moved in many games, point by point."""

    def __init__(self) -> None:
        self.balances: dict[LeadPoint, Balance] = {}

    def add(self, game: FinishedGame) -> None:
        """Count one more game."""
        sides = game.sides()
        won = [game.won(side[0]) for side in sides]
        chance = game.chance
        for measure in MEASURES:
            values = [_by_side(game, sides, measure, turn) for turn in range(game.turns + 1)]
            for turn, by_side in enumerate(values):
                self._add(LeadPoint(TURN, turn, measure), by_side, won, chance, turn)
            for percent in PERCENTS:
                turn = percent * game.turns // 100
                self._add(LeadPoint(PERCENT, percent, measure), values[turn], won, chance, turn)

    def _add(self, point: LeadPoint, by_side: Sequence[int], won: Sequence[int], chance: int, turn: int) -> None:
        balance = self.balances.get(point)
        if balance is None:
            balance = self.balances[point] = Balance()
        losers = [value for value, parts in zip(by_side, won, strict=True) if not parts]
        if losers:
            # If everyone shares the victory, or the game is a draw, there is no lead over others.
            winners = [value for value, parts in zip(by_side, won, strict=True) if parts]
            balance.leads[max(winners) - max(losers)] += 1
        best = max(by_side)
        if by_side.count(best) == 1:
            balance.leaders.add(1, turn, won[by_side.index(best)], chance)

    def join(self, other: Lead) -> None:
        """Add the counts of another one."""
        for point, balance in other.balances.items():
            self.balances.setdefault(point, Balance()).join(balance)

    def over_time(self, scale: str, measure: str) -> list[tuple[int, Balance]]:
        """The leads at all points of a scale, in order."""
        found = [
            (point.at, balance)
            for point, balance in self.balances.items()
            if (point.scale, point.measure) == (scale, measure)
        ]
        return sorted(found, key=lambda pair: pair[0])


def _by_side(game: FinishedGame, sides: Sequence[tuple[int, ...]], measure: str, turn: int) -> list[int]:
    values = game.timeline.at(turn, measure)
    return [sum([values[seat] for seat in side]) for side in sides]
