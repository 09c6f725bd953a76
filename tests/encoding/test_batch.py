"""Observations of many games at once, as arrays."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import tenages
from tenages import Game, TenAgesError
from tenages.encoding.batch import observe_into, sparse
from tenages.encoding.layout import LAYOUT, SIZE
from tenages.encoding.observation import observe
from tests.support.randomly import positions


def games_and_seats(number: int = 12) -> tuple[list[Game], list[int | None]]:
    games = [game for game, _ in positions(number, seed=61)]
    return games, [None if place % 4 == 3 else place % 2 for place in range(number)]


@pytest.mark.parametrize("kind", [np.float32, np.float64, np.float16])
def test_many_games_are_written_into_the_rows_of_one_array(kind: Any) -> None:
    games, seats = games_and_seats()
    rows = np.full((len(games), SIZE), 9, dtype=kind)
    observe_into(rows, games, seats)
    wanted = np.stack([observe(game.view(seat)) for game, seat in zip(games, seats, strict=True)])
    assert np.array_equal(rows, wanted.astype(kind))


def test_a_part_of_a_larger_array_will_do() -> None:
    games, seats = games_and_seats()
    larger = np.full((2 * len(games), SIZE + 3), 9, dtype=np.float32)
    observe_into(larger[::2, 1:-2], games, seats)
    assert np.array_equal(larger[2, 1:-2], observe(games[1].view(seats[1])))
    assert (larger[1::2] == 9).all()
    assert (larger[:, 0] == 9).all()


def test_the_sparse_form_has_a_place_and_a_value_for_each_number_that_is_not_0() -> None:
    games, seats = games_and_seats()
    batch = sparse(games, seats)
    assert len(batch) == len(games)
    assert [str(each.dtype) for each in (batch.places, batch.values, batch.ends)] == ["int16", "float32", "int32"]
    start = 0
    for number, (game, seat) in enumerate(zip(games, seats, strict=True)):
        end = batch.ends[number]
        row = observe(game.view(seat))
        assert sorted(batch.places[start:end]) == np.flatnonzero(row).tolist()
        assert np.array_equal(batch.values[start:end], row[batch.places[start:end]])
        assert set(batch.rows[start:end]) == {number}
        start = int(end)
    assert start == len(batch.places) == len(batch.values) == len(batch.rows)


def test_no_games_are_no_rows() -> None:
    assert len(sparse([], [])) == 0
    observe_into(np.zeros((0, SIZE), dtype=np.float32), [], [])


def test_a_guest_has_no_seat_of_his_own() -> None:
    rows = np.zeros((2, SIZE), dtype=np.float32)
    game = tenages.new_game(seed=1)
    observe_into(rows, [game, game], [0, None])
    own = LAYOUT["own seat"]
    assert rows[:, own.start : own.end].sum(axis=1).tolist() == [1, 0]


@pytest.mark.parametrize("shape", [(1, SIZE), (2, SIZE - 1), (2, SIZE, 1), (SIZE,)])
def test_an_array_of_another_shape_is_refused(shape: tuple[int, ...]) -> None:
    game = tenages.new_game(seed=1)
    with pytest.raises(TenAgesError) as error:
        observe_into(np.zeros(shape, dtype=np.float32), [game, game], [0, 1])
    assert str(error.value) == f"these numbers have the shape {shape}; needed is (2, {SIZE})"


def test_each_game_needs_a_seat() -> None:
    game = tenages.new_game(seed=1)
    with pytest.raises(TenAgesError, match="there are 2 games, so as many seats are needed, and not 1"):
        sparse([game, game], [0])


@pytest.mark.parametrize("seat", [-1, 2])
def test_a_seat_that_is_not_there_is_refused(seat: int) -> None:
    with pytest.raises(TenAgesError, match=f"there is no player {seat}"):
        sparse([tenages.new_game(seed=1)], [seat])
