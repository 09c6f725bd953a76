"""Short games to analyse."""

from __future__ import annotations

from random import Random

import tenages
from tenages import Game
from tenages.records.ending import Ending
from tenages.records.saved import record
from tenages.rules.options import option_named
from tests.support.last_achievement import LAST_ACHIEVEMENT
from tests.support.randomly import play_on

ANN, BOB, CID = 0, 1, 2
NAMES = ("Ann", "Bob")


def each_for_the_last_achievement() -> Game:
    """The game of that position."""
    return tenages.position(LAST_ACHIEVEMENT)


def missed_win(*names: str) -> str:
    """The record of a game in which Ann draws and does not win, and Bob does."""
    game = each_for_the_last_achievement()
    for choice in ("draw", "achieve 1"):
        game.choose(option_named(choice))
    assert game.outcome is not None
    assert game.outcome.winners == (BOB,)
    return record(game, names or NAMES)


def taken_win() -> str:
    """The record of the same game in which Ann does win."""
    game = each_for_the_last_achievement()
    game.choose(option_named("achieve 1"))
    return record(game, NAMES)


def unfinished(choices: int = 14, seed: int = 5, players: int = 2, ending: Ending | None = None) -> str:
    """The record of a game that goes on, or that its players ended, with choices at random."""
    game = play_on(tenages.new_game(players, seed=seed), Random(seed), choices)
    assert game.outcome is None
    return record(game, ending=ending)
