"""The match that a new network has to win: against the earlier one, both with search, every deal twice."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from typing import Final

from tenages.bots.budget import Budget
from tenages.bots.master import MasterBot, garbage_kept
from tenages.bots.seeds import bot_seed
from tenages.intervals import Rate, Winnings, rate_of
from tenages.networks.shipped import network_at
from tenages.opening import deal
from tenages.processes import Lost, Processes, one_thread_each
from tenages.rules.errors import TenAgesError
from tenages.rules.setup import Rules

FIRST_DEAL: Final = 2**65
"""The seeds of the deals begin here; those of all other games are lower."""
MOST_DECISIONS: Final = 2000
"""A game that is not over then counts as a draw."""
GAMES_PER_DEAL: Final = 2


@dataclass(frozen=True)
class Gate:
    """Plays a deal twice, in any process: it has all that it needs.

    The new network has the even seats and the earlier one the odd ones, then the other way round. In teams these are
    the sides. So equal networks win half of the two games at every table, also with an odd number of seats.
    """

    new: Path
    earlier: Path
    tables: tuple[Rules, ...]
    iterations: int
    until: float
    """No deal is begun after this, by the clock of the machine."""

    def __call__(self, number: int) -> Winnings | None:
        """What the new network won; None if the time is over."""
        if monotonic() > self.until:
            return None
        won = Winnings()
        for parity in range(GAMES_PER_DEAL):
            with garbage_kept():
                won = won.plus(self._points(number, parity))
        return won

    def _points(self, number: int, parity: int) -> float:
        """Its share of the victory, if it has the seats of this parity."""
        rules = self.tables[number % len(self.tables)]
        seed = FIRST_DEAL + number
        game = deal(rules, seed)
        new = range(parity, rules.players, 2)
        bots = [
            MasterBot(
                bot_seed(seed, seat),
                Budget(iterations=self.iterations),
                network_at(self.new if seat in new else self.earlier),
            )
            for seat in range(rules.players)
        ]
        for _ in range(MOST_DECISIONS):
            decision = game.decision
            if decision is None:
                break
            game.choose(bots[decision.player].decide(game.view(decision.player), decision))
        outcome = game.outcome
        if outcome is None or not outcome.winners:
            return len(new) / rules.players
        return len([seat for seat in outcome.winners if seat in new]) / len(outcome.winners)


def match(gate: Gate, games: int, workers: int) -> Generator[Rate]:
    """Play so many games on all cores, or as many as there is time for; yields what the new network won so far."""
    deals: list[Winnings] = []
    with one_thread_each():
        for _, won in Processes(workers or None).run(gate, range(-(-games // GAMES_PER_DEAL))):
            if isinstance(won, Lost):
                raise TenAgesError("process-died", why=won.why)
            if won is not None:
                deals.append(won)
                yield rate_of(deals)
