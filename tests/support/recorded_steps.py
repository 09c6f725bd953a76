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

SEED: Final = 11
CHOICES: Final = 45
FILE: Final = Path(__file__).parents[2] / "web" / "test" / "data" / "steps.json"


def recorded() -> dict[str, Any]:
    """A game of three with Echoes of the Past, as the first of them sees it."""
    random = Random(SEED)
    deal = partial(tenages.new_game, 3, seed=SEED, expansions=("echoes",))
    session, speaker = GameSession(deal, (), 0), Speaker(words_of("en-asmadi"), ("Ann", "Bob", "Cid"), 0)
    for seat in range(3):
        question = session.game.question(seat)
        assert question is not None
        session.choose(seat, question.options[0].notation)
    session.mark_announced()
    first = whole(session, speaker)
    moments: list[dict[str, Any]] = []
    while len(moments) < CHOICES and (decision := session.game.decision) is not None:
        options = list(decision.options)
        options += 2 * [option for option in options if option.kind == "dogma"]
        session.choose(decision.player, random.choice(options).notation)
        moments.append({"steps": steps_since(session, speaker), "seen": without_log(whole(session, speaker))})
        session.mark_announced()
    return {"first": first, "moments": moments}


def main(file: str = str(FILE)) -> None:
    """Write the file."""
    Path(file).write_bytes(orjson.dumps(recorded()) + b"\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
