"""What an analysis says of a choice: its mark, what was better, and why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol

from tenages.cards import CARDS
from tenages.rules.icons import ICON_NAMES
from tenages.words.bots import percent, without_gaps
from tenages.words.catalogue import Words
from tenages.words.speaker import Speaker, sentence
from tenages.words.terms import card_title, listed

TOPIC: Final = "topic"
OF_THE_OTHER: Final = ("loses", "gives", "idle", "points")
"""The reasons that name the option which is not as good."""
_CARDS: Final = {card.slug: card for card in CARDS}


class WhyBetter(Protocol):
    """One reason why an option is better than the one that was played."""

    @property
    def kind(self) -> str:
        """What kind of reason it is."""

    @property
    def seat(self) -> int | None:
        """Whom it is about, besides the player."""

    @property
    def card(self) -> str:
        """The card that it is about."""

    @property
    def value(self) -> int:
        """An age, or a number of points."""

    @property
    def name(self) -> str:
        """A topic, or a special achievement."""

    @property
    def own(self) -> int:
        """How many of the card's icon the player has."""

    @property
    def theirs(self) -> int:
        """How many of them the other one has."""


def mark_words(words: Words, mark: str) -> str:
    """The name of a mark: "mistake"."""
    return words.say(f"analysis-mark-{mark}")


def better_words(speaker: Speaker, label: str, best: float, played: float, whys: Sequence[WhyBetter]) -> str:
    """What was better and why: "Better: Activate Writing, 57% to win instead of 44%. Bob cannot share it yet."."""
    words = speaker.words
    told = [sentence(why_words(speaker, why)) for why in whys]
    said = words.say(
        "analysis-better", label=label, best=percent(words, best), played=percent(words, played), why=" ".join(told)
    )
    return without_gaps(said)


def why_words(speaker: Speaker, why: WhyBetter, *, played: bool = True) -> str:
    """One reason, as a sentence: why something is better than what was played, or else than the next best option."""
    words = speaker.words
    if why.kind == TOPIC:
        return words.say("bot-takes" if why.value else "bot-gains", topic=why.name)
    values: dict[str, str | int] = {"count": why.value, "own": why.own, "theirs": why.theirs}
    values["achievement"], values["of"] = _achievement(words, why), _achievement(words, why, ".of")
    if why.card:
        card = _CARDS[why.card]
        values["title"], values["icon"] = card_title(words, card), ICON_NAMES[card.dogma]
    kind = why.kind if played or why.kind not in OF_THE_OTHER else f"next-{why.kind}"
    return speaker.say(f"analysis-why-{kind}", why.seat, **values)


def ahead_words(speaker: Speaker, turn: int, seats: Sequence[int]) -> str:
    """Since which turn these players were ahead to the end; 0 for the whole game."""
    names = listed(speaker.words, [speaker.name(seat) for seat in seats])
    return speaker.words.say("analysis-ahead", turn=turn, names=names)


def turned_words(words: Words, change: float) -> str:
    """What the cards that were drawn changed: "luck of the draw +18%"."""
    return words.say("analysis-turned-luck", change=points_words(words, change))


def points_words(words: Words, change: float) -> str:
    """A change of a chance, in percentage points with its sign: "+6", "-12"."""
    return words.say("analysis-change", sign="minus" if round(change * 100) < 0 else "plus", change=abs(change))


def _achievement(words: Words, why: WhyBetter, part: str = "") -> str:
    """An achievement; part ".of" adds the preposition."""
    if why.name:
        return words.say(f"analysis-special{part}", name=words.say(f"special-{why.name.lower()}"))
    return words.say(f"analysis-age{part}", age=str(why.value))
