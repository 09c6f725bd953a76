"""Matches of a network without search against our bots: paired deals, seats swapped, in many processes."""

from __future__ import annotations

import multiprocessing
import os
from pathlib import Path

import numpy as np
import torch

from tenages import bots
from tenages.encoding.actions import ACTION_NUMBERS
from tenages.encoding.layout import places_used
from tenages.encoding.sparse_rows import SparseRows
from tenages.learning.network import Network
from tenages.learning.settings import TrainingSettings, settings_of
from tenages.opening import deal
from tenages.rules.options import Option
from tenages.rules.play import Play


class NetworkPlayer:
    """Takes the action that the network likes best."""

    def __init__(self, network: Network, settings: TrainingSettings) -> None:
        self._network = network
        self._used = np.array(places_used(settings.players, settings.expansions))
        self._row = np.zeros(7000, dtype=np.float32)

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


def load(folder: Path) -> tuple[Network, TrainingSettings]:
    """The network of a run, on the CPU."""
    state = torch.load(folder / "state.pt", map_location="cpu")
    settings = settings_of(state["settings"])
    weights = torch.load(folder / "weights.pt", map_location="cpu")
    network = Network(weights["entry.weight"].shape[1], len(weights["policy.bias"]), settings.width, settings.blocks)
    network.load_state_dict({name: value.float() for name, value in weights.items()})
    return network.eval(), settings


MOST_DECISIONS = 2000
_player: NetworkPlayer | None = None
_settings: TrainingSettings | None = None


def _begin(folder: str) -> None:
    global _player, _settings
    torch.set_num_threads(1)
    network, _settings = load(Path(folder))
    _player = NetworkPlayer(network, _settings)


def _play(job: tuple[str, int, int]) -> float:
    opponent, seed, seat = job
    assert _player is not None
    assert _settings is not None
    game = deal(_settings.rules, seed)
    bot = bots.named(opponent, seed * 2 + seat)
    for _ in range(MOST_DECISIONS):
        if game.decision is None:
            break
        asked = game.decision.player
        game.choose(_player.choose(game) if asked == seat else bot.decide(game.view(asked), game.decision))
    outcome = game.outcome
    return 0.5 if outcome is None or outcome.drawn or len(outcome.winners) > 1 else float(seat in outcome.winners)


def match(folder: Path, opponent: str, games: int, workers: int = 0, first: int = 10**9) -> list[float]:
    """The points of the network: 1 for a win, half for a draw."""
    jobs = [(opponent, first + number // 2, number % 2) for number in range(games)]
    os.environ["OMP_NUM_THREADS"] = "1"
    context = multiprocessing.get_context("spawn")
    with context.Pool(workers or os.cpu_count(), _begin, (str(folder),)) as pool:
        return list(pool.imap_unordered(_play, jobs))


def main(folder: str, workers: str, *wanted: str) -> None:
    """From the command line: a folder, processes, and opponents with games, such as greedy=400."""
    for each in wanted:
        name, games = each.rsplit("=", 1)
        points = match(Path(folder), name, int(games), int(workers))
        mean = sum(points) / len(points)
        print(
            f"{name}: {mean:.3f} ± {1.96 * float(np.std(points)) / len(points) ** 0.5:.3f} of {len(points)}", flush=True
        )


if __name__ == "__main__":
    import sys

    main(*sys.argv[1:])
