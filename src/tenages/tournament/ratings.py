"""Ratings from who won against whom: OpenSkill's model after Plackett and Luce.

Everyone starts at 25. Each game moves the winner up and the others down, and a surprising result moves them more. A
draw moves all towards each other. The order of the games matters a little, so they count in the order of the schedule
and not in the order in which they end.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from tenages.extras import need


class Rating(NamedTuple):
    """An estimate of strength: the true one is almost certainly within three `sigma` of `mu`."""

    mu: float
    sigma: float

    @property
    def ordinal(self) -> float:
        """The strength that an entrant almost certainly has at least."""
        return self.mu - 3 * self.sigma


def model() -> Any:
    """OpenSkill's model; if it is not installed, the error says how to."""
    return need("openskill.models", "tournament").PlackettLuce()


def ratings(entrants: int, games: Iterable[Mapping[int, float]]) -> list[Rating]:
    """The ratings of all entrants after some games; each game says which share of it each of its entrants won.

    An entrant with several seats in a game counts as one party. All who won nothing are second; in a draw all have a
    share, and are first.
    """
    skill = model()
    rated = [skill.rating() for _ in range(entrants)]
    for game in games:
        if len(game) > 1:
            places = list(game)
            ranks = [1 if game[place] else 2 for place in places]
            after = skill.rate([[rated[place]] for place in places], ranks=ranks)
            for place, (one,) in zip(places, after, strict=True):
                rated[place] = one
    return [Rating(one.mu, one.sigma) for one in rated]
