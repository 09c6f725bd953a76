"""Observations of many games at once, as arrays: dense rows, or only the places that are not 0."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tenages.encoding.layout import SIZE, places_used
from tenages.extras import need
from tenages.rules.errors import TenAgesError
from tenages.rules.play import Play

for library in ("numpy", "librt", "mypy_extensions"):
    need(library, "envs")
import numpy as np  # noqa: E402
from numpy.typing import NDArray  # noqa: E402

from tenages.encoding.sparse_rows import SparseRows  # noqa: E402


@dataclass(frozen=True)
class SparseBatch:
    """Some observations, one after the other: where they are not 0, and the numbers there."""

    places: NDArray[np.int16]
    """The places of all rows, one row after the other; within a row each place occurs once, in no order."""
    values: NDArray[np.float32]
    ends: NDArray[np.int32]
    """Where each row ends among the places."""

    def __len__(self) -> int:
        return len(self.ends)

    @property
    def rows(self) -> NDArray[np.int64]:
        """The row of each place."""
        return np.repeat(np.arange(len(self.ends)), np.diff(self.ends, prepend=0))

    def into(self, rows: NDArray[Any]) -> None:
        """Write the observations into the rows of an array, which has a column for each place."""
        if rows.dtype.kind != "f":
            raise TenAgesError("rows-not-float", given=str(rows.dtype))
        if rows.shape != (len(self), SIZE):
            raise TenAgesError("wrong-shape", given=str(rows.shape), wanted=str((len(self), SIZE)))
        rows[:] = 0
        rows[self.rows, self.places] = self.values


def columns_for(players: int, expansions: tuple[str, ...] = ()) -> NDArray[np.int64]:
    """The column of each place in rows that have only the places which such a table uses; 0 for all other places."""
    used = places_used(players, expansions)
    columns = np.zeros(SIZE, dtype=np.int64)
    columns[used] = np.arange(len(used))
    return columns


def batch_of(rows: SparseRows) -> SparseBatch:
    """What was written as bytes, as arrays."""
    return SparseBatch(
        np.frombuffer(rows.places(), dtype="<i2"),
        np.frombuffer(rows.values(), dtype="<f4"),
        np.frombuffer(rows.ends(), dtype="<i4"),
    )


def sparse(games: Sequence[Play], seats: Sequence[int | None]) -> SparseBatch:
    """What a seat of each game sees; None for a spectator."""
    if len(seats) != len(games):
        raise TenAgesError("number-of-seats", needed=len(games), given=len(seats))
    rows = SparseRows()
    for game, seat in zip(games, seats, strict=True):
        rows.add(game, seat)
    return batch_of(rows)


def observe_into(rows: NDArray[Any], games: Sequence[Play], seats: Sequence[int | None]) -> None:
    """Write what a seat of each game sees into the rows of an array, as `observe` gives it for the view."""
    sparse(games, seats).into(rows)
