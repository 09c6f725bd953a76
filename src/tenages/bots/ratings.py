"""How strong the levels are, as measured: Elo, with `random` at 0. `make ratings` measures it again."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

FILE: Final = "ratings.json"


class LevelRating(NamedTuple):
    """The rating of a level with its 95% interval: 400 points more are odds of ten to one."""

    rating: int
    low: int
    high: int
    games: int
    """How many games it rests on."""

    @property
    def margin(self) -> int:
        """How far the true rating may be away, in either direction."""
        return max(self.high - self.rating, self.rating - self.low)


@cache
def level_ratings() -> dict[str, LevelRating]:
    """The rating of each level at a table for two with the base set."""
    measured = json.loads(files("tenages.bots").joinpath(FILE).read_text(encoding="utf-8"))
    return {level: LevelRating(**figures) for level, figures in measured["levels"].items()}
