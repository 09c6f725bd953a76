"""All bots by name. `mcts:0.2s` adds a budget, here 0.2 seconds; `policy:my.onnx` plays the network in a file;
`my_bot.py:MyBot` is a class in a file."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from tenages.bots.bot import Bot
from tenages.bots.budget import Budget, budget
from tenages.bots.from_file import bot_from_file, is_in_file
from tenages.bots.greedy import GreedyBot
from tenages.bots.levels import LEVELS
from tenages.bots.master import MasterBot
from tenages.bots.mcts import MctsBot
from tenages.bots.patient import PatientBot
from tenages.bots.planner import PlannerBot
from tenages.bots.policy import PolicyBot
from tenages.bots.randomly import RandomBot
from tenages.bots.seeds import given_or_new
from tenages.rules.errors import TenAgesError
from tenages.rules.setup import Setup

BOTS: Final[dict[str, Callable[[int | None], Bot]]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "planner": PlannerBot,
    "mcts": MctsBot,
    "policy": PolicyBot,
    **LEVELS,
}
"""How to make each bot from a seed."""
UNLISTED: Final[dict[str, Callable[[int | None], Bot]]] = {"patient": PatientBot}
"""Bots that are not offered: the opponent of the guided first game."""
WITH_BUDGET: Final[dict[str, Callable[[int | None, Budget], Bot]]] = {"mcts": MctsBot, "master": MasterBot}
"""How to make the bots that take a budget."""
WITH_NETWORK: Final[dict[str, Callable[[int | None, Path], Bot]]] = {"policy": PolicyBot}
"""How to make the bots that take the file of a network."""


class UnknownBot(TenAgesError):
    """No bot has this name."""


def check_table(bot: Bot, setup: Setup) -> None:
    """An error if a bot says that it cannot play at such a table. Most bots can play at all."""
    check: Callable[[Setup], None] | None = getattr(bot, "check", None)
    if check is not None:
        check(setup)


def network_file(spec: str) -> Path | None:
    """The file of the network that a bot is named with, if it is."""
    name, _, path = spec.partition(":")
    return Path(path).expanduser() if name in WITH_NETWORK and path else None


def named(spec: str, seed: int | None = None) -> Bot:
    """A new bot: by its name, after a colon a budget or a network if it takes one; or from a file."""
    if is_in_file(spec):
        return bot_from_file(spec, given_or_new(seed))
    name, colon, allowed = spec.partition(":")
    made = BOTS.get(name) or UNLISTED.get(name)
    if made is None:
        raise UnknownBot("unknown-bot", name=repr(name), known=tuple(BOTS))
    if not colon:
        return made(seed)
    network = network_file(spec)
    if network is not None:
        return WITH_NETWORK[name](seed, network)
    if name not in WITH_BUDGET:
        raise TenAgesError("no-budget", name=repr(name))
    return WITH_BUDGET[name](seed, budget(allowed))
