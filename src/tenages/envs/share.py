"""A share of the games of a vector environment: played in one process, written into arrays that others may read."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from dataclasses import dataclass
from math import prod
from typing import Any, Final

from tenages.encoding.actions import ACTIONS, actions_used
from tenages.encoding.batch import SparseBatch, batch_of, columns_for
from tenages.encoding.layout import SIZE, places_used
from tenages.envs.episode import payoffs
from tenages.envs.game_batch import CUT_OFF, ENDED, GameBatch, Steps
from tenages.envs.slot import Slot, SlotSettings
from tenages.extras import need
from tenages.rules.editions import same_side
from tenages.rules.play import Play

need("numpy", "envs")
import numpy as np  # noqa: E402
from numpy.typing import NDArray  # noqa: E402

POINTS_PER_ACHIEVEMENT: Final = 20
"""How many points count as one achievement in a lead."""
MOST_AHEAD: Final = 2.0
"""No lead counts for more than this."""


def returns(game: Play) -> list[float]:
    """What a game was worth to each player; 0 if it was cut off."""
    setup, outcome = game.setup, game.outcome
    return [0.0] * setup.players if outcome is None else payoffs(setup.players, outcome.winners, setup.teams)


def payoff(game: Play, seat: int) -> float:
    """What a game was worth to a player; 0 if it was cut off."""
    return returns(game)[seat]


def lead(game: Play, seat: int) -> float:
    """How far a player is ahead of the best opponent, as a share of the achievements needed to win."""
    table, teams = game.table, game.setup.teams
    standings = [
        table.side_achievements(player.seat) + player.full_score() / POINTS_PER_ACHIEVEMENT for player in table.players
    ]
    best = max([standing for other, standing in enumerate(standings) if not same_side(other, seat, teams)])
    return max(-MOST_AHEAD, min(MOST_AHEAD, (standings[seat] - best) / game.setup.achievements_to_win))


@dataclass(frozen=True)
class ShareSettings:
    """What is played in an environment, or in a share of it."""

    slot: SlotSettings
    games: int
    """How many games all shares have together."""
    max_decisions: int
    narrow: bool
    """Whether observations and masks have only what such a table can use."""

    @property
    def columns(self) -> NDArray[np.int64]:
        """The column of each place of an observation."""
        rules = self.slot.rules
        return columns_for(rules.players, rules.expansions) if self.narrow else np.arange(SIZE)

    @property
    def width(self) -> int:
        """How many numbers an observation has."""
        rules = self.slot.rules
        return len(places_used(rules.players, rules.expansions)) if self.narrow else SIZE

    @property
    def actions(self) -> int:
        """How many actions there are: the first ones of the numbering."""
        return actions_used(self.slot.rules.expansions) if self.narrow else ACTIONS


class Arrays:
    """What the environment gives for its games, one entry or row for each game."""

    def __init__(self, settings: ShareSettings, memory: memoryview | None = None) -> None:
        self.games = games = settings.games
        self._shapes: dict[str, tuple[Any, tuple[int, ...]]] = {
            "observations": (np.float32, (games, settings.width)),
            "masks": (np.int8, (games, settings.actions)),
            "rewards": (np.float64, (games,)),
            "terminations": (np.bool_, (games,)),
            "truncations": (np.bool_, (games,)),
            "seats": (np.int64, (games,)),
            "actions": (np.int64, (games,)),
            "last": (np.float32, (games, settings.width)),
            "returns": (np.float64, (games, settings.slot.rules.players)),
        }
        memory = memoryview(bytearray(self.size)) if memory is None else memory
        start = 0
        for name, (kind, shape) in self._shapes.items():
            setattr(self, name, np.frombuffer(memory, kind, prod(shape), start).reshape(shape))
            start += _aligned(prod(shape) * np.dtype(kind).itemsize)

    observations: NDArray[np.float32]
    masks: NDArray[np.int8]
    rewards: NDArray[np.float64]
    terminations: NDArray[np.bool_]
    truncations: NDArray[np.bool_]
    seats: NDArray[np.int64]
    """Who is asked."""
    actions: NDArray[np.int64]
    """What the agent chose: the only array that the environment reads."""
    last: NDArray[np.float32]
    """The last observation of each game that has just ended."""
    returns: NDArray[np.float64]
    """What each game that has just ended was worth to each player."""

    @property
    def size(self) -> int:
        """How many bytes all of them take."""
        return sum([_aligned(prod(shape) * np.dtype(kind).itemsize) for kind, shape in self._shapes.values()])

    def legal(self, actions: NDArray[np.int64]) -> NDArray[np.bool_]:
        """Which of these actions, one for each game, are possible."""
        found: NDArray[np.bool_] = self.masks[np.arange(self.games), actions] == 1
        return found

    def part(self, games: range) -> Arrays:
        """The same memory, for some of the games only."""
        part = copy(self)
        part.games = len(games)
        for name in self._shapes:
            setattr(part, name, getattr(self, name)[games.start : games.stop])
        return part

    def release(self) -> None:
        """Let go of the memory, so that it can be given back."""
        vars(self).clear()


def _aligned(size: int) -> int:
    return (size + 63) // 64 * 64


class Share:
    """Some games, and the arrays in which their state is shown."""

    def __init__(self, settings: ShareSettings, arrays: Arrays) -> None:
        self._settings = settings
        self._arrays = arrays
        self._columns = settings.columns
        self._slots = [Slot(settings.slot) for _ in range(arrays.games)]
        self._batch: GameBatch | None = None

    def reset(self, seeds: Sequence[int | None]) -> None:
        """Deal all games anew, each from its seed; those without one follow from the last that was given."""
        slots = self._slots
        for slot, seed in zip(slots, seeds, strict=True):
            if seed is not None:
                slot.seed(seed)
        self._batch = GameBatch(
            len(slots),
            lambda number: slots[number].deal(),
            lambda number, game: slots[number].answer(game),
            payoff,
            lead,
            self._settings.max_decisions,
        )
        self._write(self._batch.look())

    def step(self) -> None:
        """Take the actions that stand in the arrays."""
        assert self._batch is not None
        self._write(self._batch.step(self._arrays.actions.tolist()))

    def _write(self, steps: Steps) -> None:
        arrays = self._arrays
        arrays.observations[:] = 0
        batch = batch_of(steps.rows)
        self._write_rows(batch, batch.rows, arrays.observations)
        arrays.masks[:] = 0
        ends = np.frombuffer(steps.rows.action_ends(), dtype="<i4")
        rows = np.repeat(np.arange(len(ends)), np.diff(ends, prepend=0))
        arrays.masks[rows, np.frombuffer(steps.rows.actions(), dtype="<i2")] = 1
        over = np.frombuffer(steps.over(), dtype=np.uint8)
        arrays.terminations[:] = over == ENDED
        arrays.truncations[:] = over == CUT_OFF
        arrays.rewards[:] = 0
        if steps.ended:
            self._write_ends(steps, np.flatnonzero(over))
        arrays.seats[:] = np.frombuffer(steps.seats(), dtype=np.uint8)

    def _write_ends(self, steps: Steps, ended: NDArray[np.int64]) -> None:
        """What is told of games that ended; `seats` still has those who acted."""
        arrays = self._arrays
        arrays.last[ended] = 0
        batch = batch_of(steps.last_rows)
        self._write_rows(batch, ended[batch.rows], arrays.last)
        arrays.returns[ended] = [returns(game) for game in steps.ended]
        arrays.rewards[ended] = arrays.returns[ended, arrays.seats[ended]]

    def _write_rows(self, batch: SparseBatch, rows: NDArray[np.int64], into: NDArray[np.float32]) -> None:
        into.reshape(-1)[rows * into.shape[1] + self._columns[batch.places]] = batch.values
