"""What bots are called, and what they say about why they chose as they did."""

from __future__ import annotations

from typing import Final, Protocol

from tenages.words.catalogue import Words

CLOSE: Final = 0.03
"""By less than so much the best chance is hardly better than the next."""
WIN: Final = "win"


class Reason(Protocol):
    """Why a bot chose as it did."""

    @property
    def chance(self) -> float:
        """The chance to win that it sees."""

    @property
    def second(self) -> float:
        """The chance to win that it saw with the next best option."""

    @property
    def topic(self) -> str:
        """What the choice is about."""

    @property
    def against(self) -> bool:
        """Whether it is rather about what the others lose."""


def bot_name(words: Words, spec: str) -> str:
    """A level by its name in the reader's language; any other bot as one types it."""
    return words.say(f"bot-{spec}") if words.has(f"bot-{spec}") else spec


def why_words(words: Words, reason: Reason) -> str:
    """What the choice does above all."""
    return words.say("bot-takes" if reason.against else "bot-gains", topic=reason.topic)


def odds_words(words: Words, reason: Reason) -> str:
    """How good the choice looks to the bot, and how good the next best did."""
    return words.say("bot-odds", sure=_sure(reason), chance=reason.chance, second=reason.second)


def hint_words(words: Words, number: int, label: str, reason: Reason | None) -> str:
    """What a bot would choose in the reader's place, and why if it can say that."""
    if reason is None:
        return words.say("bot-hint-without-choice", number=number, label=label)
    return words.say(
        "bot-hint", number=number, label=label, why=why_words(words, reason), odds=odds_words(words, reason)
    )


def _sure(reason: Reason) -> str:
    ahead = reason.chance - reason.second
    if reason.topic == WIN:
        return "won"
    if ahead <= -CLOSE:
        return "whim"
    return "close" if ahead < CLOSE else "clear"
