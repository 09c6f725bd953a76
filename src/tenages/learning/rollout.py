"""Rollouts: the decisions of many games, collected on the device that learns from them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from tenages.encoding.batch import columns_for
from tenages.encoding.layout import places_used
from tenages.envs.game_batch import ENDED
from tenages.learning.self_play import GROUPS, Moment, SelfPlay

Evaluate = Callable[[Tensor], tuple[Tensor, Tensor, Tensor]]
"""A network at work: observations to logits, values and leads."""


class Retina:
    """Turns places and values into dense rows on a device; places that such a table never uses are left out."""

    def __init__(self, players: int, expansions: tuple[str, ...], actions: int, device: torch.device) -> None:
        self.places = len(places_used(players, expansions))
        self.actions = actions
        self.device = device
        self._columns = torch.from_numpy(columns_for(players, expansions)).to(device)

    def rows(self, moment: Moment) -> tuple[Tensor, Tensor]:
        """The observations, and which actions are legal."""
        games = len(moment.lengths)
        seen = torch.zeros((games, self.places), dtype=torch.bfloat16, device=self.device)
        row = torch.repeat_interleave(self._sent(moment.lengths.astype(np.int64)))
        seen[row, self._columns[self._sent(moment.places).long()]] = self._sent(moment.values).bfloat16()
        legal = torch.zeros((games, self.actions), dtype=torch.bool, device=self.device)
        row = torch.repeat_interleave(self._sent(moment.action_lengths.astype(np.int64)))
        legal[row, self._sent(moment.actions).long()] = True
        return seen, legal

    def _sent(self, array: NDArray[Any]) -> Tensor:
        return torch.from_numpy(array).to(self.device, non_blocking=True)


@dataclass
class Rollout:
    """Decisions by step and game, and what came of them."""

    seen: Tensor
    legal: Tensor
    actions: Tensor
    chances: Tensor
    """The logarithm of the chance with which each action was chosen."""
    values: Tensor
    own: Tensor
    """Whether the learning network chose, not an earlier self."""
    advantages: Tensor
    returns: Tensor
    leads: Tensor
    lead_known: Tensor


class Collector:
    """Plays all games on for some steps with the network, and keeps what it decided."""

    def __init__(
        self, play: SelfPlay, retina: Retina, steps: int, discount: float, trace: float, league_share: float
    ) -> None:
        self.play, self.retina, self.steps = play, retina, steps
        self.discount, self.trace = discount, trace
        device = retina.device
        games = play.games
        shape = (GROUPS, steps + 1, games)
        self.seen = torch.zeros((GROUPS, steps, games, retina.places), dtype=torch.bfloat16, device=device)
        self.legal = torch.zeros((GROUPS, steps, games, retina.actions), dtype=torch.bool, device=device)
        self.actions = torch.zeros(shape, dtype=torch.int64, device=device)
        self.chances = torch.zeros(shape, device=device)
        self.values = torch.zeros(shape, device=device)
        self.own = torch.zeros(shape, dtype=torch.bool, device=device)
        self.seats = torch.zeros(shape, dtype=torch.int8, device=device)
        self.over = torch.zeros(shape, dtype=torch.bool, device=device)
        self.rewards = torch.zeros(shape, device=device)
        self.leads = torch.zeros(shape, device=device)
        # In these games one seat is an earlier self's; which one is drawn for every game.
        self._league = torch.rand((GROUPS, games), device=device) < league_share
        self._their_seat = torch.randint(0, 2, (GROUPS, games), device=device, dtype=torch.int8)
        self.finished = 0
        self._pending: list[Moment | None] = [None] * GROUPS

    @torch.no_grad()
    def collect(self, network: Evaluate, earlier: Evaluate | None) -> Rollout:
        """Play on; `earlier` plays its seats in the league."""
        self.finished = 0
        for step in range(self.steps + 1):
            for group in range(GROUPS):
                self._step(step, group, network, earlier)
        return self._judged()

    def _step(self, step: int, group: int, network: Evaluate, earlier: Evaluate | None) -> None:
        waiting = self._pending[group]
        moment = self.play.receive(group) if waiting is None else waiting
        device = self.retina.device
        seen, legal = self.retina.rows(moment)
        seats = torch.from_numpy(moment.seats.astype(np.int8)).to(device, non_blocking=True)
        if step > 0:
            over = torch.from_numpy(moment.over).to(device, non_blocking=True) > 0
            self.over[group, step - 1] = over
            self.rewards[group, step - 1] = torch.from_numpy(moment.rewards).to(device, non_blocking=True)
            self.leads[group, step - 1] = torch.from_numpy(moment.leads).to(device, non_blocking=True)
            self.finished += int((moment.over == ENDED).sum())
            drawn = torch.randint(0, 2, seats.shape, device=device, dtype=torch.int8)
            self._their_seat[group] = torch.where(over, drawn, self._their_seat[group])
        logits, values, _ = network(seen)
        self.seats[group, step] = seats
        self.values[group, step] = values.float()
        if step == self.steps:
            self._pending[group] = moment
            return
        self._pending[group] = None
        logits = logits.float().masked_fill(~legal, -1e9)
        theirs = self._league[group] & (seats == self._their_seat[group])
        if earlier is not None:
            rows = theirs.nonzero()[:, 0]
            if len(rows):
                logits[rows] = earlier(seen[rows])[0].float().masked_fill(~legal[rows], -1e9)
        # The highest of the logits with Gumbel noise is a sample of the distribution.
        noise = -torch.empty_like(logits).exponential_().log()
        actions = (logits + noise).argmax(1)
        self.play.choose(group, actions.cpu().numpy())
        self.seen[group, step] = seen
        self.legal[group, step] = legal
        self.actions[group, step] = actions
        self.chances[group, step] = torch.log_softmax(logits, 1).gather(1, actions[:, None])[:, 0]
        self.own[group, step] = ~theirs if earlier is not None else True

    def _judged(self) -> Rollout:
        """Advantages by generalised estimation: the value's sign turns when another player is asked."""
        steps = self.steps
        advantages = torch.zeros_like(self.values)
        leads = torch.zeros_like(self.values)
        known = torch.zeros_like(self.over)
        following = torch.zeros_like(self.values[:, 0])
        for step in reversed(range(steps)):
            over = self.over[:, step]
            sign = torch.where(self.seats[:, step] == self.seats[:, step + 1], 1.0, -1.0)
            sign = torch.where(over, torch.zeros_like(sign), sign)
            gain = self.rewards[:, step] + self.discount * sign * self.values[:, step + 1] - self.values[:, step]
            following = gain + self.discount * self.trace * sign * following
            advantages[:, step] = following
            leads[:, step] = torch.where(over, self.leads[:, step], sign * leads[:, step + 1])
            known[:, step] = over | known[:, step + 1]
        keep = slice(0, steps)

        def flat(tensor: Tensor) -> Tensor:
            return tensor[:, keep].flatten(0, 2)

        return Rollout(
            flat(self.seen),
            flat(self.legal),
            flat(self.actions),
            flat(self.chances),
            flat(self.values),
            flat(self.own),
            flat(advantages),
            flat(advantages + self.values),
            flat(leads),
            flat(known),
        )
