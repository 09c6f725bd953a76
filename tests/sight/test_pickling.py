"""A view arrives complete in another process: it says the same, and bots can think about it as before."""

from __future__ import annotations

import copy
import pickle
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from random import Random

import pytest

import tenages
from tenages import View
from tenages.sight.view import open_view
from tests.support.effort import cases
from tests.support.randomly import KINDS, play_on, positions


def sent(view: View) -> View:
    """The view, after it was pickled and read again."""
    again = pickle.loads(pickle.dumps(view))
    assert isinstance(again, View)
    return again


def test_copies_of_a_view_are_the_view_itself() -> None:
    """Libraries copy what comes with an observation, and a view never changes."""
    view = tenages.new_game(2, seed=1).view(0)
    assert copy.copy(view) is view
    assert copy.deepcopy([view])[0] is view


@pytest.mark.parametrize("late", [False, True], ids=["dealt", "late"])
@pytest.mark.parametrize("kind", KINDS)
def test_a_pickled_view_says_the_same_and_allows_the_same_worlds(kind: str, late: bool) -> None:
    in_effects = 0
    for game, random in positions(cases(9, 24), seed=2, kinds=(kind,), late=late):
        in_effects += game.effect_start is not None
        for player in (*range(len(game.table.players)), None):
            view = game.view(player)
            again = sent(view)
            assert again == view
            assert str(again) == str(view)
            assert repr(again.decision) == repr(view.decision)
        seed = random.random()
        if game.outcome is None:
            seat = game.table.turn
            worlds = [tenages.sample(each, Random(seed)) for each in (game.view(seat), sent(game.view(seat)))]
            assert worlds[0] == worlds[1]
    assert in_effects > 0


def test_what_happens_now_goes_along_with_an_open_view() -> None:
    for game, _ in positions(12, seed=4):
        view = open_view(game)
        assert sent(view) == view
        assert repr(sent(view).scene.phase) != ""


def said_of(view: View) -> tuple[str, str]:
    return type(view).__name__, view.text()


def test_a_view_is_sent_to_another_process_and_an_outcome_comes_back() -> None:
    game = play_on(tenages.new_game(seed=1), Random(1))
    view = game.view(0)
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        assert pool.submit(said_of, view).result() == ("View", view.text())
        assert pool.submit(_outcome_of, view).result() == game.outcome


def _outcome_of(view: View) -> object:
    return view.outcome
