"""A network that begins with what another one has learned at other tables, such as without an expansion."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import torch
from torch import Tensor

from tenages.encoding.layout import AXES, LAYOUT, Part, places_used
from tenages.learning import checkpoint
from tenages.learning.network import Network
from tenages.learning.settings import TrainingSettings
from tenages.rules.errors import TenAgesError

UNKNOWN_PLACES: Final = 0.3
"""How large the weights of places are that the other network did not know, compared with those of a new network."""
FURTHER_OPPONENTS: Final = 0.5
"""How much opponents count that the other network did not have, compared with the one on the left."""


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
        entry = _entry(network, settings, weights["entry.weight"], theirs.settings)
        # The actions of a smaller table are the first ones of a larger one.
        policy, bias = network.policy.weight.clone(), network.policy.bias.clone()
        shared = min(len(bias), len(weights["policy.bias"]))
        bias[:] = weights["policy.bias"].mean()
        policy[:shared], bias[:shared] = weights["policy.weight"][:shared], weights["policy.bias"][:shared]
        values = {name: _values(network, weights[name]) for name in ("value.weight", "value.bias")}
    weights |= {"entry.weight": entry, "policy.weight": policy, "policy.bias": bias, **values}
    checkpoint.load_into(network, weights, folder)


def _entry(network: Network, settings: TrainingSettings, learned: Tensor, theirs: TrainingSettings) -> Tensor:
    """The first layer, with what the other one has learned of each place."""
    entry: Tensor = network.entry.weight * UNKNOWN_PLACES
    places = places_used(theirs.most_players, theirs.all_expansions)
    known = {place: column for column, place in enumerate(places)}
    new = _numbers_of_players(settings) - _numbers_of_players(theirs)
    for column, place in enumerate(places_used(settings.most_players, settings.all_expansions)):
        like, size = _alike(place, theirs.most_players, new)
        if like in known:
            entry[:, column] = learned[:, known[like]] * size
    return entry


def _numbers_of_players(settings: TrainingSettings) -> set[int]:
    return {rules.players for rules in settings.table_rules}


def _alike(place: int, players: int, new: set[int]) -> tuple[int, float]:
    """The place that means the same for a network of at most so many players or nearly so, and how much it counts.

    `new` are the numbers of players that this network never saw.
    """
    part = _part_of(place)
    if part.axes[0] == "relative seat":
        each = part.size // len(AXES["relative seat"])
        seat = (place - part.start) // each
        if seat >= players:
            # Further opponents are like the one on the left.
            return place - (seat - 1) * each, FURTHER_OPPONENTS
    numbers = AXES["number of players"]
    if part.name == "players" and int(numbers[place - part.start]) in new:
        return part.start + numbers.index(str(players)), 1.0
    return place, 1.0


def _part_of(place: int) -> Part:
    return next(part for part in LAYOUT.values() if part.start <= place < part.end)


def _values(network: Network, learned: Tensor) -> Tensor:
    """The weights or the bias of the last layer of the value: each seat's, and then the lead's."""
    seats, theirs = network.value.out_features - 1, len(learned) - 1
    if seats == theirs:
        return learned
    if theirs > 1:
        chances = [learned[min(seat, theirs - 1)] for seat in range(seats)]
    else:
        # The hyperbolic tangent of a number is the chance that it gives the player, less that of its opposite.
        chances = [learned[0], *[-learned[0]] * (seats - 1)]
    return torch.stack([*chances, learned[-1]])
