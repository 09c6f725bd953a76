"""The fast observation beside the slow one, number for number."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from tenages.encoding.batch import batch_of
from tenages.encoding.layout import LAYOUT, SIZE, place_name
from tenages.encoding.numbering import actions_of, mask
from tenages.encoding.observation import Observation, observe
from tenages.encoding.sparse_rows import SparseRows
from tenages.rules.play import Play
from tenages.sight.view import view


def viewers(game: Play) -> Iterator[int | None]:
    """Every seat, and a spectator."""
    yield from range(len(game.table.players))
    yield None


def seen_fast(game: Play, seat: int | None) -> Observation:
    """What a seat sees by the fast way: only what is not 0 is written, and each place once."""
    rows = SparseRows()
    rows.add(game, seat)
    seen = batch_of(rows)
    assert len(set(seen.places.tolist())) == len(seen.places)
    assert seen.values.all()
    row: Observation = np.full((1, SIZE), 7, dtype=np.float32)
    seen.into(row)
    return row.reshape(SIZE)


def compared(game: Play) -> tuple[int, set[str]]:
    """Compares what everyone sees and can do at this moment; gives how many looked, and which parts said something."""
    looked, parts = 0, set[str]()
    for seat in viewers(game):
        fast, slow = seen_fast(game, seat), observe(view(game, seat))
        different = {place_name(int(place)): (fast[place], slow[place]) for place in np.flatnonzero(fast != slow)}
        assert different == {}, f"seat {seat}: by the fast way, and by the slow one"
        looked += 1
        parts |= {part.name for part in LAYOUT.values() if fast[part.start : part.end].any()}
    compare_actions(game)
    return looked, parts


def compare_actions(game: Play) -> None:
    """The legal actions, in the order of the options, are those of the mask."""
    rows = SparseRows()
    rows.add_actions(game.decision)
    actions = np.frombuffer(rows.actions(), dtype="<i2")
    assert np.frombuffer(rows.action_ends(), dtype="<i4").tolist() == [len(actions)]
    assert actions.tolist() == ([] if game.decision is None else actions_of(game.decision))
    assert np.array_equal(np.sort(actions), np.flatnonzero(mask(game.decision)))
