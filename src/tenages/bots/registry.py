"""All bots by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tenages.bots.bot import Bot
from tenages.bots.randomly import RandomBot
from tenages.rules.errors import TenAgesError

BOTS: Final[dict[str, Callable[[int | None], Bot]]] = {"random": RandomBot}
"""How to make each bot from a seed."""


class UnknownBot(TenAgesError):
    """No bot has this name."""


def named(name: str, seed: int | None = None) -> Bot:
    """A new bot of that name."""
    make = BOTS.get(name)
    if make is None:
        raise UnknownBot("unknown-bot", name=repr(name), known=tuple(BOTS))
    return make(seed)
