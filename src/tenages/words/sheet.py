"""A card as a sheet of text: facts, icons in their slots, effects, and where editions differ."""

from __future__ import annotations

from typing import NamedTuple

from tenages.cards import EXPANSIONS, SPECIALS, find_card
from tenages.rules.achievements import Special
from tenages.rules.card import EDITION_TEXTS, THIRD, Card, Effect
from tenages.rules.icons import COLOR_NAMES, ICON_NAMES
from tenages.words.catalogue import Words
from tenages.words.speaker import sentence
from tenages.words.terms import (
    SLOT_KEYS,
    card_title,
    effect_text,
    slot_words,
    special_key,
    special_name,
    texts_title,
    texts_words,
)


class EffectLine(NamedTuple):
    """One line of a card: the effect and its text."""

    effect: Effect
    text: str


def facts(words: Words, card: Card) -> str:
    """ "yellow, age 1, features leaf"; the set is named if it is not the base set."""
    text = words.say("sheet-facts", color=COLOR_NAMES[card.color], age=card.age, icon=ICON_NAMES[card.dogma])
    if card.deck not in EXPANSIONS:
        return text
    return words.say("sheet-facts-set", set=words.say(f"set-title-{card.deck}"), facts=text)


def slots(words: Words, card: Card) -> list[str]:
    """What each slot holds: "top left: picture"."""
    return [
        words.say("sheet-slot", where=words.say(key), what=slot_words(words, card, place))
        for place, key in enumerate(SLOT_KEYS)
    ]


def effect_lines(words: Words, card: Card, texts: int) -> list[EffectLine]:
    """All effects of the card in these texts, numbered where there are several; the echo effect comes first."""
    lines = [] if card.echo_effect is None else [echo_line(words, card.echo_effect)]
    effects = card.effects[texts]
    for effect in effects:
        text = effect_text(words, effect)
        if len(effects) > 1:
            text = words.say("sheet-effect", number=effect.number, text=text)
        lines.append(EffectLine(effect, text))
    return lines


def echo_line(words: Words, echo: Effect) -> EffectLine:
    """An echo effect, marked as such."""
    return EffectLine(echo, words.say("sheet-echo", text=effect_text(words, echo)))


def differs(card: Card) -> bool:
    """Whether the editions print different effects on the card."""
    keys = [[effect.key for effect in card.effects[texts]] for texts in EDITION_TEXTS]
    return any(others != keys[0] for others in keys)


def texts_heading(words: Words, texts: int) -> str:
    """ "First-edition text (Asmadi, first edition; Iello)"."""
    return sentence(words.say("sheet-texts", texts=texts_title(words, texts), editions=texts_words(words, texts)))


def claims(words: Words, card: Card) -> list[str]:
    """Which special achievement the card can claim."""
    return [
        words.say("sheet-can-claim", name=special_name(words, special), text=special_text(words, special))
        for special in SPECIALS
        if special.via == card.title
    ]


def special_text(words: Words, special: Special) -> str:
    """The condition of a special achievement."""
    return words.say(f"{special_key(special)}.text")


def special_sheet(words: Words, special: Special) -> list[str]:
    """A special achievement as a sheet."""
    sets = [words.say(f"set-title-{card_set.name}") for card_set in EXPANSIONS.values() if special in card_set.specials]
    name = special_name(words, special)
    return [
        words.say("sheet-special-set", name=name, set=sets[0]) if sets else words.say("sheet-special", name=name),
        words.say("sheet-special-text", text=special_text(words, special)),
        words.say("sheet-special-via", title=card_title(words, find_card(special.via))),
    ]


def plain_sheet(words: Words, card: Card, texts: int = THIRD) -> list[str]:
    """The whole sheet as lines of text."""
    lines = [card_title(words, card), facts(words, card), *slots(words, card), *_texts(words, card, texts)]
    for other in EDITION_TEXTS:
        if other != texts and differs(card):
            lines += [texts_heading(words, other), *_texts(words, card, other)]
    return [*lines, *claims(words, card)]


def _texts(words: Words, card: Card, texts: int) -> list[str]:
    return [line.text for line in effect_lines(words, card, texts)]
