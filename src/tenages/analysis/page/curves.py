"""The chances over time as lines in an SVG element, with the signs of marks on them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Final, NamedTuple

from tenages.analysis.telling import Telling, ToldPlayer
from tenages.words.bots import percent
from tenages.words.catalogue import Words

WIDTH: Final = 720.0
HEIGHT: Final = 180.0
LEFT, RIGHT, TOP, BOTTOM = 44.0, 14.0, 14.0, 26.0
LINES: Final = (0.0, 0.25, 0.5, 0.75, 1.0)
"""The shares with a line across the graph; every other one has a label."""
TURN_STEPS: Final = (1, 2, 5, 10, 20, 50, 100, 200, 500)
MOST_TURNS: Final = 10
"""How many turns are named below the graph, at most."""


class Sign(NamedTuple):
    """A mark on the line."""

    x: float
    y: float
    sign: str
    mark: str
    step: int
    label: str
    """What it stands for, shown when one points at it."""


class Tick(NamedTuple):
    """A line across the graph, or a moment on its axis; without a label only the line is drawn."""

    at: float
    label: str


class Curve(NamedTuple):
    """The graph of one player."""

    seat: int
    name: str
    label: str
    """What it shows, for those who cannot see it."""
    line: str
    """The points of the line."""
    area: str
    """The path around what is below the line."""
    signs: list[Sign]
    shares: list[Tick]
    turns: list[Tick]


def curves(words: Words, told: Telling) -> list[Curve]:
    """The graph of each player whose chances are known at least once."""
    turns = _turns(words, told)
    shares = [Tick(_y(share), "" if place % 2 else percent(words, share)) for place, share in enumerate(LINES)]
    return [_curve(words, told, player, shares, turns) for player in told.players if player.curve]


def _curve(words: Words, told: Telling, player: ToldPlayer, shares: list[Tick], turns: list[Tick]) -> Curve:
    points = [(_x(step, told.steps), _y(share)) for step, share in player.curve]
    first, last = percent(words, player.curve[0][1]), percent(words, player.curve[-1][1])
    return Curve(
        player.seat,
        player.name,
        words.say("analysis-report-curve", who=player.name, steps=told.steps, first=first, last=last),
        _path(points),
        f"M{points[0][0]:g},{_y(0):g}L{_path(points)}L{points[-1][0]:g},{_y(0):g}Z",
        _signs(words, told, player),
        shares,
        turns,
    )


def _signs(words: Words, told: Telling, player: ToldPlayer) -> list[Sign]:
    at = dict(player.curve)
    return [
        Sign(
            _x(move.step, told.steps),
            _y(at[move.step]),
            move.sign,
            move.mark,
            move.step,
            words.say("analysis-report-point", who=player.name, label=move.label, sign=move.sign),
        )
        for move in player.marked
        if move.step in at
    ]


def _turns(words: Words, told: Telling) -> list[Tick]:
    """Some turns below the graph, at round numbers, each where its first choice is."""
    first = {turn: next(moves).step for turn, moves in groupby(told.moves, lambda move: move.turn) if turn}
    if not first:
        return []
    every = next((step for step in TURN_STEPS if max(first) / step <= MOST_TURNS), TURN_STEPS[-1])
    return [Tick(_x(step, told.steps), str(turn)) for turn, step in first.items() if turn % every == 0]


def _path(points: Sequence[tuple[float, float]]) -> str:
    return " ".join([f"{x:g},{y:g}" for x, y in points])


def _x(step: int, steps: int) -> float:
    return round(LEFT + (WIDTH - LEFT - RIGHT) * step / max(1, steps), 1)


def _y(share: float) -> float:
    return round(TOP + (HEIGHT - TOP - BOTTOM) * (1 - share), 1)
