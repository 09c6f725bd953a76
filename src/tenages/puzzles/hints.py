"""Hints: first where to look, then what to choose."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from tenages.game import Game
from tenages.puzzles.attempt import GOING, Attempt, attempt
from tenages.puzzles.line import own_choice, played
from tenages.puzzles.puzzle import Puzzle, Tree
from tenages.rules.card import Card
from tenages.rules.events import BOARD, FORECAST, HAND, SCORE, place_of
from tenages.rules.icons import ICON_NAMES
from tenages.rules.options import ACHIEVE, BACK, DOGMA, DRAW, MELD, Option

PART: Final = "part"
OPTION: Final = "option"
TAKE_BACK: Final = "back"

AREAS: Final = {HAND: "hand", SCORE: "score", BOARD: "board", FORECAST: "forecast"}
OF_KIND: Final = {DRAW: "supply", MELD: "hand", DOGMA: "board", ACHIEVE: "achievements", BACK: "score"}


class Hint(NamedTuple):
    """A part of the table to look at, the option to choose, or that the last choices should be taken back."""

    kind: str
    area: str = ""
    """Where to look: hand, board, score, forecast, supply, achievements, or effect for a question of an effect."""
    icon: str = ""
    """The icon whose count matters, if a dogma comes next."""
    option: Option | None = None
    card: Card | None = None


def hints(puzzle: Puzzle, choices: Sequence[str]) -> list[Hint]:
    """The hints after these choices, the gentler one first; none when the attempt is over."""
    return hints_after(puzzle, attempt(puzzle, choices))


def hints_after(puzzle: Puzzle, made: Attempt) -> list[Hint]:
    """The hints where an attempt has led."""
    if made.state != GOING:
        return []
    if made.tree is None:
        return [Hint(TAKE_BACK)]
    option = own_choice(made.tree)
    icon = _icon(made.game, made.tree, puzzle.seat)
    return [
        Hint(PART, _area(made.game, option), icon),
        Hint(OPTION, _area(made.game, option), icon, option, option.card),
    ]


def _area(game: Game, option: Option) -> str:
    if option.kind in OF_KIND:
        return OF_KIND[option.kind]
    if option.card is not None:
        return AREAS.get(place_of(game.table.where[option.card.index]), "effect")
    return "effect"


def _icon(game: Game, tree: Tree, seat: int) -> str:
    """The icon of the next dogma on the line, if the player knows its card by now."""
    for before, option in played(game, tree, seat):
        assert before.decision is not None
        if before.decision.player == seat and option.kind == DOGMA and option.card is not None:
            known = game.table.known[option.card.index] & (1 << seat)
            return ICON_NAMES[option.card.dogma] if known else ""
    return ""
