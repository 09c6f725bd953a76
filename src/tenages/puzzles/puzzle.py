"""What a puzzle is: a moment of a real game, a goal, and what was proven about it."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final, NamedTuple, Self

from tenages.game import Game
from tenages.opening import replay
from tenages.records.saved import FORMAT
from tenages.records.seeds import seed_from_json, seed_to_json
from tenages.rules.setup import Rules
from tenages.version import ENGINE_VERSION

WIN: Final = "win"
CLAIM: Final = "claim"
DEFEND: Final = "defend"
CLAIM_ONE: Final = "claim-one"
SORTS: Final = (WIN, CLAIM, CLAIM_ONE, DEFEND)
"""The sorts of goal that puzzles are counted by."""
LOWEST_GRADE: Final = 1
HIGHEST_GRADE: Final = 5
STARTS_KEPT: Final = 64
"""How many replayed starts are kept: a puzzle that is being solved is asked for again and again."""

Tree = dict[str, Any]
"""The options that keep the solution, by notation, each with what follows in the real game.

Where the player is asked, these are all options that still solve the puzzle; where an opponent is asked, all of his.
An option after which the puzzle is solved has an empty tree.
"""


@dataclass(frozen=True)
class Goal:
    """What the player has to reach before his turn is over."""

    kind: str
    """WIN: win the game; CLAIM: claim `count` achievements; DEFEND: leave the opponent no way to win in his turn."""
    count: int = 0

    @property
    def sort(self) -> str:
        """The sort of goal: the kind, but to claim one achievement is a sort of its own, since it is so common."""
        return CLAIM_ONE if self.kind == CLAIM and self.count == 1 else self.kind


class Proof(NamedTuple):
    """For which worlds, all of which fit what the player knows, the solution was searched."""

    worlds: int
    complete: bool
    """Whether these are all worlds that differ in a card that matters; otherwise they are samples."""


class WrongTry(NamedTuple):
    """A first choice that does not solve the puzzle."""

    option: str
    """Its notation."""
    works: int
    """In how many of 100 worlds it could work, if the player saw all cards."""
    liked: bool
    """Whether it is what the network likes best: the natural try."""


class Puzzle(NamedTuple):
    """A moment of a real game in which one choice of the player reaches the goal, whatever he does not know."""

    number: int
    goal: Goal
    grade: int
    """How hard it is, from 1 to 5."""
    seat: int
    """The seat of the player, whose turn it is."""
    rules: Rules
    seed: int
    choices: tuple[str, ...]
    """The choices of the game up to the moment, by notation."""
    digest: str
    proof: Proof
    tree: Tree
    """What solves it."""
    wrong: tuple[WrongTry, ...]
    """The other first choices."""

    @property
    def record(self) -> str:
        """The game up to the moment, as `tenages.replay` reads it."""
        rules = self.rules
        data: dict[str, Any] = {
            "format": FORMAT,
            "engine": ENGINE_VERSION,
            "players": rules.players,
            "edition": rules.edition,
            "expansions": list(rules.expansions),
            "teams": rules.teams,
            "seed": seed_to_json(self.seed),
        }
        if rules.expansions:
            data["american"] = rules.american
        data["language"] = rules.language
        data["choices"] = list(self.choices)
        data["digest"] = self.digest
        return json.dumps(data, ensure_ascii=False)

    @property
    def first(self) -> str:
        """The notation of the first choice of the solution."""
        return next(iter(self.tree))

    def start(self) -> Game:
        """The game at the moment of the puzzle; a new copy each time."""
        return _started(self.record).copy()

    def to_json(self) -> dict[str, Any]:
        """The puzzle as plain data."""
        rules = self.rules
        data: dict[str, Any] = {
            "number": self.number,
            "goal": [self.goal.kind, self.goal.count],
            "grade": self.grade,
            "seat": self.seat,
            "players": rules.players,
            "edition": rules.edition,
            "expansions": list(rules.expansions),
            "american": rules.american,
            "language": rules.language,
            "seed": seed_to_json(self.seed),
            "choices": ";".join(self.choices),
            "digest": self.digest,
            "proof": [self.proof.worlds, self.proof.complete],
            "tree": self.tree,
            "wrong": [[wrong.option, wrong.works, wrong.liked] for wrong in self.wrong],
        }
        return data

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Self:
        """The puzzle that `to_json` wrote."""
        expansions = tuple(data["expansions"])
        rules = Rules(data["players"], data["edition"], False, expansions, data["american"], data["language"])
        kind, count = data["goal"]
        return cls(
            data["number"],
            Goal(kind, count),
            data["grade"],
            data["seat"],
            rules,
            seed_from_json(data["seed"]),
            tuple(data["choices"].split(";")),
            data["digest"],
            Proof(*data["proof"]),
            data["tree"],
            tuple([WrongTry(*wrong) for wrong in data["wrong"]]),
        )

    def renumbered(self, number: int, grade: int) -> Puzzle:
        """The same puzzle with another number and grade."""
        return self._replace(number=number, grade=grade)


@lru_cache(STARTS_KEPT)
def _started(record: str) -> Game:
    return replay(record)
