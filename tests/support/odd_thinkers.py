"""Stand-ins for what thinks in the processes of the bots: some never answer, some die.

The processes import this module, so a test can say by the level of a bot what its process does.
"""

from __future__ import annotations

import os
import signal
from pathlib import Path
from threading import Event
from typing import Final

from tenages.rules.setup import Rules
from tenages.server.thinking.questions import BotChoice, BotQuestion
from tenages.server.thinking.thoughts import PEOPLE_WAIT, BotThought, Thought

SAYS: Final = "says its process"
DIES: Final = "dies"
HANGS: Final = "hangs"
WAITS: Final = "waits at "


def odd_answer(question: BotQuestion) -> BotChoice | str:
    """What the level says; the choice is the number of the process that thinks."""
    if question.level == DIES:
        os.kill(os.getpid(), signal.SIGKILL)
    if question.level == HANGS:
        Event().wait()
    if question.level.startswith(WAITS):
        # Opening a pipe waits until its other end is opened, so the test knows that this process has begun to think.
        with Path(question.level.removeprefix(WAITS)).open("w") as pipe:
            pipe.write(str(os.getpid()))
        Event().wait()
    return BotChoice(str(os.getpid()), None)


def never(question: BotQuestion) -> BotChoice:
    """A bot that is never done."""
    Event().wait()
    raise AssertionError


def thought(level: str = SAYS, table: str = "table", rank: int = PEOPLE_WAIT, network: str = "network") -> BotThought:
    """A thought of a bot of this level."""
    return Thought(BotQuestion(table, Rules(2), 3, (), 0, level), 0, rank, network)
