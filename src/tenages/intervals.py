"""Win rates with their 95% intervals: of games that share deals, and of independent cases.

The games of a deal are no independent samples: who has the better cards in one game has the worse ones in the next. So
`rate_of` takes a deal with all its seatings as one sample, and the interval is that of a mean of deals. As Agresti and
Coull do for plain proportions, four deals are added, two won and two lost: so the interval is reliable for a handful of
deals too, and it has a width even when all games were won.
"""

from __future__ import annotations

from collections.abc import Collection
from math import sqrt
from typing import Final, NamedTuple

Z: Final = 1.96
"""How many standard errors to both sides hold 95% of a normal distribution."""
ADDED: Final = (0.0, 0.0, 1.0, 1.0)


class Winnings(NamedTuple):
    """The number of some games, and how many of them were won. A victory shared by k players is worth 1/k to each."""

    won: float = 0.0
    games: float = 0

    def plus(self, won: float) -> Winnings:
        """With one more game."""
        return Winnings(self.won + won, self.games + 1)


class Rate(NamedTuple):
    """A win rate with its 95% interval, which is 0 to 1 if there are no games."""

    won: float = 0.0
    games: int = 0
    low: float = 0.0
    high: float = 1.0

    @property
    def rate(self) -> float | None:
        """The share of games that were won."""
        return self.won / self.games if self.games else None


def rate_of(deals: Collection[Winnings]) -> Rate:
    """The win rate over some deals, each with all its games."""
    games = sum([deal.games for deal in deals])
    if not games:
        return Rate()
    won = sum([deal.won for deal in deals])
    usual = games / len(deals)
    samples = [*deals, *[Winnings(share * usual, usual) for share in ADDED]]
    total = games + usual * len(ADDED)
    center = (won + usual * sum(ADDED)) / total
    # Deals that were not played in all seats, since games broke off, have less weight.
    error = sqrt(sum([(deal.won - center * deal.games) ** 2 for deal in samples])) / total
    return Rate(won, int(games), max(0.0, center - Z * error), min(1.0, center + Z * error))


def wilson(rate: float, cases: int) -> tuple[float, float]:
    """Wilson's interval for a share of independent cases: within 0 and 1, and wide if there are few cases."""
    weight = Z * Z / cases
    middle = (rate + weight / 2) / (1 + weight)
    reach = Z / (1 + weight) * sqrt(rate * (1 - rate) / cases + weight / (4 * cases))
    # Where all won or none, rounding must not put the rate itself outside.
    return max(0.0, min(rate, middle - reach)), min(1.0, max(rate, middle + reach))
