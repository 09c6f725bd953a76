"""Saved games for tests of statistics: some that were played at random, and one that was made by hand."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import tenages
from tenages import Game
from tests.support.randomly import play_on
from tests.support.story import Story


def played(seed: int, players: int = 2, **table: Any) -> Game:
    """A random game to its end."""
    return play_on(tenages.new_game(players, seed=seed, **table), Random(seed))


def save(folder: Path, name: str, game: Game, **more: Any) -> Path:
    """Save a game; a tournament writes more down than the game."""
    file = folder / f"{name}.json"
    file.write_text(json.dumps({**json.loads(game.record()), **more}), encoding="utf-8")
    return file


def won_by_ann() -> Story:
    """Ann activates Writing, which Bob shares; then she claims her sixth achievement, all in one turn.

    Bob draws Calendar and Ann Mapmaking by the effect, and she draws Oars because he shared.
    """
    story = Story(
        ann={"board": ["Writing"], "score": ["Coal"], "achievements": [2, 3, 4, 5, 6]},
        bob={"board": ["Experimentation"], "score": ["Canning", "Tools"]},
        piles={1: ["Oars"], 2: ["Calendar", "Mapmaking"]},
    )
    story.ann.activates("Writing")
    story.ann.achieves(1)
    assert story.winners() == ["ann"]
    return story
