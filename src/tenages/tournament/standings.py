"""The standings of a tournament: win rates, ratings, ways to win, thinking times, and games that broke off."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from tenages.intervals import Rate, Winnings, rate_of
from tenages.rules.endings import WAYS
from tenages.rules.setup import Rules
from tenages.tournament.entrants import Entrant
from tenages.tournament.match import ILLEGAL, Broken, Played, Result
from tenages.tournament.pairing import Fixture, pairings
from tenages.tournament.ratings import Rating, ratings
from tenages.tournament.span import Span, span_of
from tenages.tournament.thinking import Thinking

Shares = dict[int, float]
"""The share of a game that each of its entrants won; the sum is 1."""


class Standing(NamedTuple):
    """The figures of one entrant."""

    entrant: Entrant
    rate: Rate
    rating: Rating
    ways: dict[str, float]
    """How many games it won in each way, without those that others forfeited."""
    drawn: int
    """How many of its games nobody won."""
    thinking: Thinking
    broken: int
    """How many games it broke off."""
    illegal: int
    """In how many of these it chose an option that it was not offered."""
    gifts: float
    """How many games it won because others forfeited them."""


@dataclass(frozen=True)
class Breach:
    """A game that broke off, with all that is needed to play it again."""

    fixture: Fixture
    result: Broken
    names: tuple[str, ...]
    """The entrants by seat."""

    @property
    def culprit(self) -> str | None:
        """The entrant that caused it, if one did."""
        return None if self.result.seat is None else self.names[self.result.seat]


class Standings:
    """All results so far. They are counted in the order of the schedule, whatever the order in which games end.

    With `forfeit`, who breaks off a game has lost it, and all others at the table have won it; otherwise such a game
    counts for nobody. A game that nobody is known to have broken off counts for nobody in any case.
    """

    def __init__(
        self, rules: Rules, entrants: Sequence[Entrant], fixtures: Sequence[Fixture], *, forfeit: bool = True
    ) -> None:
        self.rules = rules
        self.entrants = tuple(entrants)
        self.fixtures = tuple(fixtures)
        self.forfeit = forfeit
        self.winnings: list[Winnings] = [Winnings() for _ in entrants]
        """What each entrant has won so far."""
        self._results: dict[int, Result] = {}

    def add(self, result: Result) -> None:
        """Count one more game; a game counts once, and only if it is on the schedule."""
        if result.number in self._results or not 0 <= result.number < len(self.fixtures):
            return
        self._results[result.number] = result
        for place, won in self.shares(result).items():
            self.winnings[place] = self.winnings[place].plus(won)

    # --- games --------------------------------------------------------------------------------------------------------

    @property
    def done(self) -> int:
        """How many games were played, to their end or not."""
        return len(self._results)

    def left(self) -> list[Fixture]:
        """The games that are still to be played."""
        return [fixture for fixture in self.fixtures if fixture.number not in self._results]

    def leader(self) -> tuple[str, float] | None:
        """The name of the entrant with the best win rate so far, and that rate."""
        rates = [won.won / won.games if won.games else 0.0 for won in self.winnings]
        best = max(rates)
        return (self.entrants[rates.index(best)].name, best) if best else None

    def played(self) -> list[Played]:
        """All games that were played to their end."""
        return [result for _, result in sorted(self._results.items()) if isinstance(result, Played)]

    def breaches(self) -> list[Breach]:
        """All games that broke off."""
        broken = [result for _, result in sorted(self._results.items()) if isinstance(result, Broken)]
        return [Breach(self.fixtures[one.number], one, self.names(one.number)) for one in broken]

    def forfeited(self) -> list[Breach]:
        """All games that who broke them off has lost."""
        return [breach for breach in self.breaches() if self.shares(breach.result)]

    def names(self, number: int) -> tuple[str, ...]:
        """The names of the entrants in a game, by seat."""
        return tuple([self.entrants[place].name for place in self.fixtures[number].lineup])

    def shares(self, game: Result) -> Shares:
        """The share of a game that each of its entrants won; empty if the game counts for nobody.

        A victory shared by k players is worth 1/k to each. So is a draw, as if all players shared it.
        """
        lineup = self.fixtures[game.number].lineup
        sharers = self._sharers(game, lineup)
        won = dict.fromkeys(lineup, 0.0) if sharers else {}
        for seat in sharers:
            won[lineup[seat]] += 1 / len(sharers)
        return won

    def _sharers(self, game: Result, lineup: tuple[int, ...]) -> Sequence[int]:
        """The seats that share a game."""
        if isinstance(game, Played):
            return game.winners or range(len(lineup))
        if game.seat is None or not self.forfeit:
            return ()
        # A bot with several seats loses with all of them.
        return [seat for seat, place in enumerate(lineup) if place != lineup[game.seat]]

    def _counted(self) -> list[tuple[Result, Shares]]:
        """All games that count, with their shares."""
        games = [(result, self.shares(result)) for _, result in sorted(self._results.items())]
        return [(result, won) for result, won in games if won]

    # --- win rates ----------------------------------------------------------------------------------------------------

    def table(self) -> list[Standing]:
        """All entrants, the best first."""
        rated = ratings(len(self.entrants), [won for _, won in self._counted()])
        rows = [self._standing(place, rating) for place, rating in enumerate(rated)]
        return sorted(rows, key=lambda row: (-(row.rate.rate or 0.0), -row.rating.mu))

    def rate(self, place: int) -> Rate:
        """The win rate of an entrant over all its games."""
        return self._rate(place, lambda won: True)

    def between(self, place: int, other: int) -> Rate:
        """The win rate of an entrant in its games against another one."""
        return self._rate(place, lambda won: other in won)

    def in_pairs(self) -> bool:
        """Whether every game is one entrant against another."""
        return all(len(group) == 2 for group in pairings(self.rules, len(self.entrants)))

    @property
    def fair_share(self) -> float:
        """The win rate that everyone would have if all were equally strong."""
        return 1 / len(set(self.fixtures[0].lineup))

    def _rate(self, place: int, counts: Callable[[Shares], bool]) -> Rate:
        deals: defaultdict[int, Winnings] = defaultdict(Winnings)
        for game, won in self._counted():
            if place in won and counts(won):
                deal = self.fixtures[game.number].deal
                deals[deal] = deals[deal].plus(won[place])
        return rate_of(deals.values())

    def _standing(self, place: int, rating: Rating) -> Standing:
        entrant = self.entrants[place]
        ways = dict.fromkeys(WAYS, 0.0)
        drawn = 0
        gifts = 0.0
        for game, won in self._counted():
            share = won.get(place, 0.0)
            if isinstance(game, Broken):
                gifts += share
            elif not game.drawn:
                ways[game.how] += share
            elif share:
                drawn += 1
        broken = [one for one in self.breaches() if one.culprit == entrant.name]
        illegal = [one for one in broken if one.result.reason == ILLEGAL]
        return Standing(
            entrant, self.rate(place), rating, ways, drawn, self.thinking(place), len(broken), len(illegal), gifts
        )

    # --- lengths ------------------------------------------------------------------------------------------------------

    def thinking(self, place: int) -> Thinking:
        """How long an entrant took for its decisions, including games that broke off."""
        total = Thinking()
        for number, result in self._results.items():
            for seat, thinking in zip(self.fixtures[number].lineup, result.thinking, strict=False):
                if seat == place:
                    total += thinking
        return total

    def ends(self) -> Counter[str]:
        """How many games ended in each way."""
        return Counter([game.how for game in self.played()])

    def drawn(self) -> int:
        """How many games nobody won."""
        return len([game for game in self.played() if game.drawn])

    def turns(self) -> Span:
        """How many turns games took."""
        return span_of(game.turns for game in self.played())

    def decisions(self) -> Span:
        """How many decisions games took."""
        return span_of(game.decisions for game in self.played())
