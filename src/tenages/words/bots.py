"""The names of bots, and their explanations of their choices."""

from __future__ import annotations

from typing import Final, Protocol

from tenages.words.catalogue import Words

CLOSE_MARGIN: Final = 0.03
"""The best and the second-best option count as close if their chances to win differ by less than this."""
WIN: Final = "win"
DRAW: Final = "draw"


class Reason(Protocol):
    """Why a bot chose as it did."""

    @property
    def chance(self) -> float:
        """The bot's estimate of its chance to win with the chosen option."""

    @property
    def second(self) -> float:
        """Its estimate for the second-best option."""

    @property
    def topic(self) -> str:
        """What the choice affects most."""

    @property
    def against(self) -> bool:
        """Whether the choice mainly takes something from the opponents."""


def bot_name(words: Words, spec: str) -> str:
    """The name of a level in the reader's language; any other bot as it is typed."""
    return words.say(f"bot-{spec}") if words.has(f"bot-{spec}") else spec


def rated_words(words: Words, level: str, rating: int, margin: int) -> str:
    """The name of a level with its rating, and how far that may be off."""
    return words.say("bot-level-elo", level=bot_name(words, level), rating=str(rating), margin=str(margin))


def why_words(words: Words, reason: Reason) -> str:
    """The main effect of the choice."""
    return words.say("bot-takes" if reason.against else "bot-gains", topic=reason.topic)


def odds_words(words: Words, reason: Reason) -> str:
    """The bot's chances to win with the chosen option and with the second-best one."""
    return words.say("bot-odds", sure=_sure(reason), chance=reason.chance, second=reason.second)


def hint_words(words: Words, label: str, reason: Reason | None) -> str:
    """What a bot would choose in the reader's place, and why, if it gave a reason."""
    if reason is None:
        return words.say("bot-hint-without-choice", label=label)
    return words.say("bot-hint", label=label, why=why_words(words, reason), odds=odds_words(words, reason))


def _sure(reason: Reason) -> str:
    ahead = reason.chance - reason.second
    if reason.topic == WIN:
        return "won"
    if reason.topic == DRAW:
        return "drawn"
    if ahead <= -CLOSE_MARGIN:
        return "whim"
    return "close" if ahead < CLOSE_MARGIN else "clear"
