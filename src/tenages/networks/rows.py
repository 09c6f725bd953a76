"""Moments as rows of numbers, whether they come as views or as games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tenages.encoding.batch import batch_of
from tenages.encoding.numbering import actions_of
from tenages.encoding.observation import observe
from tenages.encoding.sparse_rows import SparseRows
from tenages.rules.errors import TenAgesError
from tenages.rules.options import Decision
from tenages.rules.play import Play
from tenages.sight.view import View


def asked_in(moment: View | Play) -> Decision:
    """What is asked; an error if nobody is, or if it is a view of someone else."""
    decision = moment.decision
    if decision is None:
        raise TenAgesError("nothing-asked")
    return decision


def fill(rows: NDArray[Any], moments: Sequence[View | Play], columns: NDArray[np.int64]) -> None:
    """Write moments into rows, each number into the column of its place; places without a column are left out."""
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
    batch = batch_of(seen)
    if games:
        rows[np.array(games)[batch.rows], columns[batch.places]] = batch.values


def actions_in(moments: Sequence[View | Play]) -> list[list[int]]:
    """The actions of the options of each moment, in their order."""
    return [actions_of(asked_in(moment)) for moment in moments]
