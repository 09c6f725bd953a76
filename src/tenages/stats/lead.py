"""How the lead moves during games: by how much those who will win are ahead, and how often who is ahead will win."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from tenages.stats.finished import Account
from tenages.stats.tally import Tally

SCORE: Final = "score"
ACHIEVEMENTS: Final = "achievements"
MEASURES: Final = (SCORE, ACHIEVEMENTS)
PERCENT: Final = "percent"
TURN: Final = "turn"
PERCENTS: Final = range(0, 101, 2)
"""At which parts of a game one looks, in percent of its own length."""


class Moment(NamedTuple):
    """When one looks, and at what: after so many percent of a game, or after so many turns."""

    scale: str
    at: int
    measure: str


@dataclass(slots=True)
class Balance:
    """How it stood in all games at such a moment."""

    leads: Counter[int] = field(default_factory=Counter)
    """How often the winners were ahead by so much of the best other side; less than 0 if they were behind."""
    leaders: Tally = field(default_factory=Tally)
    """The sides that were ahead alone."""

    def join(self, other: Balance) -> None:
        """Count all that the other one has counted."""
        self.leads.update(other.leads)
        self.leaders.join(other.leaders)


class Lead:
    """How the lead moved in many games, moment by moment."""

    def __init__(self) -> None:
        self.standings: dict[Moment, Balance] = {}

    def add(self, account: Account) -> None:
        """Look at one more game."""
        sides = account.sides()
        won = [account.won(side[0]) for side in sides]
        chance = account.chance
        for measure in MEASURES:
            course = [_by_side(account, sides, measure, turn) for turn in range(account.turns + 1)]
            for turn, stood in enumerate(course):
                self._add(Moment(TURN, turn, measure), stood, won, chance, turn)
            for percent in PERCENTS:
                turn = percent * account.turns // 100
                self._add(Moment(PERCENT, percent, measure), course[turn], won, chance, turn)

    def _add(self, moment: Moment, stood: Sequence[int], won: Sequence[int], chance: int, turn: int) -> None:
        standing = self.standings.get(moment)
        if standing is None:
            standing = self.standings[moment] = Balance()
        losers = [value for value, parts in zip(stood, won, strict=True) if not parts]
        if losers:
            # Where everyone shares the victory, nobody was ahead of anybody else.
            winners = [value for value, parts in zip(stood, won, strict=True) if parts]
            standing.leads[max(winners) - max(losers)] += 1
        best = max(stood)
        if stood.count(best) == 1:
            standing.leaders.add(1, turn, won[stood.index(best)], chance)

    def join(self, other: Lead) -> None:
        """Look at all games that the other one has looked at."""
        for moment, standing in other.standings.items():
            self.standings.setdefault(moment, Balance()).join(standing)

    def course(self, scale: str, measure: str) -> list[tuple[int, Balance]]:
        """All moments of a scale in their order."""
        found = [
            (moment.at, standing) for moment, standing in self.standings.items() if moment[::2] == (scale, measure)
        ]
        return sorted(found, key=lambda pair: pair[0])


def _by_side(account: Account, sides: Sequence[tuple[int, ...]], measure: str, turn: int) -> list[int]:
    values = account.course.measured(measure, turn)
    return [sum([values[seat] for seat in side]) for side in sides]
