"""Random games by the thousand: do they all end, how, and after how long?

These games need no views, so they are as fast as the engine itself.
"""

from __future__ import annotations

import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import Final, NamedTuple

from tenages.cards import setup_of
from tenages.game import Game
from tenages.opening import deal
from tenages.processes import Lost, Processes, all_cores
from tenages.rules.errors import TenAgesError
from tenages.rules.playout import MOST_DECISIONS, play_out
from tenages.rules.setup import Rules
from tenages.tournament.seeds import seeds_from
from tenages.tournament.span import Span
from tenages.tournament.usual import USUAL_RULES

_BATCHES_PER_PROCESS: Final = 16
_LARGEST_BATCH: Final = 50


class RandomGame(NamedTuple):
    """One game that was played to its end."""

    how: str
    winners: tuple[int, ...]
    """Empty if it was a draw."""
    turns: int
    decisions: int


class Crash(NamedTuple):
    """One game that broke off; its seed deals and plays it again."""

    seed: int
    error: TenAgesError
    trace: str


@dataclass
class Summary:
    """Counts of many games. The same seed always gives the same summary, with any number of processes."""

    rules: Rules
    seed: int
    games: int = 0
    ends: Counter[str] = field(default_factory=Counter)
    """How many games ended in each way."""
    wins: Counter[int] = field(default_factory=Counter)
    """How many games each seat won: alone, together with its partner, or in a shared victory."""
    shared: int = 0
    """How many games had more than one winner."""
    drawn: int = 0
    """How many games nobody won."""
    turns: Span = field(default_factory=Span)
    decisions: Span = field(default_factory=Span)
    crashes: list[Crash] = field(default_factory=list)

    def add(self, result: RandomGame | Crash) -> None:
        """Count one more game."""
        self.games += 1
        if isinstance(result, Crash):
            self.crashes.append(result)
            self.crashes.sort(key=lambda crash: crash.seed)
            return
        self.ends[result.how] += 1
        self.wins.update(result.winners)
        self.shared += len(result.winners) > 1
        self.drawn += not result.winners
        self.turns.add(result.turns)
        self.decisions.add(result.decisions)


def play_random(rules: Rules, seed: int) -> tuple[Game, int]:
    """Deal a game from a seed and choose at random from the same seed; returns the game and the number of its choices.

    The game is over, unless it took too many choices.
    """
    game = deal(rules, seed)
    return game, play_out(game, Random(f"choices {seed}").random)


def play_one(rules: Rules, seed: int) -> RandomGame | Crash:
    """Play one game to its end; an error in it is reported and not raised."""
    try:
        game, decisions = play_random(rules, seed)
    except Exception as error:
        return Crash(seed, _broke_off(error), traceback.format_exc())
    if game.outcome is None:
        return Crash(seed, TenAgesError("too-long", decisions=MOST_DECISIONS), "")
    return RandomGame(game.outcome.how, game.outcome.winners, game.table.turns, decisions)


def _broke_off(error: BaseException) -> TenAgesError:
    why = error if isinstance(error, TenAgesError) else str(error)
    return TenAgesError("broke-off", kind=type(error).__name__, why=why)


def play_batch(rules: Rules, seeds: list[int]) -> list[RandomGame | Crash]:
    """Play some games one after the other."""
    return [play_one(rules, seed) for seed in seeds]


def simulate(
    games: int,
    rules: Rules = USUAL_RULES,
    *,
    seed: int = 0,
    processes: int | None = None,
    progress: Callable[[int], None] | None = None,
) -> Summary:
    """Play many random games in several processes: one for each core, unless a number is given.

    `progress` is called from time to time with the number of games played. An impossible table is an error before any
    game.
    """
    setup_of(rules, seed)
    workers = processes if processes is not None else all_cores()
    for what, given in (("games", games), ("processes", workers)):
        if given < 1:
            raise TenAgesError("not-positive", what=what, given=given)
    summary = Summary(rules, seed)
    for results in played(rules, _batches(games, seed, workers), workers):
        for result in results:
            summary.add(result)
        if progress is not None:
            progress(summary.games)
    return summary


def _batches(games: int, seed: int, workers: int) -> list[list[int]]:
    size = max(1, min(_LARGEST_BATCH, games // (workers * _BATCHES_PER_PROCESS)))
    seeds = seeds_from(seed, games)
    return [seeds[start : start + size] for start in range(0, games, size)]


def played(rules: Rules, batches: list[list[int]], workers: int) -> Iterator[list[RandomGame | Crash]]:
    """Play all batches, in this process or in several others; yields the games of each as soon as it is played."""
    if workers == 1:
        for batch in batches:
            yield play_batch(rules, batch)
        return
    for batch, results in Processes(workers).run(partial(play_batch, rules), batches):
        yield _lost(batch, results) if isinstance(results, Lost) else results


def _lost(seeds: list[int], lost: Lost) -> list[RandomGame | Crash]:
    """If its process died, every game of a batch counts as broken."""
    return [Crash(seed, TenAgesError("process-died", why=lost.why), "") for seed in seeds]
