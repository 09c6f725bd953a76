"""Which cards are wanted: by age, color, icon, set, what they do, and words of their texts in any language.

Within a group one entry is enough; all groups count. The page filters in the same way (`web/src/cardbook/finding.ts`).
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from tenages.cardbook.deeds import DEEDS, deeds_of, effects_of
from tenages.cards import CARDS, EXPANSIONS
from tenages.cards.titles import normalized
from tenages.rules.card import EDITION_TEXTS, THIRD, Card
from tenages.rules.errors import TenAgesError
from tenages.rules.icons import BONUS, COLOR_NAMES, ECHO, ICON_NAMES
from tenages.rules.options import LAST_AGE
from tenages.words.catalogue import LAYERS, Words, words_of
from tenages.words.terms import card_title, effect_text

BASE: Final = "base"
SETS: Final = (BASE, *EXPANSIONS)
SLOTS: Final = {**{name: number for number, name in enumerate(ICON_NAMES)}, "echo": ECHO, "bonus": BONUS}
"""What a card can show, by name."""
_AGES: Final = re.compile(r"(\d+)(?:-(\d+))?")


@dataclass(frozen=True)
class CardFilter:
    """What is wanted; an empty group lets all cards pass."""

    ages: tuple[int, ...] = ()
    colors: tuple[str, ...] = ()
    icons: tuple[str, ...] = ()
    sets: tuple[str, ...] = ()
    does: tuple[str, ...] = ()
    text: str = ""
    texts: int = THIRD
    """The card texts by which cards do something: FIRST or THIRD."""

    def cards(self) -> list[Card]:
        """The cards that pass, by age and color."""
        passing = [card for card in CARDS if self._passes(card)]
        return sorted(passing, key=lambda card: (card.age, card.color, card.index))

    def _passes(self, card: Card) -> bool:
        return (
            (not self.ages or card.age in self.ages)
            and (not self.colors or COLOR_NAMES[card.color] in self.colors)
            and (not self.icons or any(SLOTS[icon] in card.slots for icon in self.icons))
            and (not self.sets or card.deck in self.sets)
            and (not self.does or any(deed in deeds_of(card, self.texts) for deed in self.does))
            and self._is_said(card)
        )

    def _is_said(self, card: Card) -> bool:
        """Whether words on the card begin with all that was typed, in one of the languages."""
        looked = [re.compile(rf"(?<!\w){re.escape(word)}") for word in plain(self.text).split()]
        return not looked or any(all(word.search(text) for word in looked) for text in written(card))


@cache
def written(card: Card) -> tuple[str, ...]:
    """All that is written on a card in all editions, one text for each catalogue."""
    effects = {effect.key: effect for texts in EDITION_TEXTS for effect in effects_of(card, texts)}
    return tuple(
        [
            plain("\n".join([card_title(words, card), *[effect_text(words, each) for each in effects.values()]]))
            for words in map(words_of, LAYERS)
        ]
    )


def plain(text: str) -> str:
    """Without accents and capitals."""
    letters = unicodedata.normalize("NFD", text.replace("’", "'"))
    return "".join([letter for letter in letters if not unicodedata.combining(letter)]).lower()


# --- as someone types it ----------------------------------------------------------------------------------------------


def ages_typed(given: Iterable[str]) -> tuple[int, ...]:
    """ "1-3" and "2,5" are ages 1, 2, 3 and 5."""
    found: set[int] = set()
    for part in ",".join(given).replace(" ", "").split(","):
        match = _AGES.fullmatch(part)
        first, last = (0, 0) if match is None else (int(match[1]), int(match[2] or match[1]))
        if part and not 1 <= first <= last <= LAST_AGE:
            raise TenAgesError("unknown-ages", given=repr(part), last=LAST_AGE)
        found.update(range(first, last + 1) if part else ())
    return tuple(sorted(found))


def names_typed(given: Iterable[str], known: Sequence[str], said: Callable[[str], str]) -> tuple[str, ...]:
    """Names as someone types them, with commas or one by one; in the reader's language, as `said` gives it, too."""
    by_name = {normalized(way): name for name in known for way in (said(name), name)}
    found: list[str] = []
    for part in [part for text in given for part in text.split(",") if part.strip()]:
        if normalized(part) not in by_name:
            raise TenAgesError("unknown-filter", given=repr(part.strip()), known=tuple(known))
        found.append(by_name[normalized(part)])
    return tuple(found)


def deed_words(words: Words, deed: str) -> str:
    """What a card does, in words."""
    return words.say("cardbook-deed", deed=deed)


def filter_typed(
    words: Words,
    *,
    ages: Iterable[str] = (),
    colors: Iterable[str] = (),
    icons: Iterable[str] = (),
    sets: Iterable[str] = (),
    does: Iterable[str] = (),
    text: str = "",
    texts: int = THIRD,
) -> CardFilter:
    """A filter as someone types it; what there is not is an error that names what there is."""
    return CardFilter(
        ages_typed(ages),
        names_typed(colors, COLOR_NAMES, lambda name: words.say("color", color=name)),
        names_typed(icons, tuple(SLOTS), lambda name: _icon_words(words, name)),
        names_typed(sets, SETS, lambda name: words.say(f"cardbook-set-{name}")),
        names_typed(does, DEEDS, lambda name: deed_words(words, name)),
        text,
        texts,
    )


def _icon_words(words: Words, name: str) -> str:
    return words.say("icon", icon=name) if name in ICON_NAMES else words.say(f"cardbook-icon-{name}")
