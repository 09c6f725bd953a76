"""The labels of options, and hints about their consequences."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tenages.rules import options
from tenages.rules.achievements import price
from tenages.rules.card import Card
from tenages.rules.events import SCORE
from tenages.rules.icons import COLOR_NAMES, SPLAY_NAMES
from tenages.rules.options import LAST_AGE, Decision, Option
from tenages.rules.purposes import FIRST_MELD, PROMOTE
from tenages.sight.facts import (
    NextDraw,
    achieved_of_age,
    activated_by,
    next_draw,
    place_of_card,
    top_of_supply,
    visible,
)
from tenages.sight.scene import Face, SeatScene
from tenages.sight.view import View
from tenages.words.catalogue import Words
from tenages.words.prompts import common_place, declining, from_place, purpose_key
from tenages.words.reasons import would_happen
from tenages.words.shows import change_words, icons_words
from tenages.words.speaker import Speaker, sentence
from tenages.words.terms import (
    BASE,
    a_back,
    a_value,
    achievement_words,
    card_title,
    card_words,
    clauses,
    color_name,
    emptiness,
    icon_name,
    read_back,
)

HINTS_KEPT: Final = 8192
"""How many hints about melds are kept: the cards in a hand are offered again and again."""


def option_label(speaker: Speaker, option: Option, decision: Decision, view: View) -> str:
    """The label of an option: "Draw a 3", "Meld Agriculture (yellow 1)", "Keep them all"."""
    return sentence(_label(option, decision, view, speaker))


def _label(option: Option, decision: Decision, view: View, speaker: Speaker) -> str:
    words = speaker.words
    purpose = purpose_key(decision.purpose)
    kind = option.kind
    if kind == options.DRAW:
        top = next_draw(view, decision.player).top
        if top is None:
            return words.say("option-draw-beyond")
        return words.say("option-draw", what=a_back(words, top.age, top.deck))
    if kind == options.MELD:
        return words.say("option-meld", what=card_words(words, _card(option)))
    if kind == options.DOGMA:
        return words.say("option-dogma", title=card_title(words, _card(option)))
    if kind == options.ACHIEVE:
        points = price(option.value, achieved_of_age(view.scene.seats[decision.player], option.value))
        return words.say("option-achieve", achievement=achievement_words(words, option.value, points))
    if kind == options.PASS:
        return declining(speaker, decision, view)
    if kind == options.YES:
        return words.say(f"{purpose}.yes")
    if kind == options.SHOW:
        return words.say("option-show")
    if kind == options.EITHER:
        return _alternative(option, decision, words)
    if kind == options.COLOR and words.has(f"{purpose}.pick-color"):
        return words.say(f"{purpose}.pick-color", color=COLOR_NAMES[option.value])
    return words.say(f"{purpose}.pick", what=_thing(option, decision, view, speaker))


def _alternative(option: Option, decision: Decision, words: Words) -> str:
    """One of the two alternatives that a card offers."""
    key = f"either-{decision.card.slug}" if decision.card is not None else ""
    if words.has(key):
        return words.say(key if option.value == 1 else f"{key}.second")
    return words.say("option-first" if option.value == 1 else "option-second")


def _thing(option: Option, decision: Decision, view: View, speaker: Speaker) -> str:
    """What the option names: a card, a back, a supply pile, a player, a color, a value or an icon."""
    words = speaker.words
    if option.kind == options.BACK:
        place = from_place(speaker, option.player * 8 + SCORE)
        return words.say("option-from", what=a_back(words, *read_back(option.value)), place=place)
    if option.kind == options.DECK:
        return _deck(option, view, words)
    if option.kind == options.PLAYER:
        return speaker.name(option.player)
    if option.kind == options.COLOR:
        return color_name(words, option.value)
    if option.kind == options.VALUE:
        return a_value(words, option.value) if decision.purpose == "draw" else str(option.value)
    if option.kind == options.ICON:
        return icon_name(words, option.value)
    card = _card(option)
    place = "" if common_place(decision, speaker, view) else from_place(speaker, place_of_card(view, card))
    named = card_words(words, card)
    return words.say("option-from", what=named, place=place) if place else named


def _deck(option: Option, view: View, words: Words) -> str:
    """A supply pile: "the 3s" where the sets are mixed, otherwise "the base 3s" or "the Echoes 3s"."""
    value, deck = read_back(option.value)
    if view.setup.american:
        return words.say("deck-of", value=value)
    return words.say("deck-of-set", value=value, set=words.say(f"set-{deck or BASE}"))


def _card(option: Option) -> Card:
    assert option.card is not None
    return option.card


# --- consequences ---------------------------------------------------------------------------------------------------


def option_hint(speaker: Speaker, option: Option, decision: Decision, view: View) -> str:
    """What the option would lead to, as far as its player may know; empty if the label says enough."""
    words = speaker.words
    seat = view.scene.seats[decision.player]
    if option.kind == options.DRAW:
        return _draw_hint(words, next_draw(view, decision.player))
    if option.kind == options.DECK:
        return _deck_hint(words, option, view)
    activated = activated_by(view, decision, option)
    if activated is not None:
        return would_happen(view, decision.player, activated, speaker)
    if option.kind == options.ACHIEVE:
        return _achieve_hint(words, option.value, view, seat)
    if option.kind == options.MELD or decision.purpose in (FIRST_MELD, "meld", PROMOTE):
        if option.card is None:
            return ""
        return _meld_hint(words, option.card, seat.piles[option.card.color], seat.splays[option.card.color])
    if option.kind == options.COLOR and decision.purpose.startswith("splay "):
        direction = SPLAY_NAMES.index(decision.purpose.removeprefix("splay "))
        return _splay_hint(words, seat.piles[option.value], seat.splays[option.value], direction)
    if option.kind == options.VALUE and decision.purpose == "draw" and option.value > LAST_AGE:
        return words.say("hint-beyond")
    if option.card is not None:
        return icons_words(words, option.card)
    return ""


def _draw_hint(words: Words, draw: NextDraw) -> str:
    parts = [emptiness(words, draw.passed)]
    if isinstance(draw.top, Card):
        parts.append(words.say("hint-it-is", card=card_words(words, draw.top)))
    return clauses(words, [part for part in parts if part])


def _deck_hint(words: Words, option: Option, view: View) -> str:
    """What is visible of the top card of a supply pile, if the name of the pile does not say it."""
    top = top_of_supply(view, option.value)
    if isinstance(top, Card):
        return words.say("hint-it-is", card=card_words(words, top))
    return a_back(words, top.age, top.deck) if view.setup.american else ""


def _achieve_hint(words: Words, age: int, view: View, seat: SeatScene) -> str:
    """The player's score, and how many achievements of that age he owns and are left."""
    owned = achieved_of_age(seat, age)
    parts = [words.say("hint-another", nth=owned + 1, age=age)] if owned else []
    left = len([card for card in view.scene.available if card.age == age])
    if left > 1:
        parts.append(words.say("hint-several-left", count=left))
    parts += [words.say("hint-points", count=seat.full_score), words.say("hint-not-spent")]
    return clauses(words, parts)


@lru_cache(HINTS_KEPT)
def _meld_hint(words: Words, card: Card, pile: tuple[Face, ...], splay: int) -> str:
    change = change_words(words, visible(pile, splay), visible((card, *pile), splay))
    if not pile:
        return words.say("hint-new-color", change=change)
    covered = pile[0]
    return (
        words.say("hint-covers", card=card_words(words, covered), change=change)
        if isinstance(covered, Card)
        else change
    )


def _splay_hint(words: Words, pile: tuple[Face, ...], splay: int, direction: int) -> str:
    return change_words(words, visible(pile, splay), visible(pile, direction))
