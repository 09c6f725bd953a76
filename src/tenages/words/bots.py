"""The names of bots, and their explanations of their choices."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Final, Protocol

from tenages.rules.options import ACHIEVE, DOGMA, DRAW, MELD, Option
from tenages.words.catalogue import Words
from tenages.words.speaker import Speaker
from tenages.words.terms import card_title, clauses, listed

CLOSE_MARGIN: Final = 0.03
"""The best and the second-best option count as close if their chances to win differ by less than this."""
WIN: Final = "win"
DRAWN: Final = "draw"
NO_TOPIC: Final = "none"


class Reason(Protocol):
    """Why a bot chose as it did, as far as everyone may hear it: no cards."""

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

    @property
    def now(self) -> float | None:
        """Its estimate before the choice."""

    @property
    def worst(self) -> float | None:
        """Its estimate for the worst option; None if it looked at no other option."""


class ExpectedStep(Protocol):
    """An action that a bot expects."""

    @property
    def player(self) -> int:
        """Whose action it is."""

    @property
    def kind(self) -> str:
        """Draw, meld, dogma or achieve."""

    @property
    def option(self) -> Option | None:
        """None if it is about a card that the reader does not know."""


class Advice(Reason, Protocol):
    """What a bot would choose in the reader's place, and why; it may name what the reader holds."""

    @property
    def options(self) -> Sequence[tuple[Option, float]]:
        """The options that it thought about, the best first, each with the chance to win."""

    @property
    def line(self) -> Sequence[ExpectedStep]:
        """The actions that it expects then."""


def bot_name(words: Words, spec: str) -> str:
    """The name of a level in the reader's language; any other bot as it is typed."""
    return words.say(f"bot-{spec}") if words.has(f"bot-{spec}") else spec


def percent(words: Words, chance: float) -> str:
    """A chance to win: "54%"."""
    return words.say("bot-chance", chance=chance)


def rated_words(words: Words, level: str, rating: int, margin: int) -> str:
    """The name of a level with its rating, and how far that may be off."""
    return words.say("bot-level-elo", level=bot_name(words, level), rating=str(rating), margin=str(margin))


def why_words(words: Words, reason: Reason) -> str:
    """The main effect of the choice; nothing, if there is none that can be named."""
    if reason.topic == NO_TOPIC:
        return ""
    return words.say("bot-takes" if reason.against else "bot-gains", topic=reason.topic)


def odds_words(words: Words, reason: Reason) -> str:
    """The bot's chances to win with the chosen option and with the second-best one."""
    return words.say("bot-odds", sure=_sure(reason), chance=reason.chance, second=reason.second)


def stakes_words(words: Words, reason: Reason, *, before: bool = False) -> str:
    """The chance to win at this moment, or before a choice that was made, and what a mistake would cost."""
    if reason.now is None or reason.topic == WIN:
        return ""
    now = words.say("bot-before" if before else "bot-now", chance=reason.now)
    if reason.worst is None:
        return now
    little = abs(reason.chance - reason.worst) < CLOSE_MARGIN
    worst = words.say("bot-worst", little="yes" if little else "no", chance=reason.worst)
    return f"{now} {worst}"


def line_words(speaker: Speaker, line: Sequence[ExpectedStep]) -> str:
    """What is expected to happen next: "Then, probably: Bob draws and melds a card; you activate Writing"."""
    if not line:
        return ""
    turns = [_turn_words(speaker, player, list(steps)) for player, steps in groupby(line, lambda step: step.player)]
    return speaker.words.say("bot-line", steps=clauses(speaker.words, turns))


def hint_words(words: Words, label: str, reason: Reason | None) -> str:
    """What a bot would choose in the reader's place, and why, if it gave a reason."""
    if reason is None:
        return words.say("bot-hint-without-choice", label=label)
    said = words.say("bot-hint", label=label, why=why_words(words, reason), odds=odds_words(words, reason))
    return without_gaps(said)


def without_gaps(said: str) -> str:
    """Sentences without the double spaces that are left where one of them was empty."""
    return said.replace("  ", " ").rstrip()


def _turn_words(speaker: Speaker, player: int, steps: Sequence[ExpectedStep]) -> str:
    """What one player is expected to do before another one acts."""
    same = groupby(steps, lambda step: (step.kind, step.option))
    does = [_step_words(speaker, player, kind, option, len(list(alike))) for (kind, option), alike in same]
    return speaker.say("bot-line-turn", player, does=listed(speaker.words, does))


def _step_words(speaker: Speaker, player: int, kind: str, option: Option | None, count: int) -> str:
    if kind == DRAW:
        return speaker.say("bot-line-draw", player, count=count)
    if kind == ACHIEVE and option is not None:
        return speaker.say("bot-line-achieve", player, age=option.value)
    assert kind in (MELD, DOGMA)
    if option is None or option.card is None:
        return speaker.say(f"bot-line-{kind}.unknown", player, count=count)
    key = "bot-line-dogma.again" if kind == DOGMA and count > 1 else f"bot-line-{kind}"
    return speaker.say(key, player, title=card_title(speaker.words, option.card), count=count)


def _sure(reason: Reason) -> str:
    ahead = reason.chance - reason.second
    if reason.topic == WIN:
        return "won"
    if reason.topic == DRAWN:
        return "drawn"
    if reason.now is not None and reason.worst is None:
        return "alone"
    if ahead <= -CLOSE_MARGIN:
        return "whim"
    return "close" if ahead < CLOSE_MARGIN else "clear"
