"""Matches of a network without search against our bots: paired deals, seats swapped, on all cores."""

from __future__ import annotations

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
from tenages.opening import deal
from tenages.processes import Lost, Processes, one_thread_each
from tenages.rules.errors import TenAgesError
from tenages.rules.options import Option
from tenages.rules.play import Play

FIRST_DEAL: Final = 2**64
"""The seeds of the deals of all matches begin here; those of the games in training are lower."""
MOST_DECISIONS: Final = 2000
"""A game that is not over then counts as a draw."""
SEATS: Final = 2


class NetworkPlayer:
    """Takes the action that the network likes best."""

    def __init__(self, network: Network, settings: TrainingSettings) -> None:
        self._network = network
        self._used = np.array(places_used(settings.players, settings.expansions))
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
    """A deal that is played twice against a bot, with seats swapped."""

    bot: str
    seed: int


@dataclass(frozen=True, eq=False)
class Match:
    """Plays pairings, in any process: it has all that they need."""

    settings: TrainingSettings
    weights: dict[str, Any]

    def __call__(self, pairing: Pairing) -> Winnings:
        """What the network won: a game counts 1, a draw one half."""
        player, won = _player(self), Winnings()
        for seat in range(SEATS):
            won = won.plus(_points(player, self.settings, pairing, seat))
        return won


@cache
def _player(match: Match) -> NetworkPlayer:
    """The network's player, made once in each process."""
    torch.set_num_threads(1)
    weights = {name: torch.from_numpy(value) for name, value in match.weights.items()}
    return NetworkPlayer(network_of(weights, match.settings, Path()), match.settings)


def _points(player: NetworkPlayer, settings: TrainingSettings, pairing: Pairing, seat: int) -> float:
    game = deal(settings.rules, pairing.seed)
    bot = bots.named(pairing.bot, bot_seed(pairing.seed, seat))
    for _ in range(MOST_DECISIONS):
        if game.decision is None:
            break
        asked = game.decision.player
        game.choose(player.choose(game) if asked == seat else bot.decide(game.view(asked), game.decision))
    outcome = game.outcome
    return 0.5 if outcome is None or outcome.drawn or len(outcome.winners) > 1 else float(seat in outcome.winners)


def matches(network: Network, settings: TrainingSettings, games: dict[str, int], workers: int = 0) -> dict[str, Rate]:
    """What the network wins against each of the bots, in so many games: every deal is played in both seats."""
    weights = {name: value.detach().cpu().float().numpy() for name, value in network.state_dict().items()}
    pairings = [
        Pairing(bot, FIRST_DEAL + number) for bot, wanted in games.items() for number in range(-(-wanted // SEATS))
    ]
    found: dict[Pairing, Winnings] = {}
    with one_thread_each():
        for pairing, won in Processes(workers or None).run(Match(settings, weights), pairings):
            if isinstance(won, Lost):
                raise TenAgesError("process-died", why=won.why)
            found[pairing] = won
    return {bot: rate_of([found[pairing] for pairing in pairings if pairing.bot == bot]) for bot in games}


def main(folder: str, workers: str, *wanted: str) -> None:
    """From the command line: a folder, processes, and opponents with games, such as greedy=400."""
    network, settings = load(Path(folder))
    for each in wanted:
        name, games = each.rsplit("=", 1)
        rate = matches(network, settings, {name: int(games)}, int(workers))[name]
        line = f"{name}: {rate.rate:.3f} ({rate.low:.3f} to {rate.high:.3f}) of {rate.games}"
        print(line, flush=True)  # noqa: T201


if __name__ == "__main__":
    import sys

    main(*sys.argv[1:])
