"""Checkpoints: everything that a run goes on from, in its folder.

`weights.pt` is the network and `state.pt` the rest that is small; `moments.pt` has the moments of the optimizer, at
half precision, and `league.pt` the earlier selves. A run goes on without the last two: the optimizer and the league
begin anew then.
"""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Final

import torch
from torch import Tensor

from tenages.encoding.fingerprint import fingerprint
from tenages.learning.network import Network
from tenages.learning.seating import Seating
from tenages.learning.settings import TrainingSettings, settings_of
from tenages.rules.errors import TenAgesError

FORMAT: Final = 1
WEIGHTS, MOMENTS, LEAGUE, STATE = "weights.pt", "moments.pt", "league.pt", "state.pt"
FILES: Final = (WEIGHTS, MOMENTS, LEAGUE, STATE)
"""The state comes last: when it is written, all of them are."""
NEW: Final = ".new"
TWO: Final = 2
"""With so many players, what one of them wins the other loses, so a network needs only one value."""

Weights = dict[str, Tensor]


@dataclass
class Counters:
    """How far a run is."""

    decisions: int = 0
    rounds: int = 0
    finished: int = 0
    """Games that were played to the end."""
    seconds: float = 0.0


@dataclass
class Checkpoint:
    """A run as it stands."""

    settings: TrainingSettings
    counters: Counters
    weights: Weights
    moments: list[tuple[Tensor, Tensor]] = field(default_factory=list)
    """The first and the second moment of each parameter; none before the first round."""
    updates: int = 0
    """How often the optimizer has improved the network."""
    league: list[Weights] = field(default_factory=list)
    random: dict[str, Any] = field(default_factory=dict)
    """The states of the generators, as `random_states` gives them."""

    def write(self, folder: Path) -> None:
        """Replace the checkpoint in the folder. One that is interrupted leaves the earlier one, or finishes later."""
        state = {
            "format": FORMAT,
            **vars(self.counters),
            "updates": self.updates,
            "settings": self.settings.as_dict(),
            "encoding": fingerprint(self.settings.most_players, self.settings.all_expansions),
            "random": self.random,
        }
        moments = [(first.bfloat16(), second.bfloat16()) for first, second in self.moments]
        for name, value in zip(FILES, (self.weights, moments, self.league, state), strict=True):
            # Under a third name until it is complete: from then on the new files are the checkpoint.
            part = folder / f"{name}.part"
            torch.save(value, part)
            os.replace(part, folder / f"{name}{NEW}")
        _put_in_place(folder)


def has_checkpoint(folder: Path) -> bool:
    """Whether there is a run in this folder that can be resumed."""
    return (folder / STATE).exists() or (folder / f"{STATE}{NEW}").exists()


def read(folder: Path, device: torch.device) -> Checkpoint:
    """The checkpoint of a run; an error if it is damaged, or of another version."""
    if not has_checkpoint(folder):
        raise TenAgesError("no-run", path=str(folder))
    # States of generators are read where they were made: on the CPU.
    state = _loaded(folder, STATE, torch.device("cpu"))
    if not isinstance(state, dict) or "settings" not in state:
        raise TenAgesError("damaged-checkpoint", path=str(folder / STATE), why="settings")
    if state.get("format", FORMAT) != FORMAT:
        raise TenAgesError("other-checkpoint", path=str(folder), theirs=str(state["format"]), ours=FORMAT)
    settings = settings_of(state["settings"])
    if state.get("encoding") not in (None, fingerprint(settings.most_players, settings.all_expansions)):
        raise TenAgesError("network-outdated", path=str(folder))
    optional = {
        name: _loaded(folder, name, device) if _current(folder, name).exists() else [] for name in (MOMENTS, LEAGUE)
    }
    try:
        return Checkpoint(
            settings,
            Counters(**{name: state[name] for name in vars(Counters())}),
            _loaded(folder, WEIGHTS, device),
            [(first.float(), second.float()) for first, second in optional[MOMENTS]],
            state["updates"],
            optional[LEAGUE],
            state.get("random", {}),
        )
    except (KeyError, TypeError, ValueError) as error:
        raise TenAgesError("damaged-checkpoint", path=str(folder), why=str(error)) from error


def load(folder: Path) -> tuple[Network, TrainingSettings]:
    """The network of a run, on the CPU, and the settings it was trained with."""
    found = read(folder, torch.device("cpu"))
    return network_of(found.weights, found.settings, folder), found.settings


def network_of(weights: Weights, settings: TrainingSettings, folder: Path) -> Network:
    """A network with these weights, ready to play."""
    try:
        places, actions = weights["entry.weight"].shape[1], len(weights["policy.bias"])
    except (KeyError, TypeError) as error:
        raise TenAgesError("damaged-checkpoint", path=str(folder / WEIGHTS), why=_first_line(error)) from error
    network = network_for(settings, places, actions)
    load_into(network, weights, folder)
    network.eval()
    return network


def network_for(settings: TrainingSettings, places: int, actions: int) -> Network:
    """A new network for the tables of a run."""
    players = settings.most_players
    seating = Seating(players, settings.all_expansions) if players > TWO else None
    return Network(places, actions, settings.width, settings.blocks, seating)


def load_into(network: Network, weights: Weights, folder: Path) -> None:
    """Give a network these weights; an error if they are not for one like it."""
    try:
        network.load_state_dict({name: value.float() for name, value in weights.items()})
    except (RuntimeError, AttributeError, TypeError) as error:
        raise TenAgesError("damaged-checkpoint", path=str(folder / WEIGHTS), why=_first_line(error)) from error


def random_states(random: Random) -> dict[str, Any]:
    """The states of the generators that a run draws from."""
    version, numbers, _ = random.getstate()
    states = {"league": [version, *numbers], "torch": torch.get_rng_state()}
    if torch.cuda.is_available():
        states["cuda"] = torch.cuda.get_rng_state()
    return states


def set_random_states(random: Random, states: dict[str, Any]) -> None:
    """Go on drawing where the states were taken."""
    if "league" in states:
        version, *numbers = states["league"]
        random.setstate((version, tuple(numbers), None))
    if "torch" in states:
        torch.set_rng_state(states["torch"])
    if "cuda" in states and torch.cuda.is_available():
        torch.cuda.set_rng_state(states["cuda"])


def _put_in_place(folder: Path) -> None:
    """Replace the earlier files by the new ones, if all of these are complete."""
    if (folder / f"{STATE}{NEW}").exists():
        for name in FILES:
            if (folder / f"{name}{NEW}").exists():
                os.replace(folder / f"{name}{NEW}", folder / name)


def _current(folder: Path, name: str) -> Path:
    """The file of the last complete checkpoint. Only the run itself puts new ones in their place."""
    new = folder / f"{name}{NEW}"
    return new if (folder / f"{STATE}{NEW}").exists() and new.exists() else folder / name


def _loaded(folder: Path, name: str, device: torch.device) -> Any:
    try:
        return torch.load(_current(folder, name), map_location=device)
    # What PyTorch raises for a damaged file depends on where the damage is.
    except Exception as error:
        raise TenAgesError("damaged-checkpoint", path=str(folder / name), why=_first_line(error)) from error


def _first_line(error: BaseException) -> str:
    return next(iter(str(error).splitlines()), type(error).__name__)
