"""A network that begins with what another one has learned at other tables, such as without an expansion."""

from __future__ import annotations

from pathlib import Path

import torch

from tenages.encoding.layout import places_used
from tenages.learning import checkpoint
from tenages.learning.network import Network
from tenages.learning.settings import TrainingSettings
from tenages.rules.errors import TenAgesError

UNKNOWN_PLACES: float = 0.3
"""How large the weights of places are that the other network did not know, compared with those of a new network."""


def take_over(network: Network, settings: TrainingSettings, folder: Path) -> None:
    """Give a network the weights of the run in a folder, wherever their places and actions mean the same."""
    theirs = checkpoint.read(folder, next(network.parameters()).device)
    for name in ("width", "blocks"):
        before, wanted = getattr(theirs.settings, name), getattr(settings, name)
        if before != wanted:
            raise TenAgesError(
                "fixed-training-setting", name=name, path=str(folder), theirs=repr(before), ours=repr(wanted)
            )
    weights = {name: value.float() for name, value in theirs.weights.items()}
    with torch.no_grad():
        entry = network.entry.weight * UNKNOWN_PLACES
        columns = {place: column for column, place in enumerate(places_used(settings.players, settings.expansions))}
        for column, place in enumerate(places_used(theirs.settings.players, theirs.settings.expansions)):
            if place in columns:
                entry[:, columns[place]] = weights["entry.weight"][:, column]
        # The actions of a smaller table are the first ones of a larger one.
        policy, bias = network.policy.weight.clone(), network.policy.bias.clone()
        shared = min(len(bias), len(weights["policy.bias"]))
        bias[:] = weights["policy.bias"].mean()
        policy[:shared], bias[:shared] = weights["policy.weight"][:shared], weights["policy.bias"][:shared]
    weights |= {"entry.weight": entry, "policy.weight": policy, "policy.bias": bias}
    checkpoint.load_into(network, weights, folder)
