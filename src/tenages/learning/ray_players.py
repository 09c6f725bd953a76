"""Self-play on the machines of a Ray cluster.

One process on each machine has a copy of the network and plays whole rounds with the cores and the GPU of its machine.
At the start of a round it is sent the weights, and at the end it sends its rollout, packed: choosing step by step
between machines would mostly wait for the network between them. `tenages` and PyTorch have to be installed on all
machines, in the same version. Ray is an extra, so this module is only imported where a cluster is asked for.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import torch

from tenages.extras import need
from tenages.learning.checkpoint import Weights
from tenages.learning.network import Network
from tenages.learning.packing import PackedRollout, packed, together, unpacked
from tenages.learning.players import LocalPlayers, Played, device_for, new_network, retina_for, workers_for
from tenages.learning.settings import TrainingSettings
from tenages.rules.errors import TenAgesError
from tenages.tournament.ray_cluster import VERSION, first_line, join

SEEDS_APART: Final = 7919
"""The machines deal different games."""


class Machine(NamedTuple):
    """One machine of the cluster, and what it has."""

    id: str
    cores: int
    gpus: int


class Sent(NamedTuple):
    """What a machine sends after a round: as `Played`, with a packed rollout."""

    rollout: PackedRollout
    finished: int
    waited: float
    worked: float


class RayPlayers:
    """All machines of a cluster: each plays a share of the games, by its number of cores."""

    def __init__(self, settings: TrainingSettings, device: torch.device, seed: int) -> None:
        self._ray: Any = need("ray", "ray")
        self._device = device
        cores = workers_for(settings) + 1 if settings.ray == "local" else None
        self._joined = join(self._ray, settings.ray, cores)
        self._actors: list[Any] = []
        begun: list[Any] = []
        for machine, games in shares(self._machines(), settings.games):
            actor = self._actor(machine)
            workers = workers_for(settings, machine.cores)
            begun.append(actor.begin.remote(VERSION, settings, games, workers, seed + len(begun) * SEEDS_APART))
            self._actors.append(actor)
        self.decisions = sum(self._all(begun))

    def play(self, network: Network, earlier: Weights | None) -> Played:
        """Play on with the network; an earlier self plays its seats in the league."""
        weights = self._ray.put({name: value.cpu() for name, value in network.state_dict().items()})
        opponent = self._ray.put(None if earlier is None else {name: value.cpu() for name, value in earlier.items()})
        rounds: list[Sent] = self._all([actor.play.remote(weights, opponent) for actor in self._actors])
        return Played(
            together([unpacked(each.rollout, self._device) for each in rounds]),
            sum([each.finished for each in rounds]),
            sum([each.waited for each in rounds]) / len(rounds),
            sum([each.worked for each in rounds]) / len(rounds),
        )

    def close(self) -> None:
        """End what was started on all machines."""
        for actor in self._actors:
            self._ray.kill(actor)
        if self._joined:
            self._ray.shutdown()

    def _machines(self) -> list[Machine]:
        nodes = [node for node in self._ray.nodes() if node["Alive"] and node["Resources"].get("CPU")]
        return [
            Machine(node["NodeID"], int(node["Resources"]["CPU"]), int(node["Resources"].get("GPU", 0)))
            for node in nodes
        ]

    def _actor(self, machine: Machine) -> Any:
        """The process on a machine; all its cores are taken, so that nothing else plays there."""
        strategy = self._ray.util.scheduling_strategies.NodeAffinitySchedulingStrategy(machine.id, soft=False)
        kind = self._ray.remote(num_cpus=machine.cores, num_gpus=min(1, machine.gpus), scheduling_strategy=strategy)
        return kind(RemotePlayers).remote()

    def _all(self, results: list[Any]) -> list[Any]:
        """Wait for the results of all machines."""
        errors = self._ray.exceptions
        try:
            return list(self._ray.get(results))
        except errors.RayError as error:
            cause = getattr(error, "cause", None)
            if isinstance(cause, TenAgesError):
                raise cause from error
            raise TenAgesError("cluster-cannot-play", why=first_line(cause or error)) from error


def shares(machines: list[Machine], games: int) -> list[tuple[Machine, int]]:
    """How many of the games each machine plays, by its number of cores."""
    cores = sum([machine.cores for machine in machines])
    return [(machine, max(2, games * machine.cores // cores)) for machine in machines]


class RemotePlayers:
    """Plays on one machine of the cluster, with a copy of the network."""

    _network: Network
    _players: LocalPlayers

    def begin(self, version: str, settings: TrainingSettings, games: int, workers: int, seed: int) -> int:
        """Start the processes; returns how many decisions each round has on this machine."""
        if version != VERSION:
            raise TenAgesError("cluster-version", theirs=VERSION, ours=version)
        torch.manual_seed(seed)
        retina = retina_for(settings, device_for(settings))
        self._network = new_network(settings, retina)
        self._players = LocalPlayers(settings, retina, games, workers, seed)
        return self._players.decisions

    def play(self, weights: Weights, earlier: Weights | None) -> Sent:
        """Play one round."""
        self._network.load_state_dict(weights)
        played = self._players.play(self._network, earlier)
        return Sent(packed(played.rollout), played.finished, played.waited, played.worked)
