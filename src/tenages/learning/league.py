"""The league: earlier selves that a network goes on playing against, so that it does not forget how to beat them."""

from __future__ import annotations

from random import Random

from tenages.learning.checkpoint import Weights
from tenages.learning.network import Network


class League:
    """Earlier selves, the oldest first, at half precision."""

    def __init__(self, size: int, random: Random, members: list[Weights]) -> None:
        self._size, self._random = size, random
        self.members = members

    def draw(self) -> Weights | None:
        """An earlier self; None if there is none yet."""
        return self.members[self._random.randrange(len(self.members))] if self.members else None

    def join(self, network: Network) -> None:
        """The network as it is now joins; if there are too many, one of the others leaves."""
        self.members.append({name: value.half().clone() for name, value in network.state_dict().items()})
        while len(self.members) > self._size:
            del self.members[self._leaving()]

    def _leaving(self) -> int:
        """One of the older half, but never the first if there are others: so the old ones stand ever further apart."""
        older = range(1, len(self.members) // 2, 2)
        return older[self._random.randrange(len(older))] if older else min(1, len(self.members) - 2)
