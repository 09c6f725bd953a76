"""All bots by name. What one types may say more: `mcts:0.2s` thinks for 0.2 seconds, `my_bot.py:MyBot` is a file's."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tenages.bots.bot import Bot
from tenages.bots.from_file import bot_from_file, is_in_file
from tenages.bots.randomly import RandomBot
from tenages.rules.errors import TenAgesError

Maker = Callable[[int | None], Bot]
"""Makes a bot from a seed."""
BOTS: Final[dict[str, Maker]] = {"random": RandomBot}
"""How to make each bot from a seed."""


class UnknownBot(TenAgesError):
    """No bot has this name."""


def named(spec: str, seed: int | None = None) -> Bot:
    """A new bot: by its name, with a budget after a colon if it takes one, or from a file."""
    if is_in_file(spec):
        return bot_from_file(spec, seed)
    make = BOTS.get(spec)
    if make is None:
        raise UnknownBot("unknown-bot", name=repr(spec), known=tuple(BOTS))
    return make(seed)
