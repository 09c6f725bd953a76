"""The judgement of a lone position: how good the options are of whoever is asked there.

It is the same search as for the steps of a game; nothing has been chosen yet.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from tenages.analysis.judged import FULL, Depth, Rating, rating_from_json, rating_to_json
from tenages.analysis.report import FAIR, Eyes
from tenages.analysis.steps import fair_rating, network_of, open_rating
from tenages.game import Game
from tenages.networks.evaluator import Evaluator
from tenages.records.saved import read
from tenages.rules.errors import TenAgesError


class JudgedPosition(NamedTuple):
    """A position, judged."""

    seat: int
    """Who is asked."""
    eyes: Eyes
    depth: str
    rating: Rating
    """Everyone's chance, and the options with theirs; without any option if nothing could be found out."""


class PositionJob(NamedTuple):
    """A position to be judged in another process."""

    record: str
    """The record of a game that stands there."""
    eyes: Eyes
    depth: Depth


def judge(game: Game, *, eyes: Eyes = FAIR, depth: Depth = FULL, network: Evaluator | None = None) -> JudgedPosition:
    """Judge the options of whoever is asked in a game, which stays as it is.

    With fair eyes, from what this player knows: equal views give equal judgements. With open eyes, from all cards as
    they lie. The work is counted in iterations, so the same game is always judged the same.
    """
    decision = game.decision
    if decision is None:
        raise TenAgesError("nothing-asked")
    network = network or network_of(game.setup)
    step, view = len(game.choices), game.view(decision.player)
    if eyes == FAIR:
        rating = fair_rating(view, None, step, depth, network)
    else:
        rating = open_rating(game, view, None, step, depth, network)
    return JudgedPosition(decision.player, eyes, depth.name, rating)


def judged_position(job: PositionJob) -> JudgedPosition:
    """In any process: judge a position."""
    game = Game()
    for _ in read(job.record).steps(game):
        pass
    return judge(game, eyes=job.eyes, depth=job.depth)


def position_to_json(judged: JudgedPosition) -> dict[str, Any]:
    """A judged position as plain data."""
    return {**judged._asdict(), "rating": rating_to_json(judged.rating)}


def position_from_json(data: Mapping[str, Any]) -> JudgedPosition:
    """The judged position that was kept."""
    return JudgedPosition(**{**data, "rating": rating_from_json(data["rating"])})
