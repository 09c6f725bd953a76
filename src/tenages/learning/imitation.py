"""Learning from searches: the policy to choose as they did, the value to expect what they found and what came of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import cos, pi
from time import monotonic
from typing import Any, Final, NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from tenages.bots.thinking.guided_tree import FLATTENING
from tenages.encoding.batch import columns_for
from tenages.learning.expert_settings import ExpertSettings
from tenages.learning.network import Network
from tenages.learning.ppo import value_error
from tenages.learning.samples import Samples
from tenages.learning.settings import TrainingSettings
from tenages.learning.worth import turned, values_of

WARM_UP: Final = 0.05
"""The share of the steps in which the rate rises."""
IMPOSSIBLE: Final = -1e9
"""The logit of an action that is not offered."""
TESTED_AT_ONCE: Final = 8192
PATIENCE: Final = 2
"""After so many epochs without getting better it stops: while the rate is high, one of them says little."""


class Losses(NamedTuple):
    """How far a network is from what the searches found."""

    policy: float
    """The cross-entropy between the visits and the policy."""
    value: float
    lead: float
    surprise: float = 0.0
    """How much of the cross-entropy could be learned: that of the visits themselves is taken off."""


@dataclass
class Ragged:
    """Rows of different lengths, one after the other, on a device."""

    lengths: Tensor
    starts: Tensor
    columns: Tensor
    values: Tensor

    def into(self, rows: Tensor, width: int, empty: float) -> Tensor:
        """Some of the rows at full width."""
        lengths = self.lengths[rows]
        row = torch.repeat_interleave(lengths)
        within = torch.arange(len(row), device=row.device) - (lengths.cumsum(0) - lengths)[row]
        at = self.starts[rows][row] + within
        found = torch.full((len(rows), width), empty, device=row.device)
        found[row, self.columns[at].long()] = self.values[at].float()
        return found


class Lessons:
    """Samples on a device, and what a network should have said."""

    def __init__(
        self, samples: Samples, run: TrainingSettings, settings: ExpertSettings, network: Network, device: torch.device
    ) -> None:
        def sent(array: NDArray[Any]) -> Tensor:
            return torch.from_numpy(np.ascontiguousarray(array)).to(device)

        def ragged(lengths: NDArray[Any], columns: NDArray[Any], values: NDArray[Any]) -> Ragged:
            found = sent(lengths.astype(np.int64))
            return Ragged(found, found.cumsum(0) - found, sent(columns), sent(values))

        columns = columns_for(run.most_players, run.all_expansions).astype(np.int16)
        self._places, self._actions = network.entry.in_features, network.policy.out_features
        self._seen = ragged(samples.lengths, columns[samples.places], samples.values)
        self._visits = ragged(samples.action_lengths, samples.actions, samples.visits.astype(np.int32))
        game = sent(samples.game)
        seats, players, teams = sent(samples.seats), sent(samples.players)[game].long(), sent(samples.teams)[game]
        ended = sent(samples.ended)[game]
        # A game that was cut off has no result.
        results = torch.where(ended, settings.results, 0.0)[:, None]
        worth = results * sent(samples.results)[game] + (1 - results) * sent(samples.expected)
        self.values = values_of(turned(worth, seats, players), players, teams, network.seating is not None)
        self.leads = turned(sent(samples.leads)[game], seats, players)[:, 0]
        self.lead_known = ended.float()
        self.game = game

    def errors(self, network: Network, rows: Tensor) -> tuple[Tensor, Tensor, Tensor, Tensor]:
        """What the network says of some samples, compared with what it should: policy, value, lead, and surprise."""
        seen = self._seen.into(rows, self._places, 0.0)
        visits = self._visits.into(rows, self._actions, -1.0)
        offered = visits >= 0
        # The search flattens what the network says. So the network learns to say it as much more sharply.
        wanted = visits.clamp(min=0) ** (1 / FLATTENING)
        wanted = wanted / wanted.sum(1, keepdim=True)
        on_gpu = rows.device.type == "cuda"
        with torch.autocast(rows.device.type, torch.bfloat16, enabled=on_gpu):
            logits, values, leads = network(seen)
        logs = torch.log_softmax(logits.float().masked_fill(~offered, IMPOSSIBLE), 1)
        policy = -(wanted * logs).sum(1).mean()
        spread = -torch.xlogy(wanted, wanted).sum(1).mean()
        known = self.lead_known[rows]
        off = (leads.float() - self.leads[rows]).square() * known
        return (
            policy,
            value_error(values.float(), self.values[rows]),
            off.sum() / known.sum().clamp(min=1),
            policy - spread,
        )

    @torch.no_grad()
    def tested(self, network: Network, rows: Tensor) -> Losses:
        """The losses over some samples."""
        sums = torch.zeros(4, device=rows.device)
        for part in rows.split(TESTED_AT_ONCE):
            sums += torch.stack(self.errors(network, part)) * len(part)
        return Losses(*(sums / len(rows)).tolist())


Weights = dict[str, Tensor]


def imitate(
    network: Network,
    lessons: Lessons,
    settings: ExpertSettings,
    show: Callable[[int, Losses], None],
) -> tuple[Weights, Losses, Losses]:
    """Learn until the network does not get better with the games that are held out; `show` is called for each epoch.

    Returns the best weights, and the losses with games that are held out, before and with these weights.
    """
    device = lessons.game.device
    chance = torch.Generator().manual_seed(settings.seed)
    # In some games nothing was searched.
    games = lessons.game.unique().cpu()
    held = games[torch.randperm(len(games), generator=chance)[: max(1, round(settings.held_out * len(games)))]]
    of_held = torch.isin(lessons.game, held.to(device))
    tests, others = of_held.nonzero()[:, 0], (~of_held).nonzero()[:, 0]
    size = min(settings.minibatch, len(others))
    steps = settings.epochs * (len(others) // size)
    # As in training: with a smaller one, weights that hardly matter would move as much as all others.
    optimizer = torch.optim.Adam(network.parameters(), lr=settings.rate, eps=1e-5)
    before = best = lessons.tested(network, tests)
    show(0, before)
    weights = _copy(network)
    began, step, since = monotonic(), 0, 0
    for epoch in range(1, settings.epochs + 1):
        order = others[torch.randperm(len(others), generator=chance).to(device)]
        for start in range(0, len(order) - size + 1, size):
            done = max(step / steps, (monotonic() - began) / settings.learn_seconds)
            if done >= 1:
                break
            for group in optimizer.param_groups:
                group["lr"] = settings.rate * _share_of_rate(done)
            policy, value, lead, _ = lessons.errors(network, order[start : start + size])
            optimizer.zero_grad(set_to_none=True)
            (policy + settings.value_weight * value + settings.lead_weight * lead).backward()
            torch.nn.utils.clip_grad_norm_(network.parameters(), 1.0)
            optimizer.step()
            step += 1
        now = lessons.tested(network, tests)
        show(epoch, now)
        if _total(now, settings) < _total(best, settings):
            best, weights, since = now, _copy(network), 0
        else:
            since += 1
        if since == PATIENCE or monotonic() - began >= settings.learn_seconds:
            break
    return weights, before, best


def _total(losses: Losses, settings: ExpertSettings) -> float:
    return losses.policy + settings.value_weight * losses.value + settings.lead_weight * losses.lead


def _share_of_rate(done: float) -> float:
    """The rate rises evenly at first, then it falls to 0."""
    return done / WARM_UP if done < WARM_UP else (1 + cos(pi * (done - WARM_UP) / (1 - WARM_UP))) / 2


def _copy(network: Network) -> Weights:
    return {name: value.detach().clone() for name, value in network.state_dict().items()}
