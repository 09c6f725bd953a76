"""Win rates, and how sure they are.

The games of a deal are no independent samples: whoever has the better cards in one has the worse ones in the next. So a
deal, with all its seatings, is one sample, and the 95% interval is that of a mean of deals. Four deals are added that
nobody played, two won and two lost, as Agresti and Coull do for plain proportions: so the interval is as good as it
says for a handful of deals too, and when all games were won it still tells how little that proves.
"""

from __future__ import annotations

from collections.abc import Collection
from math import sqrt
from typing import Final, NamedTuple

Z: Final = 1.96
"""So many standard errors to both sides hold 95% of a normal distribution."""
ADDED: Final = (0.0, 0.0, 1.0, 1.0)


class Winnings(NamedTuple):
    """What came of some games: how much of them was won. A victory that k share is worth 1/k to each."""

    won: float = 0.0
    games: float = 0

    def plus(self, won: float) -> Winnings:
        """With one more game."""
        return Winnings(self.won + won, self.games + 1)


class Rate(NamedTuple):
    """A win rate with its 95% interval. Of no games at all, nothing is known."""

    won: float = 0.0
    games: int = 0
    low: float = 0.0
    high: float = 1.0

    @property
    def rate(self) -> float | None:
        """The share of games that were won."""
        return self.won / self.games if self.games else None


def rate_of(deals: Collection[Winnings]) -> Rate:
    """The win rate over some deals, each with all games that were played of it."""
    games = sum([deal.games for deal in deals])
    if not games:
        return Rate()
    won = sum([deal.won for deal in deals])
    usual = games / len(deals)
    samples = [*deals, *[Winnings(share * usual, usual) for share in ADDED]]
    total = games + usual * len(ADDED)
    centre = (won + usual * sum(ADDED)) / total
    # Deals that were not played in all seats, since games broke off, weigh less.
    error = sqrt(sum([(deal.won - centre * deal.games) ** 2 for deal in samples])) / total
    return Rate(won, int(games), max(0.0, centre - Z * error), min(1.0, centre + Z * error))
