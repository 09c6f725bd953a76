"""Moments as rows of numbers, whether they are given as views or as games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tenages.encoding.batch import batch_of
from tenages.encoding.layout import SIZE
from tenages.encoding.observation import observe
from tenages.encoding.sparse_rows import SparseRows
from tenages.extras import need
from tenages.rules.errors import TenAgesError
from tenages.rules.options import Decision
from tenages.rules.play import Play
from tenages.sight.view import View

need("numpy", "policy")
import numpy as np  # noqa: E402
from numpy.typing import NDArray  # noqa: E402


def asked_in(moment: View | Play) -> Decision:
    """What is asked; an error if the game is over, or if it is the view of someone who is not asked."""
    decision = moment.decision
    if decision is None:
        raise TenAgesError("nothing-asked")
    return decision


def fill(rows: NDArray[Any], moments: Sequence[View | Play], columns: NDArray[np.int64] | None = None) -> None:
    """Write what the player sees who is asked in each moment into the rows of an array.

    A row has a column for each place of the observation. Narrower rows need the column of each place, such as
    `tenages.encoding.batch.columns_for` gives it.
    """
    columns = np.arange(SIZE) if columns is None else columns
    rows[:] = 0
    seen = SparseRows()
    games: list[int] = []
    for number, moment in enumerate(moments):
        if isinstance(moment, View):
            row = observe(moment)
            places = np.flatnonzero(row)
            rows[number, columns[places]] = row[places]
        else:
            seen.add(moment, asked_in(moment).player)
            games.append(number)
    if games:
        batch = batch_of(seen)
        rows[np.array(games)[batch.rows], columns[batch.places]] = batch.values
