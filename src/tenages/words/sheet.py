"""A card as a sheet of text: facts, icons in their slots, effects, and where editions differ."""

from __future__ import annotations

from collections.abc import Sequence

from tenages.cards import SPECIALS
from tenages.rules.achievements import Special
from tenages.rules.card import EDITION_TEXTS, THIRD, Card, Effect
from tenages.words.terms import (
    COLOUR_WORDS,
    ICON_WORDS,
    SLOT_WORDS,
    icon_word,
    sentence,
    texts_title,
    texts_words,
)


def facts(card: Card) -> str:
    """ "yellow, age 1, features leaf"."""
    return f"{COLOUR_WORDS[card.color]}, age {card.age}, features {ICON_WORDS[card.dogma]}"


def slots(card: Card) -> list[str]:
    """What each slot holds: "top left: picture"."""
    return [f"{where}: {icon_word(slot)}" for where, slot in zip(SLOT_WORDS, card.slots, strict=True)]


def effect_lines(card: Card, texts: int) -> list[str]:
    """All effects of the card in these texts, numbered where there are several."""
    effects = card.effects[texts]
    if len(effects) == 1:
        return [effects[0].text]
    return [f"{effect.number}. {effect.text}" for effect in effects] or ["This card's effects are not written yet."]


def differs(card: Card) -> bool:
    """Whether the editions print other effects on the card."""
    first = _gist(card.effects[EDITION_TEXTS[0]])
    return any(_gist(card.effects[texts]) != first for texts in EDITION_TEXTS)


def _gist(effects: Sequence[Effect]) -> list[tuple[bool, str]]:
    return [(effect.is_demand, effect.text) for effect in effects]


def texts_heading(texts: int) -> str:
    """ "First-edition text (Asmadi, first edition; Iello)"."""
    return sentence(f"{texts_title(texts)} ({texts_words(texts)})")


def claims(card: Card) -> list[str]:
    """Which special achievement the card can claim."""
    return [f"Can claim {special.name}. {special_line(special)}" for special in SPECIALS if special.via == card.title]


def special_line(special: Special) -> str:
    """What a special achievement asks for."""
    return f"Otherwise it is claimed the instant that this holds: {special.text}"


def special_sheet(special: Special) -> list[str]:
    """A special achievement as a sheet."""
    return [
        f"{special.name}, a special achievement",
        f"Claimed the instant that this holds: {special.text}",
        f"{special.via} can claim it too.",
    ]


def find_special(name: str) -> Special | None:
    """The special achievement of that name, if it is one."""
    for special in SPECIALS:
        if special.name.casefold() == name.strip().casefold():
            return special
    return None


def plain_sheet(card: Card, texts: int = THIRD) -> list[str]:
    """The whole sheet as lines of text."""
    lines = [card.title, facts(card), *slots(card), *effect_lines(card, texts)]
    for other in EDITION_TEXTS:
        if other != texts and differs(card):
            lines += [texts_heading(other), *effect_lines(card, other)]
    return [*lines, *claims(card)]
