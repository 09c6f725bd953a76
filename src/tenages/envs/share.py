"""A share of the games of a vector environment: played in one process, written into arrays that others may read."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import prod
from random import Random
from typing import Any, Final

from tenages.bots import named
from tenages.encoding.actions import ACTIONS, GROWTH
from tenages.encoding.batch import batch_of
from tenages.encoding.layout import SIZE, places_used
from tenages.envs.episode import payoffs
from tenages.envs.game_batch import ALL_SEATS, CUT_OFF, ENDED, GameBatch, Steps
from tenages.extras import need
from tenages.opening import deal
from tenages.rules.options import Option
from tenages.rules.play import Play
from tenages.rules.setup import Rules
from tenages.sight.view import view

need("numpy", "envs")
import numpy as np  # noqa: E402
from numpy.typing import NDArray  # noqa: E402

RANDOM: Final = "random"
POINTS_PER_ACHIEVEMENT: Final = 20
"""How many points count as one achievement in a lead."""
MOST_AHEAD: Final = 2.0
"""No lead counts for more than this."""


def payoff(game: Play, seat: int) -> float:
    """What a game was worth to a player; 0 if it was cut off."""
    outcome = game.outcome
    return 0.0 if outcome is None else payoffs(game.setup.players, outcome.winners, game.setup.teams)[seat]


def lead(game: Play, seat: int) -> float:
    """How far a player is ahead of the best other one, as a share of the achievements needed to win."""
    table = game.table
    standings = [
        table.side_achievements(player.seat) + player.full_score() / POINTS_PER_ACHIEVEMENT for player in table.players
    ]
    best = max([standing for other, standing in enumerate(standings) if other != seat])
    return max(-MOST_AHEAD, min(MOST_AHEAD, (standings[seat] - best) / game.setup.achievements_to_win))


@dataclass(frozen=True)
class ShareSettings:
    """What is played in a share."""

    rules: Rules
    games: int
    opponents: str | None
    """The name of the bots in the other seats; None if the agent plays all seats."""
    max_decisions: int
    narrow: bool
    """Whether observations and masks have only what such a table can use."""

    @property
    def columns(self) -> NDArray[np.int64]:
        """The column of each place of an observation."""
        found = np.arange(SIZE)
        if self.narrow:
            used = places_used(self.rules.players, self.rules.expansions)
            found[:] = 0
            found[used] = np.arange(len(used))
        return found

    @property
    def width(self) -> int:
        """How many numbers an observation has."""
        return len(places_used(self.rules.players, self.rules.expansions)) if self.narrow else SIZE

    @property
    def actions(self) -> int:
        """How many actions there are: the first ones of the numbering."""
        if not self.narrow:
            return ACTIONS
        cardless, cards = GROWTH[len(self.rules.expansions)]
        return cardless + 3 * cards


class Arrays:
    """What the environment gives for all games of a share, one entry or row for each game."""

    def __init__(self, settings: ShareSettings, memory: memoryview | None = None) -> None:
        games = settings.games
        self._shapes: dict[str, tuple[Any, tuple[int, ...]]] = {
            "observations": (np.float32, (games, settings.width)),
            "masks": (np.int8, (games, settings.actions)),
            "rewards": (np.float64, (games,)),
            "terminations": (np.bool_, (games,)),
            "truncations": (np.bool_, (games,)),
            "seats": (np.int64, (games,)),
            "actions": (np.int64, (games,)),
            "last": (np.float32, (games, settings.width)),
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
    actions: NDArray[np.int64]
    """What the agent chose: the only array that the environment reads."""
    last: NDArray[np.float32]
    """The last observation of each game that has just ended."""

    @property
    def size(self) -> int:
        """How many bytes all of them take."""
        return sum([_aligned(prod(shape) * np.dtype(kind).itemsize) for kind, shape in self._shapes.values()])


def _aligned(size: int) -> int:
    return (size + 63) // 64 * 64


class Share:
    """Some games, and the arrays in which their state is shown."""

    def __init__(self, settings: ShareSettings, arrays: Arrays) -> None:
        self._settings = settings
        self._arrays = arrays
        self._columns = settings.columns
        self._batch: GameBatch | None = None

    def reset(self, seed: int) -> None:
        """Deal all games anew; everything follows from the seed."""
        settings = self._settings
        random = Random(seed)
        self._batch = GameBatch(
            settings.games,
            _dealer(settings, random),
            _answers(settings.opponents, random),
            payoff,
            lead,
            settings.max_decisions,
        )
        self._write(self._batch.look())

    def step(self) -> None:
        """Take the actions that stand in the arrays."""
        assert self._batch is not None
        self._write(self._batch.step(self._arrays.actions.tolist()))

    def _write(self, steps: Steps) -> None:
        arrays = self._arrays
        self._write_rows(batch_of(steps.rows), arrays.observations)
        ends = np.frombuffer(steps.rows.action_ends(), dtype="<i4")
        arrays.masks[:] = 0
        rows = np.repeat(np.arange(len(ends)), np.diff(ends, prepend=0))
        arrays.masks[rows, np.frombuffer(steps.rows.actions(), dtype="<i2")] = 1
        over = np.frombuffer(steps.over(), dtype=np.uint8)
        arrays.rewards[:] = np.frombuffer(steps.rewards(), dtype="<f4")
        arrays.terminations[:] = over == ENDED
        arrays.truncations[:] = over == CUT_OFF
        arrays.seats[:] = np.frombuffer(steps.seats(), dtype=np.uint8)
        last = batch_of(steps.last_rows)
        if len(last):
            ended = np.flatnonzero(over)
            arrays.last[ended] = 0
            arrays.last[ended[last.rows], self._columns[last.places]] = last.values

    def _write_rows(self, batch: Any, into: NDArray[np.float32]) -> None:
        into[:] = 0
        into.reshape(-1)[batch.rows * into.shape[1] + self._columns[batch.places]] = batch.values


def _dealer(settings: ShareSettings, random: Random) -> Callable[[], tuple[Play, int]]:
    rules = settings.rules

    def dealt() -> tuple[Play, int]:
        game = deal(rules, random.getrandbits(64))
        return game, ALL_SEATS if settings.opponents is None else random.randrange(rules.players)

    return dealt


def _answers(opponents: str | None, random: Random) -> Callable[[Play], Option]:
    """How the other seats answer: one bot plays all of them, since it keeps nothing from one decision to the next."""
    if opponents is None or opponents == RANDOM:
        number = random.random

        def by_chance(game: Play) -> Option:
            assert game.decision is not None
            options = game.decision.options
            return options[int(number() * len(options))]

        return by_chance
    bot = named(opponents, random.getrandbits(32))

    def by_bot(game: Play) -> Option:
        decision = game.decision
        assert decision is not None
        return bot.decide(view(game, decision.player), decision)

    return by_bot
