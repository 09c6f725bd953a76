"""What a card or a pile shows, as text: icons, bonuses and echo effects, and how they would change."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from tenages.rules.card import Card
from tenages.rules.icons import BONUS, ECHO, ICON_NAMES, ICONS, UNSPLAYED
from tenages.sight.facts import Visible, visible, visible_bonuses, visible_echoes
from tenages.sight.scene import Face
from tenages.words.catalogue import Words


@cache
def icons_words(words: Words, card: Card) -> str:
    """What is printed in the slots of a card: "2 castle, 1 crown", "1 lightbulb, bonus 3, echo"."""
    found = visible((card,), UNSPLAYED)
    parts = [_icons(words, icon, found[icon, 0]) for icon in ICONS if (icon, 0) in found]
    if card.bonus:
        parts.append(words.say("shows-bonus", points=card.bonus))
    if (ECHO, 0) in found:
        parts.append(words.say("shows-echo"))
    return ", ".join(parts)


def change_words(words: Words, before: Visible, after: Visible) -> str:
    """How the visible icons, bonuses and echoes change, gains first: "+3 leaf, +bonus 2, -1 castle, -echo"."""
    gains = _signed(words, "+", _more(after, before))
    losses = _signed(words, "-", _more(before, after))
    return ", ".join(gains + losses) or words.say("shows-no-change")


def _more(these: Visible, those: Visible) -> Visible:
    """What is more often among these than among those, and how much more often."""
    return {thing: times - those.get(thing, 0) for thing, times in these.items() if times > those.get(thing, 0)}


def _signed(words: Words, sign: str, things: Visible) -> list[str]:
    parts: list[str] = []
    for (slot, points), count in sorted(things.items()):
        if slot in ICONS:
            parts.append(f"{sign}{_icons(words, slot, count)}")
        else:
            # Bonuses have different values, so each is listed separately.
            thing = words.say("shows-bonus", points=points) if slot == BONUS else words.say("shows-echo")
            parts += [f"{sign}{thing}"] * count
    return parts


@cache
def _icons(words: Words, icon: int, count: int) -> str:
    return words.say("shows-icons", count=count, icon=ICON_NAMES[icon])


def extras_words(words: Words, pile: Sequence[Face], splay: int) -> str:
    """What a pile shows besides icons, in short form: "1 echo +3 +1"; the echo effects, then the bonuses."""
    echoes = len(visible_echoes(pile, splay))
    parts = [words.say("count-echoes", count=echoes)] if echoes else []
    return " ".join([*parts, *[f"+{points}" for points in visible_bonuses(pile, splay)]])
