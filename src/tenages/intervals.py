"""Win rates with their 95% intervals: of games that share deals, and of independent cases.

The games of a deal are not independent samples: a player with the better cards in one game has the worse ones in the
next. So `rate_of` takes a deal with all its seatings as one sample, and the interval is that of a mean of deals. As
Agresti and Coull do for plain proportions, it adds four deals, two won and two lost: so the interval is reliable even
for a few deals, and has a width even if all games were won.
"""

from __future__ import annotations

from collections.abc import Collection
from math import sqrt
from typing import Final, NamedTuple

Z: Final = 1.96
"""95% of a normal distribution is within this many standard errors of the mean."""
ADDED_RATES: Final = (0.0, 0.0, 1.0, 1.0)
"""The win rates of the four added deals."""


class Winnings(NamedTuple):
    """A number of games, and how many of them were won.

    A victory shared by k players counts 1/k for each, and so does a draw of k players.
    """

    won: float = 0.0
    games: float = 0

    def plus(self, won: float) -> Winnings:
        """The same with one more game, of which `won` was won."""
        return Winnings(self.won + won, self.games + 1)


class Rate(NamedTuple):
    """A win rate with its 95% interval, which is 0 to 1 without games."""

    won: float = 0.0
    games: int = 0
    low: float = 0.0
    high: float = 1.0

    @property
    def rate(self) -> float | None:
        """The share of games that were won; None without games."""
        return self.won / self.games if self.games else None


def rate_of(deals: Collection[Winnings]) -> Rate:
    """The win rate over some deals, each with all its games."""
    games = sum([deal.games for deal in deals])
    if not games:
        return Rate()
    won = sum([deal.won for deal in deals])
    games_per_deal = games / len(deals)
    samples = [*deals, *[Winnings(share * games_per_deal, games_per_deal) for share in ADDED_RATES]]
    total = games + games_per_deal * len(ADDED_RATES)
    center = (won + games_per_deal * sum(ADDED_RATES)) / total
    # Deals that were not played in all seats, because games were aborted, have less weight.
    error = sqrt(sum([(deal.won - center * deal.games) ** 2 for deal in samples])) / total
    return Rate(won, int(games), max(0.0, center - Z * error), min(1.0, center + Z * error))


def wilson(rate: float, cases: int) -> tuple[float, float]:
    """Wilson's interval for a share of independent cases: always within 0 and 1, and wide for few cases."""
    weight = Z * Z / cases
    middle = (rate + weight / 2) / (1 + weight)
    reach = Z / (1 + weight) * sqrt(rate * (1 - rate) / cases + weight / (4 * cases))
    # If the rate is 0 or 1, rounding must not put it outside the interval.
    return max(0.0, min(rate, middle - reach)), min(1.0, max(rate, middle + reach))
