"""The terms that sentences are made of: names, colors, icons, cards, places."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from tenages.cards import EXPANSIONS
from tenages.rules import events
from tenages.rules.achievements import Special
from tenages.rules.card import TEXT_NAMES, Card, Effect
from tenages.rules.editions import EDITIONS
from tenages.rules.events import place_of, seat_of
from tenages.rules.icons import BONUS, COLOR_NAMES, ECHO, HEX, ICON_NAMES, NOTE
from tenages.rules.options import BACKS_OF_A_SET, MOST_PLAYERS
from tenages.words.catalogue import Words
from tenages.words.speaker import Speaker

BASE: Final = "base"
"""The name in messages for the base set, and for the set of a card whose set is hidden."""
SLOT_KEYS: Final = ("slot-top-left", "slot-bottom-left", "slot-bottom-centre", "slot-bottom-right")
PLACE_KEYS: Final = {
    events.HAND: "place-hand",
    events.SCORE: "place-score",
    events.BOARD: "place-board",
    events.FORECAST: "place-forecast",
    events.ACHIEVED: "place-achieved",
    events.SUPPLY: "place-supply",
    events.AVAILABLE: "place-available",
    events.BOX: "place-box",
}
_SLOTS: Final = {HEX: "picture", NOTE: "note", ECHO: "echo", BONUS: "bonus"}


def player_names(words: Words, count: int) -> tuple[str, ...]:
    """The default names of players."""
    assert count <= MOST_PLAYERS
    return tuple([words.say(f"player-{seat + 1}") for seat in range(count)])


def distinct(names: Sequence[str]) -> tuple[str, ...]:
    """The names of players; equal names get the seat number."""
    return tuple([name if names.count(name) == 1 else f"{name} {seat}" for seat, name in enumerate(names, start=1)])


# --- lists -----------------------------------------------------------------------------------------------------------


def listed(words: Words, things: Sequence[str]) -> str:
    """ "a", "a and b", "a, b and c"."""
    return _listed(words, "list-and", things)


def listed_or(words: Words, things: Sequence[str]) -> str:
    """ "a", "a or b", "a, b or c"."""
    return _listed(words, "list-or", things)


def clauses(words: Words, parts: Sequence[str]) -> str:
    """ "a; b; c"."""
    text = parts[0] if parts else ""
    for part in parts[1:]:
        text = words.say("list-clauses", before=text, last=part)
    return text


def _listed(words: Words, key: str, things: Sequence[str]) -> str:
    if len(things) < 2:
        return "".join(things)
    return words.say(key, before=", ".join(things[:-1]), last=things[-1])


def emptiness(words: Words, ages: Sequence[int]) -> str:
    """Why a higher card was drawn: "for 4 is empty", "for 4 and 5 are empty", "for 1 to 9 are empty"."""
    if not ages:
        return ""
    if len(ages) > 2:
        which = words.say("ages-from-to", first=ages[0], last=ages[-1])
    else:
        which = listed(words, [str(age) for age in ages])
    return words.say("empty-ages", count=len(ages), ages=which)


# --- cards -----------------------------------------------------------------------------------------------------------
# These are in nearly every sentence, and there are few of them, so each is made once.


@cache
def card_title(words: Words, card: Card) -> str:
    """The title, in the catalogue's language."""
    return words.say(f"card-{card.slug}")


@cache
def card_words(words: Words, card: Card) -> str:
    """A card with its color and age: "Agriculture (yellow 1)"."""
    return words.say("card-named", title=card_title(words, card), color=COLOR_NAMES[card.color], age=card.age)


def effect_text(words: Words, effect: Effect) -> str:
    """The text of an effect."""
    return words.say(f"card-{effect.card.slug}.{effect.key}")


@cache
def effect_words(words: Words, effect: Effect) -> str:
    """Which effect of which card: "Writing", "effect 2 of Oars" where the card has several, "the echo of Bell"."""
    several = any(effect in texts and len(texts) > 1 for texts in effect.card.effects)
    kind = "echo" if effect.is_echo else "several" if several else "only"
    return words.say("effect-named", kind=kind, number=effect.number, title=card_title(words, effect.card))


@cache
def a_value(words: Words, value: int) -> str:
    """A card of a value: "a 3", "an 8"."""
    return words.say("value-some", value=value)


@cache
def a_back(words: Words, value: int, deck: str | None) -> str:
    """A card of which only the back is known: "a 3", "an Echoes 3"; the same without a set where that is hidden."""
    return words.say("back-some", value=value, deck=deck or BASE)


@cache
def read_back(code: int) -> tuple[int, str | None]:
    """The value and the set that the number of a back stands for; None for the base set."""
    number_of, value = divmod(code, BACKS_OF_A_SET)
    names = [card_set.name for card_set in EXPANSIONS.values() if card_set.number == number_of]
    return value, names[0] if names else None


def slot_words(words: Words, card: Card, place: int) -> str:
    """What a slot of a card holds: an icon, a bonus, the echo effect, or the picture that counts for nothing."""
    slot = card.slots[place]
    icon = ICON_NAMES[slot] if slot in range(len(ICON_NAMES)) else ""
    return words.say("slot", slot=_SLOTS.get(slot, "icon"), icon=icon, points=card.bonus)


@cache
def color_name(words: Words, color: int) -> str:
    """ "red"."""
    return words.say("color", color=COLOR_NAMES[color])


def color_letter(words: Words, color: int) -> str:
    """ "R", where there is little space."""
    return words.say("color-letter", color=COLOR_NAMES[color])


@cache
def icon_name(words: Words, icon: int) -> str:
    """ "castle"."""
    return words.say("icon", icon=ICON_NAMES[icon])


# --- achievements ----------------------------------------------------------------------------------------------------


def special_key(special: Special) -> str:
    """The message key of a special achievement: the message is its name, and one of its parts is its text."""
    return f"special-{special.name.lower()}"


@cache
def special_name(words: Words, special: Special) -> str:
    """The name of a special achievement."""
    return words.say(special_key(special))


def achievement_words(words: Words, age: int, points: int) -> str:
    """The achievement of an age and what it costs: "3 (15 points)"."""
    return words.say("achievement-named", age=age, count=points)


# --- places ----------------------------------------------------------------------------------------------------------


def place_words(speaker: Speaker, code: int, part: str = "", about: int | None = None) -> str:
    """A place, with its owner: "your hand", "Bob's board"; part "from" or "to" adds the preposition.

    If the sentence is `about` the owner and has already named him, he is not named again: "hand".
    """
    key = PLACE_KEYS[place_of(code)]
    owner = seat_of(code)
    if part:
        key = f"{key}.{part}"
    if owner < 0:
        return speaker.say(key)
    whose = "your" if owner == speaker.reader else "own" if owner == about else "other"
    return speaker.say(key, whose=whose, owner=speaker.names[owner])


# --- editions --------------------------------------------------------------------------------------------------------


def edition_words(words: Words, name: str) -> str:
    """The edition's name for readers."""
    return words.say(f"edition-{name}")


def table_words(words: Words, edition: str, expansions: Sequence[str], american: bool) -> str:
    """The edition, expansions and variant of a table: "Iello · with Echoes of the Past, American variant"."""
    text = edition_words(words, edition)
    if expansions:
        sets = listed(words, [words.say(f"set-title-{name}") for name in expansions])
        text = words.say("table-with", edition=text, sets=sets)
    return words.say("table-american", table=text) if american else text


def texts_words(words: Words, texts: int) -> str:
    """The editions that print these card texts: "Asmadi, first edition; Iello"."""
    return clauses(words, [edition_words(words, name) for name, edition in EDITIONS.items() if edition.texts == texts])


def texts_title(words: Words, texts: int) -> str:
    """The name of these card texts."""
    return words.say(f"texts-{TEXT_NAMES[texts]}")
