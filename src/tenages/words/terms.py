"""The small words that every sentence is made of: names, colours, icons, cards, numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tenages.cards import EXPANSIONS, SPECIALS
from tenages.rules.achievements import Special
from tenages.rules.card import FIRST, Card, Effect
from tenages.rules.editions import EDITIONS
from tenages.rules.icons import BONUS, ECHO, HEX, NOTE
from tenages.rules.options import BACKS_OF_A_SET

PLAYER_NAMES: Final = ("Ann", "Bob", "Cid", "Dan", "Eve")
COLOUR_WORDS: Final = ("red", "yellow", "green", "blue", "purple")
COLOUR_LETTERS: Final = ("R", "Y", "G", "B", "P")
ICON_WORDS: Final = ("castle", "crown", "leaf", "lightbulb", "factory", "clock")
SPLAY_WORDS: Final = ("not splayed", "left", "right", "up")
SLOT_WORDS: Final = ("top left", "bottom left", "bottom centre", "bottom right")
PICTURE: Final = "picture"
MUSIC_NOTE: Final = "music note"
ECHO_EFFECT: Final = "echo effect"
SET_WORDS: Final = {"echoes": "Echoes"}
"""What an expansion is called for short, before the value of a card: "an Echoes 3". The base set goes unsaid."""
SET_TITLES: Final = {"echoes": "Echoes of the Past"}
SET_LETTERS: Final = {"echoes": "E"}
EDITION_WORDS: Final = {
    "asmadi-1": "Asmadi, first edition",
    "iello": "Iello",
    "asmadi-3": "Asmadi, third edition",
}
_NUMBERS: Final = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
_ORDINALS: Final = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth")
_SECOND_PERSON: Final = {"has": "have", "is": "are", "does": "do", "passes": "pass", "carries": "carry", "must": "must"}


class Speaker:
    """Puts players into sentences: by name, or as "you" where the sentence is about its reader."""

    def __init__(self, names: Sequence[str], reader: int | None = None) -> None:
        self.names = names
        self.reader = reader

    def name(self, seat: int) -> str:
        """ "Ann", or "you"."""
        return "you" if seat == self.reader else self.names[seat]

    def does(self, seat: int, verb: str) -> str:
        """ "Ann draws", or "you draw": the verb is given as it goes with a name."""
        return f"{self.name(seat)} {self.verb(seat, verb)}"

    def verb(self, seat: int, verb: str) -> str:
        """ "draws", or "draw" where the sentence is about "you"."""
        return verb if seat != self.reader else _SECOND_PERSON.get(verb, verb.removesuffix("s"))

    def of(self, seat: int, thing: str) -> str:
        """ "Ann's hand", or "your hand"."""
        return f"your {thing}" if seat == self.reader else f"{self.names[seat]}'s {thing}"

    def own(self, seat: int, thing: str) -> str:
        """The same after the owner was named: "hand", or "your hand"."""
        return f"your {thing}" if seat == self.reader else thing


def sentence(text: str) -> str:
    """The text with a capital at its start."""
    return text[:1].upper() + text[1:]


def listed(things: Sequence[str], last: str = "and") -> str:
    """ "a", "a and b", "a, b and c"."""
    if len(things) < 2:
        return "".join(things)
    return f"{', '.join(things[:-1])} {last} {things[-1]}"


def number(count: int) -> str:
    """Small numbers in words."""
    return _NUMBERS[count] if 0 <= count < len(_NUMBERS) else str(count)


def ordinal(count: int) -> str:
    """ "first", "second", "third"."""
    return _ORDINALS[count - 1] if 1 <= count <= len(_ORDINALS) else f"{count}th"


def counted(count: int, thing: str, things: str = "") -> str:
    """ "1 card", "2 cards"; the plural is given where it is not made with an s."""
    return f"{count} {thing}" if count == 1 else f"{count} {things or f'{thing}s'}"


def emptiness(ages: Sequence[int]) -> str:
    """Why a higher card was drawn: "for 4 is empty", "for 4 and 5 are empty", "for 1 to 9 are empty"."""
    if not ages:
        return ""
    which = f"{ages[0]} to {ages[-1]}" if len(ages) > 2 else listed([str(age) for age in ages])
    return f"for {which} {'is' if len(ages) == 1 else 'are'} empty"


def a_value(value: int) -> str:
    """Some card of a value: "a 3", "an 8"."""
    return f"an {value}" if value in (8, 11) else f"a {value}"


def a_back(value: int, deck: str | None) -> str:
    """A card of which only the back is known: "a 3", "an Echoes 3"; the same without a set where that is hidden."""
    expansion = SET_WORDS.get(deck or "")
    return f"an {expansion} {value}" if expansion else a_value(value)


def read_back(code: int) -> tuple[int, str | None]:
    """The value and the set that the number of a back stands for; no set is named for the base set's."""
    number_of, value = divmod(code, BACKS_OF_A_SET)
    names = [card_set.name for card_set in EXPANSIONS.values() if card_set.number == number_of]
    return value, names[0] if names else None


def card_name(card: Card) -> str:
    """The printed title."""
    return card.title


def card_words(card: Card) -> str:
    """A card with what one wants to know first: "Agriculture (yellow 1)"."""
    return f"{card_name(card)} ({COLOUR_WORDS[card.color]} {card.age})"


def slot_words(card: Card, place: int) -> str:
    """What a slot of a card holds: an icon, a bonus, the echo effect, or the picture that counts for nothing."""
    slot = card.slots[place]
    if slot == BONUS:
        return f"bonus {card.bonus}"
    return {HEX: PICTURE, NOTE: MUSIC_NOTE, ECHO: ECHO_EFFECT}.get(slot) or ICON_WORDS[slot]


def effect_words(effect: Effect) -> str:
    """Which effect of which card: "Writing", "effect 2 of Oars" where the card has several, "the echo of Bell"."""
    if effect.is_echo:
        return f"the echo of {card_name(effect.card)}"
    several = any(effect in texts and len(texts) > 1 for texts in effect.card.effects)
    title = card_name(effect.card)
    return f"effect {effect.number} of {title}" if several else title


def special_of(number_of: int) -> Special | None:
    """The special achievement with that number."""
    for special in SPECIALS:
        if special.number == number_of:
            return special
    return None


def achievement_words(age: int, points: int) -> str:
    """The achievement of an age and what it costs: "3 (15 points)"."""
    return f"{age} ({counted(points, 'point')})"


def edition_words(name: str) -> str:
    """The edition's name as one says it."""
    return EDITION_WORDS.get(name, name)


def table_words(edition: str, expansions: Sequence[str], american: bool) -> str:
    """Whose rules are played and with what: "Iello · with Echoes of the Past, American variant"."""
    text = edition_words(edition)
    if expansions:
        text += f" · with {listed([SET_TITLES.get(name, name) for name in expansions])}"
    return f"{text}, American variant" if american else text


def texts_words(texts: int) -> str:
    """Which editions carry these card texts: "Asmadi, first edition; Iello"."""
    return "; ".join([edition_words(name) for name, edition in EDITIONS.items() if edition.texts == texts])


def texts_title(texts: int) -> str:
    """What these card texts are called."""
    return "first-edition text" if texts == FIRST else "third-edition text"
