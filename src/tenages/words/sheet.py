"""A card as a sheet of text: facts, icons in their slots, effects, and where editions differ."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tenages.cards import EXPANSIONS, SPECIALS
from tenages.rules.achievements import Special
from tenages.rules.card import EDITION_TEXTS, THIRD, Card, Effect
from tenages.words.terms import (
    COLOUR_WORDS,
    ICON_WORDS,
    SET_TITLES,
    SLOT_WORDS,
    sentence,
    slot_words,
    texts_title,
    texts_words,
)

NOT_WRITTEN = "This card's effects are not written yet."


class EffectLine(NamedTuple):
    """One line of a card: the effect, if it is one, and its words."""

    effect: Effect | None
    text: str


def facts(card: Card) -> str:
    """ "yellow, age 1, features leaf"; the set is named if it is not the base set."""
    text = f"{COLOUR_WORDS[card.color]}, age {card.age}, features {ICON_WORDS[card.dogma]}"
    return f"{SET_TITLES[card.deck]}: {text}" if card.deck in SET_TITLES else text


def slots(card: Card) -> list[str]:
    """What each slot holds: "top left: picture"."""
    return [f"{where}: {slot_words(card, place)}" for place, where in enumerate(SLOT_WORDS)]


def effect_lines(card: Card, texts: int) -> list[EffectLine]:
    """All effects of the card in these texts, numbered where there are several; the echo effect comes first."""
    lines = [] if card.echo_effect is None else [echo_line(card.echo_effect)]
    effects = card.effects[texts]
    for effect in effects:
        lines.append(EffectLine(effect, effect.text if len(effects) == 1 else f"{effect.number}. {effect.text}"))
    return lines or [EffectLine(None, NOT_WRITTEN)]


def echo_line(echo: Effect) -> EffectLine:
    """An echo effect, marked as such."""
    return EffectLine(echo, f"Echo: {echo.text}")


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
    sets = [SET_TITLES[card_set.name] for card_set in EXPANSIONS.values() if special in card_set.specials]
    return [
        f"{special.name}, a special achievement" + "".join([f" of {title}" for title in sets]),
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
    lines = [card.title, facts(card), *slots(card), *_texts(card, texts)]
    for other in EDITION_TEXTS:
        if other != texts and differs(card):
            lines += [texts_heading(other), *_texts(card, other)]
    return [*lines, *claims(card)]


def _texts(card: Card, texts: int) -> list[str]:
    return [line.text for line in effect_lines(card, texts)]
