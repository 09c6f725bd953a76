"""Games with search on all seats, for a network to learn from; they are played without PyTorch, in many processes."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any, Final

import numpy as np

from tenages.bots.budget import Budget
from tenages.bots.master import MasterBot, garbage_kept
from tenages.bots.policy import LONG_GAME
from tenages.bots.thinking.guided_tree import FLATTENING
from tenages.learning.expert_settings import ExpertSettings
from tenages.learning.samples import Notes, Samples, put_together
from tenages.networks.evaluator import Evaluator, Judgement
from tenages.networks.shipped import network_at
from tenages.opening import deal
from tenages.processes import Lost, Processes, one_thread_each
from tenages.rules.errors import TenAgesError
from tenages.rules.options import Decision, Option
from tenages.rules.setup import Rules

STINT: Final = 10.0
"""How many seconds a process plays before it hands over its games."""
SPREAD: Final = 10.0
"""The noise has about so many options' worth of evenness: the more options, the more it prefers a few of them."""
LEAST: Final = 1e-9
"""Keeps the noise of many options from being nothing at all."""


class Curious:
    """A network with noise in what it says first in a search: of the decision that the search is about."""

    def __init__(self, network: Evaluator, noise: float, seed: int) -> None:
        self._network, self._noise = network, noise
        self._random = Random(seed)
        self._first = False

    def begin(self) -> None:
        """A search begins."""
        self._first = self._noise > 0

    def evaluate(self, moments: Sequence[Any]) -> Judgement:
        """Judge moments in which a player is asked."""
        judgement = self._network.evaluate(moments)
        if self._first:
            self._first = False
            priors = judgement.priors[0]
            # Gamma variates that are divided by their sum are Dirichlet's noise.
            drawn = [self._random.gammavariate(SPREAD / len(priors), 1.0) + LEAST for _ in priors]
            noise = np.array(drawn, dtype=np.float32) / sum(drawn)
            # The search flattens what it is told. Noise in that would drown what the network says.
            flat = priors**FLATTENING
            mixed = (1 - self._noise) * flat / flat.sum() + self._noise * noise
            sharp = mixed ** (1 / FLATTENING)
            judgement.priors[0] = sharp / sharp.sum()
        return judgement


class Table:
    """One game, in which the network searches for all seats."""

    def __init__(self, rules: Rules, seats: int, network: Evaluator, settings: ExpertSettings, seed: int) -> None:
        self._settings, self._network = settings, network
        self._random = random = Random(seed)
        self._game = deal(rules, random.getrandbits(64))
        self._curious = Curious(network, settings.noise, random.getrandbits(64))
        budget = Budget(iterations=settings.iterations)
        self._bots = [MasterBot(random.getrandbits(64), budget, self._curious) for _ in range(rules.players)]
        self._notes = Notes(seats)

    def play(self, most_decisions: int) -> Samples:
        """Play to the end, or so many decisions."""
        game = self._game
        for _ in range(most_decisions):
            decision = game.decision
            if decision is None:
                break
            options = decision.options
            if len(options) == 1:
                game.choose(options[0])
            elif self._random.random() < self._settings.searched:
                game.choose(self._searched(decision))
            else:
                game.choose(self._taken(options, self._network.evaluate([game]).priors[0].tolist()))
        return self._notes.finished(game)

    def _searched(self, decision: Decision) -> Option:
        """What a search finds; it is noted to be learned from."""
        game, bot = self._game, self._bots[decision.player]
        self._curious.begin()
        rated = bot.rate(game.view(decision.player), decision)
        visits = {each.option.number: int(each.votes) for each in rated}
        found = [visits.get(option.number, 0) for option in decision.options]
        chances = bot.expected()
        # Without any world there was no search, and its votes are chance. With one visit it has seen no option yet.
        if chances is not None and any(found):
            self._notes.add(game, decision, found, chances)
        return self._taken(decision.options, found)

    def _taken(self, options: Sequence[Option], votes: Sequence[float]) -> Option:
        """Early, and in a very long game, drawn by the votes; else the one with most votes."""
        turns = self._game.table.turns
        if (turns <= self._settings.drawn_turns or turns > LONG_GAME) and any(votes):
            return self._random.choices(options, votes)[0]
        return options[votes.index(max(votes))]


@dataclass(frozen=True)
class SearchGames:
    """Plays games for a stint, in any process: it has all that they need."""

    network: Path
    tables: tuple[Rules, ...]
    max_decisions: int
    settings: ExpertSettings
    until: float
    """When the last stint ends, by the clock of the machine."""
    stint: float = STINT

    def __call__(self, seed: int) -> Samples | None:
        """The samples of some games, at least one; None if the time is over."""
        now = monotonic()
        if now >= self.until:
            return None
        random = Random(seed)
        ends = min(self.until, now + self.stint)
        seats = max([rules.players for rules in self.tables])
        games: list[Samples] = []
        while not games or monotonic() < ends:
            rules, seed = random.choice(self.tables), random.getrandbits(64)
            with garbage_kept():
                table = Table(rules, seats, network_at(self.network), self.settings, seed)
                games.append(table.play(self.max_decisions))
        return put_together(games)


def played(games: SearchGames, seconds: float, seed: int) -> Generator[Samples]:
    """Play for so many seconds on all cores; yields the samples as they come."""
    processes = Processes(games.settings.workers or None)
    first = Random(seed).getrandbits(60)
    stints = processes.number * (int(seconds / STINT) + 1)
    with one_thread_each():
        for _, part in processes.run(games, range(first, first + stints)):
            if isinstance(part, Lost):
                raise TenAgesError("process-died", why=part.why)
            if part is not None:
                yield part
