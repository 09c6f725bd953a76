"""Records a game as a browser is sent it, for the tests of the page: `python -m tests.support.recorded_steps FILE`.

The first moment whole, then for each choice the steps, and the moment that they lead to, whole but without its log.
"""

from __future__ import annotations

import sys
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Final

import orjson

import tenages
from tenages.server.game_session import GameSession
from tenages.server.table_messages import steps_since, whole
from tenages.words.catalogue import words_of
from tenages.words.speaker import Speaker
from tests.support.following import without_log

SEED: Final = 12
BEFORE: Final = 50
"""How many choices are made before, so that boards and score piles have cards."""
CHOICES: Final = 40
FILE: Final = Path(__file__).parents[2] / "web" / "test" / "data" / "steps.json"


def recorded() -> dict[str, Any]:
    """A game of three with Echoes of the Past, as the first of them sees it."""
    random = Random(SEED)
    deal = partial(tenages.new_game, 3, seed=SEED, expansions=("echoes",))
    session, speaker = GameSession(deal, (), 0), Speaker(words_of("en-asmadi"), ("Ann", "Bob", "Cid"), 0)
    for _ in range(BEFORE):
        choose(session, random)
    session.mark_announced()
    first = whole(session, speaker)
    moments: list[dict[str, Any]] = []
    for _ in range(CHOICES):
        choose(session, random)
        moments.append({"steps": steps_since(session, speaker), "seen": without_log(whole(session, speaker))})
        session.mark_announced()
    return {"first": first, "moments": moments}


def choose(session: GameSession, random: Random) -> None:
    """Choose at random, most often a dogma."""
    decision = session.game.decision
    assert decision is not None
    options = list(decision.options)
    options += 2 * [option for option in options if option.kind == "dogma"]
    session.choose(decision.player, random.choice(options).notation)


def main(file: str = str(FILE)) -> None:
    """Write the file."""
    Path(file).write_bytes(orjson.dumps(recorded()) + b"\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
