"""Matches of a network without search against our bots: every deal from all seats, on all cores.

The network has one seat and the bot all others; in teams it has both seats of a side. A fair share of the victories is
1 of the number of players then, or of sides.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
import torch

from tenages import bots
from tenages.bots.seeds import bot_seed
from tenages.encoding.actions import ACTION_NUMBERS
from tenages.encoding.layout import SIZE, places_used
from tenages.encoding.sparse_rows import SparseRows
from tenages.intervals import Rate, Winnings, rate_of
from tenages.learning.checkpoint import load, network_of
from tenages.learning.network import Network
from tenages.learning.settings import TrainingSettings
from tenages.learning.tables import table_of
from tenages.networks.tables import name_of
from tenages.opening import deal
from tenages.processes import Lost, Processes, one_thread_each
from tenages.rules.editions import same_side
from tenages.rules.errors import TenAgesError
from tenages.rules.options import Option
from tenages.rules.play import Play
from tenages.rules.setup import Rules

FIRST_DEAL: Final = 2**64
"""The seeds of the deals of all matches begin here; those of the games in training are lower."""
MOST_DECISIONS: Final = 2000
"""A game that is not over then counts as a draw."""
TABLE: Final = "table"
"""On the command line: the name of a table that is meant, if not all of the run."""


class NetworkPlayer:
    """Takes the action that the network likes best."""

    def __init__(self, network: Network, settings: TrainingSettings) -> None:
        self._network = network
        self._used = np.array(places_used(settings.most_players, settings.all_expansions))
        self._row = np.zeros(SIZE, dtype=np.float32)

    def choose(self, game: Play) -> Option:
        """The answer to what is asked."""
        decision = game.decision
        assert decision is not None
        if len(decision.options) == 1:
            return decision.options[0]
        rows = SparseRows()
        rows.add(game, decision.player)
        row = self._row
        row[:] = 0
        row[np.frombuffer(rows.places(), dtype=np.int16)] = np.frombuffer(rows.values(), dtype=np.float32)
        with torch.no_grad():
            logits = self._network(torch.from_numpy(row[self._used])[None])[0][0]
        actions = [ACTION_NUMBERS[option.number] for option in decision.options]
        return decision.options[int(logits[actions].argmax())]


class Pairing(NamedTuple):
    """A deal that is played against a bot, from each seat or by each side."""

    bot: str
    rules: Rules
    seed: int

    @property
    def sides(self) -> int:
        """How often it is played: the first seats belong to one side each."""
        return self.rules.players // 2 if self.rules.teams else self.rules.players


@dataclass(frozen=True, eq=False)
class Match:
    """Plays pairings, in any process: it has all that they need."""

    settings: TrainingSettings
    weights: dict[str, Any]

    def __call__(self, pairing: Pairing) -> Winnings:
        """What the network won: a game counts 1, a draw a fair share."""
        player, won = _player(self), Winnings()
        for seat in range(pairing.sides):
            won = won.plus(_points(player, pairing, seat))
        return won


@cache
def _player(match: Match) -> NetworkPlayer:
    """The network's player, made once in each process."""
    torch.set_num_threads(1)
    weights = {name: torch.from_numpy(value) for name, value in match.weights.items()}
    return NetworkPlayer(network_of(weights, match.settings, Path()), match.settings)


def _points(player: NetworkPlayer, pairing: Pairing, seat: int) -> float:
    """What the network wins in one game, in which it has this seat."""
    game = deal(pairing.rules, pairing.seed)
    teams = pairing.rules.teams
    others = [other for other in range(pairing.rules.players) if not same_side(other, seat, teams)]
    opponents = {other: bots.named(pairing.bot, bot_seed(pairing.seed, other)) for other in others}
    for _ in range(MOST_DECISIONS):
        if game.decision is None:
            break
        asked = game.decision.player
        bot = opponents.get(asked)
        game.choose(player.choose(game) if bot is None else bot.decide(game.view(asked), game.decision))
    outcome = game.outcome
    if outcome is None or outcome.drawn:
        return 1 / pairing.sides
    winners = len(outcome.winners) / (2 if teams else 1)
    return (seat in outcome.winners) / winners


def matches(
    network: Network,
    settings: TrainingSettings,
    games: dict[str, int],
    workers: int = 0,
    tables: Sequence[Rules] = (),
) -> dict[str, Rate]:
    """What the network wins against each of the bots, in so many games or a few more, at all tables or at these.

    If there are several tables, each has its own result: for "greedy" one with the name "greedy, 4 teams".
    """
    weights = {name: value.detach().cpu().float().numpy() for name, value in network.state_dict().items()}
    tables = tables or settings.table_rules
    pairings: dict[str, list[Pairing]] = {}
    for bot, wanted in games.items():
        for rules in tables:
            name = bot if len(settings.table_rules) == 1 else f"{bot}, {name_of(rules)}"
            first = Pairing(bot, rules, FIRST_DEAL)
            deals = -(-wanted // (first.sides * len(tables)))
            pairings[name] = [first._replace(seed=FIRST_DEAL + number) for number in range(deals)]
    found: dict[Pairing, Winnings] = {}
    with one_thread_each():
        every = [pairing for some in pairings.values() for pairing in some]
        for pairing, won in Processes(workers or None).run(Match(settings, weights), every):
            if isinstance(won, Lost):
                raise TenAgesError("process-died", why=won.why)
            found[pairing] = won
    return {name: rate_of([found[pairing] for pairing in some]) for name, some in pairings.items()}


def main(folder: str, workers: str, *wanted: str) -> None:
    """From the command line: a folder, processes, and opponents with games, such as greedy=400.

    A run with several tables plays the games at all of them, or at those that are named, such as "table=4 teams".
    """
    network, settings = load(Path(folder))
    named = [each.rsplit("=", 1) for each in wanted]
    tables = [table_of(value, settings.edition) for name, value in named if name == TABLE]
    for bot, games in named:
        if bot != TABLE:
            for name, rate in matches(network, settings, {bot: int(games)}, int(workers), tables).items():
                line = f"{name}: {rate.rate:.3f} ({rate.low:.3f} to {rate.high:.3f}) of {rate.games}"
                print(line, flush=True)  # noqa: T201


if __name__ == "__main__":
    import sys

    main(*sys.argv[1:])
