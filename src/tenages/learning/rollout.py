"""Rollouts: the decisions of many games, collected on the device that learns from them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import lcm
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from tenages.encoding.batch import columns_for
from tenages.encoding.layout import places_used
from tenages.envs.game_batch import ENDED
from tenages.learning.seating import Seating
from tenages.learning.self_play import GROUPS, Moment, SelfPlay
from tenages.learning.worth import turned, values_of, worth_of

Evaluate = Callable[[Tensor], tuple[Tensor, Tensor, Tensor]]
"""A network at work: observations to logits, values and leads."""


class Retina:
    """Turns places and values into dense rows on a device; places that such tables never use are left out."""

    def __init__(self, players: int, expansions: tuple[str, ...], actions: int, device: torch.device) -> None:
        self.places = len(places_used(players, expansions))
        self.actions = actions
        self.device = device
        self.seating = Seating(players, expansions).to(device)
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
    """What the network expected: as `Network` gives it."""
    own: Tensor
    """Whether the learning network chose, not an earlier self."""
    advantages: Tensor
    returns: Tensor
    """The values that the network should have given."""
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
        seats = play.seats
        self.worth = torch.zeros((*shape, seats), device=device)
        """What the network expected for each seat; those of the table come in their order, whoever was asked."""
        self._by_seat = seats > 2
        self.own = torch.zeros(shape, dtype=torch.bool, device=device)
        self.seats = torch.zeros(shape, dtype=torch.int8, device=device)
        self.over = torch.zeros(shape, dtype=torch.bool, device=device)
        self.players = torch.zeros(shape, dtype=torch.int64, device=device)
        self.teams = torch.zeros(shape, dtype=torch.bool, device=device)
        self.rewards = torch.zeros((*shape, seats), device=device)
        self.leads = torch.zeros((*shape, seats), device=device)
        # In these games one seat is an earlier self's; which one is drawn for every game.
        self._league = torch.rand((GROUPS, games), device=device) < league_share
        self._draws = lcm(*[rules.players for rules in play.tables])
        """A number that all numbers of players divide, so that each seat is drawn as often as the others."""
        self._drawn = torch.randint(0, self._draws, (GROUPS, games), device=device, dtype=torch.int8)
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
            drawn = torch.randint(0, self._draws, seats.shape, device=device, dtype=torch.int8)
            self._drawn[group] = torch.where(over, drawn, self._drawn[group])
        logits, values, _ = network(seen)
        self.seats[group, step] = seats
        players = self.retina.seating.seated(seen).sum(1).long()
        teams = self.retina.seating.teams(seen) > 0
        self.players[group, step], self.teams[group, step] = players, teams
        self.worth[group, step] = turned(worth_of(values.float(), players, teams), -seats, players)
        if step == self.steps:
            self._pending[group] = moment
            return
        self._pending[group] = None
        logits = logits.float().masked_fill(~legal, -1e9)
        theirs = self._league[group] & (seats == self._drawn[group] % players)
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
        """What came of each decision, for the seat that was asked."""

        def flat(tensor: Tensor) -> Tensor:
            return tensor[:, : self.steps].flatten(0, 2)

        players, teams, asked = flat(self.players), flat(self.teams), flat(self.seats)
        gains = estimated_gains(self.worth, self.rewards, self.over, self.discount, self.trace)
        gains, worth = turned(flat(gains), asked, players), turned(flat(self.worth), asked, players)
        leads, known = _leads_at_the_end(self.leads, self.over)
        return Rollout(
            flat(self.seen),
            flat(self.legal),
            flat(self.actions),
            flat(self.chances),
            values_of(worth, players, teams, self._by_seat),
            flat(self.own),
            gains[:, 0].contiguous(),
            values_of(gains + worth, players, teams, self._by_seat),
            turned(flat(leads), asked, players)[:, 0].contiguous(),
            flat(known),
        )


def estimated_gains(worth: Tensor, rewards: Tensor, over: Tensor, discount: float, trace: float) -> Tensor:
    """How much better than expected it turned out for each seat from each step on: generalised advantage estimation.

    By group, step, game and seat. The last step is there only to say what was expected then.
    """
    gains = torch.zeros_like(worth)
    following = torch.zeros_like(worth[:, 0])
    for step in reversed(range(worth.shape[1] - 1)):
        goes_on = (~over[:, step, :, None]).float()
        gain = rewards[:, step] + discount * goes_on * worth[:, step + 1] - worth[:, step]
        following = gain + discount * trace * goes_on * following
        gains[:, step] = following
    return gains


def _leads_at_the_end(leads: Tensor, over: Tensor) -> tuple[Tensor, Tensor]:
    """How far each seat is ahead when the game ends, and whether that is known."""
    found, known = torch.zeros_like(leads), torch.zeros_like(over)
    for step in reversed(range(leads.shape[1] - 1)):
        found[:, step] = torch.where(over[:, step, :, None], leads[:, step], found[:, step + 1])
        known[:, step] = over[:, step] | known[:, step + 1]
    return found, known
