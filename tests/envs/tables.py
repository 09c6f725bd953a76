"""The tables at which the environments are tried out: every edition, with and without Echoes, and larger ones."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import tenages
from tenages import Decision, Game, Option, View
from tenages.encoding.numbering import actions_of
from tenages.envs.episode import Episode, EpisodeSettings
from tenages.rules.setup import Rules
from tests.support.effort import some

EDITIONS = ("asmadi-1", "iello", "asmadi-3")
Wanted = dict[str, Any]
"""How a table is asked for."""


def _named(wanted: Wanted) -> str:
    return " ".join([str(value) for value in wanted.values() if value is not True]) + " teams" * ("teams" in wanted)


BASE: list[Wanted] = [{"edition": edition, "expansions": ()} for edition in EDITIONS]
ECHOES: list[Wanted] = [{"edition": edition, "expansions": ("echoes",)} for edition in EDITIONS]
LARGER: list[Wanted] = [
    {"edition": "asmadi-3", "expansions": ("echoes",), "american": True, "players": 3},
    {"edition": "asmadi-1", "expansions": ("echoes",), "american": False, "players": 5},
    {"edition": "iello", "players": 4},
    {"edition": "asmadi-3", "players": 5},
]
TEAMS: Wanted = {"edition": "asmadi-1", "players": 4, "teams": True}
EDITIONS_TODAY: list[Wanted] = some(BASE, 1) + some(ECHOES, 1)
some_editions = pytest.mark.parametrize("wanted", EDITIONS_TODAY, ids=_named)
"""Every edition with and without Echoes, in turn: one of each a day, and all in `make proof`."""
some_tables = pytest.mark.parametrize("wanted", [*EDITIONS_TODAY, *some(LARGER, 1), TEAMS], ids=_named)
"""Those, and larger tables: with teams, and another one every day."""


class Steady:
    """A bot that always answers in the same way what it is asked at the same moment."""

    def decide(self, view: View, decision: Decision) -> Option:
        moment = f"{view.scene.turns} {view.scene.changes} {decision.purpose} {len(decision.options)}"
        return Random(moment).choice(decision.options)


def steadily(game: Game) -> Option:
    """What a steady player chooses now."""
    assert game.decision is not None
    return Steady().decide(game.view(game.decision.player), game.decision)


def played_by_the_engine(seed: int, choose: Callable[[Game], Option], **wanted: Any) -> Game:
    """The game as it goes without any environment."""
    game = tenages.new_game(seed=seed, **wanted)
    while game.decision is not None:
        game.choose(choose(game))
        assert len(game.choices) < 2000
    return game


def dealt(seed: int, *, max_decisions: int = 2000, shaping: float = 0.0, **wanted: Any) -> Episode:
    """A new game of an environment at such a table."""
    rules = Rules(**{"players": 2, "edition": "asmadi-3", "teams": False, **wanted})
    return EpisodeSettings(rules, max_decisions, shaping).deal(seed)


def played_on(episode: Episode, random: Random, decisions: int = 10**9) -> list[list[float]]:
    """Let everyone act at random, for some decisions or to the end; gives all rewards."""
    earned: list[list[float]] = []
    while episode.asked is not None and len(earned) < decisions:
        assert episode.game.decision is not None
        earned.append(episode.act(random.choice(actions_of(episode.game.decision))))
    return earned
