"""A slot of a vector environment, in which one game is dealt after the other."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from secrets import randbits
from typing import Final

from tenages.bots import Bot, named
from tenages.envs.game_batch import ALL_SEATS
from tenages.opening import deal
from tenages.rules.options import Option
from tenages.rules.play import Play
from tenages.rules.setup import Rules
from tenages.sight.view import view

RANDOM: Final = "random"
SEED_BITS: Final = 128
"""How long the seeds are that nobody gave, and those of the games after the first one."""

Answer = Callable[[Play], Option]


@dataclass(frozen=True)
class SlotSettings:
    """What is played in a slot."""

    rules: Rules
    opponents: tuple[str | Bot, ...] = ()
    """Who sits in the other seats, clockwise from the agent's left; nobody if the agent plays all seats."""
    seat: int | None = None
    """Where the agent sits; drawn for every game with None."""

    @property
    def think(self) -> bool:
        """Whether the opponents look at the table before they answer."""
        return any(bot != RANDOM for bot in self.opponents)


class Slot:
    """Deals games, and puts the agent and bots into their seats. Everything follows from the seed, if there is one."""

    def __init__(self, settings: SlotSettings) -> None:
        self._settings = settings
        self._random = Random(randbits(SEED_BITS))
        self._first: int | None = None
        self._answers: dict[int, Answer] = {}

    def seed(self, seed: int) -> None:
        """Deal the game of this seed next. What comes after it is drawn, and the same again for the same seed."""
        # A text, since the deal itself shuffles with the numbers that follow from the seed.
        self._random = Random(f"slot {seed}")
        self._first = seed

    def deal(self) -> tuple[Play, int]:
        """The next game, and the agent's seat or ALL_SEATS."""
        settings = self._settings
        random = self._random
        # The numbers are drawn even if they are not needed, so that the later ones stay the same.
        drawn = random.getrandbits(SEED_BITS)
        game = deal(settings.rules, drawn if self._first is None else self._first)
        self._first = None
        players = settings.rules.players
        drawn = random.randrange(players)
        if not settings.opponents:
            return game, ALL_SEATS
        seat = drawn if settings.seat is None else settings.seat
        self._answers = {
            (seat + step) % players: _answers_of(bot, random.getrandbits(32))
            for step, bot in enumerate(settings.opponents, start=1)
        }
        return game, seat

    def answer(self, game: Play) -> Option:
        """What the bot answers that is asked now."""
        assert game.decision is not None
        return self._answers[game.decision.player](game)


def _answers_of(bot: str | Bot, seed: int) -> Answer:
    """How a bot answers. The one that chooses by chance need not look at the table."""
    if bot == RANDOM:
        number = Random(seed).random

        def by_chance(game: Play) -> Option:
            assert game.decision is not None
            options = game.decision.options
            return options[int(number() * len(options))]

        return by_chance
    thinking = named(bot, seed) if isinstance(bot, str) else bot

    def by_thinking(game: Play) -> Option:
        assert game.decision is not None
        return thinking.decide(view(game, game.decision.player), game.decision)

    return by_thinking
