"""All ways that a game can go on for some choices, counted from fixed positions.

The same number of ways that end in the same positions: whatever is made faster plays the same, down every path, and so
do copies, for each path is played on copies of copies, taken at actions and in the middle of effects.

If a change to rules, cards or numbering is meant, raise ENGINE_VERSION and write the table anew:

    python -m tests.records.test_perft
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from itertools import count, islice
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from tenages import Game
from tenages.records.digest import digest
from tenages.version import ENGINE_VERSION
from tests.support.randomly import TABLES, Table, deal, table_name

FILE = Path(__file__).parent.parent / "data" / "perft.txt"
START, ACTION, EFFECT, LONG_EFFECT, END = MOMENTS = ("start", "action", "effect", "long effect", "end")
ANSWERS = {EFFECT: 1, LONG_EFFECT: 3}
"""An effect has been answered so often already: a copy has something to catch up with."""
UNDER_WAY = 60
"""The number of choices after which a game is well under way."""
LEFT_AT_END = 2
FEWEST_PATHS, MOST_PATHS, MOST_DEPTH = 250, 1200, 8


def ends(game: Game, depth: int) -> Iterator[Game]:
    """The positions at the end of all paths of `depth` choices, or at the end of the game."""
    if depth == 0 or game.decision is None:
        yield game
        return
    for option in game.decision.options:
        trial = game.copy()
        trial.choose(option)
        yield from ends(trial, depth - 1)


def choices(table: Table, seed: int) -> Iterator[Game]:
    """One random game, before each of its choices and at its end; it is the same game all along."""
    game = deal(table, seed)
    random = Random(seed)
    yield game
    while game.decision is not None:
        options = game.decision.options
        game.choose(options[int(random.random() * len(options))])
        yield game


class Position(NamedTuple):
    """Where paths begin, and how long they are."""

    moment: str
    seed: int
    made: int
    """How many random choices were made before."""
    depth: int

    def game(self, table: Table) -> Game:
        return next(islice(choices(table, self.seed), self.made, None))

    def line(self, table: Table) -> str:
        """The position, how many paths there are from it, and a fingerprint of all the positions in which they end."""
        game = self.game(table)
        before = digest(game)
        found = [digest(end) for end in ends(game, self.depth)]
        assert digest(game) == before, "a copy that was played on has changed the game"
        whole = hashlib.sha256(" ".join(found).encode()).hexdigest()[:16]
        where = f"{self.moment}, seed {self.seed}, after {self.made}, depth {self.depth}"
        return f"{table_name(table)}, {where}: {len(found)} paths, {whole}"

    @staticmethod
    def of(line: str) -> Position:
        """The position in a line."""
        _, moment, *numbers = line.split(":")[0].split(", ")
        seed, made, depth = [int(words.split()[-1]) for words in numbers]
        return Position(moment, seed, made, depth)


def in_file() -> dict[str, list[str]]:
    """All lines by their table."""
    engine, *lines = FILE.read_text(encoding="utf-8").splitlines()
    assert engine == f"engine {ENGINE_VERSION}"
    by_table: dict[str, list[str]] = {}
    for line in lines:
        by_table.setdefault(line.split(",")[0], []).append(line)
    return by_table


# --- which positions -------------------------------------------------------------------------------------------------


def is_at(moment: str, game: Game, left: int) -> bool:
    """Whether a position belongs to that moment of a game that ends after `left` more random choices."""
    if moment == START:
        return not game.choices
    if moment == END:
        return left == LEFT_AT_END
    if len(game.choices) < UNDER_WAY or left <= LEFT_AT_END:
        return False
    return game.effect_start is None if moment == ACTION else len(game.effect_answers) >= ANSWERS[moment]


def chosen(table: Table, place: int) -> Iterator[Position]:
    """A position for each moment, for a new file: no two tables have the same seeds."""
    for number, moment in enumerate(MOMENTS):
        yield next(
            Position(moment, seed, made, depth)
            for seed in count(1000 * place + 100 * number)
            for made in _moments(table, seed, moment)
            if (depth := _depth(table, Position(moment, seed, made, 0)))
        )


def _moments(table: Table, seed: int, moment: str) -> list[int]:
    length = sum(1 for _ in choices(table, seed)) - 1
    return [made for made, game in enumerate(choices(table, seed)) if is_at(moment, game, length - made)][:1]


def _depth(table: Table, position: Position) -> int:
    """How deep it takes for a fair number of paths; 0 if there is no such depth."""
    least = LEFT_AT_END if position.moment == END else 1
    for depth in range(least, MOST_DEPTH + 1):
        paths = sum(1 for _ in islice(ends(position.game(table), depth), MOST_PATHS + 1))
        if paths > MOST_PATHS:
            break
        if paths >= FEWEST_PATHS:
            return depth
    return 0


# --- the tests -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_a_game_can_go_on_in_the_same_ways_as_ever(table: Table) -> None:
    lines = in_file()[table_name(table)]
    assert [Position.of(line).line(table) for line in lines] == lines


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_every_table_is_counted_from_every_moment(table: Table) -> None:
    positions = [Position.of(line) for line in in_file()[table_name(table)]]
    assert [position.moment for position in positions] == list(MOMENTS)
    for position in positions:
        # One walk through the game: up to the position, and on to its end.
        walk = choices(table, position.seed)
        game = next(islice(walk, position.made, None)).copy()
        assert is_at(position.moment, game, left=sum(1 for _ in walk))
        assert position.depth >= (LEFT_AT_END if position.moment == END else 1)


if __name__ == "__main__":
    told = [f"engine {ENGINE_VERSION}"]
    for place, table in enumerate(TABLES):
        told += [position.line(table) for position in chosen(table, place)]
    FILE.write_text("\n".join(told) + "\n", encoding="utf-8")
