"""Processes that play games side by side; the network that chooses for them runs in the process that starts them."""

from __future__ import annotations

import gc
import multiprocessing
import signal
import time
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from random import Random
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from tenages.envs.game_batch import ALL_SEATS, GameBatch, Steps
from tenages.envs.share import lead
from tenages.opening import deal
from tenages.processes import give_back, one_thread_each
from tenages.rules.options import Option
from tenages.rules.play import Play
from tenages.rules.setup import Rules

GROUPS: Final = 2
"""The games of a process are in two groups: while the network chooses for one, the process plays the other."""
PLACES_PER_GAME: Final = 640
"""How many there is room for; with five players and Echoes there were up to 363, in games by chance."""
ACTIONS_PER_GAME: Final = 80


class Slots:
    """The memory that a process shares for one group of its games."""

    def __init__(self, games: int, seats: int, memory: SharedMemory | None = None) -> None:
        self.games, self.seats = games, seats
        parts: list[tuple[str, Any, int]] = [
            ("places", np.int16, games * PLACES_PER_GAME),
            ("values", np.float32, games * PLACES_PER_GAME),
            ("ends", np.int32, games),
            ("actions", np.int16, games * ACTIONS_PER_GAME),
            ("action_ends", np.int32, games),
            ("seats", np.uint8, games),
            ("over", np.uint8, games),
            ("rewards", np.float32, games * seats),
            ("leads", np.float32, games * seats),
            ("chosen", np.int16, games),
        ]
        size = sum([_rounded(np.dtype(kind).itemsize * number) for _, kind, number in parts])
        self.memory = SharedMemory(create=True, size=size) if memory is None else memory
        buffer = self.memory.buf
        assert buffer is not None
        start = 0
        self.parts: dict[str, NDArray[Any]] = {}
        for name, kind, number in parts:
            self.parts[name] = np.frombuffer(buffer, dtype=kind, count=number, offset=start)
            start += _rounded(np.dtype(kind).itemsize * number)

    def write(self, steps: Steps) -> tuple[int, int]:
        """Store what a step gave; returns how many places and actions there are."""
        rows = steps.rows
        places = np.frombuffer(rows.places(), dtype=np.int16)
        actions = np.frombuffer(rows.actions(), dtype=np.int16)
        parts = self.parts
        parts["places"][: len(places)] = places
        parts["values"][: len(places)] = np.frombuffer(rows.values(), dtype=np.float32)
        parts["ends"][:] = np.frombuffer(rows.ends(), dtype=np.int32)
        parts["actions"][: len(actions)] = actions
        parts["action_ends"][:] = np.frombuffer(rows.action_ends(), dtype=np.int32)
        parts["seats"][:] = np.frombuffer(steps.seats(), dtype=np.uint8)
        parts["over"][:] = np.frombuffer(steps.over(), dtype=np.uint8)
        parts["rewards"][:] = parts["leads"][:] = 0
        for number, game in zip(np.flatnonzero(parts["over"]).tolist(), steps.ended, strict=True):
            start, end = number * self.seats, number * self.seats + game.setup.players
            parts["rewards"][start:end] = worth(game)
            parts["leads"][start:end] = [lead(game, seat) for seat in range(game.setup.players)]
        return len(places), len(actions)

    def close(self) -> None:
        """Give the memory back."""
        self.parts.clear()
        self.memory.close()


def _rounded(size: int) -> int:
    return (size + 63) // 64 * 64


@dataclass
class Moment:
    """What is asked in all games of one group, of all processes together."""

    places: NDArray[np.int16]
    values: NDArray[np.float32]
    lengths: NDArray[np.int64]
    actions: NDArray[np.int16]
    action_lengths: NDArray[np.int64]
    seats: NDArray[np.uint8]
    over: NDArray[np.uint8]
    rewards: NDArray[np.float32]
    """What a game that ended was worth to each seat."""
    leads: NDArray[np.float32]
    """How far each seat was ahead then."""


class SelfPlay:
    """All processes that play, at these tables."""

    def __init__(self, tables: tuple[Rules, ...], games: int, workers: int, max_decisions: int, seed: int) -> None:
        self.tables = tables
        self.seats = max([rules.players for rules in tables])
        """How many seats the largest table has."""
        self.each = max(1, games // (workers * GROUPS))
        """How many games each process has in each group."""
        self.workers = workers
        self.games = self.each * workers
        """How many games there are in one group."""
        self.waited = 0.0
        """Seconds spent waiting for the processes."""
        self.worked = 0.0
        """Seconds that each of them spent playing."""
        context = multiprocessing.get_context("spawn")
        self._slots = [[Slots(self.each, self.seats) for _ in range(GROUPS)] for _ in range(workers)]
        self._pipes: list[Connection] = []
        self._processes: list[Any] = []
        # The network has the other threads.
        with one_thread_each():
            for number in range(workers):
                ours, theirs = context.Pipe()
                names = [slots.memory.name for slots in self._slots[number]]
                process = context.Process(
                    target=_play,
                    args=(theirs, names, tables, self.each, max_decisions, seed * 1000 + number),
                    daemon=True,
                )
                process.start()
                theirs.close()
                self._pipes.append(ours)
                self._processes.append(process)

    def receive(self, group: int) -> Moment:
        """Wait until all processes have played one group, and see what is asked there."""
        found: dict[str, list[NDArray[Any]]] = {name: [] for name in Moment.__dataclass_fields__}
        for pipe, slots in zip(self._pipes, self._slots, strict=True):
            began = time.monotonic()
            places, actions, seconds = pipe.recv()
            self.waited += time.monotonic() - began
            self.worked += seconds / self.workers
            parts = slots[group].parts
            found["places"].append(parts["places"][:places])
            found["values"].append(parts["values"][:places])
            found["lengths"].append(np.diff(parts["ends"], prepend=0))
            found["actions"].append(parts["actions"][:actions])
            found["action_lengths"].append(np.diff(parts["action_ends"], prepend=0))
            for name in ("seats", "over"):
                found[name].append(parts[name])
            for name in ("rewards", "leads"):
                found[name].append(parts[name].reshape(-1, self.seats))
        return Moment(**{name: np.concatenate(arrays) for name, arrays in found.items()})

    def choose(self, group: int, actions: NDArray[Any]) -> None:
        """Answer in all games of a group, and let the processes play on."""
        for number, pipe in enumerate(self._pipes):
            self._slots[number][group].parts["chosen"][:] = actions[number * self.each : (number + 1) * self.each]
            pipe.send(group)

    def close(self) -> None:
        """End all processes."""
        for pipe in self._pipes:
            pipe.close()
        for process in self._processes:
            process.join(5)
            process.kill()
        for slots in self._slots:
            for each in slots:
                each.parts.clear()
                give_back(each.memory)


def worth(game: Play) -> list[float]:
    """What a game was worth to each seat, as `tenages.learning.worth` has it; 0 if nobody won, or it was cut off."""
    players, outcome = game.setup.players, game.outcome
    together = 2 if game.setup.teams else 1
    if outcome is None or not outcome.winners:
        return [0.0] * players
    chance = together / len(outcome.winners)
    return [2 * (chance * (seat in outcome.winners) - together / players) for seat in range(players)]


def dealer(tables: tuple[Rules, ...], seed: int) -> Callable[[int], tuple[Play, int]]:
    """A function that deals one game after the other, in which the network plays all seats, each at any table."""
    random = Random(seed)

    def deal_next(number: int) -> tuple[Play, int]:
        rules = tables[0] if len(tables) == 1 else random.choice(tables)
        return deal(rules, random.getrandbits(64)), ALL_SEATS

    return deal_next


def _nobody(number: int, game: Play) -> Option:
    raise AssertionError("the network plays all seats")


def _told_later(game: Play, seat: int) -> float:
    """What a game was worth to one seat; it is told for all of them together."""
    return 0.0


def _play(
    pipe: Connection, names: list[str], tables: tuple[Rules, ...], games: int, max_decisions: int, seed: int
) -> None:
    """The main function of a process."""
    # Ctrl-C is for the process that started this one, which ends the others in order.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # The engine makes no circular garbage; looking for it takes more time than the games.
    gc.disable()
    deal_next = dealer(tables, seed)
    seats = max([rules.players for rules in tables])
    slots = [Slots(games, seats, SharedMemory(name=name)) for name in names]
    batches = [GameBatch(games, deal_next, _nobody, _told_later, _told_later, max_decisions) for _ in names]
    for group, batch in enumerate(batches):
        pipe.send((*slots[group].write(batch.look()), 0.0))
    while True:
        try:
            group = pipe.recv()
            began = time.perf_counter()
            written = slots[group].write(batches[group].step(slots[group].parts["chosen"].tolist()))
            pipe.send((*written, time.perf_counter() - began))
        except (EOFError, OSError):
            break
    for each in slots:
        each.close()
