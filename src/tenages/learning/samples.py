"""What searches found, as compact arrays: by decision, and by game what came of it. Needs no PyTorch."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from tenages.encoding.sparse_rows import SparseRows
from tenages.envs.share import lead
from tenages.learning.self_play import worth
from tenages.rules.errors import TenAgesError
from tenages.rules.options import Decision
from tenages.rules.play import Play

NAME: Final = "samples-"
KIND: Final = ".npz"


@dataclass(frozen=True)
class Samples:
    """The searched decisions of some games."""

    # The decisions.
    places: NDArray[np.int16]
    """Where the observations are not 0, one after the other."""
    values: NDArray[np.float16]
    lengths: NDArray[np.int16]
    """How many places each observation has."""
    actions: NDArray[np.int16]
    """The actions that were offered, of one decision after the other."""
    visits: NDArray[np.uint16]
    """How often the search visited each."""
    action_lengths: NDArray[np.int16]
    seats: NDArray[np.uint8]
    """Who was asked."""
    expected: NDArray[np.float32]
    """What the game was worth to each seat, as the search found."""
    # The games.
    decisions: NDArray[np.int32]
    """How many of the decisions each game has."""
    players: NDArray[np.uint8]
    teams: NDArray[np.bool_]
    results: NDArray[np.float32]
    """What the game was worth to each seat in the end."""
    leads: NDArray[np.float32]
    """How far each seat was ahead then."""
    ended: NDArray[np.bool_]
    """Whether the game was played to its end."""

    def __len__(self) -> int:
        return len(self.seats)

    @property
    def game(self) -> NDArray[np.int64]:
        """The game of each decision."""
        return np.repeat(np.arange(len(self.decisions)), self.decisions)

    def write(self, path: Path) -> None:
        """Write them as a file, which is never there in part."""
        part = path.with_suffix(".part")
        with part.open("wb") as file:
            np.savez(file, **vars(self))
        os.replace(part, path)


class Notes:
    """What is noted during one game."""

    def __init__(self, seats: int) -> None:
        self._seats = seats
        self._rows = SparseRows()
        self._visits: list[int] = []
        self._asked: list[int] = []
        self._expected: list[list[float]] = []

    def add(self, game: Play, decision: Decision, visits: Sequence[int], chances: Sequence[float]) -> None:
        """Note a search: how often it visited each option, and everyone's chance to win."""
        self._rows.add(game, decision.player)
        self._rows.add_actions(decision)
        self._visits += visits
        self._asked.append(decision.player)
        even = (2 if game.setup.teams else 1) / game.setup.players
        self._expected.append(self._wide([2 * (chance - even) for chance in chances]))

    def finished(self, game: Play) -> Samples:
        """All notes, with what came of the game."""
        rows, seats = self._rows, range(game.setup.players)
        return Samples(
            np.frombuffer(rows.places(), dtype="<i2"),
            np.frombuffer(rows.values(), dtype="<f4").astype(np.float16),
            np.diff(np.frombuffer(rows.ends(), dtype="<i4"), prepend=0).astype(np.int16),
            np.frombuffer(rows.actions(), dtype="<i2"),
            np.array(self._visits, dtype=np.uint16),
            np.diff(np.frombuffer(rows.action_ends(), dtype="<i4"), prepend=0).astype(np.int16),
            np.array(self._asked, dtype=np.uint8),
            np.array(self._expected, dtype=np.float32).reshape(-1, self._seats),
            np.array([len(self._asked)], dtype=np.int32),
            np.array([len(seats)], dtype=np.uint8),
            np.array([game.setup.teams]),
            np.array([self._wide(worth(game))], dtype=np.float32),
            np.array([self._wide([lead(game, seat) for seat in seats])], dtype=np.float32),
            np.array([game.outcome is not None]),
        )

    def _wide(self, numbers: list[float]) -> list[float]:
        """Numbers for all seats of the largest table."""
        return numbers + [0.0] * (self._seats - len(numbers))


def put_together(parts: Sequence[Samples]) -> Samples:
    """The samples of all parts; there is at least one."""
    return Samples(
        **{each.name: np.concatenate([getattr(part, each.name) for part in parts]) for each in fields(Samples)}
    )


def sample_files(folder: Path) -> list[Path]:
    """The files with samples in the folder of a run, the oldest first."""
    return sorted(folder.glob(f"{NAME}*{KIND}"))


def next_file(folder: Path) -> Path:
    """A name for the next file with samples."""
    before = sample_files(folder)
    number = int(before[-1].stem.removeprefix(NAME)) if before else 0
    return folder / f"{NAME}{number + 1:04}{KIND}"


def read_samples(paths: Sequence[Path]) -> Samples:
    """The samples of all files."""
    return put_together([_read(path) for path in paths])


def _read(path: Path) -> Samples:
    try:
        with np.load(path) as file:
            arrays: dict[str, Any] = {each.name: file[each.name] for each in fields(Samples)}
    # What NumPy raises for a damaged file depends on where the damage is.
    except Exception as error:
        raise TenAgesError("damaged-checkpoint", path=str(path), why=str(error)) from error
    return Samples(**arrays)
