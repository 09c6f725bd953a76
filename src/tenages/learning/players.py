"""Who plays the games that a network learns from: the processes of this machine."""

from __future__ import annotations

import os
from dataclasses import dataclass
from typing import Any, Protocol

import torch

from tenages.encoding.actions import actions_used
from tenages.learning.checkpoint import Weights, network_for
from tenages.learning.network import Network
from tenages.learning.rollout import Collector, Evaluate, Retina, Rollout
from tenages.learning.self_play import GROUPS, SelfPlay
from tenages.learning.settings import TrainingSettings
from tenages.processes import interrupts_blocked
from tenages.rules.errors import TenAgesError


@dataclass
class Played:
    """What came of one round of playing."""

    rollout: Rollout
    finished: int
    """How many games ended."""
    waited: float = 0.0
    """Seconds spent waiting for the processes."""
    worked: float = 0.0
    """Seconds that each of them spent playing."""


class Players(Protocol):
    """Play all games on for some steps."""

    decisions: int
    """How many decisions each round has."""

    def play(self, network: Network, earlier: Weights | None) -> Played:
        """Play on with the network; an earlier self plays its seats in the league."""
        ...

    def close(self) -> None:
        """End all processes."""
        ...


class LocalPlayers:
    """The processes of this machine; the network chooses for all of them in this process."""

    def __init__(self, settings: TrainingSettings, retina: Retina, games: int, workers: int, seed: int) -> None:
        self._device = retina.device
        # Ctrl-C is for this process, which then ends the others.
        with interrupts_blocked():
            self._play = SelfPlay(settings.table_rules, games, workers, settings.max_decisions, seed)
        self._collector = Collector(
            self._play, retina, settings.steps, settings.discount, settings.trace, settings.league_share
        )
        self._earlier = new_network(settings, retina)
        self.decisions = GROUPS * self._play.games * settings.steps

    def play(self, network: Network, earlier: Weights | None) -> Played:
        """Play on with the network; an earlier self plays its seats in the league."""
        self._play.waited = self._play.worked = 0.0
        opponent = None
        if earlier is not None:
            self._earlier.load_state_dict({name: value.float() for name, value in earlier.items()})
            opponent = evaluator(self._earlier, self._device)
        try:
            rollout = self._collector.collect(evaluator(network, self._device), opponent)
        except (EOFError, OSError) as error:
            raise TenAgesError("process-died", why=type(error).__name__) from error
        return Played(rollout, self._collector.finished, self._play.waited, self._play.worked)

    def close(self) -> None:
        """End all processes."""
        self._play.close()


def device_for(settings: TrainingSettings) -> torch.device:
    """Where the network is, made ready for it; an error if a GPU is asked for and there is none."""
    if settings.device == "cuda" and not torch.cuda.is_available():
        raise TenAgesError("no-gpu")
    torch.set_float32_matmul_precision("high")
    if settings.threads:
        torch.set_num_threads(settings.threads)
    cpu = settings.device == "cpu" or not torch.cuda.is_available()
    return torch.device("cpu" if cpu else "cuda")


def retina_for(settings: TrainingSettings, device: torch.device) -> Retina:
    """What shows the games to a network for these tables."""
    expansions = settings.all_expansions
    return Retina(settings.most_players, expansions, actions_used(expansions), device)


def new_network(settings: TrainingSettings, retina: Retina) -> Network:
    """A new network."""
    network = network_for(settings, retina.places, retina.actions)
    network.to(retina.device)
    return network


def workers_for(settings: TrainingSettings, cores: int | None = None) -> int:
    """How many processes play on a machine with so many cores; by default on this one."""
    return settings.workers or max(1, (cores or os.cpu_count() or 2) - 1)


def evaluator(network: Network, device: torch.device) -> Evaluate:
    """The network at work: on a GPU at half precision."""
    on_gpu = device.type == "cuda"

    def evaluate(seen: torch.Tensor) -> Any:
        with torch.autocast(device.type, torch.bfloat16, enabled=on_gpu):
            return network(seen if on_gpu else seen.float())

    return evaluate
